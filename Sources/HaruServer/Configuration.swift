import HaruHost
import HaruReplica

/// What whoever runs the server decides.
public struct Configuration: Equatable, Sendable {
    public enum Registration: String, Sendable {
        case open
        case byInvitation = "invitation"
        case closed
    }

    public var host = "127.0.0.1"
    public var port: UInt16 = 8420
    /// The folder of the accounts and everything in them.
    public var data: String
    /// The folder of the web app; `nil` = none is served.
    public var web: String?
    /// The address people use, without a slash at its end; `nil` = the one it listens on.
    public var publicURL: String?
    /// Files of PEM; both or neither.
    public var certificate: String?
    public var key: String?
    public var registration = Registration.closed
    /// Addresses of proxies that may name the client.
    public var proxies: [String] = []
    /// The store of the command on this computer, to be owned as well; `nil` = none.
    public var store: String?
    /// Whether to start only with that store.
    public var needsStore = false

    /// What one account may keep.
    public var limits = HubLimits()
    /// The most bytes of attachments of one account.
    public var attachmentBytes: Int64 = 2_000_000_000

    public init(data: String) { self.data = data }

    /// The host part of `publicURL`.
    var publicHost: String? {
        publicURL.map { url in
            let afterScheme = url.split(separator: "/", maxSplits: 1).last.map(String.init) ?? url
            let authority = afterScheme.drop { $0 == "/" }.prefix { $0 != "/" }
            return Hosts.name(in: String(authority))
        }
    }
}
