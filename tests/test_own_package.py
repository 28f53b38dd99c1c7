"""A game in a package of its own, installed beside Signoria, is played like the others."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from tests.docs import lilies
from tests.server.people import Person, Program
from tests.server.site import ProcessSite

SOURCE = Path(signoria.__file__).parents[1]
WAYS = ["compiled", "interpreted"] if signoria.is_compiled() else ["interpreted"]
LAWS = """
import pickle, signoria
game = signoria.load("lilies")
for seed in range(60):
    record = signoria.Table(game, ["random"] * (2 + seed % 3), seed=seed).run()
    for state in record.states():
        assert str(game.position(str(state))) == str(state)
        assert str(pickle.loads(pickle.dumps(state))) == str(state.copy()) == str(state)
    assert str(signoria.Record.parse(record.text()).replay()) == str(record.replay())
print(signoria.is_compiled())
print(signoria.Table(game, ["flat 20", "greedy", "random"], seed=3).run().text())
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """Where the package was installed."""
    return lilies.install(tmp_path_factory.mktemp("package"))


@pytest.fixture(scope="module", params=WAYS)
def beside(request, installed) -> Iterator[dict[str, str]]:
    """The surroundings of a process that finds it, compiled or interpreted."""
    with pytest.MonkeyPatch.context() as surroundings:
        surroundings.setenv("PYTHONPATH", f"{SOURCE}{os.pathsep}{installed}")
        surroundings.setenv("SIGNORIA_PURE", "1" if request.param == "interpreted" else "0")
        yield {**os.environ, "LANG": "en_GB.UTF-8"}


def run(beside: dict[str, str], *words: str, typed: str = "", folder: Path | None = None) -> str:
    said = subprocess.run(
        [sys.executable, *words],
        input=typed,
        capture_output=True,
        text=True,
        env=beside,
        cwd=folder,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_it_is_on_the_shelf_with_the_others(beside):
    said = run(beside, "-c", "import signoria; print(*signoria.games())")

    assert said.split() == sorted([*signoria.games(), "lilies"])


def test_its_rules_run_interpreted_on_either_kernel_and_keep_the_laws(beside):
    how, *record = run(beside, "-c", LAWS).splitlines()

    assert how == str(beside["SIGNORIA_PURE"] == "0")
    assert record[:2] == ["signoria 1", "game lilies"]


def test_its_games_are_the_same_on_either_kernel(installed):
    found = {}
    for pure in ("0", "1"):
        path = f"{SOURCE}{os.pathsep}{installed}"
        beside = {**os.environ, "PYTHONPATH": path, "SIGNORIA_PURE": pure}
        found[pure] = run(beside, "-c", LAWS).split("\n", 1)[1]
    assert found["0"] == found["1"]


def test_it_is_played_in_the_terminal(beside, tmp_path):
    words = ["-m", "signoria", "play", "lilies", "--seats", "Ada,greedy", "--seed", "4"]
    said = run(beside, *words, "--save", "game.txt", typed="1\n" * 40, folder=tmp_path)

    assert "The bag: ○○○○○○○●●●●" in said
    assert "Draw on, or stop?" in said
    assert "Ada drew a white lily" in said
    assert "Total" in said
    assert "game lilies" in (tmp_path / "game.txt").read_text(encoding="utf-8")


def test_it_is_watched_in_italian(beside):
    words = ["-m", "signoria", "watch", "lilies", "--seats", "greedy,random", "--seed", "2"]
    said = run(beside, *words, "--language", "it")

    assert "Comincia il round 2." in said
    assert "ha pescato un giglio" in said


@pytest.fixture(scope="module")
def site(beside, tmp_path_factory) -> Iterator[ProcessSite]:
    """A server that was started beside the package."""
    found = ProcessSite(f"sqlite:///{tmp_path_factory.mktemp('site') / 'tables.sqlite'}")
    found.start()
    yield found
    found.kill()


def test_its_pages_are_served_in_both_languages(site):
    for language, line, question in (
        ("en", "Draw white lilies, and stop before a red one comes.", "Draw on, or stop?"),
        ("it", "Pesca gigli bianchi, e fermati prima", "Peschi ancora o ti fermi?"),
    ):
        person = Person(site.address, language)
        assert line in person.http.get("/").text
        table = person.opens("me", "me:Bea", game="lilies")
        page = person.http.get(f"/t/{table}").text
        assert question in page
        assert 'data-action="draw"' in page
        assert "/games/lilies.css" in page
    assert ".lilies" in person.http.get("/static/games/lilies.css").text


def test_it_is_played_to_its_end_through_the_server(site):
    table = Program(site.address).opens("me", "greedy", game="lilies")

    seen = table.play_to_the_end()

    assert seen["status"] == "over"
    page = Person(site.address).http.get(f"/t/{table.name}").text
    assert "wins with" in page or "win together" in page
