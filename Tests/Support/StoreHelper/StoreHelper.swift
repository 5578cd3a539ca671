import Glibc
import HaruCore
import HaruReplica
import HaruStore

/// A process of its own that opens a store, for tests that kill it, let several race, or need one
/// without the rights of the administrator. Each line it writes is one thing that is on disk.
///
/// ```
/// store-helper write  <store> <library version> <first> <count>   one commit per session
/// store-helper race   <store> <library version> <first> <count>   opens anew for each session
/// store-helper merge  <store> <library version> <milliseconds>    takes a name stamped then
/// store-helper rename <store> <library version> <name>            writes the name itself
/// store-helper open   <store> <library version>                   as nobody; says how it went
/// ```
@main struct StoreHelper {
    static let wall = Instant(seconds: 1_786_525_200)
    static let action = RecordID(high: 0x0198_0000_0000_7000, low: 1)

    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else { exit(2) }
        var options = Store.Options()
        options.libraryVersion = Int(arguments[3])!
        options.patience = 20_000
        do {
            switch (arguments[1], arguments.count) {
            case ("write", 6): try write(arguments, options)
            case ("race", 6): try race(arguments, options)
            case ("merge", 5):
                let stamp = Stamp(milliseconds: Int64(arguments[4])!, node: 9)
                let change = Change(
                    kind: .action, id: action, fields: [.init("name", .string("merged"), stamp)])
                _ = try Replica(Store.open(arguments[2], options: options).storage).merge([change])
            case ("rename", 5):
                let replica = try Replica(Store.open(arguments[2], options: options).storage)
                try replica.write(.edit, wall: wall) { (transaction) throws(ReplicaError) in
                    try transaction.set(
                        .action, action, [FieldWrite("name", .string(arguments[4]))])
                }
            case ("open", 4): open(arguments, options)
            default: exit(2)
            }
        } catch {
            say("failed: \(error)")
            exit(6)
        }
    }

    private static func write(_ arguments: [String], _ options: Store.Options) throws {
        let replica = try Replica(Store.open(arguments[2], options: options).storage)
        for number in UInt64(arguments[4])!..<UInt64(arguments[4])! + UInt64(arguments[5])! {
            try addSession(number, to: replica)
            say("\(number)")
        }
    }

    private static func race(_ arguments: [String], _ options: Store.Options) throws {
        for number in UInt64(arguments[4])!..<UInt64(arguments[4])! + UInt64(arguments[5])! {
            let store = try Store.open(arguments[2], options: options)
            try addSession(number, to: Replica(store.storage))
            say("\(number)")
        }
    }

    private static func addSession(_ number: UInt64, to replica: Replica<SQLiteStorage>) throws {
        let start = Instant(milliseconds: wall.milliseconds + Int64(number) * 60_000)
        let session = TimeSession(
            id: RecordID(high: 0x0198_0000_0000_7000, low: number), actionID: action, start: start,
            end: Instant(milliseconds: start.milliseconds + 30_000), note: "", createdAt: wall)
        try replica.write(.record, wall: wall) { (transaction) throws(ReplicaError) in
            try transaction.insert(.session, session.id, session.fields)
        }
    }

    /// Opens the store as a user without rights, says how that went and what can be read.
    private static func open(_ arguments: [String], _ options: Store.Options) {
        guard setgid(65_534) == 0, setuid(65_534) == 0 else { exit(3) }
        var options = options
        options.retryPause = 1
        do throws(StoreError) {
            let store = try Store.open(arguments[2], options: options)
            let count = (try? Replica(store.storage).allChanges().count) ?? -1
            let isWritten = (try? addSession(9_999, to: Replica(store.storage))) != nil
            say("open readOnly=\(store.isReadOnly) records=\(count) written=\(isWritten)")
        } catch {
            switch error {
            case .noPermission: say("noPermission")
            case .cannotOpen: say("cannotOpen")
            default: say("\(error)")
            }
        }
    }

    private static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
    }
}
