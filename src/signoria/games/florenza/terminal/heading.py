"""The first lines of the table of Florenza: round and phase, turn order, and the two tracks."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.phrases.language import signed
from signoria.faces.terminal.screen import QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.terminal.families import in_turn_order
from signoria.games.florenza.terminal.style import family_style, tag
from signoria.kernel.steps import NOBODY

WIDTH = 80
ARROW = " → "
POINTS_WIDTH = 5  # a blank, two digits, and the gap


def title_line(phrases: FlorenzaPhrases, seen: Sight, title: str) -> Text:
    """Round and phase."""
    say = phrases.language.say
    if seen["actor"] == NOBODY:
        now = say("the game is over")
    elif seen["phase"] == 0:
        now = say("about to begin")
    else:
        now = say(
            "round {number} of {rounds}, phase {phase}: {name}",
            number=seen["round"],
            rounds=seen["rounds"],
            phase=seen["phase"],
            name=phrases.phase(seen["phase"]),
        )
    return Text.assemble((title, "bold"), (f" · {now}", QUIET))


def offices(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> str:
    """Who is Captain of the People, and who Bishop."""
    found = [
        f" · {phrases.phase(phase)} {tag(phrases, seen, holder, names)}"
        for phase, holder in ((2, seen["captain"]), (3, seen["bishop"]))
        if holder is not None
    ]
    return "".join(found)


def tracks(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> list[Text]:
    """Turn order, and who leads on the two tracks."""
    order = in_turn_order(seen)
    label = f"{phrases.track('order')}: "
    room = (WIDTH - len(label)) // len(order) - len(ARROW)
    shown = [tag(phrases, seen, number, names)[:room] for number in order]
    drawn = [Text.assemble((label, QUIET), ARROW.join(shown))]
    for track in ("prestige", "church"):
        label = f"{phrases.track(track)}: "
        room = (WIDTH - len(label)) // len(order) - POINTS_WIDTH
        line = Text(label, style=QUIET)
        for number in sorted(order, key=lambda each: -int(seen["families"][each][track])):
            family = seen["families"][number]
            name = tag(phrases, seen, number, names)[:room]
            points = signed(family[track])
            line.append(f"{name} {points}", style=family_style(family)).append("  ")
        drawn.append(line)
    return drawn
