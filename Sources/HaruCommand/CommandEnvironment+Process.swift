import Glibc
import HaruCore
import HaruHost

extension CommandEnvironment {
    /// The environment of this process. A closed pipe is an answer of `writeOutput` from now on, not
    /// the end of the process.
    public static func process() -> CommandEnvironment {
        signal(SIGPIPE, SIG_IGN)
        var environment = CommandEnvironment(
            arguments: Array(CommandLine.arguments.dropFirst()),
            variables: { name in getenv(name).map { String(cString: $0) } },
            isInputTerminal: isatty(0) == 1, isOutputTerminal: isatty(1) == 1,
            isErrorTerminal: isatty(2) == 1, width: terminalWidth(),
            writeOutput: { File.write($0, to: 1) }, writeError: { _ = File.write($0, to: 2) },
            readLine: { Swift.readLine() }, now: currentTime,
            random: { UInt64.random(in: 0...UInt64.max) })
        environment.isOutputRead = isOutputRead
        return environment
    }

    private static func isOutputRead() -> Bool {
        var output = pollfd(fd: 1, events: 0, revents: 0)
        return poll(&output, 1, 0) == 0
    }

    /// The terminal's own width, else `COLUMNS`, else 80.
    private static func terminalWidth() -> Int {
        var size = winsize()
        for descriptor in [Int32(1), 2] {
            if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
                return Int(size.ws_col)
            }
        }
        let columns = getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 80
        return columns > 0 ? columns : 80
    }

    private static func currentTime() -> Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
