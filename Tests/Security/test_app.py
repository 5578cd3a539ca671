"""S-62 and S-66: the built app, in Chromium on a real server."""

import hashlib
import json
import os
import pathlib
import re

import pytest

import server
from chromium import chromium_page
from server import Server


@pytest.fixture(scope="module")
def site():
    """A build of `script/web --test`, which script/security makes."""
    return pathlib.Path(os.environ["HARU_SITE"])


@pytest.fixture(scope="module")
def app(site):
    with Server(web=site) as server:
        yield server


@pytest.fixture
def page(app):
    """A page of a new profile; what it complains of, asks for and tries is in its lists."""
    with chromium_page(f"http://127.0.0.1:{app.port}", viewport={"width": 1280, "height": 900}) as page:
        page.problems, page.asked = [], []
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.on("dialog", lambda dialog: (page.problems.append(f"dialog {dialog.message}"), dialog.dismiss()))
        page.on("console", lambda message: page.problems.append(message.text)
                if message.type == "error" and "Security Policy" in message.text else None)
        page.on("request", lambda request: page.asked.append(request.url))
        yield page


def opened(page, path):
    page.goto(path)
    page.wait_for_selector("html[data-ready]:not([data-splash])", state="attached")


# Each of these would run, load or break out of something if it were taken for markup.
PAYLOADS = [
    "<script>hit()</script>", "</script><script>hit()</script>", "<img src=x onerror=hit()>",
    "<svg onload=hit()>", "<svg><script>hit()</script></svg>", "<iframe src=javascript:hit()></iframe>",
    "<iframe srcdoc='<script>parent.hit()</script>'></iframe>", "<body onload=hit()>", "<a href=javascript:hit()>x</a>",
    "<object data=javascript:hit()></object>", "<embed src=javascript:hit()>", "<math><mtext></mtext><script>hit()</script></math>",
    "<details open ontoggle=hit()>", "<video><source onerror=hit()></video>", "<audio src=x onerror=hit()>",
    "<input autofocus onfocus=hit()>", "<select autofocus onfocus=hit()>", "<marquee onstart=hit()>",
    "<style>*{background:url(//evil.test/x)}</style>", "<link rel=stylesheet href=//evil.test/x>",
    "<meta http-equiv=refresh content='0;url=//evil.test'>", "<base href=//evil.test/>", "<form action=//evil.test><button>x</button></form>",
    "\" onmouseover=hit() x=\"", "' onmouseover=hit() x='", "\"><script>hit()</script>", "'><img src=x onerror=hit()>",
    "`${hit()}`", "{{hit()}}", "${hit()}", "javascript:hit()", "data:text/html,<script>hit()</script>",
    "<!--", "-->", "]]>", "<![CDATA[<script>hit()</script>]]>", "&lt;script&gt;hit()&lt;/script&gt;", "&#60;img src=x onerror=hit()&#62;",
    "<template><script>hit()</script></template>", "<noscript><p title=\"</noscript><img src=x onerror=hit()>\">",
]


# Noon somewhere in the middle of a day; the app's clock stands there.
NOON = 1_786_449_600_000


def everywhere():
    """Records with every payload in every text that a record has."""
    changes, actions, tags = [], [], []

    def change(kind, **fields):
        return server.change(kind, None, server.stamp(NOON - 1000), _created=NOON, **fields)

    for i, text in enumerate(PAYLOADS):
        tag = change("tag", name=text, colorHex=text if i % 2 else "#3E7B4F", sortOrder=i)
        kind = "count" if i % 2 else "time"
        action = change("action", name=text, trackingType=kind, symbolName=text if i % 3 else "book",
                        isFavorite=i % 4 == 0, sortOrder=i)
        action["f"][f"tagIDs/{tag['id']}"] = [True, server.stamp(NOON - 1000)]
        begin = NOON - (i + 1) * 600_000
        if kind == "time":
            record = change("session", actionID=action["id"], startAt=begin, endAt=begin + 300_000, note=text)
        else:
            record = change("count", actionID=action["id"], timestamp=begin, amount=2, note=text)
        changes += [tag, action, record]
        actions.append(action["id"])
        tags.append(tag["id"])
    return changes, actions, tags


# Within the app: no element that none of its views makes, no attribute that is code.
FOREIGN = """() => [...document.querySelectorAll("#haru *")].filter((each) =>
    ["SCRIPT", "IFRAME", "OBJECT", "EMBED", "LINK", "META", "BASE", "STYLE", "TEMPLATE", "NOSCRIPT", "MARQUEE", "VIDEO",
     "AUDIO", "MATH"].includes(each.nodeName)
    || [...each.attributes].some(({ name, value }) => /^on/i.test(name) || /^\\s*(javascript|data):/i.test(value)
        && ["href", "src", "action"].includes(name))).map((each) => each.outerHTML.slice(0, 200))"""
TEXT = """() => document.getElementById("haru").textContent
    + [...document.querySelectorAll("#haru input, #haru textarea")].map(({ value }) => value).join("\\n")"""


def test_s62_markup_in_a_text_is_text(app, page):
    assert len(PAYLOADS) == 40
    changes, actions, tags = everywhere()
    page.add_init_script(f"""
        globalThis.hit = () => {{ globalThis.isHit = true; }};
        sessionStorage.setItem("haruTest.clock", "{NOON}");""")
    opened(page, "/")
    page.evaluate("haruTest.setPref('onboarding.done', 'on')")
    page.evaluate("""async (changes) => {
        const bytes = new TextEncoder().encode(JSON.stringify(changes));
        await haruTest.importChanges(bytes);
        await haruTest.saved();
    }""", changes)
    shown = {"/actions": PAYLOADS, "/tags": PAYLOADS, "/": PAYLOADS, "/history": PAYLOADS}
    for route in [*shown, "/settings", "/settings/account", "/more",
                  *(f"/actions/{id}" for id in actions[:40:3]), *(f"/tags/{id}" for id in tags[:40:7])]:
        opened(page, route)
        text = page.evaluate(TEXT)
        lacking = [each for each in shown.get(route, []) if each not in text]
        assert not lacking, (route, lacking)
        assert page.evaluate(FOREIGN) == [], route
    for id, text in list(zip(actions, PAYLOADS))[::5]:
        opened(page, f"/actions/{id}")
        assert text in page.evaluate(TEXT)
    # In the address, too, it is a text.
    for text in PAYLOADS[::4]:
        opened(page, f"/history?{text.replace('#', '%23')}")
        assert page.evaluate(FOREIGN) == []
    assert page.evaluate("globalThis.isHit") is None
    assert page.problems == []
    assert {own(url, app) for url in page.asked} == {True}


def own(url, app):
    return url.startswith((f"http://127.0.0.1:{app.port}/", "blob:", "data:"))


def test_s66_the_app_is_all_there_and_asks_nobody_else(app, page, site):
    files = [path for path in site.rglob("*") if path.is_file()]
    origins = {}
    for path in files:
        for origin in re.findall(rb"https?://[a-z0-9-]+(?:\.[a-z0-9-]+)+", path.read_bytes()):
            origins.setdefault(origin.decode(), []).append(path.name)
    # Names of markup languages, and where the licences of what is bundled are written down.
    names = {"http://www.w3.org", "https://www.w3.org"}
    licences = {origin for origin, where in origins.items() if set(where) == {"licenses.txt"}}
    assert set(origins) <= names | licences, origins
    for route in ["/", "/history", "/settings"]:
        opened(page, route)
    assert {own(url, app) for url in page.asked} == {True}


def test_s66_every_file_is_pinned_by_its_hash(site):
    listed = json.loads(re.search(r"= (\{.*\});", (site / "files.js").read_text(), re.S)[1])["files"]
    found = {str(path.relative_to(site)) for path in site.rglob("*") if path.is_file()}
    assert found - set(listed) == {"sw.js", "files.js"}
    for name, hash in listed.items():
        assert len(hash) >= 32 and hashlib.sha256((site / name).read_bytes()).hexdigest().startswith(hash), name
    assert {"app.wasm", "app-rest.wasm"} <= set(listed)


def test_s66_what_is_bundled_is_listed_with_its_version(site):
    text = (site / "licenses.txt").read_text()
    for name in ["Haru", "Material Design Icons", "Swift standard library", "wasi-libc", "compiler-rt"]:
        assert re.search(rf"^{re.escape(name)} \d[\w.+:~-]*$", text, re.M), name
