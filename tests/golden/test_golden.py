"""Golden records: whole games as readable text, replayed and compared with how they ended.

After a change of a box's values or of the rules: ``python -m tests.golden.make``.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

import signoria
from signoria import NOBODY, Record
from signoria.fairness import check
from signoria.library import games

GAMES = Path(__file__).parents[1] / "games"
FOLDERS = {name: GAMES / name / "golden" for name in games()}
FILES = sorted(path for folder in FOLDERS.values() for path in folder.glob("*.record"))
INDEX = {
    name: json.loads((folder / "index.json").read_text(encoding="utf-8"))
    for name, folder in FOLDERS.items()
}
every_record = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parents[1].name}/{path.stem}"
)


def told(path):
    """What the index says about a record."""
    return INDEX[path.parents[1].name][path.stem]


@every_record
def test_a_golden_record_replays_to_its_end(path):
    record = Record.read(path)
    game = signoria.load(record.game)
    state = record.replay()
    assert state.actor() == NOBODY
    assert told(path)["end"] == str(state)
    assert told(path)["scores"] == [sheet.total for sheet in game.scores(state)]
    assert told(path)["winners"] == game.winners(state)


@every_record
def test_a_golden_record_is_written_as_it_was_read(path):
    assert Record.read(path).text(with_seed=True) == path.read_text(encoding="utf-8")


@every_record
def test_a_golden_record_shows_what_the_index_says(path):
    coverage = import_module(f"tests.games.{path.parents[1].name}.rules.coverage")
    shown = coverage.covered(Record.read(path)) & coverage.required()
    assert told(path)["covers"] == sorted(shown)


@every_record
def test_the_dealers_of_golden_records_dealt_what_their_seeds_say(path):
    record = Record.read(path)
    if record.deals:
        assert check(record) == []


@pytest.mark.parametrize("name", games())
def test_golden_records_together_show_everything(name):
    coverage = import_module(f"tests.games.{name}.rules.coverage")
    shown = {item for entry in INDEX[name].values() for item in entry["covers"]}
    assert sorted(coverage.required() - shown) == []


@pytest.mark.parametrize("name", games())
def test_every_golden_record_is_in_the_index(name):
    assert sorted(path.stem for path in FOLDERS[name].glob("*.record")) == sorted(INDEX[name])
