"""What the screens of the app show, beside what the command tells."""

from datetime import date

from week.oracle import SPANS
from week.plans import ACTIONS
from week.screens import read_all
from week.words import duration, goal_word, percent, quest_streak, state_word, times

#: The span that is a quest's own.
OWN = {"daily": "day", "weekly": "week", "monthly": "month", "custom": "month"}


def check_screens(look, app):
    seen = read_all(app, [each["id"] for each in look.open], [each.id for each in look.life.habits])
    goals = {each["id"]: each for each in look.goals}
    check_cards(look, seen, goals)
    look.agree("Goals", [each["id"] for each in seen["goals"]["goals"]], [each["id"] for each in look.open])
    for place, shown in [("Goals", seen["goals"]["goals"]), ("goal", seen["goal"].values())]:
        for section in shown:
            check_section(look, place, section, goals[section["id"]])
    ended = [each for each in look.goals if each["status"] != "inProgress"]
    words = {"achieved": "Achieved", "notAchieved": "Not achieved"}
    look.agree("finished", seen["goals"]["finished"], str(len(ended)))
    look.agree("finished", [[each["id"], each["badge"]] for each in seen["finished"]],
               [[each["id"], words[each["status"]]] for each in ended])
    check_habits(look, seen)
    check_tiles(look, seen["home"])


# Goals.

def check_cards(look, seen, goals):
    look.agree("cards", [each["id"] for each in seen["home"]["cards"]], [each["id"] for each in look.open])
    for card in seen["home"]["cards"]:
        goal = goals[card["id"]]
        what = f"card, {goal['title']}"
        # A card has room for one: that the goal rests, or the days left.
        look.agree(f"{what} badge", card["badge"], "Paused" if goal["isPaused"] else None)
        look.agree(f"{what} days left", card["left"], None if goal["isPaused"] else days_left(look, goal))
        for row, quest in zip(card["quests"], quests_of(look, what, card, goal), strict=True):
            check_gauge(look, f"{what}, {quest['name']}", row["day"], quest, "day", is_card=True)
            look.agree(f"{what}, {quest['name']} streak", row["streak"], quest_streak(quest))
    for card in seen["combined"]["cards"]:
        goal = goals[card["id"]]
        for span, bar in zip(SPANS, card["spans"], strict=True):
            told, what = goal["spans"][span], f"combined card, {goal['title']}, {span}"
            look.agree(what, bar["said"], goal_word(told))
            look.fill(what, bar["fill"], told["ratio"] or 0)


def quests_of(look, what, shown, goal):
    look.agree(what, [row["id"] for row in shown["quests"]], [each["id"] for each in goal["quests"]])
    told = {each["id"]: each for each in goal["quests"]}
    return [told[row["id"]] for row in shown["quests"]]


def days_left(look, goal):
    end = look.goal(goal["id"]).end
    if not end:
        return None
    left = (end - look.oracle.today).days
    return "Ends today" if left == 0 else f"{left} day{'s' if left > 1 else ''} left"


def check_section(look, place, section, goal):
    what = f"{place}, {goal['title']}"
    look.agree(f"{what} badge", section["badge"], "Paused" if goal["isPaused"] else "In progress")
    look.agree(f"{what} days left", section["left"], days_left(look, goal))
    look.agree(f"{what} elapsed", section["elapsed"] is None, goal["periodRatio"] is None)
    look.fill(f"{what} elapsed", section["elapsed"] or 0, goal["periodRatio"] or 0)
    for row, quest in zip(section["quests"], quests_of(look, what, section, goal), strict=True):
        spans = ["day", "month"] if quest["period"] == "custom" else SPANS
        for span, gauge in zip(spans, row["spans"], strict=True):
            check_gauge(look, f"{what}, {quest['name']}, {span}", gauge, quest, span)
        look.agree(f"{what}, {quest['name']} streak", row["streak"], quest_streak(quest))


def check_gauge(look, what, gauge, quest, span, is_card=False):
    told, word = quest["spans"][span], state_word(quest, span)
    shown = gauge["word"] and gauge["word"].removeprefix("! ")
    if is_card and word in ("Within limit", "Over limit"):
        value = quest["spans"][OWN[quest["period"]]]["value"]
        word += " · " + (duration(value) if quest["measure"] == "time" else times(int(value)))
    look.agree(f"{what} word", shown, word)
    look.agree(f"{what} percent", gauge["percent"], None if word else f"{told['percent']}%")
    look.fill(f"{what} gauge", gauge["fill"], 1 if told["state"] == "periodFulfilled" else told["ratio"])


# Habits.

def check_habits(look, seen):
    today = look.oracle.today
    chips = seen["home"]["habits"]
    look.agree("chips", list(chips), [each["id"] for each in look.habits if not each["isPaused"]])
    for id, is_done in chips.items():
        look.agree(f"chip, {id}", is_done, look.entry(id, today) == "completed")
    look.agree("chips", seen["home"]["habitsDone"], f"{sum(chips.values())}/{len(chips)}")
    for row, told in zip(seen["habits"], look.habits, strict=True):
        what, entry = f"Habits, {told['name']}", look.entry(told["id"], today)
        look.agree(what, row["id"], told["id"])
        look.agree(f"{what} streak", row["streak"], told["streak"]["current"])
        look.agree(f"{what} badge", row["badge"], "Paused" if told["isPaused"] else None)
        look.agree(f"{what} check", row["check"], None if entry == "paused" else str(entry == "completed").lower())
        look.agree(f"{what} days", list(row["days"]), [str(day) for day in look.oracle.calendar.span("week", today)])
        check_days(look, what, row["days"], told["id"])
        check_habit(look, f"habit, {told['name']}", seen["habit"][told["id"]], told)


def check_habit(look, what, shown, told):
    for name, value in [("current", told["streak"]["current"]), ("longest", told["streak"]["longest"]),
                        ("completed", told["completedDays"]), ("tracked", told["trackedDays"])]:
        look.agree(f"{what} {name}", shown[name], value)
    look.agree(f"{what} rate", f"{shown['rate']}%", percent(told["rate"]))
    look.agree(f"{what} days", list(shown["days"]), [each["day"] for each in look.habit[told["id"]]["days"]])
    check_days(look, what, shown["days"], told["id"])


def check_days(look, what, shown, id):
    for day, state in shown.items():
        entry = look.entry(id, date.fromisoformat(day))
        look.agree(f"{what}, {day}", state, "done" if entry == "completed" else entry)


# Actions.

def check_tiles(look, home):
    rows = {each["name"]: each for each in look.totals["day"]["rows"]}
    for action, (kind, _) in ACTIONS.items():
        told = rows.get(action, {}).get("seconds" if kind == "time" else "count", 0)
        look.agree(f"tile, {action}", home["figures"][action], told)
    lengths = sorted((look.oracle.now - each.start) // 1000 for each in look.life.running.values())
    look.agree("running", sorted(home["running"].values()), lengths)
