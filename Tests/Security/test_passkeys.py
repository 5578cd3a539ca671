"""S-53 to S-57: passkeys."""

import concurrent.futures
import os
import pathlib

import pytest
from playwright.sync_api import expect

from authenticator import PRESENT, VERIFIED, Authenticator, cbor, data, text
from chromium import chromium_page
from server import PASSWORD, Server, new_device, soon


def challenge(server, **options):
    answer = server.post("/v1/auth/passkey", **options)
    assert answer.status == 200, answer
    assert answer.json["timeout"] == 300_000
    return answer.json["challenge"]


def sign_in(server, assertion, **options):
    answer = server.post("/v1/auth/token", {"passkey": assertion, "device": new_device()}, **options)
    if answer.status == 201:
        server.secrets.add(answer.json["token"])
    return answer


@pytest.fixture
def alice(world):
    """A device of alice that has just signed in; no test uses up what another one may have."""
    yield world.device("alice")
    world.ledger("DELETE FROM passkey")


@pytest.fixture
def key(world, alice):
    """A passkey of alice."""
    key = Authenticator(world)
    assert key.create(alice).status == 201
    return key


# MARK: Challenges

def test_s53_a_challenge_is_used_once(world, key):
    used = challenge(world)
    assert len(data(used)) >= 16
    assert sign_in(world, key.signed(used), source="127.20.0.1").status == 201
    assert sign_in(world, key.signed(used), source="127.20.0.1").status == 401


# That it ends after five minutes is tested with a clock that is moved, in PasskeyTests.swift.
@pytest.mark.parametrize("broken", ["signature", "authenticatorData", "id", "userHandle"])
def test_s53_a_challenge_is_used_up_before_anything_is_verified(world, key, broken):
    used = challenge(world)
    assert sign_in(world, key.signed(used) | {broken: ""}, source="127.20.0.2").status == 401
    assert sign_in(world, key.signed(used), source="127.20.0.3").status == 401


def test_s53_a_challenge_is_for_one_ceremony(world, alice, bob, key):
    new = alice.post("/v1/passkeys/challenge").json["challenge"]
    assert sign_in(world, key.signed(new), source="127.20.0.4").status == 401
    other = Authenticator(world)
    assert alice.post("/v1/passkeys", other.created(new)).status == 401
    assert alice.post("/v1/passkeys", other.created(challenge(world))).status == 401
    his = bob.post("/v1/passkeys/challenge").json["challenge"]
    assert alice.post("/v1/passkeys", other.created(his)).status == 401


# MARK: Assertions

def changed(key, **values):
    for name, value in values.items():
        setattr(key, name, value)
    return key


CHANGES = {
    "type": lambda key, used: changed(key, type="webauthn.create").signed(used),
    "challenge": lambda key, used: key.signed(text(bytes(32))),
    "origin": lambda key, used: changed(key, origin="http://evil.test").signed(used),
    "origin of another port": lambda key, used: changed(key, origin="http://localhost").signed(used),
    "origin that begins alike": lambda key, used: changed(key, origin=key.origin + ".evil.test").signed(used),
    "relying party": lambda key, used: changed(key, party="evil.test").signed(used),
    "user present": lambda key, used: changed(key, flags=VERIFIED).signed(used),
    "user verified": lambda key, used: changed(key, flags=PRESENT).signed(used),
    "signature": lambda key, used: key.signed(used, message=b"another message"),
    "no signature": lambda key, used: key.signed(used) | {"signature": ""},
    "credential": lambda key, used: changed(key, id=bytes(32)).signed(used),
    "user handle": lambda key, used: changed(key, user=bytes(16)).signed(used),
    "no user handle": lambda key, used: changed(key, user=b"").signed(used),
    "crossOrigin": lambda key, used: changed(key, members={"crossOrigin": True}).signed(used),
    "authenticator data": lambda key, used: key.signed(used) | {"authenticatorData": text(key.said(5) + b"x")},
    "client data": lambda key, used: key.signed(used) | {"clientDataJSON": text(key.client("webauthn.get", used) + b" ")},
}


@pytest.mark.parametrize("name", CHANGES)
def test_s54_whatever_is_changed_looks_the_same(world, key, name):
    source = f"127.20.1.{list(CHANGES).index(name) + 1}"
    refused = sign_in(world, CHANGES[name](key, challenge(world)), source=source)
    nobody = world.get("/v1/account", source=source)
    assert (refused.status, refused.body) == (401, nobody.body)


def test_s54_what_is_not_changed_signs_in(world, key, alice):
    answer = sign_in(world, key.signed(challenge(world)))
    assert answer.status == 201 and answer.json["account"]["id"] == alice.account


def test_s54_who_guesses_is_stopped(world, key):
    statuses = [sign_in(world, key.signed(text(bytes(32))), source="127.20.2.1").status for _ in range(11)]
    assert statuses == [401] * 10 + [429]
    assert world.post("/v1/auth/passkey", source="127.20.2.1").status == 429


# MARK: Counters

@pytest.mark.parametrize("before, now, status", [(10, 10, 401), (10, 9, 401), (0, 0, 201), (5, 6, 201), (5, 0, 401)])
def test_s55_a_counter_goes_up_or_stays_0(world, alice, before, now, status):
    key = changed(Authenticator(world), counter=before)
    assert key.create(alice).status == 201
    assert sign_in(world, changed(key, counter=now).signed(challenge(world)), source="127.20.3.1").status == status


def test_s55_of_two_with_one_count_one_wins(world, alice):
    key = changed(Authenticator(world), counter=5)
    assert key.create(alice).status == 201
    key.counter = 6
    assertions = [key.signed(challenge(world)) for _ in range(2)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        answers = pool.map(lambda each: sign_in(world, each, source="127.20.3.2"), assertions)
        assert sorted(answer.status for answer in answers) == [201, 401]


# MARK: Malformed input

MALFORMED = {
    "nothing": lambda key: b"",
    "no CBOR": lambda key: b"passkey",
    "cut short": lambda key: key.attestation()[:-1],
    "more behind it": lambda key: key.attestation() + b"\0",
    "nested deeply": lambda key: b"\x81" * 40_000,
    "a map of 2^64": lambda key: b"\xbb" + b"\xff" * 8,
    "bytes of 2^63": lambda key: b"\x5b\x80" + bytes(7),
    "no end": lambda key: b"\xbf" * 1000,
    "RS1": lambda key: key.attestation(cbor({1: 3, 3: -65535, -1: bytes(256), -2: b"\1\0\1"})),
    "ES384": lambda key: key.attestation(cbor({1: 2, 3: -35, -1: 2, -2: bytes(48), -3: bytes(48)})),
    "no algorithm": lambda key: key.attestation(cbor({1: 1, -1: 6, -2: key.public})),
    "none of its own": lambda key: key.attestation(b""),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_s56_what_cannot_be_read_is_refused(world, alice, name):
    key = Authenticator(world)
    used = alice.post("/v1/passkeys/challenge").json["challenge"]
    before = world.digest()
    answer = alice.post("/v1/passkeys", key.created(used, MALFORMED[name](key)))
    assert (answer.status, answer.code) == (422, "bad_passkey")
    assert world.digest() == before and alice.get("/v1/account").status == 200


def test_s56_what_is_too_long_is_not_read(world, alice, key):
    used = alice.post("/v1/passkeys/challenge").json["challenge"]
    created = key.created(used)
    created["name"] = "x" * ((64 << 10) + 1)
    assert alice.post("/v1/passkeys", created).status == 413
    assert sign_in(world, key.signed(used) | {"signature": "x" * ((64 << 10) + 1)}).status == 413


@pytest.mark.parametrize("assertion", [None, 1, "x", [], {}, {"clientDataJSON": 1}, {"clientDataJSON": "?"},
                                       {"clientDataJSON": text(b"[" * 10_000)}, {"clientDataJSON": text(b"{}")}])
def test_s56_an_assertion_of_another_shape_is_refused(world, assertion):
    assert sign_in(world, assertion, source="127.20.4.1").status in (400, 401)


# MARK: Managing them

def test_s57_a_new_one_needs_a_fresh_sign_in_or_the_password(fresh):
    device = fresh.device("alice")
    assert Authenticator(fresh).create(device).status == 201
    fresh.ledger("UPDATE token SET signed = signed - 600000, ends = ends - 600000")
    refused = soon(403, lambda: device.post("/v1/passkeys/challenge"))
    assert refused.code == "sign_in_again"
    wrong = Authenticator(fresh).create(device, password="loud dry desert")
    assert (wrong.status, wrong.code) == (403, "wrong_password")
    assert Authenticator(fresh).create(device, password=PASSWORD).status == 201
    # Nor does a token that was made for a program do.
    program = device.mint("read").json["token"]
    assert fresh.post("/v1/passkeys/challenge", {"password": PASSWORD}, token=program).status == 403


def test_s57_nobody_takes_a_credential_of_somebody_else(world, bob, key):
    answer = key.create(bob)
    assert (answer.status, answer.code) == (409, "passkey_exists")
    path = f"/v1/passkeys/{text(key.id)}"
    assert text(key.id) not in bob.get("/v1/passkeys").body.decode()
    assert bob.delete(path).status == 404
    assert bob.delete(path).body == bob.delete(f"/v1/passkeys/{text(bytes(32))}").body


def test_s57_the_last_way_in_stays(owned):
    first, second = Authenticator(owned), Authenticator(owned)
    assert first.create(owned.alice).status == second.create(owned.alice).status == 201
    paths = [f"/v1/passkeys/{text(key.id)}" for key in (first, second)]
    assert owned.alice.delete(paths[0]).status == 204
    answer = owned.alice.delete(paths[1])
    assert (answer.status, answer.code) == (409, "last_way_in")
    assert sign_in(owned, second.signed(challenge(owned))).status == 201
    assert owned.alice.post("/v1/account/password", {"new": PASSWORD}).status == 200
    assert owned.alice.delete(paths[1]).status == 204
    assert sign_in(owned, second.signed(challenge(owned))).status == 401


# MARK: In the app

@pytest.fixture(scope="module")
def app():
    with Server(web=pathlib.Path(os.environ["HARU_SITE"])) as server:
        server.code = server.first_link()
        yield server


@pytest.fixture
def page(app):
    """A page of a new profile, on a computer that recognises whoever sits there."""
    with chromium_page(f"http://localhost:{app.port}") as page:
        page.context.add_init_script("localStorage['haru.onboarding.done'] = 'on'")
        page.devtools = page.context.new_cdp_session(page)
        page.devtools.send("WebAuthn.enable")
        page.authenticator = page.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True}})["authenticatorId"]
        page.part = lambda name: page.locator(f"[data-el={name}]")
        yield page


def sign_out(page):
    page.part("sign-out").click()
    page.get_by_role("button", name="Keep").click()
    expect(page.part("sign-in")).to_be_visible()


def test_s54_in_the_app_a_passkey_is_made_signs_in_and_is_removed(app, page):
    page.goto(f"/join/{app.code}")
    page.wait_for_selector("[data-screen=main]")
    page.goto("/settings/account")
    card = page.part("passkeys")
    card.get_by_label("Name of the new passkey").fill("Laptop")
    page.part("add-passkey").click()
    expect(card.locator(".row .name")).to_have_text(["Laptop"])
    # The same authenticator makes no second one.
    page.part("add-passkey").click()
    expect(card.locator("[data-el=error]")).to_have_text("This passkey was added already.")
    sign_out(page)
    page.part("passkey-sign-in").click()
    expect(card.locator(".row")).to_have_count(1)
    # It is the only way in.
    card.get_by_label("Remove the passkey Laptop").click()
    page.get_by_role("button", name="Cancel").click()
    expect(card.locator("[data-el=error]")).to_have_count(0)
    card.get_by_label("Remove the passkey Laptop").click()
    page.part("confirm").click()
    expect(card.locator("[data-el=error]")).to_have_text("One way to sign in has to remain.")
    # Whoever is not recognised is not let in, and is told nothing new.
    sign_out(page)
    page.devtools.send("WebAuthn.setUserVerified", {"authenticatorId": page.authenticator, "isUserVerified": False})
    page.part("passkey-sign-in").click()
    expect(page.part("passkey-sign-in")).to_be_enabled()
    expect(page.part("error")).to_have_count(0)
    # One that the server forgot is none.
    app.ledger("DELETE FROM passkey")
    page.devtools.send("WebAuthn.setUserVerified", {"authenticatorId": page.authenticator, "isUserVerified": True})
    page.part("passkey-sign-in").click()
    expect(page.part("error")).to_have_text("This server does not know that passkey.")


def test_s57_in_the_app_there_are_none_where_browsers_make_none(app, page):
    page.goto(f"http://127.0.0.1:{app.port}/settings/account")
    page.wait_for_selector("html[data-ready]:not([data-splash])", state="attached")
    expect(page.part("sign-in")).to_be_visible()
    expect(page.part("passkey-sign-in")).to_have_count(0)
