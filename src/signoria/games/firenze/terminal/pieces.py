"""The pieces of a small table of Firenze, each in forms from the shortest to the fullest."""

from __future__ import annotations

import io

from rich.console import Console

from signoria.faces.phrases import Names
from signoria.faces.terminal.pieces import Form, beside
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.terminal.city import churches_beside, legend, open_line, towers
from signoria.games.firenze.terminal.hand import card_names, card_texts
from signoria.games.firenze.terminal.place import construction_costs, place
from signoria.games.firenze.terminal.players import players
from signoria.games.firenze.terminal.row import card_row, short_row

WIDE = 110  # columns of a screen with room for two places side by side
GAP = 2


def pieces(
    screen: Console, phrases: FirenzePhrases, seen: Sight, names: Names
) -> dict[str, list[Form]]:
    """By name, in the order in which they are drawn."""
    mine = seen["seat"]
    has_turn = mine is not None and mine == seen["turn"] and not seen["over"]
    return {
        "city": [open_line(phrases, seen, screen), _city(screen, phrases, seen)],
        "row": [] if seen["over"] else _row(screen, phrases, seen),
        "players": _players(screen, phrases, seen, names),
        "hand": [] if mine is None else _hand(screen, phrases, seen, mine),
        "costs": [[construction_costs(phrases, seen)]] if has_turn else [],
        "legend": [legend(phrases, screen)],
    }


def _city(screen: Console, phrases: FirenzePhrases, seen: Sight) -> Form:
    """The towers, with the churches at their right."""
    drawn = towers(phrases, seen, is_narrow=screen.width < WIDE)
    width = max(len(line) for line in drawn)
    right = churches_beside(phrases, seen, screen, screen.width - width - GAP, len(drawn))
    return beside([drawn, right], [width]) if right else drawn


def _row(screen: Console, phrases: FirenzePhrases, seen: Sight) -> list[Form]:
    """The cards at the left are the cheapest: they have their whole text first."""
    in_full = range(len(seen["row"]))
    short = [short_row(phrases, seen, screen, number) for number in in_full]
    return [short[0][1:], *short, card_row(phrases, seen, screen)]


def _players(screen: Console, phrases: FirenzePhrases, seen: Sight, names: Names) -> list[Form]:
    table = [players(phrases, seen, names, screen.width, is_cut) for is_cut in (True, False)]
    if screen.width < WIDE:
        return table
    width = (screen.width - GAP) // 2
    paper = Console(file=io.StringIO(), width=width)
    found = [place(phrases, seen, seat, names[seat], paper, False) for seat in range(seen["seats"])]
    pairs = [beside(found[first : first + 2], [width, width]) for first in range(0, len(found), 2)]
    return [*table, [line for pair in pairs for line in pair]]


def _hand(screen: Console, phrases: FirenzePhrases, seen: Sight, mine: int) -> list[Form]:
    player = seen["players"][mine]
    if not player["hand"] and not player["buildings"]:
        return []
    return [card_names(phrases, player, screen), card_texts(phrases, player, screen)]
