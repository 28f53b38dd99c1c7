"""Pages are drawn in threads: the help of a game is read by one of them only."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from signoria.faces.phrases import help as helping
from signoria.faces.phrases import step_help


def test_many_threads_may_ask_for_help_at_once():
    for _ in range(3):
        helping._docstrings.cache_clear()
        with ThreadPoolExecutor(8) as threads:
            said = list(threads.map(lambda _: step_help("medici_dice", "ChooseDice"), range(16)))
        assert len(set(said)) == 1
        assert said[0]
