"""The bots that a server offers, and how much they may think."""

from __future__ import annotations

import re

from signoria.bots import make
from signoria.server import problems
from signoria.server.thoughts import MOST_MILLISECONDS

# A level is the bot of the same name; against people the strongest has a clock.
LEVELS = {"apprentice": "apprentice", "journeyman": "journeyman", "master": "master 300ms"}
# What levels were called before; programs may still say so.
FORMER_LEVELS = {"easy": "apprentice", "medium": "journeyman", "hard": "master"}
SUBSTITUTE = LEVELS["journeyman"]  # plays on for somebody who resigned
MOST_SIMULATIONS = 5000
# People of fifteenth-century Florence, by seat.
BOT_NAMES = ("Cosimo", "Contessina", "Lorenzo", "Lucrezia", "Giuliano", "Clarice")


def bot_named(said: str) -> str:
    """The bot for a level or a name, such as ``journeyman`` or ``flat 500``."""
    name = " ".join(said.split())
    spec = LEVELS.get(FORMER_LEVELS.get(name, name), name)
    try:
        made = make(spec)
    except ValueError as error:
        raise problems.impossible("bad-table", str(error)) from error
    budget = re.fullmatch(r"(?:flat|master) (\d+)(ms)?", spec)
    if budget and int(budget[1]) > (MOST_MILLISECONDS if budget[2] else MOST_SIMULATIONS):
        raise problems.impossible(
            "bad-table",
            f"a bot here thinks with at most {MOST_SIMULATIONS} simulations "
            f"or {MOST_MILLISECONDS}ms, not {spec!r}",
        )
    return str(getattr(made, "name", spec))


def bot_name(seat: int) -> str:
    """What a bot in that seat is called."""
    return BOT_NAMES[seat % len(BOT_NAMES)]
