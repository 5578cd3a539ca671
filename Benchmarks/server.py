#!/usr/bin/env python3
"""Measures haru-server on this computer: a small cached answer against a server that does nothing
else, a hundred live streams, and the memory of an account.

    Benchmarks/server.py [--rounds 5] [--server PROGRAM] [--results FILE]

Needs Python 3.9, a C compiler, libmicrohttpd-dev, and the release build of script/release
haru-server. How figures are compared is said in README.md: each round runs both, a ratio is the
median of what the rounds say.
"""

import argparse
import hashlib
import http.client
import json
import os
import pathlib
import platform
import re
import secrets
import select
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
# A token may read 600 times a minute.
TOKENS = 900
DEVICE = "0198c0de-0000-4000-8000-000000000001"


def build(folder):
    for name, libraries in {"serve": ["-lmicrohttpd"], "load": []}.items():
        source = HERE / f"floors/{name}.c"
        subprocess.run(["cc", "-O2", source, "-o", folder / name, *libraries], check=True)


class Server:
    """haru-server over a fresh folder, with one account."""

    def __init__(self, program, folder):
        self.folder = folder / "accounts"
        self.log = open(folder / "log", "wb")
        self.process = subprocess.Popen(
            [program, "--listen", "127.0.0.1:0", "--data", self.folder], stdout=subprocess.PIPE,
            stderr=self.log, text=True, env={"PATH": os.environ["PATH"], "LANG": "en_US.UTF-8"})
        link = None
        while not link:
            link = re.search(r"http://127\.0\.0\.1:(\d+)/join/(\w+)", self.process.stdout.readline())
        self.port = int(link[1])
        answer = self.ask("POST", "/v1/auth/first", {"code": link[2], "device": {"id": DEVICE}})
        self.token = answer["token"]
        self.account = answer["account"]["id"]

    def ask(self, method, path, body=None, token=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = "Bearer " + token
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        assert answer.status < 300, (path, answer.status, text)
        return json.loads(text) if text else None

    def make_tokens(self, count):
        """Tokens written straight into the database: making them over HTTP is limited."""
        made = ["haru_" + secrets.token_hex(32) for _ in range(count)]
        database = sqlite3.connect(self.folder / "accounts.db", timeout=10)
        now = int(time.time() * 1000)
        account = bytes.fromhex(self.account.replace("-", ""))
        database.executemany(
            "INSERT INTO token(id, hash, account, device, kind, scopes, name, created, signed, used,"
            " ends) VALUES(?, ?, ?, NULL, 4, 255, 'bench', ?, ?, ?, ?)",
            [(secrets.token_bytes(16), hashlib.sha256(token.encode()).digest(), account, now, now,
              now, now + 86_400_000) for token in made])
        database.commit()
        database.close()
        return made

    def memory(self, kind="VmRSS"):
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(kind + r":\s+(\d+)", text)[1]) / 1024

    def stop(self):
        self.process.terminate()
        return self.process.wait()


def start_something(server):
    """An account in which something runs, so that the answer is of the size of a widget's."""
    now = int(time.time() * 1000)
    stamp = f"{now:012x}-0000-00000000000000ab"
    action = "0198c0de-0000-4000-8000-0000000000aa"
    changes = [{"k": "action", "id": action,
                "f": {"name": ["Reading", stamp], "trackingType": ["time", stamp]}}]
    server.ask("POST", "/v1/sync", {
        "v": 1, "schema": 1, "device": DEVICE, "request": "0198c0de-0000-4000-8000-0000000000bb",
        "cursor": "0", "changes": changes, "limit": 1000}, server.token)
    server.ask("POST", "/v1/intents/start", {"actionID": action}, server.token)
    return action


def rate(folder, port, headers, seconds=4, connections=32):
    result = subprocess.run(
        [folder / "load", str(port), str(seconds), str(connections), "/v1/live"],
        input="\n".join(headers) + "\n", capture_output=True, text=True, check=True)
    good, bad, took = result.stdout.split()
    return int(good) / float(took), int(bad)


def small_answer(server, folder, rounds):
    (folder / "body").write_text(json.dumps(server.ask("GET", "/v1/live", token=server.token),
                                            ensure_ascii=False, separators=(",", ":")))
    floor = subprocess.Popen([folder / "serve", folder / "body"], stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE, text=True)
    port = int(floor.stdout.readline())
    ratios, ours, theirs, refused = [], [], [], 0
    for _ in range(rounds):
        headers = ["Authorization: Bearer " + token for token in server.make_tokens(TOKENS)]
        bare, _ = rate(folder, port, headers)
        own, bad = rate(folder, server.port, headers)
        refused += bad
        ratios.append(own / bare)
        ours.append(own)
        theirs.append(bare)
    floor.stdin.close()
    floor.wait()
    return {
        "bytes": (folder / "body").stat().st_size, "rounds": rounds, "refused": refused,
        "haru": statistics.median(ours), "bare": statistics.median(theirs),
        "ratio": statistics.median(ratios)}


def open_stream(port, token):
    stream = socket.create_connection(("127.0.0.1", port))
    stream.sendall(f"GET /v1/live/events HTTP/1.1\r\nHost: localhost\r\n"
                   f"Authorization: Bearer {token}\r\n\r\n".encode())
    return stream


def streams(server, action, count=100, events=20):
    """How long a start or stop takes to reach all streams, from the request on."""
    before = server.memory()
    tokens = server.make_tokens(count)
    opened = [open_stream(server.port, token) for token in tokens]
    for stream in opened:
        heard = b""
        while b"event: plan" not in heard:
            heard += stream.recv(4096)
    grown = server.memory() - before
    first, last = [], []
    for number in range(events):
        word = "stop" if number % 2 == 0 else "start"
        began = time.monotonic()
        asking = threading.Thread(target=server.ask, args=(
            "POST", f"/v1/intents/{word}", {"actionID": action}, server.token))
        asking.start()
        waiting = {stream.fileno(): [stream, b""] for stream in opened}
        times = []
        while waiting:
            for ready in select.select(list(waiting), [], [], 10)[0]:
                stream, heard = waiting[ready]
                heard += stream.recv(65536)
                waiting[ready][1] = heard
                if b"event: now" in heard and b"\n\n" in heard.split(b"event: now", 1)[1]:
                    times.append(time.monotonic() - began)
                    del waiting[ready]
        asking.join()
        first.append(times[0])
        last.append(times[-1])
        time.sleep(1.2)
    for stream in opened:
        stream.close()
    return {"streams": count, "events": events, "memory": grown,
            "first": statistics.median(first), "last": statistics.median(last), "worst": max(last)}


def accounts(server, count=50):
    """Memory of accounts whose stores and copies are open."""
    before = server.memory()
    for _ in range(count):
        output = secrets.token_bytes(16)
        token = "haru_" + secrets.token_hex(32)
        now = int(time.time() * 1000)
        database = sqlite3.connect(server.folder / "accounts.db", timeout=10)
        database.execute("INSERT INTO account(id, login, created) VALUES(?, ?, ?)",
                         (output, secrets.token_hex(8), now))
        database.execute(
            "INSERT INTO token(id, hash, account, device, kind, scopes, name, created, signed, used,"
            " ends) VALUES(?, ?, ?, NULL, 4, 255, 'bench', ?, ?, ?, ?)",
            (secrets.token_bytes(16), hashlib.sha256(token.encode()).digest(), output, now, now, now,
             now + 86_400_000))
        database.commit()
        database.close()
        server.ask("GET", "/v1/live", token=token)
    return {"accounts": count, "each": (server.memory() - before) / count}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--server", default=HERE.parent / ".build/release/haru-server")
    parser.add_argument("--results", default=HERE / "SERVER.md")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="haru-bench-server-") as name:
        folder = pathlib.Path(name)
        build(folder)
        server = Server(chosen.server, folder)
        try:
            action = start_something(server)
            answer = small_answer(server, folder, chosen.rounds)
            live = streams(server, action)
            many = accounts(server)
            peak = server.memory("VmHWM")
        finally:
            code = server.stop()
    assert code == 0, code
    text = f"""# The server's figures

{time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())}, {os.cpu_count()} processors, {platform.system()} \
{platform.release()}, load {os.getloadavg()[0]:.1f} at the end. Made by \
`Benchmarks/server.py --rounds {chosen.rounds}`. Server and client share the processors.

| what | figure | goal |
|---|---:|---:|
| `GET /v1/live`, {answer["bytes"]} bytes, answers a second | {answer["haru"]:,.0f} | |
| bare libmicrohttpd, the same bytes and headers | {answer["bare"]:,.0f} | |
| the one against the other, median of {answer["rounds"]} rounds | {answer["ratio"]:.0%} | ≥ 50 % |
| answers that were no 200 | {answer["refused"]} | 0 |
| {live["streams"]} live streams: memory, MiB | {live["memory"]:.1f} | |
| a start or stop until the first of them hears it, ms | {live["first"] * 1000:.0f} | |
| until all of them do, ms, median of {live["events"]} | {live["last"] * 1000:.0f} | < 1,000 |
| the slowest, ms | {live["worst"] * 1000:.0f} | |
| an account whose stores are open, MiB | {many["each"]:.2f} | |
| most memory of the server, MiB | {peak:.0f} | |
"""
    pathlib.Path(chosen.results).write_text(text)
    print(text)
    return 0 if answer["ratio"] >= 0.5 and answer["refused"] == 0 else 1


sys.exit(main())
