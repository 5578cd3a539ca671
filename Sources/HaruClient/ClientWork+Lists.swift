import HaruCommand
import HaruCore

/// The devices and tokens of an account.
extension ClientWork {
    func listDevices() throws(Refusal) -> ExitCode {
        let signedIn = try SignedIn.load(place)
        let items = try items("/v1/devices", client(signedIn))
        console.show(DevicesReport(items: items, own: signedIn.device), style)
        return .ok
    }

    /// Signs a device out of the account; what is on it stays there.
    func removeDevice() throws(Refusal) -> ExitCode {
        let signedIn = try SignedIn.load(place)
        let client = client(signedIn)
        let item = try one(of: try items("/v1/devices", client), named: .remove)
        return try remove(item, at: "/v1/devices/", client) { .removeDevice(name: $0) }
    }

    func listTokens() throws(Refusal) -> ExitCode {
        let signedIn = try SignedIn.load(place)
        let items = try items("/v1/tokens", client(signedIn))
        console.show(TokensReport(items: items), style)
        return .ok
    }

    /// A token for a program of one's own. It is shown once and kept nowhere.
    func makeToken() throws(Refusal) -> ExitCode {
        let name = invocation.text(.make) ?? ""
        let scopes = invocation.texts(.scope)
        guard !scopes.isEmpty else {
            throw .usage(.nothingGiven(verb: invocation.verb, flags: [.scope]))
        }
        let client = client(try SignedIn.load(place))
        var members = [
            JSON.Member("name", .string(name)),
            JSON.Member("scopes", .array(scopes.map { .string($0) })),
        ]
        if let days = invocation.number(.days) { members.append(JSON.Member("days", .count(days))) }
        let answer = try networked { () throws(NetworkProblem) in
            try client.ask("POST", "/v1/tokens", members).json
        }
        console.show(NewTokenReport(name: name, answer: answer), style)
        return .ok
    }

    func revokeToken() throws(Refusal) -> ExitCode {
        let client = client(try SignedIn.load(place))
        let item = try one(of: try items("/v1/tokens", client), named: .revoke)
        return try remove(item, at: "/v1/tokens/", client) { .revokeToken(name: $0) }
    }

    // MARK: Parts

    /// A list of the server's, page by page.
    private func items(_ path: String, _ client: HTTPClient) throws(Refusal) -> [JSON] {
        var items: [JSON] = []
        var after = ""
        while true {
            let page = try networked { () throws(NetworkProblem) in
                try client.ask("GET", path + "?limit=200" + after).json
            }
            items += page["items"]?.array ?? []
            guard let next = page["next"]?.string else { return items }
            after = "&after=" + next
        }
    }

    /// The item that a flag names, by the beginning of its id or by its whole name.
    private func one(of items: [JSON], named flag: Flag) throws(Refusal) -> JSON {
        let typed = invocation.text(flag) ?? ""
        let found = items.filter { item in
            let isPrefix = typed.utf8.count >= 4 && item["id"]?.string?.hasPrefix(typed) == true
            return isPrefix || item["name"]?.string.map { sameBytes($0, typed) } == true
        }
        let kind: Refusal.Kind = flag == .remove ? .device : .token
        guard let first = found.first else { throw .notFound(kind, typed) }
        guard found.count == 1 else {
            throw .ambiguous(
                kind, typed,
                found.map { item in
                    Refusal.Candidate(
                        kind: kind, id: item["id"]?.string.flatMap { RecordID($0) } ?? newID(),
                        name: item["name"]?.string ?? "", detail: item["id"]?.string ?? "")
                })
        }
        return first
    }

    private func remove(
        _ item: JSON, at path: String, _ client: HTTPClient, question: (String) -> Question
    ) throws(Refusal) -> ExitCode {
        let agreement = try console.agree(
            to: EndedReport(item: item, isDone: false),
            question: question(item["name"]?.string ?? ""), invocation, style)
        guard agreement == .go else { return .ok }
        try networked { () throws(NetworkProblem) in
            _ = try client.ask("DELETE", path + (item["id"]?.string ?? ""))
        }
        console.show(EndedReport(item: item, isDone: true), style)
        return .ok
    }
}
