import HaruHost

/// Why a zip file was not read. Everything but `damaged` and `wrongChecksum` is found before
/// anything is unpacked.
public enum ZipError: Error, Equatable, Sendable {
    case file(FileError)
    /// A file of something else.
    case notAZip
    /// Begins as a zip file does and has no end.
    case truncated
    /// The directory contradicts itself or the file.
    case badDirectory
    case tooManyEntries(UInt64)
    /// A name that leads out of the folder it would be unpacked into, or is empty.
    case unsafeName(String)
    /// A symbolic link, a device or the like.
    case notAFile(String)
    case duplicate(String)
    /// Two entries share bytes of the file.
    case overlapping(String)
    /// Unpacks to more than 200 times its size.
    case tooDense(String)
    case encrypted(String)
    /// Packed with a method other than "stored" and "deflated".
    case unknownMethod(String)
    /// The packed bytes make no sense, or not as many bytes as the directory says.
    case damaged(String)
    case wrongChecksum(String)
}
