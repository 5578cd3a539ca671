"""Account & sync (app 17.1) against a server for one account."""

import json

import pytest
from playwright.sync_api import expect

from app.account import NOW, Account, sign_in


def waiting(app):
    return app.part("sync").get_by_text("waiting")


def change(kind, id, counter=0, **fields):
    """A change as a script of the person writes it, one millisecond after the records were made."""
    stamp = f"019fef311881-{counter:04x}-00000000000000aa"
    return {"k": kind, "id": id, "f": {name: [value, stamp] for name, value in fields.items()}}


def offer(app, *changes):
    """Puts changes into the store that nobody has confirmed."""
    app.page.evaluate(
        "async (text) => haruTest.importChanges(new TextEncoder().encode(text))", json.dumps(changes))


def test_signing_in_sends_what_is_here_and_keeps_it(home):
    account = Account()
    before = len(home.records["actions"])
    sign_in(home, account)
    expect(home.part("sync")).to_contain_text("Synced")
    expect(waiting(home)).to_have_count(0)
    assert len([kind for kind, _ in account.records if kind == "action"]) == before
    assert len(home.records["actions"]) == before


def test_a177_being_offline_is_told_and_recording_goes_on(home):
    account = Account()
    sign_in(home, account)
    expect(home.part("sync")).to_contain_text("Synced")
    expect(home.part("sync-state")).to_have_count(0)
    home.page.goto("/")
    home.ready()
    account.is_reachable = False
    home.page.context.set_offline(True)
    expect(home.part("sync-state")).to_have_attribute("data-state", "offline", timeout=2_000)
    home.tile("Stretching").click()
    assert home.figure("Stretching") == 1
    home.part("sync-state").click()
    expect(home.part("sync")).to_contain_text("Offline")
    expect(waiting(home)).to_contain_text("1 change")
    account.is_reachable = True
    home.page.context.set_offline(False)
    expect(waiting(home)).to_have_count(0)
    expect(home.part("sync-state")).to_have_count(0)
    assert [kind for kind, _ in account.records if kind == "count"]


def test_a_sign_in_whose_answer_cannot_be_read_is_told(home):
    account = Account()
    account.is_garbled = True
    sign_in(home, account)
    expect(home.part("sign-in").locator("[data-el=error]")).to_contain_text("could not be read")
    expect(home.part("sign-in-button")).to_be_enabled()
    account.is_garbled = False
    home.part("sign-in-button").click()
    expect(home.part("sync")).to_contain_text("Synced")


@pytest.mark.parametrize("answer, is_kept", [("Keep", True), ("Erase", False)])
def test_a178_signing_out_keeps_or_removes_the_records(home, answer, is_kept):
    sign_in(home, Account())
    expect(home.part("sync")).to_contain_text("Synced")
    before = home.records
    home.part("sign-out").click()
    home.sheet("confirm").get_by_role("button", name=answer).click()
    if is_kept:
        expect(home.part("sign-in")).to_be_visible()
        assert home.records == before
    else:
        home.until("async () => (await haruTest.records()).actions.length === 0")
    home.reload()
    assert (home.records == before) == is_kept


def test_a_device_that_goes_on_alone_sends_nothing(home):
    account = Account()
    sign_in(home, account)
    expect(home.part("sync")).to_contain_text("Synced")
    home.part("sync-switch").get_by_role("switch").uncheck()
    expect(home.part("sync")).to_contain_text("Sync is off")
    home.page.goto("/")
    home.ready()
    asked = len(account.asked)
    home.tile("Stretching").click()
    home.saved()
    home.advance(60)
    assert "sync" not in [path for _, path, _ in account.asked[asked:]]
    home.page.goto("/settings/account")
    home.ready()
    home.part("sync-switch").get_by_role("switch").check()
    expect(home.part("sync")).to_contain_text("Synced")
    assert [kind for kind, _ in account.records if kind == "count"]


def test_a_change_that_the_server_did_not_accept_is_copied_and_discarded(home):
    account = Account()
    sign_in(home, account)
    expect(home.part("sync")).to_contain_text("Synced")
    action = home.id("Reading")
    offer(home, change("action", action, name="Mine", healthRate=60))
    home.part("sync-now").click()
    row = home.part("refused-change", "Mine")
    expect(row).to_contain_text("Action · The server cannot take this content.")
    home.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    row.get_by_role("button", name="Copy").click()
    copied = home.page.evaluate("navigator.clipboard.readText()")
    assert "malformed" in copied and "Mine" in copied
    row.get_by_role("button", name="Discard").click()
    home.part("confirm").click()
    expect(row).to_have_count(0)
    home.until("async () => (await haruTest.records()).actions.some(({ name }) => name === 'Reading')")
    assert account.value("action", action, "name") == "Reading"
    # Nothing is left that would be offered again, also not after a start.
    home.saved()
    home.reload()
    expect(home.part("sync")).to_contain_text("Synced")
    expect(home.part("refused-change")).to_have_count(0)
    expect(waiting(home)).to_have_count(0)


def test_a_record_that_only_this_device_has_goes_with_its_change(home):
    account = Account()
    sign_in(home, account)
    expect(home.part("sync")).to_contain_text("Synced")
    offer(home, change("tag", "00000000-0000-4000-8000-0000000000aa", name="Pulse", healthRate=60))
    home.part("sync-now").click()
    home.part("refused-change", "Pulse").get_by_role("button", name="Discard").click()
    home.part("confirm").click()
    expect(home.part("refused-change")).to_have_count(0)
    assert "Pulse" not in [each["name"] for each in home.records["tags"]]


def test_a195_deletions_that_nobody_agreed_to_wait_for_a_word(home):
    account = Account()
    sign_in(home, account)
    expect(home.part("sync")).to_contain_text("Synced")
    account.holds_deletions = True
    counts = [each["id"] for each in home.records["counts"]]
    assert len(counts) > 1

    def delete(counter):
        offer(home, *[change("count", id, counter, _deleted=True) for id in counts])
        home.part("sync-now").click()
        held = home.page.locator("[data-state=deletionHeld]")
        expect(held).to_contain_text(f"{len(counts)} records are about to be deleted.")
        assert home.records["counts"] == [] and not account.deleted
        return held

    held = delete(0)
    held.get_by_role("button", name="Bring back").click()
    expect(held).to_have_count(0)
    expect(waiting(home)).to_have_count(0)
    assert sorted(each["id"] for each in home.records["counts"]) == sorted(counts)
    # Later than the undo, which came right after the first ones.
    held = delete(0xffff)
    held.get_by_role("button", name="Delete everywhere").click()
    expect(held).to_have_count(0)
    expect(waiting(home)).to_have_count(0)
    assert account.deleted == set(counts) and home.records["counts"] == []


def test_a196_a_clock_that_is_fast_is_corrected_and_told(home):
    account = Account()
    account.lag = 61 * 60_000
    sign_in(home, account)
    expect(home.page.locator("[data-state=clockCorrected]")).to_have_text(
        "This device's clock is 61 minutes fast. Corrected for sync.")
    expect(waiting(home)).to_have_count(0)
    stamps = {int(stamp[:12], 16) for _, stamp, _ in account.fields.values()}
    assert max(stamps) <= NOW - account.lag + 60_000


def signed_out(app):
    app.part("sign-out").click()
    app.sheet("confirm").get_by_role("button", name="Keep").click()
    expect(app.part("sign-in")).to_be_visible()


@pytest.fixture
def moved(home):
    """Signed out of one account, and let into another by its server."""
    first, second = Account(1), Account(2, "other")
    second.fields["tag", "00000000-0000-4000-8000-0000000000bb", "name"] = (
        "Theirs", "019fef311881-0000-00000000000000bb", 1)
    second.sequence = 1
    sign_in(home, first)
    expect(home.part("sync")).to_contain_text("Synced")
    signed_out(home)
    sign_in(home, second)
    expect(home.part("other-account")).to_contain_text("belong to another account")
    return home, second


def test_records_of_another_account_are_merged_only_when_asked(moved):
    app, account = moved
    assert not [asked for asked in account.asked if asked[1] == "sync"]
    app.part("merge").click()
    expect(app.part("sync")).to_contain_text("Synced")
    expect(waiting(app)).to_have_count(0)
    assert account.value("action", app.id("Reading"), "name") == "Reading"
    assert "Theirs" in [each["name"] for each in app.records["tags"]]


def test_records_of_another_account_are_erased_before_the_sign_in(moved):
    app, account = moved
    app.part("erase-first").click()
    app.part("confirm").click()
    expect(app.part("sync")).to_contain_text("Synced")
    app.until("async () => (await haruTest.records()).tags.some(({ name }) => name === 'Theirs')")
    assert app.records["actions"] == [] and not [kind for kind, _ in account.records if kind == "action"]
    app.saved()
    app.reload()
    expect(app.part("sync")).to_contain_text("Synced")


def test_the_account_is_left_as_it_was_when_the_person_turns_back(moved):
    app, account = moved
    app.part("cancel").click()
    expect(app.part("sign-in")).to_be_visible()
    assert ("DELETE", "auth/token", f"Bearer {account.token}") in account.asked
    assert account.records == {("tag", "00000000-0000-4000-8000-0000000000bb")}
    assert app.id("Reading")
    app.reload()
    expect(app.part("sign-in")).to_be_visible()
