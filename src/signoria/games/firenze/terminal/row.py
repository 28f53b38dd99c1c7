"""The card row of Firenze: place, name, bricks, cost, and what each card does."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.terminal.pieces import beside, cut
from signoria.faces.terminal.screen import QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Place, Sight
from signoria.games.firenze.terminal.style import bricks, counted

GAP = 2
FEW = 8  # more bricks of a card are counted
_TOLD = ("event", "church")  # kinds that the text alone does not tell


def card_row(phrases: FirenzePhrases, seen: Sight, screen: Console) -> list[Text]:
    """One card a line, with its text, on a second line where it needs one."""
    lines = _lines(phrases, seen)
    drawn = lines[:1]
    for card, line in zip(_cards(seen), lines[1:], strict=True):
        said = f"{phrases.kind(card['kind'])}. {phrases.card_text(card['card'])}"
        wrapped = Text(said, style=QUIET).wrap(screen, screen.width - len(line))
        drawn += beside([[line], list(wrapped)], [len(line)], gap=0)
    return drawn


def short_row(
    phrases: FirenzePhrases, seen: Sight, screen: Console, in_full: int = 0
) -> list[Text]:
    """One card a line, with as much of its text as fits; the first ones *in_full*."""
    lines = _lines(phrases, seen)
    drawn = lines[:1]
    for card, line in zip(_cards(seen), lines[1:], strict=True):
        kind = f"{phrases.kind(card['kind'])}. " if card["kind"] in _TOLD else ""
        said = Text(f"{kind}{phrases.card_text(card['card'])}", style=QUIET)
        if card["place"] <= in_full:
            wrapped = said.wrap(screen, screen.width - len(line))
            drawn += beside([[line], list(wrapped)], [len(line)], gap=0)
        else:
            drawn.append(cut(line.append_text(said), screen.width))
    return drawn


def _cards(seen: Sight) -> list[Place]:
    return [card for card in seen["row"] if card]


def _lines(phrases: FirenzePhrases, seen: Sight) -> list[Text]:
    """Names, bricks and costs below their headings."""
    say = phrases.language.say
    cards = _cards(seen)
    if not cards:
        return []
    heads = [say("card row"), say("bricks"), say("cost")]
    loads = [_bricks(phrases, card) for card in cards]
    name_width = max(len(heads[0]), *(len(phrases.card(card["card"])) for card in cards)) + GAP
    load_width = max(len(heads[1]), *(len(load) for load in loads)) + GAP
    cost_width = len(heads[2]) + GAP
    head = f"   {heads[0]:{name_width}}{heads[1]:{load_width}}{heads[2]}"
    drawn = [Text(head, style=QUIET)]
    for card, load in zip(cards, loads, strict=True):
        line = Text.assemble((f"{card['place']:>2} ", "bold"), phrases.card(card["card"]))
        line.pad_right(3 + name_width - len(line))
        line.append_text(load)
        line.pad_right(3 + name_width + load_width - len(line))
        drawn.append(line.append(f"{card['cost']:<{cost_width}}"))
    return drawn


def _bricks(phrases: FirenzePhrases, card: Place) -> Text:
    """A letter each; many are counted."""
    if sum(card["bricks"].values()) > FEW:
        return counted(phrases, card["bricks"])
    return bricks(phrases, card["bricks"])
