"""The rules of Firenze in our own words: enough to play from, with the box's numbers."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import VariantWords
from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter
from signoria.games.firenze.phrases.rulebook import beginning, board, cards, end, turn
from signoria.kernel.box import Box


def rulebook(language: Language, box: Box, variants: Sequence[VariantWords]) -> list[Chapter]:
    """Every chapter, in the order in which somebody learns the game."""
    printed = Printed(box)
    return [
        beginning.idea(language),
        beginning.contents(language, printed),
        board.commissions(language, printed),
        beginning.set_up(language, printed),
        turn.turn(language),
        turn.choose_a_card(language, printed),
        turn.exchange(language, printed),
        turn.build(language, printed),
        turn.tear_down(language, printed),
        turn.fulfil(language, printed),
        turn.limits(language, printed),
        cards.cards(language, printed),
        cards.campanile(language, printed),
        end.the_end(language, printed),
        end.options(language, printed, variants),
    ]
