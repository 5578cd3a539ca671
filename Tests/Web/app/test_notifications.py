"""What the device tells while something runs (app 4.6, 12; surfaces 3.2, 3.3, 4)."""

import pytest
from playwright.sync_api import expect

from app.driver import App
from conftest import until

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ tag, title, body, actions }) => ({ tag, title, body, actions: actions.map(({ title }) => title) }))"""
# As the system does it when a button is pressed.
PRESS = """async (place) => {
    const [notification] = await registration.getNotifications();
    const action = notification.actions[place].action;
    dispatchEvent(new NotificationEvent("notificationclick", { notification, action }));
}"""
PERMISSION = """
    Notification.requestPermission = async () => "%s";
    Object.defineProperty(Notification, "permission", { get: () => "%s" });"""


@pytest.fixture
def installed(open_app):
    app = open_app(service_workers="allow", permissions=["notifications"])
    until(app.page, "navigator.serviceWorker.controller !== null")
    return app


def shown(app, count=1):
    until(app.page, f"async () => (await ({SHOWN})()).length === {count}")
    return app.page.evaluate(SHOWN)


def turn_on(app, name):
    app.page.goto("/settings")
    app.ready()
    app.page.locator("label.row", has_text=name).locator("input").check()
    app.page.goto("/")
    app.ready()


def test_the_banner_follows_what_runs(installed):
    turn_on(installed, "Running notification")
    installed.tile("Language").click()
    assert shown(installed)[0] == {"tag": "haru-now", "title": "Language", "body": "since 14:00",
                                   "actions": ["Stop", "Open"]}
    installed.advance(60)
    installed.tile("Nap").click()
    until(installed.page, f"async () => (await ({SHOWN})())[0].title === 'Nap'")
    assert shown(installed)[0]["body"].endswith("+1 more running")
    installed.tile("Nap").click()
    installed.tile("Language").click()
    shown(installed, 0)


def test_stop_in_the_banner_stops_that_action(installed):
    turn_on(installed, "Running notification")
    installed.tile("Language").click()
    shown(installed)
    installed.page.context.service_workers[0].evaluate(PRESS, 0)
    expect(installed.part("running-card")).to_have_count(0)
    shown(installed, 0)


def test_stop_works_with_no_window_open(installed):
    """The session ends at the moment of the press."""
    turn_on(installed, "Running notification")
    installed.tile("Language").click()
    shown(installed)
    installed.saved()
    context = installed.page.context
    installed.page.close()
    worker = context.service_workers[0]
    before = worker.evaluate("Date.now()")
    worker.evaluate(PRESS, 0)
    after = worker.evaluate("Date.now()")
    again = App(context).open()
    expect(again.part("running-card")).to_have_count(0)
    (session,) = [each for each in again.sessions("Language") if each["start"] >= 1_786_424_400_000]
    assert before <= session["end"] <= after + 1_000


def test_a146_a_long_session_is_told_once(installed):
    installed.pref("longSessionAlertHours", "1")
    installed.tile("Language").click()
    installed.advance(3_599)
    shown(installed, 0)
    installed.advance(1)
    (alert,) = shown(installed)
    assert alert["title"] == "Language: 1 hour and counting" and alert["actions"] == ["Stop"]
    installed.advance(600)
    assert len(shown(installed)) == 1
    installed.tile("Language").click()
    shown(installed, 0)


def test_a145_without_permission_the_alert_stays_off_and_explains(open_app):
    app = open_app(seed=None)
    app.page.add_init_script(PERMISSION % ("denied", "denied"))
    app.reload()
    app.test("seed", "demo")
    app.pref("onboarding.done", "on")
    app.page.goto("/settings")
    app.ready()
    row = app.page.locator("label.row", has_text="Long session alert")
    row.locator("select").select_option("3")
    expect(app.part("toast")).to_contain_text("notifications are not allowed")
    expect(row.locator("select")).to_have_value("0")
    assert "longSessionAlertHours" not in app.test("prefs")


def test_a209_a_shortcut_runs_its_action_once(installed):
    """As the system opens it: by the address in the manifest."""
    manifest = "async () => (await (await fetch('manifest.webmanifest')).json()).shortcuts ?? []"
    until(installed.page, f"async () => (await ({manifest})()).length === 3")
    shortcut = installed.page.evaluate(manifest)[0]
    assert shortcut["name"] == "Reading"
    installed.saved()
    opened = App(installed.page.context).open(shortcut["url"].removeprefix("."))
    expect(opened.part("result")).to_contain_text("Started")
    assert "#" not in opened.page.url
    opened.saved()
    opened.reload()
    running = [each for each in opened.records["sessions"] if each["end"] is None]
    assert len(running) == 1
    opened.page.goto(shortcut["url"].split("#")[0].removeprefix(".") + "#k=" + "0" * 32)
    opened.ready()
    assert len([each for each in opened.records["sessions"] if each["end"] is None]) == 1
