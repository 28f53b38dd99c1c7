"""A puzzle at the terminal: the table, the question, an answer, and why."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.bundles import played
from signoria.faces.phrases import Phrases, addressed
from signoria.faces.phrases.solving import Solving
from signoria.faces.terminal import commands
from signoria.faces.terminal.asking import Asked
from signoria.faces.terminal.bad_input import INTERRUPTED
from signoria.faces.terminal.boards import show
from signoria.faces.terminal.choices import draw_choices
from signoria.faces.terminal.helping import how_to_gather, no_set, show_help
from signoria.faces.terminal.keyboard import ask, prepare
from signoria.faces.terminal.refusing import why_not
from signoria.faces.terminal.screen import BAD, QUESTION, QUIET, lines
from signoria.kernel.actions import IllegalAction, UnknownAction
from signoria.puzzles import answers
from signoria.puzzles.puzzle import Puzzle

KNOWN = (commands.HELP, commands.LEAVE)


def solve(screen: Console, phrases: Phrases[Any], puzzle: Puzzle, count: int) -> int:
    """Show it, ask until there is an answer, say why; answers with an exit code."""
    prepare()
    try:
        AtTerminal(screen, phrases, puzzle, count).run()
    except EOFError:
        return 0
    except KeyboardInterrupt:
        screen.print()
        return INTERRUPTED
    return 0


class AtTerminal:
    """One puzzle, for one person."""

    def __init__(self, screen: Console, phrases: Phrases[Any], puzzle: Puzzle, count: int) -> None:
        self.screen, self.phrases, self.puzzle, self.count = screen, phrases, puzzle, count
        self.language, self.game = phrases.language, puzzle.record.load()
        self.state, self.seat = puzzle.state(), puzzle.seat
        self.names = addressed(phrases.names(puzzle.record), self.seat)
        self.asked = Asked(phrases, self.game, self.state, self.seat, self.names)

    def run(self) -> None:
        """Until it is answered, or somebody leaves."""
        self._show()
        prompt = self.language.say("your answer (a number, or ? for help)")
        while said := ask(self.screen, prompt) or "?":
            command = commands.find(KNOWN, self.language, said)
            if command is commands.LEAVE:
                return
            if command is commands.HELP:
                show_help(self.screen, self.asked, KNOWN)
            elif self._answer(said):
                return

    def _show(self) -> None:
        say = self.language.say
        title = say("Puzzle {number} of {count}", number=self.puzzle.number, count=self.count)
        facts = self.phrases.warn(self.game.warnings(self.asked.state, self.seat), self.names)
        seen = self.game.observe(self.asked.state, self.seat)
        self.screen.rule(style=QUIET, characters="─")
        taken = 1 + show(self.screen, self.phrases, seen, self.names, title, facts)
        self._say(say("One answer is clearly better than all others, and it is not obvious."))
        question = self.phrases.question(self.asked.seen, self.names)
        words = Text.assemble((question.sentence, QUESTION), f" {question.why}")
        if self.asked.sets:
            words.append(f" {how_to_gather(self.asked)}")
        self.screen.print(words)
        lines(self.screen, draw_choices(self.screen, self.asked.gaining(), taken + 3))

    def _answer(self, said: str) -> bool:
        """Say what there is to say; whether it was an answer at all."""
        meant = self.asked.meant(said)
        whole = self.asked.whole(meant)
        try:
            played(self.game, self.state, whole)
        except IllegalAction as error:
            if self.asked.sets and self.asked.is_part_of_a_set(said):
                self._say(no_set(self.asked, said), BAD)
                return False
            is_unknown = isinstance(error, UnknownAction)
            state = self.asked.state
            clause = "" if is_unknown else why_not(self.phrases, state, meant, self.names)
            self._say(self.phrases.refusal(said, clause), BAD)
            return False
        known = answers.meant(self.game, self.state, whole)
        if not known:  # a part of a set
            self._say(no_set(self.asked, said), BAD)
            return False
        found = Solving(self.phrases, self.puzzle, self.state, self.names).solved(known)
        self._say(found.headline, QUESTION)
        for sentence in found.told:
            self._say(f"    {sentence}")
        return True

    def _say(self, sentence: str, style: str = "") -> None:
        self.screen.print(Text(sentence, style=style))
