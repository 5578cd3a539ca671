#if HARU_TEST
    import HaruCore
    import HaruReplica

    // The seeds of app 19.4, for an empty replica, and one for the pictures of the README.
    extension App {
        func seed(_ name: String, in book: Book) throws(ReplicaError) {
            let seed: Seed
            switch name {
            case "empty": seed = Seed()
            case "demo":
                seed = Seed.demo(
                    model.language, boundary: model.ledger.boundary, today: model.ledger.today)
            case "picture":
                seed = Seed.picture(
                    model.language, boundary: model.ledger.boundary, today: model.ledger.today)
            case "many22": seed = Seed.many22(now: model.now)
            case "bulk":
                seed = Seed.bulk(boundary: model.ledger.boundary, today: model.ledger.today)
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
            }
            // In commits of the size that an import makes.
            var from = 0
            while from < seed.sessions.count {
                let part = seed.sessions[from..<min(from + 500, seed.sessions.count)]
                try book.write(.importing, wall: now) { (transaction) throws(ReplicaError) in
                    for session in part {
                        try transaction.insert(.session, session.id, session.fields)
                    }
                }
                from += 500
            }
            from = 0
            while from < seed.counts.count {
                let part = seed.counts[from..<min(from + 500, seed.counts.count)]
                try book.write(.importing, wall: now) { (transaction) throws(ReplicaError) in
                    for entry in part { try transaction.insert(.count, entry.id, entry.fields) }
                }
                from += 500
            }
        }
    }
#endif
