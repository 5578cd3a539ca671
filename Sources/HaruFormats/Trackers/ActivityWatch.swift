import HaruCore

/// ActivityWatch's export of its buckets: windows become the application, web pages the site, a
/// stopwatch its label. Times away from the keyboard and events without length are left out.
enum ActivityWatch {
    private static let name = "ActivityWatch"

    static func read(_ file: ImportFile, into builder: inout HistoryBuilder) {
        builder.readJSON(file) { (builder, stream) throws(JSONStreamError) in
            try stream.members { (stream, member) throws(JSONStreamError) in
                guard sameBytes(member, "buckets") else { return try skip(&stream) }
                // The server writes an object, its schema says an array.
                if try stream.peek() == UInt8(ascii: "[") {
                    try stream.elements { (stream) throws(JSONStreamError) in
                        try readBucket(&stream, into: &builder)
                    }
                } else {
                    try stream.members { (stream, _) throws(JSONStreamError) in
                        try readBucket(&stream, into: &builder)
                    }
                }
            }
        }
    }

    private static func skip(_ stream: inout JSONStream) throws(JSONStreamError) {
        _ = try stream.value()
    }

    private static func readBucket(
        _ stream: inout JSONStream, into builder: inout HistoryBuilder
    ) throws(JSONStreamError) {
        try stream.members { (stream, member) throws(JSONStreamError) in
            guard sameBytes(member, "events") else { return try skip(&stream) }
            try builder.eachElement(of: &stream) {
                (builder, event, line) throws(ImportIssue.Reason) in
                try take(event, line, &builder)
            }
        }
    }

    private static func take(
        _ event: JSON, _ line: Int, _ builder: inout HistoryBuilder
    ) throws(ImportIssue.Reason) {
        guard let data = event["data"] else { throw .unreadable }
        guard let start = event["timestamp"]?.string.flatMap({ ISO8601.instant($0) })?.milliseconds,
            let duration = event["duration"]?.double, duration >= 0, duration < 1e9
        else { throw .badTime }
        let end = start + Int64((duration * 1000).rounded())
        if data["running"]?.bool == true { return builder.countRunning() }
        guard floorDivide(end, 1000) > floorDivide(start, 1000) else { return builder.ignore() }
        var session = TrackedSession(start: start, end: end)
        // What an event's data holds tells its kind; the bucket's type may stand behind the events.
        if let url = data["url"]?.string {
            session.label = site(url)
            session.description = data["title"]?.string ?? ""
            session.details = [url]
        } else if let app = data["app"]?.string {
            session.label = app
            session.description = data["title"]?.string ?? ""
        } else if let label = data["label"]?.string {
            session.label = label
        } else {
            return builder.ignore()
        }
        try builder.add(session, tracker: name, line: line)
    }

    /// The host of a web address without `www.` and port; empty for other addresses.
    static func site(_ url: String) -> String {
        let bytes = Array(url.utf8)
        return bytes.withUnsafeBufferPointer { url in
            var host: ByteSlice
            if url.starts(with: "https://") {
                host = url.part(8..<url.count)
            } else if url.starts(with: "http://") {
                host = url.part(7..<url.count)
            } else {
                return ""
            }
            if let end = host.firstIndex(where: { $0 == 0x2f || $0 == 0x3f || $0 == 0x23 }) {
                host = host.part(0..<end)
            }
            if let user = host.lastIndex(of: 0x40) { host = host.part(user + 1..<host.count) }
            // The colons of an IPv6 address stand in brackets.
            if let port = host.lastIndex(of: 0x3a), !host.part(port..<host.count).contains(0x5d) {
                host = host.part(0..<port)
            }
            if host.starts(with: "www.") { host = host.part(4..<host.count) }
            return host.text
        }
    }
}
