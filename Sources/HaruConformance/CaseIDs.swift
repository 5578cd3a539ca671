import HaruCore

/// The ids of a case, which are short words, as the identities that the engine knows. They keep
/// their order: an id is the place of its word among all texts of the case, sorted by bytes.
struct CaseIDs {
    private var texts: [String] = []

    init(of json: JSON) {
        var all: [String] = []
        CaseIDs.collect(json, into: &all)
        all.sort { bytesPrecede($0, $1) }
        for text in all where texts.isEmpty || !sameBytes(texts[texts.count - 1], text) {
            texts.append(text)
        }
    }

    /// The identity of a text that occurs in the case.
    subscript(_ text: String) -> RecordID? {
        var low = 0
        var high = texts.count
        while low < high {
            let middle = (low + high) / 2
            if bytesPrecede(texts[middle], text) { low = middle + 1 } else { high = middle }
        }
        guard low < texts.count, sameBytes(texts[low], text) else { return nil }
        return RecordID(high: 0, low: UInt64(low))
    }

    /// The text of an identity that this table gave out.
    func text(of id: RecordID) -> String { texts[Int(id.low)] }

    private static func collect(_ json: JSON, into texts: inout [String]) {
        switch json {
        case .string(let text): texts.append(text)
        case .array(let elements): for element in elements { collect(element, into: &texts) }
        case .object(let members): for member in members { collect(member.value, into: &texts) }
        case .null, .bool, .int, .double: return
        }
    }
}
