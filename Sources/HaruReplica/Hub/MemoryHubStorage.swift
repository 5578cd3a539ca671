import HaruCore

/// An account in memory: for simulations and tests.
public final class MemoryHubStorage: HubStorage {
    private var state: State
    private var before: State?

    /// Everything, as one value: what a backup of the server is.
    public struct State: Sendable {
        var account: HubAccount
        var devices: [HubDevice] = []
        var records: [RecordKey: HubRecord] = [:]
        /// In order of arrival; fields that have another number by now no longer hold.
        var entries: [HubEntry] = []
        var purges: [(record: RecordKey, number: UInt64, at: Instant)] = []
    }

    public init(epoch: Epoch) { state = State(account: HubAccount(epoch: epoch)) }

    /// The state as a backup, and put back from one.
    public var backup: State {
        get { state }
        set { (state, before) = (newValue, nil) }
    }

    public func begin() throws(StorageError) { before = state }
    public func commit() throws(StorageError) { before = nil }
    public func rollback() {
        if let before { state = before }
        before = nil
    }

    public func account() throws(StorageError) -> HubAccount { state.account }
    public func setAccount(_ account: HubAccount) throws(StorageError) { state.account = account }

    public func device(_ id: RecordID) throws(StorageError) -> HubDevice? {
        state.devices.first { $0.id == id }
    }

    public func setDevice(_ device: HubDevice) throws(StorageError) {
        if let known = state.devices.firstIndex(where: { $0.id == device.id }) {
            state.devices[known] = device
        } else {
            state.devices.append(device)
        }
    }

    public func devices() throws(StorageError) -> [HubDevice] { state.devices }

    public func record(_ key: RecordKey) throws(StorageError) -> HubRecord? { state.records[key] }

    public func put(_ record: HubRecord) throws(StorageError) {
        let key = RecordKey(record.record.kind, record.record.id)
        let last = state.entries.last?.number ?? 0
        var new: [HubEntry] = []
        for (i, named) in record.record.fields.enumerated() where record.numbers[i] > last {
            new.append(HubEntry(number: record.numbers[i], record: key, field: named.name))
        }
        state.entries += new.sorted { $0.number < $1.number }
        state.purges.removeAll { $0.record == key }
        state.records[key] = record
    }

    public func entries(after number: UInt64, limit: Int) throws(StorageError) -> [HubEntry] {
        var low = 0
        var high = state.entries.count
        while low < high {
            let middle = (low + high) / 2
            if state.entries[middle].number <= number { low = middle + 1 } else { high = middle }
        }
        var found: [HubEntry] = []
        for entry in state.entries[low...] where holds(entry) {
            if found.count == limit { break }
            found.append(entry)
        }
        return found
    }

    private func holds(_ entry: HubEntry) -> Bool {
        guard let field = entry.field else {
            return state.purges.contains { $0.number == entry.number }
        }
        return state.records[entry.record]?.number(of: field) == entry.number
    }

    public func tombstones(
        before instant: Instant, after mark: TombstoneMark?, limit: Int
    ) throws(StorageError) -> [HubRecord] {
        var found: [(mark: TombstoneMark, record: HubRecord)] = []
        for record in sorted() {
            guard let own = TombstoneMark(record), own.deletedAt < instant else { continue }
            if let mark, !mark.precedes(own) { continue }
            found.append((own, record))
        }
        found.sort { $0.mark.precedes($1.mark) }
        return found.prefix(limit).map { $0.record }
    }

    /// As if each field took 100 bytes.
    public func size() throws(StorageError) -> Int64 {
        sorted().reduce(0) { $0 + Int64($1.record.fields.count) * 100 }
    }

    public func forEachRecord(_ body: (HubRecord) -> Void) throws(StorageError) {
        for record in sorted() { body(record) }
    }

    private func sorted() -> [HubRecord] {
        state.records.values.sorted { a, b in
            a.record.id != b.record.id
                ? a.record.id < b.record.id : bytesPrecede(a.record.kind.name, b.record.kind.name)
        }
    }

    public func purge(
        _ key: RecordKey, number: UInt64, at instant: Instant
    ) throws(StorageError) {
        state.records[key] = nil
        state.purges.append((key, number, instant))
        state.entries.removeAll { $0.record == key }
        state.entries.append(HubEntry(number: number, record: key, field: nil))
    }

    public func purgeNumber(of key: RecordKey) throws(StorageError) -> UInt64? {
        state.purges.first { $0.record == key }?.number
    }

    public func forgetPurges(before instant: Instant) throws(StorageError) -> UInt64 {
        let old = state.purges.filter { $0.at < instant }.map { $0.number }
        if old.isEmpty { return 0 }
        state.purges.removeAll { $0.at < instant }
        state.entries.removeAll { $0.field == nil && old.contains($0.number) }
        return old.max() ?? 0
    }
}
