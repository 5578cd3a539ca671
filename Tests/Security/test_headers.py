"""S-01 to S-16: headers, origins, methods."""

import importlib.util
import os
import re
import stat
import subprocess

import pytest

from routes import ROUTES, path_of
from server import BIN, HOME, ROOT, Server, listening

SITE = "<!doctype html><title>Haru</title>"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A folder to be served as the web app."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "index.html").write_text(SITE)
    (folder / "main.js").write_text("export {};")
    (folder / "styles").mkdir()
    (folder / "styles/haru.css").write_text("a {}")
    (folder / ".secret").write_text("hidden")
    (folder.parent / "outside.txt").write_text("outside")
    return folder


@pytest.fixture(scope="module")
def app(site):
    with Server("--registration", "open", web=site) as server:
        server.register("alice")
        server.alice = server.device("alice")
        yield server


def policy(answer):
    return {words[0]: words[1:] for words in
            (part.split() for part in answer.headers["Content-Security-Policy"].split(";"))}


def test_s01_the_page_may_load_only_what_is_ours(app):
    rules = policy(app.get("/"))
    wanted = {"default-src": ["'none'"], "script-src": ["'self'", "'wasm-unsafe-eval'"],
              "connect-src": ["'self'"], "object-src": ["'none'"], "base-uri": ["'none'"],
              "form-action": ["'self'"], "frame-ancestors": ["'none'"]}
    assert {name: rules.get(name) for name in wanted} == wanted
    sources = {source for rule in rules.values() for source in rule}
    assert not sources & {"'unsafe-inline'", "'unsafe-eval'", "*", "https:", "http:"}
    # Chromium's tests of the app run under the same policy.
    assert policy(app.get("/history")) == rules
    assert served_to_chromium() == rules


def served_to_chromium():
    """The policy of the server under which the app is tested in a browser."""
    spec = importlib.util.spec_from_file_location("stand_in", ROOT / "Tests/Web/server.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {words[0]: words[1:] for words in (part.split() for part in module.POLICY.split(";"))}


def test_s02_every_answer_is_hardened(app):
    page, api = policy(app.get("/")), {"default-src": ["'none'"], "sandbox": []}
    answers = [
        (404, page, app.get("/nothing.js")), (200, page, app.get("/main.js")),
        (421, page, app.get("/", headers={"Host": "evil.test"})),
        (401, api, app.get("/v1/account")), (404, api, app.get("/v1/nothing")),
        (200, api, app.alice.get("/v1/account")), (405, api, app.alice.ask("PUT", "/v1/account", {})),
        (413, api, app.post("/v1/auth/token", raw=b"", headers={
            "Content-Type": "application/json", "Content-Length": "99999999"})),
    ]
    for status, rules, answer in answers:
        assert answer.status == status, answer
        assert answer.headers["X-Content-Type-Options"] == "nosniff", answer
        assert answer.headers["Referrer-Policy"] == "no-referrer", answer
        assert policy(answer) == rules, answer


def test_s03_the_page_is_alone_in_its_process(app):
    headers = app.get("/").headers
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    refused = headers["Permissions-Policy"].replace(" ", "").split(",")
    assert {"camera=()", "microphone=()", "geolocation=()"} <= set(refused)


def test_s04_personal_answers_are_not_stored(app):
    minted = app.alice.mint("read")
    for answer in [app.alice.get("/v1/account"), app.alice.get("/v1/devices"), app.alice.get("/v1/tokens"),
                   minted, app.sign_in("alice"), app.alice.get("/v1/sync/status"), app.alice.offer()]:
        assert answer.status in (200, 201), answer
        assert answer.headers["Cache-Control"] == "no-store", answer
        assert answer.headers["Content-Type"] == "application/json; charset=utf-8", answer


def test_s04_an_export_is_a_file_that_no_cache_keeps(app):
    answer = app.alice.get("/v1/account/export?name=evil.html", headers={"Accept": "text/html"})
    assert answer.status == 200 and answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Content-Type"] == "application/zip"
    assert re.fullmatch(r'attachment; filename="haru-\d{4}-\d\d-\d\d\.haru"', answer.headers["Content-Disposition"])


def test_s05_foreign_origins_are_told_nothing(app):
    origin = {"Origin": "https://evil.test"}
    for method, path, _ in ROUTES:
        asked = {**origin, "Access-Control-Request-Method": method}
        for answer in [app.ask(method, path_of(path), headers=origin),
                       app.ask("OPTIONS", path_of(path), headers=asked)]:
            allowed = [name for name in answer.headers if name.lower().startswith("access-control-")]
            assert not allowed, (method, path, allowed)
    assert app.ask("OPTIONS", "/v1/account", headers=origin).status == 405


def test_s06_no_answer_sets_a_cookie_or_names_a_version(app):
    answers = [app.get("/"), app.get("/nothing"), app.sign_in("alice"), app.sign_in("alice", "wrong password")]
    answers += [app.alice.ask(method, path_of(path)) for method, path, _ in ROUTES if method == "GET"
                and path != "/v1/live/events"]
    for answer in answers:
        names = {name.lower() for name in answer.headers}
        assert not names & {"set-cookie", "server", "x-powered-by"}, answer.headers.items()
    broken = app.bytes(b"nonsense\r\n\r\n").lower()
    assert b"microhttpd" not in broken and b"server:" not in broken, broken


def test_s07_a_cookie_signs_nobody_in(app):
    for name in ["token", "Authorization", "session"]:
        cookie = {"Cookie": f"{name}={app.alice.token}"}
        assert app.get("/v1/account", headers=cookie).status == 401


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "FOO", "PROPFIND"])
def test_s08_unknown_methods_are_refused(app, method):
    for path in ["/", "/v1/account", "/v1/nothing"]:
        answer = app.bytes(f"{method} {path} HTTP/1.1\r\nHost: {HOME}\r\nX-Mark: loud\r\n\r\n".encode())
        assert answer.split()[1] in (b"405", b"501") and b"loud" not in answer, (path, answer)


@pytest.mark.parametrize("path", [
    "/.git/HEAD", "/../etc/passwd", "/%2e%2e/etc/passwd", "/..%2foutside.txt", "/%2e%2e%2foutside.txt",
    "/styles/../../outside.txt", "/.secret", "/%2esecret", "/styles", "/styles/", "/nothing%00.js",
    "/zones/../../etc/passwd", "/zones/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/main.js/", "//etc/passwd",
    "/\\..\\outside.txt"])
def test_s09_nothing_but_the_app_is_served(app, path):
    answer = app.bytes(f"GET {path} HTTP/1.1\r\nHost: {HOME}\r\n\r\n".encode())
    assert answer.split()[1] == b"404", answer
    assert b"root:" not in answer and b"outside" not in answer and b"hidden" not in answer


@pytest.mark.parametrize("kind", [
    "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", None,
    "application/jsonp", "text/json"])
def test_s10_other_types_than_json_are_refused(app, kind):
    before = app.digest()
    form = {"Content-Type": kind}
    for path, body in [("/v1/tokens", b'{"name":"x","scopes":["read"]}'),
                       ("/v1/sync", b'{"v":1}'), ("/v1/accounts", b'{"login":"x","password":"long enough"}')]:
        answer = app.alice.post(path, raw=body, headers=form)
        assert answer.status == 415, answer
    assert app.digest() == before


def test_s11_reading_changes_nothing(app):
    app.alice.exchange()
    app.alice.get("/v1/intents/entities?kind=action")
    before = app.digest()
    for method, path, _ in ROUTES:
        if method == "GET" and path != "/v1/live/events":
            assert app.alice.ask("GET", path_of(path)).status < 500
        answer = app.alice.ask("HEAD", path_of(path))
        assert answer.status < 500 and answer.body == b"", answer
    # A write asked for as a question stays one.
    app.alice.get("/v1/tokens?name=x&scopes=read")
    assert app.digest() == before


@pytest.mark.parametrize("host", ["evil.test", "127.0.0.1.evil.test", "127.0.0.2", "[::2]", "", None])
def test_s12_a_foreign_host_is_refused(app, host):
    for path in ["/", "/v1/account"]:
        assert app.alice.get(path, headers={"Host": host}).status == 421


def test_s13_without_configuration_it_listens_on_loopback(start, tmp_path):
    process = subprocess.Popen([BIN / "haru-server"], env={"HOME": str(tmp_path), "LANG": "en_US.UTF-8"},
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        said = process.stdout.readline().decode()
        # Or it says that another one is there already.
        assert f"{HOME}:8420" in said, said
        assert all(place == (HOME, 8420) for place in listening(process.pid))
    finally:
        process.kill()
        process.wait()
    server = start()
    assert listening(server.process.pid) == [(HOME, server.port)]
    for flag in ["0.0.0.0:0", "[::]:0", "192.0.2.1:0"]:
        refused = subprocess.run([BIN / "haru-server", "--listen", flag, "--data", tmp_path / "x"],
                                 capture_output=True, env={"HOME": str(tmp_path)}, timeout=30)
        assert refused.returncode == 2, flag


def test_s14_what_it_keeps_is_for_its_owner_alone(app):
    app.alice.exchange()
    app.alice.get("/v1/intents/entities?kind=action")
    files = [path for path in app.data.rglob("*")]
    assert {path.name for path in files} >= {"accounts.db", "accounts", "server.lock"}
    for path in [app.data, *files]:
        mode = stat.S_IMODE(path.stat().st_mode)
        assert mode == (0o700 if path.is_dir() else 0o600), (path, oct(mode))
    if os.getuid() == 0:
        app.folder.chmod(0o755)
        nobody = subprocess.run(["ls", app.data], user=65534, group=65534, extra_groups=[],
                                capture_output=True)
        assert nobody.returncode != 0 and not nobody.stdout


@pytest.mark.parametrize("path", [
    "//evil.test", "/\\evil.test", "/%0d%0aX-Mark:%20loud", "/join/%0d%0aX-Mark:%20loud", "/history//evil.test",
    "/?next=//evil.test", "/zones/%0d%0aX-Mark:%20loud", "/v1/devices/%0d%0aX-Mark:%20loud"])
def test_s15_nobody_is_sent_elsewhere(app, path):
    answer = app.bytes(f"GET {path} HTTP/1.1\r\nHost: {HOME}\r\n\r\n".encode())
    head = answer.split(b"\r\n\r\n")[0].lower()
    assert b"\r\nlocation:" not in head and b"\r\nx-mark:" not in head, head
    assert not answer.split()[1].startswith(b"3")


def test_s16_browsers_keep_to_tls_once_there_is_some(start, app):
    assert app.get("/").headers["Strict-Transport-Security"] is None
    server = start("--public-url", "https://haru.test", "--trusted-proxy", HOME)
    for path in ["/", "/v1/account"]:
        told = server.get(path, headers={"Host": "haru.test"}).headers["Strict-Transport-Security"]
        assert int(told.split("=")[1].split(";")[0]) >= 31_536_000
