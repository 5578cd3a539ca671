"""The browser of the checks that look at the app."""

import contextlib
import os

from playwright.sync_api import sync_playwright


@contextlib.contextmanager
def chromium_page(address, **options):
    """A page of a new profile; its service worker is left out, so that every request reaches the server."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("HARU_CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser.new_context(base_url=address, locale="en", service_workers="block", **options).new_page()
        browser.close()
