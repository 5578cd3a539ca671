"""The security checklist, S-01 to S-67, and which of its lines cannot be checked yet.

A line is checked by functions whose names begin with its id: `test_s07_a_cookie_is_no_token`. What is
marked `full` runs with `script/security --full`. A line waits only while Haru has not what it is about,
and `absent` shows that: once somebody answers there, the suite fails until the line has its check.
"""

LINES = {
    1: "content security policy of the page",
    2: "headers of every answer",
    3: "opener, resource and permissions policies",
    4: "answers with personal data are not stored",
    5: "foreign origins get nothing",
    6: "no cookie, no banner",
    7: "a cookie signs nobody in",
    8: "unknown methods",
    9: "paths that lead out, hidden files, folders",
    10: "other media types than JSON",
    11: "reading changes nothing",
    12: "a foreign Host",
    13: "loopback unless told otherwise",
    14: "files are for their owner alone",
    15: "redirects stay here",
    16: "strict transport behind TLS",
    17: "how a password is stored",
    18: "lengths of passwords",
    19: "common passwords",
    20: "unknown logins look like wrong passwords",
    21: "guessing from one address",
    22: "guessing one login from many addresses",
    23: "a proxy that is not listed",
    24: "a list that trusts everybody",
    25: "many sign-ins at once",
    26: "changing the password",
    27: "the first account",
    28: "pairing",
    29: "one limiter for all codes",
    30: "what the log says",
    31: "every route without a token",
    32: "somebody else's ids",
    33: "the account comes from the token",
    34: "stamps ahead of the clock",
    35: "one stamp with two values",
    36: "names that are code elsewhere",
    37: "too much in one request",
    38: "quota, and a long first upload",
    39: "repeated writes",
    40: "health values",
    41: "cells that spreadsheets take for formulas",
    42: "archives that are traps",
    43: "new tokens",
    44: "routes and scopes",
    45: "no token gets more than its own",
    46: "tokens age, and are replaced",
    47: "what is revoked ends at once",
    48: "tokens in the wrong place",
    49: "guessing tokens and keys",
    50: "capability keys",
    51: "live streams",
    52: "copied devices",
    53: "passkeys: challenges",
    54: "passkeys: assertions",
    55: "passkeys: counters",
    56: "passkeys: malformed input",
    57: "passkeys: managing them",
    58: "fetching from addresses within",
    59: "limits of fetching",
    60: "hostile XML",
    61: "hostile recurrences",
    62: "markup in every text",
    63: "pictures drawn from SVG",
    64: "attachments of others, and their types",
    65: "errors, a lost database, a full disk",
    66: "the built app",
    67: "what extension and agent send",
}


class Wait:
    """Lines that wait for a feature, and the requests that nobody answers before there is one."""

    def __init__(self, lines, feature, *absent):
        self.lines, self.feature, self.absent = lines, feature, absent


WAITING = [
    Wait([50], "widgets and their capability keys", "GET /v1/widgets", "POST /v1/widget-instances",
         "GET /v1/w/0.json"),
    Wait([53, 54, 55, 56, 57], "passkeys", "POST /v1/auth/passkey", "POST /v1/passkeys", "GET /v1/passkeys"),
    Wait([58, 59, 61], "calendars", "POST /v1/fetch", "GET /v1/fetch", "GET /v1/calendars"),
    Wait([60], "the import of health exports", "POST /v1/health/push", "POST /v1/import/health"),
    Wait([63], "pictures drawn on the server", "GET /v1/widgets/goal/small.png", "GET /v1/reports"),
    Wait([67], "extension and agent", "GET /v1/guard"),
]

# Parts of lines that are checked but for these.
PARTS = [
    Wait([10], "the form of a widget", "POST /v1/w/0/run"),
    Wait([49], "capability keys", "GET /v1/w/0.json"),
]


def ids(numbers):
    """`S-53–S-57, S-63` for numbers in order."""
    runs = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(f"S-{a:02}" if a == b else f"S-{a:02}–S-{b:02}" for a, b in runs)
