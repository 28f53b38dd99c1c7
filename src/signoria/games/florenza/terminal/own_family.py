"""The viewer's own family in a few lines: workshops, kinsmen at work, and what is to be paid."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.terminal.screen import BAD, POINTS, QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.phrases.table import step_name
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.terminal.district import kinsmen_elsewhere, workshop
from signoria.games.florenza.terminal.style import amounts, flowing

INDENT = "  "
_PAID = ("FavorOfTheMuse", "ChooseResult", "PayIncentive", "PlaceCrest")  # and not yet crossed off


def workshops(
    phrases: FlorenzaPhrases, seen: Sight, number: int, names: Names, width: int
) -> list[Text]:
    """Those of the district with their spaces, then kinsmen at other places."""
    family = seen["families"][number]
    found: list[Text] = [
        workshop(phrases, seen, space, tile, names)
        for space, tile in enumerate(family["spaces"], 1)
        if tile is not None
    ]
    if family["tokens"] and family["token_value"] is not None:
        tokens = phrases.language.plural("{number} token", "{number} tokens", family["tokens"])
        worth = f"{family['token_value']}{phrases.letter('prestige')}"
        found.append(Text.assemble(f"{tokens} (", (worth, POINTS), ")"))
    label = Text(INDENT, style=QUIET).append(phrases.language.say("workshops"))
    pieces = [*found, *kinsmen_elsewhere(phrases, family)]
    return flowing(label, pieces, len(INDENT), width) if pieces else []


def ledger(phrases: FlorenzaPhrases, seen: Sight, number: int, width: int) -> list[Text]:
    """What the kinsmen of this round cost and bring, and what will be missing."""
    say = phrases.language.say
    found = seen["families"][number]["ledger"]
    if found is None or not found["due"] or step_name(seen) in _PAID:
        return []
    parts = [(say("to pay"), found["due"], ""), (say("coming"), found["coming"], "")]
    parts += [(say("left"), found["left"], ""), (say("missing"), found["lack"], BAD)]
    drawn = []
    for words, goods, style in parts:
        if any(goods.values()):
            said = Text(f"{words} ", style=style or QUIET)
            drawn.append(said.append_text(amounts(phrases, goods)))
    label = Text(INDENT, style=QUIET).append(say("this round"))
    return flowing(label, drawn, len(INDENT), width)
