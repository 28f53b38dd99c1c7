"""The first line of the table of Firenze: the phase, and what is left in deck and pouch."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.terminal.screen import QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Sight


def title_line(phrases: FirenzePhrases, seen: Sight, title: str) -> Text:
    """``Firenze · 3 Build · deck 36, pouch 27``."""
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
