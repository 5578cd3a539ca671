import HaruHost
import HaruReplica

/// Why an archive was not made or not restored. The store, and a file that was there before, are as
/// they were.
public enum ArchiveError: Error, Equatable, Sendable {
    case zip(ZipError)
    case file(FileError)
    case storage(StorageError)
    /// A zip file of something else: it lacks this entry.
    case missing(String)
    case badManifest
    /// Of a later format than this version can read.
    case newerFormat(Int)
    /// An entry is longer than it may be.
    case tooLong(String)
    /// An entry is not the one that the manifest was written for.
    case wrongDigest(String)
}
