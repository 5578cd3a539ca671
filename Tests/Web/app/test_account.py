"""Account & sync (app 17.1) against a server for one account."""

import json

from playwright.sync_api import expect

from app.account import Account, sign_in
from app.driver import DESKTOP


def waiting(app):
    return app.part("sync").get_by_text("waiting")


def offer(app, kind, id, **fields):
    """Puts a change into the store that nobody has confirmed, with a stamp of this evening."""
    stamped = {name: [value, "019fef311881-0000-00000000000000aa"] for name, value in fields.items()}
    change = [{"k": kind, "id": id, "f": stamped}]
    app.page.evaluate(
        "async (text) => haruTest.importChanges(new TextEncoder().encode(text))", json.dumps(change))


def test_signing_in_sends_what_is_here_and_keeps_it(home):
    account = Account()
    before = len(home.records["actions"])
    sign_in(home, account)
    expect(home.part("sync")).to_contain_text("Synced")
    expect(waiting(home)).to_have_count(0)
    assert len([kind for kind, _ in account.records if kind == "action"]) == before
    assert len(home.records["actions"]) == before


def test_a_change_that_the_server_did_not_accept_is_copied_and_discarded(home):
    account = Account()
    sign_in(home, account)
    expect(home.part("sync")).to_contain_text("Synced")
    action = home.id("Reading")
    offer(home, "action", action, name="Mine", healthRate=60)
    home.part("sync-now").click()
    change = home.part("refused-change", "Mine")
    expect(change).to_contain_text("Action · The server cannot take this content.")
    home.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    change.get_by_role("button", name="Copy").click()
    copied = home.page.evaluate("navigator.clipboard.readText()")
    assert "malformed" in copied and "Mine" in copied
    change.get_by_role("button", name="Discard").click()
    home.part("confirm").click()
    expect(change).to_have_count(0)
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
    offer(home, "tag", "00000000-0000-4000-8000-0000000000aa", name="Pulse", healthRate=60)
    home.part("sync-now").click()
    home.part("refused-change", "Pulse").get_by_role("button", name="Discard").click()
    home.part("confirm").click()
    expect(home.part("refused-change")).to_have_count(0)
    assert "Pulse" not in [each["name"] for each in home.records["tags"]]
