"""That the checklist is whole: every line is checked or waits, and waits for good reason."""

import pathlib
import re

import pytest

from lines import LINES, PARTS, WAITING

HERE = pathlib.Path(__file__).parent


def test_every_line_is_checked_or_waits_and_none_does_both():
    checked = set()
    for file in HERE.glob("test_*.py"):
        checked |= {int(number) for number in re.findall(r"^def test_s(\d\d)_", file.read_text(), re.M)}
    waiting = [line for wait in WAITING for line in wait.lines]
    assert sorted([*checked, *waiting]) == sorted(LINES)


@pytest.mark.parametrize("request_line", sorted({
    request for wait in [*WAITING, *PARTS] for request in wait.absent}))
def test_what_is_waited_for_does_not_exist(alice, request_line):
    """Should this fail: the feature is there, so write its check and strike it from lines.py."""
    method, path = request_line.split(" ")
    assert alice.ask(method, path, None if method == "GET" else {}).status in (404, 405)
