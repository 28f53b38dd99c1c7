"""The board of Firenze: six towers of commissions, flags, level tiles and churches."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Commission, Sight
from signoria.games.firenze.terminal.style import NEUTRAL, seal, style_of

WIDTH = 11  # of a tower


def towers(phrases: FirenzePhrases, seen: Sight) -> list[Text]:
    """From the highest commission down; level tiles at the left, flags at the foot."""
    language = phrases.language
    flag = language.say("flag")
    left = max(len(flag), len("8 +4")) + 1
    head = Text(" " * left)
    for tower in seen["towers"]:
        colour = tower["colour"]
        head.append(phrases.letter(colour), style=style_of(colour))
        head.append(f" {phrases.tower_colour(colour)}".ljust(WIDTH - 1))
    tiles = {tile["height"]: tile for tile in seen["level_tiles"] if tile["there"]}
    drawn = [head]
    for storey in reversed(range(len(seen["towers"][0]["commissions"]))):
        height = seen["towers"][0]["commissions"][storey]["height"]
        line = Text(f"{height} ", style="bold")
        if height in tiles:
            line.append(f"+{tiles[height]['points']}", style=POINTS)
        line.pad_right(left - len(line))
        for tower in seen["towers"]:
            line.append_text(_commission(tower["commissions"][storey]))
        drawn.append(line)
    return [*drawn, _flags(flag.ljust(left), seen)]


def churches(phrases: FirenzePhrases, seen: Sight, screen: Console) -> list[Text]:
    """Cards on the church spaces, with what they ask for."""
    drawn = []
    for card in seen["churches"]:
        if card is not None:
            text = f"{phrases.card(card)}: {phrases.card_text(card)}"
            drawn += list(Text(text).wrap(screen, screen.width))
    return drawn


def legend(phrases: FirenzePhrases, screen: Console) -> list[Text]:
    """What the marks of the city and of the sites mean."""
    said = phrases.language.say(
        "[1] seal, [×] neutral seal; I balcony open now, (II) later; "
        "* worked on this turn, ! can be handed over"
    )
    return list(Text(said, style=QUIET).wrap(screen, screen.width))


def _commission(commission: Commission) -> Text:
    """Points while it is open; a seal, or a balcony that must wait, in brackets."""
    drawn = Text()
    if commission["seal"] is not None:
        drawn.append(seal(commission["seal"]), style="bold")
    elif commission["neutral"]:
        drawn.append(NEUTRAL, style=QUIET)
    elif commission["balcony"] and commission["open"]:
        drawn.append(f"{commission['balcony']} {commission['points']}", style=POINTS)
    elif commission["balcony"]:
        drawn.append(f"({commission['balcony']} {commission['points']})", style=QUIET)
    else:
        drawn.append(str(commission["points"]))
    drawn.pad_right(WIDTH - len(drawn))
    return drawn


def _flags(label: str, seen: Sight) -> Text:
    """What each majority brings, and who has it now."""
    line = Text(label, style=QUIET)
    for tower in seen["towers"]:
        flag = Text(f"+{tower['majority']}", style=POINTS)
        if tower["ahead"] is not None:
            flag.append(f" {seal(tower['ahead'])}", style="bold")
        flag.pad_right(WIDTH - len(flag))
        line.append_text(flag)
    return line
