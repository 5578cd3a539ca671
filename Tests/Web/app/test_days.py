"""Days that turn, begin late, or have 23 and 25 hours (app 2.6)."""

import pytest
from playwright.sync_api import expect


def set_clock(app, moment):
    app.test("clock", moment)


def test_a15_the_day_turns_while_home_is_open(home):
    set_clock(home, "2026-08-11T23:59:58+09:00")
    home.tile("Language").click()
    assert home.figure("Reading") == 1800
    home.advance(3)
    expect(home.tile("Reading").locator("[data-el=tile-figure]")).to_have_attribute("data-value", "0")
    expect(home.tile("Language").locator("b")).to_have_text("0:01")
    # The session itself goes on.
    expect(home.part("running-timer")).to_have_text("0:03")
    expect(home.page.locator("main")).to_contain_text("Wed, Aug 12")


def test_a_day_that_begins_at_four(home):
    home.test("setting", "dayStartMinutes", 240)
    set_clock(home, "2026-08-12T03:59:58+09:00")
    home.tile("Stretching").click()
    expect(home.page.locator("main")).to_contain_text("Tue, Aug 11")
    assert home.figure("Reading") == 1800
    home.advance(3)
    expect(home.page.locator("main")).to_contain_text("Wed, Aug 12")
    assert (home.figure("Reading"), home.figure("Stretching")) == (0, 0)


@pytest.mark.parametrize("date, hours", [("2026-03-08", 23), ("2026-11-01", 25)])
def test_a_day_of_another_length(open_app, date, hours):
    """In New York the clock is put forward, and back."""
    app = open_app(seed="empty", timezone_id="America/New_York")
    app.part("skip").click()
    offset = "-05:00" if hours == 23 else "-04:00"
    app.test("clock", f"{date}T00:00:00{offset}")
    app.page.locator("[data-el=empty] button").click()
    app.tile("Reading").click()
    app.advance(1)
    later = app.page.evaluate(
        "([from, hours]) => new Date(from).getTime() + hours * 3_600_000 - 2_000",
        [f"{date}T00:00:00{offset}", hours])
    app.test("clock", later)
    expect(app.tile("Reading").locator("b")).to_have_text(f"{hours - 1}:59:58")
    app.advance(3)
    expect(app.tile("Reading").locator("b")).to_have_text("0:01")


def test_after_sleep_the_first_frame_shows_the_new_day(home):
    set_clock(home, "2026-08-14T09:00:00+09:00")
    expect(home.page.locator("main")).to_contain_text("Fri, Aug 14")
    assert home.figure("Reading") == 0


def test_a_zone_the_person_travels_to_changes_no_day(home):
    """The zone of the first start stays until the account has another."""
    home.saved()
    home.test("setting", "timeZone", "America/New_York")
    home.until("async () => await haruTest.zoneInUse() === 'America/New_York'")
    # 14:00 in Seoul is 01:00 in New York: the reading of 07:00 was yesterday's evening there.
    expect(home.page.locator("main")).to_contain_text("Tue, Aug 11")
    assert home.figure("Reading") == 0


def test_the_clock_of_the_device_decides_between_twelve_and_24_hours(open_app):
    for locale, time in [("en-US", "since 2:00 PM"), ("en-GB", "since 14:00")]:
        app = open_app(locale=locale)
        app.tile("Reading").click()
        expect(app.page.locator("[data-el=running-card]", has_text="Reading")).to_contain_text(time)
