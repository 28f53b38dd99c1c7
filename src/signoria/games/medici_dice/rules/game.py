"""The folder's door: the game as others see it."""

from __future__ import annotations

from typing import Any, Final

from signoria._compat import i64
from signoria.games.medici_dice.rules import (
    choose_dice,
    encoding,
    length,
    positions,
    round,
    scoring,
    scoring_alone,
    setup,
    sight,
    solitaire,
    value,
    winning,
)
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import BOX, LEAST_SEATS, MOST_SEATS
from signoria.games.medici_dice.rules.words import WORDS
from signoria.games.medici_dice.sights import Sight
from signoria.kernel.chance import Rng
from signoria.kernel.fields import Field
from signoria.kernel.game import NO, YES, Game, ScoreSheet, Variant
from signoria.kernel.news import Fact
from signoria.kernel.position import Description
from signoria.kernel.steps import Step

STARTER: Final = "starter"
FIRST: Final = "first"
RANDOM: Final = "random"
BONUS_WHEN_BEHIND: Final = "bonus_when_behind"


class MediciDice(Game[Board]):
    """Medici: The Dice Game."""

    def __init__(self) -> None:
        self.name = "medici_dice"
        self.title = "Medici: The Dice Game"
        self.rules = BOX.rules
        self.seats = range(LEAST_SEATS, MOST_SEATS + 1)
        self.variants = {
            STARTER: Variant(STARTER, [FIRST, RANDOM], range(2, MOST_SEATS + 1)),
            BONUS_WHEN_BEHIND: Variant(BONUS_WHEN_BEHIND, [YES, NO], range(1, 2)),
        }
        self.words = WORDS
        self.box = BOX
        self.steps = {
            "ChooseStarter": setup.ChooseStarter,
            "Round": round.Round,
            "Turn": round.Turn,
            "RollDice": round.RollDice,
            "ChooseDice": choose_dice.ChooseDice,
            "FillShip": choose_dice.FillShip,
            "ChooseOneDie": choose_dice.ChooseOneDie,
            "PassTheMarker": round.PassTheMarker,
            "ScoreRound": scoring.ScoreRound,
            "SolitaireRound": solitaire.SolitaireRound,
            "SolitaireTurn": solitaire.SolitaireTurn,
            "RecordEnemyMonopolies": solitaire.RecordEnemyMonopolies,
            "ScoreAlone": solitaire.ScoreAlone,
        }

    def start(self, seats: int, options: dict[str, str], news: list[Fact] | None) -> Board:
        if news is None and options[STARTER] == FIRST and options[BONUS_WHEN_BEHIND] == YES:
            return setup.new_game(seats)
        return setup.new_game_with(
            seats, options[STARTER] == RANDOM, options[BONUS_WHEN_BEHIND] == YES, news
        )

    def board(self, described: Description) -> Board:
        return positions.read_board(described)

    def misfit(self, state: Board, agenda: list[Step[Any]]) -> str:
        return positions.misfit(state, agenda)

    def observe(self, state: Board, seat: int | None) -> Sight:
        return sight.observe(state, seat)

    def warnings(self, state: Board, seat: int) -> list[Fact]:
        return scoring_alone.warnings(state) if state.seats == 1 else []

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
        return winning.winners(state)

    def value(self, state: Board, seat: i64) -> float:
        return value.value(state, seat)


GAME: Final = MediciDice()
