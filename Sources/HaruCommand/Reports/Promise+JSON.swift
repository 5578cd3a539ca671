import HaruCore

// What reports of goals and of habits say alike.
extension [JSON.Member] {
    /// Who it is and how it looks.
    ///
    /// - Parameter key: under which its name stands.
    static func promise(
        _ id: RecordID, _ key: String, _ name: String, symbol: String, colorHex: String
    ) -> [JSON.Member] {
        [
            JSON.Member("id", .id(id)), JSON.Member(key, .string(name)),
            JSON.Member("symbol", .string(symbol)), JSON.Member("colorHex", .string(colorHex)),
        ]
    }

    /// When it rests.
    ///
    /// - Parameter isPaused: on the day that the numbers are about.
    static func pauses(_ pauses: [Pause], isPaused: Bool) -> [JSON.Member] {
        [
            JSON.Member("isPaused", .bool(isPaused)),
            JSON.Member(
                "pauses",
                .array(
                    pauses.map {
                        .object([
                            JSON.Member("start", .day($0.start)), JSON.Member("end", .day($0.end)),
                        ])
                    })),
        ]
    }
}
