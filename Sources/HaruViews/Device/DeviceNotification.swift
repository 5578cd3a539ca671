import HaruCore

/// A notification of the device.
public struct DeviceNotification: Equatable, Sendable {
    /// One of the same tag takes the place of the one before.
    public var tag: String
    public var title: String
    public var body = ""
    public var buttons: [Button] = []
    /// Whether it comes without a sound, and again without a word.
    public var isSilent = false

    public struct Button: Equatable, Sendable {
        /// The text of the message that it says, also with no window open; `open` opens the app.
        public var id: String
        public var title: String
    }

    /// One whose first button stops an action.
    init(tag: String, title: String, stopping action: RecordID, stop: String) {
        self.tag = tag
        self.title = title
        buttons = [Button(id: Message.home(.stop(action)).text, title: stop)]
    }
}
