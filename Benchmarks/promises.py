#!/usr/bin/env python3
"""What a screen of fifty goals with five quests each costs, whose streaks look back 400 days: from the
store in memory, as the app has it, to the last number; natively and in WebAssembly under Node.

    Benchmarks/promises.py [--results] [RECORDS] [ROUNDS]

--results writes the figures into RESULTS.md.
"""

import os
import subprocess
import sys
import time

import sections

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
PACKAGE = HERE + "/promises"
# Milliseconds, read and numbers together, the middle round.
GOALS = {"native": 50, "wasm": 150}


def run(command, records, rounds):
    output = subprocess.run([*command, records, rounds], check=True, text=True, capture_output=True).stdout
    return {words[0]: words[1:] for words in (line.split() for line in output.splitlines())}


def main():
    numbers = [each for each in sys.argv[1:] if each != "--results"]
    records, rounds = (numbers + ["200000", "21"][len(numbers):])[:2]
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
    now = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    lines = [
        f"{now}, {os.cpu_count()} CPUs, load {os.getloadavg()[0]:.1f} at the end; `Benchmarks/promises.py --results`. "
        f"50 goals, 250 quests, {int(records):,} records, from the store in memory to the last number: the middle of "
        f"{rounds} rounds (the fastest), ms. Streaks reach back {figures['native']['streaks'][0]} days, weeks and "
        "months in all. What they cost a start and a tap says the last column of “Web app”.",
        "", "| | read | numbers | together | at most | |", "|---|---:|---:|---:|---:|---|",
    ]
    missed = False
    for name, figure in figures.items():
        parts = []
        for part in ("read", "numbers", "together"):
            fastest, middle = (float(x) for x in figure[part])
            parts.append(f"{middle:.1f} ({fastest:.1f})")
        met = float(figure["together"][1]) <= GOALS[name]
        missed = missed or not met
        lines.append(f"| {name} | {' | '.join(parts)} | {GOALS[name]} | {'met' if met else '**missed**'} |")
    print("\n".join(lines))
    if "--results" in sys.argv[1:]:
        sections.put("Progress of promises", "\n".join(lines))
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
