"""Sections of RESULTS.md that are written by themselves: each begins with `## Name` and ends where the
next one begins."""

import pathlib
import re

RESULTS = pathlib.Path(__file__).resolve().parent / "RESULTS.md"
#: Written by web.py, exchange.py and promises.py; run leaves them as they are.
OWN = ("Web app", "Exchange", "Progress of promises")


def section(text, name):
    """Where a section lies, its heading included; an empty span at the end if there is none."""
    found = re.search(rf"^## {re.escape(name)}\n.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found.span() if found else (len(text), len(text))


def put(name, body, path=RESULTS):
    """Writes a section anew."""
    text = path.read_text("utf-8") if path.exists() else "# Results\n"
    start, end = section(text, name)
    before, after = text[:start].rstrip("\n"), text[end:]
    path.write_text(f"{before}\n\n## {name}\n\n{body.strip()}\n{chr(10) + after if after else ''}", "utf-8")


def kept(path=RESULTS):
    """The sections that other scripts wrote."""
    text = pathlib.Path(path).read_text("utf-8") if pathlib.Path(path).exists() else ""
    spans = [section(text, name) for name in OWN]
    return "".join("\n" + text[start:end].rstrip("\n") + "\n" for start, end in spans if end > start)
