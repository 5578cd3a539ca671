#if HARU_TEST
    import HaruCore
    import HaruStrings

    extension Seed {
        /// What the pictures of the README show: twelve actions in the colours of ten tags, and the
        /// records of two weeks.
        static func picture(_ language: Language, boundary: DayBoundary, today: LocalDay) -> Seed {
            var seed = Seed()
            let began = boundary.start(of: today - 14)
            /// Names in Korean, English and Japanese, of the action and its tag.
            func action(
                _ symbol: String, _ names: (String, String, String), _ color: Int,
                _ tag: (String, String, String), _ kind: TrackingType = .time,
                isFavorite: Bool = false
            ) -> RecordID {
                func named(_ names: (String, String, String)) -> String {
                    switch language {
                    case .ko: names.0
                    case .en: names.1
                    case .ja: names.2
                    }
                }
                let tag =
                    seed.tags.first { sameBytes($0.name, named(tag)) }?.id
                    ?? seed.tag(symbol, named(tag), color: color, at: began)
                return seed.action(
                    symbol, named(names), symbol, kind, isFavorite: isFavorite, tags: [tag],
                    at: began)
            }
            let life = ("생활", "Life", "生活")
            let reading = action("book", ("독서", "Reading", "読書"), 0, life, isFavorite: true)
            let running = action(
                "run", ("달리기", "Running", "ランニング"), 9, ("운동", "Sports", "運動"), isFavorite: true)
            let water = action(
                "drop", ("물 마시기", "Water", "水を飲む"), 3, ("건강", "Health", "健康"), .count,
                isFavorite: true)
            let english = action(
                "language", ("영어 공부", "Spanish", "英語の勉強"), 5, ("공부", "Study", "勉強"))
            let calm = action("calm", ("명상", "Meditate", "瞑想"), 6, ("마음", "Mind", "こころ"))
            let piano = action("music", ("피아노", "Piano", "ピアノ"), 7, ("취미", "Hobby", "趣味"))
            let stretching = action(
                "stretching", ("스트레칭", "Stretching", "ストレッチ"), 2, ("몸", "Body", "からだ"), .count)
            let project = action(
                "laptop", ("사이드 프로젝트", "Side project", "個人開発"), 4, ("일", "Work", "仕事"))
            let walk = action("walk", ("산책", "Walk", "散歩"), 1, ("바깥", "Outside", "外"))
            let diary = action("pencil", ("일기 쓰기", "Diary", "日記を書く"), 0, life)
            let cooking = action("pot", ("요리", "Cooking", "料理"), 8, ("집", "Home", "家"))
            let coffee = action(
                "coffee", ("커피", "Coffee", "コーヒー"), 10, ("카페", "Café", "カフェ"), .count)

            for back in 0..<14 {
                let day = today - back
                // A week differs from day to day, and each looks lived in.
                let turn = back % 7
                func add(_ action: RecordID, _ hour: Int, _ minute: Int, _ minutes: Int) {
                    // Nothing of today that is still to come at two in the afternoon.
                    guard back > 0 || hour * 60 + minute + minutes <= 14 * 60 else { return }
                    seed.session(
                        action, boundary.resolve(day, minute: hour * 60 + minute), minutes: minutes)
                }
                func tap(_ action: RecordID, _ hour: Int, _ minute: Int) {
                    guard back > 0 || hour < 14 else { return }
                    seed.count(action, boundary.resolve(day, minute: hour * 60 + minute))
                }
                if turn != 2 { add(running, 7, turn * 5, 25 + turn * 4) }
                if turn % 2 == 0 { add(calm, 7, 50, 12) }
                add(reading, 8, 30 - turn * 3, 40 + turn * 5)
                if turn != 5 { add(project, 9, 30 + turn * 4, 85 + turn * 15) }
                add(cooking, 12, 5 + turn * 3, 40)
                add(english, 13 + turn % 3 * 2, 10, 45 + turn * 5)
                if turn % 3 == 1 { add(piano, 16, 20, 50) }
                if turn % 3 != 0 { add(walk, 18, 10 + turn * 4, 30 + turn * 3) }
                add(reading, 21, turn * 6, 30)
                add(diary, 22, 15, 15)
                for hour in [8, 10, 12, 15, 19] { tap(water, hour, 20 + turn * 3) }
                for hour in [7, 13] { tap(stretching, hour, 45) }
                tap(coffee, 9, 20)
            }
            return seed
        }
    }
#endif
