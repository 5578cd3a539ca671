"""The sheet of today's records of an action, and what runs as a record (app 5.4, 5.6)."""

from playwright.sync_api import expect


def test_the_menu_leads_to_the_records_of_today(home):
    home.menu("Drink water").get_by_text("Enter or edit records").click()
    sheet = home.sheet("records")
    expect(sheet.locator("[data-el=record]")).to_have_count(3)
    expect(home.part("context-menu")).to_have_count(0)
    sheet.locator("[data-el=record]").first.click()
    editor = home.sheet("record-editor")
    editor.locator("textarea").fill("after lunch")
    editor.locator("[data-el=save]").click()
    expect(editor).to_have_count(0)
    expect(sheet.locator("[data-el=record]").first).to_contain_text("after lunch")
    home.page.go_back()
    expect(sheet).to_have_count(0)
    home.shows("main")


def test_a_record_is_added_by_hand_from_the_menu(home):
    home.menu("Language").get_by_text("Enter or edit records").click()
    sheet = home.sheet("records")
    expect(sheet.locator("[data-el=empty]")).to_be_visible()
    sheet.locator("[data-el=add]").click()
    home.sheet("record-editor").locator("[data-el=save]").click()
    expect(sheet.locator("[data-el=record]")).to_contain_text("13:00")
    home.page.keyboard.press("Escape")
    expect(home.tile("Language")).to_have_attribute("aria-label", "Language, 1h today")


def test_the_card_of_what_runs_opens_its_record(home):
    home.tile("Language").click()
    home.part("running-open").click()
    editor = home.sheet("record-editor")
    expect(editor).to_contain_text("Language")
    editor.locator("textarea").fill("verbs")
    editor.locator("[data-el=save]").click()
    expect(editor).to_have_count(0)
    expect(home.part("running-card", "Language")).to_be_visible()
    assert home.sessions("Language")[-1]["note"] == "verbs"


def test_arrows_move_among_tiles_by_cell(home):
    home.tile("Reading").focus()
    for key, name in [("ArrowRight", "Running"), ("ArrowRight", "Drink water"), ("ArrowDown", "Stretching"),
                      ("ArrowLeft", "Cleaning"), ("ArrowUp", "Running")]:
        home.page.keyboard.press(key)
        expect(home.tile(name)).to_be_focused()
    home.page.keyboard.press("Enter")
    expect(home.part("running-card", "Running")).to_be_visible()


def test_a199_a_change_from_elsewhere_keeps_the_node_and_its_focus(home, open_app):
    other = open_app()
    other.page.goto(f"/actions/{other.id('Language')}?edit=1")
    other.ready()
    editor = other.sheet("action-editor")
    editor.locator("input").first.fill("Spanish")
    editor.locator("[data-el=save]").click()
    expect(editor).to_have_count(0)
    changes = other.page.evaluate("haruTest.exportChanges().then((bytes) => [...bytes])")
    home.tile("Language").focus()
    home.tile("Language").evaluate("tile => (globalThis.kept = tile)")
    home.page.evaluate("changes => haruTest.importChanges(new Uint8Array(changes))", changes)
    expect(home.tile("Spanish")).to_be_focused()
    assert home.tile("Spanish").evaluate("tile => tile === globalThis.kept")
