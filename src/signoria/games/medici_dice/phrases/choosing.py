"""The options of Medici: The Dice Game: sets of dice, and what each would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from signoria.faces.phrases.kinds import Choice
from signoria.faces.phrases.language import Language
from signoria.games.medici_dice.news import (
    BrokeThrough,
    Crossed,
    EnemyMarked,
    Growth,
    Loaded,
    RoundScored,
    Took,
    WouldScore,
)
from signoria.games.medici_dice.phrases.names import (
    dice_names,
    face_name,
    face_short,
    good_name,
    place_words,
)
from signoria.games.medici_dice.sights import Die, Sight
from signoria.kernel.news import Fact, Preview

F = TypeVar("F", bound=Fact)


def choices(language: Language, seen: Sight) -> list[Choice]:
    """Single dice first, under the number of their place; then pairs, then more."""
    actions = sorted(seen["options"], key=lambda action: len(places(action)))
    single = [action for action in actions if len(places(action)) == 1]
    found = [_choice(language, seen, action, places(action)[0]) for action in single]
    first = len(seen["dice"]) + 1 if single else 1
    several = [action for action in actions if action not in single]
    return found + [
        _choice(language, seen, action, key) for key, action in enumerate(several, first)
    ]


def label(language: Language, seen: Sight, action: str) -> str:
    """``dye 4 and gold 5``."""
    return language.listed([face_name(language, die) for die in chosen(seen, action)]) or action


def places(action: str) -> list[int]:
    """``take 1 3`` is about the dice 1 and 3."""
    return [int(word) for word in action.split()[1:] if word.isdecimal()]


def chosen(seen: Sight, action: str) -> list[Die]:
    """The dice of an action, in their order."""
    row = dict(enumerate(seen["dice"], 1))
    return [die for place in places(action) if (die := row.get(place))]


def _choice(language: Language, seen: Sight, action: str, key: int) -> Choice:
    dice = chosen(seen, action)
    short = " ".join(face_short(language, die) for die in dice)
    group = language.plural("{number} die", "{number} dice", len(dice))
    return Choice(key, action, label(language, seen, action), short, group=group)


# What an option would do


def gain(preview: Preview) -> str:
    """What the ship would be worth more: ``+9``."""
    loaded = _first(preview, Loaded)
    return f"+{loaded.added}" if loaded else ""


def consequence(language: Language, preview: Preview) -> str:
    """What an option would do, in sentences to whoever is asked."""
    took, loaded, crossed = _first(preview, Took), _first(preview, Loaded), _first(preview, Crossed)
    if took is None or loaded is None or crossed is None:
        return ""
    said = [
        language.say(
            "{dice}: ship {before} → {after}, {crosses}.",
            dice=dice_names(language, took.dice),
            before=loaded.before,
            after=loaded.value,
            crosses=_crosses(language, crossed.columns),
        ),
        _would(language, preview, took.seat),
        _others(language, took, _first(preview, EnemyMarked)),
        _breakthrough(language, _first(preview, BrokeThrough)),
        *[
            _end_of_round(language, fact)
            for fact in preview.facts
            if isinstance(fact, RoundScored) and fact.seat == took.seat
        ],
    ]
    return " ".join(sentence for sentence in said if sentence)


def _first(preview: Preview, kind: type[F]) -> F | None:
    return next((fact for fact in preview.facts if isinstance(fact, kind)), None)


def _would(language: Language, preview: Preview, seat: int) -> str:
    """What the round would bring then, unless the option ends it."""
    found = [fact for fact in preview.facts if isinstance(fact, WouldScore) and fact.seat == seat]
    if not found or _first(preview, RoundScored):
        return ""
    return would_score(language, found[-1])


def would_score(language: Language, would: WouldScore) -> str:
    """The rank and points of the ship, and the points of the columns."""
    if would.place is None:
        return language.say(
            "Scored now: ship {ship}, columns {monopolies}.",
            ship=would.ship,
            monopolies=would.monopolies,
        )
    return language.say(
        "Scored now: ship {place} for {ship}, columns {monopolies}.",
        place=place_words(language, would.place, would.is_tied),
        ship=would.ship,
        monopolies=would.monopolies,
    )


def _crosses(language: Language, columns: Sequence[Growth]) -> str:
    if not columns:
        return language.say("no cross")
    return language.listed(
        [
            language.plural(
                "{number} cross in {good}",
                "{number} crosses in {good}",
                column.added,
                good=good_name(language, column.good),
            )
            for column in columns
        ]
    )


def _others(language: Language, took: Took, marked: EnemyMarked | None) -> str:
    if marked:
        return language.plural(
            "The other die goes to the enemy.",
            "The other {number} dice go to the enemy.",
            len(marked.dice),
        )
    if took.seat != took.roller or took.must_fill:
        return ""
    return language.plural(
        "Your rivals choose from the other die.",
        "Your rivals choose from the other {number} dice.",
        took.left,
    )


def _breakthrough(language: Language, broke: BrokeThrough | None) -> str:
    if broke is None:
        return ""
    return language.say(
        "The enemy breaks through in {good}: no column scores any more.",
        good=good_name(language, broke.good),
    )


def _end_of_round(language: Language, scored: RoundScored) -> str:
    return language.say(
        "That ends the round: your ship scores {ship}, your monopolies {monopolies}.",
        ship=scored.ship,
        monopolies=scored.monopolies,
    )
