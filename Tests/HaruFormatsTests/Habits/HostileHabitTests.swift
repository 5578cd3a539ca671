import HaruCore
import HaruFormats
import Testing

/// Files that break off, or hold something else than they should, at every place there is.
@Suite struct HostileHabitTests {
    @Test(arguments: HabitSamples.all)
    func aFileThatBreaksOffAnywhereIsReadUpToThere(format: FileFormat, text: String) {
        let whole = Array(text.utf8)
        for length in 0..<whole.count {
            let cut = file("f", Array(whole[..<length]))
            let history = Importer.read(
                [cut], as: [format], options: ImportOptions(zone: Zones.seoul))
            var shelf = Shelf()
            shelf.apply(shelf.plan(history))
            #expect(shelf.plan(history).addsNothing, "cut at \(length)")
        }
    }

    private static let values = [
        "null", "true", "\"\"", "\"x\"", "-1", "0", "1.5", "1e308", "-9223372036854775808",
        "9223372036854775807", "99999999999999999999", "[]", "{}", "[[1]]", "{\"day\":1}",
    ]

    /// Each number, text, word and list of a JSON file is replaced by something else in turn.
    @Test(arguments: HabitSamples.all.filter { $0.1.hasPrefix("{") })
    func aValueOfAnotherTypeHarmsNothingElse(format: FileFormat, text: String) {
        for place in valuePlaces(text) {
            for value in HostileHabitTests.values {
                let changed = text[..<place.lowerBound] + value + text[place.upperBound...]
                let history = Importer.read(
                    [file(String(changed))], as: [format],
                    options: ImportOptions(zone: Zones.seoul))
                var shelf = Shelf()
                let plan = shelf.plan(history)
                #expect(plan.newHabits.allSatisfy { (try? $0.checked()) != nil })
                #expect(plan.newGoals.allSatisfy { (try? $0.checked()) != nil })
                #expect(
                    plan.newActions.allSatisfy { (1...Action.nameLimit).contains($0.name.count) })
                for quest in plan.newQuests {
                    let action = plan.newActions.first { $0.id == quest.targetAction }
                    #expect((try? quest.checked(action: action)) != nil, "\(changed)")
                }
                for i in plan.added.indices {
                    guard case .count(let amount) = plan.record(i).content else { continue }
                    #expect(CountEntry.allowedAmounts.contains(amount))
                }
            }
        }
    }

    /// Where values stand behind a colon or in a list.
    private func valuePlaces(_ text: String) -> [Range<String.Index>] {
        text.matches(of: #/[:\[,]\s*("[^"]*"|-?[0-9.]+|true|false|null)(?=\s*[,\]}])/#).map {
            $0.output.1.startIndex..<$0.output.1.endIndex
        }
    }
}
