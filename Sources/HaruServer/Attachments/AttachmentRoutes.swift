import HaruCore

/// Pictures and documents beside the records, named by their content (sync 6).
enum AttachmentRoutes {
    static let all: [Route] = [
        Route(.post, "/v1/blobs/check", .holder(.sync), body: .json(limit: 128 << 10), check),
        Route(
            .put, "/v1/blobs/{hash}", .holder(.sync),
            body: .bytes(limit: Int(AttachmentType.largest)), store),
        Route(.get, "/v1/blobs/{hash}", .holder(.read), fetch),
    ]

    /// The most hashes of one question.
    static let mostAtOnce = 1000

    private static func attachments(_ call: Call) throws(APIError) -> AttachmentFolder {
        try call.services.stores.store(of: call.holder().account).attachments
    }

    private static func check(_ call: Call) throws(APIError) -> Response {
        let json = try call.json()
        guard let texts = json["hashes"]?.array, texts.count <= mostAtOnce else {
            throw APIError(.badRequest, field: "hashes")
        }
        var hashes: [[UInt8]] = []
        for text in texts {
            guard let hash = hash(text.string ?? "") else {
                throw APIError(.badRequest, field: "hashes")
            }
            hashes.append(hash)
        }
        let missing = try attachments(call).missing(of: hashes, at: call.now)
        return .json([
            ("v", .int(1)), ("missing", .array(missing.map { .string(Hex.text($0)) })),
        ])
    }

    private static func store(_ call: Call) throws(APIError) -> Response {
        guard let hash = hash(call.text("hash")) else { throw APIError(.notFound) }
        let body = call.request.body
        try call.services.gate.carry(body.count, of: call.holder().account, at: call.now)
        let folder = try attachments(call)
        guard let text = call.request.header("content-range") else {
            let isNew = try folder.store(body, as: hash, at: call.now)
            return received(Int64(body.count), status: isNew ? 201 : 200)
        }
        guard let range = PartRange(text) else {
            throw APIError(.badRequest, field: "Content-Range")
        }
        let held = try folder.store(body, range, of: hash, at: call.now)
        return received(held, status: held == range.size ? 201 : 202)
    }

    private static func received(_ count: Int64, status: Int) -> Response {
        .json([("v", .int(1)), ("received", .int(count))], status: status)
    }

    private static func fetch(_ call: Call) throws(APIError) -> Response {
        let account = try call.services.stores.store(of: call.holder().account)
        guard let hash = hash(call.text("hash")), try account.isNamed(hash),
            let file = account.attachments.open(hash)
        else { throw APIError(.notFound) }
        let tag = "\"" + Hex.text(hash) + "\""
        var response = Response(200, type: file.type.rawValue)
        response["Cache-Control"] = "private, immutable, max-age=31536000"
        response["ETag"] = tag
        response["Accept-Ranges"] = "bytes"
        if file.type == .other { response["Content-Disposition"] = "attachment" }
        if call.request.header("if-none-match") == tag {
            file.close()
            response.status = 304
            return response
        }
        switch ByteRange(call.request.header("range"), of: file.size) {
        case .all: response.body = file.body(0..<file.size)
        case .part(let range):
            response.status = 206
            response["Content-Range"] =
                "bytes \(range.lowerBound)-\(range.upperBound)/\(file.size)"
            response.body = file.body(range.lowerBound..<(range.upperBound + 1))
        case .refused:
            file.close()
            throw APIError(.wrongRange, details: [APIError.Detail("size", String(file.size))])
        }
        return response
    }

    /// - Returns: `nil` when the text is no hash as it is written, in lower case.
    private static func hash(_ text: String) -> [UInt8]? {
        AttachmentFolder.isHash(text) ? Hex.bytes(text) : nil
    }
}
