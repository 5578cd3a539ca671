import HaruCore

/// What was understood and has no place in Haru.
public struct ImportLosses: Equatable, Sendable {
    /// Habits that were ticked, and were not for every day.
    public private(set) var frequencies: [Frequency] = []
    /// Notes on days that were checked off, by habit.
    public private(set) var notesOf: [Notes] = []
    /// Promises that no quest can make.
    public private(set) var promisesOf: [Promise] = []
    /// Skipped days of what is counted.
    public internal(set) var skippedAmounts = 0
    /// To-dos.
    public internal(set) var todos = 0

    public struct Frequency: Equatable, Sendable {
        public let habit: String
        public let frequency: ImportedFrequency

        public init(_ habit: String, _ frequency: ImportedFrequency) {
            self.habit = habit
            self.frequency = frequency
        }
    }

    public struct Notes: Equatable, Sendable {
        public let habit: String
        public internal(set) var count: Int
    }

    public struct Promise: Equatable, Sendable {
        public let name: String
        /// `nil` where it is not why.
        public let frequency: ImportedFrequency?
    }

    public init() {}

    public var notes: Int { notesOf.reduce(0) { $0 + $1.count } }
    public var promises: Int { promisesOf.count }

    /// Several files may name the same habit.
    public mutating func lose(_ frequency: ImportedFrequency, of habit: String) {
        let lost = Frequency(habit, frequency)
        if !frequencies.contains(lost) { frequencies.append(lost) }
    }

    public mutating func lose(notes: Int, of habit: String) {
        if notes == 0 { return }
        if let known = notesOf.firstIndex(where: { sameBytes($0.habit, habit) }) {
            notesOf[known].count += notes
        } else {
            notesOf.append(Notes(habit: habit, count: notes))
        }
    }

    public mutating func losePromise(of name: String, _ frequency: ImportedFrequency? = nil) {
        promisesOf.append(Promise(name: name, frequency: frequency))
    }
}
