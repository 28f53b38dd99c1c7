"""The rulebook in order: rules for solitaire play, the actions of a Ghost."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    BOX,
    GAME,
    GHOST,
    GHOST_REST,
    YOU,
    artwork,
    character,
    church,
    facts,
    in_play,
    left,
    lines,
    play,
    position,
    prestige,
    see,
    texts,
    tile,
    tiles,
)
from tests.games.florenza.rules.test_rulebook_7_solitaire import SAMPLE, alone, points, row, table

# Operate a workshop


def example_13(roll, prestige=4, fabbro="-"):
    """Paul, who is you, is first player and has Boscaiuolo, Fabbro, Convento."""
    you = {
        "workshops": f"boscaiuolo:built:- fabbro:built:{fabbro} convento:built:-",
        "prestige": 7,
    }
    state = alone(you=you, prestige=prestige, next=f"GhostOperates 1, PlaceKinsman 0, {GHOST_REST}")
    return play(state, f"roll {roll}")


def test_example_13():
    state = example_13(3)
    assert prestige(state, GHOST) == 4 - 1 + 2
    assert church(state, GHOST) == 1
    assert prestige(state, YOU) == 8
    assert tile(state, YOU, 3)["built"] is False
    assert not any(text.startswith("operate 0 3") for text in texts(state))


def test_example_13_workshops_with_a_kinsman_are_not_counted():
    assert tile(example_13(2, fabbro=0), YOU, 3)["built"] is False


def test_example_13_the_count_starts_again_from_the_first_player():
    assert tile(example_13(4), YOU, 1)["built"] is False


def test_at_the_lowest_prestige_a_ghost_leaves_other_districts_alone():
    you = {"workshops": "boscaiuolo:built:-"}
    state = alone(you=you, prestige=-3, next="GhostOperates 1, PlaceKinsman 0")
    assert (state.actor(), prestige(state, GHOST, YOU)) == (YOU, [-3, 0])


def test_a_ghost_uses_its_own_workshops_without_paying():
    state = alone(
        workshops="fabbro:built:- sartore:built:-", next="GhostOperates 1, PlaceKinsman 0"
    )
    play(state, "roll 2")
    assert (prestige(state, GHOST), see(state, GHOST)["fiorini"]) == (1, 0)


# Build a workshop


def test_example_14():
    state = alone(workshops="fabbro:built:-", next="GhostBuilds 1 0, PlaceKinsman 0")
    play(state, "roll 2", "roll 5")
    assert tile(state, GHOST, 2) == {"workshop": "mercatante", "built": False, "kinsman": None}
    assert (prestige(state, GHOST), left(state, "mercatante")) == (2, 0)


@pytest.mark.parametrize("category", range(1, 7))
@pytest.mark.parametrize("die", range(1, 7))
def test_two_dice_name_each_workshop_of_the_summary(category, die):
    state = alone(next="GhostBuilds 1 0, PlaceKinsman 0")
    play(state, f"roll {category}", f"roll {die}")
    name = tiles(state, GHOST)[0]
    assert BOX[f"workshops.{name}.category"] == category
    assert die in BOX[f"workshops.{name}.die"]


def test_example_14_without_the_tile_or_a_space_there_is_no_action():
    state = alone(supply={"mercatante": 0}, next="GhostBuilds 1 0, PlaceKinsman 0")
    play(state, "roll 2", "roll 5")
    assert (tiles(state, GHOST)[0], prestige(state, GHOST)) == ("-", 0)
    full = " ".join(["casa:built:-"] * 2 + ["picconiere:built:-"] * 2 + ["fabbro:built:-"] * 2)
    state = alone(
        workshops=f"{full} cava:built:- zecca:built:-", next="GhostBuilds 1 0, PlaceKinsman 0"
    )
    play(state, "roll 2", "roll 5")
    assert (left(state, "mercatante"), prestige(state, GHOST)) == (1, 0)


# Create an artwork


def church_art(difficulty, **more):
    """A Ghost creates an artwork in its Church."""
    return alone(
        difficulty, characters=SAMPLE, next="GhostDistrictArtwork 1 1, PlaceKinsman 0", **more
    )


def test_example_15():
    state = church_art("easy")
    assert artwork(state, "chiesa cappella", GHOST)["crest"] == GHOST
    assert (prestige(state, GHOST), church(state, GHOST)) == (4 + 2, 1)
    assert see(state, GHOST)["crests"]["normal"] == 9
    assert character(state, "leonardo_da_vinci")["where"] == "turned"
    assert not character(state, "leonardo_da_vinci")["masterpiece"]


def test_example_15_on_medium_he_completes_a_masterpiece():
    state = church_art("medium")
    assert prestige(state, GHOST) == 4 + row("leonardo_da_vinci", "sculptor")[5]
    assert character(state, "leonardo_da_vinci")["masterpiece"]


@pytest.mark.parametrize(("difficulty", "die"), [("hard", 1), ("masterpiece", 6)])
def test_example_15_on_hard_and_masterpiece_the_dearest_artist_works(difficulty, die):
    state = church_art(difficulty)
    assert artwork(state, "chiesa abside", GHOST)["crest"] == GHOST
    expected = points("chiesa.abside")[0] + row("raffaello_sanzio", "painter")[die - 1]
    assert prestige(state, GHOST) == expected
    assert character(state, "raffaello_sanzio")["masterpiece"] == (die == 6)


def test_without_an_artist_an_artwork_or_a_crest_there_is_no_action():
    nobody = alone(next="GhostDistrictArtwork 1 1, PlaceKinsman 0")
    assert prestige(nobody, GHOST) == 0
    crests = church_art("easy", crests=[0, 1, 1, 1])
    assert character(crests, "leonardo_da_vinci")["where"] == "card"
    done = church_art("easy", district="chiesa.cappella chiesa.facciata", crests=[8, 1, 1, 1])
    assert (prestige(done, GHOST), character(done, "leonardo_da_vinci")["where"]) == (0, "card")


def test_a_ghost_captain_may_use_the_artist_it_detained():
    state = church_art("hard", captain=GHOST, detained="raffaello_sanzio")
    assert character(state, "raffaello_sanzio")["where"] == "turned"
    assert facts(state)["detained"] == ["-"]


def test_an_artist_whom_you_detained_is_not_available_to_a_ghost():
    state = church_art("hard", captain=YOU, detained="raffaello_sanzio")
    assert character(state, "caravaggio")["where"] == "turned"


def test_a_ghost_gains_the_bonus_for_a_complete_church_and_palace():
    state = church_art(
        "easy", district="chiesa.abside chiesa.cupola chiesa.facciata", crests=[7, 1, 1, 1]
    )
    assert church(state, GHOST) == 1 + 2
    state = alone(
        characters="donatello:4",
        district="palazzo.camera_nuziale palazzo.facciata palazzo.ritratto",
        crests=[7, 1, 1, 1],
        next="GhostDistrictArtwork 1 0, PlaceKinsman 0",
    )
    expected = points("palazzo.giardino")[0] + row("donatello", "sculptor")[0] + 4
    assert prestige(state, GHOST) == expected


LOCATIONS = [
    "duomo",
    "palazzo_della_signoria",
    "battistero",
    "palazzo_vescovile",
    "san_lorenzo",
    "santa_maria_novella",
]


@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_chooses_the_location_on_the_main_board(die):
    state = alone(characters="michelangelo_buonarroti:3", next="GhostCityArtwork 1, PlaceKinsman 0")
    play(state, f"roll {die}")
    crests = facts(state)["city_crests"]
    artist = "architect"  # the cheapest of Michelangelo's skills
    fits = [
        box["key"].replace(" ", ".")
        for box in GAME.observe(state, None)["artworks"]
        if box["location"] == LOCATIONS[die - 1] and artist in box["skills"]
    ]
    assert crests == ([f"{fits[0]}:1:1"] if fits else [])


def test_a_ghost_places_its_special_crests_first():
    state = alone(
        characters="giotto:4", crests=[10, 0, 0, 1], next="GhostCityArtwork 1, PlaceKinsman 0"
    )
    play(state, "roll 1")
    assert see(state, GHOST)["crests"] == {"normal": 10, "prestige": 0, "church": 0, "kinsman": 0}


# Captain of Fortune, Church Point


def test_a_ghost_takes_the_points_of_the_first_captains_bottom_line():
    state = alone(
        fortune="alessandro_farnese:0 duca_d_alba:- ludovico_il_moro:-",
        next="GhostHiresCaptain 1, PlaceKinsman 0",
    )
    line = BOX["captains.duca_d_alba.bottom"]
    assert [prestige(state, GHOST), church(state, GHOST)] == line[1:3]
    assert [one["closed"] for one in GAME.observe(state, None)["fortune"]] == [False, True, False]


def test_without_a_captain_available_a_ghost_does_nothing():
    state = alone(
        fortune="duca_d_alba:closed gattamelata:0", next="GhostHiresCaptain 1, PlaceKinsman 0"
    )
    assert (prestige(state, GHOST), church(state, GHOST)) == (0, 0)


def test_a_ghost_gains_a_church_point():
    assert church(alone(next="GhostGainsInfluence 1, PlaceKinsman 0"), GHOST) == 1


# Phases 5 to 8


def test_phase_8_lays_kinsmen_down_and_turns_everything_back():
    state = alone(
        table=[1, 2, 0, 0, 0, 0, 0, 1],
        characters="giotto:4",
        turned="giotto",
        fortune="gattamelata:closed",
        workshops="fabbro:open:- zecca:built:-",
        next="EndOfRound, GhostEndOfRound, PlaceKinsman 0",
    )
    assert table(state) == [2, 2, 0, 0, 0, 0, 0, 2]
    assert character(state, "giotto")["where"] == "card"
    assert (
        GAME.observe(state, None)["fortune"][0] | {"closed": False, "kinsman": None}
        == (GAME.observe(state, None)["fortune"][0])
    )
    assert tile(state, GHOST, 1)["built"]
    assert in_play(state) == ["giotto"]


def test_the_end_compares_you_with_every_ghost():
    state = position(1, ghosts="easy hard", round=8, f0={"prestige": 9}, next="Round")
    results = GAME.observe(state, YOU)["results"]
    assert [one["result"] for one in results] == ["won", "lost", "lost"]
    assert results[0]["total"] == sum(lines(state, YOU).values())
    assert GAME.winners(state) == [YOU]
    state = position(1, ghosts="easy", round=8, f1={"prestige": 9}, next="Round")
    assert GAME.observe(state, YOU)["results"][YOU]["result"] == "lost"
    assert GAME.winners(state) == []
