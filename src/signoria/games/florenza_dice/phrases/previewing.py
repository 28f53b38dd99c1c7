"""What an option of Florenza Dice Game would do: in a word or two, and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language, mark
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.phrases import deeds, effects, names
from signoria.games.florenza_dice.phrases.gains import Gains, add_gain, worded
from signoria.kernel.box import Box
from signoria.kernel.news import Chose, Fact, Preview

MOST_GAINS = 3  # of one option
MOST_NAMES = 2  # of buildings; more go by their numbers
_SUPPLY = ("fiorini", "spares", "stars")
# What is asked next, by what leads there.
_THEN = {
    "resource": mark("Then you place a resource of your choice."),
    "die": mark("Then you use any die at once."),
    "spend spare": mark("Then choose any open icon of a resource."),
    "spend fiorini": mark("Then choose any open coin."),
}


def of_the_move(facts: Sequence[Fact]) -> list[Fact]:
    """What an option does itself: not what begins after it."""
    return list(takewhile(lambda fact: not fact.begins, facts))


# In a word or two


def gain(language: Language, box: Box, preview: Preview) -> str:
    """Points, icons of a track, what becomes possible, what is lost."""
    found: list[str] = []
    beyond, is_beyond = 0, False
    last: news.Stepped | None = None
    for fact in of_the_move(preview.facts):
        if isinstance(fact, news.Hired):
            found.append(f"+{fact.counts}")
        elif isinstance(fact, news.Built | news.Masterpiece):
            found.append(f"+{fact.points}")
        elif isinstance(fact, news.UsedForResources) and fact.lost:
            found.append(language.plural("{number} lost", "{number} lost", fact.lost))
        elif isinstance(fact, news.Stepped):
            last = fact
            if fact.brings:
                found.append(effects.brings_brief(language, fact.brings, fact.amount))
        elif isinstance(fact, news.SteppedBeyond):
            is_beyond = True
        elif isinstance(fact, news.Gained) and is_beyond:
            beyond, is_beyond = beyond + fact.number, False
        elif isinstance(fact, news.WorkLacks | news.SpaceLacks):
            found += _becomes_possible(language, box, fact)
    if beyond:
        found.append(effects.brings_brief(language, "fiorini", beyond))
    if last and last.left and preview.is_open:
        found.append(f"{names.personality_name(language, last.track)} +{last.left}")
    return ", ".join(found[:MOST_GAINS]) + (" …" if len(found) > MOST_GAINS else "")


def _becomes_possible(
    language: Language, box: Box, fact: news.WorkLacks | news.SpaceLacks
) -> list[str]:
    """An artist, or a building."""
    if isinstance(fact, news.WorkLacks):
        artists = [names.personality_name(language, artist) for artist in fact.artists]
        return [] if fact.kinds else [f"→ {'/'.join(artists)}"]
    if len(fact.new) > MOST_NAMES:
        return [f"→ {', '.join(str(number) for number in fact.new)}"]
    buildings = [effects.building_name(box, number) for number in fact.new]
    return [f"→ {', '.join(buildings)}"] if buildings else []


# In sentences


def consequence(language: Language, box: Box, preview: Preview, people: Names) -> str:
    """What would change, then what would follow."""
    facts = of_the_move(preview.facts)
    changed = _changes(language, facts)
    said = [names.capital(language.listed(changed)) + "."] if changed else []
    for fact in facts:
        said += _follows(language, box, fact, people)
    said += _next_question(language, facts)
    said += _income(language, preview.facts)
    return " ".join(said)


def _changes(language: Language, facts: Sequence[Fact]) -> list[str]:
    """Tracks, supply and points: before and after."""
    say = language.say
    before: dict[str, int] = {}
    after: dict[str, int] = {}
    for fact in facts:
        if isinstance(fact, news.Stepped):
            before.setdefault(fact.track, fact.before)
            after[fact.track] = fact.space
        elif isinstance(fact, news.Gained | news.Spent):
            before.setdefault(fact.what, fact.before)
            after[fact.what] = fact.after
        elif isinstance(fact, news.PointsChanged):
            before.setdefault("points", fact.before)
            after["points"] = fact.after
    titles = {
        **{name: names.personality_name(language, name) for name in after},
        "fiorini": say("Fiorini"),
        "spares": say("spares"),
        "stars": say("stars"),
        "points": say("points"),
    }
    tracks = [name for name in after if name not in (*_SUPPLY, "points")]
    return [
        say("{what} {before} → {after}", what=titles[name], before=before[name], after=after[name])
        for name in (*tracks, *_SUPPLY, "points")
        if name in after and before[name] != after[name]
    ]


def _follows(language: Language, box: Box, fact: Fact, people: Names) -> list[str]:
    say = language.say
    if isinstance(fact, news.WorkLacks):
        work = names.artwork_name(language, fact.work)
        if not fact.kinds:
            return [say("Then only an artist is missing: {work}.", work=work)]
        lacks = names.several(language, box, fact.kinds)
        return [say("{work} then still lacks {lacks}.", work=work, lacks=lacks)]
    if isinstance(fact, news.SpaceLacks):
        return _space_lacks(language, box, fact)
    if isinstance(fact, news.Built):
        return [names.capital(effects.building_effect(language, box, fact.building)) + "."]
    if isinstance(fact, news.UsedForResources):
        return [_open_icons(language, fact)]
    if isinstance(fact, news.Lost) and not fact.by_choice:
        return [deeds.lost(language, fact, None, people)]
    if isinstance(fact, news.PalazzoCompleted):
        return [say("Your Palazzo is complete.")]
    return []


def _space_lacks(language: Language, box: Box, fact: news.SpaceLacks) -> list[str]:
    """Which buildings are nearest, and how much they lack."""
    if not fact.buildings:
        return []
    buildings = language.listed([effects.building_name(box, number) for number in fact.buildings])
    what = {"number": fact.space, "buildings": buildings}
    if not fact.icons and fact.is_next:
        return [language.say("Then space {number} has all for {buildings}.", **what)]
    if not fact.icons:
        return [
            language.say(
                "Space {number} then has all for {buildings}, but is not the next one.", **what
            )
        ]
    return [
        language.plural(
            "Space {space} then lacks {number} icon for {buildings}.",
            "Space {space} then lacks {number} icons for {buildings}.",
            fact.icons,
            space=fact.space,
            buildings=buildings,
        )
    ]


def _open_icons(language: Language, fact: news.UsedForResources) -> str:
    resource = names.resource_name(language, fact.kind)
    if not fact.open:
        return language.say("No icon for {resource} is open.", resource=resource)
    return language.plural(
        "{number} icon is open for {resource}.",
        "{number} icons are open for {resource}.",
        fact.open,
        resource=resource,
    )


def _next_question(language: Language, facts: Sequence[Fact]) -> list[str]:
    """What the rules would ask next, if that is part of the same deed."""
    if any(isinstance(fact, news.ChiesaCompleted) for fact in facts):
        return [language.say("Then you take steps on one track.")]
    if any(isinstance(fact, news.Hired) and fact.has_star for fact in facts):
        return [language.say("Then you may spend a star.")]
    last = [fact for fact in facts if not isinstance(fact, news.PointsChanged)][-1]
    leads = ""
    if isinstance(last, Chose):
        leads = last.action
    elif isinstance(last, news.Stepped):
        leads = last.brings or ""
    return [language.say(_THEN[leads])] if leads in _THEN else []


def _income(language: Language, facts: Sequence[Fact]) -> list[str]:
    """What the seat would receive if a new round began."""
    seat = facts[0].seat if isinstance(facts[0], Chose) else None
    found: Gains = {}
    for fact in facts[len(of_the_move(facts)) :]:
        if isinstance(fact, news.Gained) and fact.seat == seat:
            add_gain(found, fact.what, fact.number)
        elif isinstance(fact, news.Stepped) and fact.seat == seat:
            add_gain(found, fact.track, 1)
    things = worded(language, found)
    return [language.say("Income of the next round: {things}.", things=things)] if things else []
