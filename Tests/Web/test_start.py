"""Starting: what the program is told, what the page may do, and that a program of real wasm runs."""

import pytest

from conftest import effect, heard, messages, show, start, until
from server import serving


def test_the_program_is_told_of_the_window_first(page):
    first = page.evaluate("JSON.parse(fake.calls[0].text)")
    assert first["type"] == "start"
    assert first["path"] == "/" and first["cold"] is True
    assert (first["width"], first["height"], first["fine"]) == (1000, 700, True)
    assert first["signedIn"] is False and first["preferences"] == {}
    opened = page.evaluate("fake.events('opened')")[0]
    assert len(opened["node"]) == 16 and "problem" not in opened


def test_a_reload_is_not_a_cold_start(page):
    page.reload()
    page.wait_for_selector("html[data-ready]:not([data-splash])", state="attached")
    assert page.evaluate("fake.events('start')[0].cold") is False


def test_a_route_starts_at_its_path(context):
    page = start(context, "/history/2026-08-11?view=list")
    assert page.evaluate("fake.events('start')[0].path") == "/history/2026-08-11?view=list"


def test_a_theme_is_applied_before_anything_is_painted(context):
    page = start(context)
    page.evaluate("localStorage.setItem('haru.settings.theme', 'dark')")
    other = context.new_page()
    other.route("**/runtime/main.js", lambda route: route.abort())
    other.route("**/test/haruTest.js", lambda route: route.abort())
    other.goto("/")
    assert other.evaluate("document.documentElement.dataset.theme") == "dark"
    assert other.evaluate("getComputedStyle(document.body).getPropertyValue('--bg').trim()") == "#111512"


HOME = '<main data-style="--x:7">Home<b data-tick="t">1:02</b><button data-click="home.run 1">tap</button></main>'


def kept(page):
    """A window that is about to be opened again, with a Home that is kept for that."""
    show(page, HOME)
    until(page, "localStorage.getItem('haru-first')?.includes('home.run')")
    return page


def hold(page):
    """Keeps the runtime from coming."""
    held = []
    page.route("**/test/haruTest.js", lambda route: held.append(route))
    page.reload(wait_until="commit")
    page.wait_for_selector("#haru-live", state="attached")
    return held


def test_home_is_painted_before_the_runtime_is_there(page):
    hold(kept(page))
    page.wait_for_selector("text=Home")
    assert page.locator("[data-tick]").inner_text() == "\u2007"
    assert page.evaluate("document.querySelector('main').style.cssText") == "--x: 7;"


def test_what_is_pressed_before_the_runtime_listens_is_pressed_again(page):
    held = hold(kept(page))
    page.click("text=tap")
    page.click("text=tap")
    held[0].continue_()
    page.wait_for_selector("html[data-ready]", state="attached")
    until(page, "fake.messages().length === 2")
    assert messages(page) == ["home.run 1"] * 2
    # The program was told that something is on the screen, which stays until it draws.
    assert page.evaluate("fake.events('start')[0].drawn") is True


@pytest.mark.parametrize("spoil", [
    "JSON.stringify({...kept, until: Date.now() - 1})", "JSON.stringify({...kept, frame: '1 1 true'})", "'no'",
])
def test_a_home_that_is_no_longer_true_is_not_painted(page, spoil):
    kept(page)
    page.evaluate(f"""() => {{
        const kept = JSON.parse(localStorage.getItem("haru-first"));
        localStorage.setItem("haru-first", {spoil});
    }}""")
    hold(page)
    assert page.locator("#haru").inner_html() == ""


def test_a_trap_starts_the_program_again_from_the_store(page):
    page.click("[data-el=add]")
    until(page, "fake.events('saved').length === 1")
    show(page, '<button data-click="trap">trap</button>')
    page.evaluate("fake.html = null")
    page.click("button")
    until(page, "fake.starts === 2 && fake.words.length === 1")
    page.wait_for_selector("text=word")
    assert page.evaluate("fake.events('start')[1].cold") is False


def test_a_program_that_always_traps_is_not_started_for_ever(page):
    page.evaluate("""async () => {
        fake.html = '<button data-click="trap">trap</button>';
        fake.send(0, fake.html);
        await fake.poke();
    }""")
    for starts in range(2, 5):
        page.click("button")
        until(page, "starts => fake.starts === starts", starts)
        until(page, "starts => fake.events('opened').length === starts", starts)
    page.click("button")
    until(page, "fake.messages().filter((each) => each === 'trap').length === 4")
    page.evaluate("new Promise(requestIdleCallback)")
    assert page.evaluate("fake.starts") == 4
    assert page.locator("button").is_visible()


def test_real_wasm_gets_bytes_and_sends_them(built, profile):
    with serving(built) as site:
        site.replaced["blank.html"] = b'<!doctype html><body></body>'
        page = profile().new_page()
        page.goto(site.address + "/blank.html")
        answer = page.evaluate("""async () => {
            const { loadProgram } = await import("/runtime/wasm.js");
            const { Rest } = await import("/runtime/rest.js");
            const make = await loadProgram("/app.wasm", new Rest("/app-rest.wasm"));
            const utf8 = (text) => new TextEncoder().encode(text);
            const program = await make();
            const long = "하루".repeat(50_000);
            const echoed = program.call(2, utf8(long), 5);
            const random = [1, 2].map(() => [...program.call(0, utf8("random"), 5)[0].bytes].join());
            let trapped = false;
            try { program.call(0, utf8("trap"), 5); } catch { trapped = true; }
            return {
                kind: echoed[0].kind, same: new TextDecoder().decode(echoed[0].bytes) === long,
                random: random[0] !== random[1], trapped,
                again: (await make()).call(0, utf8("x"), 5).length,
            };
        }""")
    assert answer == {"kind": 2, "same": True, "random": True, "trapped": True, "again": 1}


def test_the_policy_holds_and_data_style_works_under_it(page):
    show(page, '<i id="a" data-style="--x:1;width:2%"></i>')
    assert page.evaluate("document.getElementById('a').style.width") == "2%"
    show(page, '<i id="a" data-style="width:3%"></i>')
    assert page.evaluate("document.getElementById('a').style.cssText") == "width: 3%;"
    show(page, '<i id="a"></i>')
    assert page.evaluate("document.getElementById('a').style.cssText") == ""


def test_root_attributes_and_title_are_set_and_removed(page):
    effect(page, do="root", attributes={"lang": "ja", "data-layout": "desktop"})
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.layout]") == ["ja", "desktop"]
    effect(page, do="root", attributes={"data-layout": None})
    assert page.evaluate("document.documentElement.dataset.layout ?? null") is None
    effect(page, do="title", text="● 12:34 독서")
    assert page.title() == "● 12:34 독서"


def test_links_within_the_app_are_messages_and_others_are_not(page):
    show(page, '<a href="goals/1?x=2">in</a><a href="https://example.com/" target="_blank">out</a>')
    page.click("text=in")
    heard(page, "go /goals/1?x=2")
    assert page.evaluate("location.pathname") == "/"
    page.click("text=in", modifiers=["Shift"])
    assert messages(page) == ["go /goals/1?x=2"]
