"""Tables described by a position: read, and checked."""

from __future__ import annotations

import itertools
from typing import Any

from signoria._compat import i64
from signoria.games.medici_dice.rules.board import (
    CIRCLES,
    CROSSES,
    FREE,
    LINES_A_ROUND,
    POINTS,
    SHEET,
    SHIP_END,
    VALUE,
    Board,
)
from signoria.games.medici_dice.rules.box import (
    COLUMN,
    DICE,
    FACE_NAMES,
    FACE_OF,
    FACES,
    GOODS,
    MOST_DICE,
    MOST_POINTS,
    MOST_SEATS,
    NUMBER_OF,
    SHIPS,
    SPACES,
)
from signoria.games.medici_dice.rules.choose_dice import ChooseDice, ChooseOneDie, FillShip
from signoria.games.medici_dice.rules.final_player import most_left
from signoria.games.medici_dice.rules.round import PassTheMarker, RollDice, Round, Turn
from signoria.games.medici_dice.rules.scoring import ScoreRound
from signoria.games.medici_dice.rules.setup import ChooseStarter, empty_board
from signoria.games.medici_dice.rules.solitaire import (
    RecordEnemyMonopolies,
    ScoreAlone,
    SolitaireRound,
    SolitaireTurn,
)
from signoria.games.medici_dice.rules.words import ALL_DICE, BIT, dice_below
from signoria.kernel.position import Description, PositionError
from signoria.kernel.steps import Step


def read_board(described: Description) -> Board:
    """A table as :meth:`Board.description` wrote it down; what can be derived is counted again."""
    seats = described.integer("seats", 1, MOST_SEATS)
    state = empty_board(seats)
    state.round = described.integer("round", 0, SHIPS)
    state.roller = described.integer("roller", 0, seats - 1)
    _read_dice(state, described)
    if seats == 1:
        for good, circles in enumerate(described.integers("circles", GOODS, 0, COLUMN)):
            state.table[CIRCLES + good] = circles
        state.bonus_when_behind = described.integer("bonus_when_behind", 0, 1)
    for seat in range(seats):
        _read_sheet(state, seat, described)
    return state


def _read_dice(state: Board, described: Description) -> None:
    names = described.words("dice")
    if len(names) != DICE:
        raise PositionError(f"'dice' must name {DICE} faces, - for a die not rolled")
    for die, name in enumerate(names):
        possible = [FACE_OF[die * FACES + number] for number in range(FACES)]
        if name == "-":
            continue
        if name not in [FACE_NAMES[face] for face in possible]:
            shown = ", ".join([FACE_NAMES[face] for face in possible])
            raise PositionError(f"die {die + 1} cannot show {name!r}; it has {shown}")
        state.show(die, FACE_NAMES.index(name))
    state.left = 0
    for word in described.words("left"):
        die = int(word) - 1 if word.isascii() and word.isdecimal() else -1
        if not 0 <= die < DICE or not state.rolled & BIT[die]:
            raise PositionError(
                f"'left' must name dice that were rolled, 1 to {DICE}, not {word!r}"
            )
        state.left |= BIT[die]


def misfit(state: Board, agenda: list[Step[Any]]) -> str:
    """Why steps cannot be resolved at this table."""
    for step in agenda:
        alone = isinstance(step, (SolitaireRound, SolitaireTurn, RecordEnemyMonopolies, ScoreAlone))
        together = isinstance(step, (Round, Turn, ChooseOneDie, PassTheMarker, ScoreRound))
        if (alone and state.seats > 1) or (together and state.seats == 1):
            return f"the step {step} is not for {state.seats} seats"
        if isinstance(step, ChooseOneDie) and step.place >= state.seats:
            return f"the step {step} is not for {state.seats} seats"
        if state.round == 0 and not isinstance(step, (ChooseStarter, Round, SolitaireRound)):
            return f"the step {step} needs a ship: 'round' must be 1 to {SHIPS}"
    return _out_of_order(state, agenda) or _wrong_dice(state, agenda) or _wrong_ships(state, agenda)


def _out_of_order(state: Board, agenda: list[Step[Any]]) -> str:
    """Steps follow each other as in a round; what comes last may be left out."""
    for before, after in itertools.pairwise(agenda):
        if not _follows(state, before, after):
            return f"the step {after} cannot follow {before}"
    return ""


def _follows(state: Board, before: Step[Any], after: Step[Any]) -> bool:
    if isinstance(before, RollDice):
        return isinstance(after, ChooseDice)
    if isinstance(before, FillShip):
        return isinstance(after, PassTheMarker)
    if isinstance(before, ChooseDice) and state.seats == 1:
        return isinstance(after, RecordEnemyMonopolies)
    if isinstance(before, (ChooseDice, ChooseOneDie)):
        place = before.place + 1 if isinstance(before, ChooseOneDie) else 1
        if place == state.seats:
            return isinstance(after, PassTheMarker)
        return isinstance(after, ChooseOneDie) and after.place == place
    if isinstance(before, RecordEnemyMonopolies):
        return isinstance(after, SolitaireTurn)
    if isinstance(before, SolitaireTurn):
        return isinstance(after, ScoreAlone)
    if isinstance(before, (Turn, PassTheMarker)):
        return isinstance(after, ScoreRound)
    if isinstance(before, ScoreAlone):
        return isinstance(after, SolitaireRound)
    return isinstance(before, (ChooseStarter, ScoreRound)) and isinstance(after, Round)


def _wrong_dice(state: Board, agenda: list[Step[Any]]) -> str:
    """Which dice are rolled depends on who is asked."""
    asked = agenda[0] if agenda else None
    if isinstance(asked, RollDice):
        return _rolled(state, dice_below(asked.die), "only the dice before")
    if isinstance(asked, ChooseDice):
        return _rolled(state, ALL_DICE, "all dice")
    if isinstance(asked, ChooseOneDie) and (state.rolled != ALL_DICE or state.left == 0):
        return f"at the step {asked} all dice are rolled and some are left"
    return ""


def _wrong_ships(state: Board, agenda: list[Step[Any]]) -> str:
    """Whoever rolls has room; and one roll is enough for the final player."""
    if not agenda or state.round == 0:
        return ""
    first = agenda[0]
    chooses = agenda[1] if isinstance(first, RollDice) and len(agenda) > 1 else first
    if isinstance(first, (Turn, RollDice)) and state.free(state.roller) == 0:
        return f"the ship of seat {state.roller}, who rolls, is full"
    if isinstance(first, (ScoreRound, ScoreAlone)) and state.loading > 0:
        return "a round is scored when all ships are full"
    if state.seats == 1 or state.loading == 0:
        return ""
    if isinstance(chooses, FillShip) and state.loading > 1:
        return "FillShip is for the final player: all other ships must be full"
    left = _left_at_last(state, first, chooses)
    if left > DICE:
        return f"the final player has one roll of {DICE} dice, but {left} spaces may be left"
    return ""


def _left_at_last(state: Board, first: Step[Any], chooses: Step[Any]) -> int:
    free = [int(state.free(seat)) for seat in range(state.seats)]
    if isinstance(chooses, FillShip) or (isinstance(first, Turn) and state.loading == 1):
        return sum(free)
    place = 0
    if isinstance(first, ChooseOneDie):
        place = first.place
    elif isinstance(first, PassTheMarker):
        place = state.seats
    elif not isinstance(first, (Turn, RollDice, ChooseDice)):
        return 0
    return most_left(free, state.roller, place, MOST_DICE)


def _rolled(state: Board, dice: i64, which: str) -> str:
    if state.rolled == dice and state.left == dice:
        return ""
    return f"at this step {which} must be rolled, and left"


def _read_sheet(state: Board, seat: int, described: Description) -> None:
    sheet = seat * SHEET
    table = state.table
    for ship in range(1, state.round + 1):
        name = f"ship{ship}:{seat}"
        names = described.words(name)
        spaces: int = SPACES[ship - 1]
        whole = ship < state.round
        if len(names) > spaces or (whole and len(names) != spaces):
            raise PositionError(f"{name!r} must have {'' if whole else 'at most '}{spaces} faces")
        for space, face in enumerate(names):
            if face not in FACE_NAMES:
                raise PositionError(f"{name!r}: {face!r} is no face of a die")
            table[sheet + SHIP_END[ship - 1] + space] = FACE_NAMES.index(face)
        if ship == state.round:
            table[sheet + FREE] = spaces - len(names)
            faces = [FACE_NAMES.index(face) for face in names]
            table[sheet + VALUE] = sum([NUMBER_OF[face] for face in faces])
            state.loading += 1 if len(names) < spaces else 0
    for good, crosses in enumerate(described.integers(f"crosses:{seat}", GOODS, 0, COLUMN)):
        table[sheet + CROSSES + good] = crosses
    lines = SHIPS * LINES_A_ROUND
    for line, points in enumerate(described.integers(f"points:{seat}", lines, 0, MOST_POINTS)):
        table[sheet + POINTS + line] = points
