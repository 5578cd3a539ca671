"""Writes the pictures of the README:  script/web-test --pictures -k picture"""

import pathlib

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP, PHONE

PICTURES = pathlib.Path(__file__).resolve().parents[3] / "Docs/pictures"
WEEK = "/history/2026-08-03?view=timetable&mode=week"
SHOTS = [("home", "/", PHONE, "ko", "light"), ("home", "/", PHONE, "en", "dark"), ("home", "/", PHONE, "ja", "light"),
         ("week", WEEK, DESKTOP, "en", "light"), ("week", WEEK, DESKTOP, "ko", "dark")]


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
    app.page.mouse.move(0, 0)
    app.page.evaluate("document.activeElement.blur()")
    app.until("document.fonts.status === 'loaded'")
    if request.config.getoption("--pictures"):
        file = PICTURES / f"{name}-{language}-{theme}.png"
        app.page.screenshot(path=file, animations="disabled")
        assert file.stat().st_size > 10_000
