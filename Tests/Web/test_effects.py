"""What the program asks for, and the answers it gets."""

import json

import pytest

from conftest import effect, heard, messages, show, start, until


def test_a_request_carries_the_token_and_is_answered(page, site):
    effect(page, do="token", value="secret")
    effect(page, do="fetch", id=7, method="POST", path="/v1/sync", body='{"a":1}')
    until(page, "fake.events('response').length === 1")
    response = page.evaluate("fake.events('response')[0]")
    assert (response["id"], response["status"]) == (7, 200)
    assert json.loads(response["body"]) == {
        "method": "POST", "body": '{"a":1}', "authorization": "Bearer secret"}


def test_the_token_outlives_a_reload_until_it_is_forgotten(page):
    effect(page, do="token", value="secret")
    until(page, "import('/runtime/token.js').then(({ readToken }) => readToken() === 'secret')")
    page.reload()
    until(page, "globalThis.fake?.events('start')[0]?.signedIn")
    effect(page, do="token", value=None)
    page.reload()
    until(page, "globalThis.fake?.events('start')[0]?.signedIn === false")


def test_a_token_that_the_server_renews_is_kept(page, site):
    effect(page, do="token", value="old")
    site.renewed = "new"
    effect(page, do="fetch", id=1, method="GET", path="/v1/x")
    until(page, "import('/runtime/token.js').then(({ readToken }) => readToken() === 'new')")


def test_another_window_hears_of_signing_in_and_out(context):
    first, second = start(context), start(context)
    effect(first, do="token", value="secret")
    until(second, "fake.events('signedIn').at(-1)?.is === true")
    effect(first, do="token", value=None)
    until(second, "fake.events('signedIn').at(-1)?.is === false")


def test_a_server_that_is_busy_says_when_to_come_back(page, site):
    site.status = 503
    effect(page, do="fetch", id=1, method="GET", path="/v1/x")
    until(page, "fake.events('response').length === 1")
    assert page.evaluate("(({ status, retryAfter }) => [status, retryAfter])(fake.events('response')[0])") == [503, 7]


def test_without_a_connection_the_status_is_0(page):
    page.context.set_offline(True)
    effect(page, do="fetch", id=1, method="GET", path="/v1/x")
    until(page, "fake.events('response').length === 1")
    assert page.evaluate("fake.events('response')[0].status") == 0
    until(page, "fake.events('offline').length === 1")


def test_live_events_come_in_pieces_with_the_token_and_again_after_an_end(page, site):
    effect(page, do="token", value="secret")
    effect(page, do="live", on=True)
    stream = site.streams.get(timeout=10)
    assert ("GET", "v1/live/events", "Bearer secret") in site.requests
    until(page, "fake.events('live').length === 1")
    for piece in [": hello\n\neve", "nt: changed\ndata: {\"하루\"", ":1}\ndata: two\n", "\n"]:
        stream.put(piece)
    until(page, "fake.events('live').length === 2")
    assert page.evaluate("fake.events('live')[1]") == {
        "type": "live", "event": "changed", "data": '{"하루":1}\ntwo'}
    stream.put(None)
    again = site.streams.get(timeout=10)
    again.put("data: back\n\n")
    until(page, "fake.events('live').length === 4")
    # Whenever the stream opens, what was missed is asked for.
    assert page.evaluate("fake.events('live').map(({ event }) => event)") == ["sync", "changed", "sync", "message"]
    effect(page, do="live", on=False)
    again.put(None)


@pytest.mark.parametrize("pieces, events", [
    (["data: a\n\ndata: b\n\n"], [["message", "a"], ["message", "b"]]),
    (["data: a\r", "\n\r\n"], [["message", "a"]]),
    (["event: x\n\n", "data:a\n\n"], [["message", "a"]]),
    (["id: 1\nretry: 5\ndata\n\n"], [["message", ""]]),
    (["data: cut off"], []),
])
def test_server_sent_events_are_read_as_the_standard_says(blank, pieces, events):
    got = blank.evaluate("""async (pieces) => {
        const { EventParser } = await import("/runtime/live.js");
        const events = [];
        const parser = new EventParser((event, data) => events.push([event, data]));
        for (const piece of pieces) parser.feed(piece);
        return events;
    }""", pieces)
    assert got == events


@pytest.mark.parametrize("zone, file", [("Asia/Seoul", "TZif2-of-Seoul"), ("Nowhere/Land", "")])
def test_a_zone_is_fetched_and_an_unknown_one_is_empty(page, zone, file):
    effect(page, do="zone", id=zone)
    until(page, "fake.calls.some(({ kind }) => kind === 4)")
    assert page.evaluate("fake.calls.find(({ kind }) => kind === 4).text") == f"{zone}\n{file}"


def test_the_program_is_woken_at_the_moment_it_asked_for(page):
    page.evaluate("haruTest.clock('2026-08-11T23:59:58+09:00')")
    at = page.evaluate("Date.parse('2026-08-12T00:00:00+09:00')")
    effect(page, do="wake", at=at)
    page.evaluate("haruTest.advance(1)")
    assert page.evaluate("fake.events('woke').length") == 0
    page.evaluate("haruTest.advance(2)")
    assert page.evaluate("[fake.events('woke').length, fake.now]") == [1, at]


def test_a_moment_in_the_past_wakes_once(page):
    effect(page, do="wake", at=5)
    until(page, "fake.events('woke').length === 1")


def test_ticks_come_once_a_second_while_asked_for(page):
    """A-06: nothing is drawn for them."""
    page.evaluate("haruTest.clock(1_000_000)")
    renders = page.evaluate("haruTest.renders()")
    effect(page, do="tick", on=True)
    page.evaluate("haruTest.advance(10)")
    assert page.evaluate("fake.messages().filter((each) => each === 'tick').length") == 10
    effect(page, do="tick", on=False)
    page.evaluate("haruTest.advance(5)")
    assert len(messages(page)) == 10
    assert page.evaluate("haruTest.renders()") == renders


def test_real_ticks_begin_with_the_second(page):
    page.evaluate("globalThis.ticks = []")
    effect(page, do="tick", on=True)
    until(page, """() => {
        if (fake.messages().length > ticks.length) ticks.push(fake.now % 1000);
        return ticks.length === 2;
    }""")
    assert all(late < 500 for late in page.evaluate("ticks"))


def test_preferences_are_kept_and_other_windows_told(context):
    first, second = start(context), start(context)
    effect(first, do="prefer", key="settings.theme", value="dark")
    until(second, "fake.events('preference').length === 1")
    assert second.evaluate("fake.events('preference')[0]") == {
        "type": "preference", "key": "settings.theme", "value": "dark"}
    assert first.evaluate("haruTest.prefs()") == {"settings.theme": "dark"}
    effect(first, do="prefer", key="settings.theme", value=None)
    until(second, "fake.events('preference').length === 2")
    assert second.evaluate("fake.events('preference')[1].value") is None


def test_vibration_after_a_touch(page):
    show(page, '<button data-click="x">x</button>')
    page.click("button")
    effect(page, do="vibrate", pattern=[14, 50, 22])
    assert page.evaluate("haruTest.vibrations()") == [[14, 50, 22]]


def test_without_vibration_what_was_pressed_shows_a_ring(page):
    show(page, '<button data-click="x">x</button>')
    page.evaluate("Object.defineProperty(navigator, 'vibrate', { value: undefined })")
    page.click("button")
    effect(page, do="vibrate", pattern=[18])
    assert page.evaluate("document.querySelector('button').getAnimations().length") == 1


def test_a_download_is_offered(page):
    effect(page, do="download", name="하루-행동.csv", type="text/csv", text="\ufeffa,b")
    until(page, "haruTest.downloads().then((all) => all.length === 1)")
    offered = page.evaluate("haruTest.downloads()")[0]
    assert (offered["name"], offered["type"]) == ("하루-행동.csv", "text/csv")
    assert bytes(offered["bytes"]).decode() == "\ufeffa,b"


def test_chosen_files_come_with_their_names(page):
    show(page, '<button data-click="x">x</button>')
    with page.expect_file_chooser() as chooser:
        effect(page, do="choose", accept=".csv")
    chooser.value.set_files([{"name": "가.csv", "mimeType": "text/csv", "buffer": b"a"},
                             {"name": "b.csv", "mimeType": "text/csv", "buffer": b"b"}])
    until(page, "fake.calls.filter(({ kind }) => kind === 5).length === 2")
    assert page.evaluate("fake.calls.filter(({ kind }) => kind === 5).map(({ text }) => text)") == ["가.csv\na", "b.csv\nb"]


def test_the_focus_goes_where_the_program_says(page):
    show(page, '<button data-el="save">s</button><input data-key="f1">')
    effect(page, do="focus", key="save")
    assert page.evaluate("document.activeElement.dataset.el") == "save"
    effect(page, do="focus", key="f1")
    assert page.evaluate("document.activeElement.dataset.key") == "f1"


def test_what_appears_takes_the_focus_or_is_scrolled_to_once(page):
    show(page, '<p data-style="height:3000px"></p><i data-key="now" data-scroll-to>x</i><input data-autofocus>')
    until(page, "scrollY > 1000")
    assert page.evaluate("document.activeElement.nodeName") == "INPUT"
    page.evaluate("scrollTo(0, 0); document.activeElement.blur()")
    show(page, '<p data-style="height:3000px"></p><i data-key="now" data-scroll-to>y</i><input data-autofocus>')
    assert page.evaluate("[scrollY, document.activeElement.nodeName]") == [0, "BODY"]


def test_the_favicon_gets_a_dot_while_something_runs(page, site):
    icon = b'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h64v64H0z"/></svg>'
    for name in ["light", "dark"]:
        site.replaced[f"icons/favicon-{name}.svg"] = icon
    links = "[...document.querySelectorAll('link[rel=icon]')].map(({ href }) => href)"
    plain = page.evaluate(links)
    effect(page, do="badge", count=2)
    until(page, f"{links}.every((href) => href.startsWith('data:image/png'))")
    effect(page, do="badge", count=0)
    until(page, f"plain => {links}.join() === plain", ",".join(plain))


def test_a_resized_window_is_told(page):
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, "fake.events('resized').at(-1)?.width === 390")


def test_an_effect_of_a_newer_program_is_passed_over(page):
    effect(page, do="somethingNew")
    effect(page, do="title", text="still here")
    assert page.title() == "still here"


# An authenticator that shows what it was asked, and signs with bytes that need "-" and "_".
AUTHENTICATOR = """() => {
    const said = (name) => async ({ publicKey }) => {
        if (publicKey.rpId === "refused") throw new DOMException("", "NotAllowedError");
        const plain = (value) => value instanceof Uint8Array ? [...value]
            : value && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]))
            : value;
        globalThis.asked = [name, plain(publicKey)];
        const bytes = (...values) => new Uint8Array(values).buffer;
        return { id: "-_8", response: { clientDataJSON: bytes(251, 255), attestationObject: bytes(1),
            authenticatorData: bytes(2, 3), signature: bytes(), userHandle: null } };
    };
    Object.assign(navigator.credentials, { create: said("create"), get: said("get") });
}"""


def test_a_new_passkey_is_asked_for_in_bytes_and_answered_in_text(page):
    page.evaluate(AUTHENTICATOR)
    effect(page, do="passkey", new=True, options={
        "challenge": "-_8", "user": {"id": "AQI", "name": "me"}, "excludeCredentials": [{"type": "public-key", "id": "AQ"}]})
    until(page, "fake.events('passkey').length === 1")
    assert page.evaluate("asked") == ["create", {
        "challenge": [251, 255], "user": {"id": [1, 2], "name": "me"},
        "excludeCredentials": {"0": {"type": "public-key", "id": [1]}}}]
    assert page.evaluate("fake.events('passkey')[0]") == {
        "type": "passkey", "new": True, "credential": {"clientDataJSON": "-_8", "attestationObject": "AQ"}}


def test_a_passkey_signs_in_or_says_why_not(page):
    page.evaluate(AUTHENTICATOR)
    effect(page, do="passkey", new=False, options={"challenge": "AQ", "rpId": "haru.example.org"})
    until(page, "fake.events('passkey').length === 1")
    assert page.evaluate("asked") == ["get", {"challenge": [1], "rpId": "haru.example.org"}]
    assert page.evaluate("fake.events('passkey')[0].credential") == {
        "id": "-_8", "clientDataJSON": "-_8", "authenticatorData": "AgM", "signature": "", "userHandle": ""}
    effect(page, do="passkey", new=False, options={"challenge": "AQ", "rpId": "refused"})
    until(page, "fake.events('passkey').length === 2")
    assert page.evaluate("fake.events('passkey')[1]") == {"type": "passkey", "new": False, "error": "NotAllowedError"}
