import Glibc
import HaruFormats
import HaruHost
import HaruStore

/// Opens a copy of a tracker's database: the file itself may be in use, and is not to be touched.
enum DatabaseCopy {
    /// The database as text; `nil` if the file is none of a tracker that is read, or cannot be opened.
    static func text(of file: ImportFile) -> ImportFile? {
        guard file.isDatabase, let path = copy(file) else { return nil }
        // The open database keeps the copy, and nothing is left of it whatever becomes of us.
        defer { unlink(path) }
        guard let database = try? ForeignDatabase(path: path, wanted: DatabaseText.tables),
            !database.tables.isEmpty
        else { return nil }
        return ImportFile(name: file.name) { database.text() }
    }

    /// - Returns: the path of a file that nobody else can read; `nil` if there is no room for it.
    private static func copy(_ file: ImportFile) -> String? {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array((folder + "/haru-import-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return nil }
        let path = String(
            decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { close(descriptor) }
        let next = file.bytes()
        while let piece = next() {
            guard File.write(piece, to: descriptor) else {
                unlink(path)
                return nil
            }
        }
        return path
    }
}
