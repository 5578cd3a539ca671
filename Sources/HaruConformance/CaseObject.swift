import HaruCore

/// Why a case could not be run.
struct CaseError: Error {
    let path: String
    let reason: String
}

/// Where the zones of a case come from, and what its ids stand for.
struct CaseSetting {
    let zones: (String) -> TimeZoneRules?
    let ids: CaseIDs
}

/// One object of a case's `given`, read member by member. What is missing or of the wrong kind is
/// reported with its path and never stops the run.
struct CaseObject {
    let json: JSON
    let path: String
    let setting: CaseSetting

    /// The member, unless it is absent or null.
    func value(_ name: String) -> JSON? {
        guard let value = json[name], !value.isNull else { return nil }
        return value
    }

    func error(_ name: String, _ reason: String) -> CaseError {
        CaseError(path: path.utf8.isEmpty ? name : path + "." + name, reason: reason)
    }

    private func required(_ name: String) throws(CaseError) -> JSON {
        guard let value = value(name) else { throw error(name, "missing") }
        return value
    }

    private func child(_ json: JSON, _ name: String, _ index: Int? = nil) -> CaseObject {
        var childPath = path.utf8.isEmpty ? name : path + "." + name
        if let index { childPath += "[\(index)]" }
        return CaseObject(json: json, path: childPath, setting: setting)
    }

    func object(_ name: String) throws(CaseError) -> CaseObject {
        let value = try required(name)
        guard value.members != nil else { throw error(name, "not an object") }
        return child(value, name)
    }

    /// The elements of a list; none if it is absent.
    func list(_ name: String) throws(CaseError) -> [JSON] {
        guard let value = value(name) else { return [] }
        guard let elements = value.array else { throw error(name, "not a list") }
        return elements
    }

    func objects(_ name: String) throws(CaseError) -> [CaseObject] {
        var objects: [CaseObject] = []
        for (i, element) in try list(name).enumerated() {
            guard element.members != nil else { throw error(name, "element \(i) is not an object") }
            objects.append(child(element, name, i))
        }
        return objects
    }

    func text(_ name: String) throws(CaseError) -> String {
        guard let text = try required(name).string else { throw error(name, "not text") }
        return text
    }

    func optionalText(_ name: String) throws(CaseError) -> String? {
        value(name) == nil ? nil : try text(name)
    }

    func texts(_ name: String) throws(CaseError) -> [String] {
        try texts(of: list(name), name)
    }

    func texts(of list: [JSON], _ name: String) throws(CaseError) -> [String] {
        var texts: [String] = []
        for element in list {
            guard let text = element.string else { throw error(name, "not a list of texts") }
            texts.append(text)
        }
        return texts
    }

    func bool(_ name: String) throws(CaseError) -> Bool {
        guard let value = value(name) else { return false }
        guard let bool = value.bool else { throw error(name, "not true or false") }
        return bool
    }

    /// A whole number; numbers out of range are the case's mistake, not a reason to trap.
    func integer(
        _ name: String, in range: ClosedRange<Int> = -1_000_000_000...1_000_000_000,
        default missing: Int? = nil
    ) throws(CaseError) -> Int {
        guard let value = value(name) else {
            if let missing { return missing }
            throw error(name, "missing")
        }
        guard let number = value.int, range.contains(number) else {
            throw error(name, "not a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func integers(_ name: String) throws(CaseError) -> [Int] {
        var numbers: [Int] = []
        for element in try list(name) {
            guard let number = element.int else { throw error(name, "not a list of whole numbers") }
            numbers.append(number)
        }
        return numbers
    }

    func instant(_ name: String) throws(CaseError) -> Instant {
        try instant(of: required(name), name)
    }

    func optionalInstant(_ name: String) throws(CaseError) -> Instant? {
        value(name) == nil ? nil : try instant(name)
    }

    func instant(of json: JSON, _ name: String) throws(CaseError) -> Instant {
        guard let text = json.string, let instant = ISO8601.instant(text) else {
            throw error(name, "not an instant")
        }
        return instant
    }

    func day(_ name: String) throws(CaseError) -> LocalDay { try day(of: required(name), name) }

    func optionalDay(_ name: String) throws(CaseError) -> LocalDay? {
        value(name) == nil ? nil : try day(name)
    }

    func days(_ name: String) throws(CaseError) -> [LocalDay] {
        var days: [LocalDay] = []
        for element in try list(name) { days.append(try day(of: element, name)) }
        return days
    }

    func day(of json: JSON, _ name: String) throws(CaseError) -> LocalDay {
        guard let text = json.string, let day = ISO8601.day(text) else {
            throw error(name, "not a day")
        }
        return day
    }

    func id(_ name: String = "id") throws(CaseError) -> RecordID {
        guard let id = setting.ids[try text(name)] else { throw error(name, "not an id") }
        return id
    }

    func optionalID(_ name: String) throws(CaseError) -> RecordID? {
        value(name) == nil ? nil : try id(name)
    }

    func ids(_ name: String) throws(CaseError) -> [RecordID] {
        var ids: [RecordID] = []
        for text in try texts(name) {
            guard let id = setting.ids[text] else { throw error(name, "not a list of ids") }
            ids.append(id)
        }
        return ids
    }

    /// The text that stands for `id` in the case.
    func name(of id: RecordID) -> String { setting.ids.text(of: id) }
}
