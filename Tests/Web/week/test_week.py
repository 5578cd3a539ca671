"""Somebody lives a week in the app and at the terminal, through a change of the clock and the end of a
month, and every number agrees on every day (domain.md 4 to 12, Docs/Promises.md).

HARU_SEED=n lives a week again that a failure told of.
"""

import os
import random
import time

from app.driver import DESKTOP, PHONE, TABLET, App
from conftest import PATIENCE
from week.life import Life
from week.look import Look
from week.oracle import DAY
from week.plans import MINUTE
from week.shown import check_screens
from week.told import check_json
from week.typed import check_texts


def test_a_week_is_lived_and_every_number_agrees(plan, site, profile):
    seed = int(os.environ.get("HARU_SEED") or random.randrange(1 << 32))
    print(f"HARU_SEED={seed}")
    life = Life(plan, site, seed)
    life.settle_in()
    app = life.app = move_in(life, profile)
    life.promise_steps()
    life.pin(plan.goals[-1])
    problems, layouts = [], [PHONE, DESKTOP, TABLET]
    for moment, what, arguments in agenda(life):
        life.go_to(moment)
        if what == "toggle":
            # It starts or stops by what the terminal knows, and what ran before may have been stopped in the app.
            settle(life)
        if what != "look":
            getattr(life, what)(*arguments)
            continue
        app.page.set_viewport_size(layouts[0]["viewport"])
        layouts.append(layouts.pop(0))
        if "reload" in arguments:
            app.saved()
            app.reload()
        settle(life)
        look = Look(life)
        check_json(look)
        # The command has judged what has ended by now.
        settle(life)
        check_screens(look, app)
        check_texts(look)
        problems += [f"{life.today}, {life.time(moment)}: {each}" for each in look.problems]
    assert not problems, f"HARU_SEED={seed}: {len(problems)} disagreements\n" + "\n".join(problems[:60])


def agenda(life):
    """Everything in the order in which it happens: (moment, what, with what)."""
    plan, calendar = life.plan, life.calendar
    items = [(calendar.at(day, minute), what, arguments) for day, minute, what, arguments in plan.events]
    day = plan.first
    while day <= plan.last:
        noon, end = calendar.at(day, 720), calendar.start(day + DAY) - MINUTE
        items += [(noon, "look", ["reload"]), (end, "look", [])]
        items += life.routine(day)
        day += DAY
    items += [(calendar.at(day, minute), "look", []) for day, minute in plan.looks]
    return sorted(items, key=lambda item: item[0])


def move_in(life, profile):
    """Opens the link of the server, as somebody does on the first day."""
    life.world.serve()
    context = profile(
        base_url=life.world.address, timezone_id=life.plan.zone, locale="en-GB", viewport=PHONE["viewport"])
    app = App(context, clock=life.now)
    app.open(life.world.link)
    app.pref("onboarding.done", "on")
    app.until("count => haruTest.records().then(({ habits }) => habits.length === count)", len(life.habits))
    app.shows("main")
    return app


def settle(life):
    """Waits until what was done here is there, and what was done there is here."""
    deadline = time.monotonic() + 2 * PATIENCE
    # While something runs, goals follow each minute of real time, which the clock here skips.
    life.app.part("refresh").click()
    again = time.monotonic() + 5
    while (state := stored(life)) != (expected := noted(life)):
        if time.monotonic() > again:
            life.app.part("refresh").click()
            again = time.monotonic() + 5
        assert time.monotonic() < deadline, "\n".join(
            f"{place}: {more} in place of {less}" for place, here, there in zip(("app", "terminal"), state, expected)
            for more, less in zip(map(difference, here, there), map(difference, there, here)) if more or less)
        life.app.page.wait_for_timeout(50)


def difference(one, other):
    return [each for each in one if each not in other]


def noted(life):
    """What must be stored: in the app, and as the command tells it."""
    deeds, habits, goals = life.deeds, life.habits, life.goals
    records = sorted((each.action, each.start, each.end or 0) for each in deeds.sessions)
    records += sorted((each.action, each.at, each.amount) for each in deeds.counts)
    done = [sorted(map(str, each.done)) for each in habits]
    # Checks of days that a pause came to hold later are kept, and tell nothing.
    counted = [sorted(str(day) for day in each.done if not each.rests(day)) for each in habits]
    pauses = [len(each.pauses) for each in habits]
    changes = sorted((quest.id, len(quest.revisions)) for goal in goals for quest in goal.quests)
    statuses = sorted((goal.id, life.oracle.status(goal)) for goal in goals)
    return [records, done, pauses, changes, statuses], [records, counted, pauses, changes, statuses]


def stored(life):
    return in_app(life), at_terminal(life)


def in_app(life):
    stored = life.app.records
    names = {each["id"]: each["name"] for each in stored["actions"]}
    records = sorted((names[each["action"]], each["start"], each["end"] or 0) for each in stored["sessions"])
    records += sorted((names[each["action"]], each["at"], each["amount"]) for each in stored["counts"])
    order = [each.id for each in life.habits]
    habits = sorted(stored["habits"], key=lambda each: order.index(each["id"]))
    return [records, [each["days"] for each in habits], [len(each["pauses"]) for each in habits],
            sorted((each["id"], each["revisions"]) for each in stored["quests"]),
            sorted((each["id"], each["status"]) for each in stored["goals"])]


def at_terminal(life):
    json, oldest = life.world.json, life.plan.first - 14 * DAY
    log = json("log", "--range", f"{oldest}..{life.today + DAY}")
    told = {each["id"]: each for day in log["days"] for each in day["records"]}.values()
    records = sorted((each["name"], each["startedAt"], each["endedAt"] or 0) for each in told if each["type"] == "time")
    records += sorted((each["name"], each["countedAt"], each["amount"]) for each in told if each["type"] == "count")
    habits = json("habits", "--range", f"{oldest}..{life.today}")["habits"]
    done = [[day["day"] for day in each["days"] if day["entry"] == "completed"] for each in habits]
    goals = json("goals", "--finished")["goals"]
    return [records, done, [len(each["pauses"]) for each in habits],
            sorted((each["id"], len(each["changes"])) for goal in goals for each in goal["quests"]),
            sorted((each["id"], each["status"]) for each in goals)]
