"""How fast the web app is on a phone: four-fold CPU slow-down, the `bulk` seed.

    script/web --test && .build/venv/bin/python Benchmarks/web.py

Times and memory are reported; nothing is held to a limit. How large the app is says script/web-size.
"""

import os
import pathlib
import platform
import statistics
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Web"))

from playwright.sync_api import sync_playwright  # noqa: E402

import server  # noqa: E402
from app.driver import App, PHONE  # noqa: E402
from conftest import CHROMIUM  # noqa: E402

ROUNDS = 15
SITE = pathlib.Path(os.environ.get("HARU_SITE", ROOT / ".build/web"))

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


def spread(name, values):
    values = sorted(values)
    print(f"{name}: median {statistics.median(values):.0f} ms, from {values[0]:.0f} to {values[-1]:.0f} ({len(values)})")


def measure(browser, site, slowdown):
    context = browser.new_context(base_url=site.address, service_workers="block", locale="en",
                                  timezone_id="Asia/Seoul", **PHONE)
    context.set_default_timeout(120_000)
    app = App(context)
    app.open("/", seed="bulk")
    app.saved()
    app.devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    print(f"\n{slowdown}-fold slow-down, bulk")
    paints, ready = [], []
    for _ in range(5):
        app.page.reload()
        app.page.wait_for_selector("html[data-ready]", state="attached")
        app.page.wait_for_selector("[data-el=tile]")
        paints.append(app.page.evaluate(
            "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"))
        ready.append(app.page.evaluate("performance.now()"))
        app.ready()
    spread("first contentful paint", paints)
    spread("store open and tiles live (as the test sees it)", ready)
    work, painted = [], []
    for _ in range(ROUNDS):
        worked, whole = app.page.evaluate(TAP, f'[data-id="{app.id("Water")}"] [data-el=tile]')
        work.append(worked)
        painted.append(whole)
    spread("tap, main-thread work", work)
    spread("tap until painted", painted)
    app.devtools.send("HeapProfiler.collectGarbage")
    heap = app.devtools.send("Runtime.getHeapUsage")
    memory = app.page.evaluate("performance.memory?.usedJSHeapSize ?? 0")
    print(f"JavaScript heap {heap['usedSize'] / 1e6:.1f} MB, DOM and buffers "
          f"{(heap.get('backingStorageSize', 0) + heap.get('embedderHeapUsedSize', 0)) / 1e6:.1f} MB"
          f" (used heap as the page sees it {memory / 1e6:.1f} MB)")
    context.close()


def main():
    print(platform.platform(), os.cpu_count(), "CPUs")
    with server.serving(SITE) as site, sync_playwright() as playwright:
        site.replaced["zones/Asia/Seoul"] = pathlib.Path("/usr/share/zoneinfo/Asia/Seoul").read_bytes()
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        print("Chromium", browser.version)
        for slowdown in [1, 4]:
            measure(browser, site, slowdown)
        browser.close()


if __name__ == "__main__":
    main()
