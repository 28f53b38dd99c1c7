"""The building table of Florenza Dice Game: costs, points and effects, seen from one sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from signoria.faces.terminal.screen import ALIVE, POINTS, QUIET
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.sights import Building, Sheet, Sight
from signoria.games.florenza_dice.terminal.style import CROSS, beside, style_of

COLUMN = 41
NARROW = 40  # three of them on a broad screen


def building_table(phrases: FlorenzaDicePhrases, seen: Sight, seat: int) -> list[Text]:
    """Two columns. Of a cost, what the next space has already is crossed out."""
    rows = _rows(phrases, seen, seat)
    half = (len(rows) + 1) // 2
    return [_title(phrases), *beside(rows[:half], rows[half:], COLUMN)]


def broad_table(phrases: FlorenzaDicePhrases, seen: Sight, seat: int) -> list[Text]:
    """Three columns."""
    rows = _rows(phrases, seen, seat)
    third = (len(rows) + 2) // 3
    left = beside(rows[:third], rows[third : 2 * third], NARROW)
    return [_title(phrases), *beside(left, rows[2 * third :], 2 * NARROW)]


def _title(phrases: FlorenzaDicePhrases) -> Text:
    title = phrases.language.say("Buildings: cost, points, effect")
    return Text(f" {title}", style="bold")


def _rows(phrases: FlorenzaDicePhrases, seen: Sight, seat: int) -> list[Text]:
    sheet = seen["sheets"][seat]
    return [_row(phrases, building, sheet) for building in seen["buildings"]]


def _row(phrases: FlorenzaDicePhrases, building: Building, sheet: Sheet) -> Text:
    number = building["number"]
    is_mine = any(space["building"] == number for space in sheet["rione"])
    missing = _missing(building, sheet)
    can_build = not is_mine and missing == []
    style = QUIET if is_mine else ALIVE if can_build else ""
    row = Text.assemble((f"{number:>2} {building['name']} ", style))
    if is_mine:
        row.append("✓ ", style=POINTS)
    else:
        row.append_text(_cost(phrases, building, missing)).append(" ")
        row.append(f"{building['points']} ", style=POINTS)
    if building["effect"] != "none":
        row.append(phrases.building_brief(number), style=QUIET)
    return row


def _missing(building: Building, sheet: Sheet) -> Sequence[str] | None:
    """What the next space lacks; None if it has nothing of the cost yet, or there is none."""
    for space in sheet["rione"]:
        if space["next"]:
            return space["can_become"].get(str(building["number"]))
    return None


def _cost(phrases: FlorenzaDicePhrases, building: Building, missing: Sequence[str] | None) -> Text:
    left = list(building["cost"] if missing is None else missing)
    row = Text()
    for kind in building["cost"]:
        if kind in left:
            left.remove(kind)
            row.append(phrases.letter(kind), style=style_of(kind))
        else:
            row.append(CROSS, style=QUIET)
    return row
