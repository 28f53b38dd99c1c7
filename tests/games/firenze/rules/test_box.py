"""The box of Firenze: a corrected file plays, a broken one says which count is wrong."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from tests.games.boxes import changed, load_each
from tests.games.firenze.rules.positions import BOX, GAME

SHIPPED = BOX.text

BROKEN = [
    ("bricks        = 88", "bricks        = 89", "contents.bricks is 89, but the bricks of all"),
    (
        "counts  = [25, 18, 15, 12, 10, 8]",
        "counts  = [25, 18, 15, 12, 10, 9]",
        "contents.bricks is 88, but the bricks of all colours add up to 89",
    ),
    (
        "cards         = 52",
        "cards         = 53",
        "contents.cards is 53, but the cards add up to 52",
    ),
    (
        "start_cards   = 10",
        "start_cards   = 11",
        "contents.start_cards is 11, but the start cards add up to 10",
    ),
    (
        "[cards.spy]\ncount  = 2\nstart  = 0",
        "[cards.spy]\ncount  = 3\nstart  = 0",
        "contents.cards is 52, but the cards add up to 53",
    ),
    (
        "[cards.spy]\ncount  = 2\nstart  = 0",
        "[cards.spy]\ncount  = 2\nstart  = 1",
        "contents.start_cards is 10, but the start cards add up to 11",
    ),
    (
        "balconies     = 19",
        "balconies     = 18",
        "contents.balconies is 18, but the balcony tiles add up to 19",
    ),
    (
        "commissions   = 36",
        "commissions   = 35",
        "contents.commissions is 35, but the heights of all colours add up to 36",
    ),
    (
        'colour = "yellow", height = 5, total = 6',
        'colour = "white", height = 6, total = 6',
        "balconies.tile_2 lies on white 6, where another balcony lies",
    ),
    (
        'numeral = "I", colour = "yellow"',
        'numeral = "V", colour = "yellow"',
        "balconies.tile_2 needs a numeral, a colour and a height of this game",
    ),
    ("height = 5, total = 6 }", "height = 5, total = 600 }", "needs a total from 0 to 99"),
    ("2       = 9", "2       = 10", "seals.2 must be a whole number from 1 to 9, not 10"),
    (
        "4       = 6",
        "4       = 9",
        "seals.4 is 9: 32 commissions could be gone before anybody's last seal, and only 25",
    ),
    ("most   = 4\n", "most   = 7\n", "players.most must be a whole number from 4 to 4, not 7"),
    ("[0, 0, 0, 1, 3, 6, 10]", "[0, 0, 0, 3, 1, 6, 10]", "construction.costs must rise from 0"),
    ("[0, 0, 0, 1, 3, 6, 10]", "[0, 0, 0, 1, 3, 6]", "construction.costs must be 7 whole numbers"),
    ("all    = [3, 4, 5, 6, 7, 8]", "all    = [3, 4, 5, 6, 7, 9]", "heights.all must rise one by"),
    ("all    = [3, 4, 5, 6, 7, 8]", "all    = [2, 3, 4, 5, 6, 7]", "needs a value commissions."),
    ("all    = [3, 4, 5, 6, 7, 8]", 'all    = "all"', "heights.all must be 1 whole numbers"),
    ("all    = [3, 4, 5, 6, 7, 8]", "all    = []", "heights.all must be 1 whole numbers"),
    ('colours = ["white",', 'colours = ["grey",', "needs a value commissions.grey.3"),
    (
        "start_bricks  = [2, 3, 4, 5]",
        "start_bricks  = [9, 9, 9, 9]",
        "set_up.start_bricks add up to 36; there are 25 white bricks",
    ),
    ('start_colour  = "white"', 'start_colour  = "pink"', "must be a brick's colour, not 'pink'"),
    ("heights = [3, 4]\ndoubt ", "heights = [1]\ndoubt ", "cards.recognition.heights must name"),
    (
        "[cards.campanile]\ncount  = 1\nstart  = 0",
        "[cards.campanile]\ncount  = 1\nstart  = 1",
        "contents.start_cards is 10, but the start cards add up to 11",
    ),
    ("points = 10", "points = 1979-01-01", "cards.campanile.points must be a whole number"),
    ("neutral = 5 ", "neutral = 8 ", "seals.neutral must be a whole number from 0 to 7, not 8"),
    ("5      = 1\n", "9      = 1\n", "level_tiles.9 is not a value of this game"),
]


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """Every broken box, then a corrected one, in one process."""
    folder = tmp_path_factory.mktemp("boxes")
    paths = changed(folder, SHIPPED, BROKEN)
    mine = folder / "mine.toml"
    mine.write_text(SHIPPED.replace("total = 12 }", "total = 13 }"), encoding="utf-8")
    return load_each("firenze", [*paths, mine])


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_a_broken_box_is_refused_with_the_count_that_is_wrong(answers, number):
    kind, said = answers[number][:2]
    assert kind == "refused", said
    assert BROKEN[number][2] in said
    assert f"broken{number}.toml" in said
    assert ", line " in said


def test_after_broken_boxes_a_corrected_one_still_loads(answers):
    kind, fingerprint, seats = answers[-1]
    assert (kind, seats) == ("loaded", 2)
    assert fingerprint != BOX.fingerprint


def test_the_shipped_box_is_graded_throughout():
    grades = [value.grade for value in BOX.values.values()]
    assert len(grades) > 200
    assert set(grades) == {"rulebook", "source", "inferred", "reconstructed"}
    assert all(value.source for value in BOX.values.values())


def test_the_box_holds_what_is_certain_and_says_what_is_not():
    certain = {
        "commissions.green.5": 4,
        "commissions.green.6": 5,
        "majorities.white": 2,
        "level_tiles.6": 2,
        "end.last_seal": 5,
        "balconies.tile_1.total": 7,
        "limits.storehouse": 10,
        "construction.costs": [0, 0, 0, 1, 3, 6, 10],
    }
    for path, value in certain.items():
        assert (BOX[path], BOX.values[path].grade) == (value, "rulebook"), path
    seen_in_photographs = {"commissions.red.7": 8, "balconies.tile_18.total": 14}
    for path, value in seen_in_photographs.items():
        assert (BOX[path], BOX.values[path].grade) == (value, "source"), path
    assert BOX.values["balconies.tile_1.height"].grade == "reconstructed"
    assert BOX.values["commissions.purple.8"].grade == "reconstructed"
    assert BOX.values["cards.mason.count"].grade == "reconstructed"


@pytest.mark.parametrize(
    ("path", "grade"),
    [
        ("cards.recognition.heights", "reconstructed"),
        ("cards.monument.points", "inferred"),
        ("cards.mason.saves", "source"),
        ("cards.warehouse.limit", "source"),
        ("set_up.low_heights", "inferred"),
    ],
)
def test_a_value_is_as_sure_as_its_least_sure_part(path, grade):
    assert BOX.values[path].grade == grade


def test_every_card_says_how_sure_its_name_and_its_effect_are():
    cards = dict.fromkeys(path.split(".")[0] for path in BOX.table("cards"))
    expected = {f"cards.{card}.{what}" for card in cards for what in ("name", "effect")}
    assert set(BOX.claims) == expected
    guesses = [path for path, claim in BOX.claims.items() if claim.is_unsure]
    assert sum(path.endswith(".effect") for path in guesses) == 12
    assert sum(path.endswith(".name") for path in guesses) == 10
    assert BOX.claims["cards.campanile.name"].grade == "rulebook"
    assert BOX.claims["cards.campanile.effect"].grade == "reconstructed"


def test_the_claims_name_the_cards_as_the_phrases_do():
    said = phrases_for("firenze", "en")
    for path, claim in BOX.claims.items():
        if path.endswith(".name"):
            assert said.card(path.split(".")[1]) == claim.value


def test_grades_are_no_part_of_what_records_were_played_with():
    assert BOX.fingerprint == "5ec9f76a61b24be3"


def test_the_vocabulary_has_a_few_hundred_words():
    assert 300 < len(GAME.words) < 500
