"""All families of Florenza in turn order, a line each: points, goods, kinsmen and works."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.phrases.language import signed
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Family, Sight
from signoria.games.florenza.terminal.style import (
    CREST,
    EMPTY,
    KINSMAN,
    family_style,
    style_of,
    tag,
)

HOUSE = 5  # letters of a family's house: answers name these
SHORT = 5  # letters of a workshop: so many tell all of them apart
LEAST = 30  # letters of workshops that are worth a column


def in_turn_order(seen: Sight) -> list[int]:
    """Before the order is drawn, by number."""
    order = [number for number in seen["order"] if number >= 0]
    return order if len(order) == len(seen["families"]) else list(range(len(seen["families"])))


def families(phrases: FlorenzaPhrases, seen: Sight, names: Names, width: int) -> list[Text]:
    """A table; workshops in short, as far as there is room."""
    order = in_turn_order(seen)
    labels = [tag(phrases, seen, number, names) for number in order]
    first = max(len(phrases.track("order")) - 1 - HOUSE, *(len(label) for label in labels))
    lines = [_head(phrases, seen, first)]
    lines += [_line(phrases, seen, names, number, first) for number in order]
    left = max(len(line) for line in lines) + 2
    if width - left < LEAST:
        return lines
    for number, line in zip(order, lines[1:], strict=True):
        line.pad_right(left - len(line))
        line.append_text(_workshops(phrases, seen, number, names, width - left))
    return lines


def _head(phrases: FlorenzaPhrases, seen: Sight, first: int) -> Text:
    line = Text(f"  {phrases.track('order'):{first + 1 + HOUSE}}", style=QUIET)
    for track in ("prestige", "church"):
        line.append(f" {phrases.letter(track):>3}", style=style_of(track))
    line.append(f" {phrases.letter('fiorini'):>5}")
    for good in seen["families"][0]["resources"]:
        line.append("  ").append(phrases.letter(good), style=style_of(good))
    line.append(f"  {KINSMAN:>3}", style=QUIET)
    for location in ("palazzo", "chiesa"):
        line.append(f" {phrases.location(location)[:4]:4}", style=QUIET)
    tokens = phrases.language.say("tokens")
    return line.append(f" {tokens}", style=QUIET)


def _line(phrases: FlorenzaPhrases, seen: Sight, names: Names, number: int, first: int) -> Text:
    family = seen["families"][number]
    line = Text("▶ " if number == seen["actor"] else "  ", style="bold")
    name = tag(phrases, seen, number, names)
    is_mine = " underline" if number == seen["seat"] else ""
    line.append(name, style=f"{family_style(family)}{is_mine}")
    line.pad_right(2 + first - len(line))
    house = "" if family["ghost"] else str(family["name"]).capitalize()
    line.append(f" {house[:HOUSE]:{HOUSE}}", style=QUIET)
    line.append(f" {signed(family['prestige']):>3} {signed(family['church']):>3}", style=POINTS)
    line.append_text(_goods(phrases, family))
    kinsmen = family["kinsmen"]
    line.append(f"  {kinsmen['income']}+{kinsmen['pool']}")
    for location in ("palazzo", "chiesa"):
        line.append(f" {_marks(family, location):4}")
    if family["tokens"]:
        width = len(phrases.language.say("tokens"))
        line.append(f" {family['tokens']:>{width}}")
    return line


def _goods(phrases: FlorenzaPhrases, family: Family) -> Text:
    """Numbers below the letters of the heading; a Ghost has actions instead."""
    if family["ghost"]:
        said = phrases.language.plural(
            "{number} action left", "{number} actions left", family["actions"] or 0
        )
        return Text(f"{said:>{6 + 3 * len(family['resources'])}}", style=QUIET)
    line = Text(f" {family['fiorini']:>5}")
    for number in family["resources"].values():
        line.append(f"{number or EMPTY:>3}", style="" if number else QUIET)
    return line


def _marks(family: Family, location: str) -> str:
    """Palazzo or Chiesa in short: what is done, and what is under way."""
    marks = ""
    for work in family["artworks"]:
        if work["location"] == location:
            taken = CREST if work["crest"] is not None else ""
            marks += taken or (KINSMAN if work["kinsman"] is not None else EMPTY)
    return marks


def _workshops(
    phrases: FlorenzaPhrases, seen: Sight, number: int, names: Names, width: int
) -> Text:
    """``Picco Fabbr●A [Cava]``."""
    drawn = Text()
    for tile in seen["families"][number]["spaces"]:
        if tile is None:
            continue
        name = phrases.workshop(tile["workshop"])[:SHORT].strip()
        drawn.append(" " if drawn else "")
        drawn.append(name if tile["built"] else f"[{name}]", style="" if tile["built"] else QUIET)
        if tile["kinsman"] is not None:
            worker = seen["families"][tile["kinsman"]]
            initial = tag(phrases, seen, tile["kinsman"], names)[:1]
            drawn.append(f"{KINSMAN}{initial}", style=family_style(worker))
    drawn.truncate(width, overflow="ellipsis")
    return drawn
