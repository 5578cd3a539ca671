import HaruCore

/// The table of everything this server answers. What is not in it does not exist.
enum Routes {
    static let all: [Route] =
        [Route(.get, "/healthz", .anyone, health)]
        + AccountRoutes.all + ExportRoute.all + DeviceRoutes.all
        + ProfileRoutes.all + TokenRoutes.all + PairingRoutes.all + SyncRoutes.all
        + AttachmentRoutes.all + IntentRoutes.all + ControlRoutes.all + LiveRoutes.all
        + AssetRoutes.all

    /// For whoever watches over the server: it answers, and its database does.
    private static func health(_ call: Call) throws(APIError) -> Response {
        _ = try call.services.ledger.read { rows throws(APIError) in try rows.firstAccount() }
        return .json([("ok", .bool(true))])
    }
}
