import HaruCore

extension Value {
    /// Reads `#RRGGBB` or the number of a preset, 0…11 (domain 3.2).
    static func color(_ text: String) throws(ValueProblem) -> String {
        if let number = Int(text), Palette.presets.indices.contains(number) {
            return Palette.presets[number]
        }
        do throws(DomainError) { return try Palette.color(text) } catch { throw .notColor }
    }
}
