import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

struct ActionsTests {
    @Test func aNewActionIsWrittenWithItsTags() throws {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let health = app.model.ledger.tags[1]
        app.make("수영", .editor(.toggleTag(health.id)), .editor(.tracking(.count)))
        let made = try #require(app.action(named: "수영"))
        #expect(made.tagIDs == [health.id])
        #expect(made.trackingType == .count)
        #expect(app.model.sheets.isEmpty)
    }

    ///
    @Test(arguments: ["", "   ", "\t\n"])
    func aBlankNameIsRefusedBesideItsField(_ name: String) {
        let app = app()
        app.make(name)
        #expect(app.model.ledger.actions.isEmpty)
        #expect(app.html.contains("aria-invalid=\"true\""))
        #expect(app.html.contains("이름을 적어 주세요."))
        app.receive(.actions(.editor(.name("걷기"))), at: now)
        #expect(!app.html.contains("data-el=\"error\""))
    }

    @Test func aNameOfFortyCharactersFitsAndOneMoreDoesNot() {
        let app = app()
        app.make(String(repeating: "가", count: 41))
        #expect(app.model.ledger.actions.isEmpty)
        app.receive(.actions(.editor(.name(String(repeating: "가", count: 40)))), at: now)
        app.receive(.actions(.editor(.save)), at: now)
        #expect(app.model.ledger.actions.count == 1)
    }

    ///
    @Test func favoritesStandAsOnHome() {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let ids = app.model.ledger.actions.map { $0.id }
        for id in [ids[2], ids[0], ids[1]] { app.receive(.home(.favorite(id)), at: now) }
        #expect(app.model.actionGroups[0].actions == app.model.ledger.home.favorites)
        app.receive(.home(.arrange(true)), at: now)
        app.receive(.home(.lift(ids[0])), at: now)
        app.receive(.home(.drop(ids[0], over: .favorites, place: 2)), at: now)
        #expect(app.model.actionGroups[0].actions == app.model.ledger.home.favorites)
        #expect(app.model.actionGroups[0].actions.last == ids[0])
    }

    ///
    @Test func favoritesChangePlacesAmongThemselvesOnceTheSheetCloses() throws {
        let app = app()
        for name in ["a", "b", "c", "d"] { app.make(name) }
        let ids = app.model.ledger.actions.map { $0.id }
        app.receive(.home(.favorite(ids[0])), at: now)
        app.receive(.home(.favorite(ids[2])), at: now)
        app.rememberOrder([ids[0], ids[1], ids[2], ids[3]])
        _ = app.takeEffects()
        app.receive(.actions(.reorderFavorites), at: now)
        app.receive(.actions(.drag(.lift(ids[2]))), at: now)
        app.receive(.actions(.drag(.over(ids[2], place: 0))), at: now)
        app.receive(.actions(.drag(.drop(ids[2], place: 0))), at: now)
        #expect(app.writtenOrders == 0)
        app.receive(.shell(.closeSheet), at: now)
        #expect(app.model.preferences.actionOrder == [ids[2], ids[1], ids[0], ids[3]])
        #expect(app.writtenOrders == 1)
    }

    @Test func aCancelledDragChangesNothing() {
        let app = app()
        for name in ["a", "b"] { app.make(name) }
        let ids = app.model.ledger.actions.map { $0.id }
        for id in ids { app.receive(.home(.favorite(id)), at: now) }
        let order = app.model.ledger.home.order
        app.receive(.actions(.reorderFavorites), at: now)
        app.receive(.actions(.drag(.lift(ids[1]))), at: now)
        app.receive(.actions(.drag(.over(ids[1], place: 0))), at: now)
        app.receive(.actions(.drag(.cancel)), at: now)
        app.receive(.shell(.closeSheet), at: now)
        #expect(app.model.ledger.home.order == order)
    }

    ///
    @Test func oneFavoriteHasNoOrder() {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let ids = app.model.ledger.actions.map { $0.id }
        app.receive(.home(.favorite(ids[0])), at: now)
        app.receive(.actions(.menu(x: 0, y: 0)), at: now)
        #expect(app.html.contains("꼬리표 순서 변경"))
        #expect(!app.html.contains("즐겨찾기 순서 변경"))
        app.receive(.shell(.closeSheet), at: now)
        app.receive(.home(.favorite(ids[1])), at: now)
        app.receive(.actions(.menu(x: 0, y: 0)), at: now)
        #expect(app.html.contains("즐겨찾기 순서 변경"))
    }

    ///
    @Test func theWayOfTrackingIsFixedOnceMade() throws {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let reading = app.model.ledger.actions[0]
        app.receive(.actions(.edit(reading.id)), at: now)
        #expect(app.html.contains("data-value=\"count\" aria-checked=\"false\" disabled"))
        #expect(app.html.contains("기록과 섞여서"))
        app.receive(.actions(.editor(.tracking(.count))), at: now)
        app.receive(.actions(.editor(.name("책"))), at: now)
        app.receive(.actions(.editor(.save)), at: now)
        let saved = try #require(app.model.ledger.action(reading.id))
        #expect(saved.trackingType == .time)
        #expect(saved.name == "책")
    }

    ///
    @Test func aTagMadeInTheEditorStaysWhenTheActionIsGivenUp() {
        let app = app()
        app.receive(.actions(.add), at: now)
        app.receive(.actions(.editor(.openTag)), at: now)
        app.receive(.actions(.editor(.tagName("집"))), at: now)
        app.receive(.actions(.editor(.addTag)), at: now)
        #expect(app.html.contains("aria-pressed=\"true\""))
        app.receive(.shell(.closeSheet), at: now)
        app.receive(.shell(.confirm), at: now)
        #expect(app.model.sheets.isEmpty)
        #expect(app.model.ledger.tags.map { $0.name } == ["집"])
        #expect(app.model.ledger.actions.isEmpty)
    }

    ///
    @Test func withoutItsOldestTagAnActionWearsTheNext() throws {
        let app = app()
        let health = app.makeTag("Health", "#C8483F")
        let life = app.makeTag("Life", "#467F33", at: now + 1000)
        app.make("Walk", .editor(.toggleTag(life)), .editor(.toggleTag(health)))
        let walk = try #require(app.action(named: "Walk"))
        #expect(walk.colorHex(tags: app.model.ledger.tags) == "#C8483F")
        app.receive(.actions(.edit(walk.id)), at: now)
        app.receive(.actions(.editor(.toggleTag(health))), at: now)
        app.receive(.actions(.editor(.save)), at: now)
        let changed = try #require(app.model.ledger.action(walk.id))
        #expect(changed.tagIDs == [life])
        #expect(changed.colorHex(tags: app.model.ledger.tags) == "#467F33")
    }

    ///
    @Test func theFreeVersionMakesTenAndRunsAll() {
        let app = app()
        app.model.plan = .paid
        for i in 1...12 { app.make("action \(i)") }
        #expect(app.model.ledger.actions.count == 12)
        app.model.plan = .free
        app.receive(.actions(.add), at: now)
        #expect(app.html.contains("data-sheet=\"limit\""))
        #expect(app.html.contains("무료로는 행동을 10개까지 만들 수 있어요."))
        app.receive(.shell(.closeSheet), at: now)
        for action in app.model.ledger.actions { app.receive(.home(.run(action.id)), at: now) }
        #expect(app.model.ledger.runningActions.count == 12)
    }

    ///
    @Test(arguments: ["book", "책", "本"])
    func iconsAreFoundInThreeLanguages(_ word: String) {
        let app = app()
        app.receive(.actions(.add), at: now)
        app.receive(.actions(.editor(.pickIcon)), at: now)
        app.receive(.actions(.icons(.search(word))), at: now)
        #expect(app.html.contains("data-click=\"actions.icons choose book\""))
        app.receive(.actions(.icons(.choose("book"))), at: now)
        guard case .actionEditor(let editor) = app.model.sheet else {
            Issue.record("the picker gives way to the editor")
            return
        }
        #expect(editor.draft.symbolName == "book")
    }

    @Test func aSearchForNothingKnownSaysSo() {
        let app = app()
        app.receive(.actions(.add), at: now)
        app.receive(.actions(.editor(.pickIcon)), at: now)
        app.receive(.actions(.icons(.search("qqqq"))), at: now)
        #expect(app.html.contains("찾는 아이콘이 없어요."))
    }

    ///
    @Test func anIconOfANewerVersionSurvivesARename() throws {
        let app = app()
        let id = RecordID(high: 9, low: 9)
        let action = Action(id: id, createdAt: now, name: "old", symbolName: "future.icon")
        app.write { (book, now) throws(ReplicaError) in
            try book.write(.actionAdd, wall: now) { (transaction) throws(ReplicaError) in
                try transaction.insert(.action, id, action.fields)
            }
        }
        app.receive(.actions(.edit(id)), at: now)
        app.receive(.actions(.editor(.name("new"))), at: now)
        app.receive(.actions(.editor(.save)), at: now)
        let saved = try #require(app.model.ledger.action(id))
        #expect(saved.name == "new")
        #expect(saved.symbolName == "future.icon")
    }

    @Test func closingWithChangesAsksAndWithoutDoesNot() {
        let app = app()
        app.receive(.actions(.add), at: now)
        app.receive(.shell(.closeSheet), at: now)
        #expect(app.model.sheets.isEmpty)
        app.receive(.actions(.add), at: now)
        app.receive(.actions(.editor(.name("a"))), at: now)
        app.receive(.shell(.closeSheet), at: now)
        #expect(app.html.contains("변경을 버릴까요?"))
        app.receive(.shell(.closeSheet), at: now)
        #expect(app.html.contains("value=\"a\""))
    }

    @Test func deletingSaysHowManyRecordsGoAndLeavesTheScreen() {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let water = app.model.ledger.actions[2].id
        for i in 0..<3 { app.receive(.home(.run(water)), at: now + Int64(i)) }
        app.receive(.shell(.go(path: "/actions/" + water.text)), at: now)
        app.receive(.actions(.askDelete(water)), at: now)
        #expect(app.html.contains("물 마시기를 지울까요?"))
        #expect(app.html.contains("기록 3개도 함께 지워져요."))
        app.receive(.shell(.confirm), at: now)
        #expect(app.model.ledger.action(water) == nil)
        #expect(app.model.route == .actions)
        app.receive(.shell(.undo), at: now)
        #expect(app.model.ledger.total(water).count == 3)
    }

    @Test func anActionDeletedMeanwhileSaysSo() {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let reading = app.model.ledger.actions[0].id
        app.receive(.shell(.go(path: "/actions/" + reading.text)), at: now)
        app.deleteAction(reading)
        #expect(app.html.contains("지워진 행동이에요."))
        #expect(app.html.contains("href=\"/actions\""))
    }

    @Test func totalsCountTodayTheWeekTheMonthAndAll() throws {
        let app = app()
        app.make("a")
        let action = try #require(app.action(named: "a"))
        // 11 August 2026 is a Tuesday: 2 August lies in the month, 31 July in neither.
        let hour: Int64 = 3_600_000
        for (i, daysAgo) in [Int64(0), 1, 9, 11].enumerated() {
            let start = now - (daysAgo * 24 + 2) * hour
            app.write { (book, now) throws(ReplicaError) in
                try book.record(
                    action, from: start, to: start + hour, id: RecordID(high: 5, low: UInt64(i)),
                    wall: now)
            }
        }
        app.receive(.shell(.go(path: "/actions/" + action.id.text)), at: now)
        let totals = try #require(app.model.totals)
        #expect(totals.periods.map { $0.total.finished / hour } == [1, 2, 3, 4])
        #expect(totals.records == 4)
        #expect(totals.first == now - (11 * 24 + 2) * hour)
        #expect(totals.last == now - 2 * hour)
        #expect(app.html.contains("data-value=\"14400\""))
    }

    @Test func theRunSheetRunsNothingByItself() {
        let app = app()
        app.receive(.home(.createExamples), at: now)
        let reading = app.model.ledger.actions[0].id
        app.receive(.shell(.go(path: "/run/" + reading.text)), at: now)
        #expect(app.html.contains("data-sheet=\"run\""))
        #expect(app.model.ledger.running.isEmpty)
        app.receive(.home(.run(reading)), at: now)
        #expect(app.html.contains("data-el=\"running-card\""))
        app.receive(.shell(.leaveRun), at: now)
        #expect(app.model.route == .main)
        #expect(!app.html.contains("data-sheet=\"run\""))
    }

    @Test func anAddressOpensTheEditor() {
        let app = app()
        app.receive(.shell(.go(path: "/actions?new=1")), at: now)
        #expect(app.model.route == .actions)
        #expect(app.html.contains("data-sheet=\"action-editor\""))
    }

    @Test func everyMessageSurvivesItsText() {
        let id = RecordID(high: 1, low: 2)
        let messages: [Message] = [
            .actions(.add), .actions(.edit(id)), .actions(.askDelete(id)),
            .actions(.toggleNotePrompt(id)), .actions(.swipe(id, isRight: false)),
            .actions(.menu(x: 0, y: 0)), .actions(.reorderFavorites),
            .actions(.drag(.lift(id))), .actions(.drag(.over(id, place: 0))),
            .actions(.drag(.drop(id, place: 0))), .actions(.drag(.cancel)),
            .actions(.editor(.name(""))), .actions(.editor(.tracking(.count))),
            .actions(.editor(.toggleTag(id))), .actions(.editor(.openTag)),
            .actions(.editor(.tagName(""))), .actions(.editor(.addTag)),
            .actions(.editor(.toggleNotePrompt)), .actions(.editor(.pickIcon)),
            .actions(.editor(.save)), .actions(.icons(.search(""))),
            .actions(.icons(.category(nil))), .actions(.icons(.category("food"))),
            .actions(.icons(.choose("book"))), .shell(.leaveRun),
        ]
        for message in messages { #expect(Message(message.text) == message) }
        #expect(
            Message("actions.drag over " + id.text, value: "favorites 3")
                == .actions(.drag(.over(id, place: 3))))
        #expect(
            Message("actions.swipe " + id.text, value: "right")
                == .actions(.swipe(id, isRight: true)))
    }
}

extension App {
    /// Makes an action in the editor.
    func make(_ name: String, _ messages: ActionsMessage...) {
        receive(.actions(.add), at: now)
        receive(.actions(.editor(.name(name))), at: now)
        for message in messages { receive(.actions(message), at: now) }
        receive(.actions(.editor(.save)), at: now)
    }

    func action(named name: String) -> Action? {
        model.ledger.actions.first { $0.name == name }
    }

    /// Makes a tag in its editor.
    func makeTag(_ name: String, _ hex: String, at time: Instant = now) -> RecordID {
        receive(.tags(.add), at: time)
        receive(.tags(.name(name)), at: time)
        receive(.tags(.color(hex)), at: time)
        receive(.tags(.save), at: time)
        return model.ledger.tags.first { $0.name == name }?.id ?? RecordID(high: 0, low: 0)
    }

    /// How often the order of Home was remembered since effects were taken last.
    var writtenOrders: Int {
        effects.reduce(0) { count, effect in
            if case .prefer(key: "actionOrder", _) = effect { count + 1 } else { count }
        }
    }
}
