"""The rulebook in order: building a District Building, with the examples of both editions."""

from __future__ import annotations

import pytest

from signoria import IllegalAction
from tests.games.florenza_dice.rules.conservation import cost
from tests.games.florenza_dice.rules.positions import (
    BOX,
    SPACES,
    icons,
    lines,
    offers,
    play,
    position,
    rione,
    supply,
    texts,
    ticks,
)

CARPENTIERE = BOX["carpentiere.building"]
TAVERNA = BOX["effects.more_fiorini"]
CAMBIAVALUTE = BOX["effects.change"]


def paid(number, space=2, edition="english"):
    """Ticks that pay for a Building."""
    return " ".join(f"{space}.{kind}" for kind in cost(number, edition).elements())


def test_every_building_can_be_built_in_every_space():
    for space in SPACES:
        printed = icons(space)
        for number in range(1, 26):
            for edition in ("english", "italian"):
                needed = cost(number, edition)
                assert all(printed.count(kind) >= count for kind, count in needed.items())


@pytest.mark.parametrize("number", range(1, 26))
def test_what_is_paid_for_can_be_built_and_counts(number):
    state = position(rione={0: "1" if number != 1 else "2"}, ticks={0: paid(number)})
    assert f"build {number}" in texts(state)
    play(state, f"build {number}")
    assert rione(state)[-1] == number
    assert lines(state)["rione"] == BOX[f"buildings.{number}.points"]
    assert ticks(state) == []


@pytest.mark.parametrize("number", range(1, 26))
def test_one_icon_less_is_not_enough(number):
    first = "1" if number != 1 else "2"
    for kind in cost(number, "english"):
        ticked = paid(number).split()
        ticked.remove(f"2.{kind}")
        state = position(rione={0: first}, ticks={0: " ".join(ticked)})
        assert f"build {number}" not in texts(state)


# John's Carpentiere


def john_builds(edition, already):
    """Two Spice from the green die: one into space 3, one into the Ritratto; 100 Fiorini."""
    state = position(
        carpentiere=edition,
        rione={0: "1 22"},
        ticks={0: already},
        supply={0: "0 100 0"},
    )
    return play(state, "use green resources 2", "place spice 3", "place spice ritratto", "pay 3")


def test_john_has_everything_he_needs_for_a_carpentiere_english_edition():
    state = john_builds("english", "3.wood")
    play(state, f"build {CARPENTIERE}")
    assert rione(state) == [1, 22, CARPENTIERE]
    assert (supply(state), ticks(state)) == ([0, 0, 0], ["ritratto.spice"])
    assert lines(state)["rione"] == sum(BOX[f"buildings.{n}.points"] for n in (22, CARPENTIERE))


def test_john_has_everything_he_needs_for_a_carpentiere_italian_edition():
    state = john_builds("italian", "3.metal 3.gold")
    play(state, f"build {CARPENTIERE}")
    assert rione(state) == [1, 22, CARPENTIERE]
    assert (supply(state), ticks(state)) == ([0, 0, 0], ["ritratto.spice"])


def test_each_edition_has_its_own_carpentiere():
    state = john_builds("english", "3.metal 3.gold")
    monte_di_pieta, cerusico, zecca = 6, 10, 20
    assert offers(state, "build ") == [f"build {n}" for n in (monte_di_pieta, cerusico, zecca)]
    assert f"build {CARPENTIERE}" not in texts(john_builds("italian", "3.wood"))


def test_johns_new_effect_is_usable_immediately():
    """Number 8: a Resource of the brown die may be traded."""
    state = play(john_builds("english", "3.wood"), f"build {CARPENTIERE}", "use brown resources 2")
    assert "place gold 4" in texts(state)


# Rules 4 to 7


def test_you_may_not_build_two_of_a_type_but_everybody_may_build_one():
    state = position(
        rione={0: f"1 {TAVERNA}", 1: "1"},
        ticks={0: paid(TAVERNA, 3), 1: paid(TAVERNA)},
        next="UseDie, EndStep, BeginStep 1, UseOneDie, EndStep",
        used="white brown",
    )
    assert f"build {TAVERNA}" not in texts(state)
    play(state, "use grey fiorini", "done")
    assert f"build {TAVERNA}" in texts(state)


def ringo_with_two_wood(fiorini=0):
    """One Wood into space 2 beside a Textile, one into space 3 beside a Metal."""
    state = position(ticks={0: "2.textile 3.metal"}, supply={0: f"1 {fiorini} 0"})
    return play(state, "use brown resources 2", "place wood 2", "place wood 3")


def test_ringo_cannot_build_a_taverna_in_space_3_before_space_2():
    state = ringo_with_two_wood()
    assert offers(state, "build ") == []
    assert ticks(state) == ["2.wood", "2.textile", "3.wood", "3.metal"]


def test_ringo_lacks_only_200_fiorini_for_his_cambiavalute():
    state = play(ringo_with_two_wood(fiorini=200), "pay 2", "pay 2")
    assert f"build {CAMBIAVALUTE}" in texts(state)
    assert f"build {CAMBIAVALUTE}" not in texts(play(ringo_with_two_wood(fiorini=100), "pay 2"))


def test_ringo_completes_a_taverna_in_space_2_with_a_spare_and_loses_the_textile():
    state = play(ringo_with_two_wood(), "spare metal 2", f"build {TAVERNA}")
    assert rione(state) == [1, TAVERNA]
    assert (supply(state), ticks(state)) == ([0, 0, 0], ["3.wood", "3.metal"])
    assert lines(state)["rione"] == BOX[f"buildings.{TAVERNA}.points"]


def test_ringos_space_3_is_now_first_in_line_but_a_second_taverna_is_forbidden():
    state = play(ringo_with_two_wood(fiorini=100), "spare metal 2", f"build {TAVERNA}")
    assert offers(state, "build ") == []
    assert offers(play(state, "pay 3"), "build ") == ["build 9"]


def test_buildings_are_built_in_order_and_resources_may_be_allocated_to_later_spaces():
    state = position(ticks={0: paid(22, 5)})
    with pytest.raises(IllegalAction):
        state.play("build 22")
    state = position(rione={0: "1 13 16 19"}, ticks={0: paid(22, 5)})
    play(state, "build 22")
    assert rione(state)[4] == 22


def test_the_spare_of_space_4_is_available_immediately():
    state = position(rione={0: "1 13 16"}, ticks={0: paid(22, 4)})
    assert offers(state, "spare ") == []
    play(state, "build 22")
    assert supply(state) == [1, 0, 0]
    assert "spare gold 5" in offers(state, "spare ")


@pytest.mark.parametrize("space", [5, 6, 7, 8])
def test_spaces_5_to_8_have_bonuses(space):
    others = [13, 16, 17, 18, 21, 23][: space - 2]
    state = position(rione={0: " ".join(map(str, [1, *others]))}, ticks={0: paid(22, space)})
    before = lines(state)["rione"]
    play(state, "build 22")
    gained = lines(state)["rione"] - before
    assert gained == BOX["buildings.22.points"] + BOX["rione.points"][space - 1]
    assert BOX["rione.points"][space - 1] > 0


# Important: the construction of a Building is not tied to the use of the dice


def test_a_building_built_before_the_first_die_serves_that_die():
    state = position(ticks={0: "2.metal"}, rione={0: "1"}, supply={0: "1 0 0"}, dice="4 1 4 4 4 4")
    assert offers(state, "use brown resources") == ["use brown resources 1"]
    play(state, "spare marble 2", "build 2")
    assert offers(state, "use brown resources") == [
        "use brown resources 1",
        "use brown resources 2",
    ]


def test_a_non_active_player_may_spend_and_build_before_using_a_die():
    state = position(
        next="UseOneDie, EndStep",
        active=1,
        player=0,
        used="white brown grey",
        ticks={0: "2.wood"},
        supply={0: "1 0 0"},
    )
    play(state, "spare metal 2", f"build {TAVERNA}", "use green more fiorini")
    assert supply(state) == [0, BOX["effects.amounts.more_fiorini"], 0]


def test_a_whole_rione_has_eight_buildings_and_then_no_more():
    state = position(rione={0: "1 13 16 17 18 21 22 23"}, supply={0: "1 100 0"})
    assert offers(state, "build ") == []
    spent = offers(state, "spare ") + offers(state, "pay ")
    assert spent
    assert not [text for text in spent if text.split()[-1] in SPACES]
