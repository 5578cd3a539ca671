"""What the command says in words, beside what it tells with `--json`."""

import re
from datetime import datetime

from week.oracle import SPANS
from week.told import days_gone
from week.words import amounts, duration, goal_mark, goal_word, habit_streak, percent, quest_mark, quest_streak
from week.words import quest_word, times

MARKS = {"completed": "✓", "open": "○", "missed": "·", "paused": "–"}


def check_texts(look):
    overview = table(look.texts["goals"])
    for goal in look.open:
        words = [goal_mark(goal["spans"][span]) for span in SPANS] + [until(look, goal)]
        look.agree(f"haru goals, {goal['title']}", overview[goal["id"][:4]][1:], said(words))
        for quest in goal["quests"]:
            check_quest(look, overview, quest)
    for goal in look.goals:
        check_goal(look, goal, look.texts["goal"][goal["id"]].splitlines())
    for told in look.habits:
        check_habit(look, told)
    check_totals(look)
    check_bars(look)


def table(text):
    """Rows by the id at their end, without the dot before the name."""
    rows = {}
    for line in text.splitlines():
        cells = cells_of(line)
        if re.fullmatch(r"[0-9a-f]{4,8}", cells[-1]):
            rows[cells[-1][:4]] = cells[1 if cells[0] == "●" else 0:-1]
    return rows


def cells_of(line):
    return re.split(r"\s{2,}", line.strip())


def said(words):
    return [each for each in words if each]


def until(look, goal):
    """What stands beside a goal in a list."""
    end = look.goal(goal["id"]).end
    if goal["isPaused"]:
        return "Paused"
    return f"until {end:%a, %b} {end.day}" if end else None


def check_quest(look, overview, quest):
    note = "No data" if quest["spans"]["day"]["state"] == "noData" else quest_streak(quest)
    words = [quest_mark(quest, span) for span in SPANS] + [note]
    look.agree(f"haru goals, {quest['name']}", overview[quest["id"][:4]][1:], said(words))
    for verb in ("quests", "spans"):
        for span in SPANS:
            cells = [cell for cell in table(look.texts[verb][span])[quest["id"][:4]] if not re.fullmatch("[▏▎▍▌▋▊▉█]+", cell)]
            words = [quest_word(quest, span), amounts(quest, span), quest_streak(quest)]
            look.agree(f"haru {verb} --span {span}, {quest['name']}", cells[1:], said(words))


def check_goal(look, goal, lines):
    what = f"haru goals {goal['title']}"
    look.agree(what, cells_of(lines[0])[-1].split(" · ")[-1], goal["id"][:4])
    if goal["periodRatio"] is not None:
        gone, whole = days_gone(look, look.goal(goal["id"]))
        look.agree(f"{what} days", f"day {gone} of {whole}" in lines[1], True)
    begin = lines.index("") + 1
    look.agree(what, [cells_of(line)[1] for line in lines[begin:begin + 3]], [goal_word(goal["spans"][span]) for span in SPANS])
    for quest in goal["quests"]:
        at = next(i for i in range(begin, len(lines)) if lines[i].endswith(quest["id"][:4]))
        numbers = next(i for i in range(at, len(lines)) if lines[i].lstrip().startswith("Today "))
        streak = re.search(r"\d+-\w+ streak", " ".join(lines[at + 1:numbers]))
        look.agree(f"{what}, {quest['name']} streak", streak and streak[0], quest_streak(quest))
        for span, line in zip(SPANS, lines[numbers:numbers + 3]):
            words = [quest_word(quest, span), amounts(quest, span)]
            look.agree(f"{what}, {quest['name']}, {span}", cells_of(line)[1:], said(words))


def check_habit(look, told):
    cells = table(look.texts["habits"])[told["id"][:4]]
    words = said(["Paused" if told["isPaused"] else habit_streak(told), percent(told["rate"])])
    look.agree(f"haru habits, {told['name']}", cells[-len(words):], words)
    detail = look.texts["habit"][told["id"]]
    for words in (f"{told['completedDays']} of {told['trackedDays']} days, {percent(told['rate'])}",
                  f"Streak {told['streak']['current']} days, longest {told['streak']['longest']}"):
        look.agree(f"haru habits {told['name']}, {words}", words in detail, True)
    for each in look.habit[told["id"]]["days"]:
        cell = f"{int(each['day'][-2:]):2}{MARKS.get(each['entry'], '')}"
        is_there = re.search(rf"(?m)(^| ){re.escape(cell)}(\s|$)", detail)
        look.agree(f"haru habits {told['name']}, {each['day']} {cell}", bool(is_there), True)


def check_totals(look):
    for (verb, text), span in zip(look.texts["totals"].items(), SPANS):
        told = look.totals[span]
        lines = [(row["name"], duration(row["seconds"]) if row["type"] == "time" else times(row["count"]))
                 for row in told["rows"]]
        lines += [(goal["title"], goal_word(goal)) for goal in told["goals"]]
        for name, words in lines:
            is_there = re.search(rf"(?m)^●\s+{name}\s+{words}(\s|$)", text)
            look.agree(f"haru {verb}, {name} {words}", bool(is_there), True)
        total = f"Total {duration(told['totalSeconds'])}\n"
        look.agree(f"haru {verb}, {total}", total in text or not told["totalSeconds"], True)


def check_bars(look):
    """Status bars tell what runs, and otherwise how the goals are."""
    bars, waybar = look.bars, look.bars["waybar"]
    running = sorted(look.life.running.values(), key=lambda each: -each.start)
    words = f"Haru {waybar['percentage']}%"
    tip = f"Today {duration(look.totals['day']['totalSeconds'])} · Goals {waybar['percentage']}%"
    if running:
        seconds = [(look.oracle.now - each.start) // 1000 for each in running]
        clocks = [f"{each // 3600}:{each // 60 % 60:02}" for each in seconds]
        words = f"● {running[0].action} {clocks[0]}" + (f" +{len(running) - 1}" if running[1:] else "")
        tip = "\n".join(f"{each.action} {clock} (since {time(look, each.start)})" for each, clock in zip(running, clocks))
    look.agree("waybar", [waybar["text"], waybar["tooltip"], waybar["alt"]], [words, tip, "running" if running else "idle"])
    look.agree("i3blocks", bars["i3blocks"]["full_text"], words)
    for name in ("plain", "tmux"):
        look.agree(name, bars[name].strip(), words)
    look.agree("polybar", re.sub("%{.*?}", "", bars["polybar"]).strip(), words)
    look.agree("xbar", bars["xbar"].splitlines()[0], words)


def time(look, moment):
    return datetime.fromtimestamp(moment / 1000, look.oracle.calendar.zone).strftime("%H:%M")
