import HaruCore

extension HistoryBuilder {
    /// Reads `{"habits": [{…}, …]}`: calls `member` with each member of each habit, which takes its
    /// value, and `end` behind the last one. A habit is never held whole: it may have the records of
    /// many years.
    mutating func eachHabit<Habit>(
        of file: ImportFile, _ begin: (Int) -> Habit,
        member: (inout HistoryBuilder, inout Habit, String, inout JSONStream)
            throws(JSONStreamError) -> Void,
        end: (inout HistoryBuilder, Habit) -> Void
    ) {
        readJSON(file) { (builder, stream) throws(JSONStreamError) in
            try stream.members { (stream, name) throws(JSONStreamError) in
                guard sameBytes(name, "habits"), try stream.peek() == UInt8(ascii: "[") else {
                    _ = try stream.value()
                    return
                }
                try stream.elements { (stream) throws(JSONStreamError) in
                    guard try stream.peek() == UInt8(ascii: "{") else {
                        builder.report(.unreadable, line: stream.line)
                        _ = try stream.value()
                        return
                    }
                    var habit = begin(stream.line)
                    // What was read of a habit before its file breaks off is kept.
                    do throws(JSONStreamError) {
                        try stream.members { (stream, name) throws(JSONStreamError) in
                            try member(&builder, &habit, name, &stream)
                        }
                    } catch {
                        end(&builder, habit)
                        throw error
                    }
                    end(&builder, habit)
                }
            }
        }
    }

    /// Calls `body` with each element of the array that comes next; anything else is passed over.
    mutating func eachRecord(
        of stream: inout JSONStream,
        _ body: (inout HistoryBuilder, JSON, Int) throws(ImportIssue.Reason) -> Void
    ) throws(JSONStreamError) {
        guard try stream.peek() == UInt8(ascii: "[") else {
            _ = try stream.value()
            return
        }
        try eachElement(of: &stream, body)
    }
}
