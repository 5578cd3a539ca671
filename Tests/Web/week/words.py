"""The words for what `--json` tells (app.md 1.3)."""


def goal_word(told):
    return {"paused": "Paused", "noData": "No data"}.get(told["state"], f"{told['percent']}%")


def goal_mark(told):
    """In the few cells of a table."""
    return {"paused": "rest", "noData": "–"}.get(told["state"], f"{told['percent']}%")


def is_nothing_due(told):
    return told["state"] == "normal" and told["target"] == told["value"] == 0 and not told["isMet"]


def state_word(quest, span):
    """What stands in place of a percentage; None where one stands."""
    told = quest["spans"][span]
    match told["state"]:
        case "noData": return "No data"
        case "paused": return "Paused"
        case "offDay": return "Not scheduled"
        case "periodFulfilled": return "Done this month" if quest["period"] == "monthly" else "Done this week"
    if is_nothing_due(told):
        return "Not scheduled"
    if quest["direction"] == "atMost":
        return "Within limit" if told["isMet"] else "Over limit"
    return None


def quest_word(quest, span):
    return state_word(quest, span) or f"{quest['spans'][span]['percent']}%"


def quest_mark(quest, span):
    word = quest_word(quest, span)
    return {"No data": "–", "Not scheduled": "–", "Paused": "rest", "Done this week": "✓", "Done this month": "✓",
            "Within limit": "kept", "Over limit": "over"}.get(word, word)


def quest_streak(quest):
    told = quest["streak"]
    return f"{told['count']}-{told['unit']} streak" if told and told["count"] else None


def habit_streak(told):
    return f"{told['streak']['current']}-day streak" if told["streak"]["current"] else None


def amounts(quest, span):
    """What was done of what is due; where nothing is due, what was done."""
    told = quest["spans"][span]
    if told["state"] == "noData":
        return None
    if told["state"] in ("offDay", "paused") or is_nothing_due(told):
        return amount(quest, told["rawValue"]) if told["rawValue"] else None
    return amount(quest, told["value"]) + " / " + amount(quest, told["target"])


def amount(quest, value):
    """Seconds, or a count with one decimal, as tables have it."""
    return duration(value) if quest["measure"] == "time" else f"{int(value * 10 + .5) / 10:g}×"


def duration(seconds):
    seconds = int(seconds)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours:
        return f"{hours}h {minutes}m" if minutes else f"{hours}h"
    return f"{seconds}s" if 0 < seconds < 60 else f"{minutes}m"


def times(count):
    return f"{count} time" if count == 1 else f"{count} times"


def percent(ratio):
    """Never rounded up."""
    return f"{int(ratio * 100 + 1e-9)}%"
