"""One computer on which somebody lives: `haru serve`, commands beside it, and one clock for all."""

import json
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
BIN = pathlib.Path(os.environ.get("HARU_BIN", ROOT / ".build/debug"))


class World:
    """A store in a folder of its own and what serves it, in a zone, at a moment that a test chooses."""

    def __init__(self, folder, site, zone):
        self.folder = folder
        self.moment = folder / "moment"
        self.variables = {
            "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "PATH": os.environ["PATH"],
            "HARU_STORE": str(folder / "haru.store"), "TZ": zone, "LANG": "en_US.UTF-8", "COLUMNS": "200",
            "LD_PRELOAD": str(preloaded_clock(folder)), "HARU_TEST_CLOCK": str(self.moment),
        }
        self.server = None
        self.site = site

    def serve(self):
        """From now on commands are done by the server, which owns the store."""
        self.server = subprocess.Popen(
            [BIN / "haru", "serve", "--local", "--listen", "127.0.0.1:0", "--data", self.folder / "accounts",
             "--web", self.site],
            env=self.variables, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        said = self.said("Ctrl-C")
        self.address = re.search(r"http://127\.0\.0\.1:\d+", said)[0]
        self.link = re.search(r"/join/\w+", said + self.said("/join/"))[0]

    def said(self, word):
        """What the server prints until a word occurs."""
        text = ""
        while word not in text:
            line = self.server.stdout.readline().decode()
            assert line, text
            text += line
        return text

    def close(self):
        if self.server is None:
            return
        self.server.terminate()
        code = self.server.wait(timeout=30)
        self.server.stdout.close()
        assert code == 0

    def set_clock(self, moment):
        """Milliseconds since 1970; it stands there."""
        # Put in place whole: programs look at it at any time.
        new = self.moment.with_suffix(".new")
        new.write_text(str(moment))
        new.rename(self.moment)

    def haru(self, *words):
        """What a command prints."""
        done = subprocess.run([BIN / "haru", *map(str, words)], env=self.variables, stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=60)
        assert done.returncode == 0, (words, done.stdout.decode(), done.stderr.decode())
        return done.stdout.decode()

    def json(self, *words):
        return json.loads(self.haru(*words, "--json"))


def preloaded_clock(folder):
    """Builds clock.c."""
    library = folder / "clock.so"
    swiftc = subprocess.run(["sh", "-c", "readlink -f $(command -v swiftc)"], capture_output=True, text=True)
    clang = pathlib.Path(swiftc.stdout.strip()).with_name("clang")
    subprocess.run([clang, "-shared", "-fPIC", "-O1", "-Wall", "-Werror",
                    pathlib.Path(__file__).with_name("clock.c"), "-o", library], check=True)
    return library
