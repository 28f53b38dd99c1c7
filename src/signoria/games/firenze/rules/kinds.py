"""The action cards by name, as the rules speak of them."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.rules.box import CARD_NAMES

# Personnel
WHOLESALER: Final[i64] = CARD_NAMES.index("wholesaler")
SMUGGLER: Final[i64] = CARD_NAMES.index("smuggler")
MASON: Final[i64] = CARD_NAMES.index("mason")
SABOTEUR: Final[i64] = CARD_NAMES.index("saboteur")
SPY: Final[i64] = CARD_NAMES.index("spy")
PATRICIAN: Final[i64] = CARD_NAMES.index("patrician")
PRINCESS: Final[i64] = CARD_NAMES.index("princess")

# Buildings
WORKSHOP: Final[i64] = CARD_NAMES.index("workshop")
WAREHOUSE: Final[i64] = CARD_NAMES.index("warehouse")
TRADING_HOUSE: Final[i64] = CARD_NAMES.index("trading_house")

# Celebrations
RECOGNITION: Final[i64] = CARD_NAMES.index("recognition")
MONUMENT: Final[i64] = CARD_NAMES.index("monument")
TOWER_FEAST: Final[i64] = CARD_NAMES.index("tower_feast")
FEAST_OF_COLOURS: Final[i64] = CARD_NAMES.index("feast_of_colours")
SCANDAL: Final[i64] = CARD_NAMES.index("scandal")

# Events
STOREHOUSE_FIRE: Final[i64] = CARD_NAMES.index("storehouse_fire")
BOTCH: Final[i64] = CARD_NAMES.index("botch")
COLLAPSE: Final[i64] = CARD_NAMES.index("collapse")
TRIBUTE_EVENT: Final[i64] = CARD_NAMES.index("tribute")
LUXURY_TAX_EVENT: Final[i64] = CARD_NAMES.index("luxury_tax")
FLOOD: Final[i64] = CARD_NAMES.index("flood")
ALMS_EVENT: Final[i64] = CARD_NAMES.index("alms")

# Churches
CAMPANILE: Final[i64] = CARD_NAMES.index("campanile")
SAN_MINIATO: Final[i64] = CARD_NAMES.index("san_miniato")
SANTA_CROCE: Final[i64] = CARD_NAMES.index("santa_croce")
SANTA_MARIA_NOVELLA: Final[i64] = CARD_NAMES.index("santa_maria_novella")
ORSANMICHELE: Final[i64] = CARD_NAMES.index("orsanmichele")
