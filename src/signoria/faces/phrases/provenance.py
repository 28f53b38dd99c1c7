"""How sure we are of what is printed, in words: the grades, and how many values have each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from signoria.faces.phrases.language import Language, Term, mark, term
from signoria.kernel.box import GRADES, Box, Value

# A grade: what it is called, and what it means.
GRADE_WORDS = {
    "rulebook": (mark("rulebook"), mark("printed in the rulebook, or forced by its examples")),
    "source": (mark("source"), mark("from a named public page")),
    "inferred": (mark("inferred"), mark("follows by an argument")),
    "sibling": (
        mark("sibling game"),
        mark("the value of a sibling game, perhaps not of this one"),
    ),
    "reconstructed": (mark("reconstructed"), mark("a reasoned guess, not the printed value")),
}
SOURCE = "source of a value"  # the context of what our boxes say about sources, in catalogues
# What a claim of a box is about, by the last word of its path.
ABOUT: dict[str, Term] = {
    "name": term("claim", "The name"),
    "effect": term("claim", "What it does"),
}


def grade_word(language: Language, grade: str) -> str:
    """What a grade is called."""
    return language.say(GRADE_WORDS[grade][0])


def grade_meaning(language: Language, grade: str) -> str:
    """What a grade means."""
    return language.say(GRADE_WORDS[grade][1])


def known(language: Language, box: Box) -> str:
    """How many of a box's values we know, and how many are guesses."""
    plural = language.plural
    counts = Counter(value.grade for value in box.values.values())
    parts = [
        plural("{number} is in the rulebook", "{number} are in the rulebook", counts["rulebook"]),
        plural("{number} on a named page", "{number} on named pages", counts["source"]),
        plural("{number} follows by argument", "{number} follow by argument", counts["inferred"]),
        plural(
            "{number} comes from a sibling game",
            "{number} come from a sibling game",
            counts["sibling"],
        ),
        plural("{number} is reconstructed", "{number} are reconstructed", counts["reconstructed"]),
    ]
    found = [part for part, grade in zip(parts, GRADE_WORDS, strict=True) if counts[grade]]
    return language.say(
        "Of {number} printed values {parts}.",
        number=len(box.values),
        parts=language.listed(found),
    )


def claimed(language: Language, box: Box) -> str:
    """How many of the names, effects and the like that a box claims are guesses; or nothing."""
    if not box.claims:
        return ""
    return language.plural(
        "Beyond the values, {number} of {all} names, effects and the like is a guess.",
        "Beyond the values, {number} of {all} names, effects and the like are guesses.",
        sum(claim.is_unsure for claim in box.claims.values()),
        all=len(box.claims),
    )


def sourced(language: Language, source: str) -> str:
    """Where a value comes from; what a box of one's own says stays as it was written."""
    return language.term(Term(SOURCE, source))


def doubt(language: Language, value: Value) -> str:
    """Why a value or a claim is perhaps not what is printed."""
    about = ABOUT.get(value.path.rpartition(".")[2])
    said = _graded(language, value.grade, [value.source])
    return f"{language.term(about)}: {said[:1].lower()}{said[1:]}" if about else said


def doubts(language: Language, values: Sequence[Value]) -> str:
    """The same of all values under one heading, in brief."""
    sources: dict[str, dict[str, None]] = {}
    for value in values:
        sources.setdefault(value.grade, {})[value.source] = None
    grades = sorted(sources, key=GRADES.index)
    return " ".join(_graded(language, grade, list(sources[grade])) for grade in grades)


def _graded(language: Language, grade: str, sources: Sequence[str]) -> str:
    """``Reconstructed: a reasoned guess, not the printed value. Balanced by simulation.``"""
    said = language.say(
        "{grade}: {meaning}.",
        grade=grade_word(language, grade),
        meaning=grade_meaning(language, grade),
    )
    more = " …" if len(sources) > 1 else "."
    return f"{_capital(said)} {_capital(sourced(language, sources[0]))}{more}"


def _capital(text: str) -> str:
    """A sentence begins with a large letter, an address does not."""
    is_address = "." in text.partition(" ")[0]
    return text if is_address else text[:1].upper() + text[1:]
