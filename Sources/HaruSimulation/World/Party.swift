import HaruCore
import HaruReplica

/// One device of a world.
final class Party<Base: ReplicaStorage> {
    let number: Int
    let storage: SimulatedStorage<Base>
    let replica: Replica<SimulatedStorage<Base>>
    /// How far this device's clock is ahead of true time, milliseconds.
    var skew: Int64 = 0
    /// The greatest stamp that was ever committed here, known without asking the engine's clock.
    var greatest = Stamp.zero

    init(number: Int, _ base: Base) {
        self.number = number
        storage = SimulatedStorage(base)
        replica = Replica(storage)
    }

    /// Everything it holds, as it would travel.
    func texts() throws(StorageError) -> [[UInt8]] {
        try replica.allChanges().map { change in
            var bytes: [UInt8] = []
            var change = change
            // Whether a person agreed to a deletion is told to a server, and kept by nobody else.
            change.isConfirmed = false
            change.json.write(into: &bytes)
            return bytes
        }
    }
}

/// The canonical digest of a state: SHA-256 over its changes as they travel, one a line.
func digest(of texts: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    for text in texts {
        bytes.append(contentsOf: text)
        bytes.append(0x0a)
    }
    return SHA256.digest(bytes)
}
