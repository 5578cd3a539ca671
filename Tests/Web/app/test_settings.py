"""Settings: what is of this device and what is of the account (app 12)."""

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP


def row(app, name):
    return app.screen("settings").locator(".row", has_text=name)


@pytest.mark.parametrize("options, shown, hidden", [
    ({}, ["Navigation", "Tab bar", "Actions per row"], ["Single-key shortcuts"]),
    (DESKTOP, ["Single-key shortcuts", "Shortcuts"], ["Tab bar", "Actions per row"]),
], ids=["phone", "desktop"])
def test_a141_rows_are_there_where_they_mean_something(open_app, options, shown, hidden):
    app = open_app("/settings", **({"options": options} if options else {}))
    always = ["Theme", "Language", "Haptics", "Section order", "Week starts on", "Day starts at",
              "Time zone", "Ignore short records", "Representative action", "Show introduction again",
              "What's new", "Version"]
    for name in [*always, *shown]:
        expect(row(app, name).first).to_be_visible()
    for name in hidden:
        expect(row(app, name)).to_have_count(0)


def test_a142_settings_of_the_account_travel_and_those_of_the_device_stay(open_app):
    one, other = open_app("/settings"), open_app("/settings")
    row(one, "Theme").locator("label", has_text="Dark").click()
    row(one, "Week starts on").locator("select").select_option("1")
    row(one, "Ignore short records").locator("select").select_option("60")
    one.until("document.documentElement.dataset.theme === 'dark'")
    changes = one.page.evaluate("haruTest.exportChanges().then((bytes) => [...bytes])")
    other.page.evaluate("changes => haruTest.importChanges(new Uint8Array(changes))", changes)
    expect(row(other, "Week starts on").locator(".value")).to_contain_text("Sunday")
    expect(row(other, "Ignore short records").locator(".value")).to_contain_text("1 minute")
    assert other.page.evaluate("document.documentElement.dataset.theme ?? null") is None
    assert "settings.theme" not in other.test("prefs")


def test_a143_a_later_day_start_moves_the_early_morning(open_app):
    app = open_app()
    app.test("clock", "2026-08-11T04:00:00+09:00")
    app.tile("Stretching").click()
    app.test("clock", "2026-08-11T14:00:00+09:00")
    assert app.figure("Stretching") == 1
    app.test("setting", "dayStartMinutes", 300)
    expect(app.tile("Stretching").locator("[data-el=tile-figure]")).to_have_attribute("data-value", "0")


def test_a144_the_day_start_keeps_what_its_wheels_say(open_app):
    app = open_app("/settings")
    label = row(app, "Day starts at")
    expect(label).to_have_attribute("aria-expanded", "false")
    label.click()
    for column, keys in [(0, "06"), (1, "30")]:
        app.part("time-column").nth(column).focus()
        for key in keys:
            app.page.keyboard.press(key)
    label.click()
    expect(label).to_have_attribute("aria-expanded", "false")
    expect(label).to_contain_text("06:30")
    app.saved()
    app.reload()
    expect(row(app, "Day starts at")).to_contain_text("06:30")


def test_a147_sections_of_home_are_ordered_by_keyboard(open_app):
    app = open_app("/settings", options=DESKTOP)
    row(app, "Section order").click()
    app.page.get_by_label("Reorder Other actions").focus()
    for key in [" ", "ArrowUp", " "]:
        app.page.keyboard.press(key)
    expect(app.page.locator("[data-drop=sections] .grow").first).to_have_text("Other actions")
    app.part("sidebar").locator("[data-tab=main]").click()
    expect(app.page.locator("[data-el=section]").first).to_have_attribute("data-key", "others")


def test_a148_single_keys_can_be_turned_off(open_app):
    app = open_app("/settings", options=DESKTOP)
    row(app, "Single-key shortcuts").click()
    expect(row(app, "Single-key shortcuts").locator("input")).not_to_be_checked()
    app.part("sidebar").locator("[data-tab=actions]").click()
    app.shows("actions")
    app.page.keyboard.press("n")
    app.pref("settings.singleKeyShortcuts", "on")
    expect(app.sheet("action-editor")).to_have_count(0)
    app.page.keyboard.press("n")
    expect(app.sheet("action-editor")).to_be_visible()


def test_a149_the_title_names_the_representative(home):
    home.tile("Language").click()
    home.advance(60)
    home.tile("Nap").click()
    home.until("document.title.includes('Nap')")
    home.test("setting", "representative", "earliest")
    home.until("document.title.includes('Language')")


def test_the_keys_that_do_something_are_listed(open_app):
    app = open_app(options=DESKTOP)
    app.page.keyboard.press("?")
    keys = app.sheet("shortcuts")
    expect(keys).to_be_visible()
    for key in ["N", "E", "F", "T", "L", "Esc"]:
        expect(keys.locator("kbd", has_text=key).first).to_be_visible()
