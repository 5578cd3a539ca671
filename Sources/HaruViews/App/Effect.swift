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
    case shortcuts([AppShortcut])
    /// Says a message that means the same in every window, once this device may write.
    case say(Message)
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
                        .object(attributes.map { .string($0.name, $0.value) }))
                ])
        case .title(let words): message("title", [.string("text", words)])
        case .navigate(let path, let isReplacing, let sheets):
            message(
                "navigate",
                [
                    .string("path", path), .bool("replace", isReplacing),
                    .int("sheets", Int64(sheets)),
                ])
        case .back(let steps): message("back", [.int("steps", Int64(steps))])
        case .prefer(let key, let value):
            message("prefer", [.string("key", key), .string("value", value)])
        case .vibrate(let pattern):
            message("vibrate", [.init("pattern", .array(pattern.map { .int(Int64($0)) }))])
        case .announce(let words): message("announce", [.string("text", words)])
        case .scrollToTop: message("scrollToTop", [])
        case .focus(let key): message("focus", [.string("key", key)])
        case .fetch(let fetch):
            message(
                "fetch",
                [
                    .string("id", fetch.id), .string("method", fetch.method),
                    .string("path", fetch.path), .string("body", fetch.body),
                ])
        case .token(let token): message("token", [.string("value", token)])
        case .live(let isOn): message("live", [.bool("on", isOn)])
        case .wake(let instant): message("wake", [.int("at", instant.milliseconds)])
        case .tick(let isOn): message("tick", [.bool("on", isOn)])
        case .later(let later, let milliseconds):
            message(
                "later",
                [
                    .string("message", later.text),
                    .int("ms", Int64(milliseconds)),
                ])
        case .zone(let id): message("zone", [.string("id", id)])
        case .persist: message("persist", [])
        case .notify(let notification): notify(notification)
        case .closeNotification(let tag):
            message("notify", [.string("tag", tag), .bool("close", true)])
        case .permit: message("permit", [])
        case .shortcuts(let shortcuts):
            message(
                "shortcuts",
                [
                    .init(
                        "items",
                        .array(
                            shortcuts.map {
                                .object([
                                    .string("name", $0.name),
                                    .string("path", $0.path),
                                ])
                            }))
                ])
        case .say(let words): message("say", [.string("message", words.text)])
        case .badge(let count): message("badge", [.int("count", Int64(count))])
        case .download(let name, let type, let words):
            message(
                "download",
                [
                    .string("name", name), .string("type", type),
                    .string("text", words),
                ])
        case .copy(let words): message("copy", [.string("text", words)])
        case .choose(let accept): message("choose", [.string("accept", accept)])
        case .install: message("install", [])
        case .restart: message("restart", [])
        case .wakeLock(let isOn): message("wakeLock", [.bool("on", isOn)])
        case .store(let action): message("store", [.string("action", action.rawValue)])
        }
    }

    private func message(_ verb: String, _ members: [JSON.Member]) -> JSON {
        .object([.string("do", verb)] + members)
    }

    private func notify(_ notification: DeviceNotification) -> JSON {
        let buttons = notification.buttons.map { button in
            JSON.object([.string("id", button.id), .string("title", button.title)])
        }
        return message(
            "notify",
            [
                .string("tag", notification.tag),
                .string("title", notification.title),
                .string("body", notification.body), .init("actions", .array(buttons)),
                .bool("silent", notification.isSilent),
            ])
    }
}
