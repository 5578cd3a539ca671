import HaruCore
import HaruFormats
import Testing

private let one = "00000000-0000-4000-8000-000000000001"
private let two = "00000000-0000-4000-8000-000000000002"

@Suite struct HaruCSVTests {
    @Test(arguments: [
        ("\(one),독서,time,공부,book,true,2026-01-01T09:00:00+09:00", HaruCSV.Shape.action),
        ("\(one),독서,count", .action),
        ("\(one),독서,2026-08-12T20:00:00+09:00,2026-08-12T21:00:00Z,3600,", .session),
        ("\(one),독서,2026-08-12T20:00:00.250+09:00,,,", .session),
        ("\(one),독서,2026-08-12 20:00:00+0900,2026-08-12T21:00:00+09:00", .session),
        ("\(one),물,2026-08-12T09:00:00+09:00,1,", .count),
        ("\(one),물,2026-08-12T09:00:00+09:00,99999999999999999999,", .count),
        ("\(one),건강,2026-08-01,2026-08-31,inProgress,100,,", .goal),
        ("\(one),건강,2026-08-01,,achieved,100,,", .goal),
        ("\(one),\(two),건강,action,독서,time,매일,1시간,atLeast,", .quest),
        ("\(one),독서,minutes,,,", nil), ("\(one),독서,2026-08-12T20:00:00+09:00", nil),
        ("\(one),독서,2026-08-12T20:00:00,2026-08-12T21:00:00,,", nil),
        ("\(one),독서,2026-08-12T20:00:00+09:00,soon,,", nil),
        ("\(one),건강,2026-08-01,2026-08-31,,100,,", nil), ("not-an-id,x", nil),
        ("\(one)", nil),
    ])
    func rowsAreToldByTheirShape(row: String, shape: HaruCSV.Shape?) {
        #expect(HaruCSV.shapes(of: file("header\n" + row + "\n")) == [nil, shape])
    }

    @Test func theFirstRowIsAHeaderUnlessItBeginsWithAnIdentity() {
        #expect(read([file("ID,Name\n\(one),독서,time\n")]).problems == [])
        #expect(read([file("\(one),독서,time\n\(one),oops\n")]).problems == ["2 unreadable"])
        #expect(
            read([file("\(one),oops\n\(one),독서,time\n")]).problems == ["1 unreadable"])
    }

    @Test func badRowsAreReportedWhereTheyStand() {
        let text = """
            행동 ID,행동,시작,종료,초,메모\r
            \(one),독서,2026-08-12T20:00:00+09:00,2026-08-12T21:00:00+09:00,3600,"a\r
            b"\r
            \r
            \(one),독서,2026-08-12T21:00:00+09:00,2026-08-12T20:00:00+09:00,-3600,\r
            \(one),독서,2026-08-12T20:00:00.100+09:00,2026-08-12T20:00:00.900+09:00,0,\r
            \(one),독서,2026-08-12T22:00:00+09:00,,,\r
            \(two),물,2026-08-12T09:00:00+09:00,0,\r
            \(two),물,2026-08-12T09:00:00+09:00,10000,\r
            \(two),물,2026-08-12T09:00:00+09:00,9999,\(String(repeating: "가", count: 2001))\r
            \(two),물,2026-08-12T09:00:00+09:00,9999,\(String(repeating: "가", count: 2000))\r
            nonsense\r
            """
        let history = read(text)
        #expect(
            history.problems == [
                "5 endNotAfterStart", "6 endNotAfterStart", "8 amountOutOfRange",
                "9 amountOutOfRange", "10 noteTooLong", "12 unreadable",
            ])
        #expect(history.running == 1)
        #expect(history.records.count == 2)
        #expect(history.lines(Zones.seoul)[0].note == "a\r\nb")
    }

    @Test func whatIsCutOffIsReportedOnceAndTheRestGoesIn() {
        let row = "\(one),독서,2026-08-12T20:00:00+09:00,2026-08-12T21:00:00+05:30,3600,\"n, ote\""
        let whole = "ID\n\(row)\r\n\(row)"
        for length in (whole.utf8.count - row.utf8.count + 1)..<whole.utf8.count {
            let bytes = Array(whole.utf8.prefix(length))
            // A row that lacks just its note looks like one without a note.
            if bytes.last == UInt8(ascii: ","), bytes.suffix(6).elementsEqual(",3600,".utf8) {
                continue
            }
            let history = read([file("f", bytes)])
            #expect(history.records.count == 1, "cut after \(length) bytes")
            #expect(history.problems == ["3 truncated"], "cut after \(length) bytes")
        }
        #expect(read(whole).records.count == 2)
    }

    @Test func rowsOfDifferentWidthsMayBeMixed() {
        let session = "\(one),독서,2026-08-12T20:00:00+09:00,2026-08-12T21:00:00+09:00,3600,"
        let history = read("\(session)\n\(two),물,2026-08-12T09:00:00+09:00,1,")
        #expect(history.records.count == 2)
        #expect(history.issues.isEmpty)
    }

    @Test func bytesThatAreNoUTF8AreReported() {
        let good = "\(one),독서,2026-08-12T20:00:00+09:00,2026-08-12T21:00:00+09:00,3600,\n"
        for bad: [UInt8] in [
            [0xff], [0xc0, 0xaf], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80],
            [0xea, 0xb0], [0x80],
        ] {
            let row = Array(good.utf8.dropLast()) + bad + [0x0a]
            let history = read([file("f", Array(good.utf8) + row + Array(good.utf8))])
            #expect(history.problems == ["2 badEncoding"])
            #expect(history.records.count == 2)
        }
    }

    @Test func halfASurrogateInUTF16IsReported() {
        let good = "\(one),독서,2026-08-12T20:00:00+09:00,2026-08-12T21:00:00+09:00,3600,"
        var bytes = utf16(good + "👩\n" + good, littleEndian: true)
        bytes += [0x3d, 0xd8, 0x0a, 0x00]
        bytes += utf16(good + "\n", littleEndian: true).dropFirst(2)
        let history = read([file("f", bytes, pieces: 3)])
        #expect(history.problems == ["2 badEncoding"])
        #expect(history.lines().map { $0.note } == ["👩", ""])
    }

    @Test func aMillionBadRowsAreCountedAndNotListed() {
        let text = "\(one),독서,time\n" + String(repeating: "x\n", count: 20_000)
        let history = read(text)
        #expect(history.invalid == 20_000)
        #expect(history.issues.count == ImportedHistory.issueLimit)
    }

    /// What is exported comes back, for spreadsheets or not: every record, to the whole second.
    @Test(arguments: 0..<20)
    func anExportReadsBackTheSame(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let zone = random.pick([Zones.seoul, Zones.berlin, Zones.newYork])
        let texts = CSVWriterTests.nasty + ["'=1", "''@x"]
        let names = texts.map { TextRules.trimmed($0) }.filter { !$0.isEmpty }
        let cells = CSVWriter(isForSpreadsheets: random.below(2) == 0)
        let actions = (0..<10).map { i in
            Action(
                id: RecordID(high: random.next(), low: random.next()), name: random.pick(names),
                trackingType: i % 2 == 0 ? .time : .count)
        }
        var (actionRows, timeRows, countRows): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
        let language = random.pick(HaruFile.Language.allCases)
        HaruFile.actions.writeHeader(in: language, into: &actionRows)
        HaruFile.timeRecords.writeHeader(in: language, into: &timeRows)
        HaruFile.countRecords.writeHeader(in: language, into: &countRows)
        var actionWriter = ActionCSV(zone: zone, cells: cells)
        for action in actions {
            actionWriter.write(action, tagNames: ["a", "나"], into: &actionRows)
        }
        var times = TimeRecordCSV(zone: zone, cells: cells)
        var counts = CountRecordCSV(zone: zone, cells: cells)
        var written: [String] = []
        for _ in 0..<300 {
            let action = random.pick(actions)
            let start = Int64(random.below(2_000_000_000)) * 1000 + Int64(random.below(1000))
            let note = random.pick(texts)
            let instant = Instant(milliseconds: start)
            if action.trackingType == .time {
                let length = Int64(random.below(200_000_000)) + 1000
                times.write(
                    actionID: action.id, name: action.name, start: instant, end: instant + length,
                    note: note, into: &timeRows)
                written.append(
                    "\(action.id.text) \(start / 1000) \((start + length) / 1000) \(note)")
            } else {
                let amount = random.below(9999) + 1
                counts.write(
                    actionID: action.id, name: action.name, timestamp: instant, amount: amount,
                    note: note, into: &countRows)
                written.append("\(action.id.text) \(start / 1000) x\(amount) \(note)")
            }
        }
        let files = [
            file("t", timeRows, pieces: 1000), file("a", actionRows),
            file("c", countRows, pieces: 64),
        ]
        let history = read(files, zone: zone)
        #expect(history.issues.isEmpty, "seed \(seed)")
        var shelf = Shelf()
        let plan = shelf.plan(history)
        #expect(plan.actionsNew == 10, "seed \(seed)")
        shelf.apply(plan)
        let back =
            shelf.sessions.map {
                "\($0.action.text) \($0.start / 1000) \($0.end / 1000) \($0.note)"
            }
            + shelf.counts.map { "\($0.action.text) \($0.time / 1000) x\($0.amount) \($0.note)" }
        #expect(back.sorted() == written.sorted(), "seed \(seed)")
        #expect(shelf.plan(history).added.isEmpty, "seed \(seed)")
    }
}
