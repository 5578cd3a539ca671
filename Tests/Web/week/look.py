"""Everything that shows a number, at one moment."""

from json import loads

from week.oracle import DAY, SPANS


class Look:
    """What the command tells, as JSON and in words, beside the oracle; and what does not agree."""

    def __init__(self, life):
        self.life, self.oracle = life, life.oracle
        self.problems = []
        json, text = life.world.json, life.world.haru
        self.goals = json("goals", "--finished")["goals"]
        self.quests = json("quests")["quests"]
        self.totals = {span: json(verb) for span, verb in zip(SPANS, ("today", "week", "month"))}
        self.yesterday = json("today", "--date", self.oracle.today - DAY)
        self.habits = json("habits")["habits"]
        self.habit = {each.id: json("habits", each.id)["habits"][0] for each in life.habits}
        self.texts = {
            "goals": text("goals"), "goal": {each["id"]: text("goals", each["id"]) for each in self.goals},
            "quests": {span: text("quests", "--span", span) for span in SPANS},
            "spans": {span: text("goals", "--span", span) for span in SPANS},
            "habits": text("habits"), "habit": {each.id: text("habits", each.id) for each in life.habits},
            "totals": {verb: text(verb) for verb in ("today", "week", "month")},
        }
        self.bars = {name: text("status", "--format", name) for name in ("plain", "tmux", "polybar", "xbar")}
        self.bars |= {name: loads(text("status", "--format", name)) for name in ("waybar", "i3blocks")}

    @property
    def open(self):
        return [each for each in self.goals if each["status"] == "inProgress"]

    def goal(self, id):
        """A goal as the oracle knows it."""
        return next(each for each in self.life.goals if each.id == id)

    def entry(self, id, day):
        """What the command tells of a habit's day; what it does not, the oracle."""
        for told in (self.habit[id], next(each for each in self.habits if each["id"] == id)):
            for each in told["days"]:
                if each["day"] == str(day):
                    return each["entry"]
        return self.oracle.entry(next(each for each in self.life.habits if each.id == id), day)

    # What must be the same.

    def agree(self, what, shown, told):
        if shown != told:
            self.problems.append(f"{what}: {shown!r} in place of {told!r}")

    def near(self, what, shown, told):
        if abs(shown - float(told)) > 1e-6 * max(1, abs(float(told))):
            self.problems.append(f"{what}: {shown!r} in place of {float(told)!r}")

    def fill(self, what, shown, told):
        """Bars are told in ten-thousandths, rounded down."""
        if abs(shown - told) > 1.01e-4:
            self.problems.append(f"{what}: {shown} in place of {told}")
