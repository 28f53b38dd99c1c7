"""The rulebook in order: the end of the game, District Building effects, effects on the tracks."""

from __future__ import annotations

import pytest

from tests.games.florenza_dice.rules.positions import (
    BOX,
    COLOURS,
    GAME,
    PALAZZO,
    RESOURCES,
    TRACKS,
    all_but,
    artist,
    completed,
    facts,
    lines,
    offers,
    play,
    position,
    supply,
    texts,
    ticks,
    total,
    tracks,
    uses,
)

# The end of the game


def test_the_score_has_seven_lines():
    state = position(
        artists={0: completed(*PALAZZO, "cupola")},
        bonus={0: "6"},
        rione={0: "1 22 23 24 25"},
        tracks={0: "12 0 0"},
        supply={0: "3 500 2"},
    )
    buildings = sum(BOX[f"buildings.{number}.points"] for number in (22, 23, 24, 25))
    works = sum(BOX[f"palazzo.{work}.points"] for work in PALAZZO)
    assert lines(state) == {
        "palazzo": works + 4 * 2 + 6,
        "chiesa": BOX["chiesa.cupola.points"] + 2,
        "rione": buildings + BOX["rione.points"][4],
        "captain": 7,
        "stars": 2,
        "spares": 3,
        "fiorini": 2,
    }
    assert total(state) == sum(lines(state).values())


def test_a_complete_captains_track_totals_7():
    spaces = BOX["tracks.captain.spaces"]
    assert sum(int(space.split()[1]) for space in spaces if space.startswith("points")) == 7
    assert BOX["tracks.captain.total"] == 7


def test_the_highest_score_wins():
    state = position(2, round=6, next="Round", supply={1: "0 200 0"})
    assert GAME.winners(state) == [1]


def test_a_tie_goes_to_whoever_completed_most_projects():
    state = position(
        2,
        round=6,
        next="Round",
        rione={0: "1 13", 1: "1"},
        supply={1: f"{BOX['buildings.13.points']} 0 0"},
    )
    assert total(state, 0) == total(state, 1)
    assert GAME.winners(state) == [0]
    assert state.reward(0) > state.reward(1)


def test_in_case_of_a_further_tie_the_victory_is_shared():
    assert GAME.winners(position(3, round=5, next="Round")) == [0, 1, 2]


# District Building effects


@pytest.mark.parametrize("die", range(6))
def test_1_to_6_use_the_corresponding_die_with_a_value_of_your_choice(die):
    owner = position(rione={0: str(die + 1)})
    for other, colour in enumerate(COLOURS):
        amounts = offers(owner, f"use {colour} resources")
        assert len(amounts) == (2 if other == die else 1)


def test_1_to_6_do_not_change_the_value_for_the_others():
    state = position(
        rione={0: "1", 1: "2"},
        dice="1 1 1 1 1 1",
        next="UseDie, EndStep, BeginStep 1, UseOneDie, EndStep",
        bishop=1,
    )
    play(state, "use white resources 2", "place marble 2", "place marble 3")
    assert (state.actor(), facts(state)["dice"][0]) == (1, "1")
    assert offers(state, "use white resources") == ["use white resources 1"]


@pytest.mark.parametrize("die", range(6))
def test_7_to_12_trade_one_resource_of_the_corresponding_die(die):
    mine, other = RESOURCES[die], RESOURCES[die - 1]
    state = play(
        position(rione={0: f"{(die + 1) % 6 + 1} {die + 7}"}), f"use {COLOURS[die]} resources 2"
    )
    assert {text.split()[1] for text in offers(state, "place ")} == set(RESOURCES)
    play(state, f"place {other} 3")
    assert {text.split()[1] for text in offers(state, "place ")} == {mine}


def test_13_hires_an_anonymous_artist_for_free_once_a_turn():
    both = f"{all_but('giardino')} {all_but('ritratto')}"
    state = position(rione={0: "1 13"}, ticks={0: both})
    play(state, "use white anonymous giardino")
    assert (artist(state, "giardino"), supply(state)) == (1, [0, 0, 0])
    assert offers(state, "use brown anonymous") == []


def test_14_obtains_two_identical_resources_of_your_choice_once_a_turn():
    state = position(rione={0: "1 14"}, dice="1 1 1 1 1 1")
    assert offers(state, "use brown two") == [f"use brown two {name}" for name in RESOURCES]
    play(state, "use brown two gold", "place gold 3", "place gold 4")
    assert ticks(state) == ["3.gold", "4.gold"]
    assert not [text for text in texts(state) if " two " in text]


def test_15_advances_two_spaces_on_any_track_once_a_turn():
    state = position(rione={0: "1 15"})
    assert offers(state, "use yellow advance") == [f"use yellow advance {name}" for name in TRACKS]
    play(state, "use yellow advance preacher")
    assert tracks(state) == [0, 0, 2]
    assert not [text for text in texts(state) if " advance " in text]


def test_16_obtains_300_fiorini_once_a_turn():
    state = play(position(rione={0: "1 16"}), "use red more fiorini")
    assert supply(state) == [0, 300, 0]
    assert not [text for text in texts(state) if " more " in text]
    assert "use green fiorini" in texts(state)


def test_17_obtains_200_fiorini_instead_of_a_resource_once_a_turn():
    state = play(position(rione={0: "1 17"}), "use red resources 2", "change resource")
    assert supply(state) == [0, 200, 0]
    assert "change resource" not in texts(state)
    play(state, "place textile 3")
    assert ticks(state) == ["3.textile"]


@pytest.mark.parametrize(("value", "fee"), [(1, 0), (6, 100)])
def test_18_hires_an_artist_for_100_less_once_a_turn(value, fee):
    both = f"{all_but('giardino')} {all_but('ritratto')}"
    state = position(
        rione={0: "1 18"},
        dice=" ".join([str(value)] * 6),
        ticks={0: both},
        supply={0: f"0 {fee} 0"},
    )
    assert offers(state, "use green artist") == []
    play(state, "use green cheaper giardino")
    assert (artist(state, "giardino"), supply(state)) == (2, [0, 0, 0])
    assert not [text for text in texts(state) if " cheaper " in text]


def test_19_gives_two_spares_at_once():
    state = position(ticks={0: "2.metal 2.textile 2.gold 2.fiorini"})
    assert supply(play(state, "build 19")) == [2, 0, 0]


def test_21_hires_an_artist_of_another_type_than_the_dies():
    state = position(rione={0: "1 21"}, ticks={0: all_but("giardino")}, supply={0: "0 200 0"})
    hiring = [text for text in texts(state) if " artist " in text]
    assert hiring == [f"use {colour} artist giardino" for colour in ("green", "red", "yellow")]


@pytest.mark.parametrize("number", [22, 23, 24, 25])
def test_22_to_25_have_no_effect(number):
    plain, owner = position(), position(rione={0: f"1 {number}"})
    assert offers(plain, "use ") == offers(owner, "use ")


# Effects on the tracks


def onto(icon):
    """Just before a space with that icon: its track, and the position."""
    for place, track in enumerate(TRACKS):
        spaces = BOX[f"tracks.{track}.spaces"]
        if icon in spaces:
            marked = ["0", "0", "0"]
            marked[place] = str(spaces.index(icon))
            colour = COLOURS[place]
            state = position(
                rione={0: "6"}, tracks={0: " ".join(marked)}, dice="4 4 4 4 4 4", used="red"
            )
            return play(state, f"use {colour} {track} 1"), place
    raise AssertionError(icon)


@pytest.mark.parametrize(
    ("icon", "gain"), [("fiorini", [0, 100, 0]), ("star", [0, 0, 1]), ("spare", [1, 0, 0])]
)
def test_fiorini_star_and_box_go_into_the_supply(icon, gain):
    assert supply(onto(icon)[0]) == gain


@pytest.mark.parametrize("track", TRACKS)
def test_cross_captain_and_bishop_advance_one_space_there(track):
    state, _ = onto(track)
    assert tracks(state)[TRACKS.index(track)] == 1


def test_points_count_at_the_end():
    state, _ = onto("points 1")
    assert (supply(state), lines(state)["captain"]) == ([0, 0, 0], 1)


def test_a_resource_is_placed_where_you_want_and_never_circled_as_a_spare():
    state, _ = onto("resource")
    assert {text.split()[0] for text in texts(state)} == {"place"}
    assert {text.split()[1] for text in texts(state)} == set(RESOURCES)
    play(state, "place gold cappella")
    assert (ticks(state), supply(state)) == (["cappella.gold"], [0, 0, 0])


def test_die_uses_one_of_the_six_dice_even_one_already_used():
    state, place = onto("die")
    assert uses(state) == set(COLOURS)
    play(state, f"use {COLOURS[place]} fiorini")
    assert supply(state) == [0, 200, 0]
    assert facts(state)["used"] == sorted(["red", COLOURS[place]], key=COLOURS.index)
