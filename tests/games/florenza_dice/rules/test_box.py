"""The box of the Florenza Dice Game: a corrected file plays, a broken one says what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from signoria.kernel.box import GRADES
from signoria.library import box_file
from tests.games.boxes import changed, load_each
from tests.games.florenza_dice.rules.conservation import cost
from tests.games.florenza_dice.rules.positions import BOX

SHIPPED = box_file("florenza_dice").read_text(encoding="utf-8")

BROKEN = [
    (
        'resources = ["marble", "metal", "spice", "gold"]\nfiorini   = 200',
        'resources = ["marble", "metal", "spice", "gold"]\nfiorini   = 300',
        "buildings.24.fiorini cannot be built: it needs 3 icons of fiorini",
    ),
    (
        'resources = ["wood", "metal"]\nfiorini   = 0',
        'resources = ["wood", "wood"]\nfiorini   = 0',
        "it needs 2 icons of wood, and a space of the Rione shows 1 (rione.resources)",
    ),
    (
        '"star", "points 3"]',
        '"star", "points 2"]',
        "tracks.captain.spaces must total 7 points (tracks.captain.total), not 6",
    ),
    ("total  = 7", "total  = 8", "must total 8 points (tracks.captain.total), not 7"),
    (
        '"star", "points 3"]',
        '"star", "bonus"]',
        "tracks.captain.spaces has 'bonus'; an icon is one",
    ),
    ('"spare", "die"]', '"spare", "points 1"]', "only the Captain of the People's track is scored"),
    ('"captain", "-", "spare"', '"bishop", "-", "spare"', "tracks.bishop.spaces has 'bishop'"),
    ("most   = 4", "most   = 5", "players.most must be a whole number from 2 to 4, not 5"),
    ('white  = "marble"', 'white  = "gold"', "dice.resources must name each of marble, wood"),
    ('red    = "architect"', 'red    = "painter"', "dice.personalities must name each of"),
    ("steps     = [2, 2, 2, 1, 1, 1]", "steps     = [3, 2, 2, 1, 1, 1]", "must be 6 whole numbers"),
    (
        "fee       = [100, 100, 100, 200, 200, 200]",
        "fee       = [150, 100, 100, 200, 200, 200]",
        "dice_board.tradeoff.fee must be in steps of 100 Fiorini, not 150",
    ),
    ("prizes      = [6, 3, 1, 1]", "prizes      = [3, 6, 1, 1]", "palazzo.prizes must not rise"),
    ('artists   = ["painter"]', "artists   = []", "ritratto.artists must name at least one artist"),
    ('income    = "captain"', 'income    = "marble"', "cupola.income must be one of captain"),
    (
        'resources = ["wood", "textile", "textile"]',
        'resources = ["wood", "textile", "textile", "textile", "textile"]',
        "camera_nuziale.resources has 4 icons of textile; most are 3",
    ),
    ('["spice", "textile"]\nfiorini   = 100', '["spice", "silk"]\nfiorini   = 100', "ritratto.res"),
    ("anonymous_artist    = 13", "anonymous_artist    = 14", "must share out the numbers 1 to 25"),
    ("none                = [22, 23, 24, 25]", "none                = [22, 23, 24]", "Building 25"),
    ("spaces    = 8", "spaces    = 11", "rione.spaces must be a whole number from 2 to 9, not 11"),
    ("1 = 6\n2 = 6", "1 = 7\n2 = 6", "palazzo.solo_prizes must be 7 whole numbers"),
    ("from_round = 2", "from_rounds = 2", "offices.from_rounds is not a value of this game"),
]

CORRECTED = [
    ('"star", "points 3"]', '"star", "-", "-", "points 3"]'),
    ('resources = ["wood", "textile", "textile"]', 'resources = ["textile", "textile", "textile"]'),
    ('"spice", "textile", "gold"]   #', '"spice", "textile", "gold", "gold"]   #'),
    ("points    = 8", "points    = 9"),
]


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """Every broken box, then a corrected one, in one process."""
    folder = tmp_path_factory.mktemp("boxes")
    paths = changed(folder, SHIPPED, BROKEN)
    mine = SHIPPED
    for old, new in CORRECTED:
        assert old in mine, old
        mine = mine.replace(old, new, 1)
    paths.append(folder / "mine.toml")
    paths[-1].write_text(mine, encoding="utf-8")
    return load_each("florenza_dice", paths)


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_a_broken_box_is_refused_with_the_rule_it_breaks(answers, number):
    kind, said = answers[number]
    assert kind == "refused", said
    assert BROKEN[number][2] in said
    assert f"broken{number}.toml, line " in said


def test_after_broken_boxes_a_corrected_one_still_plays(answers):
    kind, fingerprint, _ = answers[-1]
    assert kind == "loaded", fingerprint
    assert fingerprint != BOX.fingerprint


_ROLL_FOR_BUILDINGS = """
import json, sys, signoria
game = signoria.load("florenza_dice", box=sys.argv[1])
state = game.new(3)
for value in (5, 2, 3):
    state.play(f"roll {value}")
seen = game.observe(state, None)
print(json.dumps([[sheet["rione"][0]["building"] for sheet in seen["sheets"]], seen["first"],
    [sheet["supply"]["spares"] for sheet in seen["sheets"]]]))
"""


@pytest.mark.parametrize(
    ("changes", "spares"),
    [
        ([("[1, 2, 3, 4, 5, 6]", "[6, 5, 4, 3, 2, 1]")], [1, 1, 1]),
        ([("[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 19, 6]"), ("= 19", "= 5")], [3, 1, 1]),
    ],
)
def test_the_free_building_has_the_number_rolled_whatever_buildings_do(tmp_path, changes, spares):
    mine = SHIPPED
    for old, new in changes:
        assert mine.count(old) == 1, old
        mine = mine.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(mine, encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", _ROLL_FOR_BUILDINGS, str(path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(answer.stdout) == [[5, 2, 3], 1, spares]


def test_the_shipped_box_is_graded_throughout():
    grades = [value.grade for value in BOX.values.values()]
    assert len(grades) > 200
    assert set(grades) == set(GRADES)
    assert all(value.source for value in BOX.values.values())


def test_only_one_building_is_known_from_a_public_page():
    known = [n for n in range(1, 26) if BOX.values[f"buildings.{n}.points"].grade == "source"]
    assert known == [25]
    assert sorted(cost(25, "english").elements()) == sorted([*BOX["resources.names"], "fiorini"])
    assert BOX["buildings.25.points"] == 8


def test_costs_that_the_examples_print_are_graded_so():
    for number in (8, 16, 17):
        assert BOX.values[f"buildings.{number}.resources"].grade == "rulebook"
    assert BOX.values["dice_board.tradeoff.resources"].grade == "reconstructed"
    assert BOX.values["tracks.captain.spaces"].grade == "reconstructed"
    assert BOX.values["tracks.captain.total"].grade == "rulebook"


@pytest.mark.parametrize("edition", ["english", "italian"])
def test_no_two_buildings_cost_the_same_and_none_costs_what_ringo_wastes(edition):
    costs = [tuple(sorted(cost(number, edition).elements())) for number in range(1, 26)]
    assert len(set(costs)) == 25
    assert ("textile", "wood") not in costs
    assert ("gold", "metal") not in costs


def test_every_icon_of_the_rulebook_is_on_some_track():
    icons = {space.split()[0] for t in BOX["tracks.names"] for space in BOX[f"tracks.{t}.spaces"]}
    assert icons == {
        *("-", "fiorini", "points", "star", "spare", "die", "resource"),
        *("captain", "bishop", "preacher"),
    }


@pytest.mark.parametrize(
    ("path", "grade"),
    [
        ("chiesa.works", "sibling"),
        ("chiesa.cappella.title", "sibling"),
        ("chiesa.cappella.income", "reconstructed"),
        ("chiesa.pulpito.title", "sibling"),
        ("chiesa.pulpito.income", "reconstructed"),
        ("chiesa.cupola.income", "rulebook"),
        ("effects.choose_value", "reconstructed"),
        ("effects.trade", "reconstructed"),
        ("effects.masterpiece", "rulebook"),
        ("palazzo.ritratto.resources", "sibling"),
        ("palazzo.palazzo_facciata.resources", "reconstructed"),
        ("buildings.1.name", "sibling"),
        ("buildings.14.name", "reconstructed"),
    ],
)
def test_a_value_is_as_sure_as_its_least_sure_part(path, grade):
    assert BOX.values[path].grade == grade


def test_grades_are_no_part_of_what_records_were_played_with():
    assert BOX.fingerprint == "81d173d41db627c3"
