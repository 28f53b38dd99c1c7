"""The table of Florenza: the city, its people, the other families, and one's own district last."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases
from signoria.faces.phrases.language import signed
from signoria.faces.terminal.screen import QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.terminal.district import other_district, own_district
from signoria.games.florenza.terminal.people import captains, characters
from signoria.games.florenza.terminal.style import KINSMAN, family_style, tag
from signoria.games.florenza.terminal.supply import supply
from signoria.games.florenza.terminal.works import city
from signoria.kernel.steps import NOBODY

WIDTH = 80
ARROW = " → "
POINTS_WIDTH = 5  # a blank, two digits, and the gap
TALL = 60  # lines of a terminal that has room for the supply of workshops


def draw(
    screen: Console, phrases: Phrases[Sight], seen: Sight, names: Names, title: str
) -> list[Text]:
    """The whole table."""
    assert isinstance(phrases, FlorenzaPhrases)
    mine = seen["seat"]
    drawn = [_title(phrases, seen, title), *_tracks(phrases, seen, names)]
    drawn += city(phrases, seen, names)
    drawn.append(_duomo(phrases, seen, names))
    drawn += captains(phrases, seen, names)
    drawn += characters(phrases, seen)
    if not screen.is_terminal or screen.height >= TALL:
        drawn += supply(phrases, seen)
    for number in _in_turn_order(seen):
        if number != mine:
            drawn += other_district(phrases, seen, number, names)
    if mine is not None:
        drawn += own_district(phrases, seen, mine, names)
    drawn.append(Text(_legend(phrases), style=QUIET))
    return drawn


def _in_turn_order(seen: Sight) -> list[int]:
    """Before the order is drawn, by number."""
    order = [number for number in seen["order"] if number >= 0]
    return order if len(order) == len(seen["families"]) else list(range(len(seen["families"])))


def _title(phrases: FlorenzaPhrases, seen: Sight, title: str) -> Text:
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


def _tracks(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> list[Text]:
    """Turn order, and who leads on the two tracks."""
    order = _in_turn_order(seen)
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


def _legend(phrases: FlorenzaPhrases) -> str:
    return phrases.language.say(
        "■ crest ● kinsman × hired ◆ detained ★ Masterpiece [ ] closed ! too dear now"
    )


def _duomo(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> Text:
    """The Predicatore space of the Duomo, and the Muse."""
    say = phrases.language.say
    line = Text()
    line.append(say("Predicatore in the Duomo")).append(": ")
    if seen["predicatore"] is None:
        line.append(say("unoccupied"))
    else:
        owner = seen["families"][seen["predicatore"]["family"]]
        name = tag(phrases, seen, seen["predicatore"]["family"], names)
        line.append(f"{KINSMAN} ").append(name[:14], style=family_style(owner))
    line.append("   ").append(phrases.place("muse")).append(": ")
    line.append(say("can be asked") if seen["muse"] else say("has been asked this round"))
    return line
