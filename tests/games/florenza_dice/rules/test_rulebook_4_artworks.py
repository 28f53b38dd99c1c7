"""The rulebook in order: completing an Artwork, and the effects of completing it."""

from __future__ import annotations

import pytest

from tests.games.florenza_dice.rules.positions import (
    BOX,
    CHIESA,
    GEORGE,
    JOHN,
    OTHERS_3,
    PALAZZO,
    PAUL,
    RINGO,
    WORKS,
    all_but,
    artist,
    bonus,
    completed,
    lines,
    offers,
    play,
    position,
    supply,
    texts,
    ticks,
    tracks,
    uses,
)

THREE_OF_THE_PALAZZO = {
    last: completed(*(work for work in PALAZZO if work != last)) for last in PALAZZO
}


# Completing an Artwork


def georges_turn():
    """His Facciata lacks two Marble, a Gold and a Metal; one Spare and 100 Fiorini are left."""
    open_icons = ["marble", "marble", "metal", "gold"]
    return position(
        4,
        active=GEORGE,
        player=GEORGE,
        next="UseDie, UseDie, UseDie, EndStep, BeginStep 1, UseOneDie, EndStep",
        dice="5 3 3 2 3 4",
        ticks={GEORGE: all_but("chiesa_facciata", *open_icons)},
        supply={GEORGE: "1 100 0"},
    )


def test_george_completes_his_facciata_with_a_sculptor():
    state = play(
        georges_turn(),
        *("use white resources 2", "place marble chiesa_facciata", "place marble chiesa_facciata"),
        *("use yellow resources 2", "place gold chiesa_facciata", "place gold giardino"),
        "spare metal chiesa_facciata",
    )
    assert supply(state, GEORGE) == [0, 100, 0]
    play(state, "use green artist chiesa_facciata")
    assert artist(state, "chiesa_facciata", GEORGE) == 2
    assert ticks(state, GEORGE) == ["giardino.gold"]
    # The fee is gone, and the income comes at once.
    assert supply(state, GEORGE) == [0, BOX["chiesa.income_fiorini"], 0]
    assert lines(state, GEORGE)["chiesa"] == BOX["chiesa.chiesa_facciata.points"] + 2


def test_george_cannot_hire_before_everything_else_is_ticked():
    state = play(
        georges_turn(),
        *("use white resources 2", "place marble chiesa_facciata", "place marble chiesa_facciata"),
    )
    assert offers(state, "use green artist") == []


def pauls_answer(rione="1 13", star=1):
    """George has used white, green and yellow; Paul has the Casa and a whole Facciata."""
    return position(
        4,
        active=GEORGE,
        player=PAUL,
        next="UseOneDie, EndStep",
        used="white green yellow",
        dice="5 3 3 2 3 4",
        rione={PAUL: rione},
        ticks={PAUL: all_but("chiesa_facciata")},
        supply={PAUL: f"0 0 {star}"},
    )


def test_paul_hires_an_anonymous_artist_with_the_brown_die_english_edition():
    state = play(pauls_answer(), "use brown anonymous chiesa_facciata", "spend star")
    assert artist(state, "chiesa_facciata", PAUL) == 3
    assert supply(state, PAUL) == [0, BOX["chiesa.income_fiorini"], 0]


@pytest.mark.parametrize("colour", ["brown", "grey", "red"])
def test_paul_hires_an_anonymous_artist_with_any_die_italian_edition(colour):
    assert uses(pauls_answer()) == {"brown", "grey", "red"}
    state = play(pauls_answer(), f"use {colour} anonymous chiesa_facciata", "spend star")
    assert artist(state, "chiesa_facciata", PAUL) == 3


def test_without_the_star_paul_would_gain_1_point():
    state = play(pauls_answer(star=0), "use brown anonymous chiesa_facciata")
    assert artist(state, "chiesa_facciata", PAUL) == 1
    state = play(pauls_answer(), "use brown anonymous chiesa_facciata", "keep star")
    assert artist(state, "chiesa_facciata", PAUL) == 1


def test_with_a_zecca_paul_would_have_written_4():
    state = play(pauls_answer("1 13 20"), "use brown anonymous chiesa_facciata", "spend star")
    assert artist(state, "chiesa_facciata", PAUL) == 4


@pytest.mark.parametrize(("rione", "points"), [("1", 4), ("1 20", 5)])
def test_a_masterpiece_of_a_paid_artist(rione, points):
    state = position(rione={0: rione}, ticks={0: all_but("giardino")}, supply={0: "0 200 1"})
    play(state, "use green artist giardino", "spend star")
    assert artist(state, "giardino") == points
    assert supply(state) == [0, 0, 0]


def test_each_work_wants_its_own_type_of_artist():
    state = position(supply={0: "0 200 0"}, ticks={0: " ".join(all_but(work) for work in WORKS)})
    for colour, name in (("green", "sculptor"), ("red", "architect"), ("yellow", "painter")):
        wanted = [
            work
            for path, works in (("palazzo", PALAZZO), ("chiesa", CHIESA))
            for work in works
            if name in BOX[f"{path}.{work}.artists"]
        ]
        assert offers(state, f"use {colour} artist") == [
            f"use {colour} artist {work}" for work in wanted
        ]


# Effects of completing an Artwork


@pytest.mark.parametrize("work", PALAZZO)
def test_camera_nuziale_and_facciata_of_the_palazzo_give_a_spare(work):
    colour = {"painter": "yellow", "sculptor": "green", "architect": "red"}
    (type_of_artist,) = BOX[f"palazzo.{work}.artists"]
    state = position(supply={0: "0 200 0"}, ticks={0: all_but(work)})
    play(state, f"use {colour[type_of_artist]} artist {work}")
    assert supply(state)[0] == int(work in ("camera_nuziale", "palazzo_facciata"))
    assert lines(state)["palazzo"] == BOX[f"palazzo.{work}.points"] + 2


@pytest.mark.parametrize(
    ("work", "colour", "marked"),
    [("cupola", "red", [1, 0, 0]), ("cappella", "red", [0, 1, 0]), ("pulpito", "green", [0, 0, 1])],
)
def test_works_of_the_chiesa_give_their_income_at_once(work, colour, marked):
    state = position(supply={0: "0 200 0"}, ticks={0: all_but(work)})
    assert tracks(play(state, f"use {colour} artist {work}")) == marked


def palazzo_together():
    """John lacks the Painter of his Ritratto, Ringo the Sculptor of his Giardino."""
    return position(
        4,
        active=JOHN,
        player=JOHN,
        next=f"UseDie, EndStep, {OTHERS_3}, PlayerTurn 0",
        used="white red",
        dice="1 1 1 1 1 1",
        supply={JOHN: "0 100 0", RINGO: "0 100 0"},
        artists={JOHN: THREE_OF_THE_PALAZZO["ritratto"], RINGO: THREE_OF_THE_PALAZZO["giardino"]},
        ticks={JOHN: all_but("ritratto"), RINGO: all_but("giardino")},
    )


def test_john_completes_his_palazzo_first_and_ringo_in_the_same_turn_both_mark_6():
    state = play(palazzo_together(), "use yellow artist ritratto")
    assert bonus(state, JOHN) == 6
    play(state, "use green artist giardino")
    assert bonus(state, RINGO) == 6
    assert lines(state, RINGO)["palazzo"] == 6 + 8 + sum(
        BOX[f"palazzo.{work}.points"] for work in PALAZZO
    )


@pytest.mark.parametrize(("before", "prize"), [((), 6), ((0,), 3), ((0, 1), 1), ((0, 1, 2), 1)])
def test_the_prize_depends_on_who_was_earlier(before, prize):
    done = completed(*PALAZZO)
    state = position(
        4,
        first=JOHN,
        next="PlayerTurn 0",
        artists=dict.fromkeys(before, done) | {JOHN: THREE_OF_THE_PALAZZO["giardino"]},
        bonus=dict.fromkeys(before, "1"),
        ticks={JOHN: all_but("giardino")},
        supply={JOHN: "0 200 0"},
    )
    for colour in BOX["dice.colours"]:
        play(state, f"roll {colour} 4")
    play(state, "use green artist giardino")
    assert bonus(state, JOHN) == prize


def test_a_whole_chiesa_gives_four_steps_on_any_one_track():
    state = position(
        supply={0: "0 200 0"},
        artists={0: completed("chiesa_facciata", "cupola", "cappella")},
        ticks={0: all_but("pulpito")},
        tracks={0: "0 8 0"},
    )
    play(state, "use green artist pulpito")
    assert texts(state) == ["advance captain", "advance bishop", "advance preacher"]
    assert tracks(play(state, "advance bishop"))[1] == 12


def test_three_works_of_the_chiesa_are_not_enough():
    state = position(
        supply={0: "0 200 0"},
        artists={0: completed("chiesa_facciata", "cupola")},
        ticks={0: all_but("pulpito")},
    )
    assert offers(play(state, "use green artist pulpito"), "advance") == []
