"""The scoring scene is what the rules told: ships, columns, and where all stand."""

from __future__ import annotations

import pytest

from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.scoring import GRID, SEATS, STANDING
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.medici_dice.news import ScoredAlone, ScoringBegins
from signoria.kernel.news import hear
from tests.faces_web.tables import played, seen_by
from tests.games.medici_dice.rules.positions import (
    ADAM,
    ADAMS_ROLL,
    BEA,
    GAME,
    SPACES,
    THEN,
    column,
    position,
    worth,
)

DRAWING = drawing_of("medici_dice")


def scene(seats, code="en", seat=None):
    """A viewer at a table with so many seats, at its end."""
    data = seen_by(played(seats, 999), seat)
    return scene_of(spoken(code), data, data.story)


def scored(seats, values, columns, code="en", seat=None):
    """The last ship gets its last die, grain 2; then all ships are worth *values*."""
    place = seats - 1
    ships = {seat: worth(value, SPACES[0]) for seat, value in enumerate(values[:-1])}
    ships[place] = worth(values[-1] - 2, SPACES[0] - 1)
    state = position(
        seats,
        dice=ADAMS_ROLL,
        left="3 4",
        ships=ships,
        crosses=dict(enumerate(columns)),
        next=f"ChooseOneDie {place}, {THEN}",
    )
    facts = hear(state, GAME.words.worded("take 3"))
    return DRAWING.scoring(scene(seats, code, seat), [[], facts], 41)


def test_without_a_scoring_there_is_no_scene():
    assert DRAWING.scoring(scene(2), [[], []], 1) is None


def test_ships_come_from_last_to_first_with_their_dice():
    found = scored(3, [20, 24, 11], column("dye", 3, 1, 0))
    assert (found.ply, found.title, found.go_on) == (42, "Round I ends", "Begin round II")
    ships, columns, standing = found.steps
    assert (ships.layout, columns.layout, standing.layout) == (SEATS, GRID, STANDING)
    cells = [row.cells[0] for row in ships.rows]
    assert [(cell.seat, cell.place, cell.value, cell.points) for cell in cells] == [
        (2, "3rd", "11", 0),
        (0, "2nd", "20", 15),
        (1, "1st", "24", 30),
    ]
    assert cells[1].picture.count("#face-") == SPACES[0]
    assert ships.points == [15, 30, 0]
    assert ships.words == "Lorenzo has the ship worth most: 30 points."


def test_ties_are_explained_in_words():
    found = scored(3, [20, 20, 11], column("dye", 3, 3, 1))
    ships, columns, _ = found.steps
    assert ships.words == (
        "A tie takes the higher pay: Ginevra and Lorenzo get 30 each, and nobody is 2nd."
    )
    dye = next(row for row in columns.rows if row.title == "Dye")
    assert dye.words == "Ginevra and Lorenzo share the most, so nobody is second."
    assert [(cell.value, cell.points) for cell in dye.cells] == [("3", 10), ("3", 10), ("1", 0)]
    fur = next(row for row in columns.rows if row.title == "Fur")
    assert fur.words == "Nobody has a cross."


@pytest.mark.parametrize(
    ("code", "ship", "dye"),
    [
        (
            "en",
            "A tie takes the higher pay: you and Ginevra get 30 each, and nobody is 2nd.",
            "You and Ginevra share the most, so nobody is second.",
        ),
        (
            "it",
            "A parità vale la paga più alta: tu e Ginevra prendete 30 a testa, e nessuno è 2º.",
            "Tu e Ginevra ne avete di più a pari merito: nessuno è secondo.",
        ),
    ],
)
def test_a_tie_of_the_readers_own_is_told_to_the_reader(code, ship, dye):
    found = scored(3, [20, 20, 11], column("dye", 3, 3, 1), code, seat=1)
    ships, columns, _ = found.steps
    assert ships.words == ship
    assert dye in [row.words for row in columns.rows]


def test_a_bonus_and_a_shared_second_place_are_told_too():
    found = scored(3, [20, 24, 11], column("dye", 9, 4, 4))
    dye = next(row for row in found.steps[1].rows if row.title == "Dye")
    assert dye.words == (
        "Ginevra has the most. Lorenzo and Cosimo share second. Ginevra gets 10 more for 9 crosses."
    )
    assert [cell.points for cell in dye.cells] == [20, 5, 5]


def test_the_standing_begins_with_what_everybody_had():
    found = scored(2, [20, 11], column("dye", 9, 2))
    standing = found.steps[-1]
    assert standing.before == [0, 0]
    assert [row.cells[0].seat for row in standing.rows] == [ADAM, BEA]
    assert standing.rows[0].cells[0].words == "0 + 20 + 20"
    assert standing.words == "Ginevra leads by 30. Lorenzo rolls first; ships hold 8."


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("code", ["en", "it"])
def test_every_scene_of_a_game_adds_up(seats, code):
    view = scene(seats, code)
    data = seen_by(played(seats, 999), 0)
    totals = [0] * seats
    scenes = 0
    for ply, facts in enumerate(data.story.facts, 1):
        found = DRAWING.scoring(view, [facts], ply)
        assert (found is not None) == any(isinstance(fact, ScoringBegins) for fact in facts)
        if found is None:
            continue
        scenes += 1
        assert found.ply == ply
        ships, columns, standing = found.steps
        assert list(standing.before) == totals
        for step in (ships, columns):
            for seat in range(seats):
                paid = [cell.points for row in step.rows for cell in row.cells if cell.seat == seat]
                assert sum(paid) == step.points[seat]
                totals[seat] += step.points[seat]
        assert all("{" not in step.words + step.lead for step in found.steps)
    assert scenes == 3
    assert totals == [sheet.total for sheet in data.scores]


def test_alone_the_scene_names_the_next_rank():
    table = played(1, 999)
    data = seen_by(table, 0)
    view = scene_of(spoken("en"), data, data.story)
    found = DRAWING.scoring(view, [data.story.facts[-1]], 7)
    ship, columns, standing = found.steps
    assert found.go_on == "See the end"
    assert ship.tab == "Ship"
    assert ship.words.startswith("Worth ")
    assert all(" against " in row.cells[0].value for row in columns.rows)
    assert standing.words.startswith(f"{data.scores[0].total} points: ")


def test_an_earlier_scene_of_a_lonely_game_names_the_rank_of_then():
    data = seen_by(played(1, 999), 0)
    view = scene_of(spoken("en"), data, data.story)
    first = next(
        facts for facts in data.story.facts if any(isinstance(one, ScoringBegins) for one in facts)
    )
    (alone,) = [fact for fact in first if isinstance(fact, ScoredAlone)]
    assert alone.rank != view.seen["rank"]
    standing = DRAWING.scoring(view, [first], 1).steps[-1]
    assert alone.rank.replace("_", " ") in standing.words
    assert f"{alone.missing} more to" in standing.words
