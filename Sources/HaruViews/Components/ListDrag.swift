import HaruCore
import HaruIcons
import HaruStrings

/// A list that is put in order by dragging, while one of its items is held.
public struct ListDrag: Equatable, Sendable {
    public let id: RecordID
    /// The whole list as it would stand.
    public private(set) var order: [RecordID]

    public init(id: RecordID, order: [RecordID]) {
        self.id = id
        self.order = order
    }

    /// - Parameter place: counted without the item itself.
    mutating func move(to place: Int) {
        order.removeAll { $0 == id }
        order.insert(id, at: min(max(place, 0), order.count))
    }
}

/// What the gesture says about an item of such a list (Docs/WebRuntime.md, `data-drag`).
public enum ListDragMessage: Equatable, Sendable {
    case lift(RecordID)
    /// Over a place, counted without the item itself.
    case over(RecordID, place: Int)
    case drop(RecordID, place: Int)
    case cancel

    var text: String {
        switch self {
        case .lift(let id): "lift " + id.text
        case .over(let id, _): "over " + id.text
        case .drop(let id, _): "drop " + id.text
        case .cancel: "cancel"
        }
    }

    /// - Parameter words: `drag <gesture> <id>`, with the place as the value.
    init?(_ words: Words) {
        if words.word(0) == "cancel" {
            self = .cancel
            return
        }
        guard let id = words.id(1) else { return nil }
        let place = words.spot.last.flatMap { Int(digits: $0) } ?? 0
        switch words.name(0) {
        case "lift": self = .lift(id)
        case "over": self = .over(id, place: place)
        case "drop": self = .drop(id, place: place)
        default: return nil
        }
    }
}

extension App {
    /// Follows a drag.
    ///
    /// - Parameters:
    ///   - list: the order before it.
    ///   - name: what an item is called, to be read aloud.
    /// - Returns: the new order once the item was dropped; `nil` before that.
    func follow(
        _ message: ListDragMessage, in drag: inout ListDrag?, list: [RecordID],
        name: (RecordID) -> String
    ) -> [RecordID]? {
        switch message {
        case .lift(let id):
            guard list.contains(id) else { return nil }
            vibrate(.lifted)
            drag = ListDrag(id: id, order: list)
        case .over(let id, let place):
            guard drag?.id == id else { return nil }
            drag?.move(to: place)
            tellPlace(of: id, in: drag?.order ?? list, name: name(id))
        case .drop(let id, let place):
            guard var held = drag, held.id == id else { return nil }
            held.move(to: place)
            drag = nil
            vibrate(.dropped)
            return held.order
        case .cancel: drag = nil
        }
        return nil
    }

    private func tellPlace(of id: RecordID, in order: [RecordID], name: String) {
        guard let place = order.firstIndex(of: id) else { return }
        announce(
            model.strings.movedAloud(name: name, count: order.count, place: String(place + 1)))
    }
}

extension Html {
    /// What an item of a list in order is held by, with the pointer or the keyboard.
    mutating func grip(_ name: String, _ model: Model) {
        element(
            "button", .class("icon-btn quiet grip"), .part("handle"), .flag("data-grip"),
            .type("button"), .label(model.strings.moveNamed(name: name))
        ) { $0.icon(.drag) }
    }
}
