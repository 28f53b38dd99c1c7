"""Colours of goods, points and families, and how amounts are written; letters say the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.phrases.language import signed
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Sight

_GOODS = {
    "marble": "bold #000000 on #f1eee8",
    "wood": "bold #ffffff on #8a5a2e",
    "metal": "bold #ffffff on #596372",
    "gold": "bold #000000 on #e0ae2b",
    "spice": "bold #ffffff on #3a7a38",
    "textile": "bold #ffffff on #b02a37",
}
_FAMILIES = {
    "medici": "bold #ffffff on #9c2440",
    "pazzi": "bold #ffffff on #23508f",
    "pitti": "bold #ffffff on #1c6a5e",
    "rucellai": "bold #ffffff on #66397a",
    "strozzi": "bold #ffffff on #75560f",
}
GHOST = "bold #ffffff on #5a5f69"
CREST, KINSMAN, LYING, EMPTY, MASTERPIECE = "■", "●", "○", "·", "★"


def style_of(name: str) -> str:
    """The style of a good's letter; points are gold, the rest is plain."""
    return _GOODS.get(name, POINTS if name in ("prestige", "church") else "")


def family_style(family: Mapping[str, object]) -> str:
    """The style of a family's name."""
    return GHOST if family["ghost"] else _FAMILIES.get(str(family["name"]), "reverse")


def tag(phrases: FlorenzaPhrases, seen: Sight, number: int, names: Names) -> str:
    """A short name: of a Ghost, its house."""
    family = seen["families"][number]
    if family["ghost"]:
        return str(family["name"]).capitalize()
    return phrases.family(seen, number, names)


def amounts(phrases: FlorenzaPhrases, found: Mapping[str, int], gap: str = " ") -> Text:
    """``2M 1G 50f``, each letter in its colour."""
    drawn = Text()
    for name, number in found.items():
        if number:
            if drawn:
                drawn.append(gap)
            drawn.append(signed(number))
            drawn.append(phrases.letter(name), style=style_of(name))
    return drawn


def padded(text: Text, width: int) -> Text:
    """Exactly so wide: cut, or filled with blanks."""
    if len(text) > width:
        text.truncate(width)
    text.pad_right(width - len(text))
    return text


def heading(words: str, more: str = "") -> Text:
    """A line above a part of the board."""
    drawn = Text(words, style="bold")
    return drawn.append(f"  {more}", style=QUIET) if more else drawn


def beside(left: list[Text], right: list[Text], width: int, gap: int = 2) -> list[Text]:
    """Two columns, the left one *width* wide."""
    height = max(len(left), len(right))
    drawn: list[Text] = []
    for row in range(height):
        line = padded(left[row] if row < len(left) else Text(), width)
        if row < len(right):
            line.append(" " * gap).append_text(right[row])
        drawn.append(line)
    return drawn


def flowing(
    first: Text, pieces: Iterable[Text], indent: int, width: int, between: str = "  "
) -> list[Text]:
    """Pieces after one another, whole, on as many lines as they need."""
    drawn = [first]
    for piece in pieces:
        if len(drawn[-1]) + len(between) + len(piece) > width and len(drawn[-1]) > indent:
            drawn.append(Text(" " * indent))
        drawn[-1].append(between if len(drawn[-1]) > indent else "").append_text(piece)
    return drawn


def initials(name: str, width: int) -> str:
    """A name that fits: ``G. L. Bernini`` or ``B. Chiaravalle`` where the whole one is too long."""
    words = name.split()
    for number, word in enumerate(words[:-1]):
        if len(" ".join(words)) > width and word[0].isupper():
            words[number] = f"{word[0]}."
    while len(" ".join(words)) > width and any(word.islower() for word in words):
        words.remove(next(word for word in words if word.islower()))
    return " ".join(words)[:width]


def results(row: Sequence[int], rolled: Sequence[int] = ()) -> Text:
    """What an artist brings by die: ``1: 2  2: 2  3: 3``; what was *rolled* stands out."""
    drawn = Text()
    for face, prestige in enumerate(row, 1):
        style = f"{POINTS} reverse" if face in rolled else POINTS
        mark = "!" if face in rolled else ""
        drawn.append("  " if drawn else "").append(f"{face}{mark}: ")
        drawn.append(signed(prestige), style=style)
    return drawn
