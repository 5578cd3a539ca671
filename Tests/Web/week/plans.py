"""The weeks that are lived: where and when, what is promised, and what is out of the ordinary."""

from dataclasses import dataclass, field
from datetime import date, timedelta
from zoneinfo import ZoneInfo

from week.oracle import Calendar, Goal, Habit, Promise, Quest

MINUTE = 60_000
HOUR = 60 * MINUTE
SUNDAY, MONDAY = 6, 0

#: Names of actions with how they are tracked, and their tag.
ACTIONS = {
    "Reading": ("time", "Mind"), "Piano": ("time", "Mind"), "Running": ("time", "Body"),
    "Games": ("time", None), "Water": ("count", None), "Push-ups": ("count", "Body"),
}


def tagged(tag, kind):
    return frozenset(name for name, (tracked, its) in ACTIONS.items() if its == tag and tracked == kind)


def timed(minutes, *actions, **others):
    return Promise(frozenset(actions), minutes * MINUTE, **others)


def counted(count, *actions, **others):
    return Promise(frozenset(actions), count, is_time=False, **others)


@dataclass
class Plan:
    """A stretch of days with what a person means to do in it."""

    name: str
    zone: str
    #: Minutes after midnight.
    day_start: int
    week_start: int
    first: date
    last: date
    goals: list
    habits: list
    #: What happens besides, as (day, minute of day, a method of Life, its arguments).
    events: list = field(default_factory=list)
    #: When besides noon and the day's end everything is looked at, as (day, minute of day).
    looks: list = field(default_factory=list)

    @property
    def calendar(self):
        return Calendar(ZoneInfo(self.zone), self.day_start, self.week_start)


def promises(end, deadline, period):
    """Three goals: one that ends with the month, one without an end, one that will rest."""
    mind = tagged("Mind", "time")
    return [
        Goal(title="Quiet season", end=end, threshold=60, quests=[
            Quest("Reading · daily · at least", timed(30, "Reading")),
            Quest("Water · weekly", counted(20, "Water", period="weekly")),
            Quest("Body · monthly", timed(360, *tagged("Body", "time"), period="monthly")),
            Quest("Games · daily", timed(60, "Games", at_most=True)),
            Quest("Reading · custom", timed(300, "Reading", period="custom", custom=period)),
        ]),
        Goal(title="Music", quests=[
            Quest("Piano · daily", timed(20, "Piano", weekdays=frozenset({0, 2, 4}))),
            Quest("Piano · daily", timed(15, "Piano", deadline=deadline)),
            Quest("Mind · weekly", timed(180, *mind, period="weekly")),
            Quest("Games · daily", timed(120, "Games", at_most=True, month_days=frozenset({31}))),
            Quest("Reading · daily", timed(40, "Reading", month_days=frozenset({1, 30, 31}))),
        ]),
        Goal(title="Strength", quests=[
            Quest("Push-ups · daily", counted(25, "Push-ups")),
            Quest("Running · weekly", timed(90, "Running", period="weekly")),
            Quest("Games · weekly", timed(150, "Games", period="weekly", at_most=True)),
            Quest("Water · monthly", counted(40, "Water", period="monthly")),
            Quest("Steps · daily", Promise(frozenset(), 8000, is_time=False, is_health=True)),
        ]),
    ]


def begun(goals, *starts):
    for goal, start in zip(goals, starts):
        goal.start = start
    return goals


def habits(first, *starts):
    """Three habits with the days that were done before the first one."""
    made = []
    for name, ago in zip(["Make the bed", "Stretch", "No sugar"], starts):
        start = first - timedelta(days=ago)
        made.append(Habit(name=name, start=start, done={
            start + timedelta(days=i) for i in range(ago) if (i * 7 + ago) % 5 > 1}))
    return made


def autumn():
    """Clocks are set back on 1 November, when the month and the week begin."""
    def day(number):
        return date(2026, 10, 1) + timedelta(days=number - 1)

    goals = begun(promises(end=day(31), deadline=9 * 60, period=(day(25), day(31))), day(19), day(21), day(24))
    quiet, music, strength = goals
    first = day(28)
    bed, stretch, sugar = kept = habits(first, 12, 5, 2)
    return Plan("autumn in New York", "America/New_York", 0, SUNDAY, first, day(34), goals, kept, events=[
        (day(29), 615, "pause_habit", [stretch, 2]),
        (day(29), 1265, "revise_in_app", [strength.quests[0], counted(35, "Push-ups"), "35"]),
        (day(30), 610, "pause_in_app", [strength, 2]),
        (day(30), 850, "enter", ["Running"]),
        (day(31), 640, "dot", [bed, 1]),
        # Over the end of the month.
        (day(31), 1390, "tap", ["Reading"]),
        (day(32), 40, "tap", ["Reading"]),
        # Over the hour that is there twice.
        (day(32), 50, "toggle", ["Games"]),
        (day(32), 135, "toggle", ["Games"]),
        (day(33), 725, "revise", [music.quests[2], timed(240, *tagged("Mind", "time"), period="weekly")]),
        (day(34), 605, "tick", [sugar, 2]),
    ], looks=[(day(32), 0), (day(32), 90), (day(32), 121)])


def spring():
    """Clocks are set forward in the night that belongs to 28 March; the month ends on a Tuesday."""
    def day(number):
        return date(2026, 3, 1) + timedelta(days=number - 1)

    goals = begun(promises(end=day(31), deadline=150, period=(day(23), day(31))), day(16), day(20), day(21))
    quiet, music, strength = goals
    first = day(26)
    bed, stretch, sugar = kept = habits(first, 9, 6, 1)
    return Plan("spring in Berlin", "Europe/Berlin", 4 * 60, MONDAY, first, day(33), goals, kept, events=[
        (day(27), 1275, "revise_in_app", [music.quests[2], timed(300, *tagged("Mind", "time"), period="weekly"), "5"]),
        (day(28), 615, "pause_habit", [stretch, 2]),
        (day(28), 850, "enter", ["Running"]),
        # Over the hour that is not there, and over the end of the day; the other past its deadline.
        (day(28), 1400, "tap", ["Reading"]),
        (day(29), 100, "tap", ["Piano"]),
        (day(29), 200, "tap", ["Piano"]),
        (day(29), 330, "tap", ["Reading"]),
        (day(30), 610, "pause_in_app", [music, 2]),
        (day(31), 640, "dot", [bed, 1]),
        # Over the end of the month.
        (day(31), 1420, "toggle", ["Games"]),
        (day(32), 310, "toggle", ["Games"]),
        (day(32), 725, "revise", [strength.quests[0], counted(15, "Push-ups")]),
        (day(33), 605, "tick", [sugar, 2]),
    ], looks=[(day(29), 150), (day(29), 240), (day(32), 240)])
