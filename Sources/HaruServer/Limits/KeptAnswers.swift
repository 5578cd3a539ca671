import HaruCore
import HaruStore

/// Answers to writes that named themselves, while they may be asked again.
extension Ledger.Rows {
    func answer(of token: RecordID, key: String) throws(APIError) -> Idempotency.Entry? {
        try first(
            """
            SELECT asked, body, at, status, type, bytes FROM answer WHERE token = ?1 AND key = ?2
            """, .id(token), .text(key)
        ) { row in
            var entry = Idempotency.Entry(
                asked: Idempotency.Asked(
                    route: row.text(0), body: Array(row.bytes(1)), at: row.instant(2)))
            if !row.isNull(3) {
                var response = Response(
                    Int(row.integer(3)), type: row.text(4), body: Array(row.bytes(5)))
                response["Cache-Control"] = "no-store"
                entry.response = response
            }
            return entry
        }
    }

    func insertQuestion(
        _ asked: Idempotency.Asked, of token: RecordID, key: String
    ) throws(APIError) {
        try run(
            "INSERT INTO answer(token, key, asked, body, at) VALUES(?1, ?2, ?3, ?4, ?5)",
            .id(token), .text(key), .text(asked.route), .bytes(asked.body), .at(asked.at))
    }

    func setAnswer(
        _ response: Response, of token: RecordID, key: String
    ) throws(APIError) {
        try run(
            """
            UPDATE answer SET status = ?3, type = ?4, bytes = ?5 WHERE token = ?1 AND key = ?2
            """, .id(token), .text(key), .int(Int64(response.status)),
            .text(response["Content-Type"] ?? ""), .bytes(response.bytes))
    }

    func removeAnswer(of token: RecordID, key: String) throws(APIError) {
        try run("DELETE FROM answer WHERE token = ?1 AND key = ?2", .id(token), .text(key))
    }

    func forgetAnswers(before instant: Instant) throws(APIError) {
        try run("DELETE FROM answer WHERE at <= ?1", .at(instant))
    }
}
