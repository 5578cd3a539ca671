import HaruCore
import Testing

@testable import HaruServer

/// The expected modules were drawn by an independent encoder, qrcode 8 for Python, at level M in byte mode.
/// Which mask is the easiest to read is a matter of taste to it, so the mask is given.
@Suite struct QRCodeTests {
    private func rows(_ code: QRCode) -> String {
        (0..<code.size).map { row in
            (0..<code.size).map { code[row, $0] ? "#" : "." }.joined()
        }.joined(separator: "\n")
    }

    @Test func theSmallestCodeIsDrawnModuleByModule() throws {
        let code = try #require(QRCode(Array("HARU".utf8), mask: 0))
        #expect(
            rows(code) == """
                #######..#.#..#######
                #.....#.#..##.#.....#
                #.###.#..##...#.###.#
                #.###.#...#.#.#.###.#
                #.###.#.#.###.#.###.#
                #.....#....#..#.....#
                #######.#.#.#.#######
                .........##..........
                #.#.#.#...#.#...#..#.
                ..#..#...###.#.#.#.#.
                ###..###.###.###.####
                ....##.#.#####.##..#.
                .###.###...#.###.##..
                ........###...#..#.#.
                #######...#.#...#..##
                #.....#..##...#....#.
                #.###.#.###.#.#.#####
                #.###.#...##.#.#...#.
                #.###.#.####.###.##.#
                #.....#..#####.###.#.
                #######.#.##.###..###
                """)
    }

    struct Case: CustomTestStringConvertible {
        let text: String
        let version: Int
        let mask: Int
        /// The first half of the SHA-256 of the rows as `#` and `.`.
        let hash: String
        var testDescription: String { "version \(version), \(text.utf8.count) bytes" }
    }

    /// The longest text of each version.
    static let cases = [
        Case(
            text: "http://127.0.0.1:8420/join/0123456789ABCDEFGHJK", version: 4, mask: 4,
            hash: "edc76086b0618c9aafae02a017c2e53a"),
        xs(14, 1, 6, "0a86d224ff76ff7652105343b7580d61"),
        xs(26, 2, 0, "4da660857725e0a2d710e113702c36d2"),
        xs(42, 3, 3, "85ac9ffa29499388beb918ea85ef6e12"),
        xs(62, 4, 0, "e5dddf8f80cae63756c177823d7291ed"),
        xs(84, 5, 3, "167969bdc506a3f297324ceef2608f4e"),
        xs(106, 6, 3, "0b3f3e5938840365503823150d20a7e4"),
        xs(122, 7, 0, "cca45b0d68d2b686b0f215695b86cdd0"),
        xs(152, 8, 2, "2c08963c3d7712744a50eb47c7b36f23"),
        xs(180, 9, 0, "da2d371b971d44d37a8e58f28a933703"),
        xs(213, 10, 0, "5b61c982b56d25234b982f4f8af846b0"),
    ]

    private static func xs(_ count: Int, _ version: Int, _ mask: Int, _ hash: String) -> Case {
        Case(text: String(repeating: "x", count: count), version: version, mask: mask, hash: hash)
    }

    @Test(arguments: cases) func everyVersionIsDrawnAsByOthers(_ c: Case) throws {
        let code = try #require(QRCode(Array(c.text.utf8), mask: c.mask))
        #expect(code.version == c.version)
        #expect(Hex.text(SHA256.digest(Array(rows(code).utf8)).prefix(16)) == c.hash)
    }

    @Test func whatDoesNotFitIsNotDrawn() {
        #expect(QRCode(Array(repeating: 0, count: 214)) == nil)
    }

    @Test func aTerminalShowsTwoRowsToALineWithAQuietZone() throws {
        let code = try #require(QRCode(Array("HARU".utf8)))
        let lines = code.blocks.split(separator: "\n")
        #expect(lines.count == 15)
        #expect(lines.allSatisfy { $0.count == 29 })
        #expect(lines[0].allSatisfy { $0 == "█" })
    }
}
