"""A game as it stands on the shelf: its title, how many can play, and its variants."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from signoria.faces.phrases import Phrases
from signoria.faces.terminal.screen import QUIET
from signoria.kernel.game import Game

MOST_VALUES = 8  # of a variant with many values the first ones show how they are spelled


def show_game(screen: Console, game: Game[Any], phrases: Phrases[Any]) -> None:
    """The name to type comes first; of a variant's values, the first is the usual one."""
    players = phrases.language.say(
        "{least} to {most} players", least=game.seats[0], most=game.seats[-1]
    )
    screen.print(Text.assemble((game.name, "bold"), f"  {game.title}, {players}"))
    for variant in phrases.variants(game.variants.values()):
        values = " | ".join(
            each.value if each.value == each.title else f"{each.value} ({each.title})"
            for each in variant.values[:MOST_VALUES]
        )
        if len(variant.values) > MOST_VALUES:
            values += " | …"
        screen.print(Padding(Text(f"--option {variant.name}={values}"), (0, 0, 0, 4), expand=False))
        told = f"{variant.title}. {variant.sentence}" if variant.sentence else variant.title
        screen.print(Padding(Text(told, style=QUIET), (0, 0, 0, 8), expand=False))
