import HaruCore

/// As much of CBOR (RFC 8949) as authenticators write: definite lengths, no tags.
indirect enum CBOR: Equatable, Sendable {
    case int(Int64)
    case bytes([UInt8])
    case text(String)
    case list([CBOR])
    case map([Member])
    /// A simple value or a float, which nothing here asks for.
    case other

    struct Member: Equatable, Sendable {
        let key: CBOR
        let value: CBOR
    }

    /// How deep and how many values there may be.
    private static let mostDepth = 8
    private static let mostValues = 1000

    /// - Parameter rest: where the value begins; what follows it is left.
    /// - Returns: `nil` when it is none of ours.
    init?(_ rest: inout ArraySlice<UInt8>) {
        var values = 0
        guard let value = CBOR.read(&rest, 0, &values) else { return nil }
        self = value
    }

    private static func read(
        _ rest: inout ArraySlice<UInt8>, _ depth: Int, _ values: inout Int
    ) -> CBOR? {
        values += 1
        guard depth <= mostDepth, values <= mostValues, let first = rest.popFirst(),
            let argument = argument(first & 31, &rest)
        else { return nil }
        switch first >> 5 {
        case 0: return Int64(exactly: argument).map { .int($0) }
        case 1: return Int64(exactly: argument).map { .int(-1 - $0) }
        case 2: return take(argument, &rest).map { .bytes($0) }
        case 3:
            return take(argument, &rest).flatMap { String(validating: $0, as: UTF8.self) }
                .map { .text($0) }
        case 4:
            guard argument <= UInt64(mostValues) else { return nil }
            var list: [CBOR] = []
            for _ in 0..<argument {
                guard let value = read(&rest, depth + 1, &values) else { return nil }
                list.append(value)
            }
            return .list(list)
        case 5:
            guard argument <= UInt64(mostValues) else { return nil }
            var map: [Member] = []
            for _ in 0..<argument {
                guard let key = read(&rest, depth + 1, &values),
                    let value = read(&rest, depth + 1, &values),
                    !map.contains(where: { $0.key == key })
                else { return nil }
                map.append(Member(key: key, value: value))
            }
            return .map(map)
        case 7: return .other
        default: return nil
        }
    }

    private static func argument(_ size: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt64? {
        if size < 24 { return UInt64(size) }
        guard size < 28 else { return nil }
        return take(1 << UInt64(size - 24), &rest)?.reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func take(_ count: UInt64, _ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard count <= UInt64(rest.count) else { return nil }
        let taken = Array(rest.prefix(Int(count)))
        rest = rest.dropFirst(Int(count))
        return taken
    }

    // MARK: Looking into it

    subscript(_ key: CBOR) -> CBOR? {
        guard case .map(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
    var int: Int64? { if case .int(let int) = self { int } else { nil } }
}
