"""Starting, what is kept, and what happens when keeping fails (app 2.10, 2.11, 3)."""


import pytest
from playwright.sync_api import expect

from app.driver import App
from conftest import until


def test_a21_a_first_start_introduces_haru_once(open_app):
    first = open_app(seed="empty")
    first.shows("onboarding")
    first.part("skip").click()
    first.shows("main")
    second = open_app(beside=first)
    second.shows("main")


def test_the_introduction_has_three_pages_and_ends_with_get_started(open_app):
    app = open_app(seed="empty")
    titles = set()
    for _ in range(3):
        titles.add(app.page.inner_text("h1"))
        app.part("next").click()
    assert len(titles) == 3
    app.shows("main")


def test_the_introduction_is_turned_by_swiping(open_app):
    app = open_app(seed="empty")
    first = app.page.inner_text("h1")
    app.touch("Start", (300, 400))
    for x in range(280, 80, -20):
        app.touch("Move", (x, 400))
    app.touch("End")
    expect(app.page.locator("h1")).not_to_have_text(first)


def test_a22_who_has_data_is_not_introduced(home, open_app):
    home.pref("onboarding.done", None)
    home.saved()
    home.reload()
    home.shows("main")


def test_a19_a_cold_start_shows_the_splash_for_a_moment(home):
    home.saved()
    second = home.page.context.new_page()
    second.goto("/", wait_until="commit")
    expect(second.locator("#haru-splash")).to_be_visible()
    expect(second.locator("#haru-splash")).to_be_hidden()


COUNT_SPLASHES = """
    globalThis.splashes = 0;
    new MutationObserver(() => (splashes += document.querySelectorAll("html[data-splash]").length))
        .observe(document, { attributes: true, childList: true, subtree: true });"""


def test_a20_reloading_and_shortcuts_show_no_splash(home):
    home.saved()
    home.page.add_init_script(COUNT_SPLASHES)
    home.reload()
    assert home.page.evaluate("splashes") == 0
    second = App(home.page.context)
    second.page.add_init_script(COUNT_SPLASHES)
    second.open(f"/run/{home.id('Nap')}")
    assert second.page.evaluate("splashes") == 0


def test_records_survive_a_reload_and_another_window(home, open_app):
    home.tile("Language").click()
    home.tile("Stretching").click()
    before = home.records
    home.saved()
    home.reload()
    assert home.records == before
    expect(home.part("running-card", "Language")).to_be_visible()
    assert open_app(beside=home).records == before


def test_a_reload_in_the_middle_of_writing_loses_only_what_was_not_saved(home):
    before = len(home.counts("Stretching"))
    action = home.id("Stretching")
    with home.page.expect_navigation():
        told = home.page.evaluate("""async (action) => {
            const tile = document.querySelector(`[data-id="${action}"] [data-el=tile]`);
            for (let i = 0; i < 20; i += 1) tile.click();
            await haruTest.saved();
            for (let i = 0; i < 20; i += 1) tile.click();
            setTimeout(() => location.reload());
            return 20;
        }""", action)
    until(home.page, "globalThis.haruTest !== undefined")
    home.ready()
    after = len(home.counts("Stretching")) - before
    assert told <= after <= 40
    assert home.figure("Stretching") == after


@pytest.mark.parametrize("fault", ["full", "aborted"])
def test_a188_what_is_not_saved_is_told_and_saved_when_tried_again(home, fault):
    before = len(home.counts("Stretching"))
    if fault == "full":
        home.test("quota", True)
    else:
        home.test("failNextCommit")
    home.tile("Stretching").click()
    bar = home.part("error")
    expect(bar).to_contain_text("Not saved")
    # Another tap does not push the first one out.
    home.tile("Stretching").click()
    assert home.figure("Stretching") == 2
    home.test("quota", False)
    bar.get_by_role("button", name="Retry").click()
    expect(bar).to_have_count(0)
    home.saved()
    assert set(home.test("durabilities")) == {"strict"}
    home.reload()
    assert len(home.counts("Stretching")) == before + 2


def test_reading_works_while_the_disk_is_full(home):
    home.test("quota", True)
    home.tile("Stretching").click()
    expect(home.part("error")).to_be_visible()
    home.part("tabbar").locator("[data-tab=actions]").click()
    home.shows("actions")
    home.part("tabbar").locator("[data-tab=main]").click()
    expect(home.tile("Stretching")).to_be_visible()


@pytest.fixture
def installed(open_app):
    app = open_app(service_workers="allow")
    until(app.page, "navigator.serviceWorker.controller !== null")
    return app


def test_haru_starts_and_records_without_a_connection(installed):
    installed.saved()
    installed.page.context.set_offline(True)
    installed.reload()
    installed.tile("Stretching").click()
    installed.tile("Language").click()
    expect(installed.part("running-card", "Language")).to_be_visible()
    before = installed.records
    installed.saved()
    installed.reload()
    assert installed.records == before
    assert installed.figure("Stretching") == 1


def test_a_new_version_is_offered_and_taken_with_restart(installed, site):
    installed.tile("Stretching").click()
    installed.saved()
    site.renew("theme.js", b'document.documentElement.dataset.version = "next";')
    installed.page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.update())")
    bar = installed.part("update")
    expect(bar).to_contain_text("A new version is ready")
    bar.get_by_role("button", name="Restart").click()
    until(installed.page, "document.documentElement.dataset.version === 'next'")
    until(installed.page, "globalThis.haruTest !== undefined")
    installed.ready()
    assert installed.figure("Stretching") == 1
