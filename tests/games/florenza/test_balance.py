"""Florenza's balance report: attempts and completions are counted apart, from what was told."""

from __future__ import annotations

from collections import Counter

import signoria
from signoria import balance
from signoria.games.florenza.balance import told
from tests.games.florenza.phrases.tables import GAME
from tests.games.florenza.rules.hearing import told as facts_of
from tests.games.florenza.rules.positions import goods, position
from tests.games.florenza.rules.test_rulebook_5_artwork import at_work, cost


def counted(state, *actions):
    """What some moves count for: family, kind and name."""
    return [(seat, part.kind, part.name) for seat, part in told(facts_of(state, *actions))]


def test_an_artwork_that_cannot_be_paid_is_begun_and_not_completed():
    state = at_work("palazzo.ritratto")
    assert counted(state, "complete palazzo ritratto") == []
    state = at_work("palazzo.ritratto", **cost("palazzo.ritratto"))
    assert counted(state, "complete palazzo ritratto", "roll 2") == [
        (0, "artwork completed", "palazzo ritratto")
    ]


def test_a_workshop_that_cannot_be_paid_is_begun_and_not_built():
    for purse, kinds in ((0, ["workshop begun"]), (50, ["workshop begun", "workshop built"])):
        state = position(
            2,
            f0={"income": 1, "fiorini": purse, "goods": goods(wood=1)},
            next="PlaceKinsman 0, EconomicActivities, PlaceKinsman 1",
        )
        assert [kind for _, kind, _ in counted(state, "build picconiere")] == kinds


def test_nothing_is_completed_more_often_than_it_was_begun():
    options = signoria.load("florenza").choose(3, {})
    tally = balance.play(balance.Match("florenza", ("random",) * 3, "5", options, None), 4, 1)
    uses = Counter({(part.kind, part.name): count for part, count in tally.uses.items()})
    completed = {name: n for (kind, name), n in uses.items() if kind == "artwork completed"}
    assert completed
    for name, count in completed.items():
        assert count <= uses["artwork begun", name], name
    begun = sum(n for (kind, _), n in uses.items() if kind == "artwork begun")
    assert sum(completed.values()) < begun  # who plays anything fails often


def test_places_in_the_first_turn_order_are_counted_once_a_seat():
    tally = balance.play(balance.Match("florenza", ("random",) * 3, "5", {}, None), 4, 1)
    places = {part.name: n for part, n in tally.uses.items() if part.kind.startswith("place")}
    assert places == {"1": 4, "2": 4, "3": 4}


def test_ghosts_count_for_nobody():
    options = GAME.choose(1, {"ghosts": "easy+hard"})
    tally = balance.play(balance.Match("florenza", ("random",), "5", options, None), 2, 1)
    assert len(tally.by_seat) == 1
    assert tally.uses
