"""What an arena writes and prints: tables, data frames, drawings, controls, reports."""

from __future__ import annotations

import csv
import json
import sys

import pytest

from signoria import Record, arena
from signoria.arena.exports import COLUMNS
from signoria.library import games
from tests.cli.running import run

WORDS = ["arena", "medici_dice", "--seats", "greedy,random,random", "--games", "6", "--luck", "2"]


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """An arena's folder with everything in it."""
    folder = tmp_path_factory.mktemp("everything") / "arena"
    words = ["--records", "--csv", "--parquet", "--plots", "svg", "--output", str(folder)]
    assert run(*WORDS, *words).exit_code == 0
    return folder


def test_csv_has_a_row_for_each_game_and_seat(written):
    with (written / "games.csv").open(encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(file)
    assert tuple(header) == COLUMNS
    assert len(rows) == 6 * 3
    lines = (written / "games.jsonl").read_text(encoding="utf-8").splitlines()
    played = [arena.GamePlayed.read(line) for line in lines]
    scores = [str(score) for game in played for score in game.scores]
    assert [row[COLUMNS.index("score")] for row in rows] == scores
    assert {row[COLUMNS.index("bot")] for row in rows} == {"greedy", "random"}


def test_parquet_says_the_same_as_csv(written):
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(written / "games.parquet").to_pydict()
    with (written / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(table) == list(COLUMNS)
    for name in ("game", "seat", "bot", "score", "luck"):
        assert [str(value) for value in table[name]] == [row[name] for row in rows]


def test_drawings_are_drawn(written, tmp_path):
    for name in ("ratings", "scores", "seats"):
        drawn = (written / f"{name}.svg").read_text(encoding="utf-8")
        assert drawn.count("<path") > 5
    output = ["--plots", "png", "--output", str(tmp_path / "two")]
    assert run("arena", "medici_dice", "--seats", "random", "--games", "3", *output).exit_code == 0
    assert (tmp_path / "two" / "scores.png").read_bytes().startswith(b"\x89PNG")


def test_every_game_is_kept_and_can_be_checked(written):
    files = sorted((written / "records").iterdir())
    assert [file.name for file in files] == [f"{number:06}.txt" for number in range(1, 7)]
    checked = run("verify", str(written / "records"))
    assert checked.exit_code == 0
    assert Record.read(files[1]).players == ["random", "random", "greedy"]


@pytest.mark.parametrize("option", [["--csv"], ["--parquet"], ["--records"], ["--plots", "svg"]])
def test_what_is_written_needs_a_folder(option):
    refused = run(*WORDS, *option)
    assert refused.exit_code == 2
    assert f"{option[0]} needs a folder to write to: add --output FOLDER" in refused.stderr


@pytest.mark.parametrize(
    ("module", "words", "said"),
    [
        ("pyarrow.parquet", ["--parquet"], "--parquet needs pyarrow: install the extra, pip"),
        ("matplotlib.figure", ["--plots", "svg"], "install signoria[arena]"),
        (
            "ray",
            ["--ray", "local"],
            "--ray needs ray: install the extra, pip install signoria[ray]",
        ),
    ],
)
def test_a_missing_extra_is_one_sentence(module, words, said, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, module, None)
    refused = run(*WORDS, *words, "--output", str(tmp_path / "new"))
    assert refused.exit_code == 2
    assert said in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_three_players_are_rated_and_two_are_not(monkeypatch):
    pytest.importorskip("openskill")
    found = json.loads(run(*WORDS, "--json").stdout)["standings"]
    assert found[0]["rating"]["mu"] > 25 > max(each["rating"]["mu"] for each in found[1:])
    words = ["arena", "medici_dice", "--seats", "greedy,random", "--games", "2", "--json"]
    assert [each["rating"] for each in json.loads(run(*words).stdout)["standings"]] == [None, None]
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    without = run(*WORDS)
    assert without.exit_code == 0
    assert "Ratings need openskill" in without.stdout


def test_controls_are_played_beside(tmp_path):
    folder = tmp_path / "arena"
    words = [*WORDS, "--controls", "--output", str(folder)]
    shown = " ".join(run(*words).stdout.split())
    assert "control" in shown
    assert "33.3%" in shown
    assert sorted(path.name for path in (folder / "controls").iterdir()) == ["1", "2", "3"]
    found = json.loads(run(*words, "--json").stdout)["controls"]
    assert [len(one["standings"]) for one in found] == [3, 3, 3]
    assert found[1]["standings"][0]["bot"] == "greedy"
    assert found[1]["standings"][0]["win_rate"] > 0.5
    italian = " ".join(run(*words, LANG="it_IT.UTF-8").stdout.split())
    assert "se stesso" in italian


def test_luck_is_counted_unless_one_says_no():
    words = ["arena", "medici_dice", "--seats", "greedy", "--games", "60", "--json"]
    (found,) = json.loads(run(*words).stdout)["standings"]
    assert found["adjusted_margin_interval"] < found["margin_interval"]
    (none,) = json.loads(run(*words, "--luck", "0").stdout)["standings"]
    assert none["adjusted_margin"] is None
    assert none["margin"] == found["margin"]


@pytest.mark.parametrize("name", games())
def test_a_report_has_seats_turn_order_and_parts_and_can_be_resumed(name, tmp_path):
    words = ["arena", name, "--seats", "random,random", "--report", "--luck", "0"]
    output = ["--output", str(tmp_path / "arena")]
    plain = run(*words, "--games", "3").stdout
    assert "| seat |" in plain
    assert "| turn order |" in plain
    assert plain.count("users' win rate") > 1
    assert run(*words, "--games", "1", *output).exit_code == 0
    assert run(*words, "--games", "3", *output).stdout == plain
