"""Writes the pictures of the README:  script/web-test --pictures -k picture"""

import pathlib

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP, PHONE

PICTURES = pathlib.Path(__file__).resolve().parents[3] / "Docs/pictures"
DESK = {**DESKTOP, "viewport": {"width": 1280, "height": 800}}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["ko", "en", "ja"])
@pytest.mark.parametrize("name, options", [("phone", PHONE), ("desktop", DESK)], ids=["phone", "desktop"])
def test_picture_of_home(open_app, request, name, options, language, theme):
    if name == "desktop" and language != "en" and not request.config.getoption("--pictures"):
        pytest.skip("the picture says nothing new")
    home = open_app(options=options, language=language, color_scheme=theme,
                    device_scale_factor=2 if name == "phone" else 1)
    home.page.locator("[data-el=tile]").nth(3).click()
    home.advance(12 * 60 + 34)
    expect(home.part("running-timer")).to_have_text("12:34")
    home.page.mouse.move(0, 0)
    home.page.evaluate("document.activeElement.blur()")
    home.until("document.fonts.status === 'loaded'")
    if request.config.getoption("--pictures"):
        path = PICTURES / f"home-{name}-{language}-{theme}.png"
        home.page.screenshot(path=path, animations="disabled")
        assert path.stat().st_size > 10_000
