"""Goals and quests (app 5.2, 8.1, 8.2; Docs/Promises.md)."""

import re

import pytest
from playwright.sync_api import expect

from app.driver import DESKTOP, PHONE, TABLET
from app.test_layout import STILL, audit


def goal(app, title):
    return app.page.locator("[data-el=goal]", has_text=title)


def card(app, title):
    return app.page.locator("[data-el=goal-card]", has_text=title)


def rows(within):
    return within.locator("[data-el=quest-row]")


def set_date(locator, day):
    locator.evaluate("""(field, day) => {
        field.value = day;
        field.dispatchEvent(new Event("change", { bubbles: true }));
    }""", day)


def make_goal(app, title, until=None):
    app.part("add").click()
    editor = app.sheet("goal-editor")
    editor.get_by_label("Name").fill(title)
    if until:
        editor.locator("[data-el=has-end]").click()
        set_date(editor.locator("[data-el=end]"), until)
    editor.locator("[data-el=save]").click()
    expect(editor).to_have_count(0)
    expect(goal(app, title)).to_be_visible()


def choose(app, target):
    editor = app.sheet("quest-editor")
    editor.locator("[data-el=target]", has_text=target).first.click()
    editor.locator("[data-el=next]").click()
    return editor


def make_quest(app, title, target, number):
    goal(app, title).locator("[data-el=add-quest]").click()
    editor = choose(app, target)
    editor.locator("[data-el=next]").click()
    editor.locator("[data-el=number]").fill(str(number))
    editor.locator("[data-el=save]").click()
    expect(editor).to_have_count(0)


@pytest.fixture
def goals(open_app):
    """The goals of the demo on a phone."""
    return open_app("/goals")


def test_a_goal_is_made_with_a_quest_in_three_steps_and_a_tap_moves_its_card(goals):
    make_goal(goals, "Stretch more")
    make_quest(goals, "Stretch more", "Stretching", 4)
    goal(goals, "Stretch more").get_by_role("link", name="Stretch more").click()
    goals.shows("goal")
    goals.part("pin").click()
    goals.page.get_by_role("link", name="Home").click()
    moved = card(goals, "Stretch more")
    moved.scroll_into_view_if_needed()
    expect(moved.locator("[data-el=percent]")).to_have_text("0%")
    percent = goals.tile("Stretching").evaluate("""(tile) => {
        tile.click();
        const cards = [...document.querySelectorAll("[data-el=goal-card]")];
        return cards.find((card) => card.textContent.includes("Stretch more"))
            .querySelector("[data-el=percent]").textContent;
    }""")
    assert percent == "25%"


def test_a_goal_is_finished_by_hand_and_taken_back(goals):
    title = "Speak with ease"
    goal(goals, title).get_by_role("link", name=title).click()
    goals.part("finish").click()
    goals.page.locator("[data-sheet=confirm] [data-el=confirm]").click()
    [stored] = [each for each in goals.records["goals"] if each["title"] == title]
    assert stored["status"] in ("achieved", "notAchieved")
    expect(goals.part("badge").first).to_have_text(re.compile("chieved"))
    expect(goals.part("finish")).to_have_count(0)


@pytest.mark.parametrize("choice, words", [("confirm", 1), ("choose", 0)])
def test_a_changed_promise_holds_from_today_or_always(goals, choice, words):
    """A quest of an earlier day asks; from today on leaves a revision."""
    rows(goal(goals, "Fewer naps")).first.click()
    editor = goals.sheet("quest-editor")
    editor.locator("[data-el=time-column]").first.focus()
    goals.page.keyboard.press("2")
    expect(editor.locator("[data-el=sentence]")).to_contain_text("2h")
    editor.locator("[data-el=save]").click()
    question = goals.sheet("confirm")
    expect(question).to_contain_text("From when does it change?")
    question.locator(f"[data-el={choice}]").click()
    expect(goals.page.locator("dialog")).to_have_count(0)
    expect(rows(goal(goals, "Fewer naps")).first).to_contain_text("at most 2h")
    quests = goals.records["quests"]
    assert [each["revisions"] for each in quests if each["revisions"]] == [1] * words
    goals.reload()
    expect(rows(goal(goals, "Fewer naps")).first).to_contain_text("at most 2h")


def test_a_goal_rests_and_goes_on(goals):
    title = "Closer to books"
    goal(goals, title).get_by_role("link", name=title).click()
    goals.part("add-pause").click()
    sheet = goals.sheet("pause-editor")
    set_date(sheet.locator("[data-el=last]"), "2026-08-13")
    sheet.locator("[data-el=save]").click()
    expect(sheet).to_have_count(0)
    expect(goals.part("badge").first).to_have_text("Paused")
    expect(goals.part("quest-state").first).to_have_text("Paused")
    expect(goals.part("pause")).to_contain_text("Aug 11 – Aug 13")
    goals.part("resume").click()
    expect(goals.part("badge").first).to_have_text("In progress")
    expect(goals.part("pause")).to_have_count(0)


def test_a56_two_cards_are_pages_with_dots_on_a_phone(home):
    cards = home.part("goal-card")
    expect(cards).to_have_count(2)
    dots = home.part("goal-dots").locator("button")
    expect(dots).to_have_count(2)
    heights = cards.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().height)")
    assert abs(heights[0] - heights[1]) < .5
    expect(dots.first).to_have_attribute("aria-current", "true")
    expect(dots.nth(1)).to_have_attribute("aria-label", "2 of 2")
    dots.nth(1).click()
    home.until("""() => {
        const row = document.querySelector("[data-pager]");
        const card = document.querySelectorAll("[data-el=goal-card]")[1].getBoundingClientRect();
        return Math.abs(card.left - parseFloat(getComputedStyle(row).paddingLeft)
            - row.getBoundingClientRect().left) < 3;
    }""")
    expect(dots.nth(1)).to_have_attribute("aria-current", "true")
    # Swept back by hand, the dots follow.
    home.page.evaluate("document.querySelector('[data-pager]').scrollTo({left: 0, behavior: 'instant'})")
    expect(dots.first).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize("options", [TABLET, DESKTOP], ids=["tablet", "desktop"])
def test_a56_two_cards_stand_side_by_side_where_there_is_room(open_app, options):
    home = open_app(options=options)
    boxes = [home.part("goal-card").nth(i).bounding_box() for i in range(2)]
    assert boxes[0]["y"] == boxes[1]["y"] and boxes[0]["x"] < boxes[1]["x"]
    assert abs(boxes[0]["width"] - boxes[1]["width"]) < 1
    expect(home.part("goal-dots")).to_have_count(0)


def test_a57_a_card_of_five_quests_shows_three_and_unfolds(home):
    five = card(home, "half marathon")
    expect(rows(five)).to_have_count(3)
    expect(five.locator("[data-el=more]")).to_contain_text("2 more")
    five.locator("[data-el=more]").click()
    expect(rows(five)).to_have_count(5)


def test_a58_a_combined_card_has_three_bars(home):
    home.pref("main.goalCardStyle", "combined")
    expect(card(home, "half marathon").locator("[data-el=gauge]")).to_have_count(3)
    expect(rows(card(home, "half marathon"))).to_have_count(0)


def test_a59_a_period_that_is_met_is_full_and_says_so(open_app):
    home = open_app(seed="periodFulfilled")
    for words in ["Done this week", "Done this month"]:
        row = rows(card(home, "Calm")).filter(has_text=words)
        expect(row.locator("[data-el=gauge]")).to_have_attribute("data-value", "1")
        expect(row.locator("[data-el=percent]")).to_have_count(0)


def test_a84_a_goal_without_quests_is_asked_about(open_app):
    app = open_app("/goals", seed="emptyGoal")
    goal(app, "Empty").get_by_role("link", name="Empty").click()
    app.part("edit").click()
    editor = app.sheet("goal-editor")
    editor.locator("[data-el=has-end]").click()
    set_date(editor.locator("[data-el=end]"), "2026-08-10")
    editor.locator("[data-el=save]").click()
    expect(app.part("badge").first).to_contain_text("Needs review")
    app.part("achieved").click()
    expect(app.part("celebration")).to_have_count(1)
    app.part("back").click()
    expect(app.part("item")).to_have_count(1)


def test_a85_the_threshold_is_set_by_keyboard_in_steps_of_five(goals):
    goals.part("add").click()
    slider = goals.part("threshold")
    slider.focus()
    for press, percent in [("ArrowLeft", 95), ("ArrowLeft", 90), ("Home", 10), ("End", 100)]:
        goals.page.keyboard.press(press)
        expect(goals.part("threshold-text")).to_contain_text(f"when {percent}%")


@pytest.mark.parametrize("language, words", [
    ("ko", "무료로는 목표를 2개까지 만들 수 있어요."), ("en", "The free version has room for 2 goals."),
    ("ja", "無料版では目標を2個まで作成できます。")])
def test_a87_the_free_version_has_room_for_two_goals(open_app, language, words):
    app = open_app("/goals", language=language)
    app.test("premium", "none")
    app.part("add").click()
    expect(app.sheet("limit")).to_contain_text(words)


def test_a89_steps_keep_what_was_entered(goals):
    goal(goals, "Start drawing").locator("[data-el=add-quest]").click()
    editor = goals.sheet("quest-editor")
    expect(editor.locator("[data-el=next]")).to_be_disabled()
    choose(goals, "Cleaning")
    editor.get_by_role("radio", name="Monthly").click()
    editor.locator("[data-el=previous]").click()
    expect(editor.locator("[data-el=target][aria-checked=true]").first).to_contain_text("Cleaning")
    editor.locator("[data-el=next]").click()
    expect(editor.get_by_role("radio", name="Monthly")).to_have_attribute("aria-checked", "true")


def test_a91_weekdays_need_a_day(goals):
    goal(goals, "Start drawing").locator("[data-el=add-quest]").click()
    editor = choose(goals, "Cleaning")
    editor.get_by_role("radio", name="Weekdays").click()
    expect(editor.locator("[data-el=error]")).to_contain_text("Choose at least one scheduled day.")
    expect(editor.locator("[data-el=next]")).to_be_disabled()
    editor.get_by_role("button", name="Wed").click()
    expect(editor.locator("[data-el=next]")).to_be_enabled()
    expect(editor.locator("[data-el=sentence]")).to_have_text("Cleaning: Wed…")


def test_a99_folded_quests_stay_folded(goals):
    books = goal(goals, "Closer to books")
    books.locator("[data-el=fold]").click()
    expect(rows(books)).to_have_count(0)
    goals.saved()
    goals.reload()
    expect(rows(books)).to_have_count(0)


def test_a207_a_record_ahead_counts_for_progress_and_not_yet_for_the_streak(open_app):
    early = open_app(seed="empty")
    early.test("clock", "2026-08-11T07:15:00+09:00")
    early.reload()
    early.test("seed", "demo")
    early.pref("onboarding.done", "on")
    books = rows(card(early, "Closer to books")).first
    expect(books.locator("[data-el=percent]")).to_have_text("100%")
    expect(books.locator("[data-el=streak]")).to_have_count(0)
    early.advance(15 * 60)
    expect(books.locator("[data-el=streak]")).to_have_text(re.compile("1-day streak"))


@pytest.mark.parametrize("options", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", ["/goals", "/goals/finished", "detail", "editor", "quest"])
def test_an_audit_of_goals_finds_nothing(open_app, options, path):
    app = open_app(
        path if path[0] == "/" else "/goals", options=options, bypass_csp=True, reduced_motion="reduce")
    if path == "detail":
        goal(app, "half marathon").get_by_role("link").click()
        app.shows("goal")
    elif path == "editor":
        app.part("add").click()
        expect(app.sheet("goal-editor")).to_be_visible()
    elif path == "quest":
        rows(goal(app, "Speak with ease")).first.click()
        for step in ["amount", "period", "target"]:
            app.until(STILL)
            audit(app)
            if step != "target":
                app.sheet("quest-editor").locator("[data-el=previous]").click()
    for theme in ["light", "dark"]:
        app.pref("settings.theme", theme)
        app.until(STILL)
        audit(app)


def test_goals_work_by_keyboard_alone(open_app):
    app = open_app("/goals", options=DESKTOP)
    app.page.keyboard.press("n")
    app.page.keyboard.type("By keyboard")
    app.page.keyboard.press("Enter")
    expect(goal(app, "By keyboard")).to_be_visible()
    app.part("reorder").click()
    first = app.part("handle").first
    first.focus()
    app.page.keyboard.press("Space")
    app.page.keyboard.press("ArrowDown")
    app.page.keyboard.press("Space")
    expect(app.part("item").nth(1)).to_contain_text("Closer to books")
    app.page.keyboard.press("Escape")
    expect(app.part("goal").first).to_contain_text("half marathon")
