import HaruCore

// What quests are about that look at health: its metrics and their amounts in words.
extension Strings {
    /// What a metric is called; all workouts are called alike.
    public func name(of metric: HealthMetric) -> String {
        switch metric {
        case .steps: metricSteps
        case .exerciseTime: metricExercise
        case .sleep: metricSleep
        case .activeEnergy: metricEnergy
        case .distance: metricDistance
        case .standHours: metricStand
        case .mindfulTime: metricMindful
        case .waterIntake: metricWater
        case .workout: metricWorkout
        }
    }

    /// What a metric is called, with the kind of a workout: `운동 기록: 달리기`.
    ///
    /// - Parameter key: what the quest stores; one that this version does not know names itself.
    public func fullName(ofMetric key: String) -> String {
        guard let metric = HealthMetric(key: key) else { return key }
        guard case .workout(let workout) = metric else { return name(of: metric) }
        return metricWorkoutNamed(name: name(of: workout))
    }

    private func name(of workout: HealthMetric.Workout) -> String {
        switch workout {
        case .running: workoutRunning
        case .walking: workoutWalking
        case .cycling: workoutCycling
        case .swimming: workoutSwimming
        case .strength: workoutStrength
        case .yoga: workoutYoga
        case .pilates: workoutPilates
        case .hiking: workoutHiking
        case .soccer: workoutSoccer
        case .baseball: workoutBaseball
        case .basketball: workoutBasketball
        case .tennis: workoutTennis
        case .badminton: workoutBadminton
        case .golf: workoutGolf
        case .jumpRope: workoutJumpRope
        case .boxing: workoutBoxing
        case .dance: workoutDance
        case .stretching: workoutStretching
        case .hiit: workoutHIIT
        case .other: workoutOther
        }
    }

    /// An amount as it is shown: `8,000보`, `5.4 km`, `7시간`.
    ///
    /// - Parameter amount: in the unit of the metric, seconds where that is a time.
    public func amount(_ amount: Int64, of metric: HealthMetric) -> String {
        if metric.measure == .time { return duration(seconds: amount) }
        let count = Int(clamping: amount)
        return switch metric {
        case .steps: unitSteps(count: count)
        case .activeEnergy: "\(count) kcal"
        case .distance: Strings.thousandths(count) + " km"
        case .waterIntake: Strings.thousandths(count) + " L"
        case .standHours: durationHours(hours: count)
        case .exerciseTime, .sleep, .mindfulTime, .workout: times(count: count)
        }
    }

    /// Thousandths as a number with as many decimals as it needs: `2.5`.
    private static func thousandths(_ count: Int) -> String {
        var digits = Array(String(count % 1000 + 1000).utf8.dropFirst())
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        let whole = String(count / 1000)
        return digits.isEmpty ? whole : whole + "." + String(decoding: digits, as: UTF8.self)
    }
}
