import HaruCore
import HaruReplica

/// A server in a test, with the devices that meet on it.
final class Account {
    let store = MemoryHubStorage(epoch: Epoch(high: 1, low: 2))
    lazy var hub = Hub(store)
    var serverTime = moment("12:00")
    private var drawn: UInt64 = 0

    func chance() -> UInt64 {
        drawn += 1
        return drawn &* 0x9e37_79b9_7f4a_7c15
    }

    /// - Parameter isAnswerLost: whether the answer gets lost on its way.
    @discardableResult
    func exchange(_ device: Device, as registration: UInt64, isAnswerLost: Bool = false)
        throws -> SyncResult?
    {
        let request = try device.replica.syncRequest(
            device: id(registration), chance: { self.chance() })
        let answer = try hub.exchange(
            try SyncRequest(bytes: request.bytes), wall: serverTime, chance: { self.chance() })
        if isAnswerLost { return nil }
        return try device.replica.take(
            try SyncAnswer(bytes: answer.bytes), to: request, wall: device.wall, roundTrip: 20,
            chance: { self.chance() })
    }

    /// Exchanges until there is nothing more to tell.
    func sync(_ device: Device, as registration: UInt64) throws {
        for _ in 0..<50 {
            do {
                if try !exchange(device, as: registration)!.wantsMore { return }
            } catch let refusal as SyncRefusal {
                _ = try device.replica.take(refusal, chance: { self.chance() })
            }
        }
    }
}
