// Written by script/strings from Strings/Tags.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 파란색
    public var colorBlue: String {
        switch language {
        case .ko: "파란색"
        case .en: "Blue"
        case .ja: "ブルー"
        }
    }

    /// 금색
    public var colorGold: String {
        switch language {
        case .ko: "금색"
        case .en: "Gold"
        case .ja: "ゴールド"
        }
    }

    /// 남색
    public var colorIndigo: String {
        switch language {
        case .ko: "남색"
        case .en: "Indigo"
        case .ja: "インディゴ"
        }
    }

    /// 풀색
    public var colorLeaf: String {
        switch language {
        case .ko: "풀색"
        case .en: "Leaf"
        case .ja: "リーフ"
        }
    }

    /// 이끼색
    public var colorMoss: String {
        switch language {
        case .ko: "이끼색"
        case .en: "Moss"
        case .ja: "モス"
        }
    }

    /// 주황색
    public var colorOrange: String {
        switch language {
        case .ko: "주황색"
        case .en: "Orange"
        case .ja: "オレンジ"
        }
    }

    /// 빨간색
    public var colorRed: String {
        switch language {
        case .ko: "빨간색"
        case .en: "Red"
        case .ja: "レッド"
        }
    }

    /// 장미색
    public var colorRose: String {
        switch language {
        case .ko: "장미색"
        case .en: "Rose"
        case .ja: "ローズ"
        }
    }

    /// 하늘색
    public var colorSky: String {
        switch language {
        case .ko: "하늘색"
        case .en: "Sky"
        case .ja: "スカイ"
        }
    }

    /// 회색
    public var colorSlate: String {
        switch language {
        case .ko: "회색"
        case .en: "Slate"
        case .ja: "スレート"
        }
    }

    /// 청록색
    public var colorTeal: String {
        switch language {
        case .ko: "청록색"
        case .en: "Teal"
        case .ja: "ティール"
        }
    }

    /// 보라색
    public var colorViolet: String {
        switch language {
        case .ko: "보라색"
        case .en: "Violet"
        case .ja: "バイオレット"
        }
    }

    /// 다른 색
    public var customColor: String {
        switch language {
        case .ko: "다른 색"
        case .en: "Another color"
        case .ja: "ほかの色"
        }
    }

    /// 꼬리표 수정
    public var editTag: String {
        switch language {
        case .ko: "꼬리표 수정"
        case .en: "Edit tag"
        case .ja: "タグを編集"
        }
    }

    /// 꼬리표로 행동을 묶고 색을 정해요.
    public var emptyTags: String {
        switch language {
        case .ko: "꼬리표로 행동을 묶고 색을 정해요."
        case .en: "Tags group actions and give them color."
        case .ja: "タグでアクションをまとめ、色を付けます。"
        }
    }

    /// 기본 색
    public var presetColors: String {
        switch language {
        case .ko: "기본 색"
        case .en: "Preset colors"
        case .ja: "既定の色"
        }
    }

    /// 미리 보기
    public var previewTitle: String {
        switch language {
        case .ko: "미리 보기"
        case .en: "Preview"
        case .ja: "プレビュー"
        }
    }

    /// 행동 %(count)lld개는 그대로 남고, 색은 각자의 다른 꼬리표를 따라요.
    public func tagKeepsActions(count: Int) -> String {
        switch language {
        case .ko: "행동 \(grouped(count))개는 그대로 남고, 색은 각자의 다른 꼬리표를 따라요."
        case .en: count == 1 ? "Its \(grouped(count)) action stays and takes the color of its next tag." : "Its \(grouped(count)) actions stay and take the colors of their next tags."
        case .ja: "アクション\(grouped(count))件は残り、色は次のタグのものになります。"
        }
    }

    /// 이 꼬리표를 쓰는 행동은 없어요.
    public var tagKeepsNone: String {
        switch language {
        case .ko: "이 꼬리표를 쓰는 행동은 없어요."
        case .en: "No action has this tag."
        case .ja: "このタグのアクションはありません。"
        }
    }
}
