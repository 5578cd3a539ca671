/// Rows that are written to the browser together. A row belongs to one page for its life.
final class ResidentPage {
    static let rowCount: UInt32 = 512
    /// A bound that no store reaches and that damaged bytes cannot make memory run out beyond.
    static let lastPosition: UInt32 = 1 << 26

    /// Pages of rows begin at 1; page 0 holds what is not a row.
    static func number(of position: UInt32) -> Int { Int((position - 1) / rowCount) + 1 }

    /// Bodies and frames of rows, in any order, with what was written over among them.
    var bytes: [UInt8] = []
    /// By place in the page.
    var rows: [ResidentRow] = []
    /// Whether it differs from what the last checkpoint wrote.
    var isDirty = false
    /// Bytes of frames nobody refers to any more.
    var waste = 0

    func frameLength(_ row: ResidentRow) -> Int {
        Int(row.length) + ResidentFrames.frameHeaderLength
    }

    /// - Returns: where the body lies.
    func append(_ body: [UInt8]) -> (offset: UInt32, length: UInt32) {
        ResidentFrames.appendFrame(body, to: &bytes)
        return (UInt32(bytes.count - body.count), UInt32(body.count))
    }

    func frame(_ row: ResidentRow) -> ArraySlice<UInt8> {
        let end = Int(row.offset) + Int(row.length)
        return bytes[Int(row.offset) - ResidentFrames.frameHeaderLength..<end]
    }

    /// Drops what was written over, once that is more than what is in use.
    func tidy() {
        guard waste > 4096, waste > bytes.count / 2 else { return }
        var kept: [UInt8] = []
        kept.reserveCapacity(max(0, bytes.count - waste))
        for i in rows.indices where rows[i].isThere {
            let frame = frame(rows[i])
            kept.append(contentsOf: frame)
            rows[i].offset = UInt32(kept.count) - rows[i].length
        }
        bytes = kept
        waste = 0
    }

    /// - Returns: what the browser keeps under the page's number; `nil` when nothing is left in it.
    func encode(number: Int) -> [UInt8]? {
        var count = 0
        for row in rows where row.isThere { count += 1 }
        guard count > 0 else { return nil }
        var encoded = ResidentFrames.header(number: Int64(number), frames: count)
        encoded.reserveCapacity(bytes.count + encoded.count)
        for row in rows where row.isThere { encoded.append(contentsOf: frame(row)) }
        return encoded
    }
}
