import Glibc

/// A folder of its own for one test, in memory where the machine has such a place, removed with
/// everything in it when the test ends.
final class TemporaryFolder {
    let path: String

    init() {
        let place = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
        var template = Array("\(place)/haru-store-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil, "No temporary folder can be made in \(place).")
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { TemporaryFolder.remove(path) }

    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// The names in the folder, sorted.
    var names: [String] { TemporaryFolder.names(in: path) }

    static func names(in path: String) -> [String] {
        guard let listing = opendir(path) else { return [] }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    private static func remove(_ path: String) {
        for name in names(in: path) {
            let inner = path + "/" + name
            var status = stat()
            if lstat(inner, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                remove(inner)
            } else {
                unlink(inner)
            }
        }
        rmdir(path)
    }
}

/// Reading and writing whole files.
enum File {
    static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        var bytes = [UInt8](repeating: 0, count: ftell(file))
        rewind(file)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes.prefix(count))
    }

    static func write(_ bytes: [UInt8], to path: String) {
        let file = fopen(path, "w")!
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    /// Says it in one word, where `==` would print every byte.
    static func isSame(_ path: String, _ bytes: [UInt8]?) -> Bool { read(path) == bytes }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

func unlinkFile(_ path: String) { unlink(path) }
