import HaruCore

extension FieldValue {
    /// The value as JSON, one way for each value: whole numbers beyond 2^53, bytes, blobs and
    /// numbers that JSON does not have are objects whose only member begins with `$`, and a name
    /// of a map that begins with `$` gets another one (Docs/Wire.md). An object of this form that
    /// is none of ours is a newer version's and stays as it is.
    public var json: JSON {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .int(let value):
            value.magnitude <= 1 << 53
                ? .int(value) : .object([JSON.Member("$int", .string(String(value)))])
        case .double(let value):
            value.isFinite
                ? .double(value)
                : .object([
                    JSON.Member(
                        "$double", .string(value.isNaN ? "nan" : value > 0 ? "inf" : "-inf"))
                ])
        case .string(let value): .string(value)
        case .bytes(let value): .object([JSON.Member("$bytes", .string(Base64.text(value)))])
        case .blob(let value):
            .object([
                JSON.Member(
                    "$blob",
                    .object([
                        JSON.Member("hash", .string(Hex.text(value.hash))),
                        JSON.Member("size", .int(value.size)),
                        JSON.Member("type", .string(value.type)),
                    ]))
            ])
        case .list(let values): .array(values.map { $0.json })
        case .unknown(let member): .object([JSON.Member(member.name, member.value.json)])
        case .map(let members):
            .object(
                members.map { member in
                    let isEscaped = member.name.utf8.first == UInt8(ascii: "$")
                    return JSON.Member(
                        isEscaped ? "$" + member.name : member.name, member.value.json)
                })
        }
    }

    /// Writes what `json` is, without making it first where that is how most values are.
    func write(into bytes: inout [UInt8]) {
        switch self {
        case .string(let text): JSON.writeString(text, into: &bytes)
        case .int(let value) where value.magnitude <= 1 << 53:
            bytes.append(contentsOf: String(value).utf8)
        case .bool(let value): append(value ? "true" : "false", to: &bytes)
        default: json.write(into: &bytes)
        }
    }

    /// Reads what `json` writes.
    ///
    /// - Returns: `nil` for one of our `$` objects with content that is none, for a name with `$`
    ///   beside others, and beyond the nesting that values may have.
    public init?(json: JSON, depth: Int = 0) {
        guard depth <= FieldValue.allowedDepth else { return nil }
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .array(let elements):
            var values: [FieldValue] = []
            for element in elements {
                guard let value = FieldValue(json: element, depth: depth + 1) else { return nil }
                values.append(value)
            }
            self = .list(values)
        case .object(let members):
            guard let value = FieldValue.object(members, depth: depth) else { return nil }
            self = value
        }
    }

    private static func object(_ members: [JSON.Member], depth: Int) -> FieldValue? {
        if members.count == 1, let special = special(members[0]) { return special }
        if members.count == 1, isNewer(members[0].name) {
            return FieldValue(json: members[0].value, depth: depth + 1)
                .map { .unknown(Member(members[0].name, $0)) }
        }
        var decoded: [Member] = []
        for member in members {
            var name = member.name
            if name.utf8.first == UInt8(ascii: "$") {
                guard name.utf8.dropFirst().first == UInt8(ascii: "$") else { return nil }
                name = String(decoding: name.utf8.dropFirst(), as: UTF8.self)
            }
            guard let value = FieldValue(json: member.value, depth: depth + 1) else { return nil }
            decoded.append(Member(name, value))
        }
        return .map(unordered: decoded)
    }

    private static func isNewer(_ name: String) -> Bool {
        let isEscaped = name.utf8.dropFirst().first == UInt8(ascii: "$")
        return name.utf8.first == UInt8(ascii: "$") && !isEscaped
            && !["$int", "$double", "$bytes", "$blob"].contains { sameBytes($0, name) }
    }

    private static func special(_ member: JSON.Member) -> FieldValue? {
        if sameBytes(member.name, "$int") {
            return member.value.string.flatMap { Int64(digits: $0) }.map { .int($0) }
        }
        if sameBytes(member.name, "$bytes") {
            return member.value.string.flatMap { Base64.bytes($0) }.map { .bytes($0) }
        }
        if sameBytes(member.name, "$double"), let word = member.value.string {
            if sameBytes(word, "nan") { return .double(.nan) }
            if sameBytes(word, "inf") { return .double(.infinity) }
            if sameBytes(word, "-inf") { return .double(-.infinity) }
        }
        if sameBytes(member.name, "$blob"),
            let hash = member.value["hash"]?.string.flatMap({ Hex.bytes($0) }),
            let size = member.value["size"]?.int64, let type = member.value["type"]?.string
        {
            return BlobReference(hash: hash, size: size, type: type).map { .blob($0) }
        }
        return nil
    }
}
