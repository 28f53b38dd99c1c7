"""Help for a step: the docstring of its class, which begins with the rulebook's heading."""

from __future__ import annotations

from signoria.library import load


def step_help(game: str, step: str) -> str:
    """What a step, such as ``ChooseOneDie 1``, says about itself, in English and on one line."""
    name = step.split(maxsplit=1)[0] if step.split() else ""
    said = load(game).steps[name].__doc__ if name in load(game).steps else ""
    return " ".join((said or "").split())
