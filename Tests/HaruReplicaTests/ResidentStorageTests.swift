import HaruReplica
import ReplicaContract
import Testing

@Suite struct ResidentStorageTests {
    @Test(arguments: StorageContract<ResidentStorage>.cases)
    func aBrowsersMemoryKeepsThePromisesOfAStore(_ promise: StorageContract<ResidentStorage>.Case) {
        #expect(promise.findings(ResidentStorage(node: 1)) == [])
    }
}
