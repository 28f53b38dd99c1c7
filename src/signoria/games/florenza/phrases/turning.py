"""A whole turn in one sentence: a kinsman placed, artworks completed, a round that ends."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza.news import artworks, kinsmen, rounds
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.phrases.amounts import amounts
from signoria.games.florenza.phrases.names import artwork_full_name, some_artist, whose
from signoria.games.florenza.phrases.telling import tell
from signoria.kernel.news import Fact

PLACED = (
    kinsmen.Operated,
    kinsmen.BuildingBegun,
    kinsmen.ArtistHired,
    kinsmen.CharityGiven,
    kinsmen.SentToMarket,
    kinsmen.SentToBusiness,
    kinsmen.CaptainHired,
)


def turn(language: Language, moves: Sequence[Sequence[Fact]], names: Names) -> str:
    """What matters most of it; otherwise what was told last."""
    facts = [fact for told in moves for fact in told]
    placed = [fact for fact in facts if isinstance(fact, PLACED)]
    if placed:
        return tell(language, placed[:1], names)[0].sentence
    done = [fact for fact in facts if isinstance(fact, artworks.ArtworkCompleted)]
    if done:
        return _completed(language, done, facts, names)
    for fact in facts:
        if isinstance(fact, rounds.RoundEnds):
            return _round(language, fact, facts, names)
    said = [one.sentence for told in moves for one in tell(language, told, names)]
    return said[-1] if said else ""


def _completed(
    language: Language,
    done: Sequence[artworks.ArtworkCompleted],
    facts: Sequence[Fact],
    names: Names,
) -> str:
    """All artworks of whoever completed the first, with everything that they brought."""
    family = done[0].family
    mine = [fact for fact in done if fact.family == family]
    gains: dict[str, int] = {}
    for fact in facts:
        brings: Goods = ()
        if isinstance(fact, artworks.ArtworkCompleted | artworks.BuildingWhole):
            brings = fact.gains if fact.family == family else ()
        elif isinstance(fact, artworks.ResultUsed | artworks.ValueReached):
            brings = (("prestige", fact.prestige),) if fact.family == family else ()
        for good, number in brings:
            gains[good] = gains.get(good, 0) + number
    name, brought = whose(language, family, names), amounts(language, gains)
    if len(mine) > 1:
        return language.plural(
            "{name} completed {number} artwork: {gains}.",
            "{name} completed {number} artworks: {gains}.",
            len(mine),
            name=name,
            gains=brought,
        )
    return language.say(
        "{name} completed {artwork} with {artist}: {gains}.",
        name=name,
        artwork=artwork_full_name(mine[0].artwork),
        artist=some_artist(language, mine[0].artist),
        gains=brought,
    )


def _round(language: Language, fact: rounds.RoundEnds, facts: Sequence[Fact], names: Names) -> str:
    """With the Captain of the People, if there is one."""
    for elected in facts:
        if isinstance(elected, rounds.CaptainElected) and elected.family is not None:
            return language.say(
                "Round {number} ends: {name} is Captain of the People.",
                number=fact.number,
                name=whose(language, elected.family, names),
            )
    return language.say("Round {number} ends.", number=fact.number)
