"""The app in two files: the first alone is enough for Home, and what needs the second waits for it."""

import pytest
from playwright.sync_api import expect

REST = "**/app-rest.wasm"
WAITS = "html[data-waiting]"


@pytest.fixture
def without(home):
    """Home, started again while the second file is kept back; then what lets it come."""
    home.saved()
    held = []
    home.page.route(REST, lambda route: held.append(route))
    home.page.reload()
    home.page.wait_for_selector("html[data-ready]", state="attached")

    def come():
        while not held:
            home.page.wait_for_timeout(10)
        held.pop().continue_()

    home.come = come
    return home


def test_home_is_drawn_and_works_before_the_second_file_is_there(without):
    expect(without.tile("Language")).to_be_visible()
    without.tile("Language").click()
    expect(without.part("running-card", "Language")).to_be_visible()
    without.tile("Stretching").click()
    assert without.figure("Stretching") == 1
    without.tile("Language").click()
    expect(without.part("running-card")).to_have_count(0)
    expect(without.page.locator(WAITS)).to_have_count(0)
    without.come()
    without.saved()
    assert len(without.counts("Stretching")) == 7


def test_a_screen_that_needs_it_is_there_once_it_has_come_and_no_tap_is_lost(without):
    expect(without.tile("Stretching")).to_be_visible()
    without.part("tabbar").locator("[data-tab=actions]").click()
    expect(without.page.locator(WAITS)).to_have_count(1)
    # Home stays, and is still pressed.
    without.tile("Stretching").click()
    without.tile("Stretching").click()
    without.shows("main")
    without.come()
    without.shows("actions")
    expect(without.page.locator(WAITS)).to_have_count(0)
    without.ready()
    assert len(without.counts("Stretching")) == 8


def test_a_second_file_that_fails_is_asked_for_again(home):
    home.saved()
    refused = []

    def refuse(route):
        refused.append(route)
        route.abort()

    home.page.route(REST, refuse)
    home.page.reload()
    home.page.wait_for_selector("html[data-ready]", state="attached")
    home.part("tabbar").locator("[data-tab=actions]").click()
    expect(home.page.locator(WAITS)).to_have_count(1)
    home.shows("main")
    home.page.unroute(REST)
    home.shows("actions")
    assert refused


@pytest.mark.parametrize("path", ["/history", "/goals", "/actions", "/settings"])
def test_a_start_elsewhere_waits_for_it_and_shows_its_screen(home, path):
    home.page.goto(path)
    home.shows(path.strip("/"))


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_a_first_start_in_any_language_needs_only_the_first_file(profile, language):
    context = profile(viewport={"width": 390, "height": 844}, locale=language, timezone_id="Asia/Seoul")
    context.route(REST, lambda route: None)
    page = context.new_page()
    page.goto("/")
    page.locator("[data-el=skip]").click()
    page.locator("[data-click='home.examples']").click()
    page.locator("[data-el=tile]").first.click()
    expect(page.locator("[data-el=running-card]")).to_be_visible()
    expect(page.locator(WAITS)).to_have_count(0)
