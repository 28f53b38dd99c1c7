"""The card row of Firenze: place, name, bricks, cost, and what each card does."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.terminal.screen import QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Place, Sight
from signoria.games.firenze.terminal.style import bricks

GAP = 2


def card_row(phrases: FirenzePhrases, seen: Sight, screen: Console, in_full: bool) -> list[Text]:
    """One card a line; *in_full* with its text, on a second line where it needs one."""
    say = phrases.language.say
    cards = [card for card in seen["row"] if card]
    if not cards:
        return []
    heads = [say("card row"), say("bricks"), say("cost")]
    names = max(len(heads[0]), *(len(phrases.card(card["card"])) for card in cards)) + GAP
    loads = max(len(heads[1]), *(sum(card["bricks"].values()) for card in cards)) + GAP
    costs = len(heads[2]) + GAP
    head = Text(f"   {heads[0]:{names}}{heads[1]:{loads}}{heads[2]}", style=QUIET)
    drawn = [head]
    for card in cards:
        line = Text.assemble((f"{card['place']:>2} ", "bold"), phrases.card(card["card"]))
        line.pad_right(3 + names - len(line))
        line.append_text(bricks(phrases, card["bricks"]))
        line.pad_right(3 + names + loads - len(line))
        line.append(f"{card['cost']:<{costs}}")
        drawn += _with_text(phrases, card, line, screen) if in_full else [line]
    return drawn


def _with_text(phrases: FirenzePhrases, card: Place, line: Text, screen: Console) -> list[Text]:
    """The kind and the text at the right of the line, wrapped there."""
    left = len(line)
    said = f"{phrases.kind(card['kind'])}. {phrases.card_text(card['card'])}"
    wrapped = Text(said, style=QUIET).wrap(screen, screen.width - left)
    drawn = []
    for number, words in enumerate(wrapped):
        start = line if number == 0 else Text(" " * left)
        drawn.append(start.append_text(words))
    return drawn
