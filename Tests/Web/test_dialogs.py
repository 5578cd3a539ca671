"""Sheets and the Back button."""

import pytest

from conftest import effect, heard, messages, show, until

OPENER = '<button data-key="opener" data-click="open">open</button>'
SHEET = ('<dialog data-key="sheet" data-modal data-close="close" data-style="width:300px;height:200px">'
         '<h2>title</h2><input data-autofocus></dialog>')


@pytest.fixture
def sheet(page):
    show(page, OPENER)
    page.focus("[data-key=opener]")
    show(page, OPENER + SHEET)
    return page


def test_a_sheet_is_modal_and_takes_the_focus(sheet):
    assert sheet.evaluate("document.querySelector('dialog').matches(':modal')")
    assert sheet.evaluate("document.activeElement.nodeName") == "INPUT"
    show(sheet, OPENER + SHEET.replace("title", "other"))
    assert sheet.evaluate("document.querySelector('dialog').matches(':modal')")


def test_closing_gives_the_focus_back_to_the_opener(sheet):
    show(sheet, OPENER)
    assert sheet.evaluate("document.activeElement.dataset.key") == "opener"


def test_escape_asks_and_the_program_decides(sheet):
    for times in range(1, 4):
        sheet.keyboard.press("Escape")
        until(sheet, "times => fake.messages().length === times", times)
        assert sheet.evaluate("document.querySelector('dialog').open")
    assert messages(sheet) == ["close"] * 3
    assert sheet.evaluate("fake.events('key')") == []


def test_a_press_on_the_scrim_asks_and_one_inside_does_not(sheet):
    sheet.click("h2")
    sheet.mouse.click(900, 600)
    heard(sheet, "close")
    assert messages(sheet) == ["close"]


def test_a_selection_that_ends_on_the_scrim_does_not_close(sheet):
    box = sheet.locator("h2").bounding_box()
    sheet.mouse.move(box["x"] + 10, box["y"] + 5)
    sheet.mouse.down()
    sheet.mouse.move(900, 600, steps=3)
    sheet.mouse.up()
    sheet.keyboard.press("Escape")
    heard(sheet, "close")
    assert messages(sheet) == ["close"]


def test_a_dialog_the_browser_closed_is_open_again(sheet):
    sheet.evaluate("document.querySelector('dialog').close()")
    heard(sheet, "close")
    until(sheet, "document.querySelector('dialog').matches(':modal')")


def test_announcements_are_heard_over_a_modal_dialog(sheet):
    effect(sheet, do="announce", text="독서 시작")
    until(sheet, "document.getElementById('haru-live').textContent === '독서 시작'")
    assert sheet.evaluate("document.getElementById('haru-live').closest('dialog') !== null")
    show(sheet, OPENER)
    effect(sheet, do="announce", text="저장했어요")
    until(sheet, "haruTest.announcements().length === 2")
    assert sheet.evaluate("document.getElementById('haru-live').parentNode === document.body")


def test_back_closes_the_sheet_and_leaves_the_page_where_it_was(page):
    """A-11"""
    long = OPENER + '<p data-style="height:3000px"></p>'
    show(page, long)
    page.evaluate("scrollTo(0, 500)")
    effect(page, do="navigate", path="/", replace=False, sheets=1)
    show(page, long + SHEET)
    page.evaluate("history.back()")
    until(page, "fake.events('navigated').length === 1")
    assert page.evaluate("fake.events('navigated')[0]") == {"type": "navigated", "path": "/", "sheets": 0}
    show(page, long)
    assert page.evaluate("scrollY") == 500


def test_another_screen_begins_at_its_top_and_back_returns_to_the_place(page):
    show(page, '<p data-style="height:3000px"></p>')
    page.evaluate("scrollTo(0, 500)")
    effect(page, do="navigate", path="/goals?x=1", replace=False, sheets=0)
    until(page, "location.pathname + location.search === '/goals?x=1' && scrollY === 0")
    page.evaluate("history.back()")
    until(page, "location.pathname === '/' && scrollY === 500")


def test_replacing_and_going_back_by_steps(page):
    for path in ["/a", "/b", "/c"]:
        effect(page, do="navigate", path=path, replace=path == "/c", sheets=0)
    assert page.evaluate("location.pathname") == "/c"
    effect(page, do="back", steps=2)
    until(page, "fake.events('navigated').length === 1")
    assert page.evaluate("location.pathname") == "/"
