#if HARU_TEST
    import HaruCore
    import HaruReplica

    // The seeds of app 19.4, for an empty replica, and one for the pictures of the README.
    extension App {
        func seed(_ name: String, in book: Book) throws(ReplicaError) {
            let seed: Seed
            switch name {
            case "habits":
                try seedHabits(in: book)
                return reread()
            case "empty": seed = Seed()
            case "demo":
                seed = Seed.demo(
                    model.language, boundary: model.ledger.boundary, today: model.ledger.today)
            case "picture":
                seed = Seed.picture(
                    model.language, boundary: model.ledger.boundary, today: model.ledger.today)
            case "emptyGoal":
                seed = Seed.emptyGoal(boundary: model.ledger.boundary, today: model.ledger.today)
            case "periodFulfilled":
                seed = Seed.periodFulfilled(
                    boundary: model.ledger.boundary, today: model.ledger.today)
            case "deadline":
                seed = Seed.deadline(boundary: model.ledger.boundary, today: model.ledger.today)
            case "many22": seed = Seed.many22(now: model.now)
            case "promises200k":
                seed = Seed.promises(
                    days: 10_000, boundary: model.ledger.boundary, today: model.ledger.today)
            case "bulk", "bulk200k":
                seed = Seed.bulk(
                    days: name == "bulk" ? 500 : 10_000, boundary: model.ledger.boundary,
                    today: model.ledger.today)
            default: throw .refused(.notFound)
            }
            try write(seed, into: book)
            reread()
            model.launch = .ready
            if name == "empty", !model.preferences.isOnboarded {
                model.launch = .onboarding(page: 0)
            }
        }

        private func write(_ seed: Seed, into book: Book) throws(ReplicaError) {
            let now = model.now
            try book.write(.actionAdd, wall: now) { (transaction) throws(ReplicaError) in
                for tag in seed.tags { try transaction.insert(.tag, tag.id, tag.fields) }
                for action in seed.actions {
                    try transaction.insert(.action, action.id, action.fields)
                }
                for goal in seed.goals { try transaction.insert(.goal, goal.id, goal.fields) }
                for quest in seed.quests {
                    try transaction.insert(.quest, quest.id, quest.fields)
                }
            }
            if seed.isFetched {
                try fetch(Kind.session, seed.sessions, into: book) { ($0.id, $0.fields) }
                try fetch(Kind.count, seed.counts, into: book) { ($0.id, $0.fields) }
                return
            }
            try book.write(.importing, wall: now) { (transaction) throws(ReplicaError) in
                for session in seed.sessions {
                    try transaction.insert(.session, session.id, session.fields)
                }
            }
            try book.write(.importing, wall: now) { (transaction) throws(ReplicaError) in
                for entry in seed.counts { try transaction.insert(.count, entry.id, entry.fields) }
            }
        }

        /// Takes records in as from a server, in commits of the size of an exchange.
        private func fetch<Entity>(
            _ kind: Kind, _ entities: [Entity], into book: Book,
            _ content: (Entity) -> (id: RecordID, fields: [FieldWrite])
        ) throws(ReplicaError) {
            var from = 0
            while from < entities.count {
                let part = entities[from..<min(from + 500, entities.count)]
                let changes = part.enumerated().map { i, entity in
                    let (id, fields) = content(entity)
                    let stamp = Stamp(
                        milliseconds: model.now.milliseconds, counter: UInt16(i), node: 1)
                    return Change(
                        kind: kind, id: id,
                        fields: fields.map { Change.ChangedField($0.name, $0.value, stamp) })
                }
                _ = try book.merge(changes, fromServer: true)
                from += 500
            }
        }
    }
#endif
