"""What a player needs to see for each question of Firenze, the most important first."""

from __future__ import annotations

from math import ceil
from typing import Final

from signoria.games.firenze.phrases.actions import step_of
from signoria.games.firenze.sights import Sight

ALWAYS: Final = ("city", "players", "hand")

_ROW: Final = ("row", "hand", "city", "costs")
_SITE: Final = ("city", "costs", "hand", "row")
_CARDS: Final = ("hand", "city", "row")
_BOARD: Final = ("city", "row", "hand")

_NEEDED: Final = {
    "ChooseCard": _ROW,
    "PayCardCosts": _ROW,
    "ExchangeBricks": _ROW,
    "GiveForBrick": _ROW,
    "GiveToRow": _ROW,
    "BuildTowers": _SITE,
    "CardLimit": _CARDS,
    "Patrician": _CARDS,
    "FaceEvent": _CARDS,
}

GAIN: Final = 4  # letters of what an answer brings
_SENTENCE, _TOWER = 60, 20  # letters of a warning, and of a tower in it


def warned(seen: Sight, width: int) -> int:
    """About so many lines take the warnings of whoever is asked."""
    end, asked = seen["end"], seen["actor"]
    if end["finisher"] is not None or end["last_round"]:
        lines = 1
    else:
        others = [player for player in seen["players"] if player["seat"] != asked]
        lines = sum(player["seals_left"] == 1 for player in others)
    if asked < 0 or asked != seen["turn"]:
        return lines
    me = seen["players"][asked]
    danger = [tower["in_danger"] for tower in me["towers"]] + [me["campanile"]["in_danger"]]
    if any(danger):
        lines += ceil((_SENTENCE + _TOWER * sum(danger)) / width) + (sum(danger) > 1)
    return lines + (me["stored"] > me["storehouse_limit"]) + (me["cards"] > seen["card_limit"])


def needed(seen: Sight) -> tuple[str, ...]:
    """Names of pieces; of other questions the city says most."""
    return _NEEDED.get(step_of(seen), _BOARD)
