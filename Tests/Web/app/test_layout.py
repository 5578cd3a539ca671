"""Layout classes, themes, languages, accessibility (app 2)."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from app.driver import DESKTOP, LAYOUTS, PHONE, TABLET

LIGHT, DARK = "#FAFAF6", "#111512"
GROUND = "getComputedStyle(document.documentElement).getPropertyValue('--bg').trim().toUpperCase()"
STILL = """document.getAnimations().every((each) => each.playState !== "running"
    || each.effect.getComputedTiming().iterations === Infinity)"""
SCREENS = ["/", "/actions", "/tags", "/goals", "/goals/finished", "/history", "/history?view=timetable&mode=week", "/settings", "/settings/account", "/more", "/nowhere"]


def test_a01_the_theme_follows_the_system_unless_one_is_chosen(home):
    for scheme, ground in [("dark", DARK), ("light", LIGHT)]:
        home.page.emulate_media(color_scheme=scheme)
        home.until(f"{GROUND} === '{ground}'")
    home.pref("settings.theme", "dark")
    for scheme in ["dark", "light"]:
        home.page.emulate_media(color_scheme=scheme)
        home.until(f"{GROUND} === '{DARK}'")


def test_a02_another_window_follows_a_chosen_theme(home, open_app):
    other = open_app(beside=home)
    home.pref("settings.theme", "dark")
    other.until(f"{GROUND} === '{DARK}'")


@pytest.mark.parametrize("layout, route", [
    *(("phone", route) for route in SCREENS), ("tablet", "/"), ("desktop", "/"), ("desktop", "/settings"),
    ("desktop", "/history?view=timetable&mode=day"), ("phone", "/watch")])
def test_a03_a04_an_audit_finds_nothing(open_app, layout, route):
    """Contrast, names, headings, ARIA; both themes and all languages."""
    app = open_app(route, options=LAYOUTS[layout], bypass_csp=True, reduced_motion="reduce")
    if route == "/":
        app.tile("Language").click()
    for theme, language in [("light", "en"), ("dark", "ko"), ("light", "ja")]:
        app.pref("settings.theme", theme)
        app.test("locale", language)
        app.until("language => document.documentElement.lang === language", language)
        app.until(STILL)
        audit(app)


def audit(app):
    found = Axe().run(app.page).response["violations"]
    wrong = [(each["id"], [node["html"][:160] for node in each["nodes"]]) for each in found]
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)
    assert app.page.locator("h1").count() == 1


@pytest.mark.parametrize("state", ["menu", "arranging", "onboarding", "empty", "note"])
def test_a03_a04_an_audit_of_what_home_can_be(open_app, state):
    app = open_app(seed="empty" if state in ("onboarding", "empty") else "demo", bypass_csp=True)
    match state:
        case "menu": app.menu("Language")
        case "arranging": app.arrange()
        case "empty": app.part("skip").click()
        case "note":
            app.pref("actions.notePrompt", app.id("Stretching"))
            app.tile("Stretching").click()
            expect(app.sheet("note-prompt")).to_be_visible()
    for theme in ["light", "dark"]:
        app.pref("settings.theme", theme)
        app.until(STILL)
        audit(app)


@pytest.mark.parametrize("sheet", ["date-popover", "record-editor", "filter", "records", "action-editor",
                                   "icon-picker", "tag-editor", "run", "shortcuts"])
def test_a03_a04_an_audit_of_sheets(open_app, sheet):
    path = {"records": "/", "shortcuts": "/", "action-editor": "/actions", "icon-picker": "/actions",
            "tag-editor": "/tags"}.get(sheet, "/history")
    app = open_app(path, options=DESKTOP, bypass_csp=True)
    match sheet:
        case "date-popover": app.part("date").click()
        case "record-editor": app.part("record").first.click()
        case "filter": app.page.locator(".filter-button").click()
        case "records": app.menu("Drink water").get_by_text("Enter or edit records").click()
        case "shortcuts": app.page.keyboard.press("?")
        case "run":
            app.page.goto(f"/run/{app.id('Language')}")
            app.ready()
        case _: app.part("add").click()
    if sheet == "icon-picker":
        app.sheet("action-editor").locator("button.tile").click()
    expect(app.sheet(sheet)).to_be_visible()
    for theme in ["light", "dark"]:
        app.pref("settings.theme", theme)
        app.until(STILL)
        audit(app)


@pytest.mark.parametrize("route", SCREENS)
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a05_no_screen_scrolls_sideways(open_app, route, language):
    app = open_app(route, language=language)
    for width, height, size in [(320, 568, "100%"), (390, 844, "200%")]:
        app.page.set_viewport_size({"width": width, "height": height})
        app.page.evaluate("size => document.documentElement.style.setProperty('font-size', size)", size)
        wide = app.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} px too wide at {width} px and {size}"


def test_a08_english_plurals(home):
    home.tile("Stretching").click()
    expect(home.tile("Stretching")).to_have_attribute("aria-label", "Stretching, 1 time today")
    home.tile("Stretching").click()
    expect(home.tile("Stretching")).to_have_attribute("aria-label", "Stretching, 2 times today")
    for route in SCREENS:
        home.page.goto(route)
        home.ready()
        words = home.page.content()
        assert not re.search(r"\b1 (times|quests|days|actions|records)\b", words), route


def test_a09_the_language_changes_at_once_and_keeps_the_screen(home):
    home.part("tabbar").locator("[data-tab=more]").click()
    home.test("locale", "ja")
    expect(home.part("tabbar").locator("[data-tab=main] > span:not([class])")).to_have_text("ホーム")
    home.shows("more")
    home.test("locale", "ko")
    expect(home.part("tabbar").locator("[data-tab=main] > span:not([class])")).to_have_text("모음")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a10_no_hangul_in_other_languages(open_app, language):
    app = open_app(language=language)
    for route in [*SCREENS, "/goals", "/stats", "/guard", "/diary"]:
        app.page.goto(route)
        app.ready()
        shown = app.page.evaluate("""() => document.title + document.getElementById("haru").outerHTML""")
        # A language is called by its own name.
        hangul = [each for each in re.findall("[가-힣ㄱ-ㅣ]+", shown) if each != "한국어"]
        assert not hangul, (route, hangul)


@pytest.mark.parametrize("width, height, touch, layout", [
    (1200, 500, False, "desktop"), (390, 844, True, "phone"), (820, 1180, True, "tablet"),
    (844, 390, True, "phone"), (500, 800, False, "phone"), (200, 240, True, "watch"),
])
def test_a17_the_layout_class(open_app, width, height, touch, layout):
    app = open_app(options={"viewport": {"width": width, "height": height},
                            "has_touch": touch, "is_mobile": touch})
    assert app.page.get_attribute("html", "data-layout") == layout


def test_a18_a_sheet_and_what_was_typed_survive_another_layout(open_app):
    app = open_app(options=DESKTOP)
    app.pref("actions.notePrompt", app.id("Stretching"))
    app.tile("Stretching").click()
    field = app.sheet("note-prompt").locator("textarea")
    field.type("half a th")
    app.page.set_viewport_size(PHONE["viewport"])
    app.until("document.documentElement.dataset.layout === 'phone'")
    expect(field).to_have_value("half a th")
    expect(field).to_be_focused()


@pytest.mark.parametrize("language, words", [
    ("ko", [("ㅎ", "하", "한"), ("ㄱ", "그", "글")]), ("ja", [("k", "か"), ("かn", "かん", "漢")])])
def test_a07_a_composition_is_left_alone_while_changes_arrive(open_app, language, words):
    app = open_app(language=language)
    tile = app.page.locator("[data-el=tile]").nth(2)
    action = tile.locator("xpath=..").get_attribute("data-id")
    app.pref("actions.notePrompt", action)
    tile.click()
    field = app.sheet("note-prompt").locator("textarea")
    field.focus()
    typed = ""
    for steps in words:
        for step in steps:
            app.devtools.send("Input.imeSetComposition", {
                "text": step, "selectionStart": len(step), "selectionEnd": len(step)})
            app.page.evaluate("async () => haruTest.importChanges(await haruTest.exportChanges())")
            app.pref("main.columns", "4" if len(step) % 2 else "3")
            expect(field).to_have_value(typed + step)
        app.devtools.send("Input.insertText", {"text": steps[-1]})
        typed += steps[-1]
        expect(field).to_have_value(typed)
    app.page.evaluate("document.activeElement.blur()")
    app.until("""async (note) => (await haruTest.records()).counts.some((each) => each.note === note)""", typed)


def test_a12_an_editor_asks_only_when_something_was_changed(open_app):
    app = open_app("/actions", options=DESKTOP)
    editor = app.sheet("action-editor")
    app.part("add").first.click()
    expect(editor).to_be_visible()
    app.page.keyboard.press("Escape")
    expect(editor).to_have_count(0)
    app.part("add").first.click()
    editor.locator("input").first.fill("Half")
    app.page.keyboard.press("Escape")
    expect(app.sheet("confirm")).to_contain_text("Discard changes?")
    expect(editor).to_be_visible()
