"""Runs commands one after the other, over and over, and keeps what the kernel says they used."""

import os
import statistics
import subprocess


class Contender:
    """A command that does the job.

    command: its words, or a function that gives them anew for every run.
    before: called before every run, outside of what is measured.
    keep: leave the output in `output` for a check; else it is thrown away.
    """

    def __init__(self, name, command, env=None, before=None, keep=False):
        self.name, self.command, self.env, self.before, self.keep = name, command, env, before, keep
        self.output = None
        self.runs = []

    def median(self, figure):
        return statistics.median(run[figure] for run in self.runs)


class Meter:
    def __init__(self, scratch):
        self.program = scratch + "/floors/meter"
        self.scratch = scratch

    def run(self, contender):
        """Run once. Return wall and processor time in seconds and peak memory in MiB."""
        if contender.before:
            contender.before()
        command = contender.command() if callable(contender.command) else contender.command
        result = self.scratch + "/measured"
        output = self.scratch + "/output" if contender.keep else "/dev/null"
        environment = {**os.environ, **(contender.env or {})}
        subprocess.run(
            [self.program, result, output, *command], env=environment, check=True,
            stderr=subprocess.PIPE)
        with open(result) as file:
            wall, cpu, memory, code = file.read().split()
        if code != "0":
            raise SystemExit(f"{contender.name}: {' '.join(command)} ended with {code}")
        if contender.keep:
            with open(output, encoding="utf-8") as file:
                contender.output = file.read()
        return {"wall": float(wall), "cpu": float(cpu), "memory": int(memory) / 1024}

    def compare(self, contenders, rounds, warmups=1):
        """Every round runs each contender once, so that a slow minute of the machine is everybody's.
        The first rounds only fill caches."""
        for contender in contenders:
            contender.runs = []
        for number in range(warmups + rounds):
            for contender in contenders:
                run = self.run(contender)
                if number >= warmups:
                    contender.runs.append(run)


def ratio(contender, floor, figure):
    """The median of what the rounds say, each by itself."""
    pairs = zip(contender.runs, floor.runs)
    return statistics.median(a[figure] / max(b[figure], 1e-6) for a, b in pairs)
