"""The folder's door: the game as others see it."""

from __future__ import annotations

from typing import Any, Final

from signoria._compat import i64
from signoria.games.firenze.rules import (
    build_towers,
    card_row,
    celebrations,
    check_limits,
    choose_card,
    encoding,
    events,
    exchange_bricks,
    fulfil,
    length,
    misfit,
    personnel_effects,
    positions,
    scoring,
    setup,
    sight,
    swapping,
    tear_down,
    turn,
    value,
    warnings,
)
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    BOX,
    COLOUR_NAMES,
    LEAST_SEATS,
    MOST_SEATS,
    NEUTRAL_SEALS,
    RECOMMENDED_SEALS,
    RESHUFFLES,
)
from signoria.games.firenze.rules.words import WORDS
from signoria.games.firenze.sights import Sight
from signoria.kernel.chance import Rng
from signoria.kernel.fields import Field
from signoria.kernel.game import NO, YES, Game, ScoreSheet, Variant
from signoria.kernel.news import Fact
from signoria.kernel.position import Description
from signoria.kernel.steps import Step

STARTER: Final = "starter"
FIRST: Final = "first"
RANDOM: Final = "random"
CAMPANILE: Final = "campanile"
SEALS: Final = "neutral_seals"
PLACEMENT: Final = "placement"
RECOMMENDED: Final = "recommended"
DICE: Final = "dice"
HOST: Final = "host"
DEAD_COLOUR: Final = "dead_colour"
NONE: Final = "none"
DISCARDS: Final = "discards"
CHOSEN: Final = "chosen"
CHEAPEST: Final = "cheapest"
LIMIT: Final = "reshuffles"
OTHER_LIMITS: Final = ["0", "1", "2", "3", "5", "9"]  # 0: none, the printed end


class Firenze(Game[Board]):
    """Firenze."""

    def __init__(self) -> None:
        self.name = "firenze"
        self.title = "Firenze"
        self.rules = BOX.rules
        self.has_secrets = True
        self.seats = range(LEAST_SEATS, MOST_SEATS + 1)
        self.variants = {option.name: option for option in _options(self.seats)}
        self.words = WORDS
        self.box = BOX
        self.horizon = value.HORIZON
        self.breadth = value.BREADTH
        self.steps = {kind.__name__: kind for kind in _steps()}

    def start(self, seats: int, options: dict[str, str], news: list[Fact] | None) -> Board:
        dead = options[DEAD_COLOUR]
        return setup.new_game(
            seats,
            _starter(options[STARTER]),
            _neutral_seals(int(options[SEALS]), options[PLACEMENT]) if dead == NONE else [],
            options[CAMPANILE] == YES,
            -1 if dead == NONE else COLOUR_NAMES.index(dead),
            int(options[LIMIT]),
            options[DISCARDS] == CHEAPEST,
            news,
        )

    def board(self, described: Description) -> Board:
        return positions.read_board(described)

    def misfit(self, state: Board, agenda: list[Step[Any]]) -> str:
        return misfit.misfit(state, agenda)

    def observe(self, state: Board, seat: int | None) -> Sight:
        return sight.observe(state, seat)

    def warnings(self, state: Board, seat: int) -> list[Fact]:
        return warnings.warnings(state, seat)

    def imagine(self, state: Board, seat: int, rng: Rng) -> Board:
        """Every card was taken from the open row, so who remembers knows all hands."""
        return state.copy()

    def fields_of_table(self, seats: int) -> list[Field]:
        return encoding.fields(seats)

    def most_actions(self, seats: int) -> int:
        return length.most_actions(seats)

    def scores(self, state: Board) -> list[ScoreSheet]:
        return scoring.score_sheets(state)

    def turn_order(self, state: Board) -> list[int]:
        return setup.turn_order(state)

    def winners(self, state: Board) -> list[int]:
        return scoring.winners(state)

    def value(self, state: Board, seat: i64) -> float:
        return value.value(state, seat)


def _options(seats: range) -> list[Variant]:
    counts = [str(count) for count in range(NEUTRAL_SEALS + 1)]
    return [
        Variant(STARTER, [FIRST, RANDOM, HOST], seats),
        Variant(CAMPANILE, [YES, NO], seats),
        Variant(SEALS, _first(str(RECOMMENDED_SEALS), counts), seats),
        Variant(PLACEMENT, [RECOMMENDED, DICE, HOST], seats),
        Variant(DEAD_COLOUR, [NONE, *COLOUR_NAMES], seats),
        Variant(LIMIT, _first(str(RESHUFFLES), OTHER_LIMITS), seats),
        Variant(DISCARDS, [CHOSEN, CHEAPEST], seats),
    ]


def _first(default: str, values: list[str]) -> list[str]:
    """The default, then the others."""
    return [default, *[value for value in values if value != default]]


def _starter(wanted: str) -> list[Step[Board]]:
    """How the starting player is found; the first seat needs no step."""
    if wanted == RANDOM:
        return [setup.ChooseStarter()]
    return [setup.NameStarter()] if wanted == HOST else []


def _neutral_seals(count: int, placement: str) -> list[Step[Board]]:
    """How neutral seals are placed."""
    if placement == DICE:
        return [setup.RollSeals(count)]
    if placement == HOST:
        return [setup.HostSeals(count, 0)]
    if count % 2:
        return [setup.ChooseLowSeals(count)]
    return [setup.PlaceSeals(count // 2, count // 2)]


def _steps() -> list[Any]:
    """Every step, in the order of the rulebook."""
    return [
        setup.ChooseStarter,
        setup.NameStarter,
        setup.DrawBalcony,
        setup.ChooseLowSeals,
        setup.PlaceSeals,
        setup.RollSeals,
        setup.HostSeals,
        setup.GiveStartBricks,
        turn.Turn,
        choose_card.ChooseCard,
        choose_card.PayCardCosts,
        choose_card.TakeCard,
        events.FaceEvent,
        events.PayEvent,
        events.ReturnBricks,
        events.GiveAlms,
        events.Botch,
        events.Collapse,
        events.DiscardEvent,
        celebrations.GiveMonument,
        card_row.SlideRow,
        card_row.ShuffleDiscards,
        card_row.RevealCard,
        card_row.DrawBricks,
        exchange_bricks.ExchangeBricks,
        exchange_bricks.ChooseBrick,
        exchange_bricks.GiveForBrick,
        build_towers.BuildTowers,
        build_towers.PayConstructionCosts,
        tear_down.TearDown,
        fulfil.FulfilCommissions,
        check_limits.CheckLimits,
        check_limits.CardLimit,
        check_limits.StorehouseLimit,
        turn.NextTurn,
        scoring.FinalScoring,
        swapping.Wholesaler,
        swapping.GiveToRow,
        personnel_effects.ChooseTarget,
        swapping.Smuggler,
        swapping.GiveToTarget,
        personnel_effects.Saboteur,
        personnel_effects.Spy,
        personnel_effects.Patrician,
    ]


GAME: Final = Firenze()
