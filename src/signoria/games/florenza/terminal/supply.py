"""The workshop tiles in the supply: what is left of each, its cost, what it does, its reward."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Sight, Tile
from signoria.games.florenza.terminal.style import amounts, beside, heading, padded

COLUMN = 40


def supply(phrases: FlorenzaPhrases, seen: Sight) -> list[Text]:
    """Two columns of all kinds."""
    say = phrases.language.say
    half = (len(seen["workshops"]) + 1) // 2
    left = _column(phrases, seen["workshops"][:half])
    right = _column(phrases, seen["workshops"][half:])
    drawn = [
        heading(
            say("Workshops in the supply"), say("tiles, cost, what it gives (* each round), reward")
        )
    ]
    return drawn + beside(left, right, COLUMN, gap=1)


def _column(phrases: FlorenzaPhrases, tiles: list[Tile]) -> list[Text]:
    """Names, costs and effects below each other."""
    costs = [amounts(phrases, tile["cost"], gap="") for tile in tiles]
    name_width = max(len(phrases.workshop(tile["key"])) for tile in tiles) + 1
    cost_width = max(len(cost) for cost in costs) + 1
    drawn: list[Text] = []
    for tile, cost in zip(tiles, costs, strict=True):
        style = "" if tile["left"] else QUIET
        line = padded(Text(phrases.workshop(tile["key"]), style=style), name_width)
        line.append(f"{tile['left']} " if tile["left"] else "– ", style=style)
        line.append_text(padded(cost, cost_width)).append_text(_effect(phrases, tile))
        drawn.append(line)
    return drawn


def _effect(phrases: FlorenzaPhrases, tile: Tile) -> Text:
    line = amounts(phrases, tile["gives"], gap="")
    if tile["takes"]:
        line = amounts(phrases, tile["takes"], gap="").append("→").append_text(line)
    if tile["purple"]:
        line.append("*")
    if points := sum(tile["reward"].values()):
        line.append(f" +{points}", style=POINTS)
    return line
