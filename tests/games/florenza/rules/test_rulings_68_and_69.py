"""The rulings of ``rulings.md`` by number, 68 and 69: the Muse, and the best result."""

from __future__ import annotations

from signoria.games.florenza.news.reasons import NothingBetter, NotRolled
from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    character,
    play,
    texts,
)
from tests.games.florenza.rules.test_rulebook_5_artwork import at_work, cost, word


def rolled(*rolls, name="palazzo_della_signoria.facciata", artist="unnamed", **options):
    """John has completed an artwork, can pay the Muse, and has rolled."""
    skill = [] if artist == "unnamed" else ["as sculptor"]
    state = at_work(name, artist, **cost(name, 1000), **options)
    return play(state, f"complete {word(name)}", *skill, *(f"roll {die}" for die in rolls))


def why_not(state, text):
    return state.why_not(GAME.words.worded(text))


def test_ruling_68_the_muse_is_asked_only_if_a_roll_can_bring_more():
    prestige_by_die = BOX["artist_prestige.unnamed"]
    for die in range(1, 7):
        state = rolled(die)
        can_be_more = max(prestige_by_die) > prestige_by_die[die - 1]
        assert texts(state) == (["muse", "pass"] if can_be_more else ["pass"])
    state = rolled(5)  # a 6 would bring as much
    assert texts(state) == ["pass"]
    assert why_not(state, "muse") == NothingBetter()


def test_ruling_68_a_masterpiece_to_come_is_more_than_every_result():
    assert texts(rolled(5, artist="donatello")) == ["muse", "pass"]
    assert texts(rolled(6, artist="donatello")) == ["pass"]
    assert texts(rolled(5, artist="donatello", masterpieces="donatello")) == ["pass"]


def test_ruling_69_the_best_result_is_used_and_equal_ones_are_one():
    prestige_by_die = BOX["artist_prestige.unnamed"]
    assert prestige_by_die[0] < prestige_by_die[1] == prestige_by_die[2]
    state = play(rolled(1, 3, name="duomo.altare"), "pass")
    assert texts(state) == ["result 3"]
    assert why_not(state, "result 1") == NothingBetter()
    assert why_not(state, "result 4") == NotRolled()
    assert texts(play(rolled(2, 3, name="duomo.altare"), "pass")) == ["result 2"]


def test_ruling_69_a_masterpiece_remains_a_choice_until_the_card_is_turned():
    state = play(rolled(5, artist="donatello"), "muse", "roll 6")
    assert texts(state) == ["result 5", "result 6"]
    play(state, "result 5")
    assert not character(state, "donatello")["masterpiece"]
    turned = rolled(1, artist="donatello", masterpieces="donatello")
    assert texts(play(turned, "muse", "roll 6")) == ["result 6"]
