"""Tabs, routes, the radial menu and what shows that something runs (app 4)."""

import re

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP, PHONE, TABLET


def test_a27_the_bar_of_a_phone_and_what_is_behind_more(home):
    expect(home.part("tabbar").locator("a > span:not([class])")).to_have_text(["Home", "Actions", "History", "More"])
    home.part("tabbar").locator("[data-tab=more]").click()
    home.shows("more")
    expect(home.screen("more").locator("nav a > .grow")).to_have_text(
        ["Tags", "Goals", "Statistics", "Guard", "Settings"])


def test_a28_chosen_tabs_stand_in_the_chosen_order_and_are_three_at_most(home):
    home.pref("settings.visibleTabs", "stats,goals,main")
    tabs = home.part("tabbar").locator("a > span:not([class])")
    expect(tabs).to_have_text(["Statistics", "Goals", "Home", "More"])
    home.pref("settings.visibleTabs", "stats,goals,main,tags")
    expect(tabs).to_have_text(["Statistics", "Goals", "Home", "More"])
    home.pref("settings.visibleTabs", "")
    expect(tabs).to_have_text(["Home", "Actions", "History", "More"])


@pytest.mark.parametrize("options", [TABLET, DESKTOP], ids=["tablet", "desktop"])
def test_a29_larger_windows_have_a_sidebar_with_the_diary(open_app, options):
    home = open_app(options=options)
    expect(home.part("tabbar")).to_have_count(0)
    expect(home.part("sidebar").locator("[data-tab=diary]")).to_be_visible()
    assert home.part("sidebar").locator("[data-tab]").count() == 9


@pytest.fixture
def radial(home):
    home.pref("settings.navStyle", "radial")
    expect(home.page.locator("button.radial")).to_be_visible()
    expect(home.part("tabbar")).to_have_count(0)
    return home


def test_a30_one_bubble_for_each_tab_and_none_when_closed(radial):
    radial.page.locator("button.radial").click()
    expect(radial.part("radial-bubble")).to_have_count(8)
    radial.page.locator(".scrim").click(position={"x": 10, "y": 10})
    expect(radial.part("radial-bubble")).to_have_count(0)


@pytest.mark.parametrize("width, height", [(320, 568), (390, 844)])
def test_a31_bubbles_keep_apart_and_inside_the_window(radial, width, height):
    radial.page.set_viewport_size({"width": width, "height": height})
    radial.page.locator("button.radial").click()
    expect(radial.part("radial-bubble")).to_have_count(8)
    radial.until("document.getAnimations().every((each) => each.playState === 'finished')")
    boxes = [each.bounding_box() for each in radial.part("radial-bubble").all()]
    for box in boxes:
        assert 4 <= box["x"] and box["x"] + box["width"] <= width - 4, box
        assert 4 <= box["y"] and box["y"] + box["height"] <= height - 4, box
    centers = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]) for box in boxes]
    for i, (x, y, size) in enumerate(centers):
        for a, b, _ in centers[:i]:
            assert ((x - a) ** 2 + (y - b) ** 2) ** 0.5 >= size, "bubbles overlap"


def press_twice(app, apart):
    """Two presses so many milliseconds apart."""
    app.page.evaluate("""(apart) => {
        const press = () => document.querySelector("button.radial").click();
        press();
        haruTest.advance(apart / 1000);
        press();
    }""", apart)


def test_a32_two_quick_presses_jump_to_the_chosen_tab(radial):
    radial.pref("settings.radialDoubleTapTab", "stats")
    press_twice(radial, 200)
    radial.shows("stats")
    expect(radial.part("radial-bubble")).to_have_count(0)


def test_a32_two_slow_presses_open_and_close(radial):
    radial.pref("settings.radialDoubleTapTab", "stats")
    press_twice(radial, 500)
    radial.shows("main")
    expect(radial.part("radial-bubble")).to_have_count(0)


def test_a32_the_first_press_opens_at_once(radial):
    radial.pref("settings.radialDoubleTapTab", "stats")
    bubbles = radial.page.evaluate("""() => {
        document.querySelector("button.radial").click();
        return document.querySelectorAll("[data-el=radial-bubble]").length;
    }""")
    assert bubbles == 8


def test_a33_without_a_chosen_tab_two_presses_stay(radial):
    press_twice(radial, 200)
    radial.shows("main")
    expect(radial.part("radial-bubble")).to_have_count(0)


def test_a34_arriving_at_an_action_runs_nothing_and_its_button_does(home):
    before = home.records
    action = home.id("Language")
    home.page.goto(f"/run/{action}")
    home.ready()
    assert home.records == before
    expect(home.sheet("run")).to_be_visible()
    expect(home.sheet("run")).to_contain_text("Language")
    home.sheet("run").get_by_role("button", name="Start").click()
    home.until("async () => (await haruTest.records()).sessions.some(({ end }) => end === null)")
    home.page.go_back()
    home.shows("main")
    expect(home.sheet("run")).to_have_count(0)


ROUTES = {
    "/": "main", "/actions": "actions", "/tags": "tags", "/goals": "goals",
    "/stats": "stats", "/guard": "guard", "/settings": "settings",
    "/more": "more", "/nowhere/at/all": "not-found", "/history": "history",
    "/history/2026-08-03?view=timetable&mode=week": "history", "/settings/account": "account",
    "/watch": "watch", "/watch/tag/none": "watch-tag",
}


@pytest.mark.parametrize("route, screen", ROUTES.items())
def test_a35_reloading_a_route_shows_it_again(open_app, route, screen):
    app = open_app(route)
    app.shows(screen)
    app.saved()
    app.reload()
    app.shows(screen)
    assert app.page.evaluate("location.pathname + location.search") == route


def test_going_back_and_forward_follows_the_tabs(home):
    for tab in ["actions", "more"]:
        home.part("tabbar").locator(f"[data-tab={tab}]").click()
        home.shows(tab)
    home.page.go_back()
    home.shows("actions")
    home.page.go_back()
    home.shows("main")
    home.page.go_forward()
    home.shows("actions")


def test_a37_the_title_tells_what_runs(home):
    plain = home.page.title()
    home.tile("Language").click()
    home.advance(65)
    home.until("document.title === '● 1:05 Language'")
    home.tile("Nap").click()
    home.until("/^● 0:00 Nap \\+1$/.test(document.title)")
    for name in ["Nap", "Language"]:
        home.tile(name).click()
    expect(home.page).to_have_title(plain)
    assert not re.search("●", plain)


def test_a38_a_phone_says_that_the_diary_needs_a_larger_screen(open_app):
    app = open_app("/diary/day/2026-08-11/0")
    app.shows("diary-unavailable")
    expect(app.page.locator("main")).to_contain_text("The diary needs a larger screen.")


def test_a_digit_goes_to_a_tab_with_a_keyboard(open_app):
    desk = open_app(options=DESKTOP)
    desk.page.keyboard.press("2")
    desk.shows("actions")
    desk.pref("settings.singleKeyShortcuts", "off")
    desk.page.keyboard.press("1")
    desk.shows("actions")
