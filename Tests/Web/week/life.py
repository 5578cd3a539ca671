"""A person who lives a plan: taps, editors and commands at their moments, each noted as a deed."""

import json
import random
import uuid
from datetime import UTC, datetime

from playwright.sync_api import expect

from app.test_goals import goal, rows, set_date
from week.oracle import DAY, Count, Deeds, Oracle, Session
from week.plans import ACTIONS, HOUR, MINUTE

WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]


class Life:
    """What was done so far, and the hands that do more."""

    def __init__(self, plan, world, seed):
        self.plan, self.world, self.calendar = plan, world, plan.calendar
        self.random = random.Random(seed)
        self.deeds = Deeds()
        self.running = {}
        self.goals, self.habits = plan.goals, plan.habits
        self.app = None
        self.now = self.calendar.start(plan.first) + MINUTE

    def go_to(self, moment):
        """The same moment for everything and everybody."""
        assert moment >= self.now
        self.now = moment
        self.world.set_clock(moment)
        if self.app:
            self.app.test("clock", moment)

    @property
    def oracle(self):
        return Oracle(self.calendar, self.deeds, self.now)

    @property
    def today(self):
        return self.calendar.day_of(self.now)

    def time(self, moment):
        """As commands take it."""
        return datetime.fromtimestamp(moment / 1000, UTC).isoformat()

    # On the first day, at the terminal.

    def settle_in(self):
        """Settings, actions, goals and habits, and what was done of them before."""
        haru = self.typed
        haru("settings", "set", "timeZone", self.plan.zone)
        haru("settings", "set", "weekStart", "sunday" if self.plan.week_start == 6 else "monday")
        haru("settings", "set", "dayStartMinutes", clock(self.plan.day_start))
        for name, (tracked, tag) in ACTIONS.items():
            haru("action", "add", name, "--yes", *(["--count"] if tracked == "count" else []), *(["--tag", tag] if tag else []))
        for each in self.goals:
            self.make_goal(each)
        for each in self.habits:
            each.id = haru("habit", "add", each.name, "--start", each.start)
            for day in sorted(each.done):
                haru("tick", each.name, "--date", day)
        for day in (self.plan.first - i * DAY for i in range(9, 0, -1)):
            self.day_before(day)

    def typed(self, *words):
        """The id of what a command made or changed; the next one comes a second later."""
        self.go_to(self.now + 1000)
        return self.world.json(*words).get("ids", [None])[0]

    def make_goal(self, each):
        dates = ["--start", each.start, *(["--end", each.end] if each.end else [])]
        each.id = self.typed("goal", "add", each.title, "--threshold", each.threshold, *dates)
        for quest in each.quests:
            if not quest.promise.is_health:
                quest.id = self.typed("quest", "add", each.title, *self.flags(quest.promise))

    def flags(self, promise):
        """What a promise is called on the command line."""
        names = sorted(promise.actions)
        tag = ACTIONS[names[0]][1]
        kind = "time" if promise.is_time else "count"
        is_tag = len(names) > 1 or tag == "Body" and promise.is_time and promise.period == "monthly"
        yield from ["--tag", tag, "--measure", kind] if is_tag else ["--action", names[0]]
        yield from ["--target", amount(promise)]
        if promise.at_most:
            yield "--at-most"
        if promise.period != "daily":
            yield from ["--period", "{}..{}".format(*promise.custom) if promise.custom else promise.period]
        if promise.weekdays is not None:
            yield from ["--weekdays", ",".join(WEEKDAYS[day] for day in sorted(promise.weekdays))]
        if promise.month_days is not None:
            yield from ["--days", ",".join(map(str, sorted(promise.month_days)))]
        if promise.deadline is not None:
            yield from ["--until", clock(promise.deadline)]

    def day_before(self, day):
        """A day of which only the records are left."""
        noon = self.calendar.at(day, 720)
        for action, chance, longest in [("Reading", .8, 80), ("Piano", .6, 40), ("Running", .5, 70), ("Games", .6, 90)]:
            if self.random.random() < chance:
                start = noon + self.random.randrange(-200, 300) * MINUTE
                self.record(action, start, start + self.random.randrange(5, longest) * MINUTE)
        for action, most in [("Water", 7), ("Push-ups", 40)]:
            if self.random.random() < .8:
                self.add(action, self.random.randrange(1, most), noon + self.random.randrange(-200, 300) * MINUTE)

    # With commands.

    def record(self, action, start, end):
        self.world.haru("record", action, self.time(start), self.time(end))
        self.deeds.sessions.append(Session(action, start, end))

    def add(self, action, count, at=None):
        self.world.haru("add", action, count, *(["--at", self.time(at)] if at else []))
        self.deeds.counts.append(Count(action, at or self.now, count))

    def toggle(self, action):
        """Starts or stops at the terminal."""
        self.world.haru("toggle", action)
        self.note_toggle(action)

    def tick(self, habit, ago=0):
        day = self.today - ago * DAY
        if day in habit.done or self.oracle.entry(habit, day) in ("paused", "untracked"):
            return
        self.world.haru("tick", habit.name, "--date", day)
        habit.done.add(day)

    def pause_habit(self, habit, length):
        last = self.today + (length - 1) * DAY
        self.world.haru("habit", "pause", habit.name, "--end", last)
        habit.pauses.append((self.today, last))

    def revise(self, quest, promise):
        """From today on, at the terminal."""
        self.world.haru("quest", "edit", quest.id, *self.flags(promise))
        quest.revisions.append((self.today, promise))

    # In the app.

    def tap(self, action, times=1):
        """A counted action is counted, a timed one is started or stopped."""
        for _ in range(times):
            self.app.tile(action).click()
        if ACTIONS[action][0] == "time":
            return self.note_toggle(action)
        self.deeds.counts += [Count(action, self.now)] * times

    def note_toggle(self, action):
        if session := self.running.pop(action, None):
            session.end = self.now
        else:
            self.running[action] = Session(action, self.now)
            self.deeds.sessions.append(self.running[action])

    def promise_steps(self):
        """A quest that another device made, of which there is no data here."""
        [(each, quest)] = [(each, quest) for each in self.goals for quest in each.quests if quest.promise.is_health]
        quest.id, stamp = str(uuid.UUID(int=self.random.getrandbits(128), version=4)), f"{self.now:012x}-0000-00000000000000aa"
        fields = {"_created": self.now, "goalID": each.id, "healthMetric": "steps", "targetCount": quest.promise.target,
                  "sortOrder": 99}
        change = {"k": "quest", "id": quest.id, "f": {name: [value, stamp] for name, value in fields.items()}}
        self.app.page.evaluate(
            "text => haruTest.importChanges(new TextEncoder().encode(text))", json.dumps([change]))

    def enter(self, action):
        """The hour that the editor proposes, to the minute."""
        self.app.menu(action).get_by_text("Enter or edit records").click()
        self.app.sheet("records").locator("[data-el=add]").click()
        self.app.sheet("record-editor").locator("[data-el=save]").click()
        expect(self.app.sheet("record-editor")).to_have_count(0)
        self.app.page.keyboard.press("Escape")
        expect(self.app.page.locator("dialog")).to_have_count(0)
        end = self.now // MINUTE * MINUTE
        self.deeds.sessions.append(Session(action, end - HOUR, end))

    def chip(self, habit):
        """Done today, unless it rests."""
        if habit.rests(self.today):
            return
        self.app.page.locator(f"[data-el=habit-chip][data-id='{habit.id}']").click()
        habit.done ^= {self.today}

    def dot(self, habit, ago):
        """Yesterday, or a day before it, on the list of habits."""
        day = self.today - ago * DAY
        self.follow("/goals/habits")
        self.app.page.locator(f"[data-el=habit][data-id='{habit.id}'] button[data-value='{day}']").click()
        habit.done ^= {day}
        self.follow("/")

    def follow(self, path):
        """Taps a link; on a phone some tabs are behind the last one."""
        link = self.app.page.locator(f"a[href='{path}']")
        if link.count() == 0:
            self.app.page.locator("[data-tab=more]").click()
        link.first.click()

    def revise_in_app(self, quest, promise, keys):
        """From today on, in the editor, with the keys that change the amount."""
        title = next(each.title for each in self.goals if quest in each.quests)
        self.follow("/goals")
        rows(goal(self.app, title)).nth(self.place(quest)).click()
        editor = self.app.sheet("quest-editor")
        number = editor.locator("[data-el=number]")
        if promise.is_time:
            editor.locator("[data-el=time-column]").first.focus()
            self.app.page.keyboard.press(keys)
        else:
            number.fill(keys)
        editor.locator("[data-el=save]").click()
        self.app.sheet("confirm").locator("[data-el=confirm]").click()
        expect(self.app.page.locator("dialog")).to_have_count(0)
        quest.revisions.append((self.today, promise))
        self.follow("/")

    def place(self, quest):
        return next(each.quests.index(quest) for each in self.goals if quest in each.quests)

    def pause_in_app(self, each, length):
        """A goal, from today for some days."""
        last = self.today + (length - 1) * DAY
        self.follow("/goals")
        goal(self.app, each.title).get_by_role("link", name=each.title).click()
        self.app.part("add-pause").click()
        sheet = self.app.sheet("pause-editor")
        set_date(sheet.locator("[data-el=last]"), last.isoformat())
        sheet.locator("[data-el=save]").click()
        expect(sheet).to_have_count(0)
        each.pauses.append((self.today, last))
        self.follow("/goals")
        self.follow("/")

    def pin(self, each):
        """Shows a goal on Home too."""
        self.follow("/goals")
        goal(self.app, each.title).get_by_role("link", name=each.title).click()
        self.app.part("pin").click()
        self.follow("/goals")
        self.follow("/")

    # What a day is made of.

    def routine(self, day):
        """Deeds of an ordinary day, as in an agenda."""
        chance, start = self.random.random, self.calendar.start(day)

        def at(hours):
            return start + int(hours * HOUR) + self.random.randrange(600_000)

        deeds = []
        for action, hour, likely, longest in [("Piano", 4.2, .75, 50), ("Reading", 9.5, .8, 70), ("Games", 15.5, .7, 80)]:
            if chance() < likely:
                began = at(hour)
                ended = began + self.random.randrange(2 * MINUTE, longest * MINUTE)
                deeds += [(began, "tap", [action]), (ended, "tap", [action])]
        deeds += [(at(hour), "tap", ["Water", self.random.randrange(1, 4)]) for hour in (5.2, 13.5, 18.1)]
        if chance() < .6:
            began = start + 11 * HOUR
            ended = began + self.random.randrange(10, 70) * MINUTE
            deeds.append((at(16.9), "record", ["Running", began, ended]))
        if chance() < .8:
            deeds.append((at(8.3), "add", ["Push-ups", self.random.randrange(5, 50)]))
        for habit in self.habits:
            if chance() < .8:
                deeds.append((at(self.random.choice([6.1, 19.4])), "chip", [habit]))
        return deeds


def clock(minutes):
    return f"{minutes // 60:02}:{minutes % 60:02}"


def amount(promise):
    return f"{promise.target // MINUTE}m" if promise.is_time else promise.target
