"""One game of a match, played and counted; as a line of text and back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from time import process_time
from typing import Any

from signoria.arena.match import Match, sit_down
from signoria.bots import Bot
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, View
from signoria.luck import luck_by_seat, luck_of
from signoria.record import Record

DIGITS = 6
MILLISECONDS = 1000.0
PartUsed = tuple[str, str, str, int]  # its kind, its name, its path in the box, how often


@dataclass(frozen=True)
class Forfeited:
    """A bot's move that was made for it, and why."""

    seat: int
    move: int
    why: str


@dataclass(frozen=True)
class GamePlayed:
    """What came of one game, everything by seat."""

    number: int
    round: int  # games of a round are dealt alike
    bots: list[int]  # who sat there, as named in the match
    scores: list[int]
    shares: list[float]  # of the win
    places: list[int]  # in the first turn order, 1 is the first
    decisions: list[int]
    milliseconds: list[float]  # spent on all of them
    luck: list[float] = field(default_factory=list)  # none: it was not counted
    forfeits: list[Forfeited] = field(default_factory=list)
    parts: list[list[PartUsed]] = field(default_factory=list)  # for a balance report
    record: str = ""

    def margin(self, seat: int) -> float:
        """Points ahead of the best rival; alone, the points."""
        rivals = [score for other, score in enumerate(self.scores) if other != seat]
        return float(self.scores[seat] - max(rivals, default=0))

    def line(self) -> str:
        """As a line of JSON; the record has a file of its own."""
        shown = asdict(self)
        del shown["record"]
        return json.dumps(shown, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> GamePlayed:
        """The game that a line holds."""
        found: dict[str, Any] = json.loads(line)
        found["forfeits"] = [Forfeited(**one) for one in found["forfeits"]]
        found["parts"] = [[tuple(part) for part in one] for one in found["parts"]]
        return cls(**found)


class _Timed:
    """A bot whose time is taken: its processor time here, or how long one waited for a program."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.spent = 0.0
        self.clock = getattr(bot, "clock", process_time)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bot, name)

    def choose(self, view: View, rng: Rng) -> Action | str:
        began = self.clock()
        chosen: Action | str = self.bot.choose(view, rng)
        self.spent += self.clock() - began
        return chosen


def play(match: Match, bots: list[Bot], number: int) -> GamePlayed:
    """Play a game of the match, by its number."""
    timed: list[Any] = [_Timed(bot) for bot in bots]
    table = sit_down(match, timed, number)
    record = table.run()
    game, seats, bot_at = table.game, range(record.seats), match.bot_at(number)
    winners = game.winners(table.state)
    return GamePlayed(
        number=number,
        round=match.round_of(number),
        bots=bot_at,
        scores=[int(sheet.total) for sheet in game.scores(table.state)],
        shares=[round(1 / len(winners), DIGITS) if seat in winners else 0.0 for seat in seats],
        places=_places(game, record),
        decisions=[sum(move.who == seat for move in record.moves) for seat in seats],
        milliseconds=[round(MILLISECONDS * timed[bot].spent, 3) for bot in bot_at],
        luck=_luck(match, record),
        forfeits=[Forfeited(one.seat, one.move, one.why) for one in table.forfeits],
        parts=_parts(game, record) if match.with_parts else [],
        record=record.text(with_seed=True) if match.with_records else "",
    )


def _luck(match: Match, record: Record) -> list[float]:
    if not match.tries:
        return []
    found = luck_by_seat(luck_of(record, tries=match.tries), record.seats)
    return [round(one, DIGITS) for one in found]


def _parts(game: Game[Any], record: Record) -> list[list[PartUsed]]:
    from signoria.balance.using import parts_used  # a game's parts stand on this package

    return [
        [(part.kind, part.name, part.path, uses) for part, uses in sorted(found.items())]
        for found in parts_used(game, record)
    ]


def _places(game: Game[Any], record: Record) -> list[int]:
    """By the first turn order that there was; by seat in a game that never had one."""
    orders = (game.turn_order(state) for state in record.states(game))
    order = next(filter(None, orders), range(record.seats))
    return [1 + order.index(seat) for seat in range(record.seats)]
