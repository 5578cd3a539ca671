"""Recording on Home (app 5.4, 5.5, 5.8)."""

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP, PHONE, TABLET


def test_a39_a_tap_on_a_timed_tile_opens_a_record_and_another_closes_it(home):
    before = len(home.sessions("Language"))
    home.tile("Language").click()
    card = home.part("running-card", "Language")
    expect(card).to_be_visible()
    [running] = [each for each in home.sessions("Language") if each["end"] is None]
    home.advance(90)
    expect(card.locator("[data-el=running-timer]")).to_have_text("1:30")
    home.tile("Language").click()
    expect(card).to_have_count(0)
    assert len(home.sessions("Language")) == before + 1
    [record] = [each for each in home.sessions("Language") if each["id"] == running["id"]]
    assert record["end"] - record["start"] == 90_000
    assert home.figure("Language") == 90


def test_a39_feedback_is_drawn_within_the_frame_of_the_tap(home):
    drawn = home.tile("Language").evaluate("""(tile) => {
        tile.click();
        return document.querySelectorAll("[data-el=running-card]").length;
    }""")
    assert drawn == 1


def test_a40_five_quick_taps_on_a_counted_tile_count_five(home):
    before = home.figure("Stretching")
    for _ in range(5):
        home.tile("Stretching").click()
    home.until("figure => Number(document.querySelector(figure).dataset.value) === 5",
               f'[data-id="{home.id("Stretching")}"] [data-el=tile-figure]')
    today = home.counts("Stretching")[-5:]
    assert before == 0
    assert [each["amount"] for each in today] == [1] * 5


@pytest.mark.parametrize("options", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a41_every_point_of_a_tile_runs_it_once(open_app, options):
    home = open_app(options=options)
    tile = home.tile("Drink water")
    tile.scroll_into_view_if_needed()
    radius = tile.evaluate("tile => parseFloat(getComputedStyle(tile).borderTopLeftRadius)")
    box = tile.bounding_box()
    expected = home.figure("Drink water")
    for across in [radius, box["width"] / 2, box["width"] - radius]:
        for down in [radius, box["height"] / 2, box["height"] - radius]:
            corner = across != box["width"] / 2 and down != box["height"] / 2
            # The menu's button lies over a corner of a tile under the mouse.
            if options is DESKTOP and corner and across > radius and down == radius:
                continue
            x = across if corner or across == box["width"] / 2 else (4 if across == radius else box["width"] - 4)
            y = down if corner or down == box["height"] / 2 else (4 if down == radius else box["height"] - 4)
            tile.click(position={"x": x, "y": y})
            expected += 1
            expect(tile.locator("[data-el=tile-figure]")).to_have_attribute("data-value", str(expected))


@pytest.mark.parametrize("seconds, kept", [(59, 0), (60, 1)])
def test_a42_a_record_shorter_than_the_least_is_not_kept(home, seconds, kept):
    home.test("setting", "minSessionSeconds", 60)
    before = len(home.sessions("Language"))
    home.tile("Language").click()
    home.advance(seconds)
    home.tile("Language").click()
    expect(home.part("running-card")).to_have_count(0)
    assert len(home.sessions("Language")) == before + kept
    expect(home.part("toast")).to_have_count(1 - kept)


def test_a43_a_record_exists_before_its_note_is_asked_for(home):
    home.pref("actions.notePrompt", home.id("Drink water"))
    before = len(home.counts("Drink water"))
    home.tile("Drink water").click()
    expect(home.sheet("note-prompt")).to_be_visible()
    assert len(home.counts("Drink water")) == before + 1
    home.page.keyboard.press("Escape")
    expect(home.sheet("note-prompt")).to_have_count(0)
    assert home.counts("Drink water")[-1]["note"] == ""


def test_a44_favourites_have_a_section_and_no_action_is_shown_twice(home):
    assert home.favorites() == ["Reading", "Running", "Drink water"]
    for name in ["Running", "Drink water"]:
        home.menu(name).get_by_text("Remove from favorites").click()
        expect(home.part("context-menu")).to_have_count(0)
    expect(home.part("section-header")).to_have_count(2)
    expect(home.part("section-header").last).to_contain_text("Other actions · 6")
    assert sorted(home.names()) == sorted(each["name"] for each in home.records["actions"])
    home.menu("Reading").get_by_text("Remove from favorites").click()
    expect(home.part("section-header")).to_have_count(0)
    assert len(home.names()) == 7


@pytest.mark.parametrize("options", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_a45_tiles_of_a_row_are_equally_high_and_all_equally_wide(open_app, options):
    home = open_app(options=options)
    home.tile("Language").click()
    rows = {}
    boxes = [each.bounding_box() for each in home.part("tile").all()]
    for box in boxes:
        rows.setdefault(round(box["y"]), []).append(box["height"])
    assert all(max(heights) - min(heights) <= 0.5 for heights in rows.values()), rows
    widths = [box["width"] for box in boxes]
    assert max(widths) - min(widths) <= 0.5


def test_a46_folding_the_others_survives_a_reload_and_is_of_this_device(home, open_app):
    home.part("section-header", "Other actions").click()
    expect(home.tile("Language")).to_have_count(0)
    home.saved()
    home.reload()
    expect(home.tile("Reading")).to_be_visible()
    expect(home.tile("Language")).to_have_count(0)
    other = open_app()
    expect(other.tile("Language")).to_be_visible()


def test_a47_a_new_favourite_is_the_last_one(home):
    home.menu("Nap").get_by_text("Add to favorites").click()
    expect(home.page.locator("[data-key=favorites] .t-name")).to_have_count(4)
    assert home.favorites() == ["Reading", "Running", "Drink water", "Nap"]


@pytest.mark.parametrize("columns", [2, 3, 4, 5, 6])
def test_a48_a_row_has_as_many_tiles_as_chosen(open_app, columns):
    home = open_app(seed="many22")
    home.pref("main.columns", str(columns))
    tops = [box.bounding_box()["y"] for box in home.page.locator("[data-key=others] [data-el=tile]").all()]
    assert tops.count(tops[0]) == columns
    compact = home.page.locator("[data-el=tile][data-compact]").count()
    assert compact == (22 if columns >= 5 else 0)


def test_a62_a_running_timer_moves_nothing_at_the_end_of_the_page(open_app):
    home = open_app(seed="many22", options=TABLET, device_scale_factor=1)
    home.tile("Action 1").click()
    expect(home.part("running-card")).to_be_visible()
    home.page.evaluate("""() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map((each) => each.value)))
            .observe({ type: "layout-shift" });
        scrollTo(0, document.documentElement.scrollHeight);
    }""")
    top = home.page.evaluate("scrollY")
    for _ in range(10):
        home.advance(1)
        home.page.evaluate("new Promise(requestAnimationFrame)")
    assert home.page.evaluate("scrollY") == top
    assert home.page.evaluate("shifts") == []


@pytest.mark.parametrize("language, names, tags", [
    ("en", ["Reading", "Exercise", "Drink water"], ["Life", "Health"]),
    ("ko", ["독서", "운동", "물 마시기"], ["생활", "건강"]),
    ("ja", ["読書", "運動", "水を飲む"], ["生活", "健康"]),
])
def test_a64_examples_come_in_the_language_of_the_screen(open_app, language, names, tags):
    home = open_app(seed="empty", language=language)
    home.part("skip").click()
    expect(home.part("empty").locator(".btn")).to_have_count(2)
    home.part("empty").locator("button").click()
    expect(home.part("tile")).to_have_count(3)
    assert home.names() == names
    records = home.records
    assert sorted(each["name"] for each in records["tags"]) == sorted(tags)
    kinds = {each["name"]: each["kind"] for each in records["actions"]}
    assert [kinds[name] for name in names] == ["time", "time", "count"]


def test_a06_ticking_timers_draw_no_screen(home):
    for name in ["Language", "Nap"]:
        home.tile(name).click()
    timers = home.part("running-timer")
    expect(timers).to_have_text(["0:00", "0:00"])
    renders = home.test("renders")
    home.advance(10)
    expect(timers).to_have_text(["0:10", "0:10"])
    assert home.test("renders") == renders


def test_a14_vibrations_follow_the_switch(home):
    home.pref("settings.haptics", "off")
    for _ in range(2):
        home.tile("Language").click()
        home.advance(1)
    home.tile("Stretching").click()
    assert home.test("vibrations") == []
    home.pref("settings.haptics", "on")
    for _ in range(2):
        home.tile("Language").click()
        home.advance(1)
    home.tile("Stretching").click()
    expect(home.tile("Stretching").locator("b")).to_have_text("2")
    assert home.test("vibrations") == [[18], [14, 50, 22], [12]]


def test_the_browser_is_asked_to_keep_the_store_at_the_first_record_and_once(home):
    """A-189."""
    home.page.evaluate("""() => {
        globalThis.asked = 0;
        navigator.storage.persist = async () => { asked += 1; return true; };
    }""")
    home.tile("Drink water").click()
    home.until("asked === 1")
    home.tile("Drink water").click()
    home.tile("Language").click()
    expect(home.part("running-card")).to_be_visible()
    assert home.page.evaluate("asked") == 1


def test_start_stop_and_counting_are_read_aloud(home):
    home.tile("Language").click()
    home.until("haruTest.announcements().some((each) => each.includes('Language'))")
    home.tile("Stretching").click()
    home.until("haruTest.announcements().some((each) => /Stretching.*1 time/.test(each))")
