"""Everything in Florenza Dice Game that has a name, and what it does."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, term
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Entry
from signoria.games.florenza_dice.phrases.effects import (
    artwork_effect,
    building_effect,
    building_name,
    effect_of,
)
from signoria.games.florenza_dice.phrases.names import (
    artwork_name,
    capital,
    personality_name,
    several,
)
from signoria.games.florenza_dice.phrases.people import artists, players, track
from signoria.games.florenza_dice.phrases.reading import sheet_of, works
from signoria.games.florenza_dice.sights import Sight
from signoria.kernel.box import Box

BUILDINGS = 25


def entries(language: Language, box: Box) -> list[Entry]:
    """Uses of a die, the supply, buildings, artworks, artists, tracks, icons, people."""
    printed = Printed(box)
    return [
        *_uses(language, printed),
        *_supply(language, printed),
        *(_building(language, printed, number) for number in range(1, BUILDINGS + 1)),
        *artists(language, printed),
        *(_artwork(language, printed, "palazzo", work) for work in box["palazzo.works"]),
        *(_artwork(language, printed, "chiesa", work) for work in box["chiesa.works"]),
        *(track(language, printed, name) for name in box["tracks.names"]),
        *_icons(language, printed),
        *players(language, printed),
    ]


def on_offer(seen: Sight) -> list[str]:
    """What whoever decides may still build and complete."""
    sheet = sheet_of(seen)
    owned = {space["building"] for space in sheet["rione"]}
    return [
        *(building_key(number) for number in range(1, BUILDINGS + 1) if number not in owned),
        *(work["name"] for work in works(sheet) if not work["completed"]),
    ]


def building_key(number: int) -> str:
    """Its number on the Building table, as a key."""
    return f"building-{number}"


# Dice and supply


def _uses(language: Language, printed: Printed) -> list[Entry]:
    say = language.say
    return [
        Entry(
            "use-resources",
            "use",
            say("Resources"),
            say("1 or 2 resources of the die's kind, by its value. You place them at once."),
        ),
        Entry(
            "use-personality",
            "use",
            say("Personality"),
            say(
                "White, brown and grey: 1 or 2 steps on the die's track, by its value. Green, red "
                "and yellow: hire the die's artist for an artwork that lacks nothing else, for "
                "100 or 200 Fiorini, by its value."
            ),
        ),
        Entry(
            "use-fiorini",
            "use",
            say("Fiorini"),
            say("{amount} Fiorini, whatever the die shows.", amount=printed("dice_board.fiorini")),
        ),
    ]


def _supply(language: Language, printed: Printed) -> list[Entry]:
    say = language.say
    return [
        Entry(
            "fiorini",
            "supply",
            say("Fiorini"),
            say(
                "Money. {icon} Fiorini tick an icon of Fiorini, and artists are paid with them. "
                "You begin with {amount}.",
                icon=printed("money.icon"),
                amount=printed("start.fiorini"),
            ),
            (language.term(term("florenza dice", "money")),),
        ),
        Entry(
            "spare",
            "supply",
            language.term(term("florenza dice", "Spare")),
            say(
                "A resource that you may keep. It ticks any one resource icon, whatever its kind, "
                "never Fiorini, and pays no artist. You begin with {number}.",
                number=printed("start.spares"),
            ),
            (
                language.term(term("florenza dice", "box")),
                language.term(term("florenza dice", "wild")),
            ),
        ),
        Entry(
            "star",
            "supply",
            language.term(term("florenza dice", "Star")),
            say(
                "Spent when an artist completes an artwork, it makes a masterpiece: the artist is "
                "worth {points} more, with the {building} {more}. You begin with {number}.",
                points=printed("artists.masterpiece_points"),
                building=building_name(printed.box, printed.box["effects.masterpiece"]),
                more=printed("effects.amounts.masterpiece"),
                number=printed("start.stars"),
            ),
            (language.term(term("florenza dice", "masterpiece")),),
        ),
    ]


# The sheet


def _building(language: Language, printed: Printed, number: int) -> Entry:
    path = f"buildings.{number}"
    return Entry(
        building_key(number),
        "building",
        str(printed(f"{path}.name")),
        language.say(
            "{effect}. Costs {cost}; points: {points}.",
            effect=printed.like(
                f"effects.{effect_of(printed.box, number)}",
                capital(building_effect(language, printed.box, number)),
            ),
            cost=cost(language, printed, path),
            points=printed(f"{path}.points"),
        ),
        (str(number), language.say("building {number}", number=number)),
        language.say("no. {number}", number=number),
    )


def _artwork(language: Language, printed: Printed, area: str, work: str) -> Entry:
    path = f"{area}.{work}"
    artists = [personality_name(language, artist) for artist in printed.box[f"{path}.artists"]]
    parts = {
        "cost": cost(language, printed, path),
        "artists": printed.like(
            f"{path}.artists", language.term(term("florenza dice", " or ")).join(artists)
        ),
        "points": printed(f"{path}.points"),
    }
    if area == "palazzo":
        told = language.say(
            "An artwork of the Palazzo. Needs {cost}, then: {artists}. Points: {points}.", **parts
        )
    else:
        told = language.say(
            "An artwork of the Chiesa. Needs {cost}, then: {artists}. Points: {points}.", **parts
        )
    effect = artwork_effect(language, printed.box, work)
    income = f"{path}.income" if area == "chiesa" else f"{path}.spares"
    things = printed.like(income, effect)
    brings = language.say("Brings {things}.", things=things) if effect else ""
    return Entry(
        work,
        "artwork",
        printed.like(f"{path}.title", artwork_name(language, work)),
        f"{told} {brings}".strip(),
        (str(printed.box[f"{path}.title"]),),
    )


def cost(language: Language, printed: Printed, path: str) -> str:
    """Resources and Fiorini, each marked if we are not sure of it."""
    resources = several(language, printed.box, printed.box[f"{path}.resources"])
    parts = [printed.like(f"{path}.resources", resources)]
    if printed.box[f"{path}.fiorini"]:
        money = language.say("{amount} Fiorini", amount=printed(f"{path}.fiorini"))
        parts.append(money)
    return " + ".join(parts)


def _icons(language: Language, printed: Printed) -> list[Entry]:
    say = language.say
    told = [
        (
            "fiorini",
            language.term(term("florenza dice", "Coin")),
            say("{amount} Fiorini for your supply.", amount=printed("tracks.fiorini")),
        ),
        ("points", say("Number"), say("So many points at the end. All of them are added up.")),
        ("star", language.term(term("florenza dice", "Star")), say("A star for your supply.")),
        ("spare", language.term(term("florenza dice", "Box")), say("A spare for your supply.")),
        (
            "resource",
            say("Any resource"),
            say("One resource of your choice, placed at once; it cannot be kept as a spare."),
        ),
        (
            "die",
            say("Die"),
            say(
                "Use any of the six dice on the dice board at once, in any of the three ways, even "
                "one that you have used. It does not move and is an extra one."
            ),
        ),
        (
            "step",
            say("Captain, Bishop, cross"),
            say("A step on that track; the cross is the Preacher's."),
        ),
    ]
    return [Entry(f"icon-{name}", "icon", title, text) for name, title, text in told]
