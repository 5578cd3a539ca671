import HaruCore
import HaruFormats
import Testing

/// How often other trackers want a habit, which has no place in one of every day, is told by name.
@Suite struct FrequencyTests {
    typealias Told = ImportLosses.Frequency

    private static let loopHeader =
        "Position,Name,Type,Description,FrequencyNumerator,FrequencyDenominator,Color\n"

    @Test(arguments: [
        ("3,7", ImportedFrequency.times(3, in: 1, .week)), ("2,3", .times(2, in: 3, .day)),
        ("1,30", .times(1, in: 1, .month)), ("4,31", .times(4, in: 1, .month)),
        ("1,1", nil), ("7,7", nil), ("9,7", nil), ("0,7", nil), (",", nil),
    ])
    func ofLoop(_ frequency: String, _ told: ImportedFrequency?) {
        let archive = read(Self.loopHeader + "001,명상,YES_NO,,\(frequency),\n")
        #expect(archive.habits.map { $0.name } == ["명상"])
        #expect(archive.losses.frequencies == (told.map { [Told("명상", $0)] } ?? []))
        let numbers = frequency.split(separator: ",").map { String($0) }
        guard numbers.count == 2 else { return }
        let backup = read(
            #"{"sqlite":["Habits","Repetitions"],"tables":{"Habits":{"columns":["id","name","#
                + #""type","freq_num","freq_den"],"rows":[[1,"명상",0,"#
                + "\(numbers[0]),\(numbers[1])"
                + #"]]},"Repetitions":{"columns":["habit","timestamp","value"],"rows":[]}}}"#)
        #expect(backup.losses.frequencies == archive.losses.frequencies)
    }

    @Test func aPromiseThatIsLostSaysHowOftenItWas() {
        let history = read(
            "Position,Name,Type,Description,FrequencyNumerator,FrequencyDenominator,Color,"
                + "Target Type,Target Value\n001,Run,NUMERICAL,,1,3,,AT_LEAST,5\n"
                + "002,Swim,NUMERICAL,,1,1,,AT_LEAST,100000000\n")
        #expect(history.losses.frequencies.isEmpty)
        #expect(history.losses.promisesOf.map { $0.name } == ["Run", "Swim"])
        #expect(history.losses.promisesOf.map { $0.frequency } == [.times(1, in: 3, .day), nil])
    }

    @Test(arguments: [
        ("[3]", ImportedFrequency.times(3, in: 1, .week)), ("[1,3]", .times(1, in: 3, .day)),
        ("[5,30]", .times(5, in: 1, .month)), ("[7]", nil), ("[1,1]", nil), ("[]", nil),
        ("?", nil),
    ])
    func ofTableHabit(_ frequency: String, _ told: ImportedFrequency?) {
        let history = read(
            #"{"habits":[{"name":"명상","daily_goal":1,"freq_custom":"\#(frequency)","#
                + #""records":[{"record_date":20676,"record_type":1,"record_value":1}]}]}"#)
        #expect(history.habits.map { $0.name } == ["명상"])
        #expect(history.losses.frequencies == (told.map { [Told("명상", $0)] } ?? []))
    }

    @Test(arguments: [
        ("W", 1, 3, ImportedFrequency.times(3, in: 1, .week)),
        ("W", 2, 1, .times(1, in: 2, .week)), ("M", 1, 4, .times(4, in: 1, .month)),
        ("Y", 1, 10, .times(10, in: 1, .year)), ("D", 3, 2, .times(2, in: 3, .day)),
        ("D", 1, 1, nil), ("W", 1, 7, nil), ("X", 1, 1, nil),
    ])
    func ofBeaverHabits(_ type: String, _ count: Int, _ times: Int, _ told: ImportedFrequency?) {
        let history = read(
            #"{"habits":[{"name":"명상","id":"h","period":{"period_type":"\#(type)","#
                + #""period_count":\#(count),"target_count":\#(times)},"#
                + #""records":[{"day":"2026-08-11","done":true}]}]}"#)
        #expect(history.losses.frequencies == (told.map { [Told("명상", $0)] } ?? []))
    }

    @Test(arguments: [
        ("RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR", ImportedFrequency.times(3, in: 1, .week)),
        ("FREQ=WEEKLY;INTERVAL=2", .times(1, in: 2, .week)),
        ("RRULE:FREQ=MONTHLY;BYMONTHDAY=1", .words("RRULE:FREQ=MONTHLY;BYMONTHDAY=1")),
        ("RRULE:FREQ=MONTHLY", .times(1, in: 1, .month)),
        ("RRULE:FREQ=YEARLY;WKST=MO", .times(1, in: 1, .year)),
        ("RRULE:FREQ=DAILY;INTERVAL=3", .times(1, in: 3, .day)),
        ("every Friday", .words("every Friday")),
        ("RRULE:FREQ=HOURLY", .words("RRULE:FREQ=HOURLY")),
        ("RRULE:FREQ=DAILY", nil), ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", nil),
        ("daily", nil), ("", nil),
    ])
    func ofHabitTrove(_ frequency: String, _ told: ImportedFrequency?) {
        func file(_ target: Int) -> String {
            #"{"habits":[{"id":"t","name":"명상","frequency":"\#(frequency)","coinReward":1,"#
                + #""targetCompletions":\#(target),"completions":["2026-08-11T01:00:00Z"]}]}"#
        }
        let ticked = read(file(1))
        #expect(ticked.losses.frequencies == (told.map { [Told("명상", $0)] } ?? []))
        // A quest of every day would promise more than was meant.
        let counted = read(file(8))
        #expect(counted.quests.isEmpty == (told != nil))
        #expect(counted.losses.promisesOf.map { $0.frequency } == (told.map { [$0] } ?? []))
    }

    @Test(arguments: [
        (1, 127, -1, nil), (1, 65, -1, ImportedFrequency.times(2, in: 1, .week)), (2, 3, -1, nil),
        (1, 127, 5, nil),
    ])
    func ofDaylio(_ type: Int, _ value: Int, _ end: Int, _ told: ImportedFrequency?) {
        let history = read(
            #"{"customMoods":[],"tags":[{"id":1,"name":"clean"}],"dayEntries":[],"#
                + #""goals":[{"id_tag":1,"repeat_type":\#(type),"repeat_value":\#(value),"#
                + #""end_date":\#(end)}]}"#)
        let isKept = (type, value, end) == (1, 127, -1)
        #expect(history.quests.count == (isKept ? 1 : 0))
        #expect(history.losses.promisesOf.map { $0.name } == (isKept ? [] : ["clean"]))
        if !isKept { #expect(history.losses.promisesOf[0].frequency == told) }
    }

    @Test func notesAreCountedByHabit() {
        let history = read([
            file(
                Self.loopHeader + "001,명상,YES_NO,,1,1,\n002,산책,YES_NO,,3,7,\n",
                name: "a/Habits.csv"),
            file(
                "Date,Value,Notes\n2026-08-12,YES_MANUAL,calm\n2026-08-11,NO,late\n",
                name: "a/001 /Checkmarks.csv"),
            file("Date,Value,Notes\n2026-08-12,SKIP,ill\n", name: "a/002 /Checkmarks.csv"),
        ])
        #expect(history.losses.notesOf.map { $0.habit } == ["명상", "산책"])
        #expect(history.losses.notesOf.map { $0.count } == [2, 1])
        #expect(history.losses.notes == 3)
        #expect(history.losses.frequencies == [Told("산책", .times(3, in: 1, .week))])
    }
}
