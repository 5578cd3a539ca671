"""Two windows of one browser, and two devices (app 2.11, 2.13)."""

from playwright.sync_api import expect


def test_a66_what_one_window_counts_the_other_shows(home, open_app):
    other = open_app(beside=home)
    home.tile("Stretching").click()
    expect(other.tile("Stretching").locator("b")).to_have_text("1")
    other.tile("Stretching").click()
    expect(home.tile("Stretching").locator("b")).to_have_text("2")


def test_a190_windows_that_start_at_once_keep_both_sessions(home, open_app):
    other = open_app(beside=home)
    ids = home.id("Language"), home.id("Nap")
    click = "id => document.querySelector(`[data-id=\"${id}\"] [data-el=tile]`).click()"
    home.page.evaluate(click, ids[0])
    other.page.evaluate(click, ids[1])
    other.until("document.querySelectorAll('[data-el=running-card]').length === 2")
    home.until("document.querySelectorAll('[data-el=running-card]').length === 2")
    home.saved()
    other.saved()
    home.page.close()
    other.reload()
    running = [each["action"] for each in other.records["sessions"] if each["end"] is None]
    assert sorted(running) == sorted(ids)


def test_an_action_stopped_in_one_window_is_stopped_in_the_other(home, open_app):
    other = open_app(beside=home)
    home.tile("Language").click()
    expect(other.part("running-card")).to_be_visible()
    other.part("running-stop").click()
    expect(home.part("running-card")).to_have_count(0)


def test_two_devices_that_exchange_their_changes_show_the_same(home, open_app):
    other = open_app()
    home.tile("Stretching").click()
    other.tile("Stretching").click()
    other.tile("Language").click()
    home.test("importChanges", list(other.page.evaluate(
        "async () => [...await haruTest.exportChanges()]")))
    other.test("importChanges", list(home.page.evaluate(
        "async () => [...await haruTest.exportChanges()]")))
    assert home.records == other.records
    assert home.figure("Stretching") == other.figure("Stretching") == 2
    expect(home.part("running-card", "Language")).to_be_visible()
