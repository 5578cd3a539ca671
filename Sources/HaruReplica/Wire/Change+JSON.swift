import HaruCore

/// Why an incoming item could not be read.
public enum WireError: Error, Equatable, Sendable {
    case notAnObject
    case badKind, badID, badFieldName, badStamp, badValue
    /// A stamp after the year 9999, of a clock that is off.
    case stampTooLate
    /// A record above 256 KiB or a field above 64 KiB.
    case tooLarge
}

extension Change {
    /// The most bytes of one record, and of one field, as they travel (sync 13).
    public static let recordLimit = 256 << 10
    public static let fieldLimit = 64 << 10

    /// `{"k":"session","id":"…","f":{"note":["…","0198…"]}}`, names in byte order, `"c":true` last
    /// on a confirmed deletion.
    public var json: JSON {
        var members = [
            JSON.Member("k", .string(kind.name)),
            JSON.Member("id", .string(id.text)),
            JSON.Member(
                "f",
                .object(
                    fields.map {
                        JSON.Member($0.name, .array([$0.value.json, .string($0.stamp.text)]))
                    })),
        ]
        if isConfirmed { members.append(JSON.Member("c", .bool(true))) }
        return .object(members)
    }

    /// Writes what `json` is.
    public func write(into bytes: inout [UInt8]) {
        append("{\"k\":", to: &bytes)
        JSON.writeString(kind.name, into: &bytes)
        append(",\"id\":\"", to: &bytes)
        id.write(into: &bytes)
        append("\",\"f\":{", to: &bytes)
        for (i, field) in fields.enumerated() {
            if i > 0 { bytes.append(UInt8(ascii: ",")) }
            JSON.writeString(field.name, into: &bytes)
            append(":[", to: &bytes)
            field.value.write(into: &bytes)
            append(",\"", to: &bytes)
            field.stamp.write(into: &bytes)
            append("\"]", to: &bytes)
        }
        append(isConfirmed ? "},\"c\":true}" : "}}", to: &bytes)
    }

    /// Reads an item; members it does not know are ignored.
    public init(json: JSON) throws(WireError) {
        guard let members = json["f"]?.members else { throw .notAnObject }
        guard let name = json["k"]?.string, Schema.isName(name) else { throw .badKind }
        guard let id = json["id"]?.string.flatMap({ RecordID($0) }) else { throw .badID }
        var fields: [ChangedField] = []
        for member in members {
            guard Schema.isName(member.name) else { throw .badFieldName }
            guard let pair = member.value.array, pair.count == 2 else { throw .badValue }
            guard let text = pair[1].string else { throw .badStamp }
            guard let stamp = Stamp(text) else {
                throw Stamp.isTooLate(text) ? .stampTooLate : .badStamp
            }
            guard let value = FieldValue(json: pair[0]) else { throw .badValue }
            fields.append(ChangedField(member.name, value, stamp))
        }
        self.init(kind: Kind(name), id: id, fields: fields, isConfirmed: json["c"]?.bool ?? false)
        let named = self.fields
        for (a, b) in zip(named, named.dropFirst()) where sameBytes(a.name, b.name) {
            throw .badFieldName
        }
    }

    /// Reads one line of an archive or one item of an exchange, within the limits of size.
    public init(text: [UInt8]) throws(WireError) {
        guard text.count <= Change.recordLimit else { throw .tooLarge }
        let json: JSON
        do { json = try JSON.parse(text) } catch { throw .notAnObject }
        try self.init(json: json)
        for field in fields where CanonicalEncoding.count(field.value) > Change.fieldLimit {
            throw .tooLarge
        }
    }
}
