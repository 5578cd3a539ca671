"""The jobs: what is compared with what, what the answers must be, and what the goals are."""

import csv
import glob
import json
import os
import re
import shutil
import subprocess

import history
from measure import Contender, ratio

ZONES = {"Seoul": "Asia/Seoul", "New York": "America/New_York"}


class Goal:
    """At most `most` times a contender, or at most `most` MiB; `aim` is what one hopes for."""

    def __init__(self, what, value, most, aim=None, unit="×"):
        self.what, self.value, self.most, self.aim, self.unit = what, value, most, aim, unit

    @property
    def verdict(self):
        if self.value > self.most:
            return "**missed**"
        return "met" if self.aim is None or self.value > self.aim else "met, and the aim"


class Bench:
    """One history and everything that runs over it."""

    def __init__(self, size, options, meter):
        self.size, self.options, self.meter = size, options, meter
        self.haru = options.haru
        self.floors = options.scratch + "/floors/"
        self.folder = f"{options.scratch}/{size}"
        self.facts = history.make(size, self.folder)
        self.store = self.folder + "/haru.store"
        self.tables = []
        self.goals = []

    # Setting up

    def fresh_store(self, path):
        for end in ("", "-journal", "-wal", "-shm", ".lock", ".preferences"):
            if os.path.exists(path + end):
                os.remove(path + end)
        self.ask(path, "settings", "set", "dayStartMinutes", "04:00")
        return path

    def ask(self, store, *words):
        command = [self.haru, "--store", store, *words]
        environment = {**os.environ, "TZ": "Asia/Seoul"}
        return subprocess.run(
            command, env=environment, check=True, capture_output=True, text=True).stdout

    def csv_files(self):
        return sorted(glob.glob(self.folder + "/haru/*.csv"))

    def make_store(self):
        if os.path.exists(self.store) and os.path.getmtime(self.store) > os.path.getmtime(self.haru):
            return
        self.fresh_store(self.store)
        answer = self.ask(self.store, "import", *self.csv_files(), "--yes", "--json")
        self.expect("sessions imported", json.loads(answer)["sessions"], self.facts["sessions"])

    def copy(self, name, target):
        """A copy of a part of the history that a contender may change."""
        path = f"{self.folder}/work/{target}"
        if os.path.isdir(path):
            shutil.rmtree(path)
        for old in glob.glob(path + "*"):
            os.remove(old)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        source = f"{self.folder}/{name}"
        (shutil.copytree if os.path.isdir(source) else shutil.copy)(source, path)
        # Else the first syncs that are measured write the copy to disk.
        os.sync()
        return path

    # Measuring

    def expect(self, what, found, wanted):
        if found != wanted:
            raise SystemExit(f"{self.size}: {what}: {str(found)[:300]} in place of {str(wanted)[:300]}")

    def job(self, name, contenders, rounds):
        if not re.search(self.options.only, name):
            return False
        print(f"{self.size:>8} {name} …", flush=True)
        self.meter.compare(contenders, self.options.rounds or rounds)
        self.tables.append((name, contenders))
        return True

    def goal(self, what, value, most, aim=None, unit="×"):
        self.goals.append(Goal(f"{what}, {label(self.size)}", value, most, aim, unit))

    def rounds(self, small, large):
        """How often to run what takes longer the more there is."""
        return large if self.size > 100_000 else small

    # Jobs

    def run(self):
        self.make_store()
        self.start_of_process()
        self.start_and_stop()
        self.week()
        for place, zone in ZONES.items():
            self.whole_history(place, zone)
        self.export()
        self.import_csv()
        self.split_loop()

    def start_of_process(self):
        """What any verb costs before it does something."""
        if self.size != min(self.options.sizes):
            return
        haru = Contender("haru --version", [self.haru, "--version"])
        true = Contender("true", ["true"])
        if self.job("start of the process", [haru, true], 101):
            self.goal("process start / `true`, wall", ratio(haru, true, "wall"), 3, 1.5)

    def start_and_stop(self):
        def haru(verb, before):
            store = self.copy("haru.store", f"{verb[0]}.store")
            base = [self.haru, "--store", store]
            prepare = lambda: subprocess.run(
                [*base, *before], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            return Contender(f"haru {verb[0]}", [*base, *verb], before=prepare)

        starts = [haru(["start", "work"], ["stop"])]
        stops = [haru(["stop"], ["start", "work"])]
        for mode in ("wal", "checkpoint", "journal"):
            for contenders in (starts, stops):
                file = self.copy("history.sqlite", f"{mode}-{id(contenders)}.sqlite")
                name = f"C over SQLite, {mode}, FULL"
                contenders.append(Contender(name, [self.floors + "mutate", mode, file]))
        for contenders in (starts, stops):
            contenders.append(self.timewarrior(contenders is starts))
        if self.options.peers and os.path.isdir(self.folder + "/watson"):
            starts.append(self.watson(True))
            stops.append(self.watson(False))
        for name, contenders in (("start", starts), ("stop", stops)):
            if not self.job(name, contenders, 41):
                continue
            mine, wal, _, journal, timew = contenders[:5]
            for figure in ("cpu", "wall"):
                self.goal(
                    f"{name} / C over SQLite WAL FULL, {figure}", ratio(mine, wal, figure), 1.5, 1.2)
            self.goal(
                f"{name} / C over SQLite journal FULL, wall", ratio(mine, journal, "wall"), 1.5, 1.2)
            for figure in ("cpu", "wall"):
                self.goal(f"{name} / Timewarrior, {figure}", ratio(mine, timew, figure), 1)

    def timewarrior(self, is_start):
        """Its own start and stop, each at moments of its own: it refuses what overlaps."""
        folder = self.copy("timew", "timew-start" if is_start else "timew-stop")
        env = {"TIMEWARRIORDB": folder, "TZ": "Asia/Seoul"}
        minutes = iter(range(0, 1_000_000, 4))

        def at(minute):
            day, rest = divmod(minute, 1440)
            return f"2026-11-{3 + day:02d}T{rest // 60:02d}:{rest % 60:02d}:00Z"

        def quietly(*words):
            subprocess.run(
                ["timew", *words], env={**os.environ, **env}, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)

        minute = 0

        def before():
            nonlocal minute
            if is_start:
                quietly("stop", at(minute + 2))
            minute = next(minutes)
            if not is_start:
                quietly("start", at(minute), "work")

        def command():
            return ["timew", "start", at(minute), "work"] if is_start else ["timew", "stop", at(minute + 2)]

        return Contender(f"timew {'start' if is_start else 'stop'}", command, env, before)

    def watson(self, is_start):
        folder = self.copy("watson", "watson-start" if is_start else "watson-stop")
        env = {"WATSON_DIR": folder, "TZ": "UTC"}
        program = self.options.peers + "/bin/watson"

        def before():
            state = json.dumps({"project": "work", "start": 1_764_000_000, "tags": []})
            with open(folder + "/state", "w") as file:
                file.write("{}" if is_start else state)

        words = ["start", "work"] if is_start else ["stop"]
        return Contender(f"watson {words[0]}", [program, *words], env, before)

    def week(self):
        first, after = history.WEEK
        seoul = {"TZ": "Asia/Seoul"}
        sqlite, store = self.folder + "/history.sqlite", ["--store", self.store]
        haru = Contender("haru week", [self.haru, *store, "week", "--date", first], seoul)
        floor = Contender(
            "C over SQLite",
            [self.floors + "report", "sqlite", sqlite, "Asia/Seoul", "week", first, after], keep=True)
        timew = Contender(
            "timew summary", ["timew", "summary", first, "-", after],
            {"TIMEWARRIORDB": self.folder + "/timew", **seoul})
        json_form = Contender(
            "haru week --json", [self.haru, *store, "week", "--date", first, "--json"], seoul, keep=True)
        if not self.job("week", [haru, json_form, floor, timew], 41):
            return
        rows = json.loads(json_form.output)["rows"]
        sums = {(day["day"], row["name"]): day["seconds"] for row in rows for day in row["days"]}
        self.expect(
            "week", {key: value for key, value in sums.items() if value}, floor_sums(floor.output))
        for figure in ("wall", "cpu"):
            self.goal(f"week / C over SQLite, {figure}", ratio(haru, floor, figure), 2.5, 1.5)
        most = 0.6 if self.size >= 1_000_000 else 0.9
        self.goal("week / Timewarrior, cpu", ratio(haru, timew, "cpu"), most)

    def whole_history(self, place, zone):
        env = {"TZ": zone}
        words = [self.haru, "--store", self.store, "month", "--history"]
        text = Contender("haru month --history", words, env)
        json_form = Contender("haru month --history --json", [*words, "--json"], env, keep=True)
        floors = [
            Contender(f"C over {title}", [self.floors + "report", kind, self.folder + file, zone, "month"],
                      keep=True)
            for title, kind, file in (
                ("SQLite", "sqlite", "/history.sqlite"), ("mapped records", "packed", "/history.bin"))]
        duck = self.duckdb(zone) if self.options.peers else None
        contenders = [text, json_form, *floors] + ([duck] if duck else [])
        if not self.job(f"whole history by month, 04:00, {place}", contenders, self.rounds(21, 9)):
            return
        periods = json.loads(json_form.output)["periods"]
        sums = {(period["firstDay"][:7], row["name"]): row["seconds"]
                for period in periods for row in period["rows"]}
        for other in contenders[2:]:
            self.expect(f"months in {place}, {other.name}", floor_sums(other.output), sums)
        # With few sessions it is the writing of the report that takes the time.
        if self.size >= 100_000:
            most = 1.5 if self.size >= 1_000_000 else 2
            for mine in (text, json_form):
                what = f"{mine.name}, {place} / C over SQLite, cpu"
                self.goal(what, ratio(mine, floors[0], "cpu"), most)
        if duck:
            self.goal(f"{text.name}, {place} / DuckDB, cpu", ratio(text, duck, "cpu"), 0.5)
        for mine in (text, json_form):
            self.goal(f"{mine.name}, {place}, memory", mine.median("memory"), 32, unit=" MiB")

    def duckdb(self, zone):
        python, file = self.options.peers + "/bin/python", self.folder + "/history.duckdb"
        here = os.path.dirname(os.path.abspath(__file__))
        script = [python, here + "/duckdb_months.py"]
        if not os.path.exists(file):
            made = subprocess.run([*script, "make", file, self.folder + "/history.csv"])
            if made.returncode:
                return None
        return Contender("DuckDB, its own file", [*script, zone, file], keep=True)

    def export(self):
        folder = self.folder + "/work/export"
        haru = Contender(
            "haru export", [self.haru, "--store", self.store, "export", "--lang", "en", "--output", folder],
            {"TZ": "Asia/Seoul"})
        floor = Contender(
            "C over SQLite",
            [self.floors + "csv", "export", self.folder + "/history.sqlite", self.folder + "/work/floor.csv"])
        os.makedirs(folder, exist_ok=True)
        if not self.job("CSV export", [haru, floor], self.rounds(11, 5)):
            return
        with open(folder + "/Haru-TimeRecords.csv", encoding="utf-8-sig", newline="") as file:
            seconds = [int(row["Seconds"]) for row in csv.DictReader(file)]
        self.expect("sessions exported", len(seconds), self.facts["sessions"])
        self.expect("seconds exported", sum(seconds), self.facts["seconds"])
        self.goal("CSV export / C over SQLite, cpu", ratio(haru, floor, "cpu"), 1.7, 1.2)
        self.goal("CSV export, memory", haru.median("memory"), 32, unit=" MiB")

    def import_csv(self):
        store = self.folder + "/work/import.store"
        target = self.folder + "/work/import.sqlite"
        words = [self.haru, "--store", store, "import", *self.csv_files(), "--yes", "--json"]
        env = {"TZ": "Asia/Seoul"}
        haru = Contender(
            "haru import", words, env, before=lambda: self.fresh_store(store), keep=True)

        def forget():
            for end in ("", "-wal", "-shm"):
                if os.path.exists(target + end):
                    os.remove(target + end)

        floor = Contender(
            "C over SQLite, four tables", [self.floors + "csv", "import", self.folder + "/history.csv", target],
            before=forget, keep=True)
        again = Contender("haru import, a second time", words, env, keep=True)
        os.makedirs(self.folder + "/work", exist_ok=True)
        if not self.job("CSV import", [haru, again, floor], self.rounds(7, 3)):
            return
        first, second = json.loads(haru.output), json.loads(again.output)
        count = self.facts["sessions"]
        self.expect("imported", (first["sessions"], first["duplicates"]), (count, 0))
        self.expect("imported again", (second["sessions"], second["duplicates"]), (0, count))
        self.expect("imported by the floor", floor.output.split(), [str(count), str(self.facts["seconds"])])
        self.goal("CSV import / C over SQLite, cpu", ratio(haru, floor, "cpu"), 2, 1.3)
        self.goal("CSV import, memory", haru.median("memory"), 64, unit=" MiB")

    def split_loop(self):
        """Haru's own summing over records in memory, against the same in C: nanoseconds a session."""
        name = "split loop"
        if not re.search(self.options.only, name) or not self.options.split:
            return
        print(f"{self.size:>8} {name} …", flush=True)
        packed = self.folder + "/history.bin"
        for place, zone in ZONES.items():
            env = {**os.environ, "TZ": zone}

            def best(command):
                run = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
                return [float(x) for x in run.stderr.split()], run.stdout
            floor = [self.floors + "report", "packed", packed, zone, "month", "31"]
            fastest = []
            for _ in range(5):
                (mine, _), sums = best([self.options.split, packed, zone, "31"])
                (theirs, _), wanted = best(floor)
                fastest.append((mine, theirs))
                self.expect("split loop", named(sums), floor_sums(wanted))
            mine, theirs = (min(pair[i] for pair in fastest) for i in (0, 1))
            self.goal(f"split loop, {place} ({mine:.2f} ns) / C ({theirs:.2f} ns)", mine / theirs, 2, 1.3)


def label(size):
    return f"{size // 1000}k"


def floor_sums(text):
    rows = (line.split(",") for line in text.splitlines())
    return {(period, action): int(seconds) for period, action, seconds in rows}


def named(text):
    """The sums of a program that knows actions by their number."""
    return {(period, history.ACTIONS[int(action)]): seconds
            for (period, action), seconds in floor_sums(text).items()}
