import HaruFormats
import Testing

@Suite struct CSVWriterTests {
    /// Names and notes that have broken exports of others (cases C1, C21).
    static let nasty = [
        "", "plain", "a,b", "\"quoted\"", "5\" nail", "one\ntwo", "one\r\ntwo\r", " leading",
        "trailing ", "\ttab", "=1+1", "+1", "-1", "@x", "'", ";", "물, 마시기", "컵 \"큰\" 것",
        "日本語、\n改行", "👩‍👩‍👧", "\u{1}", "\"", "\"\"", ",", "\r\n",
    ]

    @Test(arguments: nasty, nasty)
    func whatIsWrittenReadsBackTheSame(first: String, second: String) {
        var bytes: [UInt8] = []
        CSVWriter().row([first, second, "end"], into: &bytes)
        #expect(rows(bytes) == [.cells(line: 1, [first, second, "end"])])
    }

    @Test(arguments: [
        ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""),
        (" a", "\" a\""), ("", ""), ("=1", "=1"), ("'=1", "''=1"), ("'x", "'x"),
    ])
    func onlyWhatNeedsQuotesGetsThem(text: String, cell: String) {
        var bytes: [UInt8] = []
        CSVWriter().cell(text, into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == cell)
    }

    @Test(arguments: [
        ("=SUM(A1)", "'=SUM(A1)"), ("+82", "'+82"), ("-5, ok", "\"'-5, ok\""), ("@here", "'@here"),
        ("a=b", "a=b"), ("'x", "'x"), ("'=1", "''=1"), ("", ""),
    ])
    func theSpreadsheetFormDisarmsFormulas(text: String, cell: String) {
        var bytes: [UInt8] = []
        CSVWriter(isForSpreadsheets: true).cell(text, into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == cell)
    }
}
