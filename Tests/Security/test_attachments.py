"""S-64: attachments of others, and what a browser may take one for."""

import hashlib
import statistics
import time

import pytest

from server import change

PNG = b"\x89PNG\r\n\x1a\n" + b"picture" * 1000


def test_s64_an_attachment_of_another_account_is_not_there(alice, bob):
    his = bob.attach(PNG + b"his")
    unknown = hashlib.sha256(b"nobody's").hexdigest()
    answer = alice.post("/v1/blobs/check", {"hashes": [his, unknown]})
    assert answer.json["missing"] == [his, unknown]
    # Not even with a record that names it: it is there once she has sent it herself.
    alice.exchange(change_naming(his))
    for hash in (his, unknown):
        for method in ("GET", "HEAD"):
            assert alice.ask(method, f"/v1/blobs/{hash}").status == 404
    assert alice.get(f"/v1/blobs/{his}").body == alice.get(f"/v1/blobs/{unknown}").body
    alice.attach(PNG + b"his")
    assert alice.get(f"/v1/blobs/{his}").body == PNG + b"his"


def change_naming(hash):
    return change("photo", image={"$blob": {"hash": hash, "size": 10, "type": "image/png"}})


def test_s64_what_no_record_names_is_given_to_nobody(alice):
    hash = alice.attach(PNG + b"unnamed", is_named=False)
    assert alice.get(f"/v1/blobs/{hash}").status == 404


@pytest.mark.full
def test_s64_a_question_takes_as_long_whoever_has_it(alice, bob):
    his = bob.attach(PNG + b"timed")
    took = {his: [], hashlib.sha256(b"nobody's").hexdigest(): []}
    for _ in range(200):
        for hash, times in took.items():
            began = time.perf_counter()
            alice.post("/v1/blobs/check", {"hashes": [hash]})
            times.append(time.perf_counter() - began)
    medians = [statistics.median(times) for times in took.values()]
    assert max(medians) / min(medians) < 1.05, medians


@pytest.mark.parametrize("data, kind", [
    (PNG, "image/png"), (b"\xff\xd8\xff" + b"jpeg" * 10, "image/jpeg"), (b"%PDF-1.7 x", "application/pdf"),
    (b"<!doctype html><script>hit()</script>", "application/octet-stream"),
    (b"<svg xmlns='http://www.w3.org/2000/svg'><script>hit()</script></svg>", "application/octet-stream"),
    (b"alert(1)", "application/octet-stream"), (b"", "application/octet-stream"),
    (b"GIF8<script>", "application/octet-stream"), (b" \x89PNG\r\n\x1a\n", "application/octet-stream")])
def test_s64_an_attachment_is_never_a_page(alice, data, kind):
    hash = hashlib.sha256(data).hexdigest()
    stored = alice.ask("PUT", f"/v1/blobs/{hash}", raw=data, headers={
        "Content-Type": "text/html", "Content-Length": str(len(data))})
    assert stored.status in (200, 201), stored
    alice.exchange(change_naming(hash))
    answer = alice.get(f"/v1/blobs/{hash}", headers={"Accept": "text/html"})
    assert answer.status == 200 and answer.body == data
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "sandbox" in answer.headers["Content-Security-Policy"]
    assert answer.headers["Cache-Control"].startswith("private")
    shown = answer.headers["Content-Disposition"]
    assert (shown == "attachment") == (kind == "application/octet-stream"), shown


def test_s64_another_hash_than_that_of_the_bytes_is_refused(alice):
    for path in [f"/v1/blobs/{'0' * 64}", "/v1/blobs/..%2f..%2faccounts.db", "/v1/blobs/ABC"]:
        answer = alice.ask("PUT", path, raw=PNG)
        assert answer.status in (404, 422), (path, answer)


@pytest.mark.parametrize("ranges, status", [
    ("bytes=1-3", 206), ("bytes=-3", 206), ("bytes=5-", 206),
    ("bytes=" + ",".join(f"{i}-{i}" for i in range(1000)), 416), ("bytes=0-10,5-15,0-10", 416), ("bytes=0-,0-", 416),
    ("bytes=9223372036854775808-", 416), ("bytes=0-9223372036854775808", 416), ("bytes=-9223372036854775808", 416),
    ("bytes=5-1", 416), ("bytes=-0", 416), ("bytes=1000000-", 416), ("bytes=--1", 416), ("bytes=0x1-2", 416),
    ("lines=1-2", 416)])
def test_s64_one_range_or_none(alice, ranges, status):
    hash = alice.attach(PNG)
    answer = alice.get(f"/v1/blobs/{hash}", headers={"Range": ranges})
    assert answer.status == status, answer
    if status == 206:
        assert answer.body in PNG and len(answer.body) < len(PNG)
