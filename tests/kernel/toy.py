"""A toy game for the kernel's tests: tiles drawn from a bag into hidden hands.

On your turn take a tile from the bag; once a turn you may first put one back. The game ends when
the bag is empty. Red, green and blue count 1, 2 and 3.
"""

from __future__ import annotations

from typing import Any, ClassVar

from signoria._compat import i64, vec
from signoria.kernel import supply
from signoria.kernel.actions import Action, Options, Vocabulary
from signoria.kernel.box import Box
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, ScoreSheet, Variant
from signoria.kernel.news import Fact
from signoria.kernel.position import Description
from signoria.kernel.state import State
from signoria.kernel.steps import AUTOMATIC, DONE, Chance, Step, Steps, in_order

COLOURS = ["red", "green", "blue"]
KINDS = len(COLOURS)
FILLED = [4, 3, 2]

WORDS = Vocabulary()
DRAW = WORDS.verb("draw", COLOURS)
PUT = WORDS.verb("put", COLOURS)
(TAKE,) = WORDS.verb("take")
(SWAP,) = WORDS.verb("swap")

BOX = Box(
    'game = "toy"\nrules = 1\n[bag]\ngrade = "rulebook"\nsource = "here"\ntiles = [4, 3, 2]\n',
    "toy",
)


class Tiles(State):
    """The bag, then a hand for each seat."""

    swapped: int
    table: vec[i64]

    def __init__(self, seats: int, swapped: int, table: list[int] | vec[i64]) -> None:
        super().__init__(seats)
        self.swapped = swapped
        self.table = vec[i64](table)

    def copy(self) -> Tiles:
        twin = Tiles(self.seats, self.swapped, self.table)
        twin.copy_agenda(self)
        return twin

    def words(self) -> Vocabulary:
        return WORDS

    def hand(self, seat: int) -> int:
        """Where a hand begins."""
        return KINDS * (seat + 1)

    def description(self) -> list[tuple[str, list[str]]]:
        places = ["bag", *(f"hand:{seat}" for seat in range(self.seats))]
        counts = [
            [str(n) for n in self.table[at : at + KINDS]] for at in range(0, len(self.table), KINDS)
        ]
        found = list(zip(places, counts, strict=True))
        return [("seats", [str(self.seats)]), ("swapped", [str(self.swapped)]), *found]

    def reward(self, seat: int) -> float:
        return supply.left(self.table, self.hand(seat), KINDS) / sum(FILLED)


class Turn(Step[Tiles]):
    """Your turn: take a tile; once, you may first put one back."""

    fields: ClassVar[dict[str, range]] = {"seat": range(3)}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, state: Tiles) -> int:
        return self.seat if supply.left(state.table, 0, KINDS) else AUTOMATIC

    def run(self, state: Tiles) -> Steps:
        return DONE

    def options(self, state: Tiles) -> Options:
        has_tiles = supply.left(state.table, state.hand(self.seat), KINDS)
        return (TAKE, SWAP) if has_tiles and not state.swapped else (TAKE,)

    def take(self, state: Tiles, action: Action) -> Steps:
        if action is SWAP:
            state.swapped = 1
            return in_order(PutBack(self.seat), self)
        state.swapped = 0
        return in_order(DrawTile(self.seat))


class PutBack(Step[Tiles]):
    """Put one tile of your hand back into the bag."""

    fields: ClassVar[dict[str, range]] = {"seat": range(3)}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, state: Tiles) -> int:
        return self.seat

    def options(self, state: Tiles) -> Options:
        return supply.drawable(state.table, state.hand(self.seat), PUT)

    def take(self, state: Tiles, action: Action) -> Steps:
        supply.move(state.table, state.hand(self.seat) + action.what, action.what, 1)
        return DONE


class DrawTile(Chance[Tiles]):
    """A tile is drawn from the bag into a hand."""

    fields: ClassVar[dict[str, range]] = {"seat": range(3)}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Tiles) -> Options:
        return supply.drawable(state.table, 0, DRAW)

    def weights(self, state: Tiles) -> list[int]:
        return supply.chances(state.table, 0, KINDS)

    def take(self, state: Tiles, action: Action) -> Steps:
        supply.move(state.table, action.what, state.hand(self.seat) + action.what, 1)
        return DONE

    def deal(self, state: Tiles, rng: Rng) -> Steps:
        return self.take(state, DRAW[supply.pick(state.table, 0, KINDS, rng)])


class Round(Step[Tiles]):
    """Everybody has a turn, until the bag is empty."""

    def run(self, state: Tiles) -> Steps:
        if not supply.left(state.table, 0, KINDS):
            return DONE
        return in_order(*(Turn(seat) for seat in range(state.seats)), self)


class Toy(Game[Tiles]):
    """The toy game."""

    def __init__(self) -> None:
        self.name = "toy"
        self.title = "Toy"
        self.rules = 1
        self.seats = range(2, 4)
        self.variants = {
            "bag": Variant("bag", ["full", "half"], range(2, 4)),
            "duel": Variant("duel", ["no", "yes"], range(2, 3)),
        }
        self.words = WORDS
        self.box = BOX
        self.steps = {step.__name__: step for step in (Turn, PutBack, DrawTile, Round)}

    def start(self, seats: int, options: dict[str, str], news: list[Fact] | None) -> Tiles:
        tiles = FILLED if options["bag"] == "full" else [number // 2 for number in FILLED]
        state = Tiles(seats, 0, tiles + [0] * KINDS * seats)
        state.news = news
        state.settle(in_order(Round()))
        return state

    def board(self, described: Description) -> Tiles:
        seats = described.integer("seats", 2, 3)
        swapped = described.integer("swapped", 0, 1)
        table = described.integers("bag", KINDS, 0, 9)
        for seat in range(seats):
            table += described.integers(f"hand:{seat}", KINDS, 0, 9)
        return Tiles(seats, swapped, table)

    def observe(self, state: Tiles, seat: int | None) -> dict[str, Any]:
        size = [supply.left(state.table, state.hand(other), KINDS) for other in range(state.seats)]
        mine = (
            [] if seat is None else list(state.table)[state.hand(seat) : state.hand(seat) + KINDS]
        )
        asked = seat is not None and seat == state.actor()
        return {
            "options": [action.text for action in state.options()] if asked else [],
            "bag": supply.left(state.table, 0, KINDS),
            "hands": size,
            "mine": mine,
        }

    def imagine(self, state: Tiles, seat: int, rng: Rng) -> Tiles:
        imagined = state.copy()
        for other in range(state.seats):
            for kind in range(KINDS):
                if other != seat:
                    at = state.hand(other) + kind
                    supply.move(imagined.table, at, kind, imagined.table[at])
        for other in range(state.seats):
            if other != seat:
                for _ in range(supply.left(state.table, state.hand(other), KINDS)):
                    kind = supply.pick(imagined.table, 0, KINDS, rng)
                    supply.move(imagined.table, kind, state.hand(other) + kind, 1)
        return imagined

    def scores(self, state: Tiles) -> list[ScoreSheet]:
        return [
            ScoreSheet(
                [
                    (colour, (kind + 1) * state.table[state.hand(seat) + kind])
                    for kind, colour in enumerate(COLOURS)
                ]
            )
            for seat in range(state.seats)
        ]

    def winners(self, state: Tiles) -> list[int]:
        totals = [sheet.total for sheet in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]


TOY = Toy()
