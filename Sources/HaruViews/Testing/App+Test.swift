#if HARU_TEST
    import HaruCore
    import HaruReplica

    // What `window.haruTest` asks of the program (app 2.13). A release has none of it: script/wasm
    // compiles this into app-test.wasm only, and looks that app.wasm is without.
    extension App {
        /// Answers `test <verb> <argument>` with an effect of that name.
        func test(_ text: String, value: String, _ send: (Output) -> Void) {
            let words = Array(text.parts(at: UInt8(ascii: " ")).dropFirst())
            let answer =
                (try? tested(words, value: value)) ?? .object([.init("refused", .bool(true))])
            send(.effect(.object([.init("do", .string("test")), .init("value", answer)])))
        }

        private func tested(_ words: [String], value: String) throws(ReplicaError) -> JSON {
            guard let book, let verb = words.first else { throw .refused(.notFound) }
            switch verb {
            case "seed": try seed(value, in: book)
            case "records": return try book.recordsForTests()
            case "exportChanges":
                var bytes: [UInt8] = []
                let changes = try stored { () throws(StorageError) in try book.allChanges() }
                JSON.array(changes.map { $0.json }).write(into: &bytes)
                return .string(Base64.text(bytes))
            case "importChanges": try take(Base64.bytes(value) ?? [], into: book)
            case "setting": try set(words.count > 1 ? words[1] : "", value, in: book)
            case "cost": return .int(Int64(book.storage.rowsRead))
            case "zone": return .string(model.ledger.boundary.zone.name)
            case "premium": model.plan = sameBytes(value, "active") ? .paid : .free
            // There is no health data to fill in yet.
            case "health": break
            default: throw .refused(.notFound)
            }
            return .null
        }

        private func stored<Result>(
            _ body: () throws(StorageError) -> Result
        ) throws(ReplicaError) -> Result {
            do { return try body() } catch { throw .storage(error) }
        }

        private func take(_ bytes: [UInt8], into book: Book) throws(ReplicaError) {
            guard let items = (try? JSON.parse(bytes))?.array else { throw .refused(.notFound) }
            var changes: [Change] = []
            for item in items {
                guard let change = try? Change(json: item) else { throw .refused(.notFound) }
                changes.append(change)
            }
            _ = try book.merge(changes)
            reread()
        }

        /// A setting of the account, a whole number or a text.
        private func set(_ name: String, _ value: String, in book: Book) throws(ReplicaError) {
            let written: FieldValue = Int64(value).map { .int($0) } ?? .string(value)
            try book.write(.settings, wall: model.now) { (transaction) throws(ReplicaError) in
                try transaction.set(.settings, Settings.recordID, [FieldWrite(name, written)])
            }
            reread()
        }
    }

    extension Replica {
        /// Each with the days of its completions, and its pauses.
        private func habitsForTests() throws(ReplicaError) -> [JSON] {
            let pauses = try pauses(.habit)
            var habits: [JSON] = []
            for habit in try self.habits() {
                let days = try completions(of: habit.id).map { $0.completedOn }.sorted()
                habits.append(
                    .object([
                        .init("id", .string(habit.id.text)), .init("name", .string(habit.name)),
                        .init("start", .string(ISO8601.text(habit.startedOn))),
                        .init(
                            "archived",
                            habit.archivedOn.map { .string(ISO8601.text($0)) } ?? .null),
                        .init("days", .array(days.map { .string(ISO8601.text($0)) })),
                        .init(
                            "pauses",
                            .array(
                                pauses.filter { $0.ownerID == habit.id }.map {
                                    .string(
                                        ISO8601.text($0.start) + " "
                                            + ($0.end.map { ISO8601.text($0) } ?? ""))
                                })),
                    ]))
            }
            return habits
        }

        /// What is stored and lives, as tests read it.
        fileprivate func recordsForTests() throws(ReplicaError) -> JSON {
            let ever = Instant.computable.lowerBound..<Instant.computable.upperBound
            let tags = try tags().map { tag in
                JSON.object([.init("id", .string(tag.id.text)), .init("name", .string(tag.name))])
            }
            let actions = try actions().map { action in
                JSON.object([
                    .init("id", .string(action.id.text)), .init("name", .string(action.name)),
                    .init("kind", .string((action.trackingType ?? .time).rawValue)),
                    .init("favorite", .bool(action.isFavorite)),
                    .init("tags", .array(action.tagIDs.map { .string($0.text) })),
                ])
            }
            let sessions = try sessions(touching: ever).map { session in
                JSON.object([
                    .init("id", .string(session.id.text)),
                    .init("action", .string(session.actionID.text)),
                    .init("start", .int(session.start.milliseconds)),
                    .init("end", session.end.map { .int($0.milliseconds) } ?? .null),
                    .init("note", .string(session.note)),
                ])
            }
            let counts = try counts(in: ever).map { entry in
                JSON.object([
                    .init("id", .string(entry.id.text)),
                    .init("action", .string(entry.actionID.text)),
                    .init("at", .int(entry.timestamp.milliseconds)),
                    .init("amount", .int(Int64(entry.amount))),
                    .init("note", .string(entry.note)),
                ])
            }
            let promises = try promises()
            let goals = promises.goals.map { goal in
                JSON.object([
                    .init("id", .string(goal.id.text)), .init("title", .string(goal.title)),
                    .init("status", .string((goal.status ?? .inProgress).rawValue)),
                    .init("order", .int(Int64(goal.sortOrder))),
                ])
            }
            let quests = promises.quests.map { quest in
                JSON.object([
                    .init("id", .string(quest.id.text)),
                    .init("goal", quest.goalID.map { .string($0.text) } ?? .null),
                    .init("action", quest.targetAction.map { .string($0.text) } ?? .null),
                    .init("tag", quest.targetTag.map { .string($0.text) } ?? .null),
                    .init("seconds", .int(Int64(quest.targetSeconds))),
                    .init("count", .int(Int64(quest.targetCount))),
                    .init(
                        "revisions",
                        .int(
                            Int64(promises.revisions.filter { $0.quest.id == quest.id }.count))),
                ])
            }
            return .object([
                .init("goals", .array(goals)), .init("quests", .array(quests)),
                .init("tags", .array(tags)), .init("actions", .array(actions)),
                .init("sessions", .array(sessions)), .init("counts", .array(counts)),
                .init("habits", .array(try habitsForTests())),
            ])
        }
    }
#endif
