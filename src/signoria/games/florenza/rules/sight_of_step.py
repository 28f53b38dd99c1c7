"""What is being decided: by whom, about which workshop or artwork, and what it may bring."""

from __future__ import annotations

from typing import Any

from signoria.games.florenza.rules.amounts import building_cost, hand, lacking, takes
from signoria.games.florenza.rules.artist_prestige import is_masterpiece, prestige_of
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import FACES, RESOURCE_NAMES, SKILL_NAMES
from signoria.games.florenza.rules.characters import CHARACTER_NAMES
from signoria.games.florenza.rules.economy import Construction, Production, Sale
from signoria.games.florenza.rules.monuments import ARTWORK_NAMES
from signoria.games.florenza.rules.no_die import (
    PayIncentive,
    base_value,
    most_steps,
    needs_muse,
    price_of,
)
from signoria.games.florenza.rules.setup import DrawTurnOrder
from signoria.games.florenza.rules.words import UNNAMED
from signoria.games.florenza.rules.workshops import WORKSHOP_NAMES
from signoria.games.florenza.sights import UnderWay, Value
from signoria.kernel.steps import Step


def see_under_way(state: Board) -> UnderWay:
    """What the step that asks is about."""
    step: Step[Any] = state.step
    family = _family(state, step)
    found: UnderWay = {
        "family": None if family < 0 else family,
        "workshop": None,
        "owner": None,
        "space": None,
        "lack": {},
        "artwork": None if state.work < 0 else ARTWORK_NAMES[state.work],
        "artist": None,
        "skill": None if state.skill < 0 else SKILL_NAMES[state.skill],
        "rolled": [face + 1 for face in range(FACES) if state.rolled >> face & 1],
        "row": [],
        "masterpiece": None,
        "values": [],
        "given": None if state.given < 0 else RESOURCE_NAMES[state.given],
    }
    if isinstance(step, Construction):
        _see_workshop(state, step, found)
    elif state.work >= 0 and family >= 0 and state.patron(family, state.work) == family:
        _see_artist(state, family, found)
        if isinstance(step, PayIncentive):
            found["values"] = _values(state, family)
    return found


def _family(state: Board, step: Step[Any]) -> int:
    """Who decides; when dice roll, for whom."""
    if state.who >= 0:
        return int(state.who)
    place = int(getattr(step, "place", -1))
    return -1 if place < 0 or isinstance(step, DrawTurnOrder) else int(state.family(place))


def _see_workshop(state: Board, step: Construction, found: UnderWay) -> None:
    owner, space = int(step.owner(state)), int(step.space)
    kind = int(state.kind(owner, space))
    found["workshop"] = WORKSHOP_NAMES[kind]
    found["owner"] = owner
    found["space"] = space + 1
    if not isinstance(step, Production):
        wanted = takes(kind) if isinstance(step, Sale) else building_cost(kind)
        found["lack"] = lacking(hand(state, int(step.worker(state))), wanted)


def _see_artist(state: Board, family: int, found: UnderWay) -> None:
    artist = int(state.artist(family, state.work))
    found["artist"] = UNNAMED if artist < 0 else CHARACTER_NAMES[artist]
    if artist >= 0 and state.skill < 0:
        return
    faces = range(1, FACES + 1)
    found["row"] = [int(prestige_of(state, artist, state.skill, face)) for face in faces]
    gold = [face for face in faces if is_masterpiece(state, artist, face)]
    found["masterpiece"] = gold[0] if gold else None


def _values(state: Board, family: int) -> list[Value]:
    artist = int(state.artist(family, state.work))
    base = int(base_value(state))
    found: list[Value] = []
    for steps in range(most_steps(state) + 1):
        value = base + steps
        found.append(
            {
                "fiorini": int(price_of(steps)),
                "value": value,
                "prestige": int(prestige_of(state, artist, state.skill, value)),
                "masterpiece": is_masterpiece(state, artist, value),
                "muse": needs_muse(steps),
            }
        )
    return found
