import HaruFormats
import Testing

/// What the reader handed out for one row.
enum ReadRow: Equatable, Sendable {
    case cells(line: Int, [String])
    case problem(line: Int, CSVRow.Problem)
}

func rows(
    _ text: [UInt8], pieces size: Int = 1 << 20, dialect: CSVDialect = .csv,
    limit: Int = CSVReader.defaultLimit
) -> [ReadRow] {
    var rows: [ReadRow] = []
    var reader = CSVReader(dialect: dialect, limit: limit)
    let take = { (row: borrowing CSVRow) in
        if let problem = row.problem {
            rows.append(.problem(line: row.line, problem))
        } else {
            rows.append(.cells(line: row.line, (0..<row.count).map { row[$0].text }))
        }
    }
    var position = 0
    while position < text.count {
        let end = min(text.count, position + size)
        Array(text[position..<end]).withUnsafeBufferPointer { reader.read($0, take) }
        position = end
    }
    reader.finish(take)
    return rows
}

@Suite struct CSVReaderTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var text: String
        var rows: [ReadRow]
    }

    static let cases = [
        Case(testDescription: "nothing", text: "", rows: []),
        Case(
            testDescription: "LF, CRLF and CR end rows", text: "a,b\nc,d\r\ne,f\rg,h",
            rows: [
                .cells(line: 1, ["a", "b"]), .cells(line: 2, ["c", "d"]),
                .cells(line: 3, ["e", "f"]), .cells(line: 4, ["g", "h"]),
            ]),
        Case(
            testDescription: "blank lines are dropped and counted", text: "\n\r\na\n  \n\nb\n",
            rows: [.cells(line: 3, ["a"]), .cells(line: 6, ["b"])]),
        Case(
            testDescription: "empty cells are cells", text: ",,\n",
            rows: [.cells(line: 1, ["", "", ""])]),
        Case(
            testDescription: "quotes hold delimiters, quotes and line breaks",
            text: "\"a,b\",\"say \"\"hi\"\"\",\"one\ntwo\r\nthree\rfour\"\nnext,,\n",
            rows: [
                .cells(line: 1, ["a,b", "say \"hi\"", "one\ntwo\r\nthree\rfour"]),
                .cells(line: 5, ["next", "", ""]),
            ]),
        Case(
            testDescription: "empty quotes are an empty cell", text: "\"\",x,\"\"\n\"\"\"\"",
            rows: [.cells(line: 1, ["", "x", ""]), .cells(line: 2, ["\""])]),
        Case(
            testDescription: "a quote inside a bare cell is itself", text: "5\" nail,b\n",
            rows: [.cells(line: 1, ["5\" nail", "b"])]),
        Case(
            testDescription: "what follows a closing quote belongs to the cell",
            text: "\"a\"b,\"c\"\"\"d\n", rows: [.cells(line: 1, ["ab", "c\"d"])]),
        Case(
            testDescription: "spaces stay", text: " a , b \n",
            rows: [.cells(line: 1, [" a ", " b "])]),
        Case(
            testDescription: "a text that ends inside quotes is cut off",
            text: "a,b\nc,\"d\ne,f",
            rows: [.cells(line: 1, ["a", "b"]), .problem(line: 2, .truncated)]),
        Case(
            testDescription: "Korean, Japanese and emoji", text: "하루,一日,👩‍👩‍👧\n",
            rows: [.cells(line: 1, ["하루", "一日", "👩‍👩‍👧"])]),
    ]

    @Test(arguments: cases, [1, 2, 3, 7, 1 << 20])
    func rowsDoNotDependOnThePieces(_ c: Case, size: Int) {
        #expect(rows(Array(c.text.utf8), pieces: size) == c.rows)
    }

    @Test func anotherDelimiterSeparatesCells() {
        let dialect = CSVDialect(delimiter: UInt8(ascii: ";"))
        #expect(
            rows(Array("a;\"b;c\";d,e\n".utf8), dialect: dialect)
                == [.cells(line: 1, ["a", "b;c", "d,e"])])
    }

    @Test func linesAreKeptAsTheyAre() {
        #expect(
            rows(Array("a,\"b\n\n c\n".utf8), dialect: .lines)
                == [.cells(line: 1, ["a,\"b"]), .cells(line: 2, [""]), .cells(line: 3, [" c"])])
    }

    @Test(arguments: [1, 64, 5000, 1 << 20])
    func aRowAboveTheLimitIsReportedAndPassedOver(pieces: Int) {
        let long = "x,\"" + String(repeating: "가\n", count: 1000) + "\",y\r\n"
        let text = Array(("a,b\n" + long + "c,d\n").utf8)
        #expect(
            rows(text, pieces: pieces, limit: 1000) == [
                .cells(line: 1, ["a", "b"]), .problem(line: 2, .lineTooLong),
                .cells(line: 1003, ["c", "d"]),
            ])
    }

    @Test func aRowOfManyCellsIsRead() {
        let text = Array(String(repeating: "1,", count: 500).utf8)
        let expected = [String](repeating: "1", count: 500) + [""]
        #expect(rows(text) == [.cells(line: 1, expected)])
    }

    @Test(arguments: 0..<40)
    func randomTextsReadTheSameInAnyPieces(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let alphabet = Array("ab,,\"\"\"\n\r\r\n 가".utf8)
        let text = (0..<200).map { _ in random.pick(alphabet) }
        for limit in [8, 1000] {
            let whole = rows(text, limit: limit)
            for size in [1, 2, 5, 13, 64] {
                #expect(
                    rows(text, pieces: size, limit: limit) == whole,
                    "seed \(seed), pieces of \(size)")
            }
        }
    }
}
