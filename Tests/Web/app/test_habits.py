"""Habits on Home and on their own screens (app 5.3, 8.3)."""

import re

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP, TABLET
from app.test_layout import STILL, audit

LIST = "/goals/habits"
TODAY, YESTERDAY = "2026-08-11", "2026-08-10"


def make(app, name, start=None):
    """Makes a habit in the editor, on the screen of habits."""
    app.part("add").click()
    editor = app.sheet("habit-editor")
    editor.locator("#name").fill(name)
    if start:
        editor.locator("[data-el=start]").fill(start)
    editor.locator("[data-el=save]").click()
    expect(editor).to_have_count(0)
    return row(app, name)


def row(app, name):
    return app.page.locator("[data-el=habit]", has_text=name)


def day(within, date):
    return within.locator(f"[data-el=habit-day][data-value='{date}']")


def chip(app, name):
    return app.page.locator("[data-el=habit-chip]", has_text=name)


def stored(app, name):
    return next(each for each in app.records["habits"] if each["name"] == name)


def states(habit):
    return [each.get_attribute("data-state") for each in habit.locator("[data-el=habit-day]").all()]


def enter_days(app, which, sheet, **days):
    """Fills in the sheet of a pause or of the archive."""
    app.part(which).click()
    sheet = app.sheet(sheet)
    for name, date in days.items():
        sheet.locator(f"[data-el={name}]").fill(date)
    sheet.locator("[data-el=save]").click()
    expect(sheet).to_have_count(0)


def go_on(app, moment):
    """The window is looked at again at another time of Seoul."""
    app.test("clock", f"{moment}:00+09:00")


@pytest.fixture
def habits(open_app):
    return open_app(LIST)


def test_a_habit_is_made_ticked_and_taken_back(habits):
    habit = make(habits, "Vitamins")
    assert stored(habits, "Vitamins")["start"] == TODAY
    check = habit.locator("[data-el=habit-check]")
    expect(check).to_have_attribute("aria-pressed", "false")
    check.click()
    expect(check).to_have_attribute("aria-pressed", "true")
    expect(habit.locator("[data-el=streak]")).to_have_text(re.compile("1-day streak"))
    assert stored(habits, "Vitamins")["days"] == [TODAY]
    assert "Vitamins, Tue, Aug 11, Done" in habits.test("announcements")
    check.click()
    expect(check).to_have_attribute("aria-pressed", "false")
    expect(habit.locator("[data-el=streak]")).to_have_count(0)
    assert stored(habits, "Vitamins")["days"] == []
    habits.saved()
    habits.reload()
    expect(row(habits, "Vitamins")).to_be_visible()


def test_a_tick_on_home_is_drawn_at_once_and_kept(open_app):
    app = open_app()
    app.test("seed", "habits")
    done = chip(app, "Asleep by 11 pm")
    expect(app.part("habits")).to_contain_text("2/4")
    # In the frame of the tap: the screen says so before anything else happens.
    assert done.evaluate("each => { each.click(); return each.getAttribute('aria-pressed') }") == "true"
    expect(app.part("habits")).to_contain_text("3/4")
    app.saved()
    app.reload()
    expect(done).to_have_attribute("aria-pressed", "true")
    done.click()
    expect(app.part("habits")).to_contain_text("2/4")


def test_a_tick_changes_its_own_chip_and_nothing_else(open_app):
    """No tile and no other chip is touched."""
    app = open_app()
    app.test("seed", "habits")
    app.page.evaluate("""() => {
        globalThis.touched = new Set();
        new MutationObserver((changes) => changes.forEach(({ target }) => {
            const part = target.nodeType === 1 ? target : target.parentElement;
            touched.add(part.closest("[data-id]")?.dataset.id ?? part.closest("[data-el]")?.dataset.el);
        })).observe(document.getElementById("haru"), { subtree: true, childList: true, characterData: true, attributes: true });
    }""")
    done = chip(app, "Asleep by 11 pm")
    done.click()
    expect(done).to_have_attribute("aria-pressed", "true")
    assert set(app.page.evaluate("[...touched]")) == {done.get_attribute("data-id"), "habits"}


def test_a100_two_quick_ticks_leave_what_is_drawn(habits):
    habit = make(habits, "Vitamins")
    check = habit.locator("[data-el=habit-check]")
    for clicks in (2, 3):
        check.evaluate("(each, n) => { for (let i = 0; i < n; i++) each.click() }", clicks)
        drawn = check.get_attribute("aria-pressed") == "true"
        assert len(stored(habits, "Vitamins")["days"]) == drawn


def test_yesterday_is_ticked_in_the_calendar(habits):
    make(habits, "Run", start="2026-07-20")
    habits.page.locator(".habit-name").click()
    habits.shows("habit")
    calendar = habits.page.locator(".month")
    yesterday = day(calendar, YESTERDAY)
    expect(yesterday).to_have_attribute("data-state", "missed")
    expect(yesterday).to_have_attribute("aria-label", "Run, Mon, Aug 10, Missed")
    yesterday.click()
    expect(yesterday).to_have_attribute("data-state", "done")
    for part, value in [("current", 1), ("longest", 1), ("completed", 1), ("tracked", 23), ("rate", 4)]:
        expect(habits.part(part)).to_have_attribute("data-value", str(value))
    # Back to the month in which it began, and no further.
    habits.page.get_by_label("Previous month").click()
    expect(habits.part("month")).to_have_text("July 2026")
    expect(habits.page.get_by_label("Previous month")).to_be_disabled()
    expect(day(calendar, "2026-07-19")).to_have_attribute("data-state", "untracked")
    day(calendar, "2026-07-31").click()
    assert stored(habits, "Run")["days"] == ["2026-07-31", YESTERDAY]


def test_a101_a_gap_yesterday(habits):
    habit = make(habits, "Run", start="2026-08-07")
    habit.locator(".habit-name").click()
    for date in ["2026-08-07", "2026-08-08", "2026-08-09"]:
        day(habits.page, date).click()
    expect(habits.part("longest")).to_have_attribute("data-value", "3")
    expect(habits.part("current")).to_have_attribute("data-value", "0")
    expect(habits.part("streak")).to_have_count(0)
    day(habits.page, TODAY).click()
    expect(habits.part("current")).to_have_attribute("data-value", "1")
    expect(habits.part("longest")).to_have_attribute("data-value", "3")


def test_a102_days_before_the_start_and_to_come_are_no_buttons(habits):
    habit = make(habits, "Run")
    assert states(habit) == ["untracked", "open"] + 5 * ["future"]
    assert habit.locator("button[data-el=habit-day]").count() == 1
    day(habit, YESTERDAY).click(force=True)
    assert stored(habits, "Run")["days"] == []


def test_a200_archived_as_of_yesterday_and_resumed_a_week_later(habits):
    make(habits, "Swim", start="2026-08-08")
    habits.page.locator(".habit-name").click()
    enter_days(habits, "archive", "habit-archive", last=YESTERDAY)
    expect(habits.part("toast")).to_contain_text("Swim archived")
    expect(day(habits.page, TODAY)).to_have_attribute("data-state", "untracked")
    day(habits.page, YESTERDAY).click()
    assert stored(habits, "Swim") | {"id": 0} == {
        "id": 0, "name": "Swim", "start": "2026-08-08", "archived": YESTERDAY, "days": [YESTERDAY], "pauses": []}
    expect(habits.part("tracked")).to_have_attribute("data-value", "3")
    habits.part("tabbar").locator("[data-tab=main]").click()
    expect(habits.part("habits")).to_have_count(0)
    habits.page.go_back()
    habits.part("back").click()
    expect(habits.part("empty")).to_be_visible()
    habits.part("archived").click()
    row(habits, "Swim").locator(".habit-name").click()
    go_on(habits, "2026-08-18T14:00")
    habits.part("unarchive").click()
    expect(habits.sheet("confirm")).to_contain_text("The 7 days between count as missed.")
    habits.sheet("confirm").locator("[data-el=confirm]").click()
    expect(habits.part("tracked")).to_have_attribute("data-value", "11")
    habits.part("tabbar").locator("[data-tab=main]").click()
    expect(chip(habits, "Swim")).to_be_visible()


def test_a201_missed_days_neither_linger_nor_pile_up(habits):
    habit = make(habits, "Diary")
    go_on(habits, "2026-08-14T14:00")
    assert states(habit) == ["untracked", "missed", "missed", "missed", "open", "future", "future"]
    day(habit, "2026-08-12").click()
    assert states(habit) == ["untracked", "missed", "done", "missed", "open", "future", "future"]


def test_a_week_of_pause_is_neutral_everywhere(habits):
    make(habits, "Swim", start="2026-07-30")
    habits.page.locator(".habit-name").click()
    for date in ["2026-08-01", "2026-08-02"]:
        day(habits.page, date).click()
    enter_days(habits, "add-pause", "pause-editor", first="2026-08-03", last="2026-08-11")
    expect(habits.part("current")).to_have_attribute("data-value", "2")
    expect(habits.part("tracked")).to_have_attribute("data-value", "4")
    for date in ["2026-08-03", TODAY]:
        expect(day(habits.page, date)).to_have_attribute("data-state", "paused")
    expect(habits.page.locator("button[data-state=paused]")).to_have_count(0)
    expect(habits.part("pause")).to_contain_text("Aug 3 – Aug 11")
    habits.part("back").click()
    expect(row(habits, "Swim")).to_contain_text("Paused")
    expect(row(habits, "Swim").locator("[data-el=habit-check]")).to_have_count(0)
    habits.part("tabbar").locator("[data-tab=main]").click()
    expect(habits.part("habits")).to_have_count(0)
    habits.page.goto(LIST)
    habits.ready()
    habits.page.locator(".habit-name").click()
    habits.part("resume").click()
    expect(day(habits.page, TODAY)).to_have_attribute("data-state", "open")
    assert stored(habits, "Swim")["pauses"] == ["2026-08-03 2026-08-10"]
    habits.part("delete-pause").click()
    expect(habits.part("tracked")).to_have_attribute("data-value", "13")
    habits.part("toast").get_by_text("Undo").click()
    expect(habits.part("tracked")).to_have_attribute("data-value", "5")


def test_a_pause_may_last_until_it_is_ended(habits):
    make(habits, "Swim")
    habits.page.locator(".habit-name").click()
    habits.part("add-pause").click()
    # The whole row is the switch.
    habits.sheet("pause-editor").get_by_text("Until I resume").click()
    expect(habits.part("last")).to_have_count(0)
    habits.sheet("pause-editor").locator("[data-el=save]").click()
    expect(habits.part("pause")).to_contain_text("from Aug 11")
    go_on(habits, "2026-09-20T14:00")
    expect(day(habits.page, "2026-09-20")).to_have_attribute("data-state", "paused")


def test_a_pause_that_ends_before_it_begins_is_refused_in_its_sheet(habits):
    make(habits, "Swim")
    habits.page.locator(".habit-name").click()
    habits.part("add-pause").click()
    sheet = habits.sheet("pause-editor")
    sheet.locator("[data-el=last]").fill("2026-08-01")
    sheet.locator("[data-el=save]").click()
    expect(sheet.locator("[data-el=error]")).to_contain_text("The end is before the start.")
    assert stored(habits, "Swim")["pauses"] == []


def test_the_day_turns_while_habits_are_open(open_app):
    """With a day that begins at four, two in the night is still yesterday."""
    app = open_app()
    app.test("setting", "dayStartMinutes", 240)
    app.test("seed", "habits")
    vitamins = chip(app, "Vitamins")
    go_on(app, "2026-08-12T02:00")
    expect(vitamins).to_have_attribute("aria-pressed", "true")
    go_on(app, "2026-08-12T04:00")
    expect(vitamins).to_have_attribute("aria-pressed", "false")
    expect(app.part("habits")).to_contain_text("0/4")
    vitamins.click()
    assert stored(app, "Vitamins")["days"][-1] == "2026-08-12"


def test_deleting_names_the_days_that_go_and_is_undone(habits):
    make(habits, "Run", start="2026-08-09")
    habits.page.locator(".habit-name").click()
    for date in ["2026-08-09", YESTERDAY]:
        day(habits.page, date).click()
    habits.part("delete").click()
    expect(habits.sheet("confirm")).to_contain_text("2 days done go with it.")
    habits.sheet("confirm").locator("[data-el=confirm]").click()
    habits.shows("habits")
    assert habits.records["habits"] == []
    habits.part("toast").get_by_text("Undo").click()
    assert stored(habits, "Run")["days"] == ["2026-08-09", YESTERDAY]


def test_a_habit_of_tomorrow_and_one_without_a_name_are_refused(habits):
    habits.part("add").click()
    editor = habits.sheet("habit-editor")
    editor.locator("[data-el=save]").click()
    expect(editor.locator("[data-el=error]")).to_be_visible()
    expect(editor.locator("#name")).to_have_attribute("aria-invalid", "true")
    editor.locator("#name").fill("Run")
    editor.locator("[data-el=start]").fill("2026-08-12")
    editor.locator("[data-el=save]").click()
    expect(editor.locator("[data-el=error]")).to_contain_text("A habit starts today or earlier.")
    habits.page.keyboard.press("Escape")
    expect(habits.sheet("confirm")).to_contain_text("Discard changes?")


def test_the_editor_changes_name_icon_and_colour(habits):
    make(habits, "Run")
    habits.page.locator(".habit-name").click()
    habits.part("edit").click()
    editor = habits.sheet("habit-editor")
    expect(editor.locator("[data-el=start]")).to_have_count(0)
    editor.locator("[data-el=tile]").click()
    habits.sheet("icon-picker").locator("[data-id=book]").first.click()
    editor.locator("[role=radio]").nth(3).click()
    editor.locator("#name").fill("Read")
    editor.locator("[data-el=save]").click()
    expect(habits.page.locator("h1")).to_have_text("Read")
    expect(habits.page.locator(".action-title")).to_have_attribute("data-tag", "sky")


def test_hands_on_the_keyboard(open_app):
    app = open_app(LIST, options=DESKTOP)
    app.page.keyboard.press("n")
    app.sheet("habit-editor").locator("#name").type("Run")
    app.page.keyboard.press("Enter")
    expect(row(app, "Run")).to_be_visible()
    expect(app.sheet("habit-editor")).to_have_count(0)
    app.page.locator("[data-el=habit-check]").focus()
    app.page.keyboard.press("Space")
    expect(app.part("streak").first).to_be_visible()
    expect(app.page.locator("[data-el=habit-check]")).to_be_focused()
    # In the calendar the arrows go from day to day.
    app.test("seed", "habits")
    app.saved()
    app.reload()
    app.page.locator("[data-el=habit]", has_text="Vitamins").locator(".habit-name").click()
    calendar = app.page.locator(".month")
    day(calendar, TODAY).focus()
    app.page.keyboard.press("ArrowUp")
    expect(day(calendar, "2026-08-04")).to_be_focused()
    app.page.keyboard.press("ArrowRight")
    app.page.keyboard.press("Enter")
    expect(day(calendar, "2026-08-05")).to_have_attribute("data-state", "missed")
    expect(day(calendar, "2026-08-05")).to_be_focused()


def test_habits_are_put_in_order_by_keyboard(habits):
    for name in ["One", "Two", "Three"]:
        make(habits, name)
    habits.part("reorder").click()
    sheet = habits.sheet("habit-order")
    sheet.locator("[data-el=handle]").nth(2).focus()
    for key in ["Space", "ArrowUp", "ArrowUp", "Space"]:
        habits.page.keyboard.press(key)
    expect(sheet.locator(".name").first).to_have_text("Three")
    assert [each["name"] for each in habits.records["habits"]] == ["Three", "One", "Two"]


def test_home_hides_habits_where_the_device_says_so(open_app):
    app = open_app("/settings")
    app.test("seed", "habits")
    app.page.get_by_text("Today's habits").click()
    app.part("tabbar").locator("[data-tab=main]").click()
    expect(app.part("habits")).to_have_count(0)


def test_wide_windows_show_one_habit_beside_the_list(open_app):
    app = open_app(LIST, options=DESKTOP)
    app.test("seed", "habits")
    detail = app.part("habit-detail")
    expect(detail.locator("h2").first).to_have_text("Vitamins")
    row(app, "Make the bed").locator(".habit-name").click()
    expect(detail.locator("h2").first).to_have_text("Make the bed")
    expect(app.page.locator(".goal-tabs [aria-current]")).to_have_text("Habits")
    app.page.go_back()
    expect(detail.locator("h2").first).to_have_text("Vitamins")


def test_two_windows_agree(habits, open_app):
    make(habits, "Run")
    other = open_app("/", beside=habits)
    chip(other, "Run").click()
    expect(row(habits, "Run").locator("[data-el=streak]")).to_be_visible()


SCREENS = ["/", LIST, "detail", "archived", "editor", "days", "order", "empty"]


@pytest.mark.parametrize("screen", SCREENS)
def test_a03_a04_an_audit_of_habits(open_app, screen):
    """Contrast, names, headings, ARIA; both themes and all languages."""
    options = TABLET if screen == "archived" else DESKTOP if screen in ("/", "detail") else None
    app = open_app(screen if screen == "/" else LIST, bypass_csp=True, reduced_motion="reduce",
                   **({"options": options} if options else {}))
    if screen != "empty":
        app.test("seed", "habits")
    match screen:
        case "detail": row(app, "Swimming").locator(".habit-name").click()
        case "archived": app.part("archived").click()
        case "editor": app.part("add").click()
        case "order": app.part("reorder").click()
        case "days":
            row(app, "Swimming").locator(".habit-name").click()
            app.part("add-pause").click()
    for theme, language in [("light", "en"), ("dark", "ko"), ("light", "ja")]:
        app.pref("settings.theme", theme)
        app.test("locale", language)
        app.until("language => document.documentElement.lang === language", language)
        app.until(STILL)
        audit(app)


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a05_no_screen_of_habits_scrolls_sideways(open_app, language):
    app = open_app(LIST, language=language)
    app.test("seed", "habits")
    make(app, "한 줄에는 들어가지 않는 습관의 이름, withoutanyend 長い名前")
    for route in [LIST, "/", None]:
        if route:
            app.page.goto(route)
            app.ready()
        else:
            app.page.goto(LIST)
            app.ready()
            app.page.locator(".habit-name").last.click()
        for width, height, size in [(320, 568, "100%"), (390, 844, "200%")]:
            app.page.set_viewport_size({"width": width, "height": height})
            app.page.evaluate("size => document.documentElement.style.setProperty('font-size', size)", size)
            wide = app.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, f"{wide} px too wide at {width} px and {size}, {route}"


def test_a08_english_plurals_of_habits(habits):
    make(habits, "Run")
    habits.page.locator("[data-el=habit-check]").click()
    habits.page.locator(".habit-name").click()
    habits.part("delete").click()
    expect(habits.sheet("confirm")).to_contain_text("1 day done goes with it.")
    assert not re.search(r"\b1 days\b", habits.page.content())
