import HaruCore

/// Why the server did not do an exchange at all.
public enum SyncRefusal: Error, Equatable, Sendable {
    /// 409: the account's line of history is another one.
    case epochChanged(Epoch)
    /// 409: the store is a copy, or was put back from one.
    case deviceCopied(watermark: UInt64)
    /// 410: the device was away for longer than purges are remembered.
    case cursorExpired(Epoch, watermark: UInt64)
    /// 503: the server's clock is behind what it stored.
    case serverClock
    /// 503
    case storeUnavailable
}

extension SyncRefusal {
    /// The status of the response that carries it.
    public var status: Int {
        switch self {
        case .epochChanged, .deviceCopied: 409
        case .cursorExpired: 410
        case .serverClock, .storeUnavailable: 503
        }
    }

    /// The word for programs (surfaces 9.1).
    public var code: String {
        switch self {
        case .epochChanged: "epoch_changed"
        case .deviceCopied: "device_copied"
        case .cursorExpired: "cursor_expired"
        case .serverClock: "server_clock"
        case .storeUnavailable: "store_unavailable"
        }
    }

    /// The body of the response: `{"error":{"code":"cursor_expired","epoch":"…","watermark":"12"}}`.
    /// A server adds a sentence for people.
    public var bytes: [UInt8] {
        var members = [JSON.Member("code", .string(code))]
        switch self {
        case .epochChanged(let epoch): members.append(JSON.Member("epoch", .string(epoch.text)))
        case .deviceCopied(let watermark):
            members.append(JSON.Member("watermark", .string(String(watermark))))
        case .cursorExpired(let epoch, let watermark):
            members.append(JSON.Member("epoch", .string(epoch.text)))
            members.append(JSON.Member("watermark", .string(String(watermark))))
        case .serverClock, .storeUnavailable: break
        }
        var bytes: [UInt8] = []
        JSON.object([JSON.Member("error", .object(members))]).write(into: &bytes)
        return bytes
    }

    /// Reads a response that is not 200; members it does not know are ignored.
    ///
    /// - Parameter body: as it arrived.
    /// - Returns: `nil` when the response says something else, as one of a proxy does, or when the
    ///   status, the code and what belongs to it do not go together: nothing may follow from it.
    public init?(status: Int, body: [UInt8]) {
        guard let error = (try? JSON.parse(body))?["error"], let code = error["code"]?.string else {
            return nil
        }
        let epoch = error["epoch"]?.string.flatMap { Epoch($0) }
        let watermark = error["watermark"]?.string.flatMap { UInt64(digits: $0) }
        var possible: [SyncRefusal] = [.serverClock, .storeUnavailable]
        if let epoch { possible.append(.epochChanged(epoch)) }
        if let watermark { possible.append(.deviceCopied(watermark: watermark)) }
        if let epoch, let watermark {
            possible.append(.cursorExpired(epoch, watermark: watermark))
        }
        guard
            let refusal = possible.first(where: { $0.status == status && sameBytes($0.code, code) })
        else { return nil }
        self = refusal
    }
}
