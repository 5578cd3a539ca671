#!/usr/bin/env python3
"""What a screen of fifty goals with five quests each costs, whose streaks look back 400 days: from the
store in memory, as the app has it, to the last number; natively and in WebAssembly under Node.

    Benchmarks/promises.py [RECORDS] [ROUNDS]
"""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
PACKAGE = HERE + "/promises"
# Milliseconds, read and numbers together, the middle round.
GOALS = {"native": 50, "wasm": 150}


def run(command, records, rounds):
    output = subprocess.run([*command, records, rounds], check=True, text=True, capture_output=True).stdout
    return {words[0]: words[1:] for words in (line.split() for line in output.splitlines())}


def main():
    records = sys.argv[1] if len(sys.argv) > 1 else "200000"
    rounds = sys.argv[2] if len(sys.argv) > 2 else "21"
    subprocess.run(
        ["swift", "build", "-c", "release", "--package-path", PACKAGE], check=True, stdout=subprocess.DEVNULL
    )
    subprocess.run([ROOT + "/script/wasm", "promises"], check=True, stdout=subprocess.DEVNULL)
    figures = {
        "native": run([PACKAGE + "/.build/release/promises"], records, rounds),
        "wasm": run(["node", HERE + "/promises.mjs", ROOT + "/.build/wasm/promises.wasm"], records, rounds),
    }
    if figures["native"]["sum"] != figures["wasm"]["sum"]:
        sys.exit(f"native and wasm disagree: {figures['native']['sum']}, {figures['wasm']['sum']}")
    print(f"50 goals, 250 quests, {int(records):,} records, the middle of {rounds} rounds (the fastest), ms")
    print(f"streaks reach back {figures['native']['streaks'][0]} days, weeks and months in all")
    missed = False
    for name, figure in figures.items():
        parts = []
        for part in ("read", "numbers", "together"):
            fastest, middle = (float(x) for x in figure[part])
            parts.append(f"{part} {middle:.1f} ({fastest:.1f})")
        met = float(figure["together"][1]) <= GOALS[name]
        missed = missed or not met
        print(f"{name:7} {', '.join(parts)}; at most {GOALS[name]}: {'met' if met else 'MISSED'}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
