"""Programs that play, well or badly; each is a file that a test writes down."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

LONG = "60000ms"  # for programs that answer: a busy machine costs no move
SHORT = "100ms"  # for those that never will

TALK = """
import json, os, subprocess, sys, time

def say(answer):
    print(json.dumps(answer), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"ready": True})
    elif message["type"] == "choose":
        options = message["options"]
        BODY
"""
LAST = 'say({"option": options[-1]["text"]})'
BAD = {
    "hangs": "time.sleep(600)",
    "crashes": 'sys.exit("I cannot play this")',
    "floods": 'sys.stdout.write("x" * 300000); sys.stdout.flush(); time.sleep(600)',
    "talks nonsense": 'print("what?", flush=True)',
    "answers a list": "say([1])",
    "cheats": 'say({"option": "win"})',
    "answers a number that is none": 'say({"option": -1})',
    "says nothing": "say({})",
    "nests": 'print("[" * 60000, flush=True)',
    "closes its output": "os.close(1); time.sleep(600)",
}


def program(folder: Path, body: str, name: str = "guest") -> str:
    """A program's command line; what it does when it is asked is its *body*."""
    file = folder / f"{name}.py"
    file.write_text(TALK.replace("BODY", body), encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def spec(folder: Path, body: str, budget: str = LONG, name: str = "guest") -> str:
    """The same as a seat of a command line."""
    return f"cmd {budget}:{program(folder, body, name)}"


def ends(number: int) -> bool:
    """Whether a process that was killed is gone soon."""
    for _ in range(200):
        if not is_running(number):
            return True
        time.sleep(0.05)
    return False


def is_running(number: int) -> bool:
    """Whether a process is there, and not only its number."""
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return False
    return state[0] != "Z"
