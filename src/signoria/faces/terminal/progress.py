"""Long work: a bar for whoever waits at a terminal, and what was done so far for who interrupts."""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Outcome = TypeVar("Outcome")


@dataclass(frozen=True)
class Done(Generic[Outcome]):
    """What came of it: all that was wanted, unless somebody pressed Ctrl-C."""

    outcomes: list[Outcome]
    wanted: int

    @property
    def is_all(self) -> bool:
        """Whether nothing is missing."""
        return len(self.outcomes) == self.wanted


def work(
    coming: Generator[Outcome], wanted: int, what: str, before: Sequence[Outcome] = ()
) -> Done[Outcome]:
    """Take *wanted* outcomes, those *before* included, with a bar that says *what* is done; Ctrl-C
    ends it early, and closes what they come from.
    """
    done = list(before)
    with suppress(KeyboardInterrupt), closing(coming), _bar() as bar:
        task = bar.add_task(what, total=wanted, completed=len(done))
        for outcome in coming:
            done.append(outcome)
            bar.advance(task)
    return Done(done, wanted)


def _bar() -> Progress:
    """On standard error, and gone when it is done; where no terminal is, nothing."""
    screen = Console(stderr=True, highlight=False, emoji=False)
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=not (sys.stderr.isatty() and screen.is_terminal),
    )
