"""A record, looked at move by move: forward, back, or at once."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.coach import best_moves
from signoria.coach.worlds import chosen_at, generator
from signoria.faces.phrases import LogLine, Phrases, log
from signoria.faces.phrases.practice import practice_words
from signoria.faces.terminal import commands
from signoria.faces.terminal.boards import show
from signoria.faces.terminal.coach import show_best
from signoria.faces.terminal.helping import show_words
from signoria.faces.terminal.keyboard import ask
from signoria.faces.terminal.scores import show_scores
from signoria.faces.terminal.screen import BAD, QUESTION, QUIET
from signoria.kernel.steps import NOBODY
from signoria.record import Record

MILLISECONDS = 2000  # of the coach's


class Replay:
    """Stands at one position of a record; steps go from sentence to sentence."""

    def __init__(self, record: Record, phrases: Phrases[Any], screen: Console) -> None:
        self.record = record
        self.phrases = phrases
        self.language = phrases.language
        self.screen = screen
        self.game = record.load()
        self.names = phrases.names(record)
        self.log: list[LogLine] = log(phrases, record)
        self.stops = sorted({0, len(record.moves), *(line.ply for line in self.log)})
        self.ply = 0

    def show_all(self) -> None:
        """Every sentence."""
        for line in self.log:
            self.screen.print(Text(f"{line.ply:>4}  {line.sentence}"))

    def show(self, ply: int) -> None:
        """The position after so many moves, and what had just happened."""
        state = self.record.replay(ply)
        self.ply = ply
        self.screen.rule(style=QUIET, characters="─")
        show(self.screen, self.phrases, self.game.observe(state, None), self.names, self.game.title)
        where = self.language.say("Move {ply} of {moves}.", ply=ply, moves=len(self.record.moves))
        practice = practice_words(self.language, self.record.until(ply))
        self.screen.print(Text(f"{where} {practice}".strip(), style=QUIET))
        for line in self.log:
            if line.ply == ply:
                self.screen.print(Text(line.sentence))
        if int(state.actor()) != NOBODY:
            waiting = self.phrases.waiting(self.game.observe(state, None), self.names)
            self.screen.print(Text(waiting, style=QUIET))

    def run(self) -> None:
        """Ask where to go, until somebody leaves."""
        moves = len(self.record.moves)
        self.show(0)
        self.help()
        while True:
            said = ask(self.screen, f"{self.ply}/{moves}")
            command = commands.find(commands.REPLAY, self.language, said) if said else commands.NEXT
            if said.isdecimal() and int(said) <= moves:
                self.show(int(said))
            elif command is commands.NEXT:
                self.show(min((stop for stop in self.stops if stop > self.ply), default=moves))
            elif command is commands.BACK:
                self.show(max((stop for stop in self.stops if stop < self.ply), default=0))
            elif command is commands.FIRST:
                self.show(0)
            elif command is commands.LAST:
                self.show(moves)
            elif command is commands.LOG:
                self.show_all()
            elif command is commands.SCORES:
                state = self.record.replay(self.ply)
                show_scores(self.screen, self.phrases, self.game, state, self.names)
            elif command is commands.COACH:
                self.coach()
            elif command is commands.HELP:
                self.help()
            elif command is commands.LEAVE:
                return
            else:
                sentence = self.language.say(
                    "Type a move from 0 to {moves}, next, back, first, last, log, coach or quit.",
                    moves=moves,
                )
                self.screen.print(Text(sentence, style=BAD))

    def coach(self) -> None:
        """The best moves of the position, beside what was chosen there."""
        state = self.record.replay(self.ply)
        if int(state.actor()) < 0:
            self.screen.print(Text(self.language.say("Nobody is asked here."), style=BAD))
            return
        chosen = chosen_at(self.record, self.ply)
        rng = generator(self.record, "best", self.ply)
        best = best_moves(self.game, state, MILLISECONDS, rng, chosen)
        show_best(self.screen, self.phrases, self.game, state, best, self.names)

    def help(self) -> None:
        """What can be typed."""
        moves = len(self.record.moves)
        jump = self.language.say("A number from 0 to {moves} jumps there.", moves=moves)
        self.screen.print(Text(jump, style=QUESTION))
        show_words(self.screen, commands.described(commands.REPLAY, self.language))
