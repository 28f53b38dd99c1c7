"""The log of Florenza Dice Game: what each deed says, and that none is left out."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import log, phrases_for
from signoria.faces.phrases.log import is_turn
from signoria.games.florenza_dice.news import TurnBegins
from signoria.story import Story
from tests.games.florenza_dice.rules.positions import OTHERS, all_but, position, whole_sheet
from tests.games.florenza_dice.tables import GAME, table_at, told

ENGLISH = phrases_for("florenza_dice", "en")
ITALIAN = phrases_for("florenza_dice", "it")
LOW = "1 1 1 1 1 1"


def test_a_roll_of_six_dice_is_one_sentence():
    sentences = [line.sentence for line in log(ENGLISH, table_at(2, 8).record)]
    assert len([one for one in sentences if "rolled white" in one]) == 1


def test_the_first_roll_names_the_free_building_and_the_first_player():
    state = GAME.new(2)
    assert told(ENGLISH, state, "roll 4", "roll 2") == [
        "Adam rolled 4 and begins with Erbolaio.",
        "Bea rolled 2 and begins with Boscaiuolo.",
        "Bea rolled lowest and is First Player.",
    ]
    state = GAME.new(2)
    assert told(ENGLISH, state, "roll 2", "roll 2", "start 1")[-1] == (
        "Bea is First Player: among the lowest rolls chance decided."
    )


def test_a_die_for_resources_is_told_by_its_places():
    moves = ["use white resources 2", "place marble cupola", "place marble 3"]
    assert told(ENGLISH, position(), *moves) == [
        "Adam placed marble from the white die in the Cupola.",
        "Adam placed marble from the white die in space 3.",
    ]
    assert told(ITALIAN, position(), *moves)[0] == (
        "Adam ha messo marmo nella Cupola con il dado bianco."
    )


def test_what_is_spent_and_where_is_one_sentence():
    state = position(supply={0: "1 100 0"})
    moves = ["spend spare", "place gold 2", "spend fiorini", "pay 2"]
    assert told(ENGLISH, state, *moves) == [
        "Adam spent a spare as gold in space 2.",
        "Adam paid 100 Fiorini in space 2.",
    ]


def test_steps_tell_what_they_brought():
    assert told(ENGLISH, position(dice=LOW), "use white captain 2") == [
        "Adam used the white die (1) for the Captain, now on space 2: 100 Fiorini."
    ]
    state = position(dice=LOW, tracks={0: "4 0 0"}, supply={0: "1 0 0"})
    assert told(ENGLISH, state, "use white captain 2", "place gold 2") == [
        "Adam used the white die (1) for the Captain, now on space 5.",
        "Adam placed gold from a track in space 2.",
        "Adam gained 1 step for the Captain and 1 point.",
    ]


def test_a_building_tells_its_points_and_what_it_gives():
    state = position(rione={0: "1 2 3"}, ticks={0: "4.metal 4.textile 4.gold 4.fiorini"})
    assert told(ENGLISH, state, "build 19") == [
        "Adam built Fondaco in space 4: 2 points.",
        "Adam gained 3 spares.",
    ]


def test_an_artwork_a_masterpiece_and_the_palazzo_are_told():
    state = position(
        dice=LOW,
        supply={0: "1 200 1"},
        artists={0: "2 2 0 2 0 0 0 0"},
        ticks={0: all_but("giardino")},
    )
    assert told(ENGLISH, state, "use green artist giardino", "spend star") == [
        "Adam completed the Giardino with a sculptor for 100 Fiorini: 4 + 2 points.",
        "Adam spent a star: the Giardino is a masterpiece, 2 points more.",
        "Adam's Palazzo is complete: 6 points.",
    ]


def test_effects_of_buildings_are_told():
    state = position(rione={0: "1 7 14 15 16 17"}, supply={0: "1 0 0"})
    moves = ["use white resources 2", "place gold 7", "change resource"]
    assert told(ENGLISH, state, *moves) == [
        "Adam traded marble from the white die for gold and placed it in space 7.",
        "Adam took 200 Fiorini instead of marble.",
    ]
    moves = ["use grey two gold", "place gold cappella", "place gold 8", "use red more fiorini"]
    assert told(ITALIAN, state, *moves) == [
        "Adam ha messo oro nella Cappella grazie a Mercato.",
        "Adam ha messo oro nello spazio 8 grazie a Mercato.",
        "Adam ha usato il dado rosso (4) per 300 fiorini.",
    ]


def test_the_whole_chiesa_is_told_with_its_track():
    state = position(
        dice=LOW,
        supply={0: "1 200 0"},
        artists={0: "0 0 0 0 2 2 2 0"},
        ticks={0: all_but("pulpito")},
    )
    assert told(ENGLISH, state, "use red artist pulpito", "advance bishop")[1:3] == [
        "Adam gained 1 step for the Preacher.",
        "Adam's Chiesa is complete: 4 steps for the Bishop.",
    ]


def test_a_new_round_tells_income_and_offices():
    state = position(
        next=f"{OTHERS}, Round",
        used="white brown grey",
        supply={1: "1 0 0"},
        tracks={0: "3 0 0", 1: "1 2 0"},
        artists={0: "0 0 0 0 2 2 0 0"},
    )
    assert told(ENGLISH, state, "use green fiorini", "done") == [
        "Bea used the green die (4) for 200 Fiorini.",
        "Round 2 begins.",
        "Adam received 100 Fiorini and 1 step for the Captain as income.",
        "Adam is Captain of the People, Bea Bishop.",
    ]


def test_alone_the_ghost_is_told():
    sentences = [line.sentence for line in log(ENGLISH, table_at(1, 10_000).record)]
    for beginning in ("The dice for Pope Sisto IV:", "Pope Sisto IV took", "Pope Sisto IV made"):
        assert any(one.startswith(beginning) for one in sentences)
    assert sentences[-1].startswith("Adam has ")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_log_of_a_whole_game_has_every_round_and_no_gap(seats):
    record = table_at(seats, 10_000).record
    for words in (ENGLISH, ITALIAN):
        sentences = [line.sentence for line in log(words, record)]
        assert all(one and "{" not in one and one[0].isupper() for one in sentences)
    rounds = GAME.box[f"players.rounds.{seats}"]
    told_rounds = [line for line in log(ENGLISH, record) if line.sentence.endswith(" begins.")]
    assert len(told_rounds) == rounds - 1


def test_the_board_is_shown_again_when_a_turn_begins_and_at_the_end():
    table = table_at(2, 10_000)
    story = Story.of(table.record)
    begun = [
        ply
        for ply, facts in enumerate(story.facts, 1)
        for fact in facts
        if isinstance(fact, TurnBegins)
    ]
    assert len(begun) == 2 * GAME.box["players.rounds.2"]
    assert all(is_turn(story, ply) for ply in [*begun, len(story.moves)])


def test_what_a_die_brings_is_no_income_when_the_round_ends_with_it():
    state = position(
        dice=LOW,
        used="white brown grey",
        bishop=1,
        tracks={1: "2 0 0"},
        artists={1: "0 0 0 0 2 0 0 0"},
        next=f"{OTHERS}, Round",
    )
    assert told(ENGLISH, state, "use white captain 2") == [
        "Bea used the white die (1) for the Captain, now on space 4: 1 point.",
        "Round 2 begins.",
        "Bea received 100 Fiorini as income.",
        "Bea is Captain of the People; nobody is Bishop.",
    ]


def test_a_resource_that_fits_nowhere_is_told():
    works = [tick for tick in whole_sheet().split() if not tick[0].isdigit()]
    rione = {0: "1 2 3 4 5 6 7 8"}
    state = position(dice=LOW, tracks={0: "4 0 0"}, rione=rione, ticks={0: " ".join(works)})
    assert told(ENGLISH, state, "use white captain 2") == [
        "Adam used the white die (1) for the Captain, now on space 6: 1 point.",
        "Adam had no open icon for a resource.",
    ]
    assert told(ENGLISH, state, "use brown resources 1") == [
        "Adam used the brown die (1) for 1 wood, but no icon was open."
    ]


def test_the_end_tells_what_points_are_made_of():
    state = position(
        next="EndStep, Round",
        round=6,
        supply={0: "1 0 0", 1: "0 400 2"},
        tracks={0: "3 0 0"},
    )
    assert told(ENGLISH, state, "done") == [
        "The points of Adam: Captain track 1, Spares left 1.",
        "The points of Bea: Stars left 2, Fiorini left 2.",
    ]
