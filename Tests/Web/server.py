"""Serves a built web app with the headers of our server, and the few server paths tests need."""

import contextlib
import hashlib
import http.server
import json
import mimetypes
import pathlib
import queue
import re
import threading

POLICY = "; ".join([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
])
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class Site(http.server.ThreadingHTTPServer):
    """A folder of files, some of them replaced, and a record of what was asked."""

    daemon_threads = True

    def __init__(self, root):
        super().__init__(("127.0.0.1", 0), Handler)
        self.root = pathlib.Path(root)
        self.replaced = {}
        self.requests = []
        self.streams = queue.Queue()
        self.status = 200
        self.renewed = None

    def replace(self, path, content):
        """Serves other content for a file, as if the app had been built with it."""
        self.replaced[path] = content
        listed = self.listed()
        place = re.escape(f'"{path}": ')
        self.replaced["files.js"] = re.sub(
            rf'({place})"\w+"', rf'\1"{hashlib.sha256(content).hexdigest()[:32]}"', listed).encode()

    def renew(self, path, added):
        """Serves a new version of the app, in which something was added to a file."""
        self.replace(path, (self.root / path).read_bytes() + added)
        self.replaced["files.js"] = re.sub(r'("version": )"\w+"', r'\1"next"', self.listed()).encode()

    def listed(self):
        return self.replaced.get("files.js", (self.root / "files.js").read_bytes()).decode()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request, client_address):
        """A browser that goes away in the middle of an answer is no error."""


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = self.path.split("?")[0].lstrip("/")
        self.note(path)
        if path == "v1/live/events":
            return self.stream()
        if path.startswith("v1/"):
            return self.api(b"")
        if path in self.server.replaced:
            return self.answer(200, self.server.replaced[path],
                               mimetypes.guess_type(path)[0] or "application/octet-stream")
        if path == "zones/Asia/Seoul":
            return self.answer(200, b"TZif2-of-Seoul", "application/octet-stream")
        if path.startswith("zones/"):
            return self.answer(404, b"", "text/plain")
        file = self.server.root / (path or "index.html")
        # Every route of the app is the same page.
        if "." not in path:
            path, file = "index.html", self.server.root / "index.html"
        if path in self.server.replaced:
            return self.answer(200, self.server.replaced[path], "text/html")
        if not file.is_file():
            return self.answer(404, b"", "text/plain")
        return self.answer(200, file.read_bytes(), mimetypes.guess_type(path)[0] or "application/octet-stream")

    def do_POST(self):
        self.note(self.path.lstrip("/"))
        self.api(self.rfile.read(int(self.headers.get("Content-Length", 0))))

    def note(self, path):
        self.server.requests.append((self.command, path, self.headers.get("Authorization")))

    def api(self, body):
        said = {"method": self.command, "body": body.decode(),
                "authorization": self.headers.get("Authorization")}
        extra = {"Retry-After": "7"} if self.server.status == 503 else {}
        if self.server.renewed:
            extra["Haru-Token"] = self.server.renewed
        self.answer(self.server.status, json.dumps(said).encode(), "application/json", extra)

    def answer(self, status, body, kind, extra=None):
        self.send_response(status)
        for name, value in {**HEADERS, **(extra or {})}.items():
            self.send_header(name, value)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def stream(self):
        """Sends what a test puts into the connection's queue, until it puts None."""
        self.send_response(200)
        for name, value in HEADERS.items():
            self.send_header(name, value)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        self.close_connection = True
        chunks = queue.Queue()
        self.server.streams.put(chunks)
        while (chunk := chunks.get()) is not None:
            self.wfile.write(chunk.encode())
            self.wfile.flush()

    def log_message(self, format, *arguments):
        """Quiet."""


@contextlib.contextmanager
def serving(root):
    site = Site(root)
    threading.Thread(target=site.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield site
    finally:
        site.shutdown()
        site.server_close()
