/// How the records of an archive come in (sync 12.1).
public enum RestoreMode: Sendable {
    /// By their archived stamps: nothing newer is overwritten, and what was deleted since stays so.
    case merge
    /// As `merge`; what lives in the archive and is deleted here lives again, by a new stamp on its
    /// deletion mark alone.
    case undelete
    /// With new identities and new stamps, beside whatever is here.
    case copy(CopiedIDs)
}
