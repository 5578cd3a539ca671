"""Holds on to the app as app.md 2.13 says: parts by name, records by what is stored."""

import json

from playwright.sync_api import expect

from conftest import until

CLOCK = "2026-08-11T14:00:00+09:00"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
LAYOUTS = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}

STOP_CLOCK = """
if (sessionStorage.getItem("haruTest.clock") === null) {
    sessionStorage.setItem("haruTest.clock", String(new Date(%s).getTime()));
}"""


class App:
    """One window.

    - clock: where its clock stands, a date or milliseconds since 1970.
    """

    def __init__(self, context, clock=CLOCK):
        self.page = context.new_page()
        self.page.add_init_script(STOP_CLOCK % json.dumps(clock))

    def open(self, path="/", seed=None):
        self.page.goto(path)
        self.ready()
        if seed is not None:
            self.test("seed", seed)
            if seed != "empty":
                self.pref("onboarding.done", "on")
        return self

    def ready(self):
        # Until the splash is gone, it takes what is meant for the screen behind it; a tap sends it away.
        self.page.wait_for_selector("html[data-ready]", state="attached")
        self.page.evaluate(
            "document.getElementById('haru-splash')?.dispatchEvent(new PointerEvent('pointerdown'))")
        self.page.wait_for_selector("html:not([data-splash])", state="attached")
        # The rules of the zone come over the network, and days depend on them.
        until(self.page, """async () => globalThis.haruTest !== undefined
            && await haruTest.zoneInUse() === haruTest.prefs().firstZone""")

    def reload(self):
        self.page.reload()
        self.ready()

    def test(self, verb, *arguments):
        """Calls a function of window.haruTest."""
        return self.page.evaluate(
            "([verb, parts]) => haruTest[verb](...parts)", [verb, list(arguments)])

    def pref(self, key, value):
        self.test("setPref", key, value)

    def advance(self, seconds):
        self.test("advance", seconds)

    def saved(self):
        self.test("saved")

    # What is stored.

    @property
    def records(self):
        return self.test("records")

    def id(self, name):
        return next(each["id"] for each in self.records["actions"] if each["name"] == name)

    def sessions(self, name):
        return [each for each in self.records["sessions"] if each["action"] == self.id(name)]

    def counts(self, name):
        return [each for each in self.records["counts"] if each["action"] == self.id(name)]

    # What is shown.

    def part(self, name, text=None):
        return self.page.locator(f"[data-el={name}]", has_text=text)

    def screen(self, name):
        return self.page.locator(f"[data-screen={name}]")

    def sheet(self, name):
        return self.page.locator(f"[data-sheet={name}]")

    def tile(self, name):
        return self.page.locator(f'[data-el=tile]:has(.t-name:text-is("{name}"))')

    def cell(self, name):
        return self.page.locator(f'.tile-cell:has(.t-name:text-is("{name}"))')

    def figure(self, name):
        return int(self.tile(name).locator("[data-el=tile-figure]").get_attribute("data-value"))

    def names(self, within="main"):
        return self.page.locator(f"{within} .t-name").all_inner_texts()

    def favorites(self):
        return self.names("[data-key=favorites]")

    def others(self):
        return self.names("[data-key=others]")

    def shows(self, screen):
        expect(self.screen(screen)).to_be_visible()

    def until(self, expression, argument=None):
        until(self.page, expression, argument)

    # What hands do.

    def menu(self, name):
        self.tile(name).click(button="right")
        expect(self.part("context-menu")).to_be_visible()
        return self.part("context-menu")

    def arrange(self):
        self.part("arrange").click()
        expect(self.page.locator(".arranging")).to_be_visible()

    def center(self, locator):
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(self, kind, *points):
        """A real touch, as the browser gets it from a screen."""
        self.devtools.send("Input.dispatchTouchEvent", {
            "type": f"touch{kind}", "touchPoints": [{"x": x, "y": y} for x, y in points]})

    @property
    def devtools(self):
        if not hasattr(self, "_devtools"):
            self._devtools = self.page.context.new_cdp_session(self.page)
        return self._devtools

    def lift(self, name):
        """Holds a tile with the mouse until it is lifted."""
        self.page.mouse.move(*self.center(self.cell(name)))
        self.page.mouse.down()
        expect(self.page.locator(".tile-cell.lifted")).to_have_count(1)

    def carry(self, x, y):
        self.page.mouse.move(x, y, steps=12)
