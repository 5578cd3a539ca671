#if HARU_TEST
    import HaruCore
    import HaruReplica
    import HaruStrings

    extension Seed {
        mutating func goal(
            _ key: String, _ title: String, _ symbol: String, color: Int, from start: LocalDay,
            to end: LocalDay? = nil, status: Goal.Status = .inProgress, judgedAt: Instant? = nil,
            at now: Instant
        ) -> RecordID {
            let id = RecordID.derived(kind: Kind.goal.name, key: "seed." + key)
            goals.append(
                Goal(
                    id: id, createdAt: now, title: title, symbolName: symbol,
                    colorHex: Palette.presets[color], startDay: start, endDay: end, status: status,
                    judgedAt: judgedAt, sortOrder: goals.count))
            return id
        }

        /// A quest made together with its goal; `change` says what it promises.
        mutating func quest(
            of goal: RecordID, _ target: Quest.Target, at now: Instant,
            _ change: (inout Quest) -> Void
        ) {
            let key = "seed.quest.\(quests.count)"
            var quest = Quest(
                id: RecordID.derived(kind: Kind.quest.name, key: key), goalID: goal
            ).aimed(at: target)
            quest.createdAt = now
            quest.sortOrder = quests.count
            change(&quest)
            quests.append(quest)
        }

        /// The eight goals of the demo, of which two are over.
        mutating func demoGoals(
            _ named: (String, String, String) -> String, actions: [String: RecordID],
            boundary: DayBoundary, today: LocalDay
        ) {
            let began = boundary.start(of: today - 7)
            func target(_ key: String) -> Quest.Target { actions[key].map { .action($0) } ?? .none }
            let books = goal(
                "books", named("책과 가까이", "Closer to books", "本に親しむ"), "book", color: 0,
                from: today - 7, to: today + 12, at: began)
            quest(of: books, target("reading"), at: began) {
                $0.targetSeconds = 1800
                $0.deadlineMinutes = 480
            }
            quest(of: books, target("reading"), at: began) {
                $0.period = .weekly
                $0.targetSeconds = 10_800
            }
            let run = goal(
                "run", named("가을 하프 마라톤 완주", "Finish the autumn half marathon", "秋のハーフマラソンを完走"),
                "run", color: 9, from: today - 60, to: today + 40, at: began)
            quest(of: run, target("running"), at: began) {
                $0.period = .weekly
                $0.targetSeconds = 7200
            }
            quest(of: run, target("stretching"), at: began) { $0.targetCount = 2 }
            quest(of: run, target("water"), at: began) { $0.targetCount = 6 }
            quest(of: run, target("sleep"), at: began) {
                $0.direction = .atMost
                $0.targetSeconds = 3600
            }
            quest(of: run, .tag(tags[1].id), at: began) {
                $0.period = .monthly
                $0.targetSeconds = 36_000
            }
            let speak = goal(
                "speak", named("외국어로 편하게 말하기", "Speak with ease", "外国語を楽に話す"), "language",
                color: 4, from: today - 30, at: began)
            quest(of: speak, target("language"), at: began) {
                $0.scheduleMode = .weekdays
                $0.weekdays = [2, 4, 6]
                $0.targetSeconds = 1800
            }
            _ = goal(
                "draw", named("그림 시작하기", "Start drawing", "絵を始める"), "paint", color: 6,
                from: today - 3, at: began)
            let naps = goal(
                "naps", named("낮잠 줄이기", "Fewer naps", "昼寝を減らす"), "bed", color: 7,
                from: today - 7, at: began)
            quest(of: naps, target("sleep"), at: began) {
                $0.direction = .atMost
                $0.period = .weekly
                $0.targetSeconds = 3600
            }
            quest(of: naps, .health(HealthMetric.sleep.key), at: began) {
                $0.targetSeconds = 25_200
            }
            let tidy = goal(
                "tidy", named("집 정리", "A tidy home", "家の片付け"), "cleaning", color: 2,
                from: today - 10, to: today + 20, at: began)
            quest(of: tidy, target("cleaning"), at: began) {
                $0.period = .custom
                $0.customStart = today - 10
                $0.customEnd = today + 20
                $0.targetSeconds = 18_000
            }
            for (key, title, status) in [
                ("spring", named("봄맞이 달리기", "Spring runs", "春のランニング"), Goal.Status.achieved),
                ("early", named("일찍 일어나기", "Early to rise", "早起き"), .notAchieved),
            ] {
                _ = goal(
                    key, title, "flag", color: 1, from: today - 90, to: today - 30, status: status,
                    judgedAt: boundary.start(of: today - 29), at: began)
            }
        }

        /// A goal in progress without quests.
        static func emptyGoal(boundary: DayBoundary, today: LocalDay) -> Seed {
            var seed = Seed()
            _ = seed.goal(
                "empty", "Empty", "flag", color: 3, from: today - 3,
                at: boundary.start(of: today - 3))
            return seed
        }

        /// A weekly and a monthly quest that are met already.
        static func periodFulfilled(boundary: DayBoundary, today: LocalDay) -> Seed {
            var seed = Seed()
            let began = boundary.start(of: today - 10)
            let yoga = seed.action("yoga", "Yoga", "yoga", .count, at: began)
            let goal = seed.goal("calm", "Calm", "calm", color: 6, from: today - 10, at: began)
            seed.quest(of: goal, .action(yoga), at: began) {
                $0.period = .weekly
                $0.targetCount = 1
            }
            seed.quest(of: goal, .action(yoga), at: began) {
                $0.period = .monthly
                $0.targetCount = 2
            }
            for back in [1, 6] { seed.count(yoga, boundary.resolve(today - back, minute: 600)) }
            return seed
        }

        /// One quest that counts until eight, and records on both sides of it.
        static func deadline(boundary: DayBoundary, today: LocalDay) -> Seed {
            var seed = Seed()
            let began = boundary.start(of: today - 5)
            let reading = seed.action("reading", "Reading", "book", at: began)
            let goal = seed.goal(
                "morning", "Mornings", "sun", color: 10, from: today - 5, at: began)
            seed.quest(of: goal, .action(reading), at: began) {
                $0.targetSeconds = 1800
                $0.deadlineMinutes = 480
            }
            seed.session(reading, boundary.resolve(today, minute: 7 * 60 + 45), minutes: 30)
            seed.session(reading, boundary.resolve(today - 1, minute: 7 * 60), minutes: 30)
            seed.session(reading, boundary.resolve(today - 2, minute: 20 * 60), minutes: 30)
            return seed
        }
    }
#endif
