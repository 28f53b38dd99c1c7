"""Everybody in Firenze in a line: points, seals, cards, storehouse and construction site."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.phrases.language import signed
from signoria.faces.terminal.pieces import cut
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Player, Sight
from signoria.games.firenze.terminal.place import WORKED, marks_of
from signoria.games.firenze.terminal.style import brick_row, counted, flow, seal, style_of

SIGNS = 6  # before it: who is asked, and the seal
GAP = 2


def players(
    phrases: FirenzePhrases, seen: Sight, names: Names, width: int, is_cut: bool
) -> list[Text]:
    """A table; long sites go on below, or are *cut* so that everybody has one line."""
    say = phrases.language.say
    heads = [say("points"), say("seals"), say("cards")]
    stored, site = say("storehouse"), say("site")
    name_width = max(len(names[seat]) for seat in range(seen["seats"]))
    stores = [_storehouse(phrases, player) for player in seen["players"]]
    store_width = max(len(stored), *(len(store) for store in stores))
    head = " " * (SIGNS + name_width) + "".join(f" {word}" for word in heads)
    head += f"  {stored:{store_width}}  {site}"
    left = SIGNS + name_width + sum(len(word) + 1 for word in heads) + GAP + store_width + GAP
    drawn = [Text(head, style=QUIET)]
    for player, store in zip(seen["players"], stores, strict=True):
        line = _name(seen, player, names, name_width)
        numbers = (player["prestige"], player["seals_left"], player["cards"])
        for word, number in zip(heads, numbers, strict=True):
            style = POINTS if word == heads[0] else ""
            line.append(f" {signed(number):>{len(word)}}", style=style)
        line.append(" " * GAP).append_text(store)
        line.pad_right(left - len(line))
        lines = flow(line, _site(phrases, player), left, width)
        shown = [lines[0].append(" …")] if is_cut and len(lines) > 1 else lines
        drawn += [cut(each, width) for each in shown]
    return drawn


def _name(seen: Sight, player: Player, names: Names, width: int) -> Text:
    seat = player["seat"]
    sign = "▶ " if seat == seen["actor"] else "  "
    style = "bold underline" if seat == seen["seat"] else "bold"
    line = Text.assemble((sign, "bold"), (f"{seal(seat)} ", "bold"))
    line.append(names[seat], style=style)
    line.pad_right(SIGNS + width - len(line))
    return line


def _storehouse(phrases: FirenzePhrases, player: Player) -> Text:
    """``3W 2R 5/10``."""
    drawn = counted(phrases, player["storehouse"])
    if drawn:
        drawn.append(" ")
    return drawn.append(f"{player['stored']}/{player['storehouse_limit']}", style=QUIET)


def _site(phrases: FirenzePhrases, player: Player) -> list[Text]:
    """``W7*``, the Campanile, and the buildings."""
    found = []
    for tower in player["towers"]:
        drawn = Text.assemble((phrases.letter(tower["colour"]), style_of(tower["colour"])))
        found.append(drawn.append(f"{tower['height']}{marks_of(tower)}"))
    pile = player["campanile"]
    if pile["bricks"]:
        drawn = Text(f"{phrases.card('campanile')} ")
        drawn.append_text(brick_row(phrases, pile["bricks"]))
        found.append(drawn.append(WORKED * pile["worked_on"]))
    found += [Text(phrases.card(card), style=QUIET) for card in player["buildings"]]
    return found or [Text("–", style=QUIET)]
