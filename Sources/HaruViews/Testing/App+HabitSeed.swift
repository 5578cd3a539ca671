#if HARU_TEST
    import HaruCore
    import HaruReplica

    extension App {
        /// Habits in all states, beside any other seed: kept for long, missed yesterday, still open,
        /// begun today, paused this week, and two that are archived.
        func seedHabits(in book: Book) throws(ReplicaError) {
            let today = model.ledger.today
            let names =
                switch model.language {
                case .ko: ["영양제", "이불 개기", "밤 11시 취침", "퇴근 후 휴대폰 멀리", "수영", "찬물 샤워", "계단 걷기"]
                case .en:
                    [
                        "Vitamins", "Make the bed", "Asleep by 11 pm", "Phone away after work",
                        "Swimming", "Cold shower", "Take the stairs",
                    ]
                case .ja: ["サプリメント", "布団をたたむ", "23時に寝る", "仕事のあとスマホを置く", "水泳", "冷水シャワー", "階段を使う"]
                }
            let symbols = ["medicine", "bed", "moon", "phone", "swim", "water", "stairs"]
            /// Days back from today that were not done, up to the start.
            let starts = [40, 30, 81, 0, 50, 60, 20]
            let missed: [[Int]] = [
                [23], [1, 6, 9], [0, 2, 6, 19, 30, 31], [0], [4, 12], [3, 41], [9],
            ]
            for (i, name) in names.enumerated() {
                let habit = Habit(
                    id: RecordID.derived(kind: Kind.habit.name, key: "seed.\(i)"),
                    createdAt: model.now + Int64(i), name: name, symbolName: symbols[i],
                    colorHex: Palette.presets[(i * 5) % Palette.presets.count],
                    startedOn: today - starts[i], archivedOn: i < 5 ? nil : today - (i * 3 - 14),
                    sortOrder: i)
                let last = habit.archivedOn ?? today
                try book.write(.importing, wall: model.now) {
                    (transaction) throws(ReplicaError) in
                    try transaction.insert(.habit, habit.id, habit.fields)
                    for back in 0...starts[i]
                    where !missed[i].contains(back) && today - back <= last {
                        let completion = Completion(
                            id: RecordID.derived(
                                kind: Kind.completion.name, key: "seed.\(i).\(back)"),
                            createdAt: model.now, habitID: habit.id, completedOn: today - back,
                            recordedAt: model.now)
                        try transaction.insert(.completion, completion.id, completion.fields)
                    }
                    guard i == 4 else { return }
                    let pause = Pause(
                        id: RecordID.derived(kind: Kind.habitPause.name, key: "seed"),
                        createdAt: model.now, ownerID: habit.id, start: today - 1, end: today + 3)
                    try transaction.insert(.habitPause, pause.id, pause.fields(of: .habit))
                }
            }
        }
    }
#endif
