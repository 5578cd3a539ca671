/// The name of a flag, without its dashes.
public enum Flag: String, CaseIterable, Sendable {
    // Every verb has these.
    case json, lang, store, quiet, at, help
    // Verbs that ask have these.
    case yes
    case dryRun = "dry-run"

    case note, all, start, end, amount, list
    case date, range, action, tag, period, history
    case format, follow, seconds, max, status
    case name, count, symbol, favorite, untag, color
    case noFavorite = "no-favorite"
    case title, threshold, achieved, finished, span, archived, on
    case notAchieved = "not-achieved"
    case goal, measure, health, sleep, target, weekdays, nth, until
    case atLeast = "at-least"
    case atMost = "at-most"
    case alsoPast = "also-past"
    case zone, dates, only, spreadsheet, output
    case withPreferences = "with-preferences"
    case undelete
    case asCopy = "as-copy"
    case repair
    case importBackup = "import-backup"
    case kind, man

    case full, verify, held, drop, retry, discard, login, keep, erase
    case deleteEverywhere = "delete-everywhere"
    case bringBack = "bring-back"
    case make, revoke, remove, scope, days
    case local
    case noLocal = "no-local"
    case listen, data, web, certificate, key, registration
    case publicURL = "public-url"
    case trustedProxy = "trusted-proxy"
    case records, attachments
    case fieldData = "field-data"

    /// As a person types it: `--dry-run`.
    public var typed: String { "--\(rawValue)" }

    /// The one-letter form, if there is one.
    public var letter: String? {
        switch self {
        case .output: "-o"
        case .help: "-h"
        default: nil
        }
    }
}
