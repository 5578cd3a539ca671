"""What the command tells with `--json`, beside the oracle."""

from week.oracle import DAY, SPANS, Oracle
from week.plans import ACTIONS


def check_json(look):
    life, oracle = look.life, look.oracle
    look.agree("goals", [each["id"] for each in look.goals], [each.id for each in life.goals])
    for told, goal in zip(look.goals, life.goals):
        check_goal(look, told, goal)
    look.agree("quests", look.quests, [quest for goal in look.open for quest in goal["quests"]])
    for span in SPANS:
        check_totals(look, span)
    check_yesterday(look)
    for told, habit in zip(look.habits, life.habits, strict=True):
        check_habit(look, told, habit, [oracle.today])
        check_habit(look, look.habit[habit.id], habit, oracle.calendar.span("month", oracle.today))
    ratios = [oracle.combined(goal, "day")[1] for goal in life.goals if oracle.status(goal) == "inProgress"]
    ratios = [each for each in ratios if each is not None]
    percent = sum(ratios) / len(ratios) * 100 // 1 if ratios else 0
    look.agree("status", look.bars["waybar"]["percentage"], percent)


def check_goal(look, told, goal):
    oracle, what = look.oracle, f"goals, {goal.title}"
    look.agree(what, told["status"], oracle.status(goal))
    look.agree(f"{what} isPaused", told["isPaused"], goal.rests(oracle.today))
    if goal.end:
        gone, whole = days_gone(look, goal)
        look.near(f"{what} periodRatio", told["periodRatio"], gone / whole)
    for span in SPANS:
        state, ratio = oracle.combined(goal, span)
        shown = told["spans"][span]
        look.agree(f"{what}, {span}", shown["state"], state)
        look.agree(f"{what}, {span} percent", shown["percent"], None if ratio is None else ratio * 100 // 1)
        if ratio is not None:
            look.near(f"{what}, {span}", shown["ratio"], ratio)
    look.agree(f"{what}, quests", [each["id"] for each in told["quests"]], [each.id for each in goal.quests])
    for shown, quest in zip(told["quests"], goal.quests):
        check_quest(look, shown, quest, goal)


def days_gone(look, goal):
    """Days of a goal up to today, and all its days."""
    last = min(look.oracle.today, goal.end)
    return (last - goal.start).days + 1, (goal.end - goal.start).days + 1


def check_quest(look, told, quest, goal):
    oracle, what = look.oracle, f"goals, {goal.title}, {told['name']}"
    promise = quest.on(oracle.today)
    unit = 1000 if promise.is_time else 1
    for span in SPANS:
        expected, shown = oracle.progress(quest, goal, span), told["spans"][span]
        for name in ("state", "isMet", "percent"):
            look.agree(f"{what}, {span} {name}", shown[name], expected[name])
        for name in ("value", "target", "rawValue"):
            look.near(f"{what}, {span} {name}", shown[name], expected[name] / unit)
        for name in ("ratio", "displayRatio"):
            look.near(f"{what}, {span} {name}", shown[name], expected[name])
    streak = told["streak"] and (told["streak"]["count"], told["streak"]["unit"])
    look.agree(f"{what} streak", streak, oracle.streak(quest, goal))
    look.agree(f"{what} scheduledToday", told["scheduledToday"], promise.is_scheduled(oracle.today))
    changes = [each["from"] for each in told["changes"]]
    look.agree(f"{what} changes", changes, [str(day) for day, _ in quest.revisions])


def check_totals(look, span):
    oracle, told = look.oracle, look.totals[span]
    days = oracle.calendar.span(span, oracle.today)
    look.agree(f"{span} days", [told["firstDay"], told["lastDay"]], [str(days[0]), str(days[-1])])
    rows = {each["name"]: each for each in told["rows"]}
    for action, (kind, _) in ACTIONS.items():
        check_total(look, span, action, kind, rows.get(action))
    shown = [goal for goal in look.life.goals if not goal.end or oracle.today <= goal.end]
    look.agree(f"{span}, goals", [each["id"] for each in told["goals"]], [goal.id for goal in shown])
    for each, goal in zip(told["goals"], shown):
        full = next(every for every in look.goals if every["id"] == goal.id)["spans"][span]
        look.agree(f"{span}, {goal.title}", {name: each[name] for name in full}, full)
    if span == "day":
        expected = [{"id": each.id, "name": each.name, "entry": oracle.entry(each, oracle.today),
                     "streak": oracle.habit(each)["current"]} for each in look.life.habits]
        look.agree("today, habits", told["habits"], expected)


def check_total(look, span, action, kind, row):
    is_running = action in look.life.running
    amounts = look.oracle.totals(action, kind == "time", span)
    unit, name = (1000, "seconds") if kind == "time" else (1, "count")
    if not sum(amounts) and not is_running:
        return look.agree(f"{span}, {action}", row, None)
    look.agree(f"{span}, {action}", row[name], sum(amounts) // unit)
    look.agree(f"{span}, {action} isRunning", row["isRunning"], is_running)
    if span != "day":
        by_day = [each[name] for each in row["days"]]
        look.agree(f"{span}, {action} by day", by_day, [each // unit for each in amounts])


def check_yesterday(look):
    """Looked back at, a day is as it was when it ended."""
    oracle, told = look.oracle, look.yesterday
    end, day = oracle.calendar.start(oracle.today), oracle.today - DAY
    past = Oracle(oracle.calendar, look.life.deeds.before(end), end - 1)
    rows = {each["name"]: each.get("seconds", each.get("count")) for each in told["rows"]}
    for action, (kind, _) in ACTIONS.items():
        [amount] = past.totals(action, kind == "time", "day")
        look.agree(f"yesterday, {action}", rows.get(action, 0), amount // (1000 if kind == "time" else 1))
    shown = [goal for goal in look.life.goals if not goal.end or day <= goal.end]
    for each, goal in zip(told["goals"], shown, strict=True):
        state, ratio = past.combined(goal, "day")
        look.agree(f"yesterday, {goal.title}", [each["id"], each["state"]], [goal.id, state])
        look.agree(f"yesterday, {goal.title}", each["percent"], None if ratio is None else ratio * 100 // 1)
    expected = [{"id": each.id, "name": each.name, "entry": oracle.entry(each, day),
                 "streak": past.habit(each)["current"]} for each in look.life.habits]
    look.agree("yesterday, habits", told["habits"], expected)


def check_habit(look, told, habit, days):
    what, expected = f"habits, {habit.name}", look.oracle.habit(habit)
    for name in ("completedDays", "trackedDays"):
        look.agree(f"{what} {name}", told[name], expected[name])
    look.near(f"{what} rate", told["rate"], expected["rate"])
    for name in ("current", "longest"):
        look.agree(f"{what} {name}", told["streak"][name], expected[name])
    look.agree(f"{what} isPaused", told["isPaused"], habit.rests(look.oracle.today))
    entries = {each["day"]: each["entry"] for each in told["days"]}
    for day in days:
        look.agree(f"{what}, {day}", entries[str(day)], look.oracle.entry(habit, day))
