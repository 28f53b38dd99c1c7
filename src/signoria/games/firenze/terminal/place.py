"""A player's place in Firenze: storehouse, construction site, cards and seals."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Player, Sight, SiteTower
from signoria.games.firenze.terminal.hand import INDENT, card_names, card_texts
from signoria.games.firenze.terminal.style import brick_row, bricks, flow, seal

WORKED, FITS = "*", "!"


def place(
    phrases: FirenzePhrases, seen: Sight, seat: int, name: str, screen: Console, in_full: bool
) -> list[Text]:
    """Name and points, storehouse and site, then cards; *in_full* with what they do."""
    player = seen["players"][seat]
    drawn = _heading(phrases, seen, seat, name, screen.width)
    drawn += _storehouse(phrases, player, screen.width)
    drawn += _site(phrases, player, screen.width)
    if in_full:
        drawn += card_texts(phrases, player, screen)
    elif player["hand"] or player["buildings"]:
        drawn += card_names(phrases, player, screen)
    return drawn


def construction_costs(phrases: FirenzePhrases, seen: Sight) -> Text:
    """What so many bricks cost whoever's turn it is."""
    line = Text(INDENT)
    line.append(phrases.language.say("bricks built, and their cost:"), style=QUIET)
    for number, cost in enumerate(seen["now"]["costs"][1:], 1):
        style = "bold underline" if number == seen["now"]["built"] else ""
        line.append("  ").append(f"{number}: {cost}", style=style)
    return line


def marks_of(tower: SiteTower) -> str:
    """Whether it was worked on, and whether it can be handed over."""
    return WORKED * tower["worked_on"] + FITS * tower["ready"]


def _heading(phrases: FirenzePhrases, seen: Sight, seat: int, name: str, width: int) -> list[Text]:
    """Whose place it is, and what is counted there."""
    plural = phrases.language.plural
    player = seen["players"][seat]
    first = Text.assemble(
        ("▶ " if seat == seen["actor"] else "  ", "bold"),
        (f"{seal(seat)} ", "bold"),
        (name, "bold underline" if seat == seen["seat"] else "bold"),
    )
    counted = [
        Text(plural("{number} point", "{number} points", player["prestige"]), style=POINTS),
        Text(plural("{number} seal left", "{number} seals left", player["seals_left"])),
        Text(plural("{number} card", "{number} cards", player["cards"])),
    ]
    if seat == seen["turn"] and not seen["over"]:
        counted.append(Text(phrases.language.say("has the turn"), style=QUIET))
    return flow(first, counted, len(INDENT), width, between=" · ")


def _storehouse(phrases: FirenzePhrases, player: Player, width: int) -> list[Text]:
    """Bricks, colour by colour."""
    label = Text.assemble(INDENT, (phrases.language.say("storehouse"), QUIET))
    colours = [
        bricks(phrases, {colour: count}) for colour, count in player["storehouse"].items() if count
    ]
    count = Text(f"{player['stored']}/{player['storehouse_limit']}", style=QUIET)
    return flow(label, [*colours, count], len(INDENT), width)


def _site(phrases: FirenzePhrases, player: Player, width: int) -> list[Text]:
    """Towers lie on their side: ``RRRR 4*!``. What was not worked on cannot be handed over."""
    label = Text.assemble(INDENT, (phrases.language.say("site"), QUIET))
    towers = []
    for tower in player["towers"]:
        drawn = brick_row(phrases, [tower["colour"]] * tower["height"])
        towers.append(drawn.append(f" {tower['height']}{marks_of(tower)}"))
    pile = player["campanile"]
    if pile["bricks"]:
        drawn = Text(f"{phrases.card('campanile')} ")
        drawn.append_text(brick_row(phrases, pile["bricks"]))
        towers.append(drawn.append(f" {len(pile['bricks'])}{WORKED * pile['worked_on']}"))
    return flow(label, towers or [Text("–", style=QUIET)], len(INDENT), width)
