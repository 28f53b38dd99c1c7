"""The board of Firenze: six towers of commissions, flags, level tiles and churches."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.terminal.pieces import cut
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Commission, Sight
from signoria.games.firenze.terminal.style import NEUTRAL, flow, seal, style_of

WIDTH, NARROW = 11, 9  # of a tower


def towers(phrases: FirenzePhrases, seen: Sight, is_narrow: bool = False) -> list[Text]:
    """From the highest commission down; level tiles at the left, flags at the foot."""
    width = NARROW if is_narrow else WIDTH
    language = phrases.language
    flag = language.say("flag")
    left = max(len(flag), len("8 +4")) + 1
    head = Text(" " * left)
    for tower in seen["towers"]:
        colour = tower["colour"]
        head.append(phrases.letter(colour), style=style_of(colour))
        word = "" if is_narrow else f" {phrases.tower_colour(colour)}"
        head.append(word.ljust(width - 1))
    tiles = {tile["height"]: tile for tile in seen["level_tiles"] if tile["there"]}
    drawn = [head]
    for storey in reversed(range(len(seen["towers"][0]["commissions"]))):
        height = seen["towers"][0]["commissions"][storey]["height"]
        line = Text(f"{height} ", style="bold")
        if height in tiles:
            line.append(f"+{tiles[height]['points']}", style=POINTS)
        line.pad_right(left - len(line))
        for tower in seen["towers"]:
            line.append_text(_commission(tower["commissions"][storey], width))
        drawn.append(line)
    return [*drawn, _flags(flag.ljust(left), seen, width)]


def churches(phrases: FirenzePhrases, seen: Sight, screen: Console) -> list[Text]:
    """Cards on the church spaces, with what they ask for."""
    drawn = []
    for card in seen["churches"]:
        if card is not None:
            text = f"{phrases.card(card)}: {phrases.card_text(card)}"
            drawn += list(Text(text).wrap(screen, screen.width))
    return drawn


def churches_beside(
    phrases: FirenzePhrases, seen: Sight, screen: Console, width: int, height: int
) -> list[Text]:
    """The same in a column so wide and high: with their texts, or at least their names."""
    cards = [card for card in seen["churches"] if card is not None]
    drawn: list[Text] = []
    for card in cards:
        said = Text.assemble((phrases.card(card), "bold"), f": {phrases.card_text(card)}")
        drawn += said.wrap(screen, width)
    if len(drawn) <= height:
        return drawn
    return [cut(Text(phrases.card(card)), width) for card in cards]


def open_line(phrases: FirenzePhrases, seen: Sight, screen: Console) -> list[Text]:
    """Only the heights that still have a commission to fulfil, those of later balconies apart."""
    parts = []
    for tower in seen["towers"]:
        colour = tower["colour"]
        drawn = Text.assemble((phrases.letter(colour), style_of(colour)), " ")
        for commission in tower["commissions"]:
            if commission["open"]:
                drawn.append(str(commission["height"]))
            elif commission["balcony"] and commission["seal"] is None:
                drawn.append(f"({commission['height']})", style=QUIET)
        parts.append(drawn)
    label = Text(phrases.language.say("open heights"), style=QUIET)
    return flow(label, parts, 0, screen.width)


def legend(phrases: FirenzePhrases, screen: Console) -> list[Text]:
    """What the marks of the city and of the sites mean."""
    said = phrases.language.say(
        "[1] seal, [×] neutral seal; I balcony open now, (II) later; "
        "* worked on this turn, ! can be handed over"
    )
    return list(Text(said, style=QUIET).wrap(screen, screen.width))


def _commission(commission: Commission, width: int) -> Text:
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
    drawn.pad_right(width - len(drawn))
    return drawn


def _flags(label: str, seen: Sight, width: int) -> Text:
    """What each majority brings, and who has it now."""
    line = Text(label, style=QUIET)
    for tower in seen["towers"]:
        flag = Text(f"+{tower['majority']}", style=POINTS)
        if tower["ahead"] is not None:
            flag.append(f" {seal(tower['ahead'])}", style="bold")
        flag.pad_right(width - len(flag))
        line.append_text(flag)
    return line
