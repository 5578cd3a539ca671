"""What the numbers must be, worked out anew from a list of deeds: domain.md 4 to 12 and
Docs/Promises.md in calendars and fractions, with nothing of Haru's own reckoning."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from functools import cache
from zoneinfo import ZoneInfo

DAY = timedelta(days=1)
SPANS = ["day", "week", "month"]


def days(first, last):
    return [first + i * DAY for i in range((last - first).days + 1)]


@cache
def resolve(zone, day, minute):
    """The earliest moment at which the clock on the wall shows a reading or a later one."""
    reading = datetime.combine(day, datetime.min.time()) + timedelta(minutes=minute)
    moment = (reading - timedelta(hours=15)).replace(tzinfo=UTC)
    while moment.astimezone(zone).replace(tzinfo=None) < reading:
        moment += timedelta(minutes=1)
    return int(moment.timestamp()) * 1000


@dataclass(frozen=True)
class Calendar:
    zone: ZoneInfo
    #: Minutes after midnight at which a day begins.
    day_start: int
    #: As `date.weekday` counts: 0 is Monday.
    week_start: int

    def at(self, day, minute):
        return resolve(self.zone, day, minute)

    def start(self, day):
        return self.at(day, self.day_start)

    def day_of(self, moment):
        day = datetime.fromtimestamp(moment / 1000, self.zone).date() + DAY
        while self.start(day) > moment:
            day -= DAY
        return day

    def span(self, name, day):
        """The days of a span around a day."""
        if name == "day":
            return [day]
        if name == "week":
            first = day - (day.weekday() - self.week_start) % 7 * DAY
            return days(first, first + 6 * DAY)
        first = day.replace(day=1)
        return days(first, (first + 31 * DAY).replace(day=1) - DAY)


@dataclass(frozen=True)
class Promise:
    """What a quest promises: milliseconds or a count of some actions."""

    actions: frozenset
    target: int
    period: str = "daily"
    at_most: bool = False
    is_time: bool = True
    weekdays: frozenset | None = None
    month_days: frozenset | None = None
    deadline: int | None = None
    custom: tuple | None = None
    #: What only a device with health data could tell.
    is_health: bool = False

    def is_scheduled(self, day):
        if self.custom:
            return self.custom[0] <= day <= self.custom[1]
        if self.weekdays is not None:
            return day.weekday() in self.weekdays
        return self.month_days is None or day.day in self.month_days

    def meets(self, value, target):
        return value <= target if self.at_most else value >= target


@dataclass
class Rests:
    """Pauses: pairs of first and last day."""

    pauses: list = field(default_factory=list)

    def rests(self, day):
        return any(first <= day <= last for first, last in self.pauses)


@dataclass
class Quest:
    name: str
    promise: Promise
    #: What it promises from which day on, oldest first.
    revisions: list = field(default_factory=list)

    def on(self, day):
        return next((new for start, new in reversed(self.revisions) if start <= day), self.promise)


@dataclass
class Goal(Rests):
    title: str = ""
    start: date | None = None
    end: date | None = None
    threshold: int = 100
    quests: list = field(default_factory=list)


@dataclass
class Habit(Rests):
    name: str = ""
    start: date | None = None
    done: set = field(default_factory=set)


@dataclass
class Session:
    action: str
    start: int
    end: int | None = None


@dataclass
class Count:
    action: str
    at: int
    amount: int = 1


@dataclass
class Deeds:
    sessions: list = field(default_factory=list)
    counts: list = field(default_factory=list)

    def before(self, moment):
        """As if nothing had come after."""
        return Deeds(
            [Session(each.action, each.start, min(each.end or moment, moment))
             for each in self.sessions if each.start < moment],
            [each for each in self.counts if each.at < moment])


class Oracle:
    """Everything as it stands at one moment."""

    def __init__(self, calendar, deeds, now):
        self.calendar, self.deeds, self.now = calendar, deeds, now
        self.today = calendar.day_of(now)
        self._amounts = {}

    # What was done.

    def amount(self, actions, day, is_time, deadline=None, cut=False):
        key = actions, day, is_time, deadline, cut
        if key not in self._amounts:
            self._amounts[key] = self._amount(*key)
        return self._amounts[key]

    def _amount(self, actions, day, is_time, deadline, cut):
        start, end = self.calendar.start(day), self.calendar.start(day + DAY)
        if deadline is not None and deadline != self.calendar.day_start:
            on = day if deadline > self.calendar.day_start else day + DAY
            end = min(end, self.calendar.at(on, deadline))
        if not is_time:
            return sum(each.amount for each in self.deeds.counts
                       if each.action in actions and start <= each.at < end and not (cut and each.at > self.now))
        latest = min(end, self.now) if cut else end
        return sum(max(0, min(self.now if each.end is None else each.end, latest) - max(each.start, start))
                   for each in self.deeds.sessions if each.action in actions)

    def totals(self, action, is_time, span):
        """Of one action, day by day."""
        return [self.amount(frozenset([action]), day, is_time) for day in self.calendar.span(span, self.today)]

    def done(self, promise, day, cut=False):
        return self.amount(promise.actions, day, promise.is_time, promise.deadline, cut)

    # Quests.

    def period(self, promise, day):
        if promise.custom:
            return days(*promise.custom)
        return self.calendar.span({"daily": "day", "weekly": "week", "monthly": "month"}[promise.period], day)

    def tally(self, quest, goal, among, around, seen=None, cut=False):
        """Value and target of the days on which something was due, each by its own promise."""
        value, target, due = 0, Fraction(0), 0
        for day in among:
            promise = quest.on(day)
            if goal.rests(day) or promise.period == "daily" and not promise.is_scheduled(day):
                continue
            due += 1
            target += Fraction(promise.target, len(self.period(promise, around)))
            if seen is None or day <= seen:
                done = self.done(promise, day, cut)
                is_capped = promise.period == "daily" and not promise.at_most
                value += min(done, promise.target) if is_capped else done
        return value, target, due

    def is_fulfilled(self, quest, goal):
        promise = quest.on(self.today)
        if promise.at_most or promise.period not in ("weekly", "monthly"):
            return False
        value, target, due = self.tally(
            quest, goal, self.period(promise, self.today), self.today, seen=self.today)
        return due > 0 and value >= target

    def state(self, quest, goal, span):
        promise = quest.on(self.today)
        if promise.is_health:
            return "noData"
        if span == "day":
            if goal.rests(self.today):
                return "paused"
            if not promise.is_scheduled(self.today):
                return "offDay"
            return "periodFulfilled" if self.is_fulfilled(quest, goal) else "normal"
        among = self.period(promise, self.today) if promise.custom else self.calendar.span(span, self.today)
        due = [day for day in among if quest.on(day).is_scheduled(day)]
        return "paused" if due and all(goal.rests(day) for day in due) else "normal"

    def progress(self, quest, goal, span):
        """As `--json` tells it, times in milliseconds."""
        promise = quest.on(self.today)
        state = self.state(quest, goal, span)
        among = self.period(promise, self.today) if promise.custom else self.calendar.span(span, self.today)
        is_own = {"daily": "day", "weekly": "week", "monthly": "month", "custom": span}[promise.period] == span
        if state in ("noData", "paused", "offDay"):
            value, target, due = 0, 0, 0
        elif promise.period == "daily" and span == "day":
            value, target, due = self.done(promise, self.today), promise.target, 1
        else:
            value, target, due = self.tally(quest, goal, among, self.today)
            if not is_own and not promise.at_most:
                value = min(value, target)
        shown = Fraction(0) if not due else (
            Fraction(value) / target if target else Fraction(2 if value else 0))
        is_met = due > 0 and promise.meets(value, target)
        return {
            "state": state, "value": value, "target": target, "displayRatio": shown,
            "ratio": Fraction(int(is_met)) if promise.at_most else min(shown, Fraction(1)),
            "percent": shown * 100 // 1, "isMet": is_met,
            "rawValue": sum(self.done(quest.on(day), day) for day in among),
        }

    def streak(self, quest, goal):
        """How many periods in a row were kept, and which; None for a custom one and without data."""
        promise = quest.on(self.today)
        if promise.period == "custom" or promise.is_health:
            return None
        bound = max(goal.start, self.today - 399 * DAY)
        if promise.period == "daily":
            return self.days_in_a_row(quest, goal, bound), "day"
        return self.periods_in_a_row(quest, goal, promise, bound), promise.period.removesuffix("ly")

    def days_in_a_row(self, quest, goal, bound):
        count = 0
        for day in reversed(days(bound, self.today)):
            promise = quest.on(day)
            if goal.rests(day) or not promise.is_scheduled(day):
                continue
            if promise.meets(self.done(promise, day, cut=True), promise.target):
                count += 1
            elif day != self.today or promise.at_most:
                break
        return count

    def periods_in_a_row(self, quest, goal, promise, bound):
        count, day = 0, self.today
        while day >= bound:
            among = self.period(promise, day)
            value, target, due = self.tally(quest, goal, among, day, seen=self.today, cut=True)
            if due and promise.meets(value, target):
                count += 1
            elif due and (self.today not in among or promise.at_most):
                break
            day = among[0] - DAY
        return count

    # Goals.

    def combined(self, goal, span):
        """The state and the mean of the quests."""
        ratios, is_paused, is_missing = [], False, False
        for quest in goal.quests:
            progress = self.progress(quest, goal, span)
            match progress["state"]:
                case "paused": is_paused = True
                case "noData": is_missing = True
                case "periodFulfilled": ratios.append(Fraction(1))
                case "normal": ratios.append(progress["ratio"])
        if not ratios and is_missing:
            return "noData", None
        if not ratios:
            return ("paused", None) if is_paused else ("normal", Fraction(1))
        return "normal", sum(ratios) / len(ratios)

    def status(self, goal):
        """What judging a goal comes to once its last day is over."""
        if goal.end is None or goal.end >= self.today:
            return "inProgress"
        mean = sum(self.judgement(quest, goal) for quest in goal.quests) / len(goal.quests)
        return "achieved" if mean * 100 >= goal.threshold - Fraction(1, 10_000) else "notAchieved"

    def judgement(self, quest, goal):
        promise, last = quest.on(goal.end), goal.end
        if promise.period == "daily":
            if goal.rests(last) or not promise.is_scheduled(last):
                return Fraction(1)
            value, target = self.done(promise, last, cut=True), Fraction(promise.target)
        else:
            among = [day for day in self.period(promise, last) if day <= last]
            value, target, due = self.tally(quest, goal, among, last, cut=True)
            if not due:
                return Fraction(1)
        if promise.meets(value, target):
            return Fraction(1)
        return Fraction(0) if promise.at_most else Fraction(value) / target

    # Habits.

    def entry(self, habit, day):
        if day < habit.start:
            return "untracked"
        if habit.rests(day):
            return "paused"
        if day > self.today:
            return "future"
        if day in habit.done:
            return "completed"
        return "open" if day == self.today else "missed"

    def habit(self, habit):
        tracked = [day for day in days(habit.start, self.today) if not habit.rests(day)]
        marks = [day in habit.done for day in tracked]
        longest = run = 0
        for mark in marks:
            run = run + 1 if mark else 0
            longest = max(longest, run)
        if tracked and tracked[-1] == self.today and not marks[-1]:
            marks.pop()
        current = 0
        while marks and marks.pop():
            current += 1
        done = sum(day in habit.done for day in tracked)
        return {"completedDays": done, "trackedDays": len(tracked),
                "rate": Fraction(done, len(tracked)) if tracked else Fraction(0),
                "current": current, "longest": longest}
