// Written by script/strings from Strings/Pages.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 일기는 더 큰 화면에서 쓸 수 있어요.
    public var diaryNeedsLarger: String { said("일기는 더 큰 화면에서 쓸 수 있어요.\0The diary needs a larger screen.\0日記は大きな画面で使えます。") }

    /// 모든 기능이 열려 있어요.
    public var everythingIncluded: String { said("모든 기능이 열려 있어요.\0Everything is included.\0すべての機能をお使いいただけます。") }

    /// 프리미엄
    public var premium: String { said("프리미엄\0Premium\0プレミアム") }

    /// 프리미엄은 계정이 있는 서버에서 시작할 수 있어요.
    public var premiumByServer: String { said("프리미엄은 계정이 있는 서버에서 시작할 수 있어요.\0Premium begins at the server of your account.\0プレミアムはアカウントのあるサーバーで始められます。") }
}
