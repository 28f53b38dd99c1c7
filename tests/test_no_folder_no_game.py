"""Delete a game's folder and the game is gone: the others play, and nothing speaks of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.library import games

SOURCE = Path(__file__).parents[1] / "src" / "signoria"
LOOK = """
import json, sys
from click.testing import CliRunner
from starlette.testclient import TestClient
import signoria
from signoria.cli import main
from signoria.faces.phrases import log, phrases_for
from signoria.server.app import create_app
from signoria.server.settings import Settings

found = {"games": signoria.games(), "pages": {}}
quick = min(signoria.games(), key=lambda name: len(signoria.load(name).words))
game = signoria.load(quick)
record = signoria.Table(game, ["random"] * 2, seed=1).run()
found["log"] = [line.sentence for line in log(phrases_for(quick, "it"), record)]
found["list"] = CliRunner().invoke(main, ["games"]).output
found["refusal"] = CliRunner().invoke(main, ["play", sys.argv[1]]).output
with TestClient(create_app(Settings(database=sys.argv[2]))) as visitor:
    for page in ("/", "/watch", "/researchers", f"/new?game={quick}", f"/rules/{quick}"):
        for language in ("en", "it"):
            answer = visitor.get(page, headers={"Accept-Language": language})
            assert answer.status_code == 200, (page, answer.text)
            found["pages"][f"{page} {language}"] = answer.text
    for page in ("/rules/", "/provenance/", "/static/games/"):
        ending = ".css" if "static" in page else ""
        found[page] = visitor.get(f"{page}{sys.argv[1]}{ending}").status_code
    chosen = {"game": quick, "seats": [{"player": "me"}, {"player": "greedy"}]}
    found["table"] = visitor.post("/api/v1/tables", json=chosen).status_code
    found["document"] = visitor.get("/api/v1/openapi.json").text
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("tree")
    only_sources = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(SOURCE, folder / "signoria", ignore=only_sources)
    return folder


@pytest.mark.parametrize("gone", games())
def test_a_game_without_its_folder_is_gone_and_the_others_go_on(tree, tmp_path, gone):
    shelf = tree / "signoria" / "games"
    (shelf / gone).rename(tmp_path / gone)
    try:
        found = look(tree, gone, f"sqlite:///{tmp_path / 'tables.sqlite'}")
    finally:
        (tmp_path / gone).rename(shelf / gone)

    assert found["games"] == [name for name in games() if name != gone]
    assert found["log"]
    assert found["table"] == 201
    assert f"there is no game {gone!r}" in found["refusal"]
    assert (found["/rules/"], found["/provenance/"], found["/static/games/"]) == (404, 404, 404)
    texts = {"the list": found["list"], "the API": found["document"], **found["pages"]}
    assert [name for name, text in texts.items() if speaks_of(gone, text)] == []


def look(tree: Path, gone: str, database: str) -> dict:
    environment = {**os.environ, "PYTHONPATH": str(tree), "SIGNORIA_PURE": "1"}
    said = subprocess.run(
        [sys.executable, "-c", LOOK, gone, database],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    return json.loads(said.stdout.splitlines()[-1])


def speaks_of(gone: str, text: str) -> bool:
    """By name; ``florenza`` is not meant by ``florenza_dice``."""
    others = [name for name in games() if gone in name and name != gone]
    for other in others:
        text = text.replace(other, "")
    return gone in text
