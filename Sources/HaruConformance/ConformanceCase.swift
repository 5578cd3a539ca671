import HaruCore

/// One worked example of the specification (domain 19).
public struct ConformanceCase: Sendable {
    public let id: String
    public let title: String
    public let kind: String
    public let given: JSON
    public let expect: JSON

    public init?(_ json: JSON) {
        guard let id = json["id"]?.string, let kind = json["kind"]?.string,
            let given = json["given"],
            let expect = json["expect"]
        else { return nil }
        self.id = id
        self.kind = kind
        self.given = given
        self.expect = expect
        title = json["title"]?.string ?? ""
    }
}
