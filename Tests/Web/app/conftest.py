"""The app itself: app-test.wasm in Chromium, with the zones of this machine."""

import os
import pathlib

import pytest

import server
from app.driver import App, PHONE

ZONES = pathlib.Path("/usr/share/zoneinfo")


@pytest.fixture(scope="session")
def built():
    """A build of `script/web --test`, which script/web-test makes."""
    return pathlib.Path(os.environ["HARU_SITE"])


@pytest.fixture
def site(built):
    with server.serving(built) as site:
        for zone in ["Asia/Seoul", "America/New_York", "UTC"]:
            site.replaced[f"zones/{zone}"] = (ZONES / zone).read_bytes()
        yield site


@pytest.fixture
def open_app(profile):
    """Opens the app in a profile of its own, or in that of another window. Its clock has 24 hours, as
    most tests write times, whatever the language."""

    def open_app(path="/", *, seed="demo", beside=None, options=PHONE, language="en", **others):
        context = beside.page.context if beside else profile(
            **{"timezone_id": "Asia/Seoul", "locale": "en-GB" if language == "en" else language, **options, **others})
        app = App(context)
        app.open(path, seed=None if beside else seed)
        return app

    return open_app


@pytest.fixture
def home(open_app):
    """Home on a phone with the demo records."""
    return open_app()
