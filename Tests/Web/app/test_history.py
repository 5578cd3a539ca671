"""The history: days, timetable, filter, and the sheet of a record (app 9)."""

import re

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP, TABLET

DAY = "?view=timetable&mode=day"
WEEK = "?view=timetable&mode=week"


@pytest.fixture
def history(open_app):
    """The history of today on a phone, with the demo records."""
    return open_app("/history")


def rows(app, text=None):
    return app.page.locator("[data-el=record]", has_text=text)


def visit(app, path):
    app.page.goto(path)
    app.ready()


def date(app):
    return app.part("date").get_attribute("data-value")


def edit(app, name):
    """Opens the sheet of the only record of this name."""
    rows(app, name).click()
    expect(app.sheet("record-editor")).to_be_visible()
    return app.sheet("record-editor")


def turn(app, sheet, row, column, keys):
    """Types a number on a column (date, hour, minute) of the wheel of Start or End."""
    label = sheet.locator("[data-el=time-row]", has_text=row)
    if label.get_attribute("aria-expanded") == "false":
        label.click()
    wheel = sheet.locator(".wheel-box.open [data-el=time-column]").nth(column)
    wheel.focus()
    for key in keys:
        app.page.keyboard.press(key)
    return wheel


def test_a103_days_begin_at_the_day_start(open_app):
    app = open_app()
    app.test("setting", "dayStartMinutes", 300)
    app.test("clock", "2026-08-12T04:30:00+09:00")
    app.tile("Stretching").click()
    visit(app, "/history/2026-08-11")
    expect(rows(app, "Stretching")).to_have_count(1)
    app.part("date").click()
    app.sheet("date-popover").locator("[data-value='2026-08-12']").click()
    expect(app.part("date")).to_contain_text("Wed, Aug 12")
    assert date(app) == "2026-08-12"
    expect(rows(app, "Stretching")).to_have_count(0)


def test_a105_a_night_stands_on_both_days_and_is_one_record(history):
    parts = {}
    for day, words in [("2026-08-09", ["30m", "into tomorrow"]), ("2026-08-10", ["40m", "from yesterday"])]:
        visit(history, f"/history/{day}")
        for word in words:
            expect(rows(history, "Nap")).to_contain_text(word)
        parts[day] = rows(history, "Nap").locator("xpath=..").get_attribute("data-id")
    assert len(set(parts.values())) == 1
    sheet = edit(history, "Nap")
    expect(sheet.locator("[data-el=duration]")).to_have_attribute("data-value", str(70 * 60))


@pytest.mark.parametrize("path, days", [("/history/2026-08-03", 1), ("/history/2026-08-03" + DAY, 1),
                                        ("/history/2026-08-03" + WEEK, 7)])
def test_a106_arrows_go_by_a_day_or_a_week(open_app, path, days):
    app = open_app(path, options=DESKTOP)
    app.part("next").click()
    expect(app.part("date")).to_have_attribute("data-value", f"2026-08-{3 + days:02}")
    app.page.keyboard.press("ArrowLeft")
    expect(app.part("date")).to_have_attribute("data-value", "2026-08-03")
    app.part("today").click()
    assert date(app) == "2026-08-11"


@pytest.mark.parametrize("minutes, first", [(390, ["06:30", "07:30"]), (360, ["6", "7"])])
def test_a107_the_axis_begins_at_the_day_start(open_app, minutes, first):
    app = open_app("/history" + DAY)
    app.test("setting", "dayStartMinutes", minutes)
    expect(app.part("axis-label").nth(0)).to_have_text(first[0])
    expect(app.part("axis-label").nth(1)).to_have_text(first[1])


def test_a108_an_excluded_action_that_is_deleted_excludes_nothing(history):
    history.page.locator(".filter-button").click()
    history.sheet("filter").get_by_text("Reading", exact=True).click()
    history.page.keyboard.press("Escape")
    expect(history.part("filter-chip")).to_contain_text("1 excluded")
    expect(rows(history, "Reading")).to_have_count(0)
    history.part("tabbar").locator("[data-tab=main]").click()
    history.menu("Reading").get_by_text("Delete").click()
    history.sheet("confirm").locator("[data-el=confirm]").click()
    expect(history.tile("Reading")).to_have_count(0)
    history.part("tabbar").locator("[data-tab=history]").click()
    history.shows("history")
    expect(history.part("filter-chip")).to_have_count(0)


def test_a111_what_the_wheels_set_is_saved(history):
    before = history.sessions("Reading")
    sheet = edit(history, "Reading")
    turn(history, sheet, "End", 1, "09")
    turn(history, sheet, "End", 2, "15")
    expect(sheet.locator("[data-el=duration]")).to_have_attribute("data-value", str(135 * 60))
    sheet.locator("[data-el=save]").click()
    expect(sheet).to_have_count(0)
    changed = [(a, b) for a, b in zip(before, history.sessions("Reading")) if a != b]
    assert [(a["start"] == b["start"], b["end"] - b["start"]) for a, b in changed] == [(True, 135 * 60_000)]


def test_a114_what_cannot_be_is_said_and_no_wheel_is_turned_back(history):
    sheet = edit(history, "Reading")
    save, error = sheet.locator("[data-el=save]"), sheet.locator("[data-el=error]")
    wheel = turn(history, sheet, "End", 1, "06")
    expect(error).to_contain_text("The end is before the start.")
    expect(save).to_be_disabled()
    expect(wheel).to_have_attribute("aria-valuenow", "6")
    history.until("column => Math.round(column.scrollTop / 40) === 6", wheel.element_handle())
    turn(history, sheet, "End", 1, "07")
    turn(history, sheet, "End", 2, "00")
    expect(error).to_contain_text("The start and the end are the same.")
    expect(save).to_be_disabled()
    turn(history, sheet, "End", 2, "45")
    expect(error).to_have_count(0)
    expect(save).to_be_enabled()


def test_a116_a_wheel_unfolds_in_place(history):
    sheet = edit(history, "Reading")
    row = sheet.locator("[data-el=time-row]", has_text="Start")
    gap = row.evaluate("row => row.nextElementSibling.nextElementSibling.getBoundingClientRect().top"
                       " - row.getBoundingClientRect().bottom")
    assert gap == 0
    box = sheet.locator(".wheel-box").first
    assert box.evaluate("box => getComputedStyle(box).transitionDuration") == "0.3s"
    heights = row.evaluate("""row => new Promise((done) => {
        const heights = [];
        const look = () => {
            heights.push(row.nextElementSibling.getBoundingClientRect().height);
            if (heights.at(-1) === 216) done(heights);
            else requestAnimationFrame(look);
        };
        row.click();
        look();
    })""")
    assert heights == sorted(heights) and heights[0] < 216
    assert sheet.locator(".wheel-box.open").count() == 1
    sheet.locator("[data-el=time-row]", has_text="End").click()
    expect(sheet.locator(".wheel-box.open")).to_have_count(1)
    expect(row).to_have_attribute("aria-expanded", "false")


def test_a117_every_column_turns_by_keys_and_says_its_value(history):
    sheet = edit(history, "Reading")
    for column, key, words in [(0, "ArrowUp", "Mon, Aug 10"), (1, "ArrowDown", "08"), (2, "End", "59")]:
        wheel = turn(history, sheet, "Start", column, [key])
        expect(wheel).to_have_attribute("role", "spinbutton")
        expect(wheel).to_have_attribute("aria-valuetext", words)
        assert wheel.get_attribute("aria-label")


def test_a118_a119_blocks_share_the_width_and_say_their_times(open_app):
    app = open_app()
    names = ["Language", "Cleaning", "Nap"]
    for name in names:
        app.tile(name).click()
    app.test("clock", "2026-08-11T15:00:00+09:00")
    app.tile("Cleaning").click()
    visit(app, "/history" + DAY)
    blocks = app.part("block")
    expect(blocks).to_have_count(4)
    boxes = [each.bounding_box() for each in blocks.all()]
    for i, a in enumerate(boxes):
        for b in boxes[:i]:
            apart = (a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
                     or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])
            assert apart, (a, b)
    labels = [each.get_attribute("aria-label") for each in blocks.all()]
    assert "Cleaning, 14:00 to 15:00" in labels
    for name in names:
        assert any(re.fullmatch(f"{name}, 14:00 to 15:00(, running)?", label) for label in labels), labels


def test_a120_without_its_last_record_a_day_is_empty(open_app):
    app = open_app("/history/2026-08-01")
    app.part("empty").get_by_role("button", name="Add a record").click()
    sheet = app.sheet("record-editor")
    sheet.locator("[role=radio]", has_text="Reading").click()
    sheet.locator("[data-el=save]").click()
    expect(rows(app)).to_have_count(1)
    edit(app, "Reading").locator("[data-el=delete]").click()
    expect(app.part("empty")).to_be_visible()
    app.part("toast").get_by_role("button", name="Undo").click()
    expect(rows(app, "Reading")).to_have_count(1)


@pytest.fixture
def lane(open_app):
    app = open_app("/history" + DAY, options=DESKTOP)
    app.at = lambda hour: (lane_box(app)["x"] + 100, lane_box(app)["y"] + hour * 56)
    return app


def lane_box(app):
    return app.page.locator("[data-lane]").bounding_box()


def test_the_mouse_draws_the_times_of_a_new_record(lane):
    lane.page.mouse.move(*lane.at(10))
    lane.page.mouse.down()
    lane.page.mouse.move(*lane.at(11.4), steps=6)
    expect(lane.part("drawn")).to_contain_text("10:00–11:30")
    lane.page.mouse.up()
    times = lane.sheet("record-editor").locator("[data-el=time-row] .value")
    expect(times).to_contain_text(["Today, 10:00", "Today, 11:30"])
    expect(lane.part("drawn")).to_have_count(0)


def test_escape_gives_up_drawing(lane):
    lane.page.mouse.move(*lane.at(10))
    lane.page.mouse.down()
    lane.page.mouse.move(*lane.at(12), steps=6)
    lane.page.keyboard.press("Escape")
    expect(lane.part("drawn")).to_have_count(0)
    lane.page.mouse.up()
    expect(lane.sheet("record-editor")).to_have_count(0)


@pytest.mark.parametrize("options", [TABLET, DESKTOP], ids=["finger", "mouse"])
def test_a_tap_on_free_space_adds_a_record_there(open_app, options):
    app = open_app("/history" + DAY, options=options)
    box = lane_box(app)
    point = box["x"] + 100, box["y"] + 10.7 * 56
    (app.page.touchscreen.tap if options is TABLET else app.page.mouse.click)(*point)
    times = app.sheet("record-editor").locator("[data-el=time-row] .value")
    expect(times).to_contain_text(["Today, 10:30", "Today, 11:30"])
