import Glibc
import HaruCommand

@main struct Main {
    static func main() {
        let code = Command.run(.process()) { (invocation, _) throws(Refusal) in
            throw .usage(.unknownVerb(invocation.verb.rawValue, nearest: nil))
        }
        exit(code.rawValue)
    }
}
