"""What an option of Firenze would do is what it does then, and says nothing that is hidden."""

from __future__ import annotations

from typing import Any

from signoria.games.firenze.news import building, row
from signoria.games.firenze.rules.game import GAME
from signoria.kernel.chance import Rng
from signoria.kernel.news import Chose, Preview, hear, heard_by, preview
from tests.games.firenze.rules.hidden import otherwise
from tests.games.firenze.rules.positions import BUILD, FULFIL, HOLGER, NEXT, THOMAS, position


def walked(seed: int, seats: int) -> Any:
    """Every state of a random game in which somebody is asked."""
    options = [{}, {"discards": "cheapest"}, {"reshuffles": "1"}, {"placement": "host"}][seed % 4]
    state, rng = GAME.new(seats, options), Rng(seed)
    while int(state.actor()) != -2:
        if int(state.actor()) >= 0:
            yield state
        legal = state.options()
        state.apply(legal[rng.below(len(legal))])


def shown(state: Any, text: str) -> Preview:
    """What whoever is asked would see of an option."""
    return preview(state, GAME.words.worded(text), int(state.actor()))


def test_a_preview_is_what_then_happens():
    looked = 0
    for seed in range(4):
        for at, state in enumerate(walked(seed, 2 + seed % 3)):
            if at % 5:
                continue
            seat = int(state.actor())
            for action in state.options():
                before, copy = str(state), state.copy()
                chose, *foreseen = preview(state, action, seat).facts
                foreseen = [fact for fact in foreseen if not isinstance(fact, Chose)]
                assert str(state) == before
                first, *happened = heard_by(seat, hear(copy, action))
                while len(happened) < len(foreseen):
                    assert int(copy.actor()) == seat
                    happened += hear(copy, copy.options()[0])[1:]
                assert foreseen == happened[: len(foreseen)]
                assert chose == first == Chose(seat, action.text)
                looked += 1
    assert looked > 1000


def test_a_preview_tells_the_same_whatever_others_hold():
    changed = 0
    for seed in range(3):
        for at, state in enumerate(walked(seed, 2 + seed)):
            if at % 11:
                continue
            seat = int(state.actor())
            other = otherwise(state, seat, Rng(at))
            changed += str(other) != str(state)
            for action in state.options():
                assert preview(state, action, seat) == preview(other, action, seat)
    assert changed > 20


def test_building_no_more_shows_what_comes_down_although_the_costs_are_still_to_be_paid():
    state = position(
        3, store={THOMAS: "5 red 3 blue"}, towers={THOMAS: "red2 green5"}, built=3, next=BUILD
    )
    facts = shown(state, "pass").facts
    assert building.Abandoned(THOMAS, "green", 5, 2) in facts
    assert not any(isinstance(fact, building.TornDown) for fact in facts)


def test_the_final_scoring_shows_hands_and_is_not_foreseen():
    state = position(
        2,
        turn=HOLGER,
        finisher=THOMAS,
        cards={THOMAS: "scandal"},
        towers={HOLGER: "red3"},
        next=f"FulfilCommissions, {NEXT}",
    )
    foreseen = shown(state, "pass")
    assert foreseen.is_open
    assert not any(isinstance(fact, building.MajorityPaid) for fact in foreseen.facts)


def test_a_free_card_is_foreseen_until_the_row_fills_up():
    state = position(3, row="workshop spy", next="ChooseCard, NextTurn")
    facts = shown(state, "take 1").facts
    assert row.PutUp(THOMAS, "workshop") in facts
    assert not any(isinstance(fact, row.CardRevealed) for fact in facts)


def test_a_commission_is_foreseen_with_all_it_brings():
    state = position(3, towers={THOMAS: "red5 red3"}, next=FULFIL)
    gained = sum(
        fact.points
        for fact in shown(state, "fulfil red 5").facts
        if isinstance(fact, building.Fulfilled | building.LevelBonus)
    )
    before = GAME.scores(state)[THOMAS].total
    state.play("fulfil red 5")
    assert gained == GAME.scores(state)[THOMAS].total - before
