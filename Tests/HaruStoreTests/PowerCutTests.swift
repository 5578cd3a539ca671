import CFaultyVFS
import Glibc
import HaruCore
import HaruReplica
import Testing

@testable import HaruStore

/// The power goes at every moment of a store's life, and what was not synced is there, gone, torn or
/// noise (B1). The control runs show that the test would notice a store that syncs less.
@Suite struct PowerCutTests {
    struct Run: CustomTestStringConvertible {
        let version: Int
        /// As `PRAGMA synchronous`: 0 OFF, 1 NORMAL, 2 FULL.
        let synchronous: Int
        let imagesPerMoment: Int
        var isWAL: Bool { version >= Sample.withWAL }
        var testDescription: String {
            "\(isWAL ? "WAL" : "TRUNCATE") + \(["OFF", "NORMAL", "FULL"][synchronous])"
        }
    }

    struct Outcome {
        var images = 0
        /// An acknowledged commit is missing.
        var lost = 0
        /// Not a committed state, or not a sound store.
        var broken = 0
        var first = ""
    }

    static let full = [
        Run(version: Sample.withoutWAL, synchronous: 2, imagesPerMoment: 6),
        Run(version: Sample.withWAL, synchronous: 2, imagesPerMoment: 7),
    ]

    @Test(arguments: full) func whatWasAcknowledgedIsThereAndNothingElse(_ run: Run) throws {
        let outcome = try cutEverywhere(run)
        print("B1 \(run.testDescription): \(outcome.images) images of 1500")
        #expect(outcome.lost == 0, "\(outcome.first)")
        #expect(outcome.broken == 0, "\(outcome.first)")
        #expect(outcome.images >= 750)
    }

    /// What NORMAL leaves out: in WAL mode the sync of the WAL at a commit; in TRUNCATE mode that of
    /// the journal after it was cut to nothing. Lost with the power, the journal is hot again and
    /// takes the commit back; behind the journal of the next commit an old one can even break the store.
    /// So both lose what was acknowledged.
    static let normal = [
        Run(version: Sample.withoutWAL, synchronous: 1, imagesPerMoment: 3),
        Run(version: Sample.withWAL, synchronous: 1, imagesPerMoment: 3),
    ]

    @Test(arguments: normal) func withLessSyncingCommitsAreLost(_ run: Run) throws {
        let outcome = try cutEverywhere(run)
        print(
            "B1 control \(run.testDescription): \(outcome.lost) lost, \(outcome.broken) broken of \(outcome.images)"
        )
        #expect(outcome.lost > 0)
    }

    /// Without any sync the pages of one commit reach the disk in any order and part: the store breaks.
    static let off = [
        Run(version: Sample.withoutWAL, synchronous: 0, imagesPerMoment: 3),
        Run(version: Sample.withWAL, synchronous: 0, imagesPerMoment: 3),
    ]

    @Test(arguments: off) func withoutSyncingStoresBreak(_ run: Run) throws {
        let outcome = try cutEverywhere(run)
        print(
            "B1 control \(run.testDescription): \(outcome.lost) lost, \(outcome.broken) broken of \(outcome.images)"
        )
        #expect(outcome.broken > 0)
    }

    // MARK: One run

    private func cutEverywhere(_ run: Run) throws -> Outcome {
        let folder = TemporaryFolder()
        let layer = FaultyLayer()
        faulty_vfs_record(layer.handle, 1)
        /// How many calls had been made when a commit was acknowledged, and what it left.
        var commits: [(calls: Int, state: [Int64])] = []
        do {
            let store = try Store.open(
                folder("live.db"), options: Sample.options(run.version, vfs: layer.name))
            // So that pages move from the WAL to the database within this short life.
            try store.storage.database.execute(
                "PRAGMA wal_autocheckpoint=8; PRAGMA synchronous=\(run.synchronous)")
            commits.append((faulty_vfs_count(layer.handle), try store.storage.fingerprint()))
            for step in Script.steps {
                try step(store.storage)
                commits.append((faulty_vfs_count(layer.handle), try store.storage.fingerprint()))
            }
        }
        var outcome = Outcome()
        var chance = Chance(UInt64(run.version + run.synchronous))
        let calls = faulty_vfs_count(layer.handle)
        for moment in 0...calls {
            for variant in 0..<run.imagesPerMoment {
                var image = folder("cut.db")
                try writeImage(layer, moment, variant: variant, to: &image, &chance)
                let place = "\(run.testDescription), call \(moment) of \(calls), image \(variant)"
                try judge(image, run, moment, commits, place, &outcome)
                for end in [""] + StoreFile.companions { unlink(image + end) }
            }
        }
        return outcome
    }

    private func writeImage(
        _ layer: FaultyLayer, _ moment: Int, variant: Int, to path: inout String,
        _ chance: inout Chance
    ) throws {
        let choices: [Int32] = (0..<max(moment, 1)).map { _ in
            switch variant {
            case 0: return 1
            case 1: return 0
            default:
                switch chance.next() % 6 {
                case 0, 1: return 0
                case 2: return 2 + Int32(chance.next() % 16)
                case 3: return -1 - Int32(chance.next() % 16)
                default: return 1
                }
            }
        }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let seed = chance.next()
        for file in 0..<faulty_vfs_file_count(layer.handle) {
            let size = faulty_vfs_image(
                layer.handle, file, moment, choices, seed, &bytes, Int64(bytes.count))
            try #require(size != -2)
            guard size >= 0 else { continue }
            let name = String(cString: faulty_vfs_file_name(layer.handle, file))
            let end = String(name.split(separator: "/").last!.dropFirst("live.db".count))
            File.write(Array(bytes[..<Int(size)]), to: path + end)
        }
    }

    private func judge(
        _ path: String, _ run: Run, _ moment: Int, _ commits: [(calls: Int, state: [Int64])],
        _ place: String, _ outcome: inout Outcome
    ) throws {
        outcome.images += 1
        let acknowledged = commits.lastIndex { $0.calls <= moment } ?? 0
        var options = Sample.options(run.version)
        options.retryPause = 0
        do {
            let store = try Store.open(path, options: options)
            let state = try store.storage.fingerprint()
            let known = commits.lastIndex { $0.state == state }
            let findings = try Doctor.examine(store)
            let isSound = store.setAside == nil && findings.isSound
            if !isSound || known == nil || known! > acknowledged + 1 {
                outcome.broken += 1
            } else if known! < acknowledged {
                outcome.lost += 1
            } else {
                return
            }
            if outcome.first.isEmpty {
                outcome.first =
                    "\(place): state \(known ?? -1), acknowledged \(acknowledged), sound \(isSound)"
            }
        } catch {
            outcome.broken += 1
            if outcome.first.isEmpty { outcome.first = "\(place): \(error)" }
        }
        // Stores that were set aside in a control run.
        let folder = StoreFile.folder(of: path)
        for name in TemporaryFolder.names(in: folder) where name.hasPrefix("cut.db.") {
            unlink(folder + "/" + name)
        }
    }
}
