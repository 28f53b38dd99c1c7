"""The shelf: loading games, choosing a box, states that travel between processes."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import signoria
from signoria.kernel.actions import Vocabulary
from signoria.library import box_file

TWINS = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]


def test_the_games_are_sorted_and_loaded_once():
    names = signoria.games()

    assert names == sorted(names)
    assert "medici_dice" in names
    assert signoria.load("medici_dice") is signoria.load("medici_dice")


def test_the_shelf_can_be_called_before_and_after_a_game_was_loaded():
    found = _run(
        "import signoria\n"
        "before = signoria.games()\n"
        "signoria.load('medici_dice')\n"
        "import signoria.games.medici_dice.rules.game as door\n"
        "assert door.GAME is signoria.load('medici_dice')\n"
        "assert signoria.games.medici_dice.rules.game is door\n"
        "print(before == signoria.games())"
    )

    assert found.stdout == "True\n", found.stderr


def test_an_unknown_game_is_refused_with_the_name_that_was_meant():
    with pytest.raises(signoria.UnknownGame, match="did you mean 'medici_dice'"):
        signoria.load("medicidice")


@pytest.mark.parametrize("twin", TWINS)
def test_states_can_be_copied_and_pickled_as_python_does(twin):
    game = signoria.load("medici_dice")
    state = game.new(seats=3)
    for _ in range(9):
        state.apply(state.options()[0])

    found = twin(state)
    text = str(state)
    assert str(found) == text
    found.apply(found.options()[0])
    assert str(state) == text


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("name", signoria.games())
def test_actions_and_games_stay_the_same_object_when_copied_and_pickled(name, twin):
    game = signoria.load(name)

    assert twin(game) is game
    assert all(twin(action) is action for action in game.words)
    assert twin([game.words[0]])[0] is game.words[0]


def test_an_action_of_a_game_that_is_not_on_the_shelf_is_not_pickled():
    (lonely,) = Vocabulary().verb("stand alone")

    with pytest.raises(pickle.PicklingError, match="word of no game"):
        pickle.dumps(lonely)


def _run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False
    )


def test_a_corrected_box_changes_the_rules_of_the_process_it_is_chosen_in(tmp_path):
    mine = tmp_path / "mine.toml"
    shipped = box_file("medici_dice").read_text(encoding="utf-8")
    mine.write_text(shipped.replace("spaces = [7, 8, 9]", "spaces = [6, 7, 8]"), encoding="utf-8")

    found = _run(
        "import signoria, sys\n"
        "game = signoria.load('medici_dice', box=sys.argv[1])\n"
        "print(game.observe(game.new(2), 0)['sheets'][0]['ships'][0]['spaces'])\n"
        "print(game.box.fingerprint)",
        str(mine),
    )

    spaces, fingerprint = found.stdout.split()
    assert spaces == "6"
    assert fingerprint != signoria.load("medici_dice").box.fingerprint


def test_comments_and_grades_do_not_change_the_fingerprint(tmp_path):
    mine = tmp_path / "mine.toml"
    shipped = box_file("medici_dice").read_text(encoding="utf-8")
    mine.write_text(shipped + "\n# checked against my copy\n", encoding="utf-8")

    found = _run(
        "import signoria, sys; print(signoria.load('medici_dice', sys.argv[1]).box.fingerprint)",
        str(mine),
    )

    assert found.stdout.strip() == signoria.load("medici_dice").box.fingerprint


@pytest.mark.parametrize(
    ("wrong", "right", "message"),
    [
        ("spaces = [7, 8, 9]", "spaces = [7, 8]", "ships.spaces must be 3 whole numbers"),
        ("spaces = [7, 8, 9]", "spacing = [7, 8, 9]", "did you mean ships.spaces"),
        ("most_dice = 3", "most_dice = 9", "choice.most_dice must be a whole number from 1 to 4"),
        ('"grain",  "dye"],', '"grain",  "grain"],', "must show each good once; die 2"),
        ("3      = [30, 15, 0]", "3      = [15, 30, 0]", "must fall from rank to rank"),
        ("cook          = 100", "cook          = 70", "must rise from rank to rank"),
        ('grade  = "source"', 'grade  = "sure"', "needs a grade, one of rulebook"),
        ("[ships]", "[ships", "is not TOML"),
    ],
)
def test_a_broken_box_is_refused_with_its_place_and_another_can_be_chosen(
    tmp_path, wrong, right, message
):
    mine = tmp_path / "mine.toml"
    shipped = box_file("medici_dice").read_text(encoding="utf-8")
    assert wrong in shipped
    mine.write_text(shipped.replace(wrong, right), encoding="utf-8")

    found = _run(
        "import signoria, sys\n"
        "try:\n"
        "    signoria.load('medici_dice', sys.argv[1])\n"
        "except signoria.BoxError as error:\n"
        "    print(error)\n"
        "print(signoria.load('medici_dice').new(2).seats)",
        str(mine),
    )

    assert message in found.stdout
    assert "mine.toml" in found.stdout
    assert found.stdout.split()[-1] == "2", found.stderr


def test_a_game_that_is_loaded_keeps_its_box(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(box_file("medici_dice").read_text(encoding="utf-8"), encoding="utf-8")
    signoria.load("medici_dice")

    with pytest.raises(signoria.BoxError, match="once per process"):
        signoria.load("medici_dice", box=mine)
