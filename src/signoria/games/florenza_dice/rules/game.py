"""The folder's door: the game as others see it."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.florenza_dice.rules import (
    any_time,
    artworks,
    district,
    encoding,
    ghost,
    income,
    length,
    offices,
    positions,
    round,
    scoring,
    setup,
    sight,
    tracks,
    use_die,
    value,
    warnings,
)
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    BOARD_NAMES,
    BOX,
    EDITIONS,
    LEAST_SEATS,
    MOST_SEATS,
    POPE_NAMES,
)
from signoria.games.florenza_dice.rules.value_weights import BREADTH, HORIZON
from signoria.games.florenza_dice.rules.words import WORDS
from signoria.games.florenza_dice.sights import Sight
from signoria.kernel.chance import Rng
from signoria.kernel.fields import Field
from signoria.kernel.game import Game, ScoreSheet, Variant
from signoria.kernel.news import Fact
from signoria.kernel.position import Description

DICE_BOARD: Final = "dice_board"
CARPENTIERE: Final = "carpentiere"
POPE: Final = "pope"


class FlorenzaDice(Game[Board]):
    """Florenza Dice Game."""

    def __init__(self) -> None:
        self.name = "florenza_dice"
        self.title = "Florenza Dice Game"
        self.rules = BOX.rules
        self.seats = range(LEAST_SEATS, MOST_SEATS + 1)
        self.variants = {
            DICE_BOARD: Variant(DICE_BOARD, BOARD_NAMES, self.seats),
            CARPENTIERE: Variant(CARPENTIERE, EDITIONS, self.seats),
            POPE: Variant(POPE, POPE_NAMES, range(1, 2)),
        }
        self.words = WORDS
        self.box = BOX
        self.horizon = HORIZON
        self.breadth = BREADTH
        self.steps = {
            "RollForBuilding": setup.RollForBuilding,
            "ChooseFirstPlayer": setup.ChooseFirstPlayer,
            "Round": round.Round,
            "Income": income.Income,
            "CollectIncome": artworks.CollectIncome,
            "DetermineOffices": offices.DetermineOffices,
            "CaptainsResource": offices.CaptainsResource,
            "PlayerTurn": round.PlayerTurn,
            "RollDice": round.RollDice,
            "BeginStep": round.BeginStep,
            "UseDie": use_die.UseDie,
            "UseOneDie": use_die.UseOneDie,
            "UseAnyDie": tracks.UseAnyDie,
            "EndStep": use_die.EndStep,
            "SpendSpare": any_time.SpendSpare,
            "SpendFiorini": any_time.SpendFiorini,
            "ObtainResources": district.ObtainResources,
            "ObtainIdenticalResources": district.ObtainIdenticalResources,
            "ObtainAnyResource": district.ObtainAnyResource,
            "Advance": tracks.Advance,
            "Masterpiece": artworks.Masterpiece,
            "CompletePalazzoWork": artworks.CompletePalazzoWork,
            "CompleteChiesa": artworks.CompleteChiesa,
            "ChooseTrack": artworks.ChooseTrack,
            "SolitaireRound": ghost.SolitaireRound,
            "CompareWithTheGhost": ghost.CompareWithTheGhost,
            "YourTurn": ghost.YourTurn,
            "GhostAdvances": ghost.GhostAdvances,
            "GhostTurn": ghost.GhostTurn,
            "GhostChoosesDice": ghost.GhostChoosesDice,
            "AnswerTheGhost": ghost.AnswerTheGhost,
        }

    def start(self, seats: int, options: dict[str, str], news: list[Fact] | None) -> Board:
        monotone = BOARD_NAMES.index(options[DICE_BOARD])
        italian = EDITIONS.index(options[CARPENTIERE])
        pope = POPE_NAMES.index(options[POPE])
        if news is None and monotone == italian == pope == 0:
            return setup.new_game(seats)
        return setup.new_game_with(seats, monotone, italian, pope, news)

    def board(self, described: Description) -> Board:
        return positions.read_board(described)

    def observe(self, state: Board, seat: int | None) -> Sight:
        return sight.observe(state, seat)

    def warnings(self, state: Board, seat: int) -> list[Fact]:
        return warnings.warnings(state, seat)

    def imagine(self, state: Board, seat: int, rng: Rng) -> Board:
        return state.copy()

    def fields_of_table(self, seats: int) -> list[Field]:
        return encoding.fields(seats)

    def most_actions(self, seats: int) -> int:
        return length.most_actions(seats)

    def scores(self, state: Board) -> list[ScoreSheet]:
        return scoring.score_sheets(state)

    def turn_order(self, state: Board) -> list[int]:
        return round.turn_order(state)

    def winners(self, state: Board) -> list[int]:
        return scoring.winners(state)

    def value(self, state: Board, seat: i64) -> float:
        return value.value(state, seat)


GAME: Final = FlorenzaDice()
