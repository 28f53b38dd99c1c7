"""What the step that asks is about, for whoever looks at the table."""

from __future__ import annotations

from signoria.games.florenza_dice.rules.artworks import Masterpiece, star_points
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    COLOURS,
    DICE,
    ICON,
    PERSONALITY_OF,
    PRIZES,
    RESOURCE_NAMES,
    RESOURCE_OF,
    RESOURCES,
    TRACKS,
)
from signoria.games.florenza_dice.rules.building_table import CHANGE, TRADE
from signoria.games.florenza_dice.rules.die_uses import HIRING, artist_of, fee
from signoria.games.florenza_dice.rules.district import (
    ObtainAnyResource,
    ObtainIdenticalResources,
    ObtainResources,
    open_icons,
)
from signoria.games.florenza_dice.rules.offices import CaptainsResource
from signoria.games.florenza_dice.rules.placing import ANY_KIND
from signoria.games.florenza_dice.rules.printed_sheet import WORK_NAMES
from signoria.games.florenza_dice.rules.rescue import could_change, could_trade
from signoria.games.florenza_dice.rules.round import RollDice
from signoria.games.florenza_dice.rules.setup import RollForBuilding
from signoria.games.florenza_dice.rules.words import FOR_AN_ARTIST, USE, USED_DIE, USED_FOR, USED_ON
from signoria.games.florenza_dice.sights import Asked, Hire
from signoria.kernel.actions import Options


def asked(state: Board) -> Asked:
    """Of Resources to place, a work for a star, and dice."""
    found: Asked = {
        "resource": None,
        "left": 0,
        "open": 0,
        "may_trade": False,
        "saved_by": [],
        "work": None,
        "worth": 0,
        "with_star": 0,
        "die": sum([int(state.used >> die & 1) for die in range(DICE)]) + 1,
        "roller": 0,
    }
    step = state.step
    if isinstance(step, ObtainResources):
        _ask_to_place(state, found, RESOURCE_OF[step.die], step.left)
        found["may_trade"] = step.may_trade(state)
        found["saved_by"] = saved_by(state, RESOURCE_OF[step.die], step.die, step.traded == 0)
    elif isinstance(step, ObtainIdenticalResources):
        _ask_to_place(state, found, step.kind, step.left)
        found["saved_by"] = saved_by(state, step.kind, 0, False)
    elif isinstance(step, ObtainAnyResource):
        found["open"] = sum([int(open_icons(state, state.player, k)) for k in range(RESOURCES)])
        found["saved_by"] = saved_by(state, ANY_KIND, 0, False)
    elif isinstance(step, Masterpiece):
        worth = int(state.artist_points(state.player, step.work))
        found["work"] = WORK_NAMES[step.work]
        found["worth"] = worth
        found["with_star"] = worth + int(star_points(state, state.player))
    elif isinstance(step, RollForBuilding):
        found["roller"] = int(step.seat)
    return found


def saved_by(state: Board, kind: int, die: int, may_trade: bool) -> list[int]:
    """The Buildings that could be built now to use a Resource that no icon takes."""
    if kind == ANY_KIND and state.any_open(state.player):
        return []
    if kind != ANY_KIND and state.open(state.player, kind):
        return []
    found: list[int] = []
    if may_trade and could_trade(state, die, kind):
        found.append(int(TRADE[die]))
    if could_change(state, kind):
        found.append(int(CHANGE))
    return found


def _ask_to_place(state: Board, found: Asked, kind: int, left: int) -> None:
    found["resource"] = RESOURCE_NAMES[kind]
    found["left"] = left
    found["open"] = int(open_icons(state, state.player, kind))


def hiring(state: Board, options: Options) -> dict[str, Hire]:
    """The options that hire an artist, with his type and fee."""
    found: dict[str, Hire] = {}
    for action in options:
        if action.verb == USE[0].verb and USED_FOR[action.what] in HIRING:
            die = USED_DIE[action.what]
            way = USED_FOR[action.what]
            found[action.text] = {
                "artist": artist_of(die, USED_ON[action.what], way),
                "fee": int(fee(state, state.player, die, way)) * ICON,
            }
    return found


def fees(state: Board, seat: int) -> dict[str, int]:
    """What the artists of the dice cost a seat."""
    return {
        COLOURS[die]: int(fee(state, seat, die, FOR_AN_ARTIST)) * ICON
        for die in range(DICE)
        if PERSONALITY_OF[die] >= TRACKS and state.value(die)
    }


def phase(state: Board) -> str:
    """Income, offices or turns."""
    if state.round and (state.own_turn or isinstance(state.step, RollDice)):
        return "turns"
    return "offices" if isinstance(state.step, CaptainsResource) else "income"


def prize_place(state: Board) -> int | None:
    """Where the prize of this turn is printed: alone by the round, else from the highest on."""
    if state.seats == 1:
        return max(int(state.round) - 1, 0)
    prizes = list(PRIZES)[: state.seats]
    return prizes.index(state.prize) if state.prize in prizes else None
