import HaruReplica
import Testing

/// Numbers and names of the schema are in stores and on the wire for ever.
@Suite struct SchemaTests {
    @Test func aNumberStandsForOneFieldName() {
        var names: [UInt8: String] = [1: "_deleted", 2: "_created"]
        for field in Schema.kinds.flatMap({ $0.fields }) {
            guard let number = field.number else { continue }
            #expect((1...127).contains(number))
            #expect(names[number] ?? field.name == field.name)
            names[number] = field.name
        }
        #expect(Set(names.values).count == names.count)
    }

    @Test func aNumberStandsForOneKind() {
        let numbers = Schema.kinds.compactMap { $0.number }
        #expect(Set(numbers).count == numbers.count)
    }

    static let written: [(StoredFields.KnownName, String)] = [
        (.actionID, "actionID"), (.startAt, "startAt"), (.endAt, "endAt"), (.note, "note"),
        (.timestamp, "timestamp"), (.amount, "amount"),
    ]

    @Test(arguments: written) func whatIsWrittenInBulkHasTheNumbersOfTheSchema(
        _ known: StoredFields.KnownName, _ name: String
    ) {
        let field = Schema.kinds.flatMap { $0.fields }.first { $0.name == name }
        #expect(field?.number == known.rawValue)
    }

    @Test func kindsWrittenInBulkHaveTheNumbersOfTheSchema() {
        #expect(Schema.definition(.session)?.number == StoredFields.KnownKind.session.rawValue)
        #expect(Schema.definition(.count)?.number == StoredFields.KnownKind.count.rawValue)
    }
}
