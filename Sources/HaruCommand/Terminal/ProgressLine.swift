/// One line on standard error that is rewritten while something takes its time; nothing unless
/// somebody looks at it.
public struct ProgressLine {
    private let write: ([UInt8]) -> Void
    private let isShown: Bool
    private let width: Int
    private var last = ""

    init(isShown: Bool, width: Int, write: @escaping ([UInt8]) -> Void) {
        self.isShown = isShown
        self.width = width
        self.write = write
    }

    public mutating func show(_ text: String) {
        // One cell is left free: a full line would scroll in some terminals.
        let text = TextLayout.truncated(TextLayout.printable(text), to: width - 1)
        guard isShown, text != last else { return }
        last = text
        write(Array("\r\u{1b}[K\(text)".utf8))
    }

    /// Takes the line away, before anything else is written.
    public mutating func clear() {
        guard isShown, !last.isEmpty else { return }
        last = ""
        write(Array("\r\u{1b}[K".utf8))
    }
}
