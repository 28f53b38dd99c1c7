"""What everybody sees on a District board, and what its kinsmen have to pay this round."""

from __future__ import annotations

from typing import Final

from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    BOX,
    CREST_NAMES,
    GHOST_SPACES,
    RESOURCE_NAMES,
    SPACES,
)
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
from signoria.games.florenza.rules.outlook import due, expected, outlook
from signoria.games.florenza.rules.scoring import church_value
from signoria.games.florenza.rules.workshops import (
    WORKSHOP_NAMES,
)
from signoria.games.florenza.sights import ActionSpace, Artwork, Family, Space

FAMILY_NAMES: Final[list[str]] = [str(name) for name in BOX["players.families"]]
SIDES: Final[list[str]] = ["empty", "standing", "lying"]


def see_family(state: Board, family: int, tokens_open: bool, artworks: list[Artwork]) -> Family:
    """One family; the value of its tokens only for itself, and for all at the end."""
    first = family * FAMILY
    table = state.table
    charity = table[first + CHARITY]
    ghost = family >= state.seats
    next_space = state.free_space(family)
    owed = [] if ghost else due(state, family)
    ledger = None if ghost else outlook(state, family, owed)
    return {
        "family": family,
        "name": FAMILY_NAMES[family],
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
        "next_space": None if next_space < 0 else int(next_space) + 1,
        "due": owed,
        "expected": expected(ledger) if ledger else {},
        "ledger": ledger,
        "actions": int(table[first + ACTIONS]) if ghost else None,
        "action_table": _action_table(state, family) if ghost else None,
        "artworks": artworks,
    }


def _space(state: Board, family: int, space: int) -> Space | None:
    kind = state.kind(family, space)
    if kind == 0:
        return None
    worker = state.worker(family, space)
    which = (int(kind), state.is_built(family, space), int(worker))
    found = _SEEN_SPACES.get(which)
    if found is None:
        found = _SEEN_SPACES[which] = {
            "workshop": WORKSHOP_NAMES[kind],
            "built": which[1],
            "kinsman": None if worker < 0 else int(worker),
        }
    return found


def _action_table(state: Board, ghost: int) -> list[ActionSpace]:
    return [
        {
            "action": str(BOX["ghosts.actions"][space]),
            "kinsman": SIDES[state.table[ghost * FAMILY + GHOST_TABLE + space]],
        }
        for space in range(GHOST_SPACES)
    ]


# What was shown before, the same object in every observation: it is to be looked at.
_SEEN_SPACES: Final[dict[tuple[int, bool, int], Space]] = {}
