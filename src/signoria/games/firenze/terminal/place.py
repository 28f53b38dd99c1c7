"""A player's place in Firenze: storehouse, construction site, cards and seals."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Player, Sight
from signoria.games.firenze.terminal.style import brick_row, bricks, flow, seal

INDENT = "    "
WORKED, FITS = "*", "!"


def place(
    phrases: FirenzePhrases, seen: Sight, seat: int, name: str, screen: Console, in_full: bool
) -> list[Text]:
    """Name and points, storehouse and site, then cards; *in_full* with what they do."""
    player = seen["players"][seat]
    drawn = [_heading(phrases, seen, seat, name)]
    drawn += _storehouse(phrases, player, screen.width)
    drawn += _site(phrases, player, screen.width)
    hand = player["hand"]
    if in_full and hand:
        drawn += _hand(phrases, {**hand, **player["buildings"]}, screen)
    elif player["buildings"] or hand:
        cards = [*(hand or {}), *player["buildings"]]
        said = phrases.language.listed([phrases.card(card) for card in cards])
        drawn += _indented(Text(said), screen)
    return drawn


def construction_costs(phrases: FirenzePhrases, seen: Sight) -> Text:
    """What so many bricks cost whoever's turn it is."""
    line = Text(INDENT)
    line.append(phrases.language.say("bricks built, and their cost:"), style=QUIET)
    for number, cost in enumerate(seen["now"]["costs"][1:], 1):
        style = "bold underline" if number == seen["now"]["built"] else ""
        line.append("  ").append(f"{number}: {cost}", style=style)
    return line


def _heading(phrases: FirenzePhrases, seen: Sight, seat: int, name: str) -> Text:
    plural = phrases.language.plural
    player = seen["players"][seat]
    heading = Text.assemble(
        ("▶ " if seat == seen["actor"] else "  ", "bold"),
        (f"{seal(seat)} ", "bold"),
        (name, "bold underline" if seat == seen["seat"] else "bold"),
        " · ",
        (plural("{number} point", "{number} points", player["prestige"]), POINTS),
        " · ",
        plural("{number} seal left", "{number} seals left", player["seals_left"]),
    )
    cards = player["cards"]
    heading.append(" · ").append(plural("{number} card", "{number} cards", cards))
    if seat == seen["turn"] and not seen["over"]:
        heading.append(" · ").append(phrases.language.say("has the turn"), style=QUIET)
    return heading


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
        marks = WORKED * tower["worked_on"] + FITS * tower["ready"]
        drawn = brick_row(phrases, [tower["colour"]] * tower["height"])
        towers.append(drawn.append(f" {tower['height']}{marks}"))
    pile = player["campanile"]
    if pile["bricks"]:
        drawn = Text(f"{phrases.card('campanile')} ")
        drawn.append_text(brick_row(phrases, pile["bricks"]))
        towers.append(drawn.append(f" {len(pile['bricks'])}{WORKED * pile['worked_on']}"))
    return flow(label, towers or [Text("–", style=QUIET)], len(INDENT), width)


def _hand(phrases: FirenzePhrases, cards: dict[str, int], screen: Console) -> list[Text]:
    """A card a line, with its text."""
    drawn: list[Text] = []
    for card, count in cards.items():
        times = f" ×{count}" if count > 1 else ""
        said = Text.assemble((f"{phrases.card(card)}{times}", "bold"))
        said.append(f": {phrases.card_text(card)}", style=QUIET)
        drawn += _indented(said, screen)
    return drawn


def _indented(said: Text, screen: Console) -> list[Text]:
    """Wrapped, with every line below the first brick of the site."""
    wrapped = said.wrap(screen, screen.width - len(INDENT))
    return [Text(INDENT).append_text(line) for line in wrapped]
