import Glibc
import HaruHost

/// A folder of a test's own that goes when the test does.
final class Scratch {
    let path: String

    init() {
        var template = Array("/tmp/haru-archive-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { _ = shell("rm -rf '\(path)'") }

    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// What is in the folder, in byte order.
    var names: [String] { (try? File.names(in: path)) ?? [] }

    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = try NewFile(self(name))
        try file.write(bytes)
        try file.finish()
        return self(name)
    }

    /// Runs a Python script whose arguments are `sys.argv[1:]`.
    ///
    /// - Returns: what it printed, or its error in place of that.
    func python(_ script: String, _ arguments: String...) throws -> String {
        _ = try write("script.py", Array(script.utf8))
        return shell("cd '\(path)' && python3 script.py \(arguments.joined(separator: " ")) 2>&1")
            .output
    }
}

/// Runs a line of shell.
func shell(_ command: String) -> (status: Int32, output: String) {
    guard let stream = popen(command, "r") else { return (-1, "") }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
        let count = fread(&buffer, 1, buffer.count, stream)
        guard count > 0 else { break }
        output.append(contentsOf: buffer[..<count])
    }
    return (pclose(stream), String(decoding: output, as: UTF8.self))
}
