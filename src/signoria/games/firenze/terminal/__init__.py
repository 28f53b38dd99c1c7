"""The table of Firenze: the city above, then the card row, then everybody's place.

The asked player's place comes last, just above the question. On a screen that is too low for all
of it, what the question needs comes first.
"""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases
from signoria.faces.phrases.language import mark, term
from signoria.faces.terminal.boards import Part
from signoria.faces.terminal.pieces import fitted, name_parts, room_above
from signoria.faces.terminal.screen import BAD
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.terminal.city import churches, legend, towers
from signoria.games.firenze.terminal.needs import ALWAYS, GAIN, needed, warned
from signoria.games.firenze.terminal.pieces import pieces
from signoria.games.firenze.terminal.place import construction_costs, place
from signoria.games.firenze.terminal.row import card_row
from signoria.games.firenze.terminal.title import title_line

PARTS = (
    Part(term("board", "city"), mark("towers, balconies, flags and churches")),
    Part(term("board", "row"), mark("the cards of the row, and what each does")),
    Part(term("board", "me"), mark("your storehouse, site and cards, and what these do")),
    Part(term("board", "others"), mark("everybody else's storehouse, site and cards")),
)


def draw(
    screen: Console, phrases: Phrases[Sight], seen: Sight, names: Names, title: str
) -> list[Text]:
    """The whole table where it fits, otherwise the pieces that the question needs."""
    assert isinstance(phrases, FirenzePhrases)
    heading = title_line(phrases, seen, title)
    lines_left = room_above(screen, phrases, seen, names, warned(seen, screen.width), GAIN)
    everything = [heading, *_everything(screen, phrases, seen, names)]
    if lines_left is None or len(everything) <= lines_left:
        return everything
    name_parts(heading, phrases.language, PARTS, screen.width)
    found = pieces(screen, phrases, seen, names)
    event = event_line(screen, phrases, seen)
    return [
        heading,
        *fitted(found, ALWAYS, needed(seen), lines_left - 1 - len(event)),
        *event,
    ]


def draw_part(
    screen: Console, phrases: Phrases[Sight], seen: Sight, names: Names, part: str
) -> list[Text]:
    """A part in full."""
    assert isinstance(phrases, FirenzePhrases)
    mine = seen["seat"] if seen["seat"] is not None else seen["turn"]
    if part == "city":
        return [
            *towers(phrases, seen),
            *legend(phrases, screen),
            *churches(phrases, seen, screen),
        ]
    if part == "row":
        return card_row(phrases, seen, screen)
    if part == "me":
        drawn = place(phrases, seen, mine, names[mine], screen, True)
        return [*drawn, construction_costs(phrases, seen)] if mine == seen["turn"] else drawn
    return [
        line
        for seat in _seats(seen)
        if seat != mine
        for line in place(phrases, seen, seat, names[seat], screen, True)
    ]


def _everything(screen: Console, phrases: FirenzePhrases, seen: Sight, names: Names) -> list[Text]:
    """Each part in full, below each other."""
    drawn = [
        *towers(phrases, seen),
        *legend(phrases, screen),
        *churches(phrases, seen, screen),
    ]
    if not seen["over"]:
        drawn += card_row(phrases, seen, screen)
    mine = seen["seat"]
    for seat in _seats(seen):
        drawn += place(phrases, seen, seat, names[seat], screen, seat == mine)
    if mine is not None and mine == seen["turn"] and not seen["over"]:
        drawn.append(construction_costs(phrases, seen))
    return drawn + event_line(screen, phrases, seen)


def _seats(seen: Sight) -> list[int]:
    """In turn order, the viewer last."""
    seats = list(range(seen["seats"]))
    mine = seen["seat"]
    return seats if mine is None else seats[mine + 1 :] + seats[: mine + 1]


def event_line(screen: Console, phrases: FirenzePhrases, seen: Sight) -> list[Text]:
    """The event that is being carried out."""
    if not seen["event"]:
        return []
    said = phrases.language.say(
        "{card}: {text}",
        card=phrases.card(seen["event"]),
        text=phrases.card_text(seen["event"]),
    )
    return list(Text(said, style=BAD).wrap(screen, screen.width))
