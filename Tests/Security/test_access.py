"""S-31 to S-42: who may do what, and what an exchange may carry."""

import concurrent.futures
import csv
import gzip
import io
import json
import sqlite3
import struct
import subprocess
import zipfile

import pytest

from routes import PUBLIC, ROUTES, path_of
from server import BIN, action, change, new_id, now, stamp


# MARK: Who

def test_s31_without_a_token_there_is_only_what_is_public(world):
    assert {path for _, path, access in ROUTES if access is None} == PUBLIC
    for method, path, access in ROUTES:
        if access is None:
            continue
        for headers in [{}, {"Authorization": "Basic YTpi"}, {"Authorization": "Bearer "},
                        {"Authorization": world.alice.token}]:
            answer = world.ask(method, path_of(path), {} if method in ("POST", "PUT") else None, headers=headers)
            assert answer.status == 401 and answer.code == "unauthorized", (method, path, headers)
            assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_s32_ids_of_others_are_as_unknown_as_any(world, alice, bob):
    program = bob.mint("read").json["id"]
    record = action("Bob's")
    bob.exchange(record)
    for method, path, his, body in [
            ("GET", "/v1/devices/{}", bob.id, None), ("DELETE", "/v1/devices/{}", bob.id, None),
            ("DELETE", "/v1/tokens/{}", program, None),
            ("GET", "/v1/controls/{}", record["id"], None),
            ("PUT", "/v1/controls/{}", record["id"], {"value": True}),
            ("GET", "/v1/intents/total?action={}", record["id"], None)]:
        answers = [alice.ask(method, path.format(id), body) for id in (his, new_id())]
        assert [answer.status for answer in answers] == [404, 404], (method, path)
        assert answers[0].body == answers[1].body
    for intent in ["start", "stop", "run", "add"]:
        answers = [alice.post(f"/v1/intents/{intent}", {"actionID": id}) for id in (record["id"], new_id())]
        assert [answer.status for answer in answers] == [404, 404], intent
        assert answers[0].body == answers[1].body
    # Nobody is in the other's lists.
    assert bob.id not in alice.get("/v1/devices").body.decode()
    assert program not in alice.get("/v1/tokens").body.decode()
    assert bob.get(f"/v1/devices/{bob.id}").status == 200
    # One id in two accounts is two records.
    alice.exchange(change("action", record["id"], name="Alice's"))
    assert bob.everything()["action", record["id"]]["name"][0] == "Bob's"
    assert ("action", record["id"]) in alice.everything()


def test_s33_the_account_comes_from_the_token(world, alice, bob):
    mine = action("Mine")
    mine |= {"account": bob.account, "user": "bob", "seq": "1", "cursor": "0", "device": bob.id}
    before = bob.everything()
    alice.exchange(mine, account=bob.account, user="bob", seq="99999999")
    assert bob.everything() == before
    kept = alice.everything()["action", mine["id"]]
    assert set(kept) == {"_created", "name", "trackingType"}
    assert int(alice.known["cursor"]) < 99_999_999


# MARK: Stamps

def test_s34_what_is_stamped_too_far_ahead_waits(alice):
    while True:
        began = now()
        ahead = [59_000, 61_000, 366 * 86_400_000, (1 << 48) - 1 - began]
        offered = [change("tag", None, stamp(began + by), name=f"ahead by {by}") for by in ahead]
        offered.append(change("tag", None, name="on time"))
        answer = alice.exchange(*offered)
        # On a busy computer more than a second may have passed.
        if answer["serverAt"] < began + 1000:
            break
    assert [(each["i"], each["code"]) for each in answer["rejected"]] == [
        (1, "clock_ahead"), (2, "clock_ahead"), (3, "clock_ahead")]
    assert all(each["serverAt"] == answer["serverAt"] for each in answer["rejected"])
    stored = {id for kind, id in alice.everything() if kind == "tag"}
    assert {each["id"] for each in offered} & stored == {offered[0]["id"], offered[4]["id"]}


def test_s35_one_stamp_never_has_two_values(alice):
    at, id = stamp(), new_id()
    before = alice.get("/v1/sync/status").json["stampClashes"]
    for name in ["b", "c", "a", "c"]:
        alice.exchange(change("tag", id, at, name=name))
    assert alice.everything()["tag", id]["name"] == ["c", at]
    assert alice.get("/v1/sync/status").json["stampClashes"] == before + 2


# MARK: Content

NAMES = ["'; DROP TABLE record; --", '" OR 1=1 --', "\\'", "a\0b", "x" * 10_000, "__proto__", "constructor",
         "${7*7}", "%00%0a", "\u202e\u2028", "<script>alert(1)</script>", "{{7*7}}"]


def schema(path):
    database = sqlite3.connect(path, timeout=10)
    found = database.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()
    database.close()
    return found


def test_s36_names_are_text_and_nothing_else(world, alice):
    alice.exchange()
    files = [world.data / "accounts.db", world.store(alice.account)]
    before = [schema(file) for file in files]
    offered = [action(name) for name in NAMES]
    assert alice.exchange(*offered)["rejected"] == []
    kept = alice.everything()
    assert [kept["action", each["id"]]["name"][0] for each in offered] == NAMES
    listed = {each["name"] for each in alice.get("/v1/intents/entities?kind=action").json["items"]}
    assert set(NAMES) <= listed
    # As names of kinds and fields, plain ones are stored as they are and others are refused.
    odd = [change("__proto__", None, name="x"), change("tag", None, __proto__="x", constructor="y"),
           change("tag'; --", None, name="x"), change("tag", None, **{"na me": "x"}), change("", None, name="x")]
    answer = alice.exchange(*odd)
    assert [(each["i"], each["code"]) for each in answer["rejected"]] == [(i, "malformed") for i in (2, 3, 4)]
    for name in NAMES:
        answer = alice.post("/v1/intents/total", {"action": name})
        assert answer.status == 405
        answer = world.post("/v1/accounts", {"login": name, "password": "slow quiet river"}) \
            if len(name) > 64 or "\0" in name else alice.mint("read", days=1, kind=name)
        assert answer.status in (201, 400, 422), answer
    assert [schema(file) for file in files] == before


def test_s37_too_much_is_refused_whole(world, alice):
    alice.exchange()
    before = world.digest()
    plain = {"Content-Type": "application/json"}
    packed = {**plain, "Content-Encoding": "gzip"}
    bomb = gzip.compress(b'{"v":1,"device":"' + b"a" * (32 << 20))
    assert len(bomb) * 900 < 32 << 20
    refused = [
        (413, alice.offer(*[action(f"{i}") for i in range(1001)])),
        (413, alice.post("/v1/sync", raw=b'{"a":"' + b"a" * ((4 << 20) - 7) + b'"}', headers=plain)),
        (413, alice.post("/v1/sync", raw=bomb, headers=packed)),
        (413, alice.post("/v1/tokens", raw=bomb, headers=packed)),
        (400, alice.post("/v1/sync", raw=gzip.compress(b"{}")[:-9], headers=packed)),
        (400, alice.post("/v1/sync", raw=b"[" * 4_000_000, headers=plain)),
        (400, alice.post("/v1/tokens", {"name": "x", "scopes": ["read"], "deep": nested(33)})),
        (400, alice.offer(deep=nested(65))),
    ]
    for status, answer in refused:
        assert answer.status == status, answer
    # In a record it is the record that is refused, so that no other waits for it.
    answer = alice.exchange(change("tag", None, name=nested(33)), change("tag", None, name="x" * (65 << 10)))
    assert [each["code"] for each in answer["rejected"]] == ["malformed", "too_large"]
    assert world.digest() == before


def nested(depth):
    return json.loads("[" * depth + "0" + "]" * depth)


def test_s38_a_long_upload_meets_no_write_counter(alice):
    """A million records are a thousand exchanges; these are more writes than anything else may do."""
    for i in range(100):
        assert alice.exchange(*[action(f"{i} {j}") for j in range(20)])["rejected"] == []


def test_s38_a_full_account_takes_no_new_records(owned):
    owned.flags += ["--records", "11"]
    owned.restart()
    first = action("First")
    owned.alice.exchange(first)
    codes = []
    for i in range(20):
        codes += [each["code"] for each in owned.alice.exchange(action(f"{i}"))["rejected"]]
    assert codes == ["quota_exceeded"] * 10
    # Edits and deletions go on, and others notice nothing.
    edit = change("action", first["id"], name="Second")
    assert owned.alice.exchange(edit, change("action", first["id"], _deleted=True))["rejected"] == []
    owned.ledger("INSERT INTO account(id, login, verifier, created) VALUES(randomblob(16), 'bob', NULL, 0)")
    linked = subprocess.run([BIN / "haru-server", "link", "--login", "bob", "--data", owned.data],
                            capture_output=True, check=True, env={"LANG": "en_US.UTF-8"}).stdout.decode()
    bob = owned.join(linked.split("/join/")[1].split()[0])
    assert bob.exchange(action("Bob's"))["rejected"] == []


def test_s39_a_repeated_write_is_done_once(world, alice, bob):
    count = action("Water", "count")
    alice.exchange(count)
    bob.exchange({**count, "id": new_id()})
    body = {"actionID": count["id"], "count": 3}
    key = {"Idempotency-Key": new_id()}
    first = alice.post("/v1/intents/add", body, headers=key)
    assert first.status == 200 and alice.post("/v1/intents/add", body, headers=key).body == first.body
    for path, other in [("/v1/intents/add", {**body, "count": 4}), ("/v1/intents/run", body)]:
        again = alice.post(path, other, headers=key)
        assert (again.status, again.code) == (422, "key_reused"), again
    # To somebody else the key means nothing.
    assert bob.post("/v1/intents/add", {"action": "Water", "count": 1}, headers=key).json["ok"]
    assert alice.mint("run").status == 201
    key = {"Idempotency-Key": new_id()}
    with concurrent.futures.ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: alice.post("/v1/intents/add", body, headers=key), range(20)))
    assert {answer.status for answer in answers} <= {200, 409}
    assert len({answer.body for answer in answers if answer.status == 200}) == 1
    amounts = [fields["amount"][0] for (kind, _), fields in alice.everything().items() if kind == "count"]
    assert amounts == [3, 3]


def test_s40_health_values_are_refused(alice):
    quest = change("quest", None, healthMetric="steps")
    offered = [change("healthSample", None, value=72), change("health", None, value=1),
               change("healthLedger", None, x=1), change("tag", None, healthValue=72),
               change("quest", None, healthSamples=[1]), quest]
    answer = alice.exchange(*offered)
    assert [(each["i"], each["code"]) for each in answer["rejected"]] == [(i, "malformed") for i in range(5)]
    stored = alice.everything()
    assert not any(kind.startswith("health") for kind, _ in stored)
    assert stored["quest", quest["id"]]["healthMetric"][0] == "steps"
    for path in ["/v1/health/push", "/v1/health"]:
        assert alice.post(path, {"steps": 1}).status in (404, 405)


# MARK: Files

class Command:
    """haru with a store of its own."""

    def __init__(self, folder):
        folder.mkdir()
        self.folder = folder
        self.variables = {"HARU_STORE": str(folder / "haru.store"), "HOME": str(folder), "TZ": "Asia/Seoul",
                          "LANG": "en_US.UTF-8"}

    def run(self, *words):
        return subprocess.run([BIN / "haru", *words], cwd=self.folder, env=self.variables, timeout=120,
                              stdin=subprocess.DEVNULL, capture_output=True)

    def must(self, *words):
        done = self.run(*words)
        assert done.returncode == 0, (words, done)
        return done.stdout.decode()

    def names(self):
        return sorted(each["name"] for each in json.loads(self.must("actions", "--json"))["actions"])


FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "=cmd|'/C calc'!A0", "'=1", "''@x", "'plain'", "plain"]


def test_s41_formulas_are_escaped_for_spreadsheets_and_come_back(tmp_path):
    one = Command(tmp_path / "one")
    for name in FORMULAS:
        one.must("action", "add", "--", name) if name.startswith("-") else one.must("action", "add", name)
    names = one.names()
    one.must("export", "--spreadsheet", "-o", "safe.zip")
    one.must("export", "-o", "plain.zip")
    cells = {}
    for file in ["safe.zip", "plain.zip"]:
        with zipfile.ZipFile(one.folder / file) as archive:
            text = "".join(archive.read(name).decode("utf-8-sig") for name in archive.namelist())
        cells[file] = text
        two = Command(tmp_path / file)
        two.must("import", one.folder / file, "--yes")
        assert two.names() == names, file
    for row in csv.reader(io.StringIO(cells["safe.zip"])):
        assert not any(cell[:1] in "=+-@" for cell in row if cell), row
    assert "=1+1" in {cell for row in csv.reader(io.StringIO(cells["plain.zip"])) for cell in row}


def trap(folder, kind):
    """A backup with something in it that nobody should unpack."""
    path = folder / f"{kind}.haru"
    good = folder / "good.haru"
    with zipfile.ZipFile(good) as source, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as target:
        for name in source.namelist():
            target.writestr(name, source.read(name))
        if kind == "way up":
            target.writestr("../escaped", b"x")
        if kind == "root":
            target.writestr("/tmp/haru-escaped", b"x")
        if kind == "link":
            entry = zipfile.ZipInfo("attachments/link")
            entry.external_attr = 0o120777 << 16
            target.writestr(entry, b"/etc/passwd")
        if kind == "bomb":
            target.writestr("attachments/bomb", b"\0" * (256 << 20))
    if kind == "entries":
        path.write_bytes(million_entries())
    return path


def million_entries():
    """A zip file whose directory names one empty file a million times."""
    entry = struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, 0, 0, 0, 33, 0, 0, 0, 1, 0) + b"x"
    named = [struct.pack("<IHHHHHHIIIHHHHHII", 0x02014B50, 20, 20, 0, 0, 0, 33, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0)
             + b"%07d" % i for i in range(1_000_000)]
    directory = b"".join(named)
    end64 = struct.pack("<IQHHIIQQQQ", 0x06064B50, 44, 45, 45, 0, 0, len(named), len(named), len(directory), len(entry))
    locator = struct.pack("<IIQI", 0x07064B50, 0, len(entry) + len(directory), 1)
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, 0xFFFF, 0xFFFF, len(directory), len(entry), 0)
    return entry + directory + end64 + locator + end


@pytest.mark.parametrize("kind", ["way up", "root", "link", "entries", "bomb"])
def test_s42_a_trap_is_refused_before_it_is_unpacked(tmp_path, kind):
    one = Command(tmp_path / "one")
    one.must("action", "add", "Reading")
    one.must("backup", "-o", "good.haru")
    path = trap(one.folder, kind)
    before = one.names()
    for verb in [["restore", path, "--yes"], ["import", path, "--yes"]]:
        done = one.run(*verb)
        assert done.returncode not in (0, 139, 134), done
        assert done.stderr
    assert one.names() == before
    assert not (tmp_path / "escaped").exists() and not list(tmp_path.rglob("bomb"))
