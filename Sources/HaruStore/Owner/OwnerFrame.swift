/// One message between the owner of a store and somebody who wants something of it: what it is, and
/// its bytes. On the wire: the length of what follows in four bytes, highest first, the kind, the
/// bytes.
package struct OwnerFrame: Equatable, Sendable {
    package enum Kind: UInt8, CaseIterable, Sendable {
        /// Who speaks: the first of both sides.
        case hello = 1
        /// A command to run.
        case run
        /// For the standard output, and for the standard error, of whoever asked.
        case output, error
        /// A line of the standard input is needed; the command is to be sent again with it.
        case ask
        /// The command ended, with its exit code.
        case exit
        /// The owner does not know what is asked of it.
        case tooOld
        /// The command was done before, under an owner that could not say so any more.
        case doneBefore
    }

    package let kind: Kind
    package let bytes: [UInt8]

    /// The most bytes of one frame.
    package static let limit = 1 << 20

    package init(_ kind: Kind, _ bytes: [UInt8] = []) {
        precondition(bytes.count <= OwnerFrame.limit, "Long texts travel in several frames.")
        self.kind = kind
        self.bytes = bytes
    }

    package var encoded: [UInt8] {
        let length = UInt32(bytes.count + 1)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + [kind.rawValue]
            + bytes
    }
}

/// What arrived is no frame.
package enum OwnerFrameProblem: Error, Equatable, Sendable {
    case tooLong, unknownKind
}

/// Frames out of bytes that arrive in pieces.
package struct OwnerFrameReader {
    private var pending: [UInt8] = []

    package init() {}

    package mutating func append(_ bytes: some Sequence<UInt8>) {
        pending.append(contentsOf: bytes)
    }

    /// - Returns: the next frame; `nil` while it has not arrived whole.
    package mutating func next() throws(OwnerFrameProblem) -> OwnerFrame? {
        guard pending.count >= 4 else { return nil }
        let length = pending[..<4].reduce(0) { $0 << 8 | Int($1) }
        guard (1...OwnerFrame.limit + 1).contains(length) else { throw .tooLong }
        guard pending.count >= 4 + length else { return nil }
        guard let kind = OwnerFrame.Kind(rawValue: pending[4]) else { throw .unknownKind }
        let frame = OwnerFrame(kind, Array(pending[5..<(4 + length)]))
        pending.removeFirst(4 + length)
        return frame
    }
}
