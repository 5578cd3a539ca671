/// The complete backup of an account (`.haru`, sync 12.1): a zip file of
///
/// - `manifest.json`: format, schema, when it was made, how many records, checksums;
/// - `records.ndjson`: one record a line as it travels in sync, all fields as stored with their
///   stamps, those of newer versions too; kinds in byte order, identities ascending;
/// - `settings.json`: the account's settings for a person to read; restoring takes them from their
///   record;
/// - `preferences.json`, where asked for: this device's own;
/// - `blobs/HASH`: attachments, where whoever makes the archive has them.
public enum Archive {
    public static let format = 1
    public static let fileExtension = "haru"

    static let manifestName = "manifest.json"
    static let recordsName = "records.ndjson"
    static let settingsName = "settings.json"
    static let preferencesName = "preferences.json"
    static let attachmentsFolder = "blobs/"
    /// The most bytes of a manifest and of preferences.
    static let smallEntryLimit: UInt64 = 1 << 20
}
