import HaruCore

/// Timewarrior: the monthly files of its data folder, and `timew export`. All times are UTC.
enum Timewarrior {
    private static let name = "Timewarrior"

    /// Reads lines such as `inc 20240304T092352Z - 20240304T102301Z # reading # "a note"`.
    static func readData(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.eachRow(of: file, .lines) { (builder, row) throws(ImportIssue.Reason) in
            let words = TimewarriorLine.words(row.bytes)
            if words.isEmpty { return }
            guard words[0].isBare("inc"), words.count > 1 else { throw .unreadable }
            guard let start = time(words[1].text) else { throw .badTime }
            guard words.count > 2, words[2].isBare("-") else { return builder.countRunning() }
            guard words.count > 3, let end = time(words[3].text) else { throw .badTime }
            let labels = words[4...].split(omittingEmptySubsequences: false) { $0.isBare("#") }
            var session = TrackedSession(start: start, end: end)
            // Nothing stands before the first mark.
            if labels.count > 1 { session.hang(on: labels[1].map { $0.text }) }
            for annotation in labels.dropFirst(2) {
                for word in annotation {
                    session.description += session.description.isEmpty ? word.text : " " + word.text
                }
            }
            try builder.add(session, tracker: name, line: row.line)
        }
    }

    static func readExport(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.readJSON(file) { (builder, stream) throws(JSONStreamError) in
            try builder.eachElement(of: &stream) {
                (builder, json, line) throws(ImportIssue.Reason) in
                guard let text = json["start"]?.string, let start = time(text) else {
                    throw .badTime
                }
                guard let text = json["end"]?.string else { return builder.countRunning() }
                guard let end = time(text) else { throw .badTime }
                var session = TrackedSession(start: start, end: end)
                session.hang(on: json["tags"]?.texts ?? [])
                session.description = json["annotation"]?.string ?? ""
                try builder.add(session, tracker: name, line: line)
            }
        }
    }

    static func time(_ text: String) -> Int64? {
        Array(text.utf8).withUnsafeBufferPointer { ClockText.compactUTC($0) }
    }
}

/// The words of a line of a Timewarrior file; quotes hold words with spaces together.
enum TimewarriorLine {
    struct Word {
        var text: String
        var isQuoted: Bool

        /// Whether this is `mark`, and not a tag that reads like it.
        func isBare(_ mark: String) -> Bool { !isQuoted && sameBytes(text, mark) }
    }

    static func words(_ line: ByteSlice) -> [Word] {
        var words: [Word] = []
        var i = 0
        while i < line.count {
            if line[i] == 0x20 || line[i] == 0x09 {
                i += 1
                continue
            }
            let isQuoted = line[i] == 0x22
            if isQuoted { i += 1 }
            var text: [UInt8] = []
            while i < line.count, isQuoted ? line[i] != 0x22 : line[i] != 0x20 {
                // Quotes are escaped; a backslash before anything else is itself.
                if line[i] == 0x5c, i + 1 < line.count, line[i + 1] == 0x22 || line[i + 1] == 0x5c {
                    i += 1
                }
                text.append(line[i])
                i += 1
            }
            if isQuoted { i += 1 }
            words.append(Word(text: String(decoding: text, as: UTF8.self), isQuoted: isQuoted))
        }
        return words
    }
}
