import Glibc
import HaruCore
import PromiseLoad

/// Measures what a screen of fifty goals costs, from the store to the last number:
///
///     promises RECORDS ROUNDS
///
/// Prints the sum of all numbers, then for each part the fastest and the middle round in
/// milliseconds.
@main struct Main {
    static func main() {
        let words = CommandLine.arguments
        guard words.count == 3, let records = Int(words[1]), let rounds = Int(words[2]), rounds > 0,
            let zone = TimeZoneRules(
                name: "America/New_York", tzif: bytes("/usr/share/zoneinfo/America/New_York"))
        else { exit(2) }
        let load = PromiseLoad(zone: zone, records: records)
        var reads: [Double] = []
        var numbers: [Double] = []
        var both: [Double] = []
        var sum: Int64 = 0
        for _ in 0..<rounds {
            let start = now()
            let (promises, input) = load.read()
            let middle = now()
            sum = load.numbers(promises, input)
            let end = now()
            reads.append(middle - start)
            numbers.append(end - middle)
            both.append(end - start)
        }
        print("sum", sum)
        for (name, taken) in [("read", reads), ("numbers", numbers), ("together", both)] {
            let sorted = taken.sorted()
            print(name, sorted[0], sorted[sorted.count / 2])
        }
        let (promises, input) = load.read()
        print("streaks", load.streaks(promises, input))
    }

    static func bytes(_ path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { exit(1) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return bytes
    }

    /// Milliseconds of some clock that only goes on.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
}
