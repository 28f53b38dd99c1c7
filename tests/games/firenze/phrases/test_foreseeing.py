"""What an option of Firenze would do, in words."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.games.firenze.rules.game import GAME
from signoria.kernel.news import preview
from tests.faces.tables import NAMES
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    EXCHANGE,
    FULFIL,
    HOLGER,
    THOMAS,
    play,
    position,
    taking,
)
from tests.games.firenze.tables import table_at

ENGLISH = phrases_for("firenze", "en")
ITALIAN = phrases_for("firenze", "it")


def consequence(state, text, words=ENGLISH):
    """What whoever is asked reads."""
    shown = preview(state, GAME.words.worded(text), int(state.actor()))
    return words.consequence(shown, NAMES)


def gain(state, text):
    """The same, in a word or two."""
    return ENGLISH.gain(preview(state, GAME.words.worded(text), int(state.actor())))


def test_a_card_says_what_it_does_costs_and_brings():
    state = position(3, store={THOMAS: "2 red"}, on_row={3: "1 blue 2 green"}, next=CHOOSE)
    assert consequence(state, "take 3") == (
        "Princess. Before you choose: your card costs nothing this turn. "
        "You lay 2 bricks, one on each card to its left. You get 2 green and 1 blue."
    )
    assert (gain(state, "take 3"), gain(state, "take 1")) == ("for 2 bricks", "free")


def test_a_card_that_will_only_be_discarded_says_so():
    state = position(
        3, row="spy workshop", cards={THOMAS: "workshop"}, store={THOMAS: "1 red"}, next=CHOOSE
    )
    said = consequence(state, "take 2")
    assert "You have this building already: the card is discarded." in said
    churches = "campanile santa_croce orsanmichele santa_maria_novella"
    full = position(3, row="san_miniato spy", churches=churches, next=CHOOSE)
    assert "No church space is free: the card is discarded." in consequence(full, "take 1")


def test_an_event_says_what_one_will_have_to_give():
    state = position(3, row="storehouse_fire spy", store={THOMAS: "3 red 2 blue"}, next=CHOOSE)
    said = consequence(state, "take 1")
    assert said.endswith("Then you put 3 bricks back into the pouch.")
    quick = position(3, row="flood spy", cheapest=1, store={THOMAS: "7 red"}, next=CHOOSE)
    assert consequence(quick, "take 1").endswith("You lose 2 red.")


@pytest.mark.parametrize(
    ("moves", "text", "said", "brings"),
    [
        (["take 3"], "pay red 1", "A red brick goes onto Wholesaler. Then 1 more.", "×2"),
        (
            ["take 3", "pay red 1"],
            "pay white 2",
            "A white brick goes onto Smuggler. That is all.",
            "×1",
        ),
    ],
)
def test_a_brick_says_where_it_goes(moves, text, said, brings):
    state = play(position(3, store={THOMAS: "2 red 1 white"}, next=CHOOSE), *moves)
    assert (consequence(state, text), gain(state, text)) == (said, brings)


def test_alms_name_who_gets_them():
    state = taking("alms", store={THOMAS: "2 red 1 blue"})
    assert consequence(state, "give red") == "A red brick for Bea. Then 1 more."


def test_a_tower_says_what_it_fits_and_what_building_costs():
    state = position(
        3,
        store={THOMAS: "6 red 3 blue"},
        towers={THOMAS: "red4 blue3"},
        seals={"blue 4": HOLGER},
        churches="campanile",
        next=BUILD,
    )
    assert consequence(state, "build red 5") == (
        "Red tower of 5: 4 points. 1 brick laid this turn: costs 0."
    )
    assert gain(state, "build red 5") == "+5"
    assert consequence(state, "build blue 4") == (
        "Blue tower of 4: that commission is gone. 1 brick laid this turn: costs 0."
    )
    assert consequence(state, "campanile red").startswith("Campanile: 1 of 6 colours.")
    assert consequence(state, "pass") == (
        "Not raised, so they come down: red tower of 4 and blue tower of 3. 3 bricks come back. "
        "Then you put 2 bricks back into the pouch."
    )


def test_a_commission_is_told_line_by_line():
    state = position(
        3,
        towers={THOMAS: "white6 red3"},
        balconies="I_white_6 - - -",
        churches="santa_croce",
        next=FULFIL,
    )
    assert consequence(state, "fulfil white 6") == (
        "Balconies +7, Level tiles +2, Churches +3, you lead the white tower. "
        "Then you have 6 seals left."
    )
    assert gain(state, "fulfil white 6") == "+12"
    assert consequence(state, "pass") == "Your towers stay: each must be raised next turn."


def test_a_target_shows_what_there_is_to_be_had():
    towers, stores = {HOLGER: "red2 blue1"}, {THOMAS: "1 red", HOLGER: "2 blue"}
    held = {THOMAS: "spy saboteur"}
    state = position(3, cards=held, towers=towers, store=stores, next=BUILD)
    spying = play(state.copy(), "play spy")
    assert consequence(spying, "target 1").startswith("Bea has 2 blue in the storehouse.")
    cutting = play(state, "play saboteur")
    assert (
        consequence(cutting, "target 1") == "Bea is building: red tower of 2 and blue tower of 1."
    )
    play(cutting, "target 1")
    assert consequence(cutting, "cut red 2").startswith(
        "Its top brick goes into the pouch: a red tower of 1 stays."
    )
    gone = "Its only brick goes into the pouch: the tower is gone."
    assert consequence(cutting, "cut blue 1").startswith(gone)


def test_swaps_are_told_as_far_as_they_are_clear():
    held, stores = {THOMAS: "wholesaler smuggler"}, {THOMAS: "1 red 1 white", HOLGER: "1 blue"}
    state = position(2, cards=held, store=stores, on_row={2: "1 green"}, next=BUILD)
    play(state, "play wholesaler")
    assert consequence(state, "swap green 2") == (
        "You get the green brick; what you give for it goes onto Smuggler."
    )
    play(state, "swap green 2")
    assert consequence(state, "give red").startswith("You swap red for green.")
    assert gain(state, "give red") == "×1"


def test_an_exchange_says_how_it_goes():
    state = position(3, store={THOMAS: "4 red"}, on_row={1: "1 blue 1 white"}, next=EXCHANGE)
    assert consequence(state, "exchange") == (
        "First choose the brick that you want in the row, then what you give."
    )


def test_every_option_of_whole_games_has_words_in_both_languages():
    """Sentences have no gaps; what differs in English differs in Italian."""
    table = table_at(3, 0)
    for _ in range(400):
        state = table.state
        if int(state.actor()) >= 0:
            for action in state.options():
                said = [consequence(state, action.text, words) for words in (ENGLISH, ITALIAN)]
                assert "{" not in "".join(said)
                assert bool(said[0]) == bool(said[1])
        table.step()
