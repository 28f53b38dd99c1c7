"""The rulebook's example, drawn: Holger builds, one tower comes down, two commissions are his."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from signoria.faces.phrases import phrases_for
from signoria.faces.web.page_data import SeatData
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import Language
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web import city, site, storehouse
from signoria.games.firenze.web.fresh import Fresh, fresh
from signoria.kernel.game import Game
from signoria.kernel.news import Fact, hear
from signoria.kernel.state import State
from signoria.library import load

NAMES = ("Thomas", "Holger", "Daniela")
FAMILIES = ("strozzi", "rucellai", "pazzi")
HOLGER = 1
POSITION = """
seats 3; starter 1; turn 1; finisher -1; closing 0; reshuffles 0 3; cheapest 0; played; built 0;
fulfilled 0; place 0; due 0; least 0; wanted -; playing -; target 0; event -; shielded 0;
bag 5 8 4 4 5 0; start_deck; deck wholesaler=2 smuggler=2 mason=2 saboteur=2 spy=1 patrician=2
princess=1 workshop=2 warehouse=2 trading_house=2 recognition=1 monument=2 tower_feast=2
feast_of_colours=1 scandal=2 storehouse_fire=1 botch=3 collapse=2 tribute=2 luxury_tax=2 flood=2
alms=1 campanile=1 san_miniato=1 santa_croce=1 santa_maria_novella=1 orsanmichele=1; discards;
row:1 wholesaler 2 1 1 1 0 0; row:2 smuggler 2 1 1 0 0 0; row:3 princess 1 1 0 2 0 0;
row:4 mason 1 1 1 0 0 1; row:5 storehouse_fire 2 0 0 1 1 0; row:6 saboteur 1 1 1 0 0 1;
churches - - - -; balconies I_white_6 II_red_5 III_blue_6 IV_purple_6; levels 5 6 7 8;
seals:white 0 n - - - -; seals:yellow 2 0 - - - -; seals:green 0 2 - - - -; seals:red - 2 - - - -;
seals:blue - - - - - n; seals:purple - - - - - -;
store:0 2 0 0 1 0 0; towers:0 white2 blue3; campanile:0; cards:0;
points:0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0;
store:1 3 2 2 0 1 0; towers:1 white4 yellow2 green5 red3; campanile:1; cards:1 spy=1 recognition=1;
points:1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0;
store:2 0 1 0 0 0 2; towers:2 purple4; campanile:2; cards:2;
points:2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0;
next BuildTowers, TearDown, FulfilCommissions, CheckLimits, NextTurn
"""
BUILDS = ("build white 5", "again white 6", "build yellow 3", "build green 6", "pass")
PAYS = ("give white", "give green", "give blue")  # after which the red tower comes down
FULFILS = ("fulfil green 6", "fulfil white 6")


def holger(game: str, language: Language) -> dict[str, Any]:
    """Holger's site before and after he builds, and the board before and after he fulfils."""
    found = load(game)
    state = found.position(" ".join(POSITION.split()))
    first = _scene(game, language, state)
    built = fresh(_play(found, state, (*BUILDS, *PAYS)))
    second = _scene(game, language, state)
    sealed = fresh(_play(found, state, FULFILS))
    third = _scene(game, language, state)
    old = Fresh()
    return {
        "towers": city.towers(first, {}, old),
        "level_tiles": city.level_tiles(first, old),
        "site": site.site(first, HOLGER, {}, old),
        "store": storehouse.storehouse(first, HOLGER, {}, old),
        "built_site": site.site(second, HOLGER, {}, built),
        "built_store": storehouse.storehouse(second, HOLGER, {}, built),
        "fulfilled_towers": city.towers(third, {}, sealed),
    }


def _play(game: Game[Any], state: State, actions: Iterable[str]) -> list[Fact]:
    """What happens with these moves."""
    return [fact for text in actions for fact in hear(state, game.words.worded(text))]


def _scene(game: str, language: Language, state: State) -> Scene[Sight]:
    return Scene(
        game=load(game),
        phrases=phrases_for(game, language.code),
        language=language,
        seats=[
            SeatData(seat, name, family, "person")
            for seat, (name, family) in enumerate(zip(NAMES, FAMILIES, strict=True))
        ],
        seat=None,
        seen=cast("Sight", load(game).observe(state, None)),
        names=NAMES,
    )
