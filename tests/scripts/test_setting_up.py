"""Setting up on old, empty and half-prepared machines."""

from __future__ import annotations

import os
import signal

import pytest

from tests.scripts.machine import GOOD, OLD, WITHOUT_VENV, Project, wait_until

# Which Python


@pytest.mark.parametrize("script", ["play", "test", "prepare"])
def test_an_old_python_is_noticed_first_and_it_is_said_what_to_install(tmp_path, script):
    project = Project(tmp_path, python3=OLD)

    code, out, err = project.run(script)

    assert (code, out) == (1, "")
    assert "needs Python 3.11 or newer, with venv. Found: python3 is Python 3.8.10." in err
    assert "apt install python3 python3-venv" in err
    assert "a C compiler and Python's headers" in err
    assert not project.has(".venv")


def test_without_any_python_it_is_said_what_to_install(tmp_path):
    project = Project(tmp_path)
    code, _, err = project.run("play")
    assert code == 1
    assert "Found: no python3." in err


def test_what_tests_need_is_asked_for_before_anything_is_set_up(project):
    code, _, err = project.run("test")
    assert code == 1
    assert err.startswith("Please install: chromium")
    assert not project.has(".venv")


def test_a_check_without_an_environment_says_how_to_get_one(project):
    assert project.run("check") == (2, "", "Set up first: scripts/prepare\n")


def test_a_python_without_venv_is_said_to_lack_it(tmp_path):
    project = Project(tmp_path, python3=WITHOUT_VENV)
    code, _, err = project.run("play")
    assert code == 1
    assert "python3 lacks the module venv" in err
    assert not project.has(".venv")


def test_a_newer_python_beside_an_old_one_is_taken(tmp_path):
    project = Project(tmp_path, python3=OLD, python3_12=GOOD)
    code, out, _ = project.run("play", SIGNORIA_COMPILE="0")
    assert (code, out) == (0, "serving serve --open\n")


def test_somebody_may_say_which_python_to_take(tmp_path):
    project = Project(tmp_path, python3=OLD, my_python=GOOD)
    assert project.run("play", SIGNORIA_COMPILE="0", SIGNORIA_PYTHON="my.python")[0] == 0


# Nothing broken is left behind


def test_a_set_up_that_fails_leaves_nothing_and_the_next_start_begins_anew(project):
    project.put("pip-fails")
    code, out, err = project.run("play")
    assert code != 0
    assert out == ""
    assert "no network" in err
    assert "the next start tries it again" in err
    assert not project.has(".venv")

    project.take("pip-fails")
    assert project.run("play", SIGNORIA_COMPILE="0")[0] == 0


def test_an_interrupted_set_up_leaves_nothing(project):
    project.put("pip-hangs")
    with project.start("play") as running:
        wait_until(lambda: project.has("pip-began"))
        os.killpg(running.pid, signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert "the next start tries it again" in err
    assert not project.has(".venv")


def test_a_set_up_that_was_killed_is_made_anew_by_the_next_start(project):
    project.put("pip-hangs")
    with project.start("prepare", "web", SIGNORIA_COMPILE="0") as running:
        wait_until(lambda: project.has("pip-began"))
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate(timeout=30)
    project.put(".venv/half-written")
    project.take("pip-hangs")

    code, _, err = project.run("play", SIGNORIA_COMPILE="0")

    assert code == 0
    assert "is unfinished or broken: it is made anew" in err
    assert not project.has(".venv/half-written")
    assert not project.has(".venv/unfinished")


def test_an_environment_whose_python_is_gone_is_made_anew(project):
    assert project.run("prepare", "web", SIGNORIA_COMPILE="0")[0] == 0
    project.take(".venv/bin/python")
    code, _, err = project.run("play", SIGNORIA_COMPILE="0")
    assert code == 0
    assert "it is made anew" in err


def test_a_finished_environment_is_not_set_up_again(project):
    project.run("prepare", "web", SIGNORIA_COMPILE="0")
    project.take("calls")
    assert project.run("play", SIGNORIA_COMPILE="0") == (0, "serving serve --open\n", "")
    assert not project.has("calls")


def test_an_update_that_fails_keeps_the_environment_there_was(project):
    project.run("prepare", "web", SIGNORIA_COMPILE="0")
    with (project.folder / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    project.put("pip-fails", ".venv/mine")
    assert project.run("play", SIGNORIA_COMPILE="0")[0] != 0
    project.take("pip-fails")
    assert project.run("play", SIGNORIA_COMPILE="0")[0] == 0
    assert project.has(".venv/mine")
