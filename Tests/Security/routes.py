"""The server's table of routes, read from its sources, so that a new one cannot be forgotten here."""

import re

from server import ROOT, new_id

PATTERN = re.compile(
    r'Route\(\s*\.(get|post|put|delete),\s*"([^"]+)",\s*\.(?:(anyone)|(holder|device)\(\.(\w+|`import`)\))')


def read():
    """Method, path and access of every route but the app's places: (None), ("holder" | "device", scope)."""
    routes = []
    for file in sorted((ROOT / "Sources/HaruServer").rglob("*.swift")):
        for method, path, anyone, holder, scope in PATTERN.findall(file.read_text()):
            access = None if anyone else (holder, scope.strip("`"))
            routes.append((method.upper(), path, access))
    return routes


ROUTES = read()
PUBLIC = {"/healthz", "/zones/{name…}", "/{name…}", "/v1/accounts", "/v1/auth/token", "/v1/auth/first",
          "/v1/auth/pair", "/v1/auth/pair/redeem"}


def path_of(path, value=None):
    """A path with something in its places."""
    return re.sub(r"\{[^}]+\}", lambda _: value or new_id(), path)
