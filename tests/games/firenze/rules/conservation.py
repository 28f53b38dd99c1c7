"""What must stay true of a table of Firenze, counted from its text alone.

Bricks, cards, seals and tiles equal the box; towers, limits and the sums of the sheets fit.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from signoria.games.firenze.rules.box import NOBODY_WAITS
from tests.games.firenze.rules.positions import (
    BOX,
    BRICKS,
    CARD_COUNT,
    COLOURS,
    GAME,
    HEIGHTS,
    in_pile,
    in_towers,
)

MOST_RESHUFFLES = max(NOBODY_WAITS, *(int(value) for value in GAME.variants["reshuffles"].values))
MOST_BRICKS = BOX["contents.bricks"]
MOST_CARDS = BOX["contents.cards"]


def check(state: Any) -> None:
    """Count everything."""
    facts = dict(state.description())
    seats = int(facts["seats"][0])
    _check_bricks(facts, seats)
    _check_cards(facts, seats)
    _check_seals(facts, seats)
    _check_towers(facts, seats, state)


def _check_bricks(facts: dict[str, list[str]], seats: int) -> None:
    found = Counter(dict(zip(COLOURS, map(int, facts["bag"]), strict=True)))
    for place in range(1, BOX["row.cards"] + 1):
        found.update(dict(zip(COLOURS, map(int, facts[f"row:{place}"][1:]), strict=True)))
    for seat in range(seats):
        stored = list(map(int, facts[f"store:{seat}"]))
        assert min(stored) >= 0
        found.update(dict(zip(COLOURS, stored, strict=True)))
        found += in_towers(" ".join(facts[f"towers:{seat}"]))
        found += in_pile(" ".join(facts[f"campanile:{seat}"]))
    assert dict(found) == BRICKS


def _check_cards(facts: dict[str, list[str]], seats: int) -> None:
    found: Counter[str] = Counter()
    names = ["start_deck", "deck", "discards", *(f"cards:{seat}" for seat in range(seats))]
    for name in names:
        for word in facts[name]:
            card, _, count = word.partition("=")
            found[card] += int(count)
    shown = [facts[f"row:{place}"][0] for place in range(1, BOX["row.cards"] + 1)]
    found.update(card for card in [*shown, *facts["churches"], *facts["event"]] if card != "-")
    without = CARD_COUNT | {"campanile": 0}
    assert all(count >= 0 for count in found.values())
    assert {name: count for name, count in found.items() if count} in (
        {name: count for name, count in CARD_COUNT.items() if count},
        {name: count for name, count in without.items() if count},
    )


def _check_seals(facts: dict[str, list[str]], seats: int) -> None:
    covers = Counter(word for colour in COLOURS for word in facts[f"seals:{colour}"])
    assert covers["n"] <= BOX["contents.neutral_seals"]
    for seat in range(seats):
        assert covers[str(seat)] <= BOX[f"seals.{seats}"]
    finisher = int(facts["finisher"][0])
    done = [seat for seat in range(seats) if covers[str(seat)] == BOX[f"seals.{seats}"]]
    assert finisher in done or (finisher == -1 and not done)


def _check_towers(facts: dict[str, list[str]], seats: int, state: Any) -> None:
    """Flags of work only in one's own turn; a Campanile only beside its card."""
    turn = int(facts["turn"][0])
    most = BOX["construction.most"]
    for seat in range(seats):
        words = facts[f"towers:{seat}"]
        heights = [int(word.strip("*").lstrip("abcdefghijklmnopqrstuvwxyz")) for word in words]
        assert all(1 <= height <= max(HEIGHTS) for height in heights)
        pile = facts[f"campanile:{seat}"]
        if seat != turn:
            assert not any("*" in word for word in [*words, *pile])
            assert len(words) + bool(pile) <= most
        if pile:
            assert "campanile" in facts["churches"]
    assert int(facts["due"][0]) >= 0
    if state.actor() == -2:
        assert facts["event"] == ["-"]
