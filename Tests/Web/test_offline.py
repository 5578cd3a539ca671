"""The service worker and the first paint: Haru starts without a connection, and at once."""

import re
import shutil
import subprocess

import pytest

from conftest import HERE, ROOT, build, effect, show, start, until
from server import serving


@pytest.fixture
def installed(profile):
    """A page that the service worker controls."""
    page = start(profile(service_workers="allow"))
    until(page, "navigator.serviceWorker.controller !== null")
    return page


@pytest.mark.parametrize("route", ["/", "/goals/finished", "/history/2026-08-11?view=list"])
def test_every_route_starts_without_a_connection(installed, site, route):
    installed.evaluate("import('/runtime/main.js').then(({ say }) => say('add 하나'))")
    until(installed, "fake.events('saved').length === 1")
    installed.context.set_offline(True)
    page = start(installed.context, route)
    until(page, "fake.words.join() === '하나'")
    assert page.evaluate("fake.events('start')[0].path") == route
    assert page.evaluate("fake.events('start')[0].online") is False
    assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--bg')") != ""


def test_a_zone_that_was_fetched_once_is_there_offline(installed):
    effect(installed, do="zone", id="Asia/Seoul")
    until(installed, "fake.calls.some(({ kind }) => kind === 4)")
    installed.context.set_offline(True)
    page = start(installed.context)
    effect(page, do="zone", id="Asia/Seoul")
    until(page, "fake.calls.find(({ kind }) => kind === 4)?.text === 'Asia/Seoul\\nTZif2-of-Seoul'")


def test_the_server_is_never_answered_from_the_cache(installed, site):
    for number in [1, 2]:
        effect(installed, do="fetch", id=number, method="GET", path="/v1/x")
        until(installed, "number => fake.events('response').length === number", number)
    assert sum(path == "v1/x" for _, path, _ in site.requests) == 2


def next_version(site):
    site.renew("theme.js", b'document.documentElement.dataset.version = "next";')


def test_a_file_of_another_version_is_not_taken(installed, site):
    next_version(site)
    site.replaced["app.wasm"] = b"something else"
    site.replaced["files.js"] = re.sub(
        r'("app.wasm": )"\w+"', rf'\1"{"0" * 32}"', site.listed()).encode()
    installed.evaluate("""navigator.serviceWorker.getRegistration().then((each) => {
        each.addEventListener("updatefound", () => each.installing.addEventListener("statechange", ({ target }) => {
            globalThis.became = target.state;
        }));
        each.update();
    })""")
    until(installed, "globalThis.became === 'redundant'")
    installed.context.set_offline(True)
    page = start(installed.context)
    assert page.evaluate("document.documentElement.dataset.version ?? null") is None


def test_a_new_version_waits_until_it_is_wanted(installed, site):
    before = len(site.requests)
    next_version(site)
    installed.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.update())")
    until(installed, "fake.events('updated').length === 1")
    assert installed.evaluate("fake.events('updated')[0].version") == "next"
    assert installed.evaluate("fake.starts") == 1
    # Only what changed was fetched.
    asked = {path for _, path, _ in site.requests[before:]}
    assert asked == {"sw.js", "files.js", "theme.js"}
    installed.evaluate("fake.effect({ do: 'restart' })")
    until(installed, "document.documentElement.dataset.version === 'next'")
    until(installed, "globalThis.fake?.events('opened').length === 1")


HOME = ('<main data-screen="main"><h1>모음</h1><button data-key="t" data-click="add word">run</button>'
        '<b data-tick="t">0:05</b></main>')


def keep_home(page, until_moment=None):
    effect(page, do="root", attributes={"lang": "en", "data-layout": "desktop"})
    if until_moment is not None:
        effect(page, do="wake", at=until_moment)
    show(page, HOME)
    until(page, "localStorage.getItem('haru-first')?.includes('모음')")


def held_program(context):
    """A window whose store does not open before `letOpen()`."""
    page = context.new_page()
    page.add_init_script("""
        const open = IDBFactory.prototype.open;
        const gate = new Promise((done) => (globalThis.letOpen = done));
        const { request } = LockManager.prototype;
        LockManager.prototype.request = async function (...parts) {
            await gate;
            return request.apply(this, parts);
        };""")
    return page


def test_home_is_painted_before_the_store_is_open_and_takes_clicks(page):
    keep_home(page)
    page.close()
    second = held_program(page.context)
    second.goto("/")
    second.wait_for_selector("h1")
    assert second.evaluate("[document.documentElement.lang, document.documentElement.dataset.layout]") == ["en", "desktop"]
    assert second.inner_text("b").strip() == ""
    second.click("button")
    second.click("button")
    assert second.evaluate("fake.starts") == 0
    second.evaluate("letOpen()")
    until(second, "fake.events('saved').length === 2")
    assert second.evaluate("fake.words.join()") == "word,word"


@pytest.mark.parametrize("why", ["expired", "other path", "other size"])
def test_a_home_that_is_no_longer_true_is_not_painted(page, why):
    keep_home(page, 4_000_000_000_000)
    if why == "expired":
        page.evaluate("""() => {
            const kept = JSON.parse(localStorage.getItem("haru-first"));
            localStorage.setItem("haru-first", JSON.stringify({ ...kept, until: 5 }));
        }""")
    page.goto("/blank.html")
    second = held_program(page.context)
    if why == "other size":
        second.set_viewport_size({"width": 500, "height": 700})
    second.goto("/goals" if why == "other path" else "/")
    until(second, "globalThis.fake !== undefined")
    assert second.locator("h1").count() == 0
    second.evaluate("letOpen()")
    second.wait_for_selector("[data-screen=words]")


def test_an_open_sheet_is_not_kept_and_erasing_forgets(page):
    keep_home(page)
    show(page, HOME + "<dialog>secret</dialog>")
    page.evaluate("new Promise(requestIdleCallback)")
    assert "secret" not in page.evaluate("localStorage.getItem('haru-first')")
    page.evaluate("fake.html = null")
    effect(page, do="store", action="erase")
    until(page, "!localStorage.getItem('haru-first')?.includes('모음')")


def test_a_release_has_no_test_hooks_and_packs_its_files(tmp_path):
    folder = build(tmp_path / "site", "--release")
    assert not (folder / "test").exists()
    page = (folder / "index.html").read_text()
    assert "haruTest" not in page and 'content="development"' not in page
    assert not any("haruTest" in path.read_text() for path in folder.rglob("*.js"))
    assert [path.name for path in folder.rglob("*.js") if path.parent != folder] == ["main.js"]
    assert [path.name for path in folder.rglob("*.css")] == ["styles.css"]
    for name in ["app.wasm", "app-rest.wasm", "runtime/main.js", "styles.css", "index.html"]:
        assert (folder / f"{name}.br").exists() == (folder / f"{name}.gz").exists() == ((folder / name).stat().st_size > 256)
    listed = (folder / "files.js").read_text()
    assert '"runtime/main.js"' in listed and ".br" not in listed and '"sw.js"' not in listed


def test_a_packed_release_works_as_its_parts_do(tmp_path, browser):
    folder = tmp_path / "packed"
    shutil.copytree(ROOT / "Web", folder, ignore=shutil.ignore_patterns("icons", "brand", "test"))
    shutil.copy(HERE / "fake/wasm.js", folder / "runtime/wasm.js")
    for name in ["app.wasm", "app-rest.wasm"]:
        (folder / name).write_bytes(b"")
    for step in ["web-pack", "web-files"]:
        subprocess.run([ROOT / "script" / step, folder], check=True)
    with serving(folder) as site:
        context = browser.new_context(base_url=site.address)
        errors = []
        context.on("weberror", lambda error: errors.append(str(error.error)))
        page = start(context)
        page.click("[data-el=add]")
        until(page, "fake.events('saved').length === 1")
        until(page, "navigator.serviceWorker.controller !== null")
        context.set_offline(True)
        page = start(context)
        until(page, "fake.words.join() === 'word'")
        assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--bg')") != ""
        assert not errors
        context.close()
