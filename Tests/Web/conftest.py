"""A browser, a built web app with a program of a few lines in place of app.wasm, and a server."""

import os
import pathlib
import subprocess
import time

import pytest
from playwright.sync_api import Error, expect, sync_playwright

from server import serving

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
# It needs no browser, but a library of Debian's own Python: script/web-test runs it by itself.
collect_ignore = ["test_brand.py"]
# How long a state is waited for, seconds: on a busy computer everything comes late.
PATIENCE = 30
expect.set_options(timeout=PATIENCE * 1000)
CHROMIUM = os.environ.get("HARU_CHROMIUM", "/usr/bin/chromium")


def pytest_addoption(parser):
    parser.addoption("--pictures", action="store_true",
                     help="write the pictures of the README into Docs/pictures")


def build(folder, *options):
    """Builds the web app around the stand-in program."""
    subprocess.run([ROOT / "script/web-stand-in", folder, *options], check=True, stdout=subprocess.DEVNULL)
    return folder


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """HARU_STAND_IN names a build of `script/web-stand-in` to take as it is."""
    if "HARU_STAND_IN" in os.environ:
        return pathlib.Path(os.environ["HARU_STAND_IN"])
    return build(tmp_path_factory.mktemp("web") / "site", "--test")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture
def site(built):
    """The app with the program of fake/wasm.js."""
    with serving(built) as site:
        site.replace("runtime/wasm.js", (HERE / "fake/wasm.js").read_bytes())
        site.replaced["blank.html"] = b'<!doctype html><body></body>'
        yield site


class Problems(list):
    """What pages complained about; a test that expects some clears it."""


@pytest.fixture
def profile(browser, site, request):
    """Makes browser profiles; whatever a page throws or its policy refuses fails the test."""
    contexts, problems = [], Problems()

    def make(**options):
        options = {"service_workers": "block", "viewport": {"width": 1000, "height": 700}, **options}
        context = browser.new_context(**{"base_url": site.address, **options})
        context.set_default_timeout(PATIENCE * 1000)
        context.on("page", lambda page: watch(page, problems))
        contexts.append(context)
        return context

    make.problems = problems
    yield make
    for context in contexts:
        context.close()
    assert not problems, problems


def watch(page, problems):
    page.on("pageerror", lambda error: problems.append(f"{error}"))
    page.on("console", lambda message: problems.append(message.text)
            if message.type == "error" and "Content Security Policy" in message.text else None)


@pytest.fixture
def context(profile):
    return profile()


def start(context, path="/"):
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector("html[data-ready]:not([data-splash])", state="attached")
    return page


@pytest.fixture
def page(context):
    return start(context)


@pytest.fixture
def blank(context):
    """A page with nothing, for the parts that need no program."""
    page = context.new_page()
    page.goto("/blank.html")
    return page


def show(page, html):
    page.evaluate("html => fake.show(html)", html)


def effect(page, **members):
    page.evaluate("effect => fake.effect(effect)", members)


def messages(page):
    return page.evaluate("fake.messages()")


def until(page, expression, argument=None, seconds=PATIENCE):
    """Waits until an expression holds. Playwright's own waiting needs the `eval` our policy forbids."""
    deadline = time.monotonic() + seconds
    while not holds(page, expression, argument):
        assert time.monotonic() < deadline, f"never: {expression} {argument or ''}"
        page.wait_for_timeout(10)


def holds(page, expression, argument):
    try:
        return page.evaluate(expression, argument)
    except Error as error:
        # A page that is just being loaded anew is asked again.
        if "Execution context was destroyed" not in error.message:
            raise
        return False


def heard(page, message):
    """Waits until the program was given a message."""
    until(page, "message => fake.messages().includes(message)", message)
