"""What everybody sees on a District board, and what its kinsmen have to pay this round."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    BOX,
    BUSINESS,
    COST,
    CREST_NAMES,
    GHOST_SPACES,
    RESOURCE_NAMES,
    RESOURCES,
    SKILL_NAMES,
    SKILLS,
    SPACES,
)
from signoria.games.florenza.rules.characters import CHARACTER_NAMES, PRICES
from signoria.games.florenza.rules.description import preacher_name
from signoria.games.florenza.rules.layout import (
    ACTIONS,
    AT_BUSINESS,
    AT_MARKET,
    CHARITY,
    CRESTS,
    EXPELLED,
    FAMILY,
    GHOST_TABLE,
    INCOME,
    NO_CHARITY,
    POOL,
    TOKEN_COUNT,
)
from signoria.games.florenza.rules.monuments import ARTWORK_COST, ARTWORK_NAMES, SKILLS_OF
from signoria.games.florenza.rules.scoring import church_value
from signoria.games.florenza.rules.sight_of_parts import cost
from signoria.games.florenza.rules.workshops import (
    GIVES,
    WORKSHOP_COST,
    WORKSHOP_GIVES,
    WORKSHOP_NAMES,
    is_sale,
)

SIDES: Final[list[str]] = ["empty", "standing", "lying"]


def see_family(state: Board, family: int, tokens_open: bool) -> dict[str, Any]:
    """One family; the value of its tokens only for itself, and for all at the end."""
    first = family * FAMILY
    table = state.table
    charity = table[first + CHARITY]
    ghost = family >= state.seats
    return {
        "family": family,
        "name": str(BOX["players.families"][family]),
        "ghost": ghost,
        "prestige": int(state.prestige(family)),
        "church": int(state.church(family)),
        "church_value": int(church_value(state.church(family))),
        "tokens": int(table[first + TOKEN_COUNT]),
        "token_value": int(state.token_value(family)) if tokens_open else None,
        "fiorini": int(state.fiorini(family)),
        "resources": {
            name: int(state.has(family, resource)) for resource, name in enumerate(RESOURCE_NAMES)
        },
        "kinsmen": {
            "pool": int(table[first + POOL]),
            "income": int(table[first + INCOME]),
            "market": int(table[first + AT_MARKET]),
            "business": int(table[first + AT_BUSINESS]),
            "expelled": int(table[first + EXPELLED]),
        },
        "crests": {
            name: int(table[first + CRESTS + at])
            for at, name in enumerate(["normal", *CREST_NAMES])
        },
        "predicatore": None if charity == NO_CHARITY else preacher_name(charity),
        "spaces": [_space(state, family, space) for space in range(SPACES)],
        "due": [] if ghost else due(state, family),
        "expected": {} if ghost else expected(state, family),
        "actions": int(table[first + ACTIONS]) if ghost else None,
        "action_table": _action_table(state, family) if ghost else None,
    }


def _space(state: Board, family: int, space: int) -> dict[str, Any] | None:
    kind = state.kind(family, space)
    if kind == 0:
        return None
    worker = state.worker(family, space)
    return {
        "workshop": WORKSHOP_NAMES[kind],
        "built": state.is_built(family, space),
        "kinsman": None if worker < 0 else int(worker),
    }


def _action_table(state: Board, ghost: int) -> list[dict[str, str]]:
    return [
        {
            "action": str(BOX["ghosts.actions"][space]),
            "kinsman": SIDES[state.table[ghost * FAMILY + GHOST_TABLE + space]],
        }
        for space in range(GHOST_SPACES)
    ]


def due(state: Board, family: int) -> list[dict[str, Any]]:
    """What this family's kinsmen must pay in phases 5 and 6; artists' prices by skill."""
    found: list[dict[str, Any]] = []
    for space in range(SPACES):
        kind = state.kind(family, space)
        if kind and state.worker(family, space) == family and not state.is_built(family, space):
            found.append(
                {
                    "phase": "economic activities",
                    "workshop": WORKSHOP_NAMES[kind],
                    "cost": cost(WORKSHOP_COST, kind * COST),
                }
            )
    for artwork in range(ARTWORKS):
        if state.patron(family, artwork) == family:
            artist = state.artist(family, artwork)
            prices = {
                SKILL_NAMES[skill]: int(PRICES[artist * SKILLS + skill])
                for skill in range(SKILLS)
                if artist >= 0
                and SKILLS_OF[artwork] >> skill & 1
                and PRICES[artist * SKILLS + skill]
            }
            found.append(
                {
                    "phase": "artwork",
                    "artwork": ARTWORK_NAMES[artwork],
                    "artist": None if artist < 0 else CHARACTER_NAMES[artist],
                    "cost": cost(ARTWORK_COST, artwork * COST),
                    "prices": prices,
                }
            )
    return found


def expected(state: Board, family: int) -> dict[str, int]:
    """Goods in hand and what kinsmen will bring without fail: production and business."""
    found = {name: int(state.has(family, at)) for at, name in enumerate(RESOURCE_NAMES)}
    found["fiorini"] = int(state.fiorini(family) + BUSINESS * state.at_business(family))
    for owner in range(state.families):
        for space in range(SPACES):
            kind = state.kind(owner, space)
            here = state.worker(owner, space) == family and state.is_built(owner, space)
            if kind and here and not is_sale(kind):
                for at in range(RESOURCES):
                    found[RESOURCE_NAMES[at]] += int(WORKSHOP_GIVES[kind * GIVES + at])
    return found
