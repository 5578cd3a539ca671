// Written by script/strings from Strings/Pages.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 일기는 더 큰 화면에서 쓸 수 있어요.
    public var diaryNeedsLarger: String {
        switch language {
        case .ko: "일기는 더 큰 화면에서 쓸 수 있어요."
        case .en: "The diary needs a larger screen."
        case .ja: "日記は大きな画面で使えます。"
        }
    }

    /// 모든 기능이 열려 있어요.
    public var everythingIncluded: String {
        switch language {
        case .ko: "모든 기능이 열려 있어요."
        case .en: "Everything is included."
        case .ja: "すべての機能をお使いいただけます。"
        }
    }

    /// 라이선스
    public var licenses: String {
        switch language {
        case .ko: "라이선스"
        case .en: "Licenses"
        case .ja: "ライセンス"
        }
    }

    /// 프리미엄
    public var premium: String {
        switch language {
        case .ko: "프리미엄"
        case .en: "Premium"
        case .ja: "プレミアム"
        }
    }

    /// 프리미엄은 계정이 있는 서버에서 시작할 수 있어요.
    public var premiumByServer: String {
        switch language {
        case .ko: "프리미엄은 계정이 있는 서버에서 시작할 수 있어요."
        case .en: "Premium begins at the server of your account."
        case .ja: "プレミアムはアカウントのあるサーバーで始められます。"
        }
    }
}
