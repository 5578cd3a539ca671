"""One deterministic history of tracked time, in every form the benchmarks need.

Sessions never overlap (Timewarrior forbids it), have whole seconds, and many cross midnight: every
sleep, and some late nights, of which some cross 04:00. The person lives in Seoul for the first
60 % of the years and then in New York, so that changes of the clock are real. The same size gives
the same bytes, always.
"""

import csv
import json
import os
import random
import sqlite3
import struct
import uuid
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

LAST_DAY = date(2026, 11, 1)  # The last day that has sessions.
WEEK = ("2026-10-26", "2026-11-02")  # Its week: first day, and the day after the last.
YEARS = {10_000: 6, 100_000: 10, 1_000_000: 25}

ACTIONS = (
    "sleep work meeting email reading exercise walk cooking meal commute shopping cleaning family "
    "friends music games writing study language meditation movies planning 운동 side-project"
).split()
WEIGHTS = [0, 30, 10, 8, 8, 5, 6, 5, 9, 7, 3, 3, 6, 4, 3, 4, 4, 6, 4, 2, 3, 3, 2, 5]
TAGS = (
    "home office deep shallow client-a client-b billable urgent alone outside gym phone laptop kids "
    "weekend travel project-x project-y blog korean book course errand health calm loud review bugs "
    "design ops garden piano run bike swim visit paper talk fix idea"
).split()
NOTES = [
    "wrote the report", "call with the bank", "long one, no breaks", "chapter 7", "felt tired",
    'with "quotes" and, commas', "회의 준비", "5 km", "follow up tomorrow", "pairing",
]


def sessions(count):
    """Yield (start, end, action number, tags, note), UTC seconds, in order of start."""
    chance = random.Random(20260101 + count)
    years = YEARS.get(count) or max(5, count // 40_000)
    first = LAST_DAY.replace(year=LAST_DAY.year - years)
    days = (LAST_DAY - first).days + 1
    zones = ZoneInfo("Asia/Seoul"), ZoneInfo("America/New_York")
    made, awake = 0, None

    def midnight(number):
        day = first + timedelta(days=number)
        zone = zones[number >= int(days * 0.6)]
        return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp())

    for number in range(days):
        start_of_day, next_day = midnight(number), midnight(number + 1)
        wanted = (number + 1) * count // days - made
        if awake is None or awake < start_of_day + 3 * 3600:
            awake = start_of_day + 7 * 3600
        bed = start_of_day + 23 * 3600 + int(chance.gauss(0, 2700))
        if chance.random() < 0.06:
            bed += chance.randrange(2 * 3600, 4 * 3600)
        wake = max(bed + 4 * 3600, next_day + 7 * 3600 + int(chance.gauss(0, 2400)))
        sleeps = wanted > 1 and chance.random() < 0.93
        waking = wanted - sleeps
        if waking > 0 and bed - awake > 4 * waking:
            for session in _waking(chance, waking, awake, bed):
                yield session
                bed = max(bed, session[1])
                made += 1
        if sleeps:
            end = max(bed + 600, wake - chance.randrange(60, 1800))
            yield bed + 60, end, 0, (), ""
            made += 1
            wake = max(wake, end + 60)
        awake = wake


def _waking(chance, count, awake, bed):
    """Fill the time from getting up to bed with `count` sessions and gaps between them."""
    lengths = [chance.lognormvariate(0, 1.0) for _ in range(count)]
    gaps = [chance.expovariate(1.0) + 0.01 for _ in range(count)]
    busy = min(0.7 * (bed - awake), count * 4200)
    per_length, per_gap = busy / sum(lengths), (bed - awake - busy) / sum(gaps)
    time, before = float(awake), awake
    for i, action in enumerate(chance.choices(range(len(ACTIONS)), WEIGHTS, k=count)):
        time += gaps[i] * per_gap
        start = max(before, int(time))
        time += lengths[i] * per_length
        end = before = max(start + 1, int(time))
        share = chance.random()
        tag_count = 0 if share < 0.35 else 1 if share < 0.75 else 2 if share < 0.93 else 3
        tags = tuple(chance.sample(TAGS, tag_count))
        yield start, end, action, tags, chance.choice(NOTES) if chance.random() < 0.12 else ""


def utc(second):
    return datetime.fromtimestamp(second, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def write_haru(rows, folder):
    """Haru's own files (domain 15.1): tags belong to actions there, so those of sessions are left
    out."""
    os.makedirs(folder + "/haru", exist_ok=True)
    ids = [str(uuid.uuid5(uuid.NAMESPACE_URL, "haru/" + name)) for name in ACTIONS]
    with open(folder + "/haru/Haru-Actions.csv", "w", encoding="utf-8-sig", newline="") as file:
        table = csv.writer(file, lineterminator="\r\n")
        table.writerow(["ID", "Name", "Tracking", "Tags", "Icon", "Favorite", "Created"])
        for number, name in enumerate(ACTIONS):
            tags = ";".join(TAGS[number : number + number % 3])
            table.writerow([ids[number], name, "time", tags, "", "false", utc(rows[0][0])])
    with open(folder + "/haru/Haru-TimeRecords.csv", "w", encoding="utf-8-sig", newline="") as file:
        table = csv.writer(file, lineterminator="\r\n")
        table.writerow(["Action ID", "Action", "Start", "End", "Seconds", "Note"])
        for start, end, action, _, note in rows:
            table.writerow(
                [ids[action], ACTIONS[action], utc(start), utc(end), end - start, note])


def write_csv(rows, folder):
    """What the floors and DuckDB read."""
    with open(folder + "/history.csv", "w", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["action", "start", "end", "tags", "note"])
        for start, end, action, tags, note in rows:
            table.writerow([ACTIONS[action], utc(start), utc(end), " ".join(tags), note])


def write_sqlite(rows, folder):
    """The four tables that a person would design: the floors' database."""
    store = sqlite3.connect(folder + "/history.sqlite")
    store.executescript("""
        PRAGMA journal_mode=WAL;
        CREATE TABLE action(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
        CREATE TABLE tag(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
        CREATE TABLE session(id INTEGER PRIMARY KEY, action_id INTEGER NOT NULL REFERENCES action(id),
            start INTEGER NOT NULL, stop INTEGER, note TEXT);
        CREATE TABLE session_tag(session_id INTEGER NOT NULL, tag_id INTEGER NOT NULL,
            PRIMARY KEY(session_id, tag_id)) WITHOUT ROWID;
        """)
    store.executemany("INSERT INTO action VALUES(?,?)", enumerate(ACTIONS, 1))
    store.executemany("INSERT INTO tag VALUES(?,?)", enumerate(TAGS, 1))
    store.executemany(
        "INSERT INTO session VALUES(?,?,?,?,?)",
        ((i, action + 1, start, end, note or None)
         for i, (start, end, action, _, note) in enumerate(rows, 1)))
    store.executemany(
        "INSERT INTO session_tag VALUES(?,?)",
        ((i, TAGS.index(tag) + 1) for i, row in enumerate(rows, 1) for tag in row[3]))
    store.executescript("""
        CREATE INDEX session_start ON session(start);
        CREATE INDEX session_running ON session(id) WHERE stop IS NULL;
        ANALYZE;
        """)
    store.commit()
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()


def write_packed(rows, folder):
    """Start, end (64 bits), action and padding (32 bits), little endian: the memory's own limit."""
    record = struct.Struct("<qqii")
    with open(folder + "/history.bin", "wb") as file:
        file.writelines(record.pack(start, end, action, 0) for start, end, action, _, _ in rows)


def write_timewarrior(rows, folder):
    """Its own database: a file a month of UTC, and how often each tag is used."""
    data = folder + "/timew/data"
    os.makedirs(data, exist_ok=True)
    with open(folder + "/timew/timewarrior.cfg", "w") as file:
        file.write("confirmation = off\n")
    uses, months = {}, {}
    for start, end, action, tags, note in rows:
        names = sorted([ACTIONS[action], *tags])
        for name in names:
            uses[name] = uses.get(name, 0) + 1
        stamp = "{:%Y%m%dT%H%M%SZ}".format
        first = datetime.fromtimestamp(start, timezone.utc)
        last = datetime.fromtimestamp(end, timezone.utc)
        line = f"inc {stamp(first)} - {stamp(last)} # {' '.join(names)}"
        if note:
            line += ' # "' + note.replace('"', '\\"') + '"'
        months.setdefault(f"{first:%Y-%m}", []).append(line + "\n")
    for month, lines in months.items():
        with open(f"{data}/{month}.data", "w") as file:
            file.writelines(lines)
    with open(data + "/tags.data", "w") as file:
        json.dump({name: {"count": uses[name]} for name in sorted(uses)}, file, ensure_ascii=False)


def write_watson(rows, folder):
    """One list of frames: start, end, project, id, tags, when it was changed."""
    os.makedirs(folder + "/watson", exist_ok=True)
    frames = [
        [start, end, ACTIONS[action], "%032x" % i, list(tags), end]
        for i, (start, end, action, tags, _) in enumerate(rows)]
    with open(folder + "/watson/frames", "w") as file:
        json.dump(frames, file, ensure_ascii=False, indent=1)


def make(count, folder):
    """Write the history of `count` sessions into `folder`, unless it is there; return its size and
    the sum of its seconds."""
    facts = folder + "/facts.json"
    if not os.path.exists(facts):
        os.makedirs(folder, exist_ok=True)
        rows = list(sessions(count))
        writers = [
            write_haru, write_csv, write_sqlite, write_packed, write_timewarrior]
        if count <= 10_000:
            writers.append(write_watson)
        for write in writers:
            write(rows, folder)
        with open(facts, "w") as file:
            json.dump(
                {"sessions": len(rows), "seconds": sum(row[1] - row[0] for row in rows)}, file)
    with open(facts) as file:
        return json.load(file)
