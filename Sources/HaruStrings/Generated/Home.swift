// Written by script/strings from Strings/Home.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 일기는 더 큰 화면에서 쓸 수 있어요.
    public var diaryNeedsRoom: String { said("일기는 더 큰 화면에서 쓸 수 있어요.\0The diary needs a larger screen.\0日記は大きな画面で使えます。") }
}
