"""The menu of a tile, and arranging by mouse, finger and keyboard (app 5.6)."""

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP, PHONE

ENTRIES = ["Show records", "Show statistics", "Enter or edit records", "Add to favorites",
           "Edit action", "Delete"]


@pytest.fixture
def desk(open_app):
    """Home with a mouse."""
    return open_app(options=DESKTOP)


def beyond(home, name):
    """A point in the second half of a tile: there it makes room to the left."""
    x, y = home.center(home.cell(name))
    return x + 20, y


def order(home):
    return home.test("prefs").get("actionOrder")


def test_a54_a_long_press_opens_the_menu_and_runs_nothing(home):
    before = home.records
    x, y = home.center(home.tile("Language"))
    home.touch("Start", (x, y))
    expect(home.part("context-menu")).to_be_visible()
    home.touch("End")
    assert home.part("context-menu").locator("[role=menuitem] > span:not(.icon)").all_inner_texts() == ENTRIES
    assert home.page.evaluate("getSelection().toString()") == ""
    assert home.records == before


def test_a54_a_finger_that_moves_opens_no_menu(home):
    x, y = home.center(home.tile("Language"))
    home.touch("Start", (x, y))
    home.touch("Move", (x, y - 20))
    home.page.evaluate("new Promise((done) => setTimeout(done, 500))")
    home.touch("End")
    expect(home.part("context-menu")).to_have_count(0)


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_the_menu_opens_by_keyboard_and_gives_the_focus_back(desk, key):
    desk.tile("Language").focus()
    desk.page.keyboard.press(key)
    expect(desk.part("context-menu")).to_be_visible()
    assert desk.page.evaluate("document.activeElement.closest('dialog') !== null")
    desk.page.keyboard.press("Escape")
    expect(desk.part("context-menu")).to_have_count(0)
    expect(desk.tile("Language")).to_be_focused()


def test_the_button_in_the_corner_opens_the_menu(desk):
    desk.cell("Nap").hover()
    desk.cell("Nap").get_by_label("Menu of Nap").click()
    expect(desk.part("context-menu")).to_contain_text("Nap")


def test_a11_back_closes_the_menu_and_leaves_the_page_where_it_was(open_app):
    home = open_app(seed="many22")
    home.tile("Action 22").scroll_into_view_if_needed()
    top = home.page.evaluate("scrollY")
    assert top > 0
    home.tile("Action 22").click(button="right")
    expect(home.part("context-menu")).to_be_visible()
    home.page.go_back()
    expect(home.part("context-menu")).to_have_count(0)
    home.shows("main")
    assert home.page.evaluate("scrollY") == top


def test_a36_show_records_leads_to_history_with_this_action(home):
    home.menu("Language").get_by_text("Show records").click()
    home.shows("history")
    expect(home.part("filter-chip")).to_contain_text("Language")
    expect(home.part("context-menu")).to_have_count(0)


def test_a55_deleting_names_the_action_and_its_records(home):
    count = len(home.sessions("Language"))
    home.menu("Language").get_by_text("Delete").click()
    question = home.sheet("confirm")
    expect(question).to_contain_text("Language")
    expect(question).to_contain_text(str(count))
    expect(question.locator("[data-el=confirm]")).not_to_be_focused()
    question.locator("[data-el=confirm]").click()
    expect(question).to_have_count(0)
    home.part("tabbar").locator("[data-tab=main]").click()
    expect(home.tile("Nap")).to_be_visible()
    expect(home.tile("Language")).to_have_count(0)


def test_a49_dragging_within_a_section_writes_no_data(desk):
    before = desk.records
    desk.arrange()
    goal = beyond(desk, "Drink water")
    desk.lift("Reading")
    desk.carry(*goal)
    expect(desk.page.locator("[data-key=favorites] .t-name").last).to_have_text("Reading")
    desk.page.mouse.up()
    expect(desk.page.locator(".lifted")).to_have_count(0)
    assert desk.favorites() == ["Running", "Drink water", "Reading"]
    assert desk.records == before
    assert order(desk).split(",")[-1] != desk.id("Reading")
    desk.reload()
    assert desk.favorites() == ["Running", "Drink water", "Reading"]


def test_a49_dragging_by_finger(home):
    home.arrange()
    start, goal = home.center(home.cell("Reading")), beyond(home, "Drink water")
    home.touch("Start", start)
    expect(home.page.locator(".tile-cell.lifted")).to_have_count(1)
    for step in range(1, 11):
        home.touch("Move", tuple(a + (b - a) * step / 10 for a, b in zip(start, goal)))
    expect(home.page.locator("[data-key=favorites] .t-name").last).to_have_text("Reading")
    home.touch("End")
    expect(home.page.locator(".lifted")).to_have_count(0)
    assert home.favorites() == ["Running", "Drink water", "Reading"]


def test_a50_hovering_over_the_other_section_changes_nothing(desk):
    before, stored = desk.records, order(desk)
    desk.arrange()
    home = desk.center(desk.cell("Nap"))
    over = desk.center(desk.cell("Running"))
    desk.lift("Nap")
    desk.carry(*over)
    expect(desk.page.locator(".tiles.target")).to_have_count(1)
    assert "Nap" in desk.others()
    desk.carry(*home)
    expect(desk.page.locator(".tiles.target")).to_have_count(0)
    desk.page.mouse.up()
    assert desk.records == before
    assert desk.favorites() == ["Reading", "Running", "Drink water"]
    assert stored is None or order(desk) == stored


def test_a50_dropping_on_the_other_section_marks_the_favourite_once(desk):
    desk.arrange()
    over = desk.center(desk.cell("Running"))
    desk.lift("Nap")
    desk.carry(*over)
    desk.page.mouse.up()
    expect(desk.page.locator("[data-key=favorites] .t-name")).to_have_count(4)
    assert desk.favorites()[-1] == "Nap"
    assert [each["favorite"] for each in desk.records["actions"] if each["name"] == "Nap"] == [True]


def test_a50_a_finger_carries_a_tile_to_the_other_section(home):
    home.arrange()
    start, goal = home.center(home.cell("Nap")), home.center(home.cell("Running"))
    home.touch("Start", start)
    expect(home.page.locator(".tile-cell.lifted")).to_have_count(1)
    for step in range(1, 11):
        home.touch("Move", tuple(a + (b - a) * step / 10 for a, b in zip(start, goal)))
    expect(home.page.locator("[data-key=favorites] .tiles.target")).to_be_visible()
    assert "Nap" in home.others()
    home.touch("End")
    expect(home.page.locator("[data-key=favorites] .t-name")).to_have_count(4)
    assert home.favorites()[-1] == "Nap"


def test_escape_puts_a_dragged_tile_back(desk):
    desk.arrange()
    goal = desk.center(desk.cell("Drink water"))
    desk.lift("Reading")
    desk.carry(*goal)
    desk.page.keyboard.press("Escape")
    expect(desk.page.locator(".lifted")).to_have_count(0)
    assert desk.favorites() == ["Reading", "Running", "Drink water"]
    expect(desk.page.locator(".arranging")).to_be_visible()
    desk.page.mouse.up()


def test_a51_an_empty_section_is_a_zone_to_drop_on(open_app):
    desk = open_app(seed="many22", options=DESKTOP)
    for i in range(1, 7):
        desk.menu(f"Action {i}").get_by_text("Remove from favorites").click()
        expect(desk.part("context-menu")).to_have_count(0)
    desk.arrange()
    zone = desk.part("drop-zone")
    expect(zone).to_contain_text("Drag here to add to favorites")
    goal = desk.center(zone)
    desk.lift("Action 7")
    desk.carry(*goal)
    expect(desk.page.locator(".drop-zone.target")).to_be_visible()
    desk.page.mouse.up()
    expect(zone).to_have_count(0)
    assert desk.favorites() == ["Action 7"]


def test_a51_when_every_action_is_a_favourite_the_zone_is_in_the_others(desk):
    for name in ["Language", "Cleaning", "Stretching", "Nap"]:
        desk.menu(name).get_by_text("Add to favorites").click()
        expect(desk.part("context-menu")).to_have_count(0)
    desk.arrange()
    zone = desk.page.locator("[data-key=others]").locator("[data-el=drop-zone]")
    expect(zone).to_contain_text("Drag here to remove from favorites")
    goal = desk.center(zone)
    desk.lift("Reading")
    desk.carry(*goal)
    desk.page.mouse.up()
    expect(desk.page.locator("[data-key=others] .t-name")).to_have_text(["Reading"])


def test_a52_a_tile_is_moved_by_keyboard_alone(open_app):
    desk = open_app(seed="many22", options=DESKTOP)
    desk.page.keyboard.press("e")
    expect(desk.page.locator(".arranging")).to_be_visible()
    desk.tile("Action 1").focus()
    desk.page.keyboard.press("Space")
    expect(desk.page.locator(".lifted")).to_have_count(1)
    for _ in range(3):
        desk.page.keyboard.press("ArrowRight")
    desk.page.keyboard.press("Space")
    expect(desk.page.locator(".lifted")).to_have_count(0)
    assert desk.favorites() == [f"Action {i}" for i in [2, 3, 4, 1, 5, 6]]
    desk.until("haruTest.announcements().some((each) => /Action 1.*4.*6/.test(each))")
    expect(desk.tile("Action 1")).to_be_focused()
    desk.page.keyboard.press("f")
    expect(desk.page.locator("[data-key=favorites] .t-name")).to_have_count(5)
    desk.page.keyboard.press("Escape")
    expect(desk.page.locator(".arranging")).to_have_count(0)


@pytest.mark.parametrize("options", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a53_a_tap_while_arranging_records_nothing(open_app, options):
    home = open_app(options=options)
    before = home.records
    home.arrange()
    for name in ["Reading", "Drink water"]:
        # Tiles wobble: there is no waiting until they are still.
        home.page.mouse.click(*home.center(home.tile(name)))
    assert home.records == before
    expect(home.page.locator("[data-el=health-tile], [data-el=health-cta]")).to_have_count(0)


def test_arranging_ends_with_done_and_with_leaving(home):
    home.arrange()
    home.part("arrange").click()
    expect(home.page.locator(".arranging")).to_have_count(0)
    home.arrange()
    home.part("tabbar").locator("[data-tab=actions]").click()
    home.part("tabbar").locator("[data-tab=main]").click()
    home.shows("main")
    expect(home.page.locator(".arranging")).to_have_count(0)


def test_a13_with_reduced_motion_nothing_wobbles(open_app):
    home = open_app(reduced_motion="reduce")
    home.arrange()
    longest = home.page.evaluate("""() => Math.max(0, ...document.getAnimations().map((each) => {
        const { duration, iterations } = each.effect.getComputedTiming();
        return duration * iterations;
    }))""")
    assert longest <= 120
