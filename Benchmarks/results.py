"""RESULTS.md: the goals and how they were met, then every figure."""

import os
import platform
import re
import shlex
import sqlite3
import sys

from jobs import label


def flatness(benches):
    """What a start costs with the largest history, against the smallest: it has to stay flat."""
    if len(benches) < 2:
        return
    small, large = benches[0], benches[-1]
    for name in ("start", "stop"):
        few, many = (dict(bench.tables).get(name) for bench in (small, large))
        if few and many:
            value = many[0].median("cpu") / few[0].median("cpu")
            large.goal(f"{name}, the largest history / the smallest, cpu", value, 1.2, 1.05)


def machine():
    model = "processor"
    with open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    return f"{os.cpu_count()} × {model}, {platform.system()} {platform.release()}"


def markdown(benches, started, haru):
    command = " ".join(["Benchmarks/run", *map(shlex.quote, sys.argv[1:])])
    lines = [
        "# Results", "",
        f"{started}, {machine()}, SQLite {sqlite3.sqlite_version}, load "
        f"{os.getloadavg()[1]:.1f} at the end. The command: `{re.sub(r'/[^ ]*/', '…/', command)}`. "
        "What is measured, and how, is in [README.md](README.md).", "",
        "## Goals", "",
        "Ratios are the median of what each round says by itself.", "",
        "| goal | figure | at most | aim | |", "|---|---:|---:|---:|---|"]
    for bench in benches:
        for goal in bench.goals:
            digits = 2 if goal.unit == "×" else 1
            aim = f"{goal.aim:g}" if goal.aim else ""
            lines.append(
                f"| {goal.what} | {goal.value:.{digits}f}{goal.unit} | {goal.most:g} | {aim} "
                f"| {goal.verdict} |")
    lines += ["", "## Figures", "", "Medians of whole processes; processor time is user plus system."]
    for bench in benches:
        lines += ["", f"### {label(bench.size)} sessions"]
        for name, contenders in bench.tables:
            lines += ["", f"**{name}** ({len(contenders[0].runs)} rounds)", "",
                      "| | wall, ms | processor, ms | peak, MiB |", "|---|---:|---:|---:|"]
            for each in contenders:
                wall, cpu, memory = (each.median(x) for x in ("wall", "cpu", "memory"))
                lines.append(
                    f"| {each.name} | {wall * 1e3:.2f} | {cpu * 1e3:.2f} | {memory:.1f} |")
    return "\n".join(lines) + "\n"
