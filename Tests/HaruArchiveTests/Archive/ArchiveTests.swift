import Glibc
import HaruCore
import HaruHost
import HaruReplica
import HaruStore
import Testing

@testable import HaruArchive

@Suite struct ArchiveTests {
    let scratch = Scratch()
    static let noon = Account.noon
    static let hour = Account.hour

    // MARK: What is in it

    @Test func anEmptyReplicaBecomesTheSameReplica() throws {
        let original = try Account.sample(node: 1)
        try original.backUp(to: scratch("a.haru"))
        let fresh = Account(node: 2)
        let report = try fresh.restore(scratch("a.haru"))
        #expect(try fresh.replica.allChanges() == original.replica.allChanges())
        #expect(report.counts.added == 12)
        #expect(report.counts.tombstones == 1)
        #expect(report.counts.fieldsCut == 0)
        #expect(report.skippedCount == 0)
        #expect(try fresh.replica.storage.clock().node == 2)
        #expect(try fresh.replica.storage.revision() == 1)
    }

    @Test func aSecondRestoreChangesNothing() throws {
        let original = try Account.sample(node: 1)
        try original.backUp(to: scratch("a.haru"))
        let fresh = Account(node: 2)
        try fresh.restore(scratch("a.haru"))
        let before = try State(fresh)
        let report = try fresh.restore(scratch("a.haru"))
        var expected = RestoreCounts()
        expected.unchanged = 13
        #expect(report.counts == expected)
        #expect(try State(fresh) == before)
    }

    @Test func whatANewerVersionWroteSurvives() throws {
        let original = try Account.sample(node: 1)
        try original.backUp(to: scratch("a.haru"))
        let fresh = Account(node: 2)
        try fresh.restore(scratch("a.haru"))
        for (kind, id) in [(Account.novelty, Account.unknown), (Kind.action, Account.reading)] {
            let restored = Change(try fresh.record(kind, id))
            #expect(restored == Change(try original.record(kind, id)))
            #expect(!restored.fields.isEmpty)
        }
    }

    @Test func pythonFindsWhatTheManifestSays() throws {
        let account = try Account.sample(node: 1)
        let manifest = try Archive.write(
            account.replica, to: NewFile(scratch("a.haru")), wall: Self.noon + 2 * Self.hour,
            preferences: Array(#"{"theme":"dark"}"#.utf8))
        let output = try scratch.python(
            """
            import sys, zipfile, json, hashlib
            z = zipfile.ZipFile(sys.argv[1])
            assert z.testzip() is None
            print(*z.namelist())
            m = json.loads(z.read('manifest.json'))
            for name, digest in m['checksums'].items():
                assert hashlib.sha256(z.read(name)).hexdigest() == digest
            print(*sorted(m['checksums']))
            print(m['format'], m['schema'], m['created'], m['tombstones'], json.dumps(m['counts']))
            print(z.read('settings.json').decode())
            print(z.read('preferences.json').decode())
            lines = z.read('records.ndjson').decode().splitlines()
            keys = [(r['k'], r['id']) for r in map(json.loads, lines)]
            assert keys == sorted(keys), keys
            print(len(lines))
            """, "a.haru")
        #expect(
            output == """
                records.ndjson settings.json preferences.json manifest.json
                preferences.json records.ndjson settings.json
                1 2 2026-08-24T11:00:00.000+00:00 1 {"action": 2, "completion": 1, "count": 1, \
                "goal": 1, "habit": 1, "novelty": 1, "quest": 1, "session": 2, "settings": 1, "tag": 1}
                {"dayStartMinutes":240,"timeZone":"Asia/Seoul"}
                {"theme":"dark"}
                13

                """)
        let reader = try ArchiveReader(path: scratch("a.haru"))
        #expect(reader.manifest == manifest)
        #expect(try reader.preferences() == Array(#"{"theme":"dark"}"#.utf8))
    }

    @Test func preferencesStayOutUnlessAskedFor() throws {
        try Account.sample(node: 1).backUp(to: scratch("a.haru"))
        #expect(try ArchiveReader(path: scratch("a.haru")).preferences() == nil)
    }

    @Test func theSameReplicaGivesTheSameBytes() throws {
        let account = try Account.sample(node: 1)
        for name in ["a", "b"] { try account.backUp(to: scratch(name)) }
        #expect(try File.contents(of: scratch("a")) == File.contents(of: scratch("b")))
    }

    // MARK: Merging

    @Test func laterEditsAreNotChangedBack() throws {
        let account = try Account.sample(node: 1)
        try account.backUp(to: scratch("a.haru"))
        try account.rename(Account.reading, to: "새 이름", wall: Self.noon + 150 * 60_000)
        try account.delete(.session, Account.stopped, wall: Self.noon + 151 * 60_000)
        let before = try State(account)
        let report = try account.restore(scratch("a.haru"))
        #expect(try State(account) == before)
        #expect(report.counts.older == 1)
        #expect(report.counts.deletedHere == 1)
        #expect(report.counts.unchanged == 11)
        #expect(report.counts.rows == 0)
    }

    @Test func newerFieldsOfTheArchiveComeInFieldByField() throws {
        let here = try Account.sample(node: 1)
        try here.backUp(to: scratch("first.haru"))
        let there = Account(node: 2)
        try there.restore(scratch("first.haru"))
        try there.rename(Account.reading, to: "그쪽", wall: Self.noon + 3 * Self.hour)
        try there.delete(.count, Account.count, wall: Self.noon + 3 * Self.hour)
        try there.backUp(to: scratch("second.haru"), wall: Self.noon + 4 * Self.hour)
        _ = try here.replica.write(.actionEdit, wall: Self.noon + 5 * Self.hour) {
            (t) throws(ReplicaError) in
            try t.update(.action, Account.reading, [FieldWrite("isFavorite", .bool(true))])
        }
        let report = try here.restore(scratch("second.haru"), wall: Self.noon + 6 * Self.hour)
        let action = try here.record(.action, Account.reading)
        #expect(action.value("name") == .string("그쪽"))
        #expect(action.value("isFavorite") == .bool(true))
        #expect(report.counts.changed == 1)
        #expect(report.counts.deleted == 1)
        #expect(try here.record(.count, Account.count).isDeleted)
    }

    /// The clock of the device ran three hours fast and was set right before the archive was made.
    @Test func stampsLaterThanTheArchiveAreCutAndBeatNoLaterEdit() throws {
        let created = Self.noon + Self.hour
        let fast = try Account.sample(node: 1, at: Self.noon + 3 * Self.hour)
        try fast.backUp(to: scratch("a.haru"), wall: created)

        let fresh = Account(node: 2)
        let report = try fresh.restore(scratch("a.haru"), wall: Self.noon + 4 * Self.hour)
        let known = Stamp(milliseconds: created.milliseconds, counter: .max, node: .max)
        #expect(
            try fresh.replica.allChanges().allSatisfy { $0.fields.allSatisfy { $0.stamp <= known } }
        )
        let original = try fast.record(.action, Account.water)
        for named in try fresh.record(.action, Account.water).fields {
            let stamp = try #require(original[named.name]).stamp
            #expect(
                named.field.stamp
                    == Stamp(milliseconds: created.milliseconds, counter: stamp.counter, node: 1))
        }
        #expect(report.counts.fieldsCut > 30)

        let edited = Account(node: 3)
        try edited.restore(scratch("a.haru"), wall: created)
        try edited.rename(Account.reading, to: "뒤에", wall: created + 1)
        try edited.restore(scratch("a.haru"), wall: Self.noon + 4 * Self.hour)
        #expect(try edited.record(.action, Account.reading).value("name") == .string("뒤에"))
    }

    /// The archive itself is dated by a clock that is three hours fast.
    @Test func anArchiveFromTheFutureCountsAsMadeNow() throws {
        let fast = try Account.sample(node: 1, at: Self.noon + 3 * Self.hour)
        try fast.backUp(to: scratch("a.haru"), wall: Self.noon + 3 * Self.hour + 60_000)
        let fresh = Account(node: 2)
        try fresh.restore(scratch("a.haru"), wall: Self.noon)
        try fresh.rename(Account.reading, to: "뒤에", wall: Self.noon)
        #expect(try fresh.record(.action, Account.reading).value("name") == .string("뒤에"))
        #expect(try fresh.replica.storage.clock().lead(wall: Self.noon) == 0)
        try fresh.restore(scratch("a.haru"), wall: Self.noon)
        #expect(try fresh.record(.action, Account.reading).value("name") == .string("뒤에"))
    }

    /// A device that knows its clock to be wrong dates archives as it dates its changes.
    @Test(arguments: [-3 * Account.hour, 3 * Account.hour])
    func aKnownOffsetCutsNothing(offset: Int64) throws {
        let account = Account(node: 1)
        var clock = try account.replica.storage.clock()
        clock.offset = offset
        try account.replica.storage.setClock(clock)
        try account.addAction(wall: Self.noon + offset)
        let manifest = try account.backUp(to: scratch("a.haru"), wall: Self.noon + offset + 1)
        #expect(manifest.created == Self.noon + 1)
        let fresh = Account(node: 2)
        #expect(try fresh.restore(scratch("a.haru"), wall: Self.noon + 2).counts.fieldsCut == 0)
        #expect(try fresh.replica.allChanges() == account.replica.allChanges())
    }

    // MARK: Deleted and copied records

    @Test func whatWasErasedStaysErased() throws {
        let account = try Account.sample(node: 1)
        try account.backUp(to: scratch("a.haru"))
        try account.erase(wall: Self.noon + 150 * 60_000)
        let before = try State(account)
        let report = try account.restore(scratch("a.haru"))
        #expect(try State(account) == before)
        #expect(report.counts.deletedHere == 11)
        #expect(report.counts.added == 0)
    }

    @Test func whatWasErasedLivesAgainWhenAskedFor() throws {
        let account = try Account.sample(node: 1)
        let live = try account.liveIDs
        try account.backUp(to: scratch("a.haru"))
        try account.erase(wall: Self.noon + 150 * 60_000)
        let erased = try account.replica.allChanges()
        let report = try account.restore(scratch("a.haru"), .undelete)
        #expect(report.counts.revived == 11)
        #expect(try account.liveIDs == live)
        // New stamps on the deletion mark alone.
        for (before, after) in zip(erased, try account.replica.allChanges()) {
            let changed = after.fields.filter { field in !before.fields.contains { $0 == field } }
            #expect(changed.allSatisfy { $0.name == Schema.deleted })
        }
        #expect(try account.restore(scratch("a.haru"), .undelete).counts.rows == 0)

        // Later edits of others still win, and others see the revival.
        let other = Account(node: 9)
        _ = try other.replica.merge(account.replica.allChanges())
        try other.delete(.tag, Account.tag, wall: Self.noon + 5 * Self.hour)
        _ = try account.replica.merge(other.replica.allChanges())
        #expect(try account.record(.tag, Account.tag).isDeleted)
    }

    @Test func aCopyHasIdentitiesAndStampsOfItsOwn() throws {
        let account = try Account.sample(node: 1)
        try account.backUp(to: scratch("a.haru"))
        let before = try account.replica.allChanges()
        let ids = CopiedIDs(random: (5, 6))
        let report = try account.restore(scratch("a.haru"), .copy(ids))
        let after = try account.replica.allChanges()
        #expect(report.counts.added == 11)
        #expect(report.counts.unchanged == 1)  // the settings, which there are once
        #expect(after.filter { change in before.contains(change) } == before)
        #expect(after.count == before.count + 11)
        let newest = before.flatMap { $0.fields.map { $0.stamp } }.max()!
        for original in before where original.kind != .settings && original.id != Account.gone {
            let copy = try account.record(original.kind, ids.copy(of: original.id))
            #expect(copy.fields.count == original.fields.count)
            #expect(copy.fields.allSatisfy { $0.field.stamp > newest && $0.field.stamp.node == 1 })
        }
    }

    @Test func referencesOfACopyPointIntoTheCopy() throws {
        let account = try Account.sample(node: 1)
        try account.backUp(to: scratch("a.haru"))
        let ids = CopiedIDs(random: (5, 6))
        try account.restore(scratch("a.haru"), .copy(ids))
        let references: [(Kind, RecordID, String, RecordID)] = [
            (.session, Account.session, "actionID", Account.reading),
            (.count, Account.count, "actionID", Account.water),
            (.quest, Account.quest, "goalID", Account.goal),
            (.quest, Account.quest, "targetAction", Account.reading),
            (.completion, Account.completion, "habitID", Account.habit),
        ]
        for (kind, id, field, target) in references {
            let copy = try account.record(kind, ids.copy(of: id))
            #expect(copy.value(field) == .id(ids.copy(of: target)), "\(kind.name) \(field)")
        }
        let action = try account.record(.action, ids.copy(of: Account.reading))
        #expect(action.members(of: "tagIDs") == [ids.copy(of: Account.tag).text])
        #expect(action.members(of: "hosts") == ["0123456789abcdef0123456789abcdef"])
        let novelty = try account.record(Account.novelty, ids.copy(of: Account.unknown))
        #expect(novelty.members(of: "members") == [ids.copy(of: Account.tag).text])
        #expect(
            novelty.value("parts")
                == .map(unordered: [
                    .init("owner", .id(ids.copy(of: Account.reading))), .init("n", .int(.max)),
                ]))
    }

    @Test func fieldsOfACopyShareStampsAsBefore() throws {
        let account = try Account.sample(node: 1)
        try account.backUp(to: scratch("a.haru"))
        let ids = CopiedIDs(random: (5, 6))
        try account.restore(scratch("a.haru"), .copy(ids))
        for change in try account.replica.allChanges() where change.kind == .session {
            let copy = try account.record(.session, ids.copy(of: change.id))
            guard !copy.fields.isEmpty else { continue }
            let original = try account.record(.session, change.id)
            for a in original.fields {
                for b in original.fields {
                    let copied = (copy[a.name]!.stamp, copy[b.name]!.stamp)
                    #expect((a.field.stamp < b.field.stamp) == (copied.0 < copied.1))
                }
            }
            #expect(SessionEnd.inEffect(copy) == SessionEnd.inEffect(original))
        }
    }

    // MARK: Preview

    static let modes: [(String, RestoreMode)] = [
        ("merge", .merge), ("undelete", .undelete), ("copy", .copy(CopiedIDs(random: (1, 2)))),
    ]

    @Test(arguments: modes) func aPreviewSaysWhatWouldHappenAndWritesNothing(
        _ c: (String, RestoreMode)
    ) throws {
        let account = try Account.sample(node: 1)
        try account.backUp(to: scratch("a.haru"))
        try account.erase(wall: Self.noon + 150 * 60_000)
        let before = try State(account)
        let preview = try account.restore(scratch("a.haru"), c.1, isPreview: true)
        #expect(try State(account) == before)
        #expect(try account.restore(scratch("a.haru"), c.1) == preview)
    }
}

extension Account {
    /// One action, written with the clock as it is.
    fileprivate func addAction(wall: Instant) throws {
        _ = try replica.write(.actionAdd, wall: wall) { (t) throws(ReplicaError) in
            try t.insert(.action, Self.reading, [FieldWrite("name", .string("독서"))])
        }
    }
}

/// Everything a restore may not touch when it changes nothing.
struct State: Equatable {
    let changes: [Change]
    let clock: HybridClock
    let revision: Int64
    let undo: [UndoEntry]

    init(_ account: Account) throws {
        let storage = account.replica.storage
        changes = try account.replica.allChanges()
        clock = try storage.clock()
        revision = try storage.revision()
        undo = try storage.undoEntries(limit: UndoEntry.kept)
    }
}
