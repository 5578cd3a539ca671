#!/usr/bin/env python3
"""Measures the exchange of a long history with a server on this computer.

    Benchmarks/exchange.py 100k 1000k          the history of history.py, so many sessions
    Benchmarks/exchange.py FILE...             files that haru imports
    Benchmarks/exchange.py --results 1000k     writes the figures into RESULTS.md as well

For each: a fresh server and a fresh store, the import, the first upload, an idle exchange, and the
first download by a second store. Prints one line of figures for each step. Needs the release builds
of script/release haru, haru-sync and haru-server; HARU_BIN is another folder that has them.
"""

import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

import history
import sections

BIN = pathlib.Path(os.environ.get("HARU_BIN", pathlib.Path(__file__).resolve().parent.parent / ".build/release"))
SCRATCH = pathlib.Path("/tmp/haru-benchmarks")
#: An exchange of nothing, both ways, bytes of HTTP bodies; and a first sync of a million records.
IDLE, SECONDS = 2048, 60


def run(program, variables, *words):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    process = subprocess.run([BIN / program, *map(str, words)], env=variables, text=True,
                             capture_output=True)
    seconds = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert process.returncode == 0, (words, process.stdout, process.stderr)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return process.stdout, seconds, cpu


def made(size):
    """The file of a history of so many sessions, such as `100k`."""
    count = int(size[:-1]) * 1000
    folder = SCRATCH / f"exchange-{size}"
    file = folder / "haru/Haru-TimeRecords.csv"
    if not file.exists():
        history.write_haru(list(history.sessions(count)), str(folder))
    return file


def report(step, seconds, cpu, answer=None, more=""):
    line = f"{step:<16} {seconds:8.2f} s, {cpu:7.2f} s CPU"
    if answer:
        line += (f", {answer['sent']} sent, {answer['received']} received in {answer['exchanges']}"
                 f" exchanges, {answer['bytesSent']} bytes up, {answer['bytesReceived']} down")
    print(line + more, flush=True)
    lines.append(line + more)


def cpu_of(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_of(process):
    text = pathlib.Path(f"/proc/{process}/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+)", text)[1]) // 1024


def measure(file):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="haru-exchange-"))
    base = {"PATH": os.environ["PATH"], "LANG": "en_US.UTF-8", "TZ": "Asia/Seoul", "HOME": str(folder)}
    server = subprocess.Popen(
        [BIN / "haru-server", "serve", "--listen", "127.0.0.1:0", "--data", folder / "accounts"],
        env=base, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        port = link = None
        while not link:
            line = server.stdout.readline()
            if found := re.search(r"(http://127\.0\.0\.1:(\d+))(/join/\w+)?", line):
                port, link = found[2], found[3] and found[0]
        stores = [{**base, "HARU_STORE": str(folder / name)} for name in ("a.store", "b.store")]
        _, seconds, cpu = run("haru", stores[0], "import", file, "--yes", "--zone", "Asia/Seoul")
        report("import", seconds, cpu, more=f", store {(folder / 'a.store').stat().st_size >> 20} MiB")
        served = cpu_of(server.pid)
        output, seconds, cpu = run("haru-sync", stores[0], "account", "sign-in", link, "--json")
        report("first upload", seconds, cpu, json.loads(output),
               f", server {cpu_of(server.pid) - served:.2f} s CPU, {peak_of(server.pid)} MiB")
        output, seconds, cpu = run("haru-sync", stores[0], "sync", "--json")
        report("idle", seconds, cpu, json.loads(output))
        idle = json.loads(output)
        assert idle["bytesSent"] + idle["bytesReceived"] < IDLE, idle
        output, _, _ = run("haru-server", {**base, "HARU_DATA": str(folder / "accounts")}, "link",
                           "--listen", f"127.0.0.1:{port}")
        link = re.search(r"http://\S+/join/\w+", output)[0]
        served = cpu_of(server.pid)
        output, seconds, cpu = run("haru-sync", stores[1], "account", "sign-in", link, "--json")
        report("first download", seconds, cpu, json.loads(output),
               f", server {cpu_of(server.pid) - served:.2f} s CPU, {peak_of(server.pid)} MiB")
        verified = [run("haru-sync", store, "sync", "--verify", "--json") for store in stores]
        same = json.loads(verified[0][0]) == json.loads(verified[1][0])
        report("verify", verified[1][1], verified[1][2],
               more=f", {json.loads(verified[1][0])['fields']} fields, the same on both: {same}")
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


lines = []


def main():
    for name in sys.argv[1:]:
        if name == "--results":
            continue
        lines.append(f"{name}")
        print(name)
        measure(made(name) if re.fullmatch(r"\d+k", name) else pathlib.Path(name).resolve())
    if "--results" in sys.argv:
        started = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
        about = f"{started}, {os.cpu_count()} CPUs, load {os.getloadavg()[0]:.1f} at the end"
        command = " ".join(["Benchmarks/exchange.py", *sys.argv[1:]])
        aims = f"Aimed at: a first sync of a million records within {SECONDS} s, an idle exchange below {IDLE} bytes."
        sections.put("Exchange", f"{about}; `{command}`. {aims}\n\n```\n" + "\n".join(lines) + "\n```")


if __name__ == "__main__":
    main()
