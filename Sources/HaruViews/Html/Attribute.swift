/// An attribute of an element.
public struct Attribute: Sendable {
    enum Value: Sendable {
        case absent
        /// The bare name.
        case present
        case literal(Literal)
        case text(String)
    }

    let name: Literal
    let value: Value

    private init(_ name: StaticString, _ value: Value) {
        self.name = Literal(name)
        self.value = value
    }

    /// Any attribute; `nil` leaves it out.
    public static func attribute(_ name: StaticString, _ value: String?) -> Attribute {
        Attribute(name, value.map { .text($0) } ?? .absent)
    }

    /// An attribute without a value, there or not.
    public static func flag(_ name: StaticString, _ isThere: Bool = true) -> Attribute {
        Attribute(name, isThere ? .present : .absent)
    }

    /// `aria-…="true"` or `"false"`.
    public static func state(_ name: StaticString, _ isOn: Bool) -> Attribute {
        literal(name, isOn ? "true" : "false")
    }

    public static func literal(_ name: StaticString, _ value: StaticString) -> Attribute {
        Attribute(name, .literal(Literal(value)))
    }

    public static func `class`(_ names: StaticString) -> Attribute { literal("class", names) }

    /// A class that depends on something; `nil` leaves the attribute out.
    public static func `class`(_ names: StaticString?) -> Attribute {
        Attribute("class", names.map { .literal(Literal($0)) } ?? .absent)
    }

    /// What tests hold on to (app 2.13).
    public static func part(_ name: StaticString) -> Attribute { literal("data-el", name) }

    public static func screen(_ id: StaticString) -> Attribute { literal("data-screen", id) }

    /// `nil`: the plain state.
    public static func dataState(_ state: StaticString?) -> Attribute {
        Attribute("data-state", state.map { .literal(Literal($0)) } ?? .absent)
    }

    /// The identity of a node across renders: a record's id, and nothing else (app 2.6).
    public static func key(_ key: String) -> Attribute { attribute("data-key", key) }

    /// The name read aloud.
    public static func label(_ text: String) -> Attribute { attribute("aria-label", text) }

    public static func href(_ path: String) -> Attribute { attribute("href", path) }

    public static func type(_ type: StaticString) -> Attribute { literal("type", type) }

    public static let hiddenFromReaders = literal("aria-hidden", "true")

    /// An inline style that the runtime sets (the policy forbids the `style` attribute).
    public static func style(_ declarations: String) -> Attribute {
        attribute("data-style", declarations)
    }

    // What an element says when something happens to it (Docs/WebRuntime.md).

    public static func click(_ message: Message) -> Attribute { says("data-click", message) }

    /// What it says on a click needs nothing of this window: if that is closed before it may write,
    /// another one does it.
    public static let command = flag("data-command")

    public static func input(_ message: Message) -> Attribute { says("data-input", message) }

    public static func change(_ message: Message) -> Attribute { says("data-change", message) }

    public static func submit(_ message: Message) -> Attribute { says("data-submit", message) }

    public static func menu(_ message: Message) -> Attribute { says("data-menu", message) }

    public static func close(_ message: Message) -> Attribute { says("data-close", message) }

    @inline(never)
    private static func says(_ name: StaticString, _ message: Message) -> Attribute {
        attribute(name, message.text)
    }
}
