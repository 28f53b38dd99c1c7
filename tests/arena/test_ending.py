"""Whoever plays for an arena ends when told, whatever it is doing and whoever hears it."""

from __future__ import annotations

import subprocess
import sys

WAITING = """
import signal
import threading
from multiprocessing import Semaphore

from signoria import arena, load
from signoria.arena import spreading

options = load("medici_dice").choose(1, {})
spreading._begin(arena.Match("medici_dice", ("tests.arena.players:Alike",), "1", options))
# A thread that does not play hears it; whoever plays waits for the next game, and hears nothing.
hearing = lambda: signal.pthread_kill(threading.get_ident(), signal.SIGTERM)
threading.Timer(0.3, hearing).start()
Semaphore(0).acquire()
raise SystemExit("never")
"""


def test_a_player_who_waits_ends_even_if_another_thread_hears_it():
    done = subprocess.run([sys.executable, "-c", WAITING], timeout=60, check=False)
    assert done.returncode == 0
