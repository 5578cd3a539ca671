import HaruCore
import HaruFormats
import Testing

@Suite struct DaylioTests {
    @Test func moodAndActivitiesAreCountedAtTheTimeOfTheEntry() {
        let history = read(HabitSamples.daylio, zone: Zones.seoul)
        #expect(history.problems == [])
        #expect(
            history.lines(Zones.seoul) == [
                Line("sad", "2026-08-12 22:00:00", "1", "A title · two\nlines, \"quoted\""),
                Line("clean", "2026-08-12 22:00:00", "1"),
                Line("movies / tv", "2026-08-12 22:00:00", "1"),
                Line("average", "2026-08-11 08:30:00", "1"),
            ])
        #expect(history.tags(of: "sad") == ["Daylio"])
        #expect(history.tags(of: "clean") == [])
    }

    @Test(arguments: [
        ("28 September", "2018-09-28"), ("9 April", "2018-04-09"), ("April 9", "2018-04-09"),
        ("4월 9일", "2018-04-09"), ("4月9日", "2018-04-09"),
    ])
    func theOldestLayoutWritesTheDayWithoutItsYear(date: String, day: String) {
        let text = "year,date,weekday,time,mood,activities,note\n2018,\(date),,10:00 pm,good,,\n"
        #expect(read(text).lines() == [Line("good", day + " 22:00:00", "1")])
    }

    @Test(arguments: [
        ("2026-02-30,,,10:00 pm,sad,,,\n", "3 badDate"), (",,,10:00 pm,sad,,,\n", "3 badDate"),
        ("2026-08-11,,,25:00,sad,,,\n", "3 badTime"), ("2026-08-11,,,,sad,,,\n", "3 badTime"),
        ("2026-08-11,,,10:00 pm, ,\" | \",,\n", "3 unreadable"),
        ("2026-08-11,,,10:00", "3 truncated"),
        ("2026-08-11,,,10:00,sad,,,\"\(String(repeating: "a", count: 2001))\"\n", "3 noteTooLong"),
    ])
    func aBadEntryIsNamedAndTheOthersComeIn(row: String, problem: String) {
        let history = read(
            "full_date,date,weekday,time,mood,activities,note_title,note\n"
                + "2026-08-12,,,10:00 pm,sad,,,\n" + row)
        #expect(history.problems == [problem])
        #expect(history.lines() == [Line("sad", "2026-08-12 22:00:00", "1")])
    }

    @Test(arguments: ["28 Tember", "September", "31 February", "1 2 3", ""])
    func aDayThatIsNoneIsNamed(date: String) {
        let text = "year,date,weekday,time,mood,activities,note\n2018,\(date),,10:00 pm,good,,\n"
        #expect(read(text).problems == ["2 badDate"])
    }

    @Test(arguments: [HabitSamples.daylioJSON, HabitSamples.base64(HabitSamples.daylioJSON)])
    func aBackupHasGroupsAndGoals(text: String) {
        let history = read(text)
        #expect(history.problems == [])
        #expect(
            history.lines(Zones.seoul) == [
                Line("그냥", "2026-08-12 22:25:00", "1", "둘 다"),
                Line("sport", "2026-08-12 22:25:00", "1"),
                Line("eat well", "2026-08-12 22:25:00", "1"),
                Line("rad", "2026-08-11 22:25:00", "1"),
            ])
        #expect(history.tags(of: "sport") == ["Hobbies"])
        #expect(history.quests.map { $0.target } == [1])
        #expect(history.quests.map { $0.goalTitle } == ["Daylio"])
        #expect(history.losses.promises == 1)
    }

    @Test(arguments: [
        (#"{"datetime": "x", "mood": 1}"#, "2 badTime"),
        (#"{"datetime": 1e30, "mood": 1}"#, "2 badTime"),
        (#"{"datetime": -5, "mood": 1}"#, "2 badTime"),
        (#"{"datetime": 5, "mood": 7}"#, "2 unreadable"),
        (#"{"datetime": 5, "mood": 1, "tags": [99]}"#, "2 unknownAction"), ("[]", "2 badTime"),
    ])
    func aBadEntryOfABackupIsNamed(entry: String, problem: String) {
        let history = read(
            "{\"customMoods\": [{\"id\": 1, \"mood_group_id\": 2}], \"dayEntries\": [\n" + entry
                + ",\n{\"datetime\": 1786541100000, \"mood\": 1}]}")
        #expect(history.problems == [problem])
        #expect(history.lines() == [Line("good", "2026-08-12 13:25:00", "1")])
    }

    @Test func aBackupThatIsCutOffIsReadAsFarAsItGoes() {
        let whole = HabitSamples.base64(HabitSamples.daylioJSON)
        let cut = read(String(whole.prefix(700)))
        #expect(cut.problems.last?.hasSuffix("truncated") == true)
        #expect(cut.records.count > 0)
    }
}
