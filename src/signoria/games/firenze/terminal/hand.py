"""A player's cards in Firenze: in hand and in play, by name or with what they do."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.terminal.screen import QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Cards, Player

INDENT = "    "


def card_names(phrases: FirenzePhrases, player: Player, screen: Console) -> list[Text]:
    """One after another."""
    found = [_counted(phrases, card, count) for card, count in _cards(player).items()]
    return indented(Text(phrases.language.listed(found)), screen)


def card_texts(phrases: FirenzePhrases, player: Player, screen: Console) -> list[Text]:
    """A card a line, with its text."""
    drawn: list[Text] = []
    for card, count in _cards(player).items():
        said = Text(_counted(phrases, card, count), style="bold")
        said.append(f": {phrases.card_text(card)}", style=QUIET)
        drawn += indented(said, screen)
    return drawn


def indented(said: Text, screen: Console) -> list[Text]:
    """Wrapped, with every line below the first brick of the site."""
    wrapped = said.wrap(screen, screen.width - len(INDENT))
    return [Text(INDENT).append_text(line) for line in wrapped]


def _cards(player: Player) -> Cards:
    return {**(player["hand"] or {}), **player["buildings"]}


def _counted(phrases: FirenzePhrases, card: str, count: int) -> str:
    return f"{phrases.card(card)} ×{count}" if count > 1 else phrases.card(card)
