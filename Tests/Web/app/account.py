"""A server for one account, as far as a device that signs in and exchanges needs it."""

import json
import re

EPOCH = "0123456789abcdef0123456789abcdef"
NOW = 1786424400000


class Account:
    """Keeps what devices send it. A field `healthRate` it takes from nobody."""

    def __init__(self, number=1, login="me"):
        self.id = f"00000000-0000-4000-8000-{number:012x}"
        self.login = login
        self.token = f"token-{number}"
        self.fields = {}
        self.answers = 0
        # Whether it answers a sign-in in the words of another program.
        self.is_garbled = False
        self.sequence = 0
        self.asked = []
        self.is_reachable = True
        # Deletions that nobody agreed to, milliseconds that devices are ahead.
        self.holds_deletions = False
        self.lag = 0

    def serve(self, context):
        """Answers what the pages of a profile ask."""
        context.unroute_all()
        context.route(re.compile(r"/v1/"), self.answer)
        return self

    def answer(self, route):
        if not self.is_reachable:
            return route.abort()
        request = route.request
        path = request.url.split("/v1/")[1].split("?")[0]
        self.asked.append((request.method, path, request.headers.get("authorization")))
        status, body = self.said(request.method, path, request)
        if status is None:
            return route.abort()
        route.fulfill(status=status, body=json.dumps(body), content_type="application/json")

    def said(self, method, path, request):
        body = json.loads(request.post_data or "{}")
        match (method, path):
            case ("POST", "auth/token"):
                device = body["device"]["id"]
                if self.is_garbled:
                    return 201, {"access": self.token}
                return 201, {"token": self.token, "account": {"id": self.id, "login": self.login},
                             "device": {"id": device}}
            case ("GET", "account"):
                return 200, {"id": self.id, "login": self.login, "hasPassword": True}
            case ("GET", "devices"):
                return 200, {"items": []}
            case ("GET", "sync/status"):
                return 200, {"records": len(self.records)}
            case ("POST", "sync"):
                return 200, self.exchange(body)
            case ("DELETE", "auth/token"):
                return 200, {}
        return None, None

    @property
    def records(self):
        return {(kind, id) for kind, id, _ in self.fields}

    def exchange(self, request):
        refused = []
        sent = set()
        for index, change in enumerate(request["changes"]):
            if "healthRate" in change["f"]:
                refused.append({"i": index, "code": "malformed"})
                continue
            offered = change["f"].items()
            deletes = change["f"].get("_deleted", [False])[0]
            if self.holds_deletions and deletes and not change.get("c"):
                refused.append({"i": index, "code": "deletion_held"})
                offered = [field for field in offered if field[0] != "_deleted"]
            for name, (value, stamp) in offered:
                key = change["k"], change["id"], name
                sent.add(key)
                if key not in self.fields or self.fields[key][1] < stamp:
                    self.sequence += 1
                    self.fields[key] = value, stamp, self.sequence
        self.answers += 1
        return {
            "v": 1, "schema": 1, "epoch": EPOCH, "incarnation": f"{self.answers}-{self.answers:016x}",
            "cursor": str(self.sequence), "accepted": len(request["changes"]) - len(refused),
            "rejected": refused, "changes": self.changes(int(request["cursor"]), sent), "purged": [],
            "more": False, "serverAt": NOW - self.lag,
        }

    def changes(self, cursor, sent):
        changed = {}
        for key, (value, stamp, number) in self.fields.items():
            if number > cursor and key not in sent:
                kind, id, name = key
                changed.setdefault((kind, id), {})[name] = [value, stamp]
        return [{"k": kind, "id": id, "f": fields} for (kind, id), fields in changed.items()]

    @property
    def deleted(self):
        return {id for (_, id, name), field in self.fields.items() if name == "_deleted" and field[0]}

    def value(self, kind, id, name):
        return self.fields[kind, id, name][0]


def sign_in(app, account):
    """Signs a window in by password, from the account screen."""
    account.serve(app.page.context)
    app.page.goto("/settings/account")
    app.ready()
    form = app.part("sign-in")
    form.get_by_label("Login name").fill(account.login)
    form.get_by_label("Password").fill("correct horse battery")
    app.part("sign-in-button").click()
