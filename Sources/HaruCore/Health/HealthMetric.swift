/// A quantity that a device measures. Which metric a quest looks at is data and syncs; values never
/// leave the device that read them.
public enum HealthMetric: Hashable, Sendable {
    case steps, exerciseTime, sleep, activeEnergy, distance, standHours, mindfulTime, waterIntake
    case workout(Workout)

    /// Kinds of recorded workouts; the raw value is the part of the key after `workout.`.
    public enum Workout: String, CaseIterable, Sendable {
        case running, walking, cycling, swimming, strength, yoga, pilates, hiking, soccer, baseball
        case basketball, tennis, badminton, golf, jumpRope, boxing, dance, stretching, hiit, other
    }

    /// All metrics, in the order in which they are offered.
    public static let all: [HealthMetric] =
        [
            .steps, .exerciseTime, .sleep, .activeEnergy, .distance, .standHours, .mindfulTime,
            .waterIntake,
        ] + Workout.allCases.map { .workout($0) }

    /// By its place: the texts of the workouts would bring tables of Unicode into the web app.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }

    private var number: Int {
        switch self {
        case .steps: 0
        case .exerciseTime: 1
        case .sleep: 2
        case .activeEnergy: 3
        case .distance: 4
        case .standHours: 5
        case .mindfulTime: 6
        case .waterIntake: 7
        case .workout(let workout): 8 + (Workout.allCases.firstIndex { $0 == workout } ?? 0)
        }
    }

    /// The text that quests store.
    public var key: String {
        switch self {
        case .steps: "steps"
        case .exerciseTime: "exerciseTime"
        case .sleep: "sleep"
        case .activeEnergy: "activeEnergy"
        case .distance: "distance"
        case .standHours: "standHours"
        case .mindfulTime: "mindfulTime"
        case .waterIntake: "waterIntake"
        case .workout(let workout): "workout." + workout.rawValue
        }
    }

    /// - Returns: `nil` for a key that this version does not know.
    public init?(key: String) {
        guard let metric = HealthMetric.all.first(where: { sameBytes($0.key, key) }) else {
            return nil
        }
        self = metric
    }

    /// Time metrics are whole seconds and use `targetSeconds`, the others `targetCount`.
    public var measure: TrackingType {
        switch self {
        case .exerciseTime, .sleep, .mindfulTime, .workout: .time
        case .steps, .activeEnergy, .distance, .standHours, .waterIntake: .count
        }
    }

    /// How many of its units make one of those that people read and type: a kilometre has 1,000 metres,
    /// a litre as many millilitres.
    public var unitsPerShown: Int {
        switch self {
        case .distance, .waterIntake: 1000
        case .steps, .exerciseTime, .sleep, .activeEnergy, .standHours, .mindfulTime, .workout: 1
        }
    }
}
