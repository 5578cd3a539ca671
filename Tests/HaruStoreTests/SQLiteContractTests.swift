import Foundation
import HaruReplica
import HaruStore
import ReplicaContract
import Testing

@Suite struct SQLiteContractTests {
    @Test(arguments: StorageContract<SQLiteStorage>.cases)
    func aFileKeepsThePromisesOfAStore(_ promise: StorageContract<SQLiteStorage>.Case) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("haru-contract-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try Store.open(folder.appendingPathComponent("store.db").path)
        #expect(promise.findings(store.storage) == [])
    }
}
