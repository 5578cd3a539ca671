"""The second file of the program: what needs it waits, nothing is lost, and a first start does not need it."""

import json

import pytest

from conftest import effect, heard, messages, show, start, until
from server import serving
from test_store import KEPT, READ, add, words

REST = "**/app-rest.wasm"

PAGE = """<main><button data-click="far add far">far</button><button data-click="add near">near</button>
    <button data-click="add kept" data-command>kept</button></main>"""

RUN = """async (steps) => {
    const { loadProgram, NotHere } = await import("/runtime/wasm.js");
    const { Rest } = await import("/runtime/rest.js");
    const rest = new Rest("/app-rest.wasm");
    const make = await loadProgram("/app.wasm", rest);
    let program = await make();
    const said = [];
    for (const step of steps) {
        if (step === "load") await rest.load();
        else if (step === "idle") await new Promise((done) => requestIdleCallback(() => setTimeout(done, 100)));
        else if (step === "complete") await program.complete();
        else if (step === "new") program = await make();
        else {
            try {
                said.push(program.call(0, new TextEncoder().encode(step), 5).map(({ bytes }) => [...bytes]));
            } catch (error) {
                said.push(error instanceof NotHere ? "not here" : "trap");
            }
        }
    }
    return said;
}"""


@pytest.fixture
def blank_page(built, profile):
    """No runtime but what a test imports, with the stand-in of real wasm."""
    with serving(built) as site:
        site.replaced["blank.html"] = b'<!doctype html><body></body>'
        page = profile().new_page()
        page.site = site
        page.goto(site.address + "/blank.html")
        yield page


def number(bytes):
    return int.from_bytes(bytes, "little")


def test_a_program_goes_on_where_it_was_before_the_call_that_missed_something(blank_page):
    first, second, missed, done = blank_page.evaluate(RUN, ["random", "random", "far", "complete", "far"])
    assert missed == "not here"
    # The same chance as the first time, and each call counted once: two, and the one of 1,000 more.
    assert done[0] == first[0] + second[0]
    assert number(done[1]) == 3 * (2 + 1 + 1000)


def test_chance_that_comes_after_is_new(blank_page):
    said = blank_page.evaluate(RUN, ["random", "far", "complete", "random", "new", "random", "far"])
    assert said[1] == "not here"
    first, second, third = said[0][0], said[2][0], said[3][0]
    assert len({json.dumps(each) for each in (first, second, third)}) == 3
    assert said[4][0] == third


def test_the_second_file_is_put_in_while_nobody_waits_and_then_for_every_instance(blank_page):
    said = blank_page.evaluate(RUN, ["x", "load", "idle", "far", "trap", "new", "far"])
    assert number(said[1][1]) == 3 * 1002
    assert said[2] == "trap"
    assert number(said[3][1]) == 3 * 1001


def test_a_second_file_of_another_version_is_not_taken(blank_page):
    own = (blank_page.site.root / "app-rest.wasm").read_bytes()
    mark = blank_page.evaluate("""async () => WebAssembly.Module.imports(
        await WebAssembly.compileStreaming(fetch("/app-rest.wasm")))[0].module""").encode()
    blank_page.site.replaced["app-rest.wasm"] = own.replace(mark, b"0" * len(mark))
    blank_page.evaluate("""() => {
        console.warn = () => (globalThis.warned = true);
    }""")
    blank_page.evaluate(f"globalThis.said = ({RUN})(['far', 'complete', 'far']), null")
    until(blank_page, "globalThis.warned === true")
    del blank_page.site.replaced["app-rest.wasm"]
    blank_page.evaluate("dispatchEvent(new Event('online'))")
    assert number(blank_page.evaluate("said")[1][1]) == 3 * 1001


class Gate:
    """Keeps the second file from coming until it is opened."""

    def __init__(self, context):
        self.held = []
        self.is_open = False
        context.route(REST, self.asked)

    def asked(self, route):
        if self.is_open:
            route.continue_()
        else:
            self.held.append(route)

    def open(self):
        self.is_open = True
        for route in self.held:
            route.continue_()
        self.held = []


@pytest.fixture
def gate(context):
    return Gate(context)


def waiting(page):
    until(page, "document.documentElement.hasAttribute('data-waiting')")


def gone_on(page):
    until(page, "!document.documentElement.hasAttribute('data-waiting')")


def test_the_second_file_is_fetched_after_the_first_screen(context, site):
    start(context)
    asked = [path for _, path, _ in site.requests]
    assert asked.index("app-rest.wasm") > asked.index("app.wasm")
    assert "app-rest.wasm" not in (site.root / "index.html").read_text()


def test_what_needs_no_second_file_works_before_it_is_there(context, gate):
    page = start(context)
    page.click("[data-el=add]")
    until(page, "fake.events('saved').length === 1")
    assert page.evaluate("document.documentElement.hasAttribute('data-waiting')") is False


def test_what_needs_it_waits_and_what_comes_after_keeps_its_turn(context, gate):
    page = start(context)
    show(page, PAGE)
    page.click("text=far")
    waiting(page)
    page.click("text=near")
    page.click("text=far")
    page.evaluate("dispatchEvent(new Event('resize'))")
    # The last screen stays.
    assert page.locator("text=near").is_visible()
    assert messages(page) == [] and page.evaluate("fake.words") == []
    gate.open()
    words(page, "far", "near", "far")
    gone_on(page)
    assert messages(page) == ["far add far", "add near", "far add far"]
    assert page.evaluate("fake.starts") == 1
    until(page, "fake.events('saved').length === 3")
    assert page.evaluate(READ) == ["far", "near", "far"]


def test_a_call_that_waited_counts_as_of_when_it_was_made(context, gate):
    page = start(context)
    show(page, PAGE)
    page.evaluate("haruTest.clock(1000000)")
    page.click("text=far")
    waiting(page)
    page.evaluate("haruTest.clock(2000000)")
    page.click("text=near")
    page.evaluate("haruTest.clock(9000000)")
    gate.open()
    words(page, "far", "near")
    assert page.evaluate("fake.times.far") == 1_000_000


def test_seconds_that_pass_while_it_waits_are_not_told_afterwards(context, gate):
    page = start(context)
    effect(page, do="tick", on=True)
    show(page, PAGE)
    page.click("text=far")
    waiting(page)
    before = page.evaluate("fake.messages().filter((each) => each === 'tick').length")
    page.evaluate("haruTest.clock(1000000)")
    page.evaluate("haruTest.advance(5)")
    gate.open()
    gone_on(page)
    assert page.evaluate("fake.messages().filter((each) => each === 'tick').length") == before


def test_a_window_that_is_closed_while_it_waits_loses_no_command(context, gate):
    page = start(context)
    show(page, PAGE)
    page.click("text=far")
    waiting(page)
    page.click("text=kept")
    until(page, f"async () => (await ({KEPT})()).length === 1")
    page.close()
    gate.open()
    page = start(context)
    words(page, "kept")
    until(page, f"async () => (await ({KEPT})()).length === 0")


def test_a_command_that_waits_is_done_once(context, gate):
    page = start(context)
    show(page, PAGE)
    page.click("text=far")
    waiting(page)
    page.click("text=kept")
    gate.open()
    words(page, "far", "kept")
    until(page, f"async () => (await ({KEPT})()).length === 0")
    page.reload()
    words(page, "far", "kept")


def test_a_start_that_needs_it_goes_on_when_it_has_come(context, gate):
    page = start(context)
    add(page, "one")
    until(page, "fake.events('saved').length === 1")
    page.add_init_script("globalThis.isFar = (kind) => kind === 3")
    page.reload()
    waiting(page)
    assert page.evaluate("fake.events('opened')") == []
    gate.open()
    words(page, "one")
    gone_on(page)
    # Entry and all, once and in order.
    assert page.evaluate("fake.calls.map(({ kind }) => kind).slice(0, 3)") == [1, 3, 1]
    assert page.evaluate("fake.starts") == 1


def test_the_splash_stays_while_a_start_waits_with_nothing_to_see(context, gate):
    page = context.new_page()
    page.add_init_script("globalThis.isFar = (kind, text) => text.includes('opened')")
    page.goto("/")
    waiting(page)
    assert page.locator("html[data-splash]").count() == 1
    gate.open()
    page.wait_for_selector("html:not([data-splash])", state="attached")
    page.wait_for_selector("[data-el=add]")


def test_another_start_meanwhile_loses_no_message(context, gate):
    page = start(context)
    show(page, PAGE)
    page.evaluate("fake.html = null")
    page.click("text=far")
    waiting(page)
    page.evaluate("async () => { (await import('/runtime/main.js')).machine.start(); }")
    # The new instance misses it too.
    until(page, "fake.starts === 2 && fake.events('opened').length === 2")
    waiting(page)
    gate.open()
    words(page, "far")
    assert messages(page) == ["far add far"]


@pytest.mark.parametrize("fault", ["no answer", "not found"])
def test_it_is_asked_for_again_when_it_did_not_come(context, site, fault):
    content = (site.root / "app-rest.wasm").read_bytes()
    asked = []

    def refuse(route):
        asked.append(route)
        if fault == "no answer":
            route.abort()
        else:
            route.fulfill(status=404)

    context.route(REST, refuse)
    page = start(context)
    show(page, PAGE)
    page.click("text=far")
    waiting(page)
    until(page, "performance.getEntriesByName(location.origin + '/app-rest.wasm').length > 0")
    assert page.locator("text=far").is_visible()
    context.unroute(REST)
    context.route(REST, lambda route: route.fulfill(body=content, content_type="application/wasm"))
    page.evaluate("dispatchEvent(new Event('online'))")
    words(page, "far")
    assert page.evaluate("fake.starts") == 1 and asked


def test_it_does_not_count_as_a_trap(context, gate):
    page = start(context)
    show(page, PAGE)
    page.click("text=far")
    waiting(page)
    gate.open()
    heard(page, "far add far")
    show(page, '<button data-click="trap">trap</button>')
    for starts in range(2, 5):
        page.click("button")
        until(page, "starts => fake.starts === starts", starts)
        until(page, "starts => fake.events('opened').length === starts", starts)
