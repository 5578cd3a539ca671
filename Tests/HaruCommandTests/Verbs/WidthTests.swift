import HaruCore
import HaruStrings
import Testing

@testable import HaruCommand

/// Terminals of all widths, in letters of one and of two cells.
struct WidthTests {
    static let lines = [
        "today", "week", "month", "last7", "last30", "today --all", "today --date 2026-07-01",
        "month --date 2026-07-01", "goals", "goals --span day", "goals --span week", "goals 책과",
        "goals 아주", "goals --finished", "quests", "quests --span month", "habits", "habits 아주",
        "habits --date today", "habits --archived", "habits --range 2026-06-01..2026-08-12",
    ]

    /// Somebody with everything that those lines show, called by long names.
    static func person(_ language: Language) -> Person {
        let person = GoalVerbTests.person(language)
        person.prepare(
            "goal add '아주 긴 이름을 가진 목표라서 한 줄에 다 들어가지 않아요' --threshold 80",
            "action add '아주 긴 이름을 가진 행동이라서 한 줄에 다 들어가지 않아요'",
            "quest add 아주 --action 아주 --target 1h30m --at-most",
            "quest edit 아주 --target 2h --also-past", "goal pause 아주 --start 2026-08-20",
            "quest add 아주 --health workout.strength --target 10h30m --period monthly",
            "action add 'a very long name in Latin letters' --count",
            "add 'a very' 9999", "start 아주 --at 00:10",
            "goal add '끝난 여행' --start 2026-08-01 --end 2026-08-11",
            "habit add '아주 긴 이름을 가진 습관이라서 한 줄에 다 들어가지 않아요' --start 2026-06-20",
            "tick 아주", "habit pause 아주 --start 2026-07-01 --end 2026-07-20",
            "habit add '보관한 아주 긴 이름의 습관' --start 2026-06-01", "habit archive 보관한")
        return person
    }

    @Test(arguments: [40, 60, 80, 120], Language.allCases)
    func noLineIsWiderThanTheTerminal(_ width: Int, _ language: Language) {
        for person in [Self.person(language), Person(language)] {
            person.width = width
            for line in Self.lines {
                let answer = person(line)
                for text in answer.lines {
                    #expect(TextWidth.of(text) <= width, "\(line): \(text)")
                }
            }
        }
    }

    @Test func aMonthThatFitsNoColumnsIsAListOfNames() {
        let person = GoalVerbTests.person()
        person.width = 40
        #expect(
            person("month").lines[1...5] == [
                "● 독서", "    ·······███·▄···················", "    2시간 15분  100%", "● 물",
                "    ···········█···················  2회",
            ])
    }
}
