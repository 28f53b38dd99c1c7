"""A bot that is a program: asked in lines of JSON, with a time for each answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from signoria.guests.program import Nonsense, Program, ProgramError, split
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, View
from signoria.kernel.news import Fact

PROTOCOL = 1
DEFAULT_MILLISECONDS = 1000
STARTING_SECONDS = 10.0
GRACE_SECONDS = 0.1  # for the way there and back
TELLING_SECONDS = 0.5
MOST_STARTS = 3  # one after the other without a single answer: it is not started again
MOST_STARTS_A_GAME = 5
SEEDS = 0x7FFFFFFF


class CommandBot:
    """A program in a seat. When it does not answer, or nonsense, it forfeits the move: any legal
    option is taken for it, :attr:`forfeit` says why, and the game goes on.
    """

    clock = staticmethod(perf_counter)  # one waits for it; its processor time is its own

    def __init__(self, spec: str, command: str, milliseconds: int | None) -> None:
        split(command)
        self.name = spec
        self.command = command
        self.milliseconds = milliseconds or DEFAULT_MILLISECONDS
        self.forfeit = ""  # why the last move was not its own
        self._program: Program | None = None
        self._hello: dict[str, Any] = {}
        self._news: list[dict[str, Any]] = []
        self._in_vain = 0  # starts since it last answered
        self._starts = 0  # in this game
        self._knows_game = False

    def check(self, game: Game[Any], seats: int, options: Mapping[str, str]) -> None:
        """Start it, say hello, and end it: whether it is a bot at all."""
        self.sit_down(game, 0, seats, options, ())
        try:
            self._ready()
        except ProgramError as error:
            raise ValueError(f"the bot {self.name!r} does not start: {error}") from error
        finally:
            self.end()

    def sit_down(
        self,
        game: Game[Any],
        seat: int,
        seats: int,
        options: Mapping[str, str],
        facts: Sequence[Fact],
    ) -> None:
        """A game begins; the program hears of it when it is first asked."""
        self._hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules": int(game.rules),
            "box": game.box.fingerprint,
            "options": dict(options),
            "seats": seats,
            "seat": seat,
            "milliseconds": self.milliseconds,
        }
        self._news = [fact.event() for fact in facts]
        self._starts, self._knows_game = 0, False

    def hear(self, facts: Sequence[Fact]) -> None:
        """Something happened; the program is told when it is asked next."""
        self._news += [fact.event() for fact in facts]

    def over(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """The game has ended."""
        if self._program is None or not self._knows_game:
            return
        told = {
            "type": "over",
            "scores": list(scores),
            "winners": list(winners),
            "news": self._news,
        }
        try:
            self._program.tell(told, TELLING_SECONDS)
        except ProgramError:
            self.end()

    def choose(self, view: View, rng: Rng) -> Action:
        """What the program answers; else any legal option."""
        seed = int(rng.below(SEEDS))
        try:
            self.forfeit = ""
            return self._answer(view, seed)
        except ProgramError as error:
            self.forfeit = str(error)
        return view.options[rng.below(len(view.options))]

    def _answer(self, view: View, seed: int) -> Action:
        """What the program answers; whoever is silent is ended."""
        try:
            answer = self._ready().ask(self._request(view, seed), self._seconds)
        except Nonsense:
            if not self._knows_game:  # it does not even say hello
                self.end()
            raise
        except ProgramError:
            self.end()
            raise
        self._news, self._in_vain = [], 0
        chosen = _option(view, answer)
        if chosen is None:
            raise Nonsense(f"{str(answer.get('option'))[:60]!r} is none of its options")
        return chosen

    def end(self) -> None:
        """End the program; it is started again when it is asked again."""
        if self._program is not None:
            self._program.end()
            self._program = None

    @property
    def _seconds(self) -> float:
        return self.milliseconds / 1000 + GRACE_SECONDS

    def _ready(self) -> Program:
        """The program, running, and told of this game."""
        if self._program is None:
            if self._in_vain >= MOST_STARTS:
                raise ProgramError(f"it failed {MOST_STARTS} times and is not started again")
            if self._starts >= MOST_STARTS_A_GAME:
                raise ProgramError(f"it failed {MOST_STARTS_A_GAME} times in this game")
            self._in_vain += 1
            self._starts += 1
            self._knows_game = False
            self._program = Program(self.command)
        if not self._knows_game:
            self._program.ask(self._hello, max(STARTING_SECONDS, self._seconds))
            self._knows_game = True
        return self._program

    def _request(self, view: View, seed: int) -> dict[str, Any]:
        return {
            "type": "choose",
            "seat": view.seat,
            "milliseconds": self.milliseconds,
            "seed": seed,
            "observation": view.observation(),
            "news": self._news,
            "options": [
                {"number": int(action.number), "text": action.text} for action in view.options
            ],
        }


def _option(view: View, answer: dict[str, Any]) -> Action | None:
    said = answer.get("option")
    for action in view.options:
        if said == action.text or (type(said) is int and said == action.number):
            return action
    return None
