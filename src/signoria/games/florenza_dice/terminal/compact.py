"""Smaller District sheets of Florenza Dice Game, for low screens, and a broader one."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.sights import Sheet, Sight
from signoria.games.florenza_dice.terminal.sheet import (
    HALF,
    SIGNS,
    SPACE,
    chiesa,
    heading,
    palazzo,
    sign,
    space,
    works_of,
)
from signoria.games.florenza_dice.terminal.style import CROSS, beside, padded

NARROW = 2 * HALF
WIDE = 3 * HALF
AHEAD = 4  # signs of a track that are shown, from the next space on
TRACK = 26
FIORINI = "fiorini"


def wide_sheet(
    phrases: FlorenzaDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> list[Text]:
    """The whole sheet in nine lines: Palazzo, Chiesa and tracks side by side, then the Rione."""
    sheet = seen["sheets"][seat]
    works = beside(palazzo(phrases, seen, sheet), chiesa(phrases, sheet), HALF)
    tracks = [Text(_supply(phrases, sheet)), *_dense_tracks(phrases, sheet)]
    return [
        heading(phrases, seen, seat, name, is_mine),
        *beside(works, tracks, 2 * HALF),
        *_rione(phrases, sheet, WIDE, phrases.language.say("Rione")),
    ]


def compact_sheet(
    phrases: FlorenzaDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> list[Text]:
    """Eight lines: name and supply, tracks from where they stand, artworks, the Rione."""
    sheet = seen["sheets"][seat]
    first = heading(phrases, seen, seat, name, is_mine, _supply(phrases, sheet))
    return [
        _cut(first),
        _cut(_short_tracks(phrases, sheet)),
        *beside(works_of(phrases, sheet["palazzo"]), works_of(phrases, sheet["chiesa"]), HALF),
        *_rione(phrases, sheet, NARROW),
    ]


def two_lines(
    phrases: FlorenzaDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> list[Text]:
    """Name and points, tracks and supply; then all that is built and completed."""
    sheet = seen["sheets"][seat]
    works = (*sheet["palazzo"], *sheet["chiesa"])
    built = [one["name"] for one in sheet["rione"] if one["name"]]
    done = [work["title"] for work in works if work["completed"]]
    first = heading(phrases, seen, seat, name, is_mine, _in_signs(phrases, sheet))
    return [_cut(first, WIDE), _cut(Text(f"    {', '.join([*built, *done])}"), WIDE)]


def one_line(
    phrases: FlorenzaDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> list[Text]:
    """Name and points, tracks and supply, and how much is built and completed."""
    sheet = seen["sheets"][seat]
    works = (*sheet["palazzo"], *sheet["chiesa"])
    counts = phrases.language.say(
        "buildings {built}, artworks {done}",
        built=sum(one["building"] is not None for one in sheet["rione"]),
        done=sum(work["completed"] for work in works),
    )
    also = f"{_in_signs(phrases, sheet)} · {counts}"
    return [_cut(heading(phrases, seen, seat, name, is_mine, also))]


def others_in_one_line(seen: Sight, names: Names) -> Text:
    """Names and points alone."""
    line = Text()
    for seat, sheet in enumerate(seen["sheets"]):
        if seat != seen["seat"]:
            line.append(f" {names[seat]}", style="bold").append(f" {sheet['total']}", style=POINTS)
    return line


def _in_signs(phrases: FlorenzaDicePhrases, sheet: Sheet) -> str:
    """``C4 B2 P0 · 300 F +1 *0``."""
    tracks = " ".join(
        f"{phrases.initial(track)}{found['marked']}" for track, found in sheet["tracks"].items()
    )
    fiorini, supply = phrases.letter(FIORINI), sheet["supply"]
    spares, stars = f"{SIGNS['spare']}{supply['spares']}", f"{SIGNS['star']}{supply['stars']}"
    return f"{tracks} · {supply['fiorini']} {fiorini} {spares} {stars}"


def _cut(line: Text, width: int = NARROW) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line


def _supply(phrases: FlorenzaDicePhrases, sheet: Sheet) -> str:
    supply = sheet["supply"]
    return phrases.language.say(
        "{fiorini} F, spares {spares}, stars {stars}",
        fiorini=supply["fiorini"],
        spares=supply["spares"],
        stars=supply["stars"],
    )


def _dense_tracks(phrases: FlorenzaDicePhrases, sheet: Sheet) -> list[Text]:
    """Whole tracks with a narrow cell for each space."""
    width = max(len(phrases.track(name)) for name in sheet["tracks"])
    drawn = []
    for name, track in sheet["tracks"].items():
        row = Text(f"{phrases.track(name):{width}}")
        for at, icon in enumerate(track["spaces"]):
            is_marked = at < track["marked"]
            shown = CROSS if is_marked else sign(phrases, icon)
            style = "" if is_marked else QUIET if icon == "-" else POINTS
            row.append(f" {shown}", style=style)
        drawn.append(row.append(f" {track['marked']:>2}"))
    return drawn


def _short_tracks(phrases: FlorenzaDicePhrases, sheet: Sheet) -> Text:
    """Where each track stands, and its next signs."""
    line = Text(" ")
    for name, track in sheet["tracks"].items():
        cell = Text(f"{phrases.track(name)} {track['marked']}")
        ahead = track["spaces"][track["marked"] : track["marked"] + AHEAD]
        if ahead:
            signs = " ".join(sign(phrases, icon) for icon in ahead)
            cell.append(f" → {signs}", style=POINTS)
        line.append_text(padded(cell, TRACK))
    return line


def _rione(phrases: FlorenzaDicePhrases, sheet: Sheet, width: int, title: str = "") -> list[Text]:
    spaces = [padded(space(phrases, one), SPACE) for one in sheet["rione"]]
    across = width // SPACE
    rows = [Text().join(spaces[start : start + across]) for start in range(0, len(spaces), across)]
    return [*([Text(f" {title}", style="bold")] if title else []), *rows]
