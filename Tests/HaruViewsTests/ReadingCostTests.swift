import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

/// What the app reads and writes, counted in rows and commits: it must not grow with the history.
struct ReadingCostTests {
    private static let few = 20
    private static let many = 4_000

    /// A store as a sync leaves it: an action, and sessions of earlier days.
    private static func book(sessions: Int) throws -> Book {
        let book = Book(ResidentStorage(node: 7))
        let reading = Action(
            id: action, createdAt: now - 86_400_000, name: "Reading", symbolName: "book",
            trackingType: .time)
        try book.write(.actionAdd, wall: now) { (transaction) throws(ReplicaError) in
            try transaction.insert(.action, action, reading.fields)
        }
        let changes = (0..<sessions).map { i in
            let start = now - Int64(i + 30) * 3_600_000
            let session = TimeSession(
                id: RecordID(high: 1, low: UInt64(i)), actionID: action, start: start,
                end: start + 60_000, createdAt: start)
            let stamp = Stamp(milliseconds: start.milliseconds, node: 1)
            return Change(
                kind: .session, id: session.id,
                fields: session.fields.map { Change.ChangedField($0.name, $0.value, stamp) })
        }
        _ = try book.merge(changes, fromServer: true)
        return book
    }

    private static let action = RecordID(high: 9, low: 9)

    /// Written down, and opened as at the next start.
    private static func reopened(_ book: Book) throws -> Book {
        book.storage.requestCheckpoint()
        let commit = try #require(book.storage.takeCommit())
        var opening = ResidentStorage.Opening()
        for page in commit.pages { opening.feed(page: page.number, page.bytes ?? []) }
        return Book(try opening.finish(node: 1).storage)
    }

    private static func start(sessions: Int) throws -> (app: App, storage: ResidentStorage) {
        let book = try reopened(book(sessions: sessions))
        let app = app()
        app.open(book, at: now)
        return (app, book.storage)
    }

    /// - Returns: the rows read by `body`.
    private static func rows(_ storage: ResidentStorage, _ body: () -> Void) -> Int {
        let before = storage.rowsRead
        body()
        return storage.rowsRead - before
    }

    @Test func theFirstScreenReadsNoHistory() throws {
        let (_, few) = try Self.start(sessions: Self.few)
        let (_, many) = try Self.start(sessions: Self.many)
        #expect(many.rowsRead == few.rowsRead)
        #expect(few.rowsRead <= 4)
    }

    @Test func aTapReadsNoHistoryAndWritesOneCommit() throws {
        var costs: [[Int]] = []
        for sessions in [Self.few, Self.many] {
            let (app, storage) = try Self.start(sessions: sessions)
            #expect(storage.takeCommit() == nil)
            var cost: [Int] = []
            for tap in 1...4 {
                cost.append(
                    Self.rows(storage) {
                        app.receive(.home(.run(Self.action)), at: now + Int64(tap) * 60_000)
                    })
                let commit = try #require(storage.takeCommit())
                #expect(commit.pages.isEmpty && storage.takeCommit() == nil)
            }
            costs.append(cost)
        }
        #expect(costs[0] == costs[1])
        #expect(costs[0].allSatisfy { $0 <= 12 }, "\(costs[0])")
    }

    @Test func whatHasNotChangedIsNotReadAgain() throws {
        let (app, storage) = try Self.start(sessions: Self.few)
        #expect(Self.rows(storage) { app.reread() } == 0)
        #expect(Self.rows(storage) { app.receive(.settings(.weekStart(.sunday)), at: now) } <= 2)
        #expect(app.model.ledger.settings.weekStart == .sunday)
    }

    @Test func whatAnotherWindowWroteIsRead() throws {
        let (app, _) = try Self.start(sessions: Self.few)
        let (other, _) = try Self.start(sessions: Self.few)
        other.receive(.home(.favorite(Self.action)), at: now)
        let commit = try #require(other.book?.storage.takeCommit())
        #expect(!app.model.ledger.home.isFavorite(Self.action))
        app.call(3, commit.entry, number: commit.number, at: now) { _ in }
        #expect(app.model.ledger.home.isFavorite(Self.action))
    }
}
