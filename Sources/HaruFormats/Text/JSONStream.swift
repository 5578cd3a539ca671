import HaruCore

/// Why a JSON text cannot be read on.
enum JSONStreamError: Error {
    case truncated, malformed
}

/// Walks through a JSON text that arrives in pieces. Only one element is held at a time, so that a
/// file of gigabytes is read in the memory of its largest record.
struct JSONStream {
    /// One value, or why it could not be read; the text goes on behind it either way.
    enum Element {
        case value(JSON)
        case bad(ImportIssue.Reason)
    }

    /// An element above this many bytes is passed over.
    private static let limit = 1 << 20

    private var source: TextSource
    private var buffer: [UInt8] = []
    private var position = 0
    /// Of the next byte, counted from 1.
    private(set) var line = 1

    init(_ file: ImportFile) { source = file.text() }

    /// The next byte that is no white space.
    mutating func peek() throws(JSONStreamError) -> UInt8 {
        while true {
            while position < buffer.count {
                switch buffer[position] {
                case 0x0a:
                    line += 1
                    position += 1
                case 0x20, 0x09, 0x0d: position += 1
                default: return buffer[position]
                }
            }
            guard refill() else { throw .truncated }
        }
    }

    /// Takes `byte` if it is the next that is no white space.
    mutating func take(_ byte: UInt8) throws(JSONStreamError) -> Bool {
        guard try peek() == byte else { return false }
        position += 1
        return true
    }

    /// Walks through an array; `body` takes one element at each call.
    mutating func elements(
        _ body: (inout JSONStream) throws(JSONStreamError) -> Void
    ) throws(JSONStreamError) {
        guard try take(UInt8(ascii: "[")) else { throw .malformed }
        if try take(UInt8(ascii: "]")) { return }
        repeat { try body(&self) } while try take(UInt8(ascii: ","))
        guard try take(UInt8(ascii: "]")) else { throw .malformed }
    }

    /// Walks through an object; `body` takes the value of the member it is told the name of.
    mutating func members(
        _ body: (inout JSONStream, String) throws(JSONStreamError) -> Void
    ) throws(JSONStreamError) {
        guard try take(UInt8(ascii: "{")) else { throw .malformed }
        if try take(UInt8(ascii: "}")) { return }
        repeat {
            guard case .value(let name) = try value() else { throw .malformed }
            guard let name = name.string, try take(UInt8(ascii: ":")) else { throw .malformed }
            try body(&self, name)
        } while try take(UInt8(ascii: ","))
        guard try take(UInt8(ascii: "}")) else { throw .malformed }
    }

    /// Takes the value that comes next.
    mutating func value() throws(JSONStreamError) -> Element {
        var extent = JSONExtent(first: try peek())
        var length = 0
        var isTooLong = false
        while true {
            while position + length < buffer.count, !extent.isComplete {
                if extent.take(buffer[position + length]) { length += 1 }
            }
            if extent.isComplete { break }
            if length > JSONStream.limit {
                isTooLong = true
                skip(length)
                length = 0
            }
            guard refill() else { throw .truncated }
        }
        defer { skip(length) }
        if isTooLong || length > JSONStream.limit { return .bad(.lineTooLong) }
        if length == 0 { throw .malformed }
        var reader = JSONReader(bytes: Array(buffer[position..<position + length]))
        do throws(JSONError) {
            let value = try reader.value()
            return reader.position == length ? .value(value) : .bad(.unreadable)
        } catch {
            let isUTF8 = buffer.withUnsafeBufferPointer {
                UTF8Check.isValid($0.part(position..<position + length))
            }
            return .bad(isUTF8 ? .unreadable : .badEncoding)
        }
    }

    /// The value that comes next; null where it cannot be read.
    mutating func plainValue() throws(JSONStreamError) -> JSON {
        if case .value(let json) = try value() { return json }
        return .null
    }

    private mutating func skip(_ length: Int) {
        for i in position..<position + length where buffer[i] == 0x0a { line += 1 }
        position += length
    }

    private mutating func refill() -> Bool {
        guard let piece = source.read() else { return false }
        buffer.removeSubrange(0..<position)
        position = 0
        buffer.append(contentsOf: piece)
        return true
    }
}

/// Finds where a value ends, byte by byte.
private struct JSONExtent {
    private var depth = 0
    private var isInText = false
    private var isEscaped = false
    private let isScalar: Bool
    private(set) var isComplete = false

    init(first: UInt8) {
        isScalar =
            first != UInt8(ascii: "{") && first != UInt8(ascii: "[") && first != UInt8(ascii: "\"")
    }

    /// - Returns: whether `byte` belongs to the value.
    mutating func take(_ byte: UInt8) -> Bool {
        if isScalar {
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"), 0x20,
                0x0a, 0x0d, 0x09:
                isComplete = true
                return false
            default: return true
            }
        }
        if isInText {
            if isEscaped {
                isEscaped = false
            } else if byte == 0x5c {
                isEscaped = true
            } else if byte == 0x22 {
                isInText = false
                isComplete = depth == 0
            }
            return true
        }
        switch byte {
        case 0x22: isInText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            depth -= 1
            isComplete = depth == 0
        default: break
        }
        return true
    }
}

extension HistoryBuilder {
    /// Reads a JSON file with `body`, and reports where it is cut off or no JSON.
    mutating func readJSON(
        _ file: ImportFile,
        _ body: (inout HistoryBuilder, inout JSONStream) throws(JSONStreamError) -> Void
    ) {
        var stream = JSONStream(file)
        do throws(JSONStreamError) {
            try body(&self, &stream)
        } catch {
            report(error == .truncated ? .truncated : .unreadable, line: stream.line)
        }
    }

    /// Calls `body` with each element of the array that comes next, and reports those for which it
    /// throws.
    mutating func eachElement(
        of stream: inout JSONStream,
        _ body: (inout HistoryBuilder, JSON, Int) throws(ImportIssue.Reason) -> Void
    ) throws(JSONStreamError) {
        try stream.elements { (stream) throws(JSONStreamError) in
            _ = try stream.peek()
            let line = stream.line
            let element = try stream.value()
            do throws(ImportIssue.Reason) {
                switch element {
                case .value(let json): try body(&self, json, line)
                case .bad(let reason): throw reason
                }
            } catch {
                report(error, line: line)
            }
        }
    }
}

extension JSON {
    /// The texts of an array, other elements left out; empty if this is none.
    var texts: [String] { (array ?? []).compactMap { $0.string } }
}
