"""Everything in Firenze that has a name, and what it does: for rules pages and for questions."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, mark
from signoria.faces.phrases.printed import CLOSE, OPEN, Printed
from signoria.faces.phrases.rulebook import Entry
from signoria.games.firenze.phrases.card_details import card_details
from signoria.games.firenze.phrases.cards import card_name, kind_of, marked_text
from signoria.games.firenze.phrases.names import (
    balcony_name,
    kind_name,
    line_name,
    part_name,
    space_name,
    tower_name,
)
from signoria.games.firenze.sights import Sight
from signoria.kernel.box import Box

LEVEL, FLAG, BALCONY, PART = "level tile", "flag", "balcony", "part"
_PARTS = {
    "commission": mark(
        "A colour and a height on a tower of the board. Whoever hands over such a tower gets the "
        "points; then a seal closes it."
    ),
    "balcony": mark(
        "Lies on a commission and replaces its points. Balconies are fulfilled in the order I, II, "
        "III, IV."
    ),
    "level tile": mark("Points for the first who fulfils a commission of its height."),
    "flag": mark(
        "Points at the end for the most seals on its tower; of those tied, for the highest one."
    ),
    "seal": mark("Closes a commission that you fulfilled. The last one ends the game."),
    "neutral seal": mark("Closes a commission from the start. It is nobody's."),
    "church space": mark("Where a church card lies until somebody does what it asks."),
    "end of game tile": mark("For the first who places the last seal."),
    "card row": mark(
        "Cards with bricks on them, one of which you take each turn. The left one is free."
    ),
    "deck": mark("Cards still to come. When it is used up, the discard pile becomes the deck."),
    "discard pile": mark("Cards that were carried out, played or given up."),
    "pouch": mark("Bricks that nobody has. New cards of the row get theirs from it."),
    "storehouse": mark(
        "Your bricks: to build with, to pay with, to exchange. There is a limit at the end of your "
        "turn."
    ),
    "construction site": mark(
        "Your towers. Each must get a brick in each of your turns, or it comes down."
    ),
}


def entries(language: Language, box: Box) -> list[Entry]:
    """Cards, level tiles, flags, balconies, and the parts of the table."""
    printed = Printed(box)
    return [
        *(_card(language, printed, card) for card in _cards(box)),
        *(_level_tile(language, printed, height) for height in box.table("level_tiles")),
        *(_flag(language, printed, colour) for colour in box["bricks.colours"]),
        *(_balcony(language, printed, tile) for tile in _tiles(box)),
        *(
            Entry(name.replace(" ", "-"), PART, part_name(language, name), language.say(sentence))
            for name, sentence in _PARTS.items()
        ),
    ]


def on_offer(seen: Sight) -> list[str]:
    """Cards of the row and those that can be played, churches, level tiles, the next balcony."""
    row = [place["card"] for place in seen["row"] if place is not None]
    played = [action.split()[1] for action in seen["options"] if action.startswith("play ")]
    churches = [card for card in seen["churches"] if card is not None]
    tiles = [f"level-{tile['height']}" for tile in seen["level_tiles"] if tile["there"]]
    return [*row, *played, *churches, *tiles, *_next_balcony(seen)]


def _next_balcony(seen: Sight) -> list[str]:
    """The one that can be fulfilled now, if one is left."""
    return [
        f"balcony-{commission['balcony']}-{tower['colour']}-{commission['height']}"
        for tower in seen["towers"]
        for commission in tower["commissions"]
        if commission["balcony"] is not None and commission["open"]
    ]


def _cards(box: Box) -> list[str]:
    """In the order of the box: kind by kind."""
    return list(dict.fromkeys(path.split(".")[0] for path in box.table("cards")))


def _tiles(box: Box) -> list[str]:
    return list(dict.fromkeys(path.split(".")[0] for path in box.table("balconies")))


def _card(language: Language, printed: Printed, card: str) -> Entry:
    kind = kind_of(card)
    name, effect = (printed.box.claims.get(f"cards.{card}.{what}") for what in ("name", "effect"))
    title = card_name(language, card)
    said = [marked_text(language, card, printed), *card_details(language, card, printed)]
    if effect is not None and effect.is_unsure:
        said.append(language.say("What it does is a guess of ours."))
    return Entry(
        card,
        kind,
        f"{OPEN}{title}{CLOSE}" if name is not None and name.is_unsure else title,
        " ".join(said),
        (card.replace("_", " "), kind_name(language, kind)),
        f"×{printed(f'cards.{card}.count')}",
    )


def _level_tile(language: Language, printed: Printed, height: str) -> Entry:
    title = language.say("Level tile {height}", height=height)
    text = language.plural(
        "{number} point for the first who fulfils a commission of height {height}.",
        "{number} points for the first who fulfils a commission of height {height}.",
        printed(f"level_tiles.{height}"),
        height=height,
    )
    return Entry(f"level-{height}", LEVEL, title, text)


def _flag(language: Language, printed: Printed, colour: str) -> Entry:
    text = language.plural(
        "{number} point at the end for the most seals on the {tower}.",
        "{number} points at the end for the most seals on the {tower}.",
        printed(f"majorities.{colour}"),
        tower=tower_name(language, colour),
    )
    return Entry(f"flag-{colour}", FLAG, line_name(language, f"majority {colour}"), text)


def _balcony(language: Language, printed: Printed, tile: str) -> Entry:
    path = f"balconies.{tile}"
    values = printed.box.table(path)
    numeral, colour, height = values["numeral"], values["colour"], values["height"]
    space = space_name(language, colour, height)
    text = language.say(
        "{points} points instead of {printed}, once the balconies before it are fulfilled.",
        points=printed(f"{path}.total"),
        printed=printed(f"commissions.{colour}.{height}"),
    )
    return Entry(
        f"balcony-{numeral}-{colour}-{height}",
        BALCONY,
        language.say(
            "{balcony}: {commission}", balcony=balcony_name(language, numeral), commission=space
        ),
        text,
    )
