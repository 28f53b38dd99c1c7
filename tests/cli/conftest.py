"""Saved games of tests go to a folder of their own."""

from __future__ import annotations

import pytest

import signoria


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    """Where new games are saved by default."""
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return folder / "signoria"


@pytest.fixture
def whole_game(tmp_path):
    """A finished game in a file, with the seed published."""
    table = signoria.Table(
        signoria.load("medici_dice"), ["greedy", "random"], seed=3, names=["Adam", "Bea"]
    )
    path = tmp_path / "whole.txt"
    table.run().save(path, with_seed=True)
    return path
