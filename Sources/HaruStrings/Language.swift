/// The languages Haru speaks.
public enum Language: String, CaseIterable, Sendable {
    case ko, en, ja

    /// The language of a POSIX locale such as `ko_KR.UTF-8`; `nil` if it is none of ours.
    public init?(locale: String) {
        let bytes = Array(locale.utf8)
        let prefix = String(decoding: bytes.prefix(2), as: UTF8.self)
        let rest = bytes.dropFirst(2).first
        guard rest == nil || rest == 0x5f || rest == 0x2e || rest == 0x2d else { return nil }
        self.init(rawValue: prefix)
    }
}
