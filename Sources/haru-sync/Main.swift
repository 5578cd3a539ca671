import Glibc
import HaruClient
import HaruCommand

@main struct Main {
    static func main() {
        let environment = CommandEnvironment.process()
        if environment.arguments.count == 2, environment.arguments[0] == "--background" {
            BackgroundSync.run(store: environment.arguments[1], environment)
            exit(0)
        }
        exit(Command.run(environment, perform: ClientVerbs.perform).rawValue)
    }
}
