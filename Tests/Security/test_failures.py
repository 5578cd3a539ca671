"""S-65: what goes wrong within the server stays within it."""

import json
import re
import resource
import signal


from server import action, soon


def test_s65_a_lost_database_is_answered_and_survived(fresh):
    alice = fresh.device("alice")
    alice.exchange(action("Reading"))
    path = fresh.data / "accounts.db"
    kept = path.read_bytes()
    path.write_bytes(b"\xa5" * len(kept))
    # Whoever was let in a moment ago is known for a second.
    soon(503, alice.offer)
    for answer in [alice.get("/v1/account"), alice.get("/v1/tokens"), fresh.sign_in("alice"), alice.offer(),
                   fresh.get("/healthz")]:
        assert answer.status == 503 and answer.code == "store_unavailable", answer
        tells_nothing(fresh, answer)
    path.write_bytes(kept)
    assert alice.get("/v1/account").status == 200
    assert fresh.get("/healthz").status == 200


def tells_nothing(server, answer, *, is_logged=True):
    """A request id, by which whoever runs the server finds the line in the log, and nothing else."""
    error = answer.json["error"]
    assert set(error) <= {"code", "message", "request", "retryAfter"}, error
    lines = [json.loads(line) for line in server.log.splitlines() if error["request"] in line]
    assert [line["status"] for line in lines] == ([answer.status] if is_logged else [])
    assert not re.search(r"sqlite|\.db|\.store|/tmp|swift|line \d", answer.body.decode(), re.I)


def test_s65_a_damaged_account_is_nobody_elses_trouble(fresh):
    fresh.register("bob")
    alice, bob = fresh.device("alice"), fresh.device("bob")
    alice.exchange(action("Reading")), bob.exchange(action("Reading"))
    fresh.end()
    fresh.store(alice.account).write_bytes(b"\xa5" * 8192)
    fresh.start()
    for answer in [alice.offer(), alice.get("/v1/sync/status"), alice.post("/v1/intents/run", {"action": "Reading"})]:
        assert answer.status == 503, answer
        tells_nothing(fresh, answer)
    bob.exchange(action("Writing"))
    assert fresh.get("/healthz").status == 200
    # It was not set aside in silence.
    assert fresh.store(alice.account).read_bytes() == b"\xa5" * 8192


def test_s65_a_full_disk_takes_all_or_nothing(fresh):
    alice = fresh.device("alice")
    alice.exchange(action("Reading"))
    alice.get("/v1/intents/entities?kind=action")
    before = fresh.digest()
    # No file may grow: to a program this is a disk without room.
    unlimited = resource.prlimit(fresh.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    assert signal.SIGXFSZ in ignored(fresh.process.pid)
    known = dict(alice.known)
    for answer in [alice.offer(*[action("x" * 500) for _ in range(500)]), alice.mint("read"),
                   fresh.sign_in("alice", token=alice.token),
                   alice.post("/v1/intents/start", {"action": "Reading"})]:
        assert answer.status == 503, answer
        # The log is a file as well.
        tells_nothing(fresh, answer, is_logged=False)
    assert alice.get("/v1/account").status == 200
    resource.prlimit(fresh.process.pid, resource.RLIMIT_FSIZE, unlimited)
    assert fresh.digest() == before
    assert alice.known == known
    alice.exchange(action("Writing"))
    assert fresh.get("/healthz").status == 200


def ignored(process):
    """Signals that a process does not hear."""
    status = open(f"/proc/{process}/status").read()
    mask = int(re.search(r"SigIgn:\s+(\w+)", status)[1], 16)
    return {signal.Signals(i + 1) for i in range(31) if mask >> i & 1}
