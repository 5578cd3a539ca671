import HaruCore
import HaruReplica
import Testing

@testable import HaruViews

@Suite struct PausesTests {
    @Test func everyMessageSurvivesItsText() {
        let id = RecordID(high: 1, low: 2)
        let messages: [PausesMessage] = [
            .add(.goal, id), .add(.habit, id), .resume(.goal, id), .resume(.habit, id),
            .delete(.goal, id), .delete(.habit, id), .first(nil), .last(nil), .toggleOpen, .save,
        ]
        for message in messages {
            #expect(Message(Message.pauses(message).text) == .pauses(message))
        }
        let day = LocalDay(year: 2026, month: 8, day: 11)!
        #expect(Message("pauses.last", value: "2026-08-11") == .pauses(.last(day)))
    }

    @Test(arguments: ["pauses.add", "pauses.add tag 1", "pauses.add goal", "pauses.keep goal 1"])
    func aMessageThatNamesNothingThatRestsIsNone(_ text: String) {
        #expect(Message(text) == nil)
    }
}
