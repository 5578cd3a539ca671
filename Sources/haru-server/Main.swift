import Glibc
import HaruServer

@main struct Main {
    static func main() {
        exit(
            ServerCommand.run(Array(CommandLine.arguments.dropFirst())) { name in
                getenv(name).map { String(cString: $0) }
            })
    }
}
