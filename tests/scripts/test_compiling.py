"""Compiling beside what is played: nobody waits for it who does not want to."""

from __future__ import annotations

import os
import subprocess
import time

import pytest

from tests.scripts.machine import wait_until


def test_play_starts_at_once_and_compiles_beside_it_giving_way(project):
    project.put("compiler-is-slow")
    with project.start("play", "--port", "81") as running:
        wait_until(project.calls)
        assert running.stdout.readline() == "serving serve --open --port 81\n"
        assert running.wait(timeout=30) == 0
        assert not project.has("build/compiled")
        project.take("compiler-is-slow")
        wait_until(lambda: project.has("build/compiled"))
        err = running.stderr.read()
    assert "The rules run interpreted for now. They are compiled beside it" in err
    assert project.calls() == [f"compiled with niceness {min(19, os.nice(0) + 10)} as 1"]
    wait_until(lambda: not os.path.lexists(project.folder / "build" / "compiling"))


def test_what_fails_beside_is_told_in_one_line_and_kept_in_a_file(project):
    project.put("compiler-fails")
    code, out, err = project.run("play")
    assert (code, out) == (0, "serving serve --open\n")
    told = "The rules could not be compiled and go on interpreted; .venv/compile.log says why."
    assert err.splitlines()[-1] == told
    assert "no such luck" not in err
    assert "no such luck" in (project.folder / ".venv" / "compile.log").read_text()


def test_who_wants_to_wait_for_the_compiler_waits(project):
    code, out, err = project.run("play", SIGNORIA_COMPILE="1")
    assert (code, out) == (0, "serving serve --open\n")
    assert project.has("build/compiled")
    assert "Compiling the rules: nothing is compiled yet" in err
    assert project.calls() == [f"compiled with niceness {os.nice(0)} as 1"]


def test_who_wants_no_compiler_has_none_and_loses_what_was_compiled(project):
    project.put("build/compiled", "src/signoria__mypyc.so")
    assert project.run("play", SIGNORIA_COMPILE="0")[0] == 0
    assert project.calls() == []
    assert not project.has("src/signoria__mypyc.so")
    assert not project.has("build/compiled")


def test_an_unknown_wish_about_compiling_is_refused(project):
    code, _, err = project.run("play", SIGNORIA_COMPILE="perhaps")
    assert code == 2
    assert "must be 0, 1, auto or beside, not 'perhaps'" in err


@pytest.mark.parametrize(("mode", "code"), [("beside", 0), ("auto", 0), ("1", 1)])
def test_a_missing_compiler_is_noticed_before_anything_is_installed_for_it(project, mode, code):
    project.run("prepare", "web", SIGNORIA_COMPILE="0")
    project.put("compiler-is-missing")
    project.take("calls")
    found, _, err = project.run("compile", SIGNORIA_COMPILE=mode)
    assert found == code
    assert "Not compiled: a C compiler (gcc) is missing; install gcc and python3-dev" in err
    assert not project.has("calls")


def test_one_compiles_at_a_time_and_who_waits_finds_the_work_done(project):
    project.run("prepare", "web", SIGNORIA_COMPILE="0")
    project.put("compiler-is-slow")
    with project.start("compile", SIGNORIA_COMPILE="1") as first:
        wait_until(project.calls)
        code, _, err = project.run("compile", SIGNORIA_COMPILE="beside")
        assert code == 0
        assert "still being compiled" in err
        with project.start("compile", SIGNORIA_COMPILE="1") as second:
            time.sleep(0.5)
            project.take("compiler-is-slow")
            assert first.wait(timeout=30) == second.wait(timeout=30) == 0
    assert len(project.calls()) == 1


def test_a_compiler_that_was_killed_keeps_nobody_waiting(project):
    project.run("prepare", "web", SIGNORIA_COMPILE="0")
    with subprocess.Popen(["true"]) as gone:
        gone.wait()
    project.put("build/x")
    (project.folder / "build" / "compiling").symlink_to(str(gone.pid))
    assert project.run("compile", SIGNORIA_COMPILE="1")[0] == 0
    assert project.has("build/compiled")
