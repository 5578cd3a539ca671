import HaruCore
import HaruFormats
import Testing

/// What holds for every format.
@Suite struct AllFormatsTests {
    @Test(arguments: Samples.all)
    func aSecondImportAddsNothing(format: FileFormat, text: String) {
        var shelf = Shelf()
        let history = read(text, zone: Zones.seoul)
        let plan = shelf.plan(history)
        #expect(plan.size == history.understood)
        #expect(plan.newHabits.count == history.habits.count)
        #expect(plan.newQuests.count == history.quests.count)
        #expect(plan.actionsNew == history.actions.count)
        shelf.apply(plan)
        let again = shelf.plan(read(text, zone: Zones.seoul))
        #expect(again.addsNothing)
        #expect(again.duplicates == history.understood)
    }

    @Test(arguments: Samples.all)
    func aFileGivenTwiceIsThatFile(format: FileFormat, text: String) {
        var shelf = Shelf()
        let once = read(text, zone: Zones.seoul)
        let plan = shelf.plan(read([file(text), file(text)], zone: Zones.seoul))
        #expect(plan.size == once.understood)
        #expect(plan.newHabits.count == once.habits.count)
        #expect(plan.duplicates == once.understood)
    }

    @Test(arguments: Samples.all)
    func theSizeOfThePiecesPlaysNoPart(format: FileFormat, text: String) {
        let whole = read(text, zone: Zones.seoul)
        for size in [1, 2, 3, 11, 100] {
            let history = read([file(text, pieces: size)], zone: Zones.seoul)
            #expect(history.lines() == whole.lines())
            #expect(history.problems == whole.problems)
            #expect(history.running == whole.running)
        }
    }

    /// Files that were cut, overwritten or mixed up are read as far as they make sense, and never
    /// stop the program. Whatever comes out can be planned and added, and then adds nothing.
    @Test(arguments: Samples.all)
    func brokenFilesAreReadAsFarAsTheyMakeSense(format: FileFormat, text: String) {
        let alphabet = Array(",\"\n\r\t #-:TZ[]{}\\0519aQ\0<>?".utf8) + [0xff, 0xea, 0xef, 0xbb]
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            var bytes = Array(text.utf8)
            for _ in 0...random.below(6) where !bytes.isEmpty {
                let at = random.below(bytes.count)
                switch random.below(5) {
                case 0: bytes[at] = random.pick(alphabet)
                case 1: bytes.insert(random.pick(alphabet), at: at)
                case 2: bytes.removeSubrange(at..<min(bytes.count, at + random.below(30)))
                case 3: bytes.removeLast(bytes.count - at)
                default:
                    let end = min(bytes.count, at + random.below(60))
                    bytes.insert(contentsOf: bytes[at..<end], at: random.below(bytes.count))
                }
            }
            let files = [file("f", bytes, pieces: 1 + random.below(200))]
            let options = ImportOptions(zone: Zones.berlin)
            let history = Importer.read(files, as: [format], options: options)
            var shelf = Shelf()
            let plan = shelf.plan(history)
            let read = plan.sessionsNew + plan.countsNew + plan.habitDays + plan.duplicates
            // A day's sum may need several entries.
            #expect(history.totals.count > 0 || read <= history.understood, "seed \(seed)")
            shelf.apply(plan)
            #expect(shelf.plan(history).addsNothing, "seed \(seed)")
            _ = FormatDetector.detect(files)
        }
    }
}
