import HaruCore

/// New identities for the records of an archive, and for what points at them. They follow from the
/// old ones and a salt, so that nothing has to be remembered of a million records.
public struct CopiedIDs: Sendable {
    private let salt: [UInt8]

    /// - Parameter random: 128 random bits, other ones for every copy.
    public init(random: (UInt64, UInt64)) {
        salt = RecordID(high: random.0, low: random.1).bytes
    }

    /// The identity of the copy of `id`.
    public func copy(of id: RecordID) -> RecordID {
        let digest = RecordID(bytes: SHA256.digest(salt + id.bytes)[0..<16])!
        return RecordID.random((digest.high, digest.low))
    }

    /// The field as the copy has it: references follow.
    ///
    /// What a newer version wrote is taken for a reference where it looks like one.
    func copy(of field: Change.ChangedField, in kind: Kind) -> (name: String, value: FieldValue) {
        let plain = Schema.setName(field.name) ?? field.name
        let type = Schema.definition(kind)?.fields.first { sameBytes($0.name, plain) }?.type
        switch type {
        case .id, .idOrNone: return (field.name, following(field.value))
        case .set: return (followingElement(field.name), field.value)
        case nil where !isCommon(field.name):
            return (followingElement(field.name), following(field.value))
        default: return (field.name, field.value)
        }
    }

    private func isCommon(_ name: String) -> Bool {
        Schema.commonFields.contains { sameBytes($0.name, name) }
    }

    private func followingElement(_ name: String) -> String {
        guard let set = Schema.setName(name) else { return name }
        let member = String(decoding: name.utf8.dropFirst(set.utf8.count + 1), as: UTF8.self)
        return RecordID(member).map { Schema.element(set, copy(of: $0)) } ?? name
    }

    private func following(_ value: FieldValue) -> FieldValue {
        switch value {
        case .string(let text): RecordID(text).map { .id(copy(of: $0)) } ?? value
        case .list(let values): .list(values.map { following($0) })
        case .map(let members): .map(members.map { .init($0.name, following($0.value)) })
        default: value
        }
    }
}
