"""Artworks: skills, cost, points and flag; or who is at work, or whose crest is on it."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.terminal.pieces import beside as columns_beside
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Artwork, Sight
from signoria.games.florenza.terminal.style import (
    CREST,
    EMPTY,
    KINSMAN,
    amounts,
    beside,
    family_style,
    flowing,
    heading,
    padded,
    tag,
)

COLUMN = 39
WIDE_COLUMN = 38  # of three side by side
_SKILLS, _POINTS = 3, 4
IN_CITY = (11, 14)  # widths of name and cost
IN_DISTRICT = (15, 10)
IN_NARROW_DISTRICT = (15, 9)
_LEFT = ("duomo", "san_lorenzo")
_RIGHT = ("palazzo_della_signoria", "battistero", "palazzo_vescovile")
_UNDER_RIGHT = ("santa_maria_novella",)
_FLAGS = {"prestige": "prestige", "church": "church", "kinsman": "kinsmen"}


def city(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> list[Text]:
    """The main board: the Duomo at the left, civic buildings at the right."""
    say = phrases.language.say
    by_location = _by_location(phrases, seen, names)
    drawn = [heading(say("The city"), say("skill, cost, points, income of each round"))]
    upper_right = [line for name in _RIGHT for line in by_location.get(name, [])]
    drawn += beside(by_location.get(_LEFT[0], []), upper_right, COLUMN)
    lower_right = [line for name in _UNDER_RIGHT for line in by_location.get(name, [])]
    return drawn + beside(by_location.get(_LEFT[1], []), lower_right, COLUMN)


def wide_city(phrases: FlorenzaPhrases, seen: Sight, names: Names, below: list[Text]) -> list[Text]:
    """The same in three columns, with something *below* the last."""
    by_location = _by_location(phrases, seen, names)
    columns = [
        [line for name in found for line in by_location.get(name, [])]
        for found in (_LEFT[:1], _RIGHT, (*_LEFT[1:], *_UNDER_RIGHT))
    ]
    columns[2] += below
    return columns_beside(columns, [WIDE_COLUMN] * 3)


def city_marks(phrases: FlorenzaPhrases, seen: Sight, width: int) -> list[Text]:
    """Each building with a mark for each of its artworks, in the order of the board."""
    found: dict[str, Text] = {}
    for work in seen["artworks"]:
        location = work["location"]
        if location not in found:
            found[location] = Text(f"{_short(phrases.location(location))} ")
        owner = work["crest"] if work["crest"] is not None else work["kinsman"]
        mark = CREST if work["crest"] is not None else KINSMAN
        if owner is None:
            found[location].append(EMPTY, style=QUIET)
        else:
            found[location].append(mark, style=family_style(seen["families"][owner]))
    return flowing(Text(), found.values(), 0, width, between=" ")


def cost_line(phrases: FlorenzaPhrases, work: Artwork) -> Text:
    """An artwork with its building, whoever is at work there: skills, cost, points and flag."""
    return _printed(phrases, work, Text(f" {phrases.artwork_in(work['key'])} "), IN_CITY[1])


def _short(name: str) -> str:
    """``Signoria`` of ``Palazzo della Signoria``: the last word tells the buildings apart."""
    return name.rsplit(maxsplit=1)[-1]


def _by_location(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> dict[str, list[Text]]:
    by_location: dict[str, list[Text]] = {}
    for work in seen["artworks"]:
        lines = by_location.setdefault(
            work["location"], [heading(phrases.location(work["location"]))]
        )
        lines.append(work_line(phrases, seen, names, work, IN_CITY))
    return by_location


def work_line(
    phrases: FlorenzaPhrases,
    seen: Sight,
    names: Names,
    work: Artwork,
    widths: tuple[int, int],
) -> Text:
    """One artwork in one line."""
    name_width, cost_width = widths
    line = padded(Text(f" {phrases.artwork(work['key'])}"), name_width + 1)
    if work["crest"] is not None:
        return _crest(phrases, seen, names, work, work["crest"], line)
    if work["kinsman"] is not None:
        return _kinsman(phrases, seen, names, work, work["kinsman"], line)
    return _printed(phrases, work, line, cost_width)


def _printed(phrases: FlorenzaPhrases, work: Artwork, line: Text, cost_width: int) -> Text:
    """Skills, cost, points and flag."""
    skills = "".join(phrases.skill_letter(skill) for skill in work["skills"])
    line.append(f"{skills:{_SKILLS}} ")
    line.append_text(padded(amounts(phrases, work["cost"], gap=""), cost_width)).append(" ")
    points = str(work["points"].get("prestige", 0))
    if church := work["points"].get("church"):
        points = f"{points}+{church}"
    line.append(f"{points:>{_POINTS}}", style=POINTS)
    if work["flag"]:
        line.append(f" {phrases.letter(_FLAGS[work['flag']])}", style=QUIET)
    return line


def _crest(
    phrases: FlorenzaPhrases, seen: Sight, names: Names, work: Artwork, owner: int, line: Text
) -> Text:
    line.append(f"{CREST} ")
    style = family_style(seen["families"][owner])
    line.append(tag(phrases, seen, owner, names)[:12], style=style)
    kind = work["crest_kind"]
    income = [_FLAGS[flag] for flag in (work["flag"], kind) if flag in _FLAGS]
    if income:
        letters = "+".join(phrases.letter(name) for name in income)
        line.append(f" {letters}", style=QUIET)
    return line


def _kinsman(
    phrases: FlorenzaPhrases, seen: Sight, names: Names, work: Artwork, owner: int, line: Text
) -> Text:
    line.append(f"{KINSMAN} ")
    style = family_style(seen["families"][owner])
    line.append(tag(phrases, seen, owner, names)[:8], style=style)
    is_chosen = seen["under_way"]["artwork"] != work["key"] or seen["phase"] > 4
    artist = phrases.artist(work["artist"]) if is_chosen else "…"
    left = COLUMN - len(line) - 1
    return line.append(f" {artist[:left]}")
