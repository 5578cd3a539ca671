import HaruCore
import HaruReplica
import Testing

@testable import HaruServer

/// Goals, quests and sentences over HTTP.
@Suite struct ProgressTests {
    private static let reading = TestServer.otherID(100)
    private static let water = TestServer.otherID(101)
    private static let games = TestServer.otherID(102)
    private static let goal = TestServer.otherID(110)
    private static let idle = TestServer.otherID(111)
    private static let daily = TestServer.otherID(120)
    private static let limit = TestServer.otherID(121)
    private static let off = TestServer.otherID(122)
    private static let rare = TestServer.otherID(125)
    private static let lost = TestServer.otherID(123)
    private static let sleep = TestServer.otherID(124)

    /// An account with three actions, a goal with quests of every sort, and one without.
    ///
    /// - Returns: the token of its device.
    private func account(_ server: TestServer) throws -> String {
        let device = TestServer.otherID(1)
        let token = try server.signIn(device: device)
        let stamp = Stamp(milliseconds: server.now.milliseconds, counter: 0, node: 7)
        func item(_ kind: Kind, _ id: RecordID, _ fields: [String: FieldValue]) -> SyncItem {
            .change(
                Change(
                    kind: kind, id: id,
                    fields: fields.sorted { bytesPrecede($0.key, $1.key) }.map {
                        Change.ChangedField($0.key, $0.value, stamp)
                    }))
        }
        func quest(_ id: RecordID, _ fields: [String: FieldValue]) -> SyncItem {
            item(.quest, id, fields.merging(["goalID": .id(ProgressTests.goal)]) { a, _ in a })
        }
        let today = server.now.milliseconds / 86_400_000
        // 1970-01-01 was a Thursday, the fifth of the week.
        let tomorrow = Int64((today + 5) % 7 + 1)
        let request = SyncRequest(
            device: device, request: TestServer.otherID(999),
            items: [
                item(.settings, Settings.recordID, ["timeZone": .string("UTC")]),
                item(.action, ProgressTests.reading, ["name": .string("Reading")]),
                item(
                    .action, ProgressTests.water,
                    ["name": .string("Water"), "trackingType": .string("count")]),
                item(.action, ProgressTests.games, ["name": .string("Games")]),
                item(
                    .goal, ProgressTests.goal,
                    ["title": .string("English"), "startDay": .string("2026-01-01")]),
                item(
                    .goal, ProgressTests.idle,
                    ["title": .string("Nothing yet"), "startDay": .string("2026-01-01")]),
                quest(
                    ProgressTests.daily,
                    ["targetAction": .id(ProgressTests.reading), "targetSeconds": .int(3600)]),
                quest(
                    ProgressTests.limit,
                    [
                        "targetAction": .id(ProgressTests.games), "targetSeconds": .int(3600),
                        "direction": .string("atMost"),
                    ]),
                quest(
                    ProgressTests.off,
                    [
                        "targetAction": .id(ProgressTests.water), "targetCount": .int(3),
                        "scheduleMode": .string("weekdays"),
                        "weekdays": .list([.int(tomorrow)]),
                    ]),
                quest(
                    ProgressTests.rare,
                    [
                        "targetAction": .id(ProgressTests.games), "targetSeconds": .int(3600),
                        "direction": .string("atMost"), "scheduleMode": .string("monthDays"),
                        "monthDays": .list([.int(31)]),
                    ]),
                quest(ProgressTests.lost, ["targetSeconds": .int(60)]),
                quest(
                    ProgressTests.sleep,
                    ["healthMetric": .string("sleep"), "targetSeconds": .int(3600)]),
            ])
        let answer = server.send("POST", "/v1/sync", try JSON.parse(request.bytes), token: token)
        #expect(try SyncAnswer(bytes: answer.bytes).rejected.isEmpty)
        return token
    }

    private func track(
        _ server: TestServer, _ token: String, _ action: RecordID, minutes: Int64
    ) {
        let body = object(("actionID", .string(action.text)))
        #expect(server.send("POST", "/v1/intents/start", body, token: token).status == 200)
        server.pass(minutes * 60_000)
        #expect(server.send("POST", "/v1/intents/stop", body, token: token).status == 200)
    }

    private func quest(
        _ server: TestServer, _ token: String, _ id: RecordID, span: String = "day",
        headers: [(String, String)] = []
    ) -> Response {
        server.send(
            "GET", "/v1/intents/quest", token: token, headers: headers,
            query: [("quest", id.text), ("span", span)])
    }

    @Test func aQuestSaysHowFarItIs() throws {
        let server = try TestServer()
        let token = try account(server)
        track(server, token, ProgressTests.reading, minutes: 30)
        let answer = quest(server, token, ProgressTests.daily).json
        #expect(answer["code"]?.string == "quest_progress")
        #expect(answer["value"]?.int == 50)
        #expect(answer["unit"]?.string == "percent")
        #expect(answer["entity"]?["name"]?.string == "Reading · daily · at least 1h")
        let plain = quest(
            server, token, ProgressTests.daily,
            headers: [("accept", "text/plain"), ("accept-language", "ko")])
        let words = String(decoding: plain.bytes, as: UTF8.self)
        #expect(words == "오늘 Reading · 매일 · 1시간 이상 진행률은 50%예요.\n")
    }

    @Test func aLimitIsKeptUntilItIsNot() throws {
        let server = try TestServer()
        let token = try account(server)
        track(server, token, ProgressTests.games, minutes: 30)
        #expect(quest(server, token, ProgressTests.limit).json["code"]?.string == "within_limit")
        track(server, token, ProgressTests.games, minutes: 40)
        let over = quest(server, token, ProgressTests.limit).json
        #expect(over["code"]?.string == "over_limit")
        #expect(over["value"]?.int == 116)
    }

    @Test func aQuestThatIsNotDueOrUnknownSaysSo() throws {
        let server = try TestServer()
        let token = try account(server)
        #expect(quest(server, token, ProgressTests.off).json["code"]?.string == "off_day")
        let rare = quest(server, token, ProgressTests.rare, span: "week").json
        #expect(rare["code"]?.string == "off_day", "the week has no 31st")
        #expect(
            rare["dialog"]?.string == "Games · daily · at most 1h, This week: no scheduled day.")
        #expect(quest(server, token, ProgressTests.lost).errorCode == "no_target")
        #expect(quest(server, token, ProgressTests.sleep).errorCode == "no_data")
    }

    @Test func aGoalIsTheMeanOfItsQuests() throws {
        let server = try TestServer()
        let token = try account(server)
        track(server, token, ProgressTests.reading, minutes: 30)
        func goal(_ name: String) -> Response {
            server.send("GET", "/v1/intents/goal", token: token, query: [("goal", name)])
        }
        // Reading is half done, the limit is kept, and what has no target has nothing of it.
        #expect(goal("English").json["value"]?.int == 50)
        #expect(goal("Nothing yet").errorCode == "no_quests")
        #expect(goal("French").errorCode == "not_found")
    }

    private func say(
        _ server: TestServer, _ token: String, _ text: String, _ members: (String, JSON)...
    ) -> Response {
        let all = [("text", JSON.string(text))] + members
        return server.send(
            "POST", "/v1/intents/say", .object(all.map { JSON.Member($0.0, $0.1) }), token: token)
    }

    @Test func whatIsSaidIsDone() throws {
        let server = try TestServer()
        let token = try account(server)
        #expect(say(server, token, "start reading").json["code"]?.string == "started")
        server.pass(600_000)
        let stopped = say(server, token, "측정 종료", ("language", .string("ja"))).json
        #expect(stopped["code"]?.string == "stopped")
        #expect(stopped["value"]?.int == 600)
        #expect(stopped["parsed"]?["intent"]?.string == "stop")
        let added = say(server, token, "Water 세 번 추가해 줘").json
        #expect(added["value"]?.int == 3)
        #expect(added["parsed"]?["count"]?.int == 3)
        #expect(say(server, token, "total reading").json["value"]?.int == 600)
        #expect(say(server, token, "English progress").json["code"]?.string == "goal_progress")
        #expect(
            say(server, token, "Reading quest progress").json["code"]?.string == "quest_progress")
    }

    @Test func aDryRunOnlyReads() throws {
        let server = try TestServer()
        let token = try account(server)
        let read = say(server, token, "add 5 water", ("dryRun", .bool(true))).json
        #expect(read["parsed"]?["intent"]?.string == "add")
        #expect(read["parsed"]?["count"]?.int == 5)
        #expect(say(server, token, "how many water").json["value"]?.int == 0)
    }

    @Test(arguments: [
        ("what is the weather", "not_understood"), ("add 1000 water", "out_of_range"),
        ("start water", "wrong_type"), ("stop measuring", "not_running"),
    ])
    func whatCannotBeDoneIsSaid(_ text: String, _ code: String) throws {
        let server = try TestServer()
        let token = try account(server)
        let refused = say(server, token, text)
        #expect(refused.errorCode == code)
        #expect(refused.json["dialog"]?.string?.isEmpty == false)
    }

    @Test func pickersOfferEverythingAndNone() throws {
        let server = try TestServer()
        let token = try account(server)
        let order = [ProgressTests.games, ProgressTests.water].map { JSON.string($0.text) }
        let profile = object(("actionOrder", .array(order)))
        #expect(server.send("PUT", "/v1/profile", profile, token: token).status == 204)
        func names(_ kind: String, _ query: String = "") -> [String] {
            let answer = server.send(
                "GET", "/v1/intents/entities", token: token,
                query: [("kind", kind), ("q", query)])
            return (answer.json["items"]?.array ?? []).compactMap { $0["name"]?.string }
        }
        #expect(names("action") == ["Games", "Water", "Reading", "None"])
        #expect(names("action", "rea") == ["Reading", "None"])
        #expect(names("goal") == ["English", "Nothing yet", "None"])
        #expect(names("quest").count == 7)
    }

    @Test(arguments: ["ko", "en", "ja"]) func thePhrasesAreListedWithExamples(_ language: String)
        throws
    {
        let server = try TestServer()
        let token = try account(server)
        let answer = server.send(
            "GET", "/v1/intents/phrases", token: token, query: [("lang", language)])
        let rows = answer.json["phrases"]?.array ?? []
        #expect(rows.count > 20)
        #expect(rows.allSatisfy { $0["example"]?.string?.contains("{") == false })
    }

    @Test func aControlIsSetAsOftenAsOneLikes() throws {
        let server = try TestServer()
        let token = try account(server)
        func set(_ action: RecordID, _ isOn: Bool) -> Response {
            server.send(
                "PUT", "/v1/controls/" + action.text, object(("value", .bool(isOn))), token: token)
        }
        let first = set(ProgressTests.reading, true).json["session"]?["id"]?.string
        #expect(first != nil)
        #expect(set(ProgressTests.reading, true).json["session"]?["id"]?.string == first)
        let shown = server.send(
            "GET", "/v1/controls/" + ProgressTests.reading.text, token: token
        ).json
        #expect(shown["value"]?.bool == true)
        #expect(shown["valueText"]?.string == "measuring")
        server.pass(60_000)
        #expect(set(ProgressTests.reading, false).json["code"]?.string == "stopped")
        #expect(set(ProgressTests.reading, false).json["code"]?.string == "stopped")
        #expect(set(ProgressTests.water, true).json["value"]?.int == 1)
        #expect(set(ProgressTests.water, false).json["value"]?.int == 2)
        let water = server.send(
            "GET", "/v1/controls/" + ProgressTests.water.text, token: token
        ).json
        #expect(water["value"]?.bool == false)
    }
}
