import HaruReplica
import ReplicaContract
import Testing

@Suite struct MemoryStorageTests {
    @Test(arguments: StorageContract<MemoryStorage>.cases)
    func memoryKeepsThePromisesOfAStore(_ promise: StorageContract<MemoryStorage>.Case) {
        #expect(promise.findings(MemoryStorage(node: 1)) == [])
    }
}
