"""What becomes of the data when the browser does not play along (app 2.11, 3.2; RELIABILITY B9)."""

import pytest
from playwright.sync_api import expect

from app.driver import App, PHONE
from conftest import until

PERSIST = """
    globalThis.asked = 0;
    navigator.storage.persist = async () => { asked += 1; return %s; };"""


@pytest.fixture
def home_that_is(open_app, profile):
    """Home with a script that runs before anything else of the page does."""

    def home(script):
        app = open_app(seed=None)
        app.page.add_init_script(script)
        app.reload()
        app.test("seed", "demo")
        app.pref("onboarding.done", "on")
        return app

    return home


@pytest.mark.parametrize("is_granted", [True, False])
def test_a189_the_first_record_asks_the_browser_to_keep_the_data(home_that_is, is_granted):
    app = home_that_is(PERSIST % ("true" if is_granted else "false"))
    assert app.page.evaluate("asked") == 0
    app.tile("Stretching").click()
    until(app.page, "asked === 1")
    app.tile("Stretching").click()
    notice = app.part("notice", "The browser may clear your data")
    if not is_granted:
        expect(notice).to_be_visible()
        notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    app.page.goto("/settings")
    app.ready()
    expect(app.page.get_by_text("The browser may clear your data")).to_have_count(0 if is_granted else 1)
    assert app.page.evaluate("asked") == 0


def test_without_a_database_home_says_that_closing_loses_the_data(open_app):
    app = open_app(seed=None)
    app.page.add_init_script("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })")
    app.reload()
    app.test("seed", "demo")
    expect(app.part("notice")).to_contain_text("Closing this window loses your data")
    app.tile("Stretching").click()
    assert app.figure("Stretching") == 1


def test_a190_a_tap_in_a_window_that_is_closed_at_once_is_kept(home, open_app):
    ids = home.id("Language"), home.id("Nap")
    click = "id => document.querySelector(`[data-id=\"${id}\"] [data-el=tile]`).click()"
    other = open_app(beside=home)
    home.page.evaluate(click, ids[0])
    other.page.evaluate(click, ids[1])
    other.page.close()
    home.until("document.querySelectorAll('[data-el=running-card]').length === 2")
    home.saved()
    home.reload()
    running = [each["action"] for each in home.records["sessions"] if each["end"] is None]
    assert sorted(running) == sorted(ids)


def test_a190_a_frozen_owner_is_passed_over_within_two_seconds(home, open_app):
    other = open_app(beside=home)
    home.tile("Stretching").click()
    expect(other.tile("Stretching").locator("b")).to_have_text("1")
    home.devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    other.tile("Stretching").click()
    expect(other.tile("Stretching").locator("b")).to_have_text("2", timeout=2_000)
    other.saved()
    home.devtools.send("Page.setWebLifecycleState", {"state": "active"})
    expect(home.tile("Stretching").locator("b")).to_have_text("2")
    assert len(home.counts("Stretching")) == len(other.counts("Stretching"))


# The last entry of the journal cannot be read, nor the journal as a whole.
BREAK = """
    const isBroken = (table) => localStorage.getItem("broken") !== null
        && table.name === "journal" && table.transaction.db.name === "haru";
    const getAll = IDBObjectStore.prototype.getAll;
    IDBObjectStore.prototype.getAll = function (...parts) {
        if (isBroken(this)) throw new DOMException("damaged", "UnknownError");
        return getAll.apply(this, parts);
    };
    const get = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = function (key) {
        if (isBroken(this) && key === Number(localStorage.getItem("broken"))) {
            throw new DOMException("damaged", "UnknownError");
        }
        return get.call(this, key);
    };"""
LAST = """async () => {
    const { openDatabase, result } = await import("/runtime/database.js");
    const { database } = await openDatabase("haru");
    const keys = await result(database.transaction("journal").objectStore("journal").getAllKeys());
    database.close();
    localStorage.setItem("broken", keys.at(-1));
}"""


def test_a26_a192_what_can_be_read_of_a_store_is_carried_over_to_a_fresh_one(home_that_is):
    app = home_that_is(BREAK)
    for _ in range(3):
        app.tile("Stretching").click()
    app.saved()
    kept = app.counts("Stretching")
    # This one lies in the part that is lost.
    app.tile("Drink water").click()
    app.saved()
    app.page.evaluate(LAST)
    app.page.reload()
    app.screen("storage-problem").wait_for(timeout=6_000)
    app.part("start-fresh").click()
    notice = app.part("notice", "was kept aside")
    expect(notice).to_be_visible()
    app.saved()
    downloads = app.test("downloads")
    assert len(downloads) == 1 and len(downloads[0]["bytes"]) > 0
    assert app.counts("Stretching") == kept
    app.reload()
    assert app.counts("Stretching") == kept
    expect(notice).to_have_count(0)


def test_a193_a_store_that_was_cleared_is_told(home):
    home.tile("Stretching").click()
    home.saved()
    other = home.page.context.new_page()
    other.goto("/theme.js")
    home.page.close()
    other.evaluate("new Promise((done) => indexedDB.deleteDatabase('haru').onsuccess = done)")
    again = App(home.page.context).open()
    expect(again.page.locator("[data-state=storageCleared]")).to_contain_text(
        "The browser cleared this device's data")
    assert again.records["actions"] == []


def test_clearing_while_the_app_is_open_is_told_at_once(home):
    home.saved()
    other = home.page.context.new_page()
    other.goto("/theme.js")
    other.evaluate("new Promise((done) => indexedDB.deleteDatabase('haru').onsuccess = done)")
    expect(home.page.locator("[data-state=storageCleared]")).to_be_visible()
    # And goes on: what is recorded from now on stays.
    home.page.locator("[data-el=empty] button").click()
    home.tile("Reading").click()
    home.saved()
    home.reload()
    expect(home.part("running-card", "Reading")).to_be_visible()


def test_a_quota_that_is_used_up_is_told_and_room_lets_it_be_saved(profile):
    app = App(profile(timezone_id="Asia/Seoul", locale="en", **PHONE))
    # Before the database is there: Chromium asks for the quota now and then only.
    app.page.goto("/theme.js")
    origin = app.page.evaluate("location.origin")
    app.devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1 << 20})
    app.open(seed="bulk")
    bar = app.part("error")
    expect(bar).to_contain_text("Not saved")
    expect(bar).to_contain_text("no room left")
    app.devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 50 << 20})
    bar.get_by_role("button", name="Retry").click()
    expect(bar).to_have_count(0)
    before = len(app.records["sessions"])
    app.saved()
    app.reload()
    assert len(app.records["sessions"]) == before > 0


def test_a191_a_reload_in_the_middle_of_a_bulk_write_leaves_whole_commits(open_app):
    app = open_app(seed="empty")
    app.pref("onboarding.done", "on")
    with app.page.expect_navigation():
        app.page.evaluate("""() => {
            haruTest.seed("bulk");
            setTimeout(() => location.reload(), 50);
        }""")
    until(app.page, "globalThis.haruTest !== undefined")
    app.ready()
    expect(app.screen("storage-problem")).to_have_count(0)
    records = app.records
    assert len(records["sessions"]) % 500 == 0 and len(records["counts"]) % 500 == 0
