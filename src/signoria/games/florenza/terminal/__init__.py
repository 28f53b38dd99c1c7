"""The table of Florenza: the city, its people, the other families, and one's own district last.

On a screen that is too low for all of it, what the question needs comes first.
"""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases
from signoria.faces.phrases.language import mark, term
from signoria.faces.terminal.boards import Part
from signoria.faces.terminal.pieces import cut, fitted, name_parts, room_above
from signoria.faces.terminal.screen import QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.phrases.table import mine
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.terminal.district import other_district, own_district
from signoria.games.florenza.terminal.duomo import muse, predicatore
from signoria.games.florenza.terminal.families import in_turn_order
from signoria.games.florenza.terminal.heading import offices, title_line, tracks
from signoria.games.florenza.terminal.needs import ALWAYS, GAIN, needed, warned
from signoria.games.florenza.terminal.own_family import ledger
from signoria.games.florenza.terminal.people import captains, characters, unnamed_line
from signoria.games.florenza.terminal.pieces import pieces
from signoria.games.florenza.terminal.supply import supply, supply_in_words
from signoria.games.florenza.terminal.works import city

PARTS = (
    Part(term("board", "city"), mark("the artworks of the Duomo and the civic buildings")),
    Part(term("board", "people"), mark("artists, preachers and captains, and what they bring")),
    Part(term("board", "shops"), mark("the workshops in the supply, and what each does")),
    Part(term("board", "me"), mark("your district, its artworks, and what you must pay")),
    Part(term("board", "others"), mark("everybody else's district")),
    Part(term("board", "tracks"), mark("turn order, prestige and church influence")),
)


def draw(
    screen: Console, phrases: Phrases[Sight], seen: Sight, names: Names, title: str
) -> list[Text]:
    """The whole table where it fits, otherwise the pieces that the question needs."""
    assert isinstance(phrases, FlorenzaPhrases)
    heading = title_line(phrases, seen, title)
    lines_left = room_above(screen, phrases, seen, names, warned(seen, screen.width), GAIN)
    everything = [heading, *_everything(phrases, seen, names)]
    if lines_left is None or len(everything) <= lines_left:
        return everything
    heading.append(offices(phrases, seen, names), style="bold")
    found = pieces(screen, phrases, seen, names)
    name_parts(heading, phrases.language, PARTS, screen.width)
    return [cut(heading, screen.width), *fitted(found, ALWAYS, needed(seen), lines_left - 1)]


def draw_part(
    screen: Console, phrases: Phrases[Sight], seen: Sight, names: Names, part: str
) -> list[Text]:
    """A part in full."""
    assert isinstance(phrases, FlorenzaPhrases)
    me = mine(seen)
    if part == "city":
        drawn = _city(phrases, seen, names)
    elif part == "people":
        drawn = [
            *characters(phrases, seen),
            unnamed_line(phrases, seen),
            *captains(phrases, seen, names),
        ]
    elif part == "shops":
        drawn = supply_in_words(phrases, seen, screen)
    elif part == "me":
        drawn = own_district(phrases, seen, me, names) + ledger(phrases, seen, me, screen.width)
    elif part == "others":
        drawn = _others(phrases, seen, names, me)
    else:
        drawn = tracks(phrases, seen, names)
    return [*drawn, *_legend(phrases)] if part in ("city", "people", "me", "others") else drawn


def _everything(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> list[Text]:
    """Each part in full, below each other."""
    me = seen["seat"]
    return [
        *tracks(phrases, seen, names),
        *_city(phrases, seen, names),
        *captains(phrases, seen, names),
        *characters(phrases, seen),
        unnamed_line(phrases, seen),
        *supply(phrases, seen),
        *_others(phrases, seen, names, me),
        *([] if me is None else own_district(phrases, seen, me, names)),
        *_legend(phrases),
    ]


def _city(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> list[Text]:
    doors = predicatore(phrases, seen, names).append("   ").append_text(muse(phrases, seen))
    return [*city(phrases, seen, names), doors]


def _others(phrases: FlorenzaPhrases, seen: Sight, names: Names, me: int | None) -> list[Text]:
    return [
        line
        for number in in_turn_order(seen)
        if number != me
        for line in other_district(phrases, seen, number, names)
    ]


def _legend(phrases: FlorenzaPhrases) -> list[Text]:
    said = phrases.language.say(
        "■ crest ● kinsman × hired ◆ detained ★ Masterpiece [ ] closed ! too dear now"
    )
    return [Text(said, style=QUIET)]
