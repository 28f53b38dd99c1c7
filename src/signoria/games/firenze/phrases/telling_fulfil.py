"""A commission was fulfilled: its points, and what came with it."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import CAMPANILE, Parts, commission
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import balcony_name, space_name


def fulfilled(
    language: Language, before: Seen, who: int, chosen: Parts, after: Seen, names: Names
) -> list[Said]:
    """One sentence for the commission, one for each further gain."""
    name = names[who]
    if chosen.name == CAMPANILE:
        gain = _gained(before, after, who, "campanile")
        return [
            Said(
                who,
                language.plural(
                    "{name} completed the Campanile for {number}.",
                    "{name} completed the Campanile for {number}.",
                    gain,
                    name=name,
                ),
            ),
            *_fallen(language, before, who, names),
        ]
    told = [Said(who, _commission(language, before, who, chosen, names))]
    if level := _gained(before, after, who, "level tiles"):
        sentence = language.plural(
            "The first tower of {height} levels brings {name} {number} more.",
            "The first tower of {height} levels brings {name} {number} more.",
            level,
            height=chosen.number,
            name=name,
        )
        told.append(Said(who, sentence))
    if church := _gained(before, after, who, "churches"):
        paid = [card for card in before["churches"] if card and card not in after["churches"]]
        sentence = language.plural(
            "{churches} brings {name} {points} more.",
            "{churches} bring {name} {points} more.",
            len(paid),
            churches=language.listed([card_name(language, card) for card in paid]),
            name=name,
            points=church,
        )
        told.append(Said(who, sentence))
    if last := _gained(before, after, who, "last seal"):
        sentence = language.say(
            "{name} placed the last seal: {points} more. Everybody else has one more turn.",
            name=name,
            points=last,
        )
        told.append(Said(who, sentence))
    return told


def _gained(before: Seen, after: Seen, who: int, line: str) -> int:
    gain = after["players"][who]["lines"][line] - before["players"][who]["lines"][line]
    return int(gain)


def _commission(language: Language, before: Seen, who: int, chosen: Parts, names: Names) -> str:
    wanted = commission(before, chosen.colour, chosen.number)
    assert wanted is not None
    space = space_name(language, chosen.colour, chosen.number)
    if wanted["balcony"]:
        return language.plural(
            "{name} fulfilled {balcony}, {commission}, for {number}.",
            "{name} fulfilled {balcony}, {commission}, for {number}.",
            wanted["points"],
            name=names[who],
            balcony=balcony_name(language, wanted["balcony"]),
            commission=space,
        )
    return language.plural(
        "{name} fulfilled {commission} for {number}.",
        "{name} fulfilled {commission} for {number}.",
        wanted["points"],
        name=names[who],
        commission=space,
    )


def _fallen(language: Language, before: Seen, who: int, names: Names) -> list[Said]:
    """Whoever else was building a Campanile loses it."""
    return [
        Said(
            other["seat"],
            language.say("{name}'s Campanile is torn down.", name=names[other["seat"]]),
        )
        for other in before["players"]
        if other["seat"] != who and other["campanile"]["bricks"]
    ]
