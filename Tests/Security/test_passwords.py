"""S-17 to S-30: passwords, pairing, guessing."""

import collections
import concurrent.futures
import ctypes
import ctypes.util
import json
import re
import statistics
import subprocess
import time

import pytest

from server import BIN, HOME, PASSWORD, Device, new_device, now

WRONG = "loud dry desert"


def together(count, work):
    """Runs something in so many threads at once; what each returned."""
    with concurrent.futures.ThreadPoolExecutor(count) as pool:
        return list(pool.map(work, range(count)))


def addresses(block):
    """Addresses of this computer that no other test comes from."""
    return [f"127.{block}.{i // 200}.{i % 200 + 1}" for i in range(1000)]


def test_s17_a_password_is_stored_as_argon2id_with_its_own_salt(fresh):
    fresh.register("bob")
    kept = dict(fresh.ledger("SELECT login, verifier FROM account"))
    salts = set()
    for verifier in kept.values():
        found = re.fullmatch(r"\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$[^$]+\0*", verifier)
        assert int(found[1]) >= 64 << 10 and int(found[2]) >= 3, verifier
        salts.add(found[3])
    assert len(salts) == 2


def test_s17_a_weak_verifier_is_raised_at_the_next_sign_in(fresh):
    fresh.ledger("UPDATE account SET verifier = ?", weak_verifier(PASSWORD))
    assert fresh.sign_in("alice").status == 201
    [[verifier]] = fresh.ledger("SELECT verifier FROM account")
    assert "m=65536,t=3" in verifier
    assert fresh.sign_in("alice").status == 201


def weak_verifier(password):
    """What a server with weaker settings would have stored."""
    sodium = ctypes.CDLL(ctypes.util.find_library("sodium"))
    text = ctypes.create_string_buffer(128)
    assert sodium.crypto_pwhash_str(text, password.encode(), ctypes.c_ulonglong(len(password)),
                                    ctypes.c_ulonglong(1), ctypes.c_size_t(8 << 20)) == 0
    return text.value.decode()


def test_s18_every_character_counts_and_none_too_many_is_hashed(start):
    server = start("--registration", "open")
    long = "".join(chr(ord("a") + i % 26) for i in range(127))
    too_long = "a" * 4097
    answer = server.post("/v1/accounts", {"login": "carol", "password": too_long})
    assert (answer.status, answer.code) == (413, "too_large")
    assert server.sign_in("carol", too_long).status == 413
    # One hash alone would take 64 MiB.
    assert server.memory() < 64
    answer = server.post("/v1/accounts", {"login": "carol", "password": "sevenxy"})
    assert (answer.status, answer.code) == (422, "password_too_short")
    server.register("carol", "eight#xy")
    server.register("dave", long + "x")
    assert server.memory() >= 64
    assert server.sign_in("dave", long + "y").status == 401
    assert server.sign_in("dave", long + "x", source="127.1.0.2").status in (201, 429)


@pytest.mark.parametrize("password", ["password", "12345678", "qwertyuiop", "QWERTYUIOP", "margaret", "Margaret"])
def test_s19_common_passwords_are_refused_with_reason(world, password):
    answer = world.post("/v1/accounts", {"login": "margaret", "password": password})
    assert (answer.status, answer.code) == (422, "password_too_common")


def test_s20_an_unknown_login_looks_like_a_wrong_password(fresh):
    answers = [fresh.sign_in(login, WRONG, source=f"127.1.1.{i}")
               for i, login in enumerate(["alice", "nobody"], 1)]
    assert [answer.status for answer in answers] == [401, 401]
    assert answers[0].body == answers[1].body
    names = [sorted(answer.headers) for answer in answers]
    assert names[0] == names[1]


@pytest.mark.full
def test_s20_an_unknown_login_takes_as_long(fresh):
    known = fresh.device("alice")
    took = {"alice": [], "nobody": []}
    for i, source in enumerate(addresses(2)[:400]):
        login = ("alice", "nobody")[i % 2]
        # The delay of a login is not felt by who is known, nor by a login nobody tried.
        name, token = (login, known.token) if login == "alice" else (f"nobody{i}", None)
        began = time.perf_counter()
        answer = fresh.sign_in(name, WRONG, source=source, token=token)
        took[login].append(time.perf_counter() - began)
        assert answer.status == 401
    medians = [statistics.median(times) for times in took.values()]
    assert max(medians) / min(medians) < 1.05, medians


def wrong_ones(server, count, **options):
    """So many sign-ins with wrong passwords, each with another login."""
    return [server.sign_in(f"nobody{i}", WRONG, **options) for i in range(count)]


def test_s21_an_address_that_guesses_is_stopped(fresh):
    answers = wrong_ones(fresh, 12, source="127.1.2.1")
    assert [answer.status for answer in answers] == [401] * 10 + [429] * 2
    assert 1 <= int(answers[-1].headers["Retry-After"]) <= 60
    assert fresh.sign_in("alice", source="127.1.2.1").status == 429
    assert fresh.sign_in("alice", source="127.1.2.2").status == 201


def test_s22_a_login_that_many_guess_waits_but_its_owner_does_not(fresh):
    known = fresh.device("alice")
    answers = [fresh.sign_in("alice", WRONG, source=source) for source in addresses(3)[:200]]
    statuses = collections.Counter(answer.status for answer in answers)
    # The delay doubles, so that half a minute lets six of them through.
    assert statuses[401] <= 6 and statuses[401] + statuses[429] == 200, statuses
    # Eight more that are judged bring the delay to its most.
    for source in addresses(3)[200:208]:
        assert fresh.sign_in("alice", WRONG, source=source, token=known.token).status == 401
    stranger = fresh.sign_in("alice", source="127.3.9.1")
    assert stranger.status == 429 and 30 < int(stranger.headers["Retry-After"]) <= 60
    assert fresh.sign_in("alice", source="127.3.9.2", token=known.token).status == 201


def test_s23_an_unlisted_proxy_names_nobody(fresh):
    answers = [fresh.sign_in(f"nobody{i}", WRONG, source="127.1.3.1", headers={
        "X-Forwarded-For": f"198.51.100.{i}", "Forwarded": f"for=198.51.100.{i}", "X-Real-IP": f"198.51.100.{i}"})
        for i in range(12)]
    assert [answer.status for answer in answers] == [401] * 10 + [429] * 2


def test_s23_a_listed_proxy_is_believed(start):
    server = start("--registration", "open", "--trusted-proxy", "127.1.3.2")
    answers = [server.sign_in(f"nobody{i}", WRONG, source="127.1.3.2", headers={
        "X-Forwarded-For": f"198.51.100.{i}"}) for i in range(12)]
    assert [answer.status for answer in answers] == [401] * 12


@pytest.mark.parametrize("proxies", ["*", "0.0.0.0/0", "::/0"])
def test_s24_a_list_that_trusts_everybody_is_refused(tmp_path, proxies):
    refused = subprocess.run([BIN / "haru-server", "--listen", "0", "--data", tmp_path / "x",
                              "--trusted-proxy", proxies], capture_output=True, timeout=30,
                             env={"HOME": str(tmp_path), "LANG": "en_US.UTF-8"})
    assert refused.returncode == 2 and proxies in refused.stderr.decode()
    assert not (tmp_path / "x").exists()


def test_s25_a_crowd_that_signs_in_leaves_room_for_others(fresh):
    before = fresh.memory()
    began = time.monotonic()
    fresh.sign_in("nobody", WRONG)
    once = time.monotonic() - began
    # Enough to wait longer than five seconds, two at a time.
    count = max(50, int(2 * 8 / once))
    sources = addresses(4)
    with concurrent.futures.ThreadPoolExecutor(count) as pool:
        crowd = [pool.submit(fresh.sign_in, f"nobody{i}", WRONG, source=sources[i]) for i in range(count)]
        asked = 0
        while not all(each.done() for each in crowd):
            assert fresh.get("/healthz", source="127.1.4.1").status == 200
            asked += 1
    statuses = collections.Counter(each.result().status for each in crowd)
    assert asked > 3 and set(statuses) == {401, 503} and statuses[401] >= 3, statuses
    assert all(int(each.result().headers["Retry-After"]) > 0 for each in crowd if each.result().status == 503)
    # 64 MiB for each hash: three at once would show.
    assert fresh.memory() < before + 2 * 64 + 48, (before, fresh.memory())


def test_s26_a_new_password_needs_the_old_one_and_signs_others_out(fresh):
    one, other = fresh.device("alice"), fresh.device("alice")
    new = "calm green meadow"
    fresh.secrets.add(new)
    assert one.post("/v1/account/password", {"new": new}).status == 400
    wrong = one.post("/v1/account/password", {"current": WRONG, "new": new})
    assert (wrong.status, wrong.code) == (403, "wrong_password")
    assert other.get("/v1/account").status == 200
    assert one.post("/v1/account/password", {"current": PASSWORD, "new": new}).status == 200
    assert other.get("/v1/account").status == 401
    assert one.get("/v1/account").status == 200
    assert fresh.sign_in("alice", new, token=one.token).status == 201


def test_s27_there_is_no_account_before_somebody_makes_one(start):
    server = start("--registration", "open")
    code = server.first_link()
    for login, password in [("admin", "admin"), ("me", ""), ("haru", "haru"), ("root", "password"), ("operator", "operator")]:
        assert server.sign_in(login, password, source="127.1.5.1").status == 401
    assert server.ledger("SELECT count(*) FROM account") == [(0,)]
    # Somebody else was faster.
    server.register("alice")
    late = server.post("/v1/auth/first", {"code": code, "device": new_device(), "login": "mallory"})
    assert (late.status, late.code) == (409, "account_exists")
    assert server.ledger("SELECT count(*) FROM account") == [(1,)]


def test_s27_the_first_link_works_once_and_for_fifteen_minutes(start):
    server = start()
    code = server.first_link()
    [[ends]] = server.ledger("SELECT ends FROM link")
    assert now() < ends <= now() + 900_000
    server.ledger("UPDATE link SET ends = ends - 900000")
    assert server.post("/v1/auth/first", {"code": code, "device": new_device()}).status == 404
    server.ledger("UPDATE link SET ends = ends + 900000")
    server.join(code)
    assert server.post("/v1/auth/first", {"code": code, "device": new_device()}).status == 404
    # Nor does a server that starts again print one.
    server.restart()
    assert server.ledger("SELECT count(*) FROM link") == [(0,)]


def asking(server, **options):
    """Somebody who wants to be let in."""
    answer = server.post("/v1/auth/pair", {"kind": "device", "name": "Tablet", "platform": "web"}, **options)
    assert answer.status == 201, answer
    server.secrets.update([answer.json["request"], answer.json["code"]])
    return answer.json


def test_s28_a_pairing_code_is_hard_to_guess_short_lived_and_used_once(owned):
    waiting = [asking(owned, source=f"127.1.6.{i}") for i in range(1, 21)]
    assert len({each["code"] for each in waiting}) == 20
    for each in waiting:
        assert re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{8}", each["code"])  # 5 bits each
        assert re.fullmatch(r"haru_[0-9a-f]{64}", each["request"])
        assert now() < each["expiresAt"] <= now() + 600_000
    first = waiting[0]
    path = f"/v1/auth/pair/{first['code']}"
    assert owned.post("/v1/auth/pair/redeem", {"request": first["request"]}).status == 202
    assert owned.alice.post(path, {"approve": True}).status == 204
    # Whoever saw the code, or waits for another one, gets nothing by it.
    for other in [first["code"], waiting[1]["request"][:-1], "haru_" + "0" * 64]:
        assert owned.post("/v1/auth/pair/redeem", {"request": other}, source="127.1.6.99").status == 404
    redeemed = together(20, lambda i: owned.post(
        "/v1/auth/pair/redeem", {"request": first["request"]}, source=f"127.1.7.{i + 1}"))
    assert collections.Counter(answer.status for answer in redeemed) == {201: 1, 404: 19}
    for answer in redeemed:
        if answer.status == 201:
            owned.secrets.add(answer.json["token"])
    assert owned.alice.get(path).status == 404
    assert owned.alice.post(path, {"approve": True}).status == 404


def test_s28_codes_tried_over_many_accounts_meet_one_limiter(start):
    server = start("--registration", "open")
    code = server.first_link()
    devices = [server.join(code)]
    # Accounts made as the server itself makes them, without hashing a hundred passwords.
    for i in range(29):
        answer = asking(server, source=f"127.1.8.{i + 1}")
        path = f"/v1/auth/pair/{answer['code']}"
        assert devices[0].post(path, {"approve": True}).status == 204
        devices.append(redeemed(server, answer))
    statuses = []
    for i in range(120):
        device = devices[i % len(devices)]
        statuses.append(device.get(f"/v1/auth/pair/{i:08d}", source=f"127.8.{i}.1").status)
    assert statuses.count(404) <= 100 and statuses[-1] == 429


def redeemed(server, answer):
    got = server.post("/v1/auth/pair/redeem", {"request": answer["request"]})
    assert got.status == 201, got
    return Device(server, got.json, {"id": got.json["device"]["id"]})


CODE_ROUTES = [
    ("POST", "/v1/auth/first", lambda code: {"code": code, "device": new_device()}),
    ("POST", "/v1/auth/pair/redeem", lambda code: {"request": code}),
    ("GET", "/v1/auth/pair/{code}", lambda code: None),
    ("POST", "/v1/auth/pair/{code}", lambda code: {"approve": True}),
    ("POST", "/v1/accounts", lambda code: {"login": "mallory", "password": PASSWORD, "invite": code}),
]


@pytest.mark.parametrize("place", range(len(CODE_ROUTES)), ids=[f"{m} {p}" for m, p, _ in CODE_ROUTES])
def test_s29_all_codes_draw_from_one_limiter(start, place):
    server = start("--registration", "invitation")
    device = server.join(server.first_link())

    def guess(route, i):
        method, path, body = route
        code = f"WRONG{i:03d}"
        token = device.token if "{code}" in path else None
        return server.ask(method, path.replace("{code}", code), body(code), token=token,
                          source="127.1.9.1").status

    # Five wrong ones stop an account on its own; the others go on until the address is stopped.
    tries = 5 if "{code}" in CODE_ROUTES[place][1] else 10
    assert [guess(CODE_ROUTES[place], i) for i in range(tries)] == [404] * tries
    for i in range(tries, 10):
        assert guess(CODE_ROUTES[0], i) == 404
    assert [guess(route, 99) for route in CODE_ROUTES] == [429] * len(CODE_ROUTES)


def test_s30_the_log_tells_what_happened_and_no_secret(fresh):
    device = fresh.device("alice")
    fresh.post("/v1/auth/first", {"code": "SECRET12345", "device": new_device()})
    fresh.sign_in("alice", "loud secret desert")
    fresh.get("/v1/account", token="haru_wrongsecrettoken")
    fresh.get("/v1/account?token=secretinquery")
    fresh.post("/v1/auth/pair", {"kind": "device", "name": "line\nbreak \u2028 secretname"})
    fresh.get("/join/SECRETJOIN1")
    fresh.bytes(f"GET /x HTTP/1.1\r\nHost: {HOME}\r\nX-Forwarded-For: 1\n2 secret\r\n\r\n".encode())
    device.ask("PUT", "/v1/controls/secretaction%0a", {"value": True})
    device.get("/v1/intents/total?action=secretname")
    lines = fresh.log.splitlines()
    assert len(lines) >= 10
    for line in lines:
        entry = json.loads(line)
        assert entry["at"] <= now() and entry["kind"] in ("request", "event")
        if entry["kind"] == "request":
            assert entry["address"].startswith("127.") and 200 <= entry["status"] < 600, entry
    mine = [json.loads(line) for line in lines if device.account in line]
    assert mine and all(entry["account"] == device.account for entry in mine)
    assert "secret" not in fresh.log.lower()
    refused = [json.loads(line).get("code") for line in lines]
    assert {"unauthorized", "not_found", "bad_request"} <= set(refused)
