import Glibc
import HaruHost

/// From what a person typed to the files an import reads.
enum ImportPaths {
    /// How deep a folder is looked through, and how many files it may hold.
    private static let allowedDepth = 4
    private static let allowedFiles = 10_000

    /// The files themselves, and those in folders, in the order of their names.
    static func files(of arguments: [String]) throws(Refusal) -> [String] {
        var files: [String] = []
        for path in arguments {
            switch File.kind(path) {
            case .missing: throw .file(path: path, .missing)
            case .folder:
                var found: [String] = []
                try add(folder: path, depth: 0, to: &found)
                guard !found.isEmpty else { throw .file(path: path, .unknownFormat) }
                files += found
            case .file, .other:
                guard access(path, R_OK) == 0 else { throw .file(path: path, .unreadable) }
                files.append(path)
            }
        }
        return files
    }

    private static func add(
        folder: String, depth: Int, to files: inout [String]
    ) throws(Refusal) {
        guard depth < allowedDepth else { return }
        let names: [String]
        do throws(FileError) { names = try File.names(in: folder) } catch {
            throw .file(path: folder, .unreadable)
        }
        for name in names {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch File.kind(path) {
            case .folder: try add(folder: path, depth: depth + 1, to: &files)
            case .file:
                guard files.count < allowedFiles else { throw .file(path: folder, .unreadable) }
                files.append(path)
            case .missing, .other: break
            }
        }
    }
}
