"""Weights as files: whole, for this game, and small; anything else is refused and said."""

from __future__ import annotations

import logging
from types import SimpleNamespace

import pytest

from signoria import Rng, Table, games, load
from signoria.bots import learned, make
from signoria.learning import weights
from signoria.learning.training import Training
from signoria.learning.weights import WeightsError

MOST_BYTES = 300_000


@pytest.fixture(scope="module")
def trained(tmp_path_factory, medici):
    """A small file of weights, and the training it is from."""
    training = Training(medici, 1, 3, 8)
    list(training.lessons())
    file = tmp_path_factory.mktemp("weights") / "1.weights"
    training.write(file)
    return file, training


def judged(judge, game, seats=1):
    """What a judge says about some tables."""
    state, rng, found = game.new(seats), Rng(2), []
    for _ in range(20):
        if state.actor() == -1:
            state.deal(rng)
        else:
            state.apply(state.options()[0])
            found.append(judge.judge(state, 0))
    return found


def test_weights_say_the_same_after_writing_and_reading(tmp_path, medici, trained):
    judge, file = trained[1].judge, tmp_path / "1.weights"
    weights.write(file, judge, 1, {})
    read = weights.read(file, medici, 1)
    assert judged(read, medici) == pytest.approx(judged(judge, medici), abs=0.05)


def test_lines_that_were_never_learned_are_left_out(trained, medici):
    """Read, they say nothing at all; they began as something small in any direction."""
    file, training = trained
    read, kept = weights.read(file, medici, 1).network, training.judge.network
    across = int(kept.across)
    moved = training.student.lines
    caution = training.settings.caution
    fewer = 0
    for line in range(int(kept.layout.lines)):
        numbers = range(line * across, (line + 1) * across)
        if all(moved[at] == caution for at in numbers):
            assert not any(read.lines[at] for at in numbers)
            fewer += 1
        else:
            assert any(read.lines[at] for at in numbers)
    assert fewer > 100


def test_a_file_tells_its_story(trained):
    header, _ = weights.read_header(trained[0])
    medici = load("medici_dice")
    assert header["game"] == "medici_dice"
    assert (header["rules"], header["box"]) == (medici.rules, medici.box.fingerprint)
    assert (header["seats"], header["seed"], header["games trained"]) == (1, 3, 8)
    assert header["log"][-1][0] == 8


def changed(old, new):
    """Another file, whole, but for something else."""

    def change(content):
        _, _, rest = content.removeprefix(weights.MAGIC).partition(b"\n")
        assert old in rest
        return weights.signed(rest.replace(old, new, 1))

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda _: b"", "is no file of weights"),
        (lambda content: content[:-1], "is damaged"),
        (lambda content: content[:60], "is damaged"),
        (lambda content: content[:-9] + b"\x7f" * 9, "is damaged"),
        (lambda content: content.replace(b'"seats": 1', b'"seats": 2'), "is damaged"),
        (changed(b'"seats": 1', b'"seats": 2'), "is for seats 2, not 1"),
        (changed(b'"rules": ', b'"rules": 9'), "is for rules"),
        (changed(b'"box": "', b'"box": "x'), "is for box"),
        (changed(b'"features": "', b'"features": "x'), "is for features"),
        (changed(b'"chance": "', b'"chance": "x'), "is for chance"),
        (lambda content: content.replace(b"weights 2", b"weights 1", 1), "is no file of weights"),
        (changed(b'"bias": [', b'"bias": [0.5, '), "has not as many weights"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path, medici, trained, change, message):
    file = tmp_path / "1.weights"
    file.write_bytes(change(trained[0].read_bytes()))
    with pytest.raises(WeightsError, match=message):
        weights.read(file, medici, 1)


def test_no_file_is_refused_too(tmp_path, medici):
    with pytest.raises(WeightsError, match="cannot be read"):
        weights.read(tmp_path / "none.weights", medici, 1)


@pytest.mark.parametrize("bot", ["learned", "master 10"])
def test_without_weights_the_untrained_bot_plays_and_a_message_says_so_once(
    monkeypatch, tmp_path, caplog, medici, bot
):
    monkeypatch.setattr(learned, "_known", {})
    monkeypatch.setattr(weights, "shipped", lambda *_: tmp_path / "1.weights")
    caplog.set_level(logging.WARNING)
    Table(medici, [bot], seed=1).run()
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert "no learned value for medici_dice with 1 players" in said[0]
    assert "the untrained bot plays" in said[0]


def test_untrained_the_learned_bot_is_greedy(monkeypatch, tmp_path, medici):
    monkeypatch.setattr(learned, "_known", {})
    monkeypatch.setattr(weights, "shipped", lambda *_: tmp_path / "1.weights")
    moves = [Table(medici, [bot], seed=4).run().moves for bot in ("learned", "greedy")]
    assert [move.text for move in moves[0]] == [move.text for move in moves[1]]


def test_a_judge_without_weights_says_what_the_hand_made_value_says(medici):
    judge = weights.by_hand(medici, 2)
    state = medici.new(2)
    state.deal(Rng(1))
    assert judge.judge(state, 1) == pytest.approx(medici.value(state, 1))


def test_tokens_of_others_count_in_florenza():
    """What they are worth is not in the row that a network sees, but everybody saw it paid."""
    game = load("florenza")
    text = str(game.new(2))
    assert "tokens:1 0 0" in text
    poor, rich = (
        game.position(text.replace("tokens:1 0 0", f"tokens:1 {worth} 3")) for worth in (10, 40)
    )
    judge = weights.read(weights.shipped(game, 2), game, 2)
    assert judge.judge(poor, 0) - judge.judge(rich, 0) == pytest.approx(30)


def shipped():
    """Every file of weights that comes with a game."""
    for name in games():
        game = load(name)
        for seats in game.seats:
            if weights.shipped(game, seats).exists():
                yield name, seats


@pytest.mark.parametrize(("name", "seats"), list(shipped()))
def test_shipped_weights_fit_their_game_and_are_small(name, seats):
    game = load(name)
    file = weights.shipped(game, seats)
    assert weights.read(file, game, seats).network.lines
    assert file.stat().st_size <= MOST_BYTES


def test_weights_are_shipped_for_the_dice_game_of_the_medici():
    assert ("medici_dice", 1) in set(shipped())


def test_a_bot_is_made_without_reading_any_weights(monkeypatch):
    monkeypatch.setattr(weights, "read", SimpleNamespace())
    assert make("master").name == "master"
