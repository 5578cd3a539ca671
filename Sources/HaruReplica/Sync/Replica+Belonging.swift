import HaruCore

// Whose the records of a store are (sync 2). It is known from the first exchange on and outlives the
// sign-in, so that another account does not get them without a word of the person.
extension Replica {
    /// The account that the records here belong to; `nil` = none yet.
    public func account() throws(ReplicaError) -> RecordID? {
        do {
            return try storage.bookkeeping(SyncState.accountKey).flatMap {
                RecordID(String(decoding: $0, as: UTF8.self))
            }
        } catch { throw .storage(error) }
    }

    /// Notes it for a store that exchanges with the account already.
    public func noteAccount(_ account: RecordID) throws(ReplicaError) {
        guard try self.account() != account else { return }
        try inTransaction { () throws(StorageError) in
            try self.storage.setBookkeeping(SyncState.accountKey, Array(account.text.utf8))
        }
    }

    /// Whether there are records here that belong to another account than this one, or may: what is
    /// noted and cannot be read is anybody's.
    ///
    /// - Parameter account: `nil` = one that is not made yet.
    public func belongsElsewhere(than account: RecordID?) throws(ReplicaError) -> Bool {
        if let account, try self.account() == account { return false }
        do {
            if try storage.bookkeeping(SyncState.accountKey) == nil { return false }
            return try !storage.kinds().isEmpty
        } catch { throw .storage(error) }
    }
}
