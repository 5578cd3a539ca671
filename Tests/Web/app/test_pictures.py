"""Writes the pictures of the README:  script/web-test --pictures -k picture"""

import pathlib

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP, PHONE

PICTURES = pathlib.Path(__file__).resolve().parents[3] / "Docs/pictures"
WEEK = "/history/2026-08-03?view=timetable&mode=week"
SHOTS = [("home", "/", PHONE, "ko", "light"), ("home", "/", PHONE, "en", "dark"), ("home", "/", PHONE, "ja", "light"),
         ("week", WEEK, DESKTOP, "en", "light"), ("week", WEEK, DESKTOP, "ko", "dark")]



def keep(app, request, file):
    """Takes the picture, and writes it where the tests are asked to."""
    app.page.mouse.move(0, 0)
    app.page.evaluate("document.activeElement.blur()")
    app.until("document.fonts.status === 'loaded'")
    if request.config.getoption("--pictures"):
        app.page.screenshot(path=PICTURES / file, animations="disabled")
        assert (PICTURES / file).stat().st_size > 10_000


@pytest.mark.parametrize("name, path, options, language, theme", SHOTS)
def test_a_picture(open_app, request, name, path, options, language, theme):
    app = open_app(seed="picture", options=options, language=language, color_scheme=theme,
                   device_scale_factor=2 if options is PHONE else 1.5)
    app.page.locator("[data-el=tile]").nth(3).click()
    app.advance(42 * 60 + 18)
    expect(app.part("running-timer")).to_have_text("42:18")
    if path != "/":
        app.page.goto(path)
        app.ready()
        expect(app.part("block").first).to_be_visible()
    keep(app, request, f"{name}-{language}-{theme}.png")


@pytest.mark.parametrize("path, row, language, theme", [
    ("/goals", "goal", "ko", "light"), ("/goals/habits", "habit", "en", "dark"), ("/goals", "goal", "ja", "light")])
def test_a_picture_of_promises(open_app, request, path, row, language, theme):
    app = open_app(language=language, color_scheme=theme, device_scale_factor=2)
    app.test("seed", "habits")
    app.saved()
    app.page.goto(path)
    app.ready()
    expect(app.part(row).first).to_be_visible()
    keep(app, request, f"{row}s-{language}-{theme}.png")
