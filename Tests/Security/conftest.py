"""Runs the security checklist against a real haru-server and counts its lines."""

import re

import pytest

from lines import LINES, WAITING, ids
from server import Server

results = {}


def pytest_addoption(parser):
    parser.addoption("--full", action="store_true", help="also what takes minutes, or measures")


def pytest_configure(config):
    config.addinivalue_line("markers", "full: runs only with --full")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--full"):
        for item in items:
            if item.get_closest_marker("full"):
                item.add_marker(pytest.mark.skip(reason="runs with --full"))


def line_of(nodeid):
    found = re.search(r"::test_s(\d\d)_", nodeid)
    return int(found[1]) if found else None


def pytest_runtest_logreport(report):
    line = line_of(report.nodeid)
    if line and (report.when == "call" or report.failed):
        results.setdefault(line, []).append(report.passed)


def pytest_terminal_summary(terminalreporter, config):
    """The count, on the last line, for whoever reads the log of CI."""
    good = [line for line in sorted(results) if all(results[line])]
    waiting = [f"{ids(wait.lines)} {wait.feature}" for wait in WAITING]
    words = f"security: {len(good)} of {len(LINES)} lines checked"
    if waiting:
        words += f", {sum(len(wait.lines) for wait in WAITING)} wait for: {'; '.join(waiting)}"
    terminalreporter.write_line(words)


@pytest.fixture(scope="module")
def world():
    """A server with alice and bob, each with a device; nothing here may use up a limit."""
    with Server("--registration", "open") as server:
        server.register("alice")
        server.register("bob")
        server.alice = server.device("alice")
        server.bob = server.device("bob")
        yield server


@pytest.fixture
def alice(world):
    return world.alice


@pytest.fixture
def bob(world):
    return world.bob


@pytest.fixture
def start():
    """Starts servers of the test's own."""
    servers = []

    def start(*flags, **options):
        servers.append(Server(*flags, **options))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


@pytest.fixture
def fresh(start):
    """A server of the test's own where anybody may register, with alice."""
    server = start("--registration", "open")
    server.register("alice")
    return server


@pytest.fixture
def owned(start):
    """A server of the test's own with one account, which has no password, and its device."""
    server = start()
    server.alice = server.join(server.first_link())
    return server
