"""What has a name in Medici: The Dice Game, and what it does."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.faces.phrases.kinds import VariantWords
from signoria.faces.phrases.language import Language, term
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Entry
from signoria.games.medici_dice.phrases.names import good_letter, good_name, rank_name
from signoria.games.medici_dice.sights import Sight
from signoria.kernel.box import Box

GOLD = "gold"
_MARKER = term("entry", "start player marker")
_FINAL = term("entry", "final player")
_MONOPOLY = term("entry", "monopoly")
_BREAKTHROUGH = term("entry", "breakthrough")


def entries(language: Language, box: Box, variants: Iterable[VariantWords]) -> list[Entry]:
    """Goods and gold, words of the rules, ranks, and variants."""
    printed = Printed(box)
    return [
        *(_good(language, printed, good) for good in box["goods.names"]),
        _gold(language),
        *_words(language, printed),
        *(_rank(language, printed, rank) for rank in box.table("solitaire.ranks")),
        *(Entry(each.name, "variant", each.title, each.sentence) for each in variants),
    ]


def on_offer(seen: Sight) -> list[str]:
    """The goods on the dice that can be taken now."""
    return [die["good"] or GOLD for die in seen["dice"] if die and die["left"]]


def _good(language: Language, printed: Printed, good: str) -> Entry:
    rows = printed.box["dice.faces"]
    faces = [
        printed.like(
            "dice.faces",
            language.say("{number} on die {place}", number=row.index(good), place=place),
        )
        for place, row in enumerate(rows, 1)
    ]
    text = language.say(
        "Each die gives {crosses} in its column, a 0 {zero}. On the dice: {faces}.",
        crosses=language.plural("{number} cross", "{number} crosses", printed("crosses.other")),
        zero=language.plural("{number} cross", "{number} crosses", printed("crosses.zero")),
        faces=language.listed(faces),
    )
    letter = good_letter(language, good)
    return Entry(good, "good", good_name(language, good), text, (letter,), note=letter)


def _gold(language: Language) -> Entry:
    text = language.say(
        "The golden 5, on every die: the most that a space of a ship can hold, and no cross."
    )
    letter = good_letter(language, None)
    return Entry(GOLD, GOLD, good_name(language, None), text, (letter,), note=letter)


def _words(language: Language, printed: Printed) -> list[Entry]:
    say = language.say
    return [
        Entry(
            "marker",
            "word",
            language.term(_MARKER),
            say(
                "Who has it rolls. It goes clockwise to the next player with an empty space; "
                "after the last turn of a round to the next player, who starts the next round."
            ),
        ),
        Entry(
            "final_player",
            "word",
            language.term(_FINAL),
            say(
                "Who alone has an empty space when a turn begins: fills the ship from one roll, "
                "if need be with more than {most} dice.",
                most=printed("choice.most_dice"),
            ),
        ),
        Entry(
            "monopoly",
            "word",
            language.term(_MONOPOLY),
            say(
                "Another name of a column: the crosses in it are compared with those of the "
                "others, or alone with the circles, after every round."
            ),
        ),
        Entry(
            "breakthrough",
            "word",
            language.term(_BREAKTHROUGH),
            say(
                "Alone: {circles} circles or more in any one column, and no column scores any "
                "more.",
                circles=printed("solitaire.breakthrough_from"),
            ),
        ),
    ]


def _rank(language: Language, printed: Printed, rank: str) -> Entry:
    text = language.say(
        "A rank of the game alone, from {points} points on.",
        points=printed(f"solitaire.ranks.{rank}"),
    )
    return Entry(f"rank_{rank}", "rank", rank_name(language, rank), text)
