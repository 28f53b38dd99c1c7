"""The coach at the terminal: the curve, luck against skill, the costliest decisions and why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from signoria.coach import Best, Decision, Review
from signoria.faces.phrases import Names, Phrases
from signoria.faces.phrases.coaching import best_words, decision_words, labels_of
from signoria.faces.terminal.screen import QUESTION, QUIET
from signoria.kernel.game import Game
from signoria.kernel.state import State

COSTLIEST = 3
BAR = 20  # letters


class Coach:
    """Says what a review found."""

    def __init__(
        self, screen: Console, phrases: Phrases[Any], review: Review, file: Path, seat: int | None
    ) -> None:
        self.screen, self.phrases, self.review = screen, phrases, review
        self.language, self.file, self.seat = phrases.language, file, seat
        self.game = review.record.load()
        self.names = phrases.names(review.record)

    def show(self) -> None:
        """All of it."""
        self._show_curve()
        self._show_luck()
        found = self.review.costliest(COSTLIEST, self.seat)
        for decision in found:
            self._show_decision(decision)
        if not found:
            self._say(self.language.say("No decision cost anything that can be told."))
        elif len(found) < COSTLIEST:
            self._say(self.language.say("No other decision cost anything that can be told."))

    def _show_curve(self) -> None:
        """The chance to win, or alone the score that was to be expected."""
        say, is_alone = self.language.say, len(self.names) == 1
        heading = say("expected score") if is_alone else say("chance to win")
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
        grid.add_column(say("move"), justify="right")
        for name in self.names:
            grid.add_column(f"{name}: {heading}" if is_alone else name)
        most = max(one.scores[0] for one in self.review.curve)
        for one in self.review.curve:
            row = [
                self._bar(share, self.language.decimal(100 * share, 0) + "%") for share in one.wins
            ]
            if is_alone:
                score = one.scores[0]
                row = [self._bar(score / max(1.0, most), self.language.decimal(score, 1))]
            grid.add_row(str(one.ply), *row)
        if not is_alone:
            self._say(say("The chance to win, if everybody had played on greedily:"), QUESTION)
        self.screen.print(grid)

    def _bar(self, share: float, said: str) -> str:
        width = BAR if len(self.names) <= 2 else BAR // 2
        return f"{'■' * round(width * max(0.0, share)):<{width}} {said}"

    def _show_luck(self) -> None:
        say = self.language.say
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
        grid.add_column(say("player"))
        headings = say("luck, points"), say("lost by decisions"), say("costly decisions")
        for heading in headings:
            grid.add_column(heading, justify="right")
        for seat, name in enumerate(self.names):
            costly = self.review.costliest(len(self.review.decisions), seat)
            is_seen = self.seat in (None, seat)
            grid.add_row(
                Text(name),
                self.language.decimal(self.review.luck[seat], 1),
                self.language.decimal(self.review.lost(seat), 1) if is_seen else "–",
                str(len(costly)) if is_seen else "–",
            )
        self._say(say("Luck against skill:"), QUESTION)
        self.screen.print(grid)

    def _show_decision(self, decision: Decision) -> None:
        """What was chosen, what would have been better, and why; and how to look at it."""
        say, state = self.language.say, self.review.record.replay(decision.ply)
        told = decision_words(self.phrases, self.game, state, decision, self.names)
        self._say(told.sentence, QUESTION)
        self._say(f"    {told.reason}")
        for command in (f"replay {self.file}", f"coach {self.file}"):
            whole = f"signoria {command} --at {decision.ply}"
            self._say("    " + say("To look at it: {command}", command=whole), QUIET)

    def _say(self, sentence: str, style: str = "") -> None:
        self.screen.print(Text(sentence, style=style))


def show_best(
    screen: Console, phrases: Phrases[Any], game: Game[Any], state: State, best: Best, names: Names
) -> None:
    """The best moves of a position, each with what is to be expected and why."""
    said = best_words(phrases, best, labels_of(phrases, game, state, names), names)
    mark = phrases.language.say("chosen in the game")
    for move in said.moves:
        chosen = f" ({mark})" if move.is_chosen else ""
        screen.print(Text(f"{move.label}: {move.expected}{chosen}", style=QUESTION))
        if move.reason:
            screen.print(Text(f"    {move.reason}"))
    if said.conclusion:
        screen.print(Text(f"    {said.conclusion}"))
