"""Colours of bricks; a letter always stands beside them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from signoria.games.firenze.phrases import FirenzePhrases

_COLOURS = {
    "white": "#000000 on #f2eee4",
    "yellow": "#000000 on #e2b430",
    "green": "#ffffff on #2f7d46",
    "red": "#ffffff on #a93226",
    "blue": "#ffffff on #2463a8",
    "purple": "#ffffff on #6b3a8a",
}
NEUTRAL = "[×]"


def style_of(colour: str) -> str:
    """The style of bricks of that colour."""
    return f"bold {_COLOURS.get(colour, 'reverse')}"


def bricks(phrases: FirenzePhrases, counts: Mapping[str, int]) -> Text:
    """``WWR``, each letter in its colour."""
    return brick_row(phrases, [colour for colour, count in counts.items() for _ in range(count)])


def counted(phrases: FirenzePhrases, counts: Mapping[str, int]) -> Text:
    """``2W 1R``: the same in less space."""
    drawn = Text()
    for colour, count in counts.items():
        if count:
            drawn.append(f"{' ' if drawn else ''}{count}")
            drawn.append(phrases.letter(colour), style=style_of(colour))
    return drawn


def brick_row(phrases: FirenzePhrases, colours: Iterable[str]) -> Text:
    """One letter a brick, in their order."""
    drawn = Text()
    for colour in colours:
        drawn.append(phrases.letter(colour), style=style_of(colour))
    return drawn


def seal(seat: int) -> str:
    """A player's seal: the number that stands beside the name."""
    return f"[{seat + 1}]"


def flow(
    first: Text, pieces: Iterable[Text], indent: int, width: int, between: str = "  "
) -> list[Text]:
    """Pieces after one another, whole, on as many lines as they need."""
    drawn = [first]
    for piece in pieces:
        if len(drawn[-1]) + len(between) + len(piece) > width and len(drawn[-1]) > indent:
            drawn.append(Text(" " * indent))
        drawn[-1].append(between if len(drawn[-1]) > indent else "").append_text(piece)
    return drawn
