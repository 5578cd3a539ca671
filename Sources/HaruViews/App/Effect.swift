import HaruCore

/// What the runtime is asked to do; `Docs/WebRuntime.md` says how.
public enum Effect: Sendable {
    /// Attributes of the root element; `nil` removes one.
    case root([(name: String, value: String?)])
    case title(String)
    case navigate(path: String, replacing: Bool, sheets: Int)
    case back(Int)
    case prefer(key: String, value: String?)
    /// Milliseconds of vibration and pause in turn.
    case vibrate([Int])
    case announce(String)
    case focus(String)
    case scrollToTop
    case fetch(Fetch)
    case token(String?)
    case live(Bool)
    case wake(Instant)
    case tick(Bool)
    /// Says `message` after a while, milliseconds.
    case later(Message, Int)
    case zone(String)
    case persist
    case badge(Int)
    case notify(DeviceNotification)
    /// By its tag.
    case closeNotification(String)
    /// Asks the person to allow notifications.
    case permit
    case download(name: String, type: String, text: String)
    case copy(String)
    case choose(accept: String)
    case install
    case restart
    case wakeLock(Bool)
    case store(StoreAction)

    public enum StoreAction: String, Sendable {
        case retry, startFresh, setAside, salvaged, erase, copy
    }

    public struct Fetch: Sendable {
        public var id: String
        public var method: String
        public var path: String
        public var body: String?

        public init(id: String, method: String, path: String, body: String? = nil) {
            self.id = id
            self.method = method
            self.path = path
            self.body = body
        }
    }
}

extension Effect {
    /// The effect as the runtime reads it.
    public var json: JSON {
        switch self {
        case .root(let attributes):
            message(
                "root",
                [
                    .init(
                        "attributes",
                        .object(attributes.map { .init($0.name, text($0.value)) }))
                ])
        case .title(let words): message("title", [.init("text", .string(words))])
        case .navigate(let path, let isReplacing, let sheets):
            message(
                "navigate",
                [
                    .init("path", .string(path)), .init("replace", .bool(isReplacing)),
                    .init("sheets", .int(Int64(sheets))),
                ])
        case .back(let steps): message("back", [.init("steps", .int(Int64(steps)))])
        case .prefer(let key, let value):
            message("prefer", [.init("key", .string(key)), .init("value", text(value))])
        case .vibrate(let pattern):
            message("vibrate", [.init("pattern", .array(pattern.map { .int(Int64($0)) }))])
        case .announce(let words): message("announce", [.init("text", .string(words))])
        case .scrollToTop: message("scrollToTop", [])
        case .focus(let key): message("focus", [.init("key", .string(key))])
        case .fetch(let fetch):
            message(
                "fetch",
                [
                    .init("id", .string(fetch.id)), .init("method", .string(fetch.method)),
                    .init("path", .string(fetch.path)), .init("body", text(fetch.body)),
                ])
        case .token(let token): message("token", [.init("value", text(token))])
        case .live(let isOn): message("live", [.init("on", .bool(isOn))])
        case .wake(let instant): message("wake", [.init("at", .int(instant.milliseconds))])
        case .tick(let isOn): message("tick", [.init("on", .bool(isOn))])
        case .later(let later, let milliseconds):
            message(
                "later",
                [
                    .init("message", .string(later.text)),
                    .init("ms", .int(Int64(milliseconds))),
                ])
        case .zone(let id): message("zone", [.init("id", .string(id))])
        case .persist: message("persist", [])
        case .notify(let notification): notify(notification)
        case .closeNotification(let tag):
            message("notify", [.init("tag", .string(tag)), .init("close", .bool(true))])
        case .permit: message("permit", [])
        case .badge(let count): message("badge", [.init("count", .int(Int64(count)))])
        case .download(let name, let type, let words):
            message(
                "download",
                [
                    .init("name", .string(name)), .init("type", .string(type)),
                    .init("text", .string(words)),
                ])
        case .copy(let words): message("copy", [.init("text", .string(words))])
        case .choose(let accept): message("choose", [.init("accept", .string(accept))])
        case .install: message("install", [])
        case .restart: message("restart", [])
        case .wakeLock(let isOn): message("wakeLock", [.init("on", .bool(isOn))])
        case .store(let action): message("store", [.init("action", .string(action.rawValue))])
        }
    }

    private func message(_ verb: String, _ members: [JSON.Member]) -> JSON {
        .object([.init("do", .string(verb))] + members)
    }

    private func notify(_ notification: DeviceNotification) -> JSON {
        let buttons = notification.buttons.map { button in
            JSON.object([.init("id", .string(button.id)), .init("title", .string(button.title))])
        }
        return message(
            "notify",
            [
                .init("tag", .string(notification.tag)),
                .init("title", .string(notification.title)),
                .init("body", .string(notification.body)), .init("actions", .array(buttons)),
                .init("silent", .bool(notification.isSilent)),
            ])
    }

    private func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
}
