/// What every answer carries, so that a browser gives it no more room than it needs (S-01 to S-03).
enum SecurityHeaders {
    static let app = """
        default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
        img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
        worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
        frame-ancestors 'none'
        """
    static let api = "default-src 'none'; sandbox"

    static func add(to response: inout Response, isAPI: Bool, isSecure: Bool) {
        response["X-Content-Type-Options"] = "nosniff"
        response["Referrer-Policy"] = "no-referrer"
        if response["Content-Security-Policy"] == nil {
            response["Content-Security-Policy"] = isAPI ? api : app
        }
        response["Cross-Origin-Opener-Policy"] = "same-origin"
        response["Cross-Origin-Resource-Policy"] = "same-origin"
        response["Permissions-Policy"] = "camera=(), microphone=(), geolocation=()"
        if isSecure { response["Strict-Transport-Security"] = "max-age=31536000" }
    }
}
