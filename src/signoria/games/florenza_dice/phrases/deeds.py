"""One sentence for each thing that happens in Florenza Dice Game."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language, mark
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.phrases import effects, names
from signoria.kernel.box import Box

GHOST = "ghost"
# What is placed, by where it came from.
_PLACED = {
    "die": mark("{name} placed {resource} from {die} {where}."),
    "building": mark("{name} placed {resource} from {building} {where}."),
    "track": mark("{name} placed {resource} from a track {where}."),
    "captain": mark("{name}, Captain of the People, placed {resource} {where}."),
    "spare": mark("{name} spent a spare as {resource} {where}."),
}


# Rounds


def free_building(language: Language, box: Box, fact: news.FreeBuilding, people: Names) -> str:
    """The income of the first round."""
    return language.say(
        "{name} rolled {value} and begins with {building}.",
        name=people[fact.seat],
        value=fact.value,
        building=effects.building_name(box, fact.building),
    )


def first_player(language: Language, fact: news.FirstPlayer, people: Names) -> str:
    """Who begins."""
    name = people[fact.seat]
    if fact.by_chance:
        return language.say(
            "{name} is First Player: among the lowest rolls chance decided.", name=name
        )
    return language.say("{name} rolled lowest and is First Player.", name=name)


def round_begins(language: Language, fact: news.RoundBegins) -> str:
    """Every round but the first, which begins with the game."""
    if fact.round == 1:
        return ""
    return language.say("Round {number} begins.", number=fact.round)


def offices(language: Language, fact: news.OfficesDetermined, people: Names) -> str:
    """Who is Captain and who is Bishop."""
    say = language.say
    captain, bishop = fact.captain, fact.bishop
    one, other = holder(language, captain, people), holder(language, bishop, people)
    if captain is None and bishop is None:
        return say("Nobody is Captain of the People or Bishop this round.")
    if captain == bishop:
        return say("{name} is Captain of the People and Bishop.", name=one)
    if captain is None:
        return say("Nobody is Captain of the People; {name} is Bishop.", name=other)
    if bishop is None:
        return say("{name} is Captain of the People; nobody is Bishop.", name=one)
    return say("{name} is Captain of the People, {other} Bishop.", name=one, other=other)


def holder(language: Language, who: news.Holder, people: Names) -> str:
    """Whoever holds an office or the dice, by name."""
    if who == GHOST:
        return language.say("Pope Sisto IV")
    return people[who] if isinstance(who, int) else ""


def rolled(language: Language, fact: news.Rolled, people: Names) -> str:
    """Six dice are one sentence."""
    shown = language.listed(
        [f"{names.colour_name(language, die.colour)} {die.value}" for die in fact.dice]
    )
    if fact.seat is None:
        return language.say("The dice for Pope Sisto IV: {dice}.", dice=shown)
    return language.say("{name} rolled {dice}.", name=people[fact.seat], dice=shown)


def ghost_took(language: Language, fact: news.GhostTook) -> str:
    """The Ghost's dice."""
    taken = language.listed([names.colour_name(language, colour) for colour in fact.colours])
    return language.say("Pope Sisto IV took {dice}.", dice=taken)


# Dice


def used_for_fiorini(language: Language, fact: news.UsedForFiorini, people: Names) -> str:
    """A die for money."""
    return language.say(
        "{name} used {die} ({value}) for {amount} Fiorini.",
        name=people[fact.seat],
        die=names.die_name(language, fact.die.colour),
        value=fact.die.value,
        amount=fact.amount,
    )


def walked(
    language: Language, fact: news.UsedForSteps, space: int, things: str, people: Names
) -> str:
    """A die for steps, where they led, and what they brought."""
    what = {
        "name": people[fact.seat],
        "die": names.die_name(language, fact.die.colour),
        "value": fact.die.value,
        "track": names.personality_name(language, fact.track),
        "space": space,
    }
    if not things:
        return language.say(
            "{name} used {die} ({value}) for the {track}, now on space {space}.", **what
        )
    return language.say(
        "{name} used {die} ({value}) for the {track}, now on space {space}: {things}.",
        **what,
        things=things,
    )


def hired(language: Language, fact: news.Hired, people: Names) -> str:
    """A work completed."""
    what = {
        "name": people[fact.seat],
        "artist": names.somebody(language, fact.artist),
        "work": names.the_artwork(language, fact.work),
        "points": fact.points,
        "worth": fact.worth,
    }
    if not fact.fee:
        return language.say(
            "{name} completed {work} with {artist} for nothing: {points} + {worth} points.", **what
        )
    return language.say(
        "{name} completed {work} with {artist} for {amount} Fiorini: {points} + {worth} points.",
        **what,
        amount=fact.fee,
    )


def masterpiece(language: Language, fact: news.Masterpiece, people: Names) -> str:
    """A star spent."""
    return language.plural(
        "{name} spent a star: {work} is a masterpiece, {number} point more.",
        "{name} spent a star: {work} is a masterpiece, {number} points more.",
        fact.points,
        name=people[fact.seat],
        work=names.the_artwork(language, fact.work),
    )


def palazzo_completed(language: Language, fact: news.PalazzoCompleted, people: Names) -> str:
    """The prize."""
    return language.plural(
        "{name}'s Palazzo is complete: {number} point.",
        "{name}'s Palazzo is complete: {number} points.",
        fact.points,
        name=people[fact.seat],
    )


def chiesa_steps(language: Language, fact: news.ChiesaSteps, people: Names) -> str:
    """The steps for all of it."""
    return language.say(
        "{name}'s Chiesa is complete: {steps}.",
        name=people[fact.seat],
        steps=effects.steps(language, fact.track, fact.steps),
    )


# The sheet


def built(language: Language, box: Box, fact: news.Built, people: Names) -> str:
    """A Building and its points."""
    return language.plural(
        "{name} built {building} in space {space}: {number} point.",
        "{name} built {building} in space {space}: {number} points.",
        fact.points,
        name=people[fact.seat],
        building=effects.building_name(box, fact.building),
        space=fact.space,
    )


def placed(language: Language, box: Box, fact: news.Placed, people: Names) -> str:
    """A resource, where it came from and where it went."""
    parts = {
        "name": people[fact.seat],
        "resource": names.resource_name(language, fact.kind),
        "where": names.in_project(language, fact.project),
        "die": names.die_name(language, fact.colour or ""),
    }
    if fact.traded:
        return language.say(
            "{name} traded {mine} from {die} for {resource} and placed it {where}.",
            **parts,
            mine=names.resource_name(language, fact.traded),
        )
    building = effects.building_name(box, fact.building) if fact.building else ""
    return language.say(_PLACED[fact.source], **parts, building=building)


def paid_for(language: Language, fact: news.PaidFor, people: Names) -> str:
    """Fiorini for an icon."""
    return language.say(
        "{name} paid {amount} Fiorini {where}.",
        name=people[fact.seat],
        amount=fact.amount,
        where=names.in_project(language, fact.project),
    )


def changed(language: Language, fact: news.Changed, people: Names) -> str:
    """Fiorini instead of a resource."""
    what = {"name": people[fact.seat], "amount": fact.amount}
    if fact.kind is None:
        return language.say("{name} took {amount} Fiorini instead of a resource.", **what)
    return language.say(
        "{name} took {amount} Fiorini instead of {resource}.",
        **what,
        resource=names.resource_name(language, fact.kind),
    )


def lost(
    language: Language, fact: news.Lost, used: news.UsedForResources | None, people: Names
) -> str:
    """What found no open icon; of all that a die brought, with the die."""
    say = language.say
    if fact.by_choice:
        return say("{name} had no use for a resource.", name=people[fact.seat])
    if fact.kind is None:
        return say("{name} had no open icon for a resource.", name=people[fact.seat])
    amount = names.amount(language, fact.kind, fact.number)
    if used is None:
        return say("{amount} found no open icon.", amount=amount)
    return say(
        "{name} used {die} ({value}) for {things}, but no icon was open.",
        name=people[fact.seat],
        die=names.die_name(language, used.die.colour),
        value=used.die.value,
        things=amount,
    )
