import HaruCore

/// What happened to one field of a change.
public enum FieldOutcome: Equatable, Sendable {
    /// The incoming value is in.
    case applied
    /// A newer value, or the same one, was there already.
    case kept
    /// One stamp with two values: a copied store. The greater encoding is in.
    case clash
}

extension Record {
    /// Merges one field: the greater stamp wins. Equal stamps have equal values; should they differ
    /// all the same, the greater canonical encoding wins (sync 4, rule 1).
    ///
    /// - Parameter fromServer: whether the sender is the server, so that what it says is confirmed.
    public mutating func merge(_ incoming: Change.ChangedField, fromServer: Bool = false)
        -> FieldOutcome
    {
        guard let known = self[incoming.name] else {
            self[incoming.name] = Field(
                value: incoming.value, stamp: incoming.stamp, isPending: !fromServer)
            return .applied
        }
        if Mutant.isNewer(incoming.stamp, than: known.stamp) {
            replace(known, with: incoming, fromServer: fromServer)
            return .applied
        }
        guard incoming.stamp == known.stamp else {
            if fromServer, known.isPending {
                // The server has this older version; ours is still to be offered.
                let base = CanonicalEncoding.hash(
                    kind: kind, id: id, name: incoming.name, value: incoming.value,
                    stamp: incoming.stamp)
                self[incoming.name] = Field(value: known.value, stamp: known.stamp, base: base)
            }
            return .kept
        }
        if incoming.value == known.value {
            if fromServer, known.isPending {
                self[incoming.name] = Field(
                    value: known.value, stamp: known.stamp, isPending: false)
            }
            return .kept
        }
        if CanonicalEncoding.isGreater(incoming.value, known.value) {
            replace(known, with: incoming, fromServer: fromServer)
        }
        return .clash
    }

    private mutating func replace(
        _ known: Field, with incoming: Change.ChangedField, fromServer: Bool
    ) {
        self[incoming.name] = Field(
            value: incoming.value, stamp: incoming.stamp, isPending: !fromServer,
            base: fromServer ? nil : base(of: incoming.name, known))
    }

    /// What the server last had of a field that is about to be replaced.
    func base(of name: String, _ known: Field) -> FieldHash? {
        known.isPending
            ? known.base
            : CanonicalEncoding.hash(
                kind: kind, id: id, name: name, value: known.value, stamp: known.stamp)
    }
}
