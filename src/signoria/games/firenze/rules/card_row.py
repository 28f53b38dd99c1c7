"""The card row: what lies on it, and how it is filled up."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.firenze.news.cards import BrickWanted
from signoria.games.firenze.news.parts import Balcony, Space
from signoria.games.firenze.news.reasons import NotOnCard, SameColour
from signoria.games.firenze.news.row import CardRevealed, LastRound, Reshuffled, RowSlid, TableSet
from signoria.games.firenze.rules.board import Board, colour_of, height_of
from signoria.games.firenze.rules.box import (
    BALCONY_SPACE,
    BALCONY_TOTAL,
    BRICKS_A_CARD,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    NOBODY_WAITS,
    NUMERAL_NAMES,
    NUMERALS,
    ROW,
    SPACES,
)
from signoria.games.firenze.rules.layout import (
    BAG,
    DECK,
    DISCARDS,
    NO_CARD,
    NO_TILE,
    ROW_BRICKS,
    ROW_CARDS,
)
from signoria.games.firenze.rules.naming import bricks_on_card
from signoria.games.firenze.rules.phases import SET_UP, phase
from signoria.games.firenze.rules.words import BIT, DRAW, REVEAL, SWAP
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, CHANCE, DONE, Chance, Step, Steps, in_order
from signoria.kernel.supply import any_left, chances, drawable, left, pick

ROW_END: Final[i64] = ROW_BRICKS + ROW * COLOURS


def colours_on_row(state: Board) -> i64:
    """The set of colours that lie on the cards of the row."""
    table = state.table
    found: i64 = 0
    bit: i64 = 1
    for colour in range(COLOURS):
        at: i64 = ROW_BRICKS + colour
        while at < ROW_END:
            if table[at]:
                found |= bit
                break
            at += COLOURS
        bit += bit
    return found


def bricks_on_row(state: Board, found: list[Action], colours: i64) -> None:
    """Add to *found* every brick of the row that has one of those colours."""
    table = state.table
    for colour in range(COLOURS):
        if colours & BIT[colour]:
            at: i64 = ROW_BRICKS + colour
            word: i64 = colour * ROW
            while at < ROW_END:
                if table[at]:
                    found.append(SWAP[word])
                at += COLOURS
                word += 1


def why_not_swapped(state: Board, action: Action) -> Reason:
    """No such brick lies there, or one has nothing of another colour to give."""
    colour, place = action.what // ROW, action.what % ROW
    if state.bricks_on(place, colour) == 0:
        return NotOnCard(place + 1)
    return SameColour()


def tell_wanted(state: Board) -> None:
    """A brick of the row was chosen."""
    if state.news is not None:
        place, colour = state.place - 1, state.wanted - 1
        card, there = CARD_NAMES[state.card(place)], state.bricks_on(place, colour)
        state.news.append(
            BrickWanted(state.turn, COLOUR_NAMES[colour], None, state.place, card, there)
        )


class SlideRow(Step[Board]):
    """1) Choose a card: the cards right of the hole move one place to the left."""

    def run(self, state: Board) -> Steps:
        if state.news is not None:
            tell_slid(state)
        state.slide()
        return DONE


class ShuffleDiscards(Step[Board]):
    """1) Choose a card: when the deck is used up, the discard pile becomes the new deck."""

    def run(self, state: Board) -> Steps:
        table = state.table
        if not state.has_cards() and any_left(table, DISCARDS, CARDS):
            for kind in range(CARDS):
                table[DECK + kind] = table[DISCARDS + kind]
                table[DISCARDS + kind] = 0
            state.reshuffles += 1
            if state.news is not None:
                state.news.append(Reshuffled(state.reshuffles))
            # Ruling 34: one reshuffle too many makes this round the last.
            if state.reshuffles > reshuffles_allowed(state):
                if state.news is not None and not state.closing:
                    state.news.append(LastRound())
                state.closing = 1
        return DONE


def reshuffles_allowed(state: Board) -> i64:
    """How often the deck may be reshuffled; by the printed rules as often as anybody can wish."""
    return state.most_reshuffles if state.most_reshuffles > 0 else NOBODY_WAITS


class RevealCard(Chance[Board]):
    """1) Choose a card: turn over the top card of the deck onto the rightmost place."""

    fields: ClassVar[dict[str, range]] = {"with_bricks": range(2)}

    def __init__(self, with_bricks: i64) -> None:
        self.with_bricks: Final[i64] = with_bricks  # 0 in the set-up, where they come later

    def actor(self, state: Board) -> i64:
        if state.card(ROW - 1) != NO_CARD or not state.has_cards():
            return AUTOMATIC
        return CHANCE

    def run(self, state: Board) -> Steps:
        """No card is left anywhere: the row stays shorter."""
        return DONE

    def options(self, state: Board) -> Options:
        return drawable(state.table, state.deck(), REVEAL)

    def weights(self, state: Board) -> list[int]:
        return chances(state.table, state.deck(), CARDS)

    def take(self, state: Board, action: Action) -> Steps:
        return self.reveal(state, state.deck(), action.what)

    def deal(self, state: Board, rng: Rng) -> Steps:
        deck = state.deck()
        return self.reveal(state, deck, pick(state.table, deck, CARDS, rng))

    def reveal(self, state: Board, deck: i64, kind: i64) -> Steps:
        """Lay the card on the first place that is free."""
        state.table[deck + kind] -= 1
        place = state.cards_in_row()
        state.table[ROW_CARDS + place] = kind
        return DRAW_BRICKS[place] if self.with_bricks else DONE


class DrawBricks(Chance[Board]):
    """1) Choose a card: the new card gets four bricks from the pouch, or what it still has."""

    fields: ClassVar[dict[str, range]] = {
        "place": range(ROW),
        "count": range(1, BRICKS_A_CARD + 1),
    }

    def __init__(self, place: i64, count: i64) -> None:
        self.place: Final[i64] = place
        self.count: Final[i64] = count

    def actor(self, state: Board) -> i64:
        if state.card(self.place) == NO_CARD or not any_left(state.table, BAG, COLOURS):
            return AUTOMATIC
        return CHANCE

    def run(self, state: Board) -> Steps:
        """The pouch is empty: bricks that return later do not go there."""
        if state.news is not None:
            tell_laid(state, self.place)
        return DONE

    def options(self, state: Board) -> Options:
        return drawable(state.table, BAG, DRAW)

    def weights(self, state: Board) -> list[int]:
        return chances(state.table, BAG, COLOURS)

    def take(self, state: Board, action: Action) -> Steps:
        state.drop(action.what, -1)
        state.lay(self.place, action.what, 1)
        if state.news is not None and self.count == 1:
            tell_laid(state, self.place)
        return NEXT_BRICK[self.place * (BRICKS_A_CARD + 1) + self.count - 1]

    def deal(self, state: Board, rng: Rng) -> Steps:
        in_bag = left(state.table, BAG, COLOURS)
        for _brick in range(min(self.count, in_bag)):
            colour = pick(state.table, BAG, COLOURS, rng)
            state.drop(colour, -1)
            state.lay(self.place, colour, 1)
        if state.news is not None:
            tell_laid(state, self.place)
        return DONE


def tell_slid(state: Board) -> None:
    """Which place was empty, if any was."""
    if state.news is not None:
        for place in range(ROW - 1):
            if state.card(place) == NO_CARD and state.card(place + 1) != NO_CARD:
                state.news.append(RowSlid(place + 1))


def tell_laid(state: Board, place: i64) -> None:
    """A card has its bricks: it is new; or, with the last card of the set-up, all are."""
    if state.news is not None and state.card(place) != NO_CARD:
        if phase(state) != SET_UP:
            card = CARD_NAMES[state.card(place)]
            state.news.append(CardRevealed(place + 1, card, bricks_on_card(state, place)))
        elif place == ROW - 1:
            state.news.append(TableSet(_balconies(state), _closed(state), _cards(state)))


def _balconies(state: Board) -> tuple[Balcony, ...]:
    found: list[Balcony] = []
    for numeral in range(NUMERALS):
        tile = state.tile(numeral)
        if tile != NO_TILE:
            space = BALCONY_SPACE[tile]
            colour = COLOUR_NAMES[colour_of(space)]
            total = BALCONY_TOTAL[tile]
            found.append(Balcony(NUMERAL_NAMES[numeral], colour, height_of(space), total))
    return tuple(found)


def _closed(state: Board) -> tuple[Space, ...]:
    closed = [space for space in range(SPACES) if not state.is_open(space)]
    return tuple([Space(COLOUR_NAMES[colour_of(space)], height_of(space)) for space in closed])


def _cards(state: Board) -> tuple[str, ...]:
    row = [state.card(place) for place in range(ROW)]
    return tuple([CARD_NAMES[kind] for kind in row if kind != NO_CARD])


def _bricks(place: int, count: int) -> Steps:
    return in_order(DrawBricks(place, count)) if count else DONE


NEXT_BRICK: Final = [
    _bricks(place, count) for place in range(ROW) for count in range(BRICKS_A_CARD + 1)
]
DRAW_BRICKS: Final = [_bricks(place, BRICKS_A_CARD) for place in range(ROW)]
REFILL: Final[list[Step[Board]]] = [SlideRow(), ShuffleDiscards(), RevealCard(1)]
