import HaruCore
import Testing

@Suite struct EditingTests {
    @Test(
        arguments: [
            ("  독서\n", "독서", nil), ("", "", .emptyName),
            (" \u{3000}\u{a0}\u{feff}", "", .emptyName),
            (String(repeating: "가", count: 40), String(repeating: "가", count: 40), nil),
            (String(repeating: "가", count: 41), "", .nameTooLong),
            (
                String(repeating: "e\u{301}", count: 40), String(repeating: "e\u{301}", count: 40),
                nil
            ),
        ] as [(String, String, DomainError?)])
    func aNameIsTrimmedAndCountedAsAPersonDoes(
        written: String, stored: String, error: DomainError?
    ) throws {
        let found = domainError { () throws(DomainError) in
            try Action(id: id(1), name: written).checked()
        }
        #expect(found == error)
        guard error == nil else { return }
        let action = try Action(id: id(1), name: written).checked()
        #expect(sameBytes(action.name, stored))
    }

    @Test func theWayOfTrackingIsForLife() {
        let stored = Action(id: id(1), name: "a", trackingType: .time)
        for (type, error) in [(TrackingType.time, nil), (.count, DomainError.trackingTypeIsFixed)] {
            let edited = Action(id: id(1), name: "b", trackingType: type)
            let found = domainError { () throws(DomainError) in try edited.checked(previous: stored)
            }
            #expect(found == error)
        }
        let unknown = Action(id: id(1), name: "a", trackingType: nil)
        #expect(domainError { () throws(DomainError) in try unknown.checked() } == .outOfRange)
        let kept = domainError { () throws(DomainError) in try unknown.checked(previous: unknown) }
        #expect(kept == nil, "an action of a newer version may be renamed")
    }

    @Test func aTagIsCheckedBeforeItIsWritten() throws {
        #expect(
            try Tag(id: id(1), name: " 건강 ", colorHex: "#a0b1c2").checked().colorHex == "#A0B1C2")
        for (name, color, error) in [
            ("", "#000000", DomainError.emptyName),
            (String(repeating: "a", count: 31), "#000000", .nameTooLong),
            ("a", "000000", .invalidColor), ("a", "#00000g", .invalidColor),
            ("a", "#0000000", .invalidColor),
        ] {
            let tag = Tag(id: id(1), name: name, colorHex: color)
            #expect(domainError { () throws(DomainError) in try tag.checked() } == error)
        }
    }

    @Test func notesHaveAtMostTwoThousandCharacters() {
        let family = String(repeating: "👨‍👩‍👧", count: 2000)
        #expect(domainError { () throws(DomainError) in try TextRules.note(family) } == nil)
        #expect(
            domainError { () throws(DomainError) in try TextRules.note(family + "a") }
                == .noteTooLong)
    }

    static let settings: [(change: @Sendable (inout Settings) -> Void, error: DomainError?)] = [
        ({ _ in }, nil), ({ $0.dayStartMinutes = 1439 }, nil),
        ({ $0.dayStartMinutes = 1440 }, .outOfRange),
        ({ $0.dayStartMinutes = -1 }, .outOfRange), ({ $0.minSessionSeconds = 3600 }, nil),
        ({ $0.minSessionSeconds = 3601 }, .outOfRange), ({ $0.timeZone = "Asia/Seoul" }, nil),
        ({ $0.timeZone = "Mars/Base" }, .unknownZone),
    ]

    @Test(arguments: settings.indices) func settingsAreRefusedWhenWrittenAndClampedWhenRead(
        _ i: Int
    ) {
        var settings = Settings()
        Self.settings[i].change(&settings)
        func check(_ settings: Settings) -> DomainError? {
            domainError { () throws(DomainError) in
                try settings.checked { ZoneFiles.rules($0) != nil }
            }
        }
        #expect(check(settings) == Self.settings[i].error)
        var read = settings.clamped()
        read.timeZone = nil
        #expect(check(read) == nil)
        #expect(read.boundary(in: .utc).dayStartMinutes == read.dayStartMinutes)
    }
}
