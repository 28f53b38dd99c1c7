"""Training: the same seed, the same weights, however often it was stopped on the way."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from signoria.cli import main
from signoria.learning.training import Training, TrainingError

GAMES = 24


def numbers(training):
    """All that was learned, to the last digit."""
    network = training.judge.network
    return [*network.lines, *network.bias, *network.out]


def trained(game, seats, seed, games=GAMES):
    training = Training(game, seats, seed, games)
    list(training.lessons())
    return training


@pytest.mark.parametrize("seats", [1, 2])
def test_the_same_seed_learns_the_same(medici, seats):
    one, same, other = (trained(medici, seats, seed) for seed in (7, 7, 8))
    assert numbers(one) == numbers(same) != numbers(other)
    assert one.log == same.log


def test_a_stopped_training_ends_as_an_unbroken_one(medici, tmp_path):
    whole = trained(medici, 1, 7)
    file = tmp_path / "checkpoint"
    stopped = Training(medici, 1, 7, GAMES)
    for _ in range(2):
        next(stopped.lessons())
    stopped.save(file)
    next(stopped.lessons())  # killed before this one was written down
    again = Training(medici, 1, 7, GAMES)
    again.resume(file)
    assert again.done == 2 * again.lesson
    list(again.lessons())
    assert numbers(again) == numbers(whole)
    assert again.log == whole.log


def test_a_training_learns(medici):
    """From knowing nothing: what it expects of a table comes nearer to what comes of it."""
    log = trained(medici, 1, 1, games=400).log
    assert sum(one.off for one in log[-10:]) < 0.8 * sum(one.off for one in log[:10])


@pytest.mark.parametrize(("seats", "seed", "games"), [(2, 7, GAMES), (1, 8, GAMES), (1, 7, 400)])
def test_a_checkpoint_of_another_training_is_refused(medici, tmp_path, seats, seed, games):
    file = tmp_path / "checkpoint"
    Training(medici, 1, 7, GAMES).save(file)
    with pytest.raises(TrainingError, match="is of a training with"):
        Training(medici, seats, seed, games).resume(file)


@pytest.mark.parametrize("cut", [0, 10, -1])
def test_a_damaged_checkpoint_is_refused(medici, tmp_path, cut):
    file = tmp_path / "checkpoint"
    Training(medici, 1, 7, GAMES).save(file)
    file.write_bytes(file.read_bytes()[:cut])
    with pytest.raises(TrainingError, match="is damaged; remove it to begin anew"):
        Training(medici, 1, 7, GAMES).resume(file)


# From the command line


def train(*words):
    return CliRunner().invoke(main, ["train", "medici_dice", *map(str, words)])


def test_the_command_trains_and_writes_weights(tmp_path, medici):
    file = tmp_path / "new" / "1.weights"
    found = train("--games", GAMES, "--seed", 7, "--output", file)
    assert found.exit_code == 0
    assert f"{GAMES} of {GAMES} games" in found.output
    assert [path.name for path in file.parent.iterdir()] == ["1.weights"]
    other = tmp_path / "other.weights"
    trained(medici, 1, 7).write(other)
    assert file.read_bytes() == other.read_bytes()


def test_stopped_by_the_clock_the_same_command_goes_on(tmp_path):
    whole, file = tmp_path / "whole", tmp_path / "stopped"
    train("--games", GAMES, "--output", whole)
    first = train("--games", GAMES, "--minutes", 0, "--output", file)
    assert first.exit_code == 0
    assert f"4 of {GAMES} games" in first.output
    second = train("--games", GAMES, "--output", file)
    assert "going on" in second.output
    assert file.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--seats", "9"], "is for 1 to 4 players, not 9"),
        (["--games", "0"], "--games"),
        (["--minutes", "long"], "--minutes"),
    ],
)
def test_bad_words_are_refused(words, message):
    found = train(*words)
    assert found.exit_code == 2
    assert message in found.output
