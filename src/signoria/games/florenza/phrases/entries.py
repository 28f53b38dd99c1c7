"""Everything in Florenza that has a name, and what it does."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Entry
from signoria.games.florenza.phrases.amounts import amounts
from signoria.games.florenza.phrases.entries_of_city import city
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    artwork_full_name,
    captain_name,
    character_name,
    skill_name,
    workshop_name,
)
from signoria.games.florenza.phrases.printed import (
    CREST_GOODS,
    SKILLS,
    captain_line,
    captain_lines,
    preacher_text,
    workshop_text,
)
from signoria.games.florenza.phrases.values import Values
from signoria.games.florenza.sights import Sight

IN_DISTRICT = ("palazzo", "chiesa")
LINES = ("unpaid", "middle", "bottom")


def entries(language: Language) -> list[Entry]:
    """Workshops, artworks, artists, preachers, captains, and what else stands in the city."""
    values = Values(language)
    return [
        *(_workshop(language, values, key) for key in keys("workshops")),
        *(
            _artwork(language, values, building, work)
            for building in keys("artworks")
            for work in keys(f"artworks.{building}")
        ),
        *(_artist(language, values, key) for key in keys("artists")),
        *(_preacher(language, values, key) for key in keys("preachers")),
        *(_captain(language, values, key) for key in keys("captains")),
        *city(language, values),
    ]


def on_offer(seen: Sight) -> list[str]:
    """Tiles of the supply, free artworks, people whose tiles are on their cards, free captains."""
    mine = seen["seat"] if seen["seat"] is not None else 0
    works = [*seen["families"][mine]["artworks"], *seen["artworks"]]
    return [
        *(tile["key"] for tile in seen["workshops"] if tile["left"]),
        *(_key(one["key"]) for one in works if one["crest"] is None and one["kinsman"] is None),
        *(one["key"] for one in seen["characters"] if one["where"] == "card"),
        *(one["key"] for one in seen["fortune"] if one["kinsman"] is None and not one["closed"]),
    ]


def keys(table: str) -> list[str]:
    """The tables right below a table of the box."""
    paths = [path.split(".") for path in box().table(table)]
    return list(dict.fromkeys(path[0] for path in paths if len(path) > 1))


def _key(artwork: str) -> str:
    """``duomo-cupola``: an anchor has no blank."""
    return artwork.replace(" ", "-")


def _workshop(language: Language, values: Values, key: str) -> Entry:
    say, first = language.say, f"workshops.{key}"
    found = box()
    said = [
        say("Costs {cost}.", cost=values.cost(f"{first}.cost")),
        say("It {does}.", does=workshop_text(language, key, values.printed)),
    ]
    if any(found[f"{first}.reward"]):
        said.append(say("Reward: {points}.", points=values.points(f"{first}.reward")))
    return Entry(
        key,
        "workshop",
        workshop_name(key),
        " ".join(said),
        (str(found[f"{first}.number"]),),
        f"{found[f'{first}.number']}{_tiles(values, key)}",
    )


def _tiles(values: Values, key: str) -> str:
    """How many there are; houses go by the number of players."""
    if key in ("casa", "casamento"):
        return ""
    count = box()[f"workshops.{key}.copies"]
    return f" · ×{values.like(f'workshops.{key}.copies', count)}"


def _artwork(language: Language, values: Values, building: str, work: str) -> Entry:
    say, first = language.say, f"artworks.{building}.{work}"
    found = box()
    skills = " / ".join(skill_name(language, skill) for skill in found[f"{first}.skills"])
    said = [
        say("Takes {skills}.", skills=values.like(f"{first}.skills", skills)),
        say("Costs {cost}.", cost=values.cost(f"{first}.cost")),
        say("Brings {points}.", points=values.points(f"{first}.points")),
    ]
    flag = found[f"{first}.flag"]
    if flag in CREST_GOODS:
        income = amounts(language, {CREST_GOODS[flag]: found["income.flag"]})
        said.append(say("Each round {gains}.", gains=values.like(f"{first}.flag", income)))
    kind = "district work" if building in IN_DISTRICT else "city work"
    title = artwork_full_name(f"{building} {work}")
    return Entry(f"{building}-{work}", kind, title, " ".join(said), (f"{building} {work}",))


def _artist(language: Language, values: Values, key: str) -> Entry:
    """His prices and rows, and how long he stays."""
    first = f"artists.{key}"
    said = []
    for skill, price in zip(SKILLS, box()[f"{first}.prices"], strict=True):
        if price:
            said.append(
                language.say(
                    "{skill} for {price}: {row}.",
                    skill=skill_name(language, skill).capitalize(),
                    price=values.like(f"{first}.prices", price),
                    row=values.row(f"{first}.{skill}"),
                )
            )
    return Entry(
        key, "artist", character_name(language, key), " ".join(said), (), _life(values, first)
    )


def _life(values: Values, first: str) -> str:
    life = int(box()[f"{first}.life"])
    shown = values.language.plural("{number} round", "{number} rounds", life)
    return values.like(f"{first}.life", shown)


def _preacher(language: Language, values: Values, key: str) -> Entry:
    first = f"preachers.{key}"
    said = language.say(
        "{price} for {kinsmen}.",
        price=values.amount("fiorini", f"{first}.price"),
        kinsmen=values.amount("kinsmen", f"{first}.kinsmen"),
    )
    effect = preacher_text(language, key)
    if effect:
        said = f"{said} {effect[:1].upper()}{effect[1:]}."
    return Entry(key, "preacher", character_name(language, key), said, (), _life(values, first))


def _captain(language: Language, values: Values, key: str) -> Entry:
    said = []
    for line, (fiorini, gains) in zip(LINES, captain_lines(key), strict=True):
        words = captain_line(language, fiorini, gains)
        said.append(values.like(f"captains.{key}.{line}", words))
    text = language.say("You pay {lines}.", lines="; ".join(said))
    letter = str(box()[f"captains.{key}.letter"])
    return Entry(key, "fortune", captain_name(key), text, (), letter)
