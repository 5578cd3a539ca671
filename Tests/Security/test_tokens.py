"""S-43 to S-52: tokens, keys, streams."""

import hashlib
import re

import pytest

from routes import ROUTES
from server import DAY, PASSWORD, Device, action, change, new_id, now, soon

SCOPES = ["sync", "read", "run", "widgets", "watch", "live", "account", "import"]


def token(answer):
    assert answer.status == 201, answer
    return answer.json["token"]


def test_s43_a_token_is_shown_once_and_kept_as_a_hash(world, alice):
    answer = alice.mint("read")
    secret, id = token(answer), answer.json["id"]
    assert re.fullmatch(r"haru_[0-9a-f]{64}", secret)
    assert now() < answer.json["expiresAt"] <= now() + 365 * DAY
    listed = [each for each in alice.get("/v1/tokens").json["items"] if each["id"] == id]
    assert len(listed) == 1 and secret not in str(listed)
    kept = b"".join(path.read_bytes() for path in world.data.rglob("*") if path.is_file())
    assert secret.encode() not in kept and bytes.fromhex(secret[5:]) not in kept
    for days in [0, -1, 366, 10 ** 12]:
        assert alice.mint("read", days=days).status == 400


# MARK: Routes and scopes

def good_requests(owner):
    """For each route that wants a token a request that works: what its path ends in or has in its place,
    and a body. Said anew for each, since some work once."""
    server = owner.server
    reading, water = action("Reading"), action("Water", "count")
    goal = change("goal", title="English", startDay="2026-01-01")
    quest = change("quest", goalID=goal["id"], targetAction=reading["id"], targetSeconds=3600)
    owner.exchange(reading, water, goal, quest)
    picture = b"\x89PNG\r\n\x1a\n picture"
    hash = owner.attach(picture)

    def asked():
        return server.post("/v1/auth/pair", {"kind": "device", "name": "x"}).json["code"]

    def sync(who):
        return {"v": 1, "device": who.id, "request": new_id(), "cursor": "0", "changes": []}

    return {
        "GET /v1/account": lambda who: ("", None),
        "POST /v1/account/password": lambda who: ("", {"current": PASSWORD, "new": PASSWORD}),
        "DELETE /v1/account": lambda who: ("", {"password": PASSWORD}),
        "GET /v1/devices": lambda who: ("", None),
        "GET /v1/devices/{id}": lambda who: (owner.id, None),
        "DELETE /v1/devices/{id}": lambda who: (paired(owner).id, None),
        "GET /v1/tokens": lambda who: ("", None),
        "POST /v1/tokens": lambda who: ("", {"name": "x", "scopes": ["read"]}),
        "DELETE /v1/tokens/{id}": lambda who: (owner.mint("read").json["id"], None),
        "POST /v1/auth/rotate": lambda who: ("", {}),
        "DELETE /v1/auth/token": lambda who: ("", None),
        "GET /v1/auth/pair/{code}": lambda who: (asked(), None),
        "POST /v1/auth/pair/{code}": lambda who: (asked(), {"approve": True}),
        "POST /v1/sync": lambda who: ("", sync(who)),
        "GET /v1/sync/status": lambda who: ("", None),
        "POST /v1/intents/start": lambda who: ("", {"actionID": reading["id"]}),
        "POST /v1/intents/stop": lambda who: ("", {"actionID": reading["id"]}),
        "POST /v1/intents/run": lambda who: ("", {"actionID": water["id"]}),
        "POST /v1/intents/add": lambda who: ("", {"actionID": water["id"], "count": 2}),
        "GET /v1/intents/total": lambda who: ("?action=Water", None),
        "GET /v1/intents/entities": lambda who: ("?kind=action", None),
        "GET /v1/controls/{actionID}": lambda who: (water["id"], None),
        "PUT /v1/controls/{actionID}": lambda who: (water["id"], {"value": True}),
        "POST /v1/intents/say": lambda who: ("", {"text": "start Reading", "language": "en", "dryRun": True}),
        "GET /v1/intents/goal": lambda who: ("?goal=English", None),
        "GET /v1/intents/quest": lambda who: (f"?quest={quest['id']}", None),
        "GET /v1/intents/phrases": lambda who: ("", None),
        "GET /v1/live": lambda who: ("", None),
        "GET /v1/profile": lambda who: ("", None),
        "PUT /v1/profile": lambda who: ("", {"theme": "dark"}),
        "GET /v1/account/export": lambda who: ("", None),
        "DELETE /v1/devices": lambda who: ("", None),
        "DELETE /v1/tokens": lambda who: ("", None),
        "POST /v1/blobs/check": lambda who: ("", {"hashes": [hash]}),
        "PUT /v1/blobs/{hash}": lambda who: (hash, picture),
        "GET /v1/blobs/{hash}": lambda who: (hash, None),
    }


def paired(owner, kind="device"):
    """A new device or watch of the same account."""
    server = owner.server
    asked = server.post("/v1/auth/pair", {"kind": kind, "name": "x"}).json
    assert owner.post(f"/v1/auth/pair/{asked['code']}", {"approve": True}).status == 204
    answer = server.post("/v1/auth/pair/redeem", {"request": asked["request"]}).json
    return Device(server, answer, {"id": answer["device"]["id"]})


class Program:
    """Whoever holds a token with one scope, and is no device."""

    def __init__(self, owner, scope):
        self.id, self.scopes, self.isDevice = owner.id, {scope}, False
        self.token = token(owner.mint(scope))


def status(server, who, method, path, good):
    end, body = good(who)
    path = path[:path.index("{")] + end if "{" in path else path + end
    if isinstance(body, bytes):
        return server.ask(method, path, raw=body, token=who.token).status
    return server.ask(method, path, body, token=who.token).status


# What signs others out, and what ends oneself, comes last.
LAST = ["DELETE /v1/tokens", "DELETE /v1/devices", "POST /v1/account/password", "DELETE /v1/auth/token", "DELETE /v1/account"]


def test_s44_every_route_opens_to_its_scope_alone(fresh):
    owner = fresh.device("alice")
    good = good_requests(owner)
    routes = [route for route in ROUTES if route[2] and route[1] != "/v1/live/events"]
    missing = [f"{method} {path}" for method, path, _ in routes if f"{method} {path}" not in good]
    assert not missing, f"say in good_requests how these are asked: {missing}"
    callers = [Program(owner, scope) for scope in SCOPES]
    for kind, scopes in [("watch", {"read", "run", "watch", "live"}), ("device", set(SCOPES))]:
        device = paired(owner, kind)
        device.scopes, device.isDevice = scopes, True
        callers.append(device)
    routes.sort(key=lambda route: LAST.index(f"{route[0]} {route[1]}") if f"{route[0]} {route[1]}" in LAST else -1)
    for who in callers:
        for method, path, (kind, scope) in routes:
            may = scope in who.scopes and (who.isDevice or kind == "holder")
            got = status(fresh, who, method, path, good[f"{method} {path}"])
            if f"{method} {path}" == "DELETE /v1/account" and may:
                assert got == 401  # Signed out by the route before it.
            else:
                assert (200 <= got < 300) if may else got == 403, (sorted(who.scopes), method, path, got)
    assert status(fresh, fresh.device("alice"), "DELETE", "/v1/account", good["DELETE /v1/account"]) == 204


def test_s45_no_token_gives_more_than_it_has(fresh):
    owner = fresh.device("alice")
    before = owner.get("/v1/tokens").json
    for scopes in [["read"], ["account"], ["read", "account"]]:
        program = token(owner.mint(*scopes))
        for path, body in [("/v1/tokens", {"name": "x", "scopes": ["read", "run"]}),
                           ("/v1/tokens", {"name": "x", "scopes": ["read"]}),
                           ("/v1/account/password", {"current": PASSWORD, "new": "calm green meadow"}),
                           ("/v1/auth/rotate", {})]:
            answer = fresh.post(path, body, token=program)
            assert (answer.status, answer.code) == (403, "scope_missing"), (scopes, path)
    watch = paired(owner, "watch")
    assert watch.mint("read").status == 403
    # An agreement gives no more than the one who agrees has, and no made-up scope.
    for scopes in [["read", "root"], ["*"], [None]]:
        assert owner.mint(*scopes).status == 400
    assert fresh.sign_in("alice", token=owner.token).status == 201
    assert len(owner.get("/v1/tokens").json["items"]) == len(before["items"]) + 3 + 1 + 1


# MARK: Ages and ends

def aged(server, secret, **columns):
    """Moves the dates of one token back by so many milliseconds."""
    for column, by in columns.items():
        server.ledger(f"UPDATE token SET {column} = {column} - ? WHERE hash = ?", by,
                      hashlib.sha256(secret.encode()).digest())


def test_s46_an_unused_token_ends_after_ninety_days(owned):
    aged(owned, owned.alice.token, used=91 * DAY)
    soon(401, lambda: owned.alice.get("/v1/account"))
    aged(owned, owned.alice.token, used=-2 * DAY)
    soon(200, lambda: owned.alice.get("/v1/account"))


def test_s46_every_token_ends_after_a_year(owned):
    aged(owned, owned.alice.token, created=365 * DAY, signed=365 * DAY, ends=365 * DAY)
    soon(401, lambda: owned.alice.get("/v1/account"))


def test_s46_a_lost_new_token_signs_nobody_out(owned):
    old = owned.alice.token
    aged(owned, old, created=31 * DAY, signed=31 * DAY, ends=31 * DAY)
    lost = owned.alice.get("/v1/account").headers["Haru-Token"]
    answer = owned.alice.get("/v1/account")
    new = answer.headers["Haru-Token"]
    owned.secrets.update([lost, new])
    assert answer.status == 200 and len({old, lost, new}) == 3
    # The new one is used: the old one has ten minutes left.
    assert owned.get("/v1/account", token=new).status == 200
    assert owned.alice.get("/v1/account").status == 200
    for each in (old, lost):
        aged(owned, each, ends=11 * 60_000)
        soon(401, lambda: owned.get("/v1/account", token=each))
    assert owned.get("/v1/account", token=new).status == 200


def ends_of_a_token(owned, how):
    owner = owned.alice
    other = paired(owner)
    if how == "signed out":
        return other, lambda: other.delete("/v1/auth/token")
    if how == "device removed":
        return other, lambda: owner.delete(f"/v1/devices/{other.id}")
    if how == "token revoked":
        answer = owner.mint("read", "live")
        other.token = token(answer)
        return other, lambda: owner.delete(f"/v1/tokens/{answer.json['id']}")
    if how == "expired":
        return other, lambda: aged(owned, other.token, ends=366 * DAY)
    if how == "password changed":
        return other, lambda: owner.post("/v1/account/password", {"new": PASSWORD})
    return other, lambda: owner.delete("/v1/account")


@pytest.mark.parametrize("how", ["signed out", "device removed", "token revoked", "expired", "password changed",
                                 "account closed"])
def test_s47_what_ended_ends_at_once_and_its_streams_too(owned, how):
    other, end = ends_of_a_token(owned, how)
    stream = owned.stream(other.token)
    assert other.get("/v1/account").status == 200
    end()
    if how == "expired":
        soon(401, lambda: other.get("/v1/account"))
    assert [other.get("/v1/account").status for _ in range(16)] == [401] * 16
    assert stream.seconds_to_end() < 5
    assert b"event: bye" in stream.read


@pytest.mark.parametrize("name", ["token", "access_token", "authorization"])
def test_s48_a_token_in_the_wrong_place_is_refused(world, alice, name):
    for path in ["/v1/account", "/v1/live/events", "/"]:
        assert world.get(f"{path}?{name}={alice.token}").status == 400
        assert alice.get(f"{path}?a=b&{name}={alice.token}").status == 400
    form = world.post("/v1/intents/add", raw=f"{name}={alice.token}".encode(),
                      headers={"Content-Type": "application/x-www-form-urlencoded"})
    assert form.status == 415
    assert alice.token not in world.log


def test_s49_guessing_tokens_is_stopped(owned):
    statuses = [owned.get("/v1/account", token=f"haru_{i:064x}", source="127.4.0.1").status for i in range(1000)]
    assert statuses == [401] * 30 + [429] * 970
    answer = owned.get("/v1/account", token="haru_x", source="127.4.0.1")
    assert 0 < int(answer.headers["Retry-After"]) <= 60
    assert owned.alice.get("/v1/account").status == 200


# MARK: Streams and devices

def test_s51_streams_are_for_their_own_and_few(owned):
    streams = [owned.stream(owned.alice.token) for _ in range(9)]
    assert streams[0].seconds_to_end() < 5
    other = paired(owned.alice)
    other.exchange(action("Reading"))
    for stream in streams[1:]:
        stream.until(b"event: sync")
        assert "access-control-" not in stream.head.lower()
        assert "cache-control: no-store" in stream.head.lower()
        stream.close()
    refused = owned.alice.get("/v1/live/events?token=x", headers={"Origin": "https://evil.test"})
    assert refused.status == 400 and refused.headers["Access-Control-Allow-Origin"] is None


def test_s52_a_copied_device_is_noticed(world, alice, bob):
    device = paired(alice)
    device.exchange()
    first = dict(device.known)
    device.exchange(action("Reading"))
    answer = device.offer(**{"incarnation": first["incarnation"]})
    assert (answer.status, answer.code) == (409, "device_copied")
    for other in [alice, bob]:
        answer = device.offer(device=other.id)
        assert (answer.status, answer.code) == (403, "wrong_device")
    device.exchange()
    number = int(device.known["incarnation"].split("-")[0])
    answer = device.offer(incarnation=f"{number + 5}-{'0' * 16}")
    assert (answer.status, answer.code) == (409, "epoch_changed")
    assert answer.json["error"]["epoch"] != device.known["epoch"]
    # Everybody begins anew, and nothing is gone.
    alice.known = {"cursor": "0"}
    assert any(change["f"].get("name", [""])[0] == "Reading" for change in alice.exchange()["changes"])
