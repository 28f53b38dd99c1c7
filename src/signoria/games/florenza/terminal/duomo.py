"""The Predicatore space of the Duomo, and the Muse."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.terminal.style import KINSMAN, family_style, tag


def predicatore(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> Text:
    """Whose kinsman stands in the Duomo."""
    say = phrases.language.say
    line = Text(say("Predicatore in the Duomo")).append(": ")
    if seen["predicatore"] is None:
        return line.append(say("unoccupied"))
    owner = seen["families"][seen["predicatore"]["family"]]
    name = tag(phrases, seen, seen["predicatore"]["family"], names)
    line.append(f"{KINSMAN} ").append(name[:14], style=family_style(owner))
    return line


def muse(phrases: FlorenzaPhrases, seen: Sight) -> Text:
    """Whether she can be asked."""
    say = phrases.language.say
    said = say("can be asked") if seen["muse"] else say("has been asked this round")
    return Text(f"{phrases.place('muse')}: {said}")
