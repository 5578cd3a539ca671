import HaruCore

/// Order and favourites, what a day hides, what the free plan allows.
enum ListCases {
    static func order(_ given: CaseObject) throws(CaseError) -> JSON {
        var home = HomeOrder(actions: try given.actions(), stored: try given.ids("order"))
        let start = home
        var steps: [JSON] = []
        for step in try given.objects("steps") {
            try apply(step, to: &home)
            steps.append(.object(sections(home, given)))
        }
        return .object(sections(start, given) + [.init("steps", .array(steps))])
    }

    private static func apply(_ step: CaseObject, to home: inout HomeOrder) throws(CaseError) {
        let verb = try step.text("do")
        if sameBytes(verb, "mark") {
            home.mark(try step.id())
        } else if sameBytes(verb, "unmark") {
            home.unmark(try step.id())
        } else if sameBytes(verb, "reorderFavorites") {
            home.reorderFavorites(try step.ids("ids"))
        } else if sameBytes(verb, "move") {
            home.move(try step.id(), onto: try step.id("onto"))
        } else if sameBytes(verb, "drop") {
            home.drop(try step.id(), onto: try step.id("onto"))
        } else {
            throw step.error("do", "unknown step")
        }
    }

    private static func sections(_ home: HomeOrder, _ given: CaseObject) -> [JSON.Member] {
        func names(_ ids: [RecordID]) -> JSON { .texts(ids.map { given.name(of: $0) }) }
        return [
            .init("order", names(home.order)), .init("favorites", names(home.favorites)),
            .init("others", names(home.others)),
        ]
    }

    static func hidden(_ given: CaseObject) throws(CaseError) -> JSON {
        let defaults = try given.texts("default")
        var hidden: [JSON] = []
        for element in try given.list("stored") {
            guard let list = element.array else { throw given.error("stored", "not lists") }
            let stored = try given.texts(of: list, "stored")
            hidden.append(.texts(HiddenIDs.effective(stored: stored, default: defaults)))
        }
        return .object([.init("hidden", .array(hidden))])
    }

    static func limits(_ given: CaseObject) throws(CaseError) -> JSON {
        var allowed: [JSON] = []
        for ask in try given.objects("asks") {
            guard let limit = FreeLimit.known(try ask.text("kind")) else {
                throw ask.error("kind", "unknown limit")
            }
            let existing = try ask.integer("existing")
            let plan: Plan = try ask.bool("premium") ? .paid : .free
            allowed.append(.bool(limit.allows(existing: existing, plan: plan)))
        }
        return .object([.init("allowed", .array(allowed))])
    }
}
