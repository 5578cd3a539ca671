import HaruCore

/// The five files Haru writes and reads back (domain 15.1).
public enum HaruFile: String, CaseIterable, Sendable {
    case actions, timeRecords, countRecords, goals, quests

    /// The languages that names and headers are written in.
    public enum Language: String, CaseIterable, Sendable { case ko, en, ja }

    /// The file's name, such as `Haru-Actions.csv`.
    ///
    /// - Parameter days: the days an export was limited to; they become the name's ending.
    public func name(in language: Language, days: ClosedRange<LocalDay>? = nil) -> String {
        var bytes = Array(baseName(language).utf8)
        if let days {
            for day in [days.lowerBound, days.upperBound] {
                bytes.append(UInt8(ascii: "-"))
                for byte in ISO8601.text(day).utf8 where byte != UInt8(ascii: "-") {
                    bytes.append(byte)
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self) + ".csv"
    }

    /// Writes the byte-order mark and the row of headers.
    public func writeHeader(in language: Language, into bytes: inout [UInt8]) {
        bytes.append(contentsOf: CSVWriter.byteOrderMark)
        CSVWriter().row(headers(language), into: &bytes)
    }

    private func baseName(_ language: Language) -> String {
        switch (self, language) {
        case (.actions, .ko): "하루-행동"
        case (.actions, .en): "Haru-Actions"
        case (.actions, .ja): "Haru-アクション"
        case (.timeRecords, .ko): "하루-시간기록"
        case (.timeRecords, .en): "Haru-TimeRecords"
        case (.timeRecords, .ja): "Haru-時間記録"
        case (.countRecords, .ko): "하루-횟수기록"
        case (.countRecords, .en): "Haru-CountRecords"
        case (.countRecords, .ja): "Haru-回数記録"
        case (.goals, .ko): "하루-목표"
        case (.goals, .en): "Haru-Goals"
        case (.goals, .ja): "Haru-目標"
        case (.quests, .ko): "하루-다짐"
        case (.quests, .en): "Haru-Quests"
        case (.quests, .ja): "Haru-クエスト"
        }
    }

    func headers(_ language: Language) -> [String] {
        switch (self, language) {
        case (.actions, .ko): ["ID", "이름", "추적 방식", "꼬리표", "아이콘", "즐겨찾기", "만든 시각"]
        case (.actions, .en): ["ID", "Name", "Tracking", "Tags", "Icon", "Favorite", "Created"]
        case (.actions, .ja): ["ID", "名前", "計測方法", "タグ", "アイコン", "お気に入り", "作成日時"]
        case (.timeRecords, .ko): ["행동 ID", "행동", "시작", "종료", "초", "메모"]
        case (.timeRecords, .en): ["Action ID", "Action", "Start", "End", "Seconds", "Note"]
        case (.timeRecords, .ja): ["アクションID", "アクション", "開始", "終了", "秒", "メモ"]
        case (.countRecords, .ko): ["행동 ID", "행동", "시각", "횟수", "메모"]
        case (.countRecords, .en): ["Action ID", "Action", "Time", "Amount", "Note"]
        case (.countRecords, .ja): ["アクションID", "アクション", "時刻", "回数", "メモ"]
        case (.goals, .ko): ["ID", "목표", "시작일", "종료일", "상태", "판정 기준", "아이콘", "색"]
        case (.goals, .en): ["ID", "Goal", "Start", "End", "Status", "Threshold", "Icon", "Color"]
        case (.goals, .ja): ["ID", "目標", "開始日", "終了日", "状態", "判定基準", "アイコン", "色"]
        case (.quests, .ko):
            ["ID", "목표 ID", "목표", "대상 종류", "대상", "측정", "주기", "목표량", "방향", "마감"]
        case (.quests, .en):
            [
                "ID", "Goal ID", "Goal", "Target kind", "Target", "Measure", "Period", "Amount",
                "Direction", "Deadline",
            ]
        case (.quests, .ja):
            ["ID", "目標ID", "目標", "対象の種類", "対象", "計測", "周期", "目標量", "方向", "締め切り"]
        }
    }
}
