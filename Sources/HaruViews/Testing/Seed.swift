#if HARU_TEST
    import HaruCore
    import HaruReplica
    import HaruStrings

    /// What a test begins with. Identities follow from names: two devices with one seed agree.
    struct Seed {
        var tags: [Tag] = []
        var actions: [Action] = []
        var sessions: [TimeSession] = []
        var counts: [CountEntry] = []
        var goals: [Goal] = []
        var quests: [Quest] = []
        /// Whether the records came from a server.
        var isFetched = false

        mutating func tag(_ key: String, _ name: String, color: Int, at now: Instant)
            -> RecordID
        {
            let id = RecordID.derived(kind: Kind.tag.name, key: "seed." + key)
            tags.append(
                Tag(
                    id: id, createdAt: now + Int64(tags.count), name: name,
                    colorHex: Palette.presets[color], sortOrder: tags.count))
            return id
        }

        mutating func action(
            _ key: String, _ name: String, _ symbol: String, _ kind: TrackingType = .time,
            isFavorite: Bool = false, tags: [RecordID] = [], at now: Instant
        ) -> RecordID {
            let id = RecordID.derived(kind: Kind.action.name, key: "seed." + key)
            actions.append(
                Action(
                    id: id, createdAt: now + Int64(actions.count), name: name, symbolName: symbol,
                    trackingType: kind, isFavorite: isFavorite, tagIDs: tags))
            return id
        }

        mutating func session(_ action: RecordID, _ start: Instant, minutes: Int) {
            let key = "seed.session.\(sessions.count)"
            sessions.append(
                TimeSession(
                    id: RecordID.derived(kind: Kind.session.name, key: key), actionID: action,
                    start: start, end: start + Int64(minutes) * 60_000, createdAt: start))
        }

        mutating func count(_ action: RecordID, _ moment: Instant) {
            let key = "seed.count.\(counts.count)"
            counts.append(
                CountEntry(
                    id: RecordID.derived(kind: Kind.count.name, key: key), actionID: action,
                    timestamp: moment, createdAt: moment))
        }
    }

    extension Seed {
        /// 3 tags, 7 actions, 8 goals, and 7 days of records that end today.
        static func demo(_ language: Language, boundary: DayBoundary, today: LocalDay) -> Seed {
            func named(_ ko: String, _ en: String, _ ja: String) -> String {
                switch language {
                case .ko: ko
                case .en: en
                case .ja: ja
                }
            }
            var seed = Seed()
            let began = boundary.start(of: today - 7)
            let life = seed.tag("life", named("생활", "Life", "生活"), color: 0, at: began)
            let health = seed.tag("health", named("건강", "Health", "健康"), color: 9, at: began)
            let study = seed.tag("study", named("공부", "Study", "勉強"), color: 4, at: began)
            let reading = seed.action(
                "reading", named("독서", "Reading", "読書"), "book", isFavorite: true, tags: [life],
                at: began)
            let running = seed.action(
                "running", named("달리기", "Running", "ランニング"), "run", isFavorite: true,
                tags: [health], at: began)
            let water = seed.action(
                "water", named("물 마시기", "Drink water", "水を飲む"), "water", .count,
                isFavorite: true, tags: [health], at: began)
            let languageAction = seed.action(
                "language", named("외국어", "Language", "語学"), "language", tags: [study], at: began)
            let cleaning = seed.action(
                "cleaning", named("청소", "Cleaning", "掃除"), "cleaning", tags: [life], at: began)
            let stretching = seed.action(
                "stretching", named("스트레칭", "Stretching", "ストレッチ"), "yoga", .count,
                tags: [health, life], at: began)
            let sleep = seed.action("sleep", named("낮잠", "Nap", "昼寝"), "bed", at: began)
            for back in 0..<7 {
                let day = today - back
                seed.session(
                    reading, boundary.resolve(day, minute: back == 0 ? 420 : 1260), minutes: 30)
                for hour in [9, 11, 13] {
                    seed.count(water, boundary.resolve(day, minute: hour * 60))
                }
                guard back > 0 else { continue }
                seed.session(
                    running, boundary.resolve(day, minute: 18 * 60), minutes: 20 + back * 5)
                seed.session(languageAction, boundary.resolve(day, minute: 20 * 60), minutes: 45)
                seed.count(stretching, boundary.resolve(day, minute: 21 * 60))
                if back == 2 {
                    seed.session(sleep, boundary.resolve(day, minute: 23 * 60 + 30), minutes: 70)
                }
            }
            seed.demoGoals(
                named,
                actions: [
                    "reading": reading, "running": running, "water": water, "sleep": sleep,
                    "language": languageAction, "stretching": stretching, "cleaning": cleaning,
                ], boundary: boundary, today: today)
            return seed
        }

        /// 22 actions, 6 of them favourites.
        static func many22(now: Instant) -> Seed {
            var seed = Seed()
            for i in 1...22 {
                _ = seed.action(
                    "many.\(i)", "Action \(i)", "circle", i % 3 == 0 ? .count : .time,
                    isFavorite: i <= 6, at: now)
            }
            return seed
        }

        /// Days with twenty records each, of 4 actions.
        static func bulk(days: Int, boundary: DayBoundary, today: LocalDay) -> Seed {
            var seed = Seed()
            seed.isFetched = true
            let began = boundary.start(of: today - days)
            let tag = seed.tag("bulk", "Bulk", color: 3, at: began)
            let timed = ["Read", "Work", "Walk"].map { name in
                seed.action("bulk." + name, name, "circle", tags: [tag], at: began)
            }
            let water = seed.action("bulk.water", "Water", "water", .count, tags: [tag], at: began)
            for back in (1...days).reversed() {
                let day = today - back
                for i in 0..<15 {
                    seed.session(
                        timed[i % 3], boundary.resolve(day, minute: 420 + i * 60),
                        minutes: 20 + (back + i) % 35)
                }
                for i in 0..<5 { seed.count(water, boundary.resolve(day, minute: 450 + i * 120)) }
            }
            return seed
        }

        /// The same records with fifty goals of five quests each, all of which a tap can move.
        static func promises(days: Int, boundary: DayBoundary, today: LocalDay) -> Seed {
            var seed = bulk(days: days, boundary: boundary, today: today)
            let began = boundary.start(of: today - 400)
            let targets = seed.actions.map { Quest.Target.action($0.id) } + [.tag(seed.tags[0].id)]
            for number in 0..<50 {
                let goal = seed.goal(
                    "bulk.\(number)", "Goal \(number + 1)", "flag", color: number % 12,
                    from: today - 400, at: began)
                for (place, target) in targets.enumerated() {
                    seed.quest(of: goal, target, at: began) { quest in
                        quest.period = [.daily, .weekly, .monthly][(number + place) % 3]
                        quest.targetSeconds = 1800
                        quest.targetCount = 3
                    }
                }
            }
            return seed
        }
    }
#endif
