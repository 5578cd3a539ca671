/// What an attachment is, by its first bytes: what whoever stored it says does not count, so that
/// nothing is ever handed to a browser as a page or a script.
enum AttachmentType: String, CaseIterable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case heic = "image/heic"
    case avif = "image/avif"
    case pdf = "application/pdf"
    case other = "application/octet-stream"

    /// Bytes that are enough to tell.
    static let needed = 12

    init(_ first: some Collection<UInt8>) {
        let first = Array(first.prefix(AttachmentType.needed))
        func stands(_ text: String, at place: Int = 0) -> Bool {
            first.dropFirst(place).starts(with: text.utf8)
        }
        if first.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
            self = .png
        } else if first.starts(with: [0xff, 0xd8, 0xff]) {
            self = .jpeg
        } else if stands("GIF87a") || stands("GIF89a") {
            self = .gif
        } else if stands("RIFF"), stands("WEBP", at: 8) {
            self = .webp
        } else if stands("ftypheic", at: 4) || stands("ftypheix", at: 4)
            || stands("ftypmif1", at: 4)
        {
            self = .heic
        } else if stands("ftypavif", at: 4) {
            self = .avif
        } else if stands("%PDF-") {
            self = .pdf
        } else {
            self = .other
        }
    }

    /// The most bytes of one.
    var limit: Int64 { self == .other ? 2_000_000 : AttachmentType.largest }
    /// A template's original (sync 6).
    static let largest: Int64 = 20_000_000
}
