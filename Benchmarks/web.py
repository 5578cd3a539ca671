"""The web app in Chromium with 10,000 and with 200,000 records, and with fifty goals of five quests each
beside these: what it does, and how fast that is, also with the processor slowed down four-fold.

    script/web --test && HARU_WEB_OUT=.build/web-release script/web --release
    .build/venv/bin/python Benchmarks/web.py [--results]

The test build fills the store and counts: rows read, transactions, changes of the document. Counts do
not depend on the machine. Then the release, if there is one, takes its place and is timed; without one
the test build is. Times are medians of reloads and taps in one run, and so are their ratios. How large
the app is says script/web-size. --results writes the figures into RESULTS.md.
"""

import os
import pathlib
import statistics
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "Tests/Web"))

from playwright.sync_api import sync_playwright  # noqa: E402

import sections  # noqa: E402
import server  # noqa: E402
from app.driver import App, PHONE  # noqa: E402
from conftest import CHROMIUM  # noqa: E402

STARTS = int(os.environ.get("HARU_STARTS", 7))
TAPS = int(os.environ.get("HARU_TAPS", 21))
SEEDS = {"bulk": "10,000 records", "bulk200k": "200,000 records", "promises200k": "and 50 goals"}
SLOWDOWNS = (1, 4)
SITE = pathlib.Path(os.environ.get("HARU_SITE", ROOT / ".build/web"))
RELEASE = ROOT / ".build/web-release"
TIMED = RELEASE if RELEASE.is_dir() else SITE

AIMS = ("Aimed at, with the processor slowed down four-fold: first paint within 300 ms and a tap within 16 ms of "
        "the main thread with 10,000 records, at most twice that with 200,000; memory below 150 MB.")

# The tap's own work until the browser has painted: event, program, morph, style, layout, paint.
TAP = """(selector) => new Promise((done) => {
    const tile = document.querySelector(selector);
    const from = performance.now();
    tile.click();
    const worked = performance.now();
    requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done([worked - from, performance.now() - from]);
        port2.postMessage(null);
    });
})"""

# What a tap does: rows read, transactions, elements that were changed.
COUNT = """async (selector) => {
    const before = (await haruTest.cost()).rows;
    const written = haruTest.durabilities().length;
    let changed = 0;
    const observer = new MutationObserver((records) => (changed += records.length));
    observer.observe(document.getElementById("haru"),
        { subtree: true, childList: true, attributes: true, characterData: true });
    document.querySelector(selector).click();
    changed += observer.takeRecords().length;
    observer.disconnect();
    const { rows } = await haruTest.cost();
    await haruTest.saved();
    return [rows - before, haruTest.durabilities().length - written, changed];
}"""


class Running(App):
    """With a clock that goes: what is kept for the first paint is true until midnight."""

    def __init__(self, context):
        self.page = context.new_page()

    def live(self):
        """A start, until the tiles work."""
        self.page.reload()
        self.page.wait_for_selector("html[data-ready]:not([data-splash])", state="attached")

    def becomes(self, site, folder):
        """Another build over the same store. From its second start on everything comes from the service
        worker's cache, as at every start but the first."""
        site.root = folder
        self.page.evaluate("""async () => {
            for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
            for (const each of await caches.keys()) await caches.delete(each);
        }""")
        self.live()
        self.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        self.live()
        assert self.page.evaluate("navigator.serviceWorker.controller !== null")


class Figures:
    """What one seed costs: values by name, in the order they were noted."""

    def __init__(self):
        self.rows = {}

    def note(self, name, values, unit=""):
        self.rows[name] = (statistics.median(values), unit)


def starts(app, figures, slowdown):
    paints, live = [], []
    for _ in range(STARTS):
        app.live()
        live.append(app.page.evaluate("performance.getEntriesByName('haru-live')[0].startTime"))
        paints.append(app.page.evaluate(
            "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"))
    figures.note(f"first paint, {slowdown}×", paints, "ms")
    figures.note(f"tiles live, {slowdown}×", live, "ms")


def taps(app, figures, slowdown, tile):
    work, painted = [], []
    for _ in range(TAPS):
        worked, whole = app.page.evaluate(TAP, tile)
        # What it wrote is written before the next one comes.
        app.page.wait_for_timeout(50)
        work.append(worked)
        painted.append(whole)
    figures.note(f"tap, main-thread work, {slowdown}×", work, "ms")
    figures.note(f"tap until painted, {slowdown}×", painted, "ms")


def memory(app, figures):
    app.page.reload()
    app.ready()
    app.devtools.send("HeapProfiler.collectGarbage")
    heap = app.devtools.send("Runtime.getHeapUsage")
    program = app.page.evaluate("haruTest.cost()")["memory"]
    figures.note("memory of the program", [program / 1e6], "MB")
    # Buffers of JavaScript count the program's memory as well.
    figures.note("memory of the program and JavaScript", [(program + heap["usedSize"]) / 1e6], "MB")


def measure(browser, site, seed):
    site.root = SITE
    context = browser.new_context(base_url=site.address, locale="en", timezone_id="Asia/Seoul", **PHONE)
    context.set_default_timeout(120_000)
    app = Running(context)
    app.open("/", seed=seed)
    app.saved()
    figures = Figures()
    memory(app, figures)
    figures.note("rows read by the start", [app.page.evaluate("haruTest.cost()")["rows"]])
    counter, timer = (f'[data-id="{app.id(name)}"] [data-el=tile]' for name in ("Water", "Read"))
    for name, tile in (("count", counter), ("start", timer), ("stop", timer)):
        rows, transactions, changed = app.page.evaluate(COUNT, tile)
        figures.note(f"tap that {name}s: rows read", [rows])
        figures.note(f"tap that {name}s: transactions", [transactions])
        figures.note(f"tap that {name}s: changes of the document", [changed])
    app.becomes(site, TIMED)
    for slowdown in SLOWDOWNS:
        app.devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        starts(app, figures, slowdown)
        taps(app, figures, slowdown, counter)
    context.close()
    return figures


def table(all_figures):
    few, many, promised = SEEDS.values()
    lines = [f"| | {few} | {many} | ratio | {promised} |", "|---|" + "---:|" * 4]
    first, *_ = all_figures.values()
    for name, (_, unit) in first.rows.items():
        values = [figures.rows[name][0] for figures in all_figures.values()]
        shown = [f"{value:,.{1 if unit else 0}f} {unit}".strip() for value in values]
        shown.insert(2, f"{values[1] / values[0]:.2f}" if values[0] else "")
        lines.append(f"| {name} | " + " | ".join(shown) + " |")
    return "\n".join(lines)


def main():
    with server.serving(SITE) as site, sync_playwright() as playwright:
        site.replaced["zones/Asia/Seoul"] = pathlib.Path("/usr/share/zoneinfo/Asia/Seoul").read_bytes()
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        now = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
        about = f"{now}, {os.cpu_count()} CPUs, Chromium {browser.version}, load {os.getloadavg()[0]:.1f} at the "
        about += "start; `Benchmarks/web.py --results`"
        built = "the release" if TIMED == RELEASE else "the test build"
        about += f". Counted: the test build. Timed: {built}, medians of {STARTS} starts and {TAPS} taps. {AIMS}"
        body = about + "\n\n" + table({seed: measure(browser, site, seed) for seed in SEEDS})
        browser.close()
    print(body)
    if "--results" in sys.argv[1:]:
        sections.put("Web app", body)


if __name__ == "__main__":
    main()
