"""The workshop tiles in the supply: what is left of each, its cost, what it does, its reward."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.terminal.pieces import beside
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Sight, Tile
from signoria.games.florenza.terminal.style import amounts, flowing, heading, padded

COLUMN = 40


def supply(phrases: FlorenzaPhrases, seen: Sight, columns: int = 2) -> list[Text]:
    """All kinds, in so many columns."""
    say = phrases.language.say
    drawn = [
        heading(
            say("Workshops in the supply"), say("tiles, cost, what it gives (* each round), reward")
        )
    ]
    return drawn + tiles_beside(phrases, seen["workshops"], COLUMN * columns)


def tiles_beside(phrases: FlorenzaPhrases, tiles: list[Tile], width: int) -> list[Text]:
    """Some kinds, in as many columns as fit, one below the other."""
    across = max(1, width // COLUMN)
    height = (len(tiles) + across - 1) // across
    columns = [
        _column(phrases, tiles[first : first + height]) for first in range(0, len(tiles), height)
    ]
    return beside(columns, [COLUMN if across == 2 else COLUMN - 1] * (len(columns) - 1), gap=1)


def counts(phrases: FlorenzaPhrases, seen: Sight, width: int) -> list[Text]:
    """Only how many tiles are left of each kind."""
    label = Text(phrases.language.say("Workshops in the supply"), style=QUIET)
    found = [
        Text(f"{phrases.workshop(tile['key'])} {tile['left']}")
        for tile in seen["workshops"]
        if tile["left"]
    ]
    return flowing(label, found, 0, width)


def supply_in_words(phrases: FlorenzaPhrases, seen: Sight, screen: Console) -> list[Text]:
    """A kind after another, with what it does in words."""
    say = phrases.language.say
    drawn = [
        heading(
            say("Workshops in the supply"), say("tiles, cost, reward for building, what it does")
        )
    ]
    tiles = seen["workshops"]
    costs = [amounts(phrases, tile["cost"], gap="") for tile in tiles]
    name_width = max(len(phrases.workshop(tile["key"])) for tile in tiles) + 1
    cost_width = max(len(cost) for cost in costs) + 1
    reward_width = max(len(_reward(tile)) for tile in tiles) + 1
    for tile, cost in zip(tiles, costs, strict=True):
        style = "" if tile["left"] else QUIET
        line = padded(Text(phrases.workshop(tile["key"]), style=style), name_width)
        line.append(f"{tile['left']} " if tile["left"] else "– ", style=style)
        line.append_text(padded(cost, cost_width))
        line.append_text(padded(Text(_reward(tile), style=POINTS), reward_width))
        said = Text(phrases.workshop_text(tile["key"]), style=style)
        wrapped = said.wrap(screen, screen.width - len(line))
        drawn += beside([[line], list(wrapped)], [len(line)], gap=0)
    return drawn


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
    if reward := _reward(tile):
        line.append(f" {reward}", style=POINTS)
    return line


def _reward(tile: Tile) -> str:
    """``+2`` prestige; church influence comes behind it, as on artworks: ``+1+1``."""
    prestige, church = tile["reward"].get("prestige", 0), tile["reward"].get("church", 0)
    if church:
        return f"+{prestige}+{church}"
    return f"+{prestige}" if prestige else ""
