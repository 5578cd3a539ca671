import Glibc
import HaruCommand

@main struct Main {
    static func main() {
        exit(Command.run(.process(), perform: Verbs.perform).rawValue)
    }
}
