// Written by script/strings from Strings/Tags.xcstrings; edit that.
// swift-format-ignore-file

extension Strings {
    /// 파란색
    public var colorBlue: String { said("파란색\0Blue\0ブルー") }

    /// 금색
    public var colorGold: String { said("금색\0Gold\0ゴールド") }

    /// 남색
    public var colorIndigo: String { said("남색\0Indigo\0インディゴ") }

    /// 풀색
    public var colorLeaf: String { said("풀색\0Leaf\0リーフ") }

    /// 이끼색
    public var colorMoss: String { said("이끼색\0Moss\0モス") }

    /// 주황색
    public var colorOrange: String { said("주황색\0Orange\0オレンジ") }

    /// 빨간색
    public var colorRed: String { said("빨간색\0Red\0レッド") }

    /// 장미색
    public var colorRose: String { said("장미색\0Rose\0ローズ") }

    /// 하늘색
    public var colorSky: String { said("하늘색\0Sky\0スカイ") }

    /// 회색
    public var colorSlate: String { said("회색\0Slate\0スレート") }

    /// 청록색
    public var colorTeal: String { said("청록색\0Teal\0ティール") }

    /// 보라색
    public var colorViolet: String { said("보라색\0Violet\0バイオレット") }

    /// 다른 색
    public var customColor: String { said("다른 색\0Another color\0ほかの色") }

    /// 꼬리표 수정
    public var editTag: String { said("꼬리표 수정\0Edit tag\0タグを編集") }

    /// 꼬리표로 행동을 묶고 색을 정해요.
    public var emptyTags: String { said("꼬리표로 행동을 묶고 색을 정해요.\0Tags group actions and give them color.\0タグでアクションをまとめ、色を付けます。") }

    /// 기본 색
    public var presetColors: String { said("기본 색\0Preset colors\0既定の色") }

    /// 미리 보기
    public var previewTitle: String { said("미리 보기\0Preview\0プレビュー") }

    /// 행동 %(count)lld개는 그대로 남고, 색은 각자의 다른 꼬리표를 따라요.
    public func tagKeepsActions(count: Int) -> String {
        said("행동 \u{1}개는 그대로 남고, 색은 각자의 다른 꼬리표를 따라요.\0Its \u{1} actions stay and take the colors of their next tags.\0アクション\u{1}件は残り、色は次のタグのものになります。\0Its \u{1} action stays and takes the color of its next tag.", grouped(count), isOne: count == 1)
    }

    /// 이 꼬리표를 쓰는 행동은 없어요.
    public var tagKeepsNone: String { said("이 꼬리표를 쓰는 행동은 없어요.\0No action has this tag.\0このタグのアクションはありません。") }
}
