import HaruCore

/// The newest commands that an owner did for other processes, oldest first. They are written in the
/// transaction of what they did, so that one whose answer was lost is not done twice.
package struct DoneCommands: Equatable, Sendable {
    package private(set) var ids: [RecordID] = []

    /// More than can be under way at once.
    package static let kept = 64
    static let key = "commands"

    package init() {}

    init(encoded: [UInt8]) {
        var position = 0
        while position + 16 <= encoded.count {
            if let id = RecordID(bytes: Array(encoded[position..<(position + 16)])) {
                ids.append(id)
            }
            position += 16
        }
    }

    var encoded: [UInt8] { ids.flatMap { $0.bytes } }

    /// With a command as the newest; a second commit of the same one changes nothing.
    func adding(_ id: RecordID) -> DoneCommands {
        guard !ids.contains(id) else { return self }
        var more = self
        more.ids.append(id)
        if more.ids.count > DoneCommands.kept { more.ids.removeFirst() }
        return more
    }

    package func contains(_ id: RecordID) -> Bool { ids.contains(id) }
}
