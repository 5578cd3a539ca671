"""The lists of a window as small as a watch (app 18)."""

import pytest
from playwright.sync_api import expect

WATCH = {"viewport": {"width": 198, "height": 242}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def watch(open_app):
    return open_app(options=WATCH)


def row(app, name):
    return app.page.locator(".watch-row", has_text=name)


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a182_nothing_is_too_wide_or_too_low_for_a_finger(open_app, language):
    app = open_app(options=WATCH, language=language)
    assert app.page.get_attribute("html", "data-layout") == "watch"
    app.part("tile").first.click()
    expect(app.part("running-card")).to_be_visible()
    for path in ["/", f"/watch/action/{app.records['actions'][0]['id']}", "/watch/tag/none"]:
        app.page.goto(path)
        app.ready()
        assert app.page.evaluate("document.documentElement.scrollWidth") == 198
        for target in app.page.locator("main :is(a, button)").all():
            assert target.bounding_box()["height"] >= 44, target.evaluate("each => each.outerHTML")
        small = app.page.evaluate("""[...document.querySelectorAll("main *")].filter((each) =>
            each.innerText && parseFloat(getComputedStyle(each).fontSize) < 15).length""")
        assert small == 0


def test_a183_a_tap_on_what_runs_stops_this_session(watch):
    row(watch, "Reading").click()
    row(watch, "Running").click()
    watch.advance(60)
    expect(watch.part("running-card")).to_have_count(2)
    watch.part("running-card", "Reading").click()
    expect(watch.part("running-card")).to_have_count(1)
    assert [each["end"] for each in watch.sessions("Running")].count(None) == 1
    assert None not in [each["end"] for each in watch.sessions("Reading")]


def test_a184_a_link_to_an_action_runs_nothing_and_back_is_the_first_screen(watch):
    before = watch.records
    watch.page.goto(f"/watch/action/{watch.id('Stretching')}")
    watch.ready()
    watch.shows("watch-action")
    assert watch.records == before
    watch.part("run").click()
    expect(watch.part("total")).to_have_attribute("data-value", "1")
    watch.page.go_back()
    watch.shows("watch")


def test_a_tag_leads_to_its_actions(watch):
    row(watch, "Study").click()
    watch.shows("watch-tag")
    row(watch, "Language").click()
    watch.part("back").click()
    watch.shows("watch")
    expect(watch.part("running-card", "Language")).to_be_visible()


def test_a186_only_chosen_goals_are_listed(open_app):
    app = open_app("/watch/goals", options=WATCH)
    expect(app.screen("watch-goals")).to_contain_text("Turn on ‘Show on watch’")
    [books] = [each["id"] for each in app.records["goals"] if each["title"] == "Closer to books"]
    app.pref("watchGoals", books)
    expect(app.part("goal")).to_have_count(1)
    expect(app.part("goal").locator("[data-el=gauge]")).to_have_count(3)
    app.part("back").click()
    app.part("goals").click()
    expect(app.part("goal")).to_contain_text("Closer to books")
