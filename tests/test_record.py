"""Records: a game as text. They say what they are, replay to the same state, and keep secrets."""

from __future__ import annotations

import pytest

import signoria
from signoria import Record, RecordError, Table

NAMES = ["Adam", "Bea"]


@pytest.fixture(scope="module")
def table():
    """Two bots have played a game."""
    table = Table(signoria.load("medici_dice"), ["random", "greedy"], seed=7, names=NAMES)
    table.run()
    return table


@pytest.fixture(scope="module")
def record(table):
    """Their record."""
    return table.record


def test_the_header_says_what_was_played_and_by_whom(record, medici):
    head = record.text().split("\n\n")[0].splitlines()
    assert head[:10] == [
        "signoria 1",
        "game medici_dice",
        f"rules {medici.rules}",
        "seats 2",
        "options bonus_when_behind=yes starter=first",
        f"box {medici.box.fingerprint}",
        "name 0 Adam",
        "name 1 Bea",
        "player 0 random",
        "player 1 greedy",
    ]


def test_a_line_a_move_with_a_star_for_chance_and_the_contents_as_a_comment(record):
    lines = record.text().split("\n\n")[1].splitlines()
    assert lines[:5] == [f"* {move.text}" for move in record.moves[:5]]
    assert all(line.startswith("* roll ") for line in lines[:5])
    word, _, comment = lines[5].partition("  # ")
    assert word.startswith("0 take ")
    shown = [line.removeprefix("* roll ") for line in lines[:5]]
    assert comment.split() == [shown[int(die) - 1] for die in word.split()[2:]]


def test_the_last_line_counts_the_moves(record):
    assert record.text().endswith(f"\n= {len(record.moves)} moves\n")


def test_a_record_reads_back_as_it_was_written(record):
    assert record.text() == Record.parse(record.text()).text()


def test_a_record_replays_to_the_same_final_state(table):
    assert str(table.state) == str(Record.parse(table.record.text()).replay())


@pytest.mark.parametrize("ply", [0, 1, 5, 6, 50])
def test_a_prefix_replays_to_the_state_in_between(record, ply):
    states = [str(state) for state in record.states()]
    assert states[ply] == str(record.replay(ply)) == str(record.until(ply).replay())


def test_a_game_without_a_move_is_a_record_too(medici):
    empty = Record.begin(medici, 3, medici.choose(3, {}))
    assert str(medici.new(3)) == str(Record.parse(empty.text()).replay())


def test_options_are_kept(medici):
    table = Table(medici, ["random"] * 3, seed=1, options={"starter": "random"})
    record = Record.parse(table.run().text())
    assert record.options["starter"] == "random"
    assert record.moves[0].text.startswith("start ")
    assert str(table.state) == str(record.replay())


def test_seeds_stay_out_of_the_text_unless_asked_for(record):
    assert "seed" not in record.text()
    assert "seed 0 7" in record.text(with_seed=True).splitlines()
    assert Record.parse(record.text(with_seed=True)).deals[0].seed == "7"
    assert Record.parse(record.text()).deals[0].seed is None


def test_comments_and_empty_lines_between_moves_do_not_matter(record):
    lines = record.text().splitlines()
    start = lines.index("") + 1
    lines.insert(start, "# Adam begins.")
    lines.insert(start + 3, "")
    lines[start + 5] += "   # a good one"
    again = Record.parse("\n".join(lines))
    assert [move.text for move in record.moves] == [move.text for move in again.moves]
    assert str(record.replay()) == str(again.replay())


def test_lines_may_end_as_on_windows(record):
    again = Record.parse(record.text().replace("\n", "\r\n"))
    assert str(record.replay()) == str(again.replay())
    assert record.text() == again.text()


def test_names_may_be_of_any_script(medici):
    names = ["Ádám # 1", "Беа"]
    record = Table(medici, ["random", "random"], seed=3, names=names).run()
    assert Record.parse(record.text()).names == names


# Files


def test_a_saved_record_reads_back(record, tmp_path):
    path = tmp_path / "saved" / "game.record"
    record.save(path)
    assert Record.read(path).text() == record.text() == path.read_text(encoding="utf-8")


def test_saving_leaves_nothing_else_behind(record, tmp_path):
    record.save(tmp_path / "game.record")
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


def test_a_failed_save_leaves_the_old_file_alone(record, tmp_path, monkeypatch):
    path = tmp_path / "game.record"
    path.write_text("precious")

    def fail(*_):
        raise OSError("the disk is full")

    monkeypatch.setattr("pathlib.Path.replace", fail)
    with pytest.raises(OSError, match=r"the disk is full"):
        record.save(path)
    assert [found.name for found in tmp_path.iterdir()] == ["game.record"]
    assert path.read_text() == "precious"


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    with pytest.raises(RecordError, match=r"nowhere\.record cannot be read: No such file"):
        Record.read(tmp_path / "nowhere.record")


def test_garbage_bytes_are_refused_with_their_place(tmp_path):
    path = tmp_path / "game.record"
    path.write_bytes(b"signoria 1\n\xff\xfe\x00")
    with pytest.raises(RecordError, match=r"game\.record is not a record: byte 12 is not UTF-8"):
        Record.read(path)


def test_a_mistake_in_a_file_is_named_with_the_file(tmp_path):
    path = tmp_path / "game.record"
    path.write_text("hello")
    with pytest.raises(RecordError, match=r"game\.record, line 1: a record begins with"):
        Record.read(path)


@pytest.mark.parametrize("plies", [-1, 10_000])
def test_there_is_no_state_beyond_the_record(record, plies):
    with pytest.raises(RecordError, match=rf"there are {len(record.moves)} moves, not {plies}"):
        record.replay(plies)
