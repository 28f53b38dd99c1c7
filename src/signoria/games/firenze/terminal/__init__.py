"""The table of Firenze: the city above, then the card row, then everybody's place.

The asked player's place comes last, just above the question.
"""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases
from signoria.faces.terminal.screen import BAD, QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.terminal.city import churches, legend, towers
from signoria.games.firenze.terminal.place import construction_costs, place
from signoria.games.firenze.terminal.row import card_row

ROOMY = 46  # lines of a screen on which every card has its text


def draw(
    screen: Console, phrases: Phrases[Sight], seen: Sight, names: Names, title: str
) -> list[Text]:
    """The whole table."""
    assert isinstance(phrases, FirenzePhrases)
    in_full = not screen.is_terminal or screen.height >= ROOMY
    drawn = [_title(phrases, seen, title), *towers(phrases, seen)]
    if in_full:
        drawn += legend(phrases, screen)
    drawn += churches(phrases, seen, screen)
    if not seen["over"]:
        drawn += card_row(phrases, seen, screen, in_full)
    seats = list(range(seen["seats"]))
    mine = seen["seat"]
    if mine is not None:
        seats = seats[mine + 1 :] + seats[: mine + 1]
    for seat in seats:
        drawn += place(phrases, seen, seat, names[seat], screen, in_full and seat == mine)
    if mine is not None and mine == seen["turn"] and not seen["over"]:
        drawn.append(construction_costs(phrases, seen))
    if seen["event"]:
        said = phrases.language.say(
            "{card}: {text}",
            card=phrases.card(seen["event"]),
            text=phrases.card_text(seen["event"]),
        )
        drawn += list(Text(said, style=BAD).wrap(screen, screen.width))
    return drawn


def _title(phrases: FirenzePhrases, seen: Sight, title: str) -> Text:
    say = phrases.language.say
    if seen["over"]:
        now = say("the game is over")
    elif not seen["phase"]:
        now = say("about to begin")
    else:
        now = f"{seen['phase']} {phrases.phase(seen['phase'])}"
    supply = say(
        "deck {cards}, pouch {bricks}",
        cards=seen["deck"]["start_cards"] + seen["deck"]["cards"],
        bricks=sum(seen["bag"].values()),
    )
    return Text.assemble((title, "bold"), (f" · {now} · {supply}", QUIET))
