/// When and where a value was written, as the specification says it: compared by milliseconds, then
/// by counter, then by node.
public struct OracleStamp: Equatable, Comparable, Sendable {
    public let milliseconds: UInt64
    public let counter: UInt64
    public let node: UInt64

    public init(milliseconds: UInt64, counter: UInt64, node: UInt64) {
        self.milliseconds = milliseconds
        self.counter = counter
        self.node = node
    }

    public static func < (a: OracleStamp, b: OracleStamp) -> Bool {
        if a.milliseconds < b.milliseconds { return true }
        if a.milliseconds > b.milliseconds { return false }
        if a.counter < b.counter { return true }
        if a.counter > b.counter { return false }
        return a.node < b.node
    }

    /// For messages.
    var text: String { "\(milliseconds)/\(counter)/\(node)" }
}
