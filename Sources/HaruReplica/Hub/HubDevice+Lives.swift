/// What the incarnation of a request says about the store it comes from (sync 2).
enum DeviceLife: Equatable {
    case ordinary
    /// The answer was lost on its way.
    case repeated
    /// A copy, or a store from a backup.
    case copy
    /// The device has seen more than this server gave: the server was put back.
    case ahead
}

extension HubDevice {
    func receive(_ request: SyncRequest) -> DeviceLife {
        if request.incarnation == given { return .ordinary }
        if request.incarnation == before, request.request == self.request { return .repeated }
        if let shown = request.incarnation, shown.number > given?.number ?? 0 { return .ahead }
        return .copy
    }

    /// Gives the incarnation of the answer: a repeated request gets the same one again.
    mutating func give(to request: SyncRequest, bits: UInt64) {
        if receive(request) == .repeated { return }
        before = request.incarnation
        given = Incarnation(number: (request.incarnation?.number ?? 0) + 1, bits: bits)
        self.request = request.request
    }
}
