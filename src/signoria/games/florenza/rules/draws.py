"""Characters come to Florenza: tiles drawn from the bag, at the start and at the end of rounds."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.rounds import CharactersCame
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import CHARACTERS
from signoria.games.florenza.rules.characters import CHARACTER_NAMES, LIFE
from signoria.games.florenza.rules.layout import BAG, MOST_IN_PLAY
from signoria.games.florenza.rules.words import DRAW
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.steps import AUTOMATIC, CHANCE, DONE, Roll, Steps, in_order
from signoria.kernel.supply import drawable, left, pick


class DrawCharacters(Roll[Board]):
    """The city of Florenza and its characters: tiles from the bag, under their Life cards."""

    fields: ClassVar[dict[str, range]] = {"count": range(1, MOST_IN_PLAY + 1)}

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def actor(self, state: Board) -> i64:
        if left(state.table, BAG, CHARACTERS) == 0:
            return AUTOMATIC
        return CHANCE

    def run(self, state: Board) -> Steps:
        """An empty bag: nobody else comes."""
        if state.news is not None:
            tell_newcomers(state)
        return DONE

    def options(self, state: Board) -> Options:
        return drawable(state.table, BAG, DRAW)

    def take(self, state: Board, action: Action) -> Steps:
        state.enter_city(action.what)
        if self.count == 1 and state.news is not None:
            tell_newcomers(state)
        return DRAW_CHARACTERS[self.count - 1]

    def deal(self, state: Board, rng: Rng) -> Steps:
        for _draw in range(self.count):
            if left(state.table, BAG, CHARACTERS) == 0:
                break
            state.enter_city(pick(state.table, BAG, CHARACTERS, rng))
        if state.news is not None:
            tell_newcomers(state)
        return DONE


def tell_newcomers(state: Board) -> None:
    """All of one draw: only they still stand under the Life cards of their tiles."""
    found: list[str] = []
    for at in range(state.in_play):
        character = state.character(at)
        if state.life(character) == LIFE[character]:
            found.append(CHARACTER_NAMES[character])
    if found and state.news is not None:
        state.news.append(CharactersCame(tuple(found)))


DRAW_CHARACTERS: Final = [
    DONE,
    *[in_order(DrawCharacters(count)) for count in range(1, MOST_IN_PLAY + 1)],
]
