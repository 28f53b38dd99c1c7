"""The box of Florenza: a corrected file plays, one that contradicts itself says what is wrong."""

from __future__ import annotations

import pytest

from signoria.kernel.box import GRADES
from tests.games.boxes import load_each
from tests.games.florenza.rules.positions import BOX

SHIPPED = BOX.text
BROKEN = [  # a table, what stands there, what it becomes, what the error says
    ("players", "most     = 5", "most     = 6", "players.most must be a whole number from 2 to 5"),
    ("workshops.fabbro", "number   = 3", "number   = 4", "is the number of workshops."),
    ("workshops.cava", "category = 2", "category = 1", "names the 1, which picconiere has"),
    ("workshops.zecca", "category = 3", "category = 1", "must rise with the numbers of the tiles"),
    ("workshops.cava", "die      = [1]", "die      = [2]", "names the 2, which cava has"),
    ("workshops.palagio", "die      = [6]", "die      = []", "have none for the dice 6, 6"),
    ("workshops.casa", "copies   = 5", "copies   = 4", "must be at least 5, for 5 players"),
    ("workshops.fabbro", "copies   = 2", "copies   = 1", "must be 2 or more"),
    (
        "workshops.sartore",
        "takes    = [0, 0, 0, 0, 0, 1]",
        "takes    = [0, 0, 0, 0, 0, 0]",
        "takes must be empty except for sales",
    ),
    (
        "workshops.fabbro",
        "takes    = [0, 0, 0, 0, 0, 0]",
        "takes    = [1, 0, 0, 0, 0, 0]",
        "takes must be empty except for sales",
    ),
    (
        "workshops.biblioteca",
        "gives    = [0, 0, 0, 0, 0, 0, 0, 2, 0, 0]",
        "gives    = [0, 0, 0, 0, 0, 0, 100, 2, 0, 0]",
        "must be points alone, as in category 4",
    ),
    (
        "workshops.orafo",
        "gives    = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]",
        "gives    = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]",
        "must be resources alone, as in category 5",
    ),
    (
        "workshops.casa",
        "gives    = [0, 0, 0, 0, 0, 0, 50, 0, 0, 1]",
        "gives    = [0, 0, 0, 0, 0, 0, 50, 0, 0, 0]",
        "must be kinsmen, fiorini and points",
    ),
    (
        "workshops.zecca",
        "gives    = [0, 0, 0, 0, 0, 0, 300, 1, 0, 0]",
        "gives    = [0, 0, 0, 0, 0, 0, 300, 0, 0, 0]",
        "must be points and fiorini, as in category 3",
    ),
    ("start", "[1, 1, 1, 1, 1, 1]", "[0, 0, 0, 0, 0, 0]", "must pay for 5 kinds of workshops"),
    ("start", "characters = 5", "characters = 36", "must leave enough characters in the bag"),
    ("players", 'families = ["medici", ', "families = [", "players.most must be a whole number"),
    (
        "artworks.duomo.cupola",
        'skills = ["architect", "painter"]',
        'skills = ["plumber"]',
        "skills must be some of architect, sculptor, painter",
    ),
    ("artworks.duomo.cupola", 'flag   = "prestige"', 'flag   = "none"', "flag must be prestige or"),
    ("artworks.palazzo.ritratto", 'flag   = "none"', 'flag   = "church"', "flag must be none here"),
    (
        "artworks.duomo.cupola",
        "points = [16, 1]",
        "points = [16]",
        "points must be 2 whole numbers",
    ),
    ("district", "normal_crests    = 10", "normal_crests    = 7", "must be enough for 8 artworks"),
    (
        "artists.giotto",
        "number    = 25",
        "number    = 24",
        "is the number of artists.giorgione too",
    ),
    ("artists.giotto", "prices    = [150, 0, 200]", "prices    = [0, 0, 0]", "must have a price"),
    (
        "artists.giotto",
        "prices    = [150, 0, 200]",
        "prices    = [0, 0, 200]",
        "architect must be empty: he asks no price for it",
    ),
    (
        "artists.giotto",
        "prices    = [150, 0, 200]",
        "prices    = [150, 100, 200]",
        "sculptor must be 6 whole numbers",
    ),
    (
        "artists.giotto",
        "architect = [2, 3, 3, 3, 3, 4]",
        "architect = [3, 2, 3, 3, 3, 4]",
        "architect must not fall",
    ),
    ("artists.giotto", "life      = 4", "life      = 7", "life must be a whole number from 1 to 6"),
    ("preachers.giordano_bruno", "[0, 1, 0, 0, 0, 0, 0, -1]", "[0, -1, 0, 0, 0, 0, 0, -1]", "take"),
    (
        "captains.gattamelata",
        "unpaid = [0, -1, 0",
        "unpaid = [0, 1, 0",
        "must hurt and bring nothing",
    ),
    ("captains.gattamelata", "middle = [100,", "middle = [300,", "must cost more than the line"),
    (
        "captains.gattamelata",
        "bottom = [200, 2, 0, 0, 0,",
        "bottom = [200, 0, 0, 1, 0,",
        "must bring points: Ghosts take nothing else",
    ),
    ("captains.gattamelata", 'letter = "D"', 'letter = "A"', "in the order of their letters"),
    ("tracks", "[-1, 0, 0, 1, 2,", "[-1, 1, 1, 1, 2,", "have 0 at 0"),
    ("tracks", "[-1, 0, 0, 1, 2,", "[-1, 0, 2, 1, 2,", "must not fall"),
    ("offices", "[100, 50, 10, 5, 1]", "[100, 50, 10, 5]", "so that every sum can be paid"),
    ("no_die", "base      = [1, 2, 3]", "base      = [3, 2, 1]", "no_die.base must not fall"),
    ("ghosts", '"duomo", ', '"battistero", ', "must name each of"),
    ("ghosts", '"fortune"', '"dance"', "ghosts.actions must be some of"),
    ("ghosts", "[1, 6, 1, 6]", "[1, 6, 1, 7]", "ghosts.die must be 4 whole numbers from 1 to 6"),
    ("categories", '"sale"', '"gift"', "categories.kinds must be some of"),
]


def changed(table, old, new):
    """The shipped box with one change in a table."""
    start = SHIPPED.index(f"[{table}]")
    at = SHIPPED.index(old, start)
    return SHIPPED[:at] + new + SHIPPED[at + len(old) :]


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """All broken boxes in one process, and a good one after them."""
    folder = tmp_path_factory.mktemp("boxes")
    paths = []
    for number, (table, old, new, _) in enumerate(BROKEN):
        path = folder / f"{number}.toml"
        path.write_text(changed(table, old, new), encoding="utf-8")
        paths.append(path)
    good = folder / "good.toml"
    good.write_text(changed("market", "sell   = 100", "sell   = 120"), encoding="utf-8")
    return dict(
        zip(
            [path.stem for path in [*paths, good]],
            load_each("florenza", [*paths, good]),
            strict=True,
        )
    )


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_a_box_that_contradicts_itself_is_refused_with_the_reason(answers, number):
    table, _, _, wanted = BROKEN[number]
    kind, message = answers[str(number)][:2]
    assert (kind, wanted in message) == ("refused", True), message
    assert "line" in message or table == "workshops.palagio", message


def test_a_corrected_box_plays_after_refused_ones(answers):
    kind, fingerprint, seats = answers["good"]
    assert (kind, seats) == ("loaded", 2)
    assert fingerprint != BOX.fingerprint


def test_every_value_has_a_grade_and_a_source():
    assert {value.grade for value in BOX.values.values()} == set(GRADES)
    for value in BOX.values.values():
        assert value.source


@pytest.mark.parametrize(
    ("path", "grade"),
    [
        ("workshops.picconiere.cost", "rulebook"),
        ("workshops.monte_di_pieta.cost", "inferred"),
        ("workshops.cava.cost", "reconstructed"),
        ("workshops.cava.gives", "source"),
        ("artworks.palazzo_della_signoria.facciata.cost", "rulebook"),
        ("artworks.duomo.cupola.cost", "sibling"),
        ("artworks.duomo.cupola.skills", "sibling"),
        ("artworks.palazzo.giardino.skills", "sibling"),
        ("artworks.palazzo_vescovile.salone.cost", "reconstructed"),
        ("artworks.chiesa.facciata.cost", "reconstructed"),
        ("artworks.san_lorenzo.navata.skills", "reconstructed"),
        ("workshops.erbolaio.gives", "sibling"),
        ("artists.giotto.prices", "sibling"),
        ("artists.masaccio.architect", "reconstructed"),
        ("artworks.duomo.cupola.points", "reconstructed"),
        ("artists.gian_lorenzo_bernini.prices", "rulebook"),
        ("artists.giotto.life", "reconstructed"),
        ("captains.duca_d_alba.bottom", "rulebook"),
        ("captains.gattamelata.bottom", "reconstructed"),
        ("preachers.bernardo_di_chiaravalle.price", "rulebook"),
        ("rounds.rounds", "rulebook"),
    ],
)
def test_grades_are_honest(path, grade):
    assert BOX.values[path].grade == grade


def test_nothing_of_a_sibling_game_passes_for_this_games_own():
    for value in BOX.values.values():
        if "Card Game" in value.source or "Dice Game" in value.source:
            assert value.is_unsure, value.path


def test_grades_are_no_part_of_what_records_were_played_with():
    assert BOX.fingerprint == "b7c0375c3f33d829"
