"""A real haru-server on this computer, and whoever talks to it.

Every address of 127.0.0.0/8 is ours, so that a client may come from any of them: the server takes
them for different places, as it would strangers on the Internet.
"""

import hashlib
import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(os.environ.get("HARU_BIN", ROOT / ".build/debug"))
HOME = "127.0.0.1"
PASSWORD = "slow quiet river"
DAY = 86_400_000


class Answer:
    """What came back to one request."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self):
        """The code of a refusal."""
        return self.json["error"]["code"]

    def __repr__(self):
        return f"<{self.status} {self.body[:200]!r}>"


class Server:
    """One process with a folder of its own.

    What it was told that nobody else may read, `secrets`, is looked for in its log when it ends.
    """

    def __init__(self, *flags, web=None, folder=None):
        self.folder = folder or pathlib.Path(tempfile.mkdtemp(prefix="haru-security-"))
        self.data = self.folder / "data"
        self.flags = [*flags, *(["--web", web] if web else [])]
        self.log_file = self.folder / "log"
        self.secrets = {PASSWORD}
        self.port = 0
        self.start()

    def start(self):
        with open(self.log_file, "ab") as log:
            self.process = subprocess.Popen(
                [BIN / "haru-server", "--listen", f"{HOME}:{self.port}", "--data", self.data, *self.flags],
                env={"PATH": os.environ["PATH"], "LANG": "en_US.UTF-8", "HOME": str(self.folder)},
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log)
        said = b""
        while b"Ctrl-C" not in said:
            line = self.process.stdout.readline()
            assert line, (said, self.log)
            said += line
        if not self.port:
            # With --public-url another address is printed.
            self.port = listening(self.process.pid)[0][1]

    def first_link(self):
        """The code that the first start prints."""
        while line := self.process.stdout.readline():
            if found := re.search(rb"/join/(\w+)", line):
                self.secrets.add(found[1].decode())
                return found[1].decode()
        raise AssertionError("no link was printed")

    def end(self):
        """Stops it; what is in its folder stays."""
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()

    def restart(self):
        self.end()
        self.start()

    def close(self):
        if self.process.poll() is None:
            self.end()
        log = self.log
        shutil.rmtree(self.folder, ignore_errors=True)
        # What is shorter might be there by chance.
        spoken = [secret for secret in self.secrets if len(secret) >= 8 and secret in log]
        assert not spoken, f"the log has a secret: {spoken}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    @property
    def log(self):
        return self.log_file.read_text()

    # MARK: Requests

    def ask(self, method, path, body=None, *, token=None, headers=None, source=HOME, raw=None):
        """One request on a connection of its own.

        `body` travels as JSON, `raw` as it is; a header that is None is left out.
        """
        if token:
            self.secrets.add(token)
        data = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        sent = {"Host": f"{HOME}:{self.port}", "Authorization": f"Bearer {token}" if token else None}
        if body is not None:
            sent["Content-Type"] = "application/json"
        if data or method in ("POST", "PUT"):
            sent["Content-Length"] = str(len(data))
        sent |= headers or {}
        connection = http.client.HTTPConnection(HOME, self.port, timeout=60, source_address=(source, 0))
        try:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in sent.items():
                if value is not None:
                    connection.putheader(name, value)
            connection.endheaders()
            try:
                connection.send(data)
            except (BrokenPipeError, ConnectionResetError):
                pass  # Refused before it was all sent: the answer is there.
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        finally:
            connection.close()

    def get(self, path, **options):
        return self.ask("GET", path, **options)

    def post(self, path, body=None, **options):
        return self.ask("POST", path, {} if body is None and "raw" not in options else body, **options)

    def delete(self, path, body=None, **options):
        return self.ask("DELETE", path, body, **options)

    def bytes(self, request, *, source=HOME):
        """Sends bytes as they are and returns all that comes back until the server closes."""
        with socket.create_connection((HOME, self.port), 60, (source, 0)) as connection:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            answer = b""
            while part := connection.recv(1 << 16):
                answer += part
        return answer

    def stream(self, token, source=HOME):
        return Stream(self, token, source)

    # MARK: People

    def register(self, login, password=PASSWORD):
        """An account, where anybody may register."""
        self.secrets.add(password)
        answer = self.post("/v1/accounts", {"login": login, "password": password})
        assert answer.status == 201, answer
        return answer.json["id"]

    def sign_in(self, login, password=PASSWORD, *, device=None, **options):
        self.secrets.add(password)
        return self.post("/v1/auth/token", {"login": login, "password": password,
                                            "device": device or new_device()}, **options)

    def device(self, login, password=PASSWORD):
        """A device that signed in."""
        about = new_device()
        answer = self.sign_in(login, password, device=about)
        assert answer.status == 201, answer
        return Device(self, answer.json, about)

    def join(self, code, **members):
        """A device that came in by a one-time link."""
        about = new_device()
        answer = self.post("/v1/auth/first", {"code": code, "device": about, **members})
        assert answer.status == 201, answer
        return Device(self, answer.json, about)

    # MARK: What it keeps

    def ledger(self, sql, *values):
        """Reads or changes its own database, as time or another program might have done."""
        with sqlite3.connect(self.data / "accounts.db", timeout=10) as database:
            rows = database.execute(sql, values).fetchall()
        database.close()
        return rows

    def store(self, account):
        return self.data / "accounts" / f"{account}.store"

    def digest(self):
        """A hash of everything it keeps, but for when things were last seen."""
        kept = hashlib.sha256()
        ledger = {"account": "*", "device": "account, id, name, platform, version, schema, created",
                  "token": "id, hash, account, device, kind, scopes, name, created, signed, ends",
                  "link": "*", "profile": "*"}
        self.add(kept, self.data / "accounts.db", ledger)
        for path in sorted((self.data / "accounts").glob("*.store")):
            self.add(kept, path, {"kind": "*", "record": "*", "entry": "*", "purge": "*"})
        return kept.hexdigest()

    @staticmethod
    def add(kept, path, tables):
        database = sqlite3.connect(path, timeout=10)
        for table, columns in tables.items():
            for row in database.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2"):
                kept.update(repr(row).encode())
        database.close()

    def memory(self):
        """The most memory that it ever had, MiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) >> 10


class Device:
    """A signed-in device with what it knows of the account's history."""

    def __init__(self, server, answer, about):
        self.server, self.about = server, about
        self.id, self.token = about["id"], answer["token"]
        self.account = answer["account"]["id"]
        self.known = {"cursor": "0"}
        server.secrets.add(self.token)

    def ask(self, method, path, body=None, **options):
        return self.server.ask(method, path, body, token=self.token, **options)

    def get(self, path, **options):
        return self.server.get(path, token=self.token, **options)

    def post(self, path, body=None, **options):
        return self.server.post(path, body, token=self.token, **options)

    def delete(self, path, body=None, **options):
        return self.server.delete(path, body, token=self.token, **options)

    def offer(self, *changes, **members):
        """One exchange; the next one follows it if it works."""
        answer = self.post("/v1/sync", {"v": 1, "schema": 1, "device": self.id, "request": new_id(),
                                        "changes": list(changes), **self.known, **members})
        if answer.status == 200:
            self.known = {name: answer.json[name] for name in ("epoch", "incarnation", "cursor")}
        return answer

    def exchange(self, *changes, **members):
        """One exchange that must work."""
        answer = self.offer(*changes, **members)
        assert answer.status == 200, answer
        return answer.json

    def attach(self, data, *, is_named=True):
        """Stores an attachment, and a record that names it; its hash."""
        hash = hashlib.sha256(data).hexdigest()
        assert self.ask("PUT", f"/v1/blobs/{hash}", raw=data).status in (200, 201)
        if is_named:
            self.exchange(change("photo", image={"$blob": {"hash": hash, "size": len(data), "type": "image/png"}}))
        return hash

    def everything(self):
        """All that the account has, as a device new to it would see it: fields by kind and id."""
        other = self.server.post("/v1/auth/pair", {"kind": "device", "name": "reader"}).json
        assert self.post(f"/v1/auth/pair/{other['code']}", {"approve": True}).status == 204
        answer = self.server.post("/v1/auth/pair/redeem", {"request": other["request"]}).json
        reader = Device(self.server, answer, {"id": answer["device"]["id"]})
        records = {}
        more = True
        while more:
            page = reader.exchange()
            for change in page["changes"]:
                records.setdefault((change["k"], change["id"]), {}).update(change["f"])
            more = page["more"]
        reader.delete("/v1/auth/token")
        return records

    def mint(self, *scopes, **members):
        """A token for a program; returns the answer."""
        answer = self.post("/v1/tokens", {"name": "program", "scopes": list(scopes), **members})
        if answer.status == 201:
            self.server.secrets.add(answer.json["token"])
        return answer


class Stream:
    """A live event stream that is being read."""

    def __init__(self, server, token, source=HOME):
        self.connection = socket.create_connection((HOME, server.port), 60, (source, 0))
        self.connection.sendall(
            f"GET /v1/live/events HTTP/1.1\r\nHost: {HOME}:{server.port}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode())
        self.read = b""
        self.until(b"retry: 3000")

    def until(self, text):
        while text not in self.read:
            part = self.connection.recv(4096)
            assert part, self.read
            self.read += part

    def seconds_to_end(self):
        """Reads until the server ends it; how long that took, if it was not too long."""
        began = time.monotonic()
        while part := self.connection.recv(4096):
            self.read += part
            if self.read.endswith(b"\r\n0\r\n\r\n") or time.monotonic() > began + 30:
                break
        self.connection.close()
        return time.monotonic() - began

    @property
    def head(self):
        return self.read.split(b"\r\n\r\n")[0].decode()

    def close(self):
        self.connection.close()


def soon(status, ask):
    """Asks until the answer has a status; returns it.

    What we change in the server's database behind its back it notices within a second.
    """
    ends = time.monotonic() + 10
    while (answer := ask()).status != status:
        assert time.monotonic() < ends, answer
    return answer


# MARK: Parts of requests

def new_id():
    return str(uuid.uuid4())


def new_device():
    return {"id": new_id(), "name": "Phone", "platform": "web", "version": "1", "schema": 1}


def now():
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


_stamps = iter(range(1 << 16))


def stamp(milliseconds=None, counter=None, node=7):
    """When a field was written; each one later than those before."""
    counter = next(_stamps) if counter is None else counter
    return f"{now() if milliseconds is None else milliseconds:012x}-{counter:04x}-{node:016x}"


def change(kind, id=None, /, at=None, **fields):
    """A change of one record, all fields of one moment."""
    at = at or stamp()
    return {"k": kind, "id": id or new_id(), "f": {name: [value, at] for name, value in fields.items()}}


def action(name, type="time", id=None):
    return change("action", id, _created=now(), name=name, trackingType=type)


def listening(process):
    """Where a process waits for connections: pairs of address and port."""
    sockets = set()
    for descriptor in pathlib.Path(f"/proc/{process}/fd").iterdir():
        try:
            sockets.add(os.readlink(descriptor))
        except FileNotFoundError:
            pass
    found = []
    for table, family in (("tcp", socket.AF_INET), ("tcp6", socket.AF_INET6)):
        for line in pathlib.Path(f"/proc/{process}/net/{table}").read_text().splitlines()[1:]:
            columns = line.split()
            if columns[3] == "0A" and f"socket:[{columns[9]}]" in sockets:
                address, port = columns[1].split(":")
                words = bytes.fromhex(address)
                network = b"".join(words[i:i + 4][::-1] for i in range(0, len(words), 4))
                found.append((socket.inet_ntop(family, network), int(port, 16)))
    return found
