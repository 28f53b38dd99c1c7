"""The examples run, on a tiny budget."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from examples import open_spiel_match, policy_gradient, random_rollouts

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOK = EXAMPLES / "game_and_statistics.ipynb"


def needs(*names: str) -> pytest.MarkDecorator:
    """Skip, and say why, where a package is missing."""
    missing = [name for name in names if find_spec(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"needs {', '.join(missing)}")


def test_random_games_are_won_by_somebody():
    ended, wins, decisions = random_rollouts.roll_out("medici_dice", 2, wanted=40, seed=1, count=8)

    assert ended >= 40
    assert wins.sum() == pytest.approx(ended)
    assert decisions > ended


def test_the_policy_gradient_learns_the_little_that_it_can():
    policy = policy_gradient.new_policy(1)
    before = [weight.copy() for weight in policy.weights]
    played, _ = policy_gradient.play(policy, 1e9, 1, learns=True, most_games=600)

    assert played >= 600
    assert policy.steps > 0
    assert all((now != then).any() for now, then in zip(policy.weights, before, strict=True))
    assert all(np.isfinite(weight).all() for weight in policy.weights)


def test_a_policy_that_is_pushed_towards_an_action_chooses_it_more_often():
    policy = policy_gradient.new_policy(1)
    rng = np.random.default_rng(1)
    seen = rng.random((64, policy.weights[0].shape[0]), dtype=np.float32)
    masks = np.zeros((64, policy.weights[3].shape[0]), dtype=np.uint8)
    masks[:, 30:40] = 1
    actions = np.arange(64) % 10 + 30
    paid = (actions == 33).astype(np.float32)
    before = policy.chances(seen, masks)[1][:, 33].mean()
    for _ in range(20):
        policy.learn(seen, masks, actions, paid)

    assert policy.chances(seen, masks)[1][:, 33].mean() > 2 * before


def test_a_match_in_open_spiel_is_played():
    assert 0 <= open_spiel_match.match("medici_dice", games=1, simulations=2, seed=1) <= 1


@needs("torch")
def test_masked_ppo_learns():
    from examples import masked_ppo

    learner = masked_ppo.Learner("medici_dice", 1)
    before = [one.detach().clone() for one in learner.network.parameters()]
    learner.learn(learner.play(40))
    after = list(learner.network.parameters())
    assert any((one != other).any() for one, other in zip(before, after, strict=True))


@needs("sb3_contrib")
def test_maskable_ppo_learns_and_chooses_legal_actions():
    from examples import maskable_ppo

    learner = maskable_ppo.learn("medici_dice", 64, 1, at_once=64)
    assert 0 <= maskable_ppo.share_of_wins(learner, "medici_dice", 2) <= 1


def test_the_notebook_was_saved_without_results():
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]

    assert not any(cell.get("outputs") for cell in cells)


@needs("matplotlib")
def test_the_notebook_runs_from_its_first_cell_to_its_last(tmp_path):
    """As one program: a notebook's server would add nothing but itself."""
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    sources = [cell["source"] for cell in cells if cell["cell_type"] == "code"]
    program = "\n".join(sources).replace("GAMES = 200", "GAMES = 20")
    program += "\nfor number in plt.get_fignums():\n    plt.figure(number).savefig(f'{number}.png')"
    found = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "MPLBACKEND": "Agg"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.returncode == 0, found.stderr
    assert "games; the first seat is ahead by" in found.stdout
    assert len(list(tmp_path.glob("*.png"))) == 2


@pytest.mark.parametrize("program", ["random_rollouts", "policy_gradient", "open_spiel_match"])
def test_a_program_says_how_it_is_called(program):
    found = subprocess.run(
        [sys.executable, "-m", f"examples.{program}", "--help"],
        cwd=EXAMPLES.parent,
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.returncode == 0, found.stderr
    assert "usage:" in found.stdout
