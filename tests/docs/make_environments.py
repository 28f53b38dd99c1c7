"""Writes docs/environments: a page for each game as machines that learn meet it.

    python -m tests.docs.make_environments

All of it is read from the code: actions, fields, rewards, seats, variants and versions.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

import signoria
from signoria.kernel.fields import Field
from signoria.kernel.rewards import BOUNDS, MARGIN, WINS
from signoria.rl.gymnasium import identifier
from signoria.rl.open_spiel import short_name

FOLDER = Path(__file__).parents[2] / "docs" / "environments"
SHOWN = 2  # players whose row is listed
PAID = {
    WINS: "1 for a win, shared by those who win together; 0 for everybody else",
    MARGIN: "hundreds of points ahead of the best other seat, cut off; alone, the points",
}


def page(name: str) -> str:
    """A game's page as it should be."""
    game: Any = signoria.load(name)
    least, most = game.seats[0], game.seats[-1]
    lines = [
        f"# {game.title}, for machines that learn",
        "",
        (
            "Made by `python -m tests.docs.make_environments` from the code. "
            "[All environments](README.md)."
        ),
        "",
        f"Environment version 0, rules version {game.rules}, {least} to {most} players. "
        + (
            "Seats see different things: a row holds what its seat may see."
            if game.has_secrets
            else "Everything is open to everybody."
        ),
        "",
        *_doors(name, game),
        *_options(game),
        *_rewards(),
        *_actions(game),
        *_rows(game),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _doors(name: str, game: Any) -> list[str]:
    return [
        "## Doors",
        "",
        "| interface | how |",
        "|---|---|",
        (
            f"| PettingZoo | `from signoria.rl.pettingzoo import {name}_v0`; "
            f"`{name}_v0.env(seats=2)`, `raw_env`, `parallel_env` |"
        ),
        (
            f"| Gymnasium | `import signoria.rl.gymnasium`; "
            f'`gymnasium.make("{identifier(name)}", opponents=["greedy"])` |'
        ),
        (
            f"| OpenSpiel | `import signoria.rl.open_spiel`; "
            f'`pyspiel.load_game("{short_name(name)}(players=2)")` |'
        ),
        (
            f'| arrays | `signoria.rl.batch.Games("{name}", seats=2, count=1024)`; '
            "`signoria.rl.processes.GamesInProcesses` for several cores |"
        ),
        "",
        "No game is longer than "
        + ", ".join(
            f"{game.most_actions(seats):,} ({seats})"
            for seats in range(game.seats[0], 1 + game.seats[-1])
        )
        + " actions and outcomes (players in brackets).",
        "",
    ]


def _options(game: Any) -> list[str]:
    lines = ["## Options", ""]
    if not game.variants:
        return [*lines, "None.", ""]
    lines += ["| option | values, the default first | players |", "|---|---|---|"]
    for variant in game.variants.values():
        players = f"{variant.seats[0]} to {variant.seats[-1]}"
        values = ", ".join(f"`{value}`" for value in variant.values)
        lines.append(f"| `{variant.name}` | {values} | {players} |")
    return [*lines, ""]


def _rewards() -> list[str]:
    lines = ["## Rewards", "", "Paid once, at the end.", ""]
    lines += ["| `reward` | least | most | |", "|---|--:|--:|---|"]
    for reward, (least, most) in BOUNDS.items():
        lines.append(f"| `{reward}` | {least:g} | {most:g} | {PAID[reward]} |")
    return [*lines, ""]


def _actions(game: Any) -> list[str]:
    lines = [
        "## Actions",
        "",
        f"{len(game.words)} numbers; `game.words[number].text` says one.",
        "",
    ]
    lines += ["| numbers | actions | |", "|--:|---|---|"]
    for verb, group in groupby(game.words, key=lambda action: action.verb):
        found = list(group)
        first, last = found[0], found[-1]
        numbers = f"{first.number}" if first is last else f"{first.number} to {last.number}"
        told = f"`{first.text}`" if first is last else f"`{first.text}` … `{last.text}`"
        lines.append(f"| {numbers} | `{verb}` | {told} |")
    return [*lines, ""]


def _rows(game: Any) -> list[str]:
    every = range(game.seats[0], game.seats[-1] + 1)
    widths = ", ".join(f"{game.fields(seats).width} ({seats})" for seats in every)
    lines = [
        "## Observations",
        "",
        (
            f"A row of {widths} integers (players in brackets), the own seat first. "
            f"`game.fields(seats).explain(index)` says what a number means. With {SHOWN} players:"
        ),
        "",
        "| from | numbers | field | kind | least to most |",
        "|--:|--:|---|---|---|",
    ]
    fields = game.fields(SHOWN)
    for field in fields.fields:
        lines.append(_row(field, fields.places[field.name].start))
    return lines


def _row(field: Field, first: int) -> str:
    return (
        f"| {first} | {field.width} | {field.name.strip()} | {field.kind} | "
        f"{field.low} to {field.high} |"
    )


def index() -> str:
    """The page that leads to the others."""
    lines = [
        "# Environments",
        "",
        "Made by `python -m tests.docs.make_environments`. A page for each game:",
        "",
    ]
    lines += [f"- [{signoria.load(name).title}]({name}.md)" for name in signoria.games()]
    return "\n".join([*lines, "", *_FIRST_GAMES, "", *_COMMON]) + "\n"


_FIRST_GAMES = """\
## A first game through each door

Random players, so that nothing but the door is seen; tests run these lines. PettingZoo, where \
everybody is an agent:

```python
>>> from signoria.rl.pettingzoo import medici_dice_v0
>>> env = medici_dice_v0.env(seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     seen, reward, ended, cut, info = env.last()
...     is_done = ended or cut
...     env.step(None if is_done else env.action_space(agent).sample(seen["action_mask"]))
>>> env.agents
[]

```

Gymnasium, where bots play the others; learners that mask ask `action_masks()`:

```python
>>> import gymnasium, signoria.rl.gymnasium
>>> env = gymnasium.make("signoria/Firenze-v0", opponents=["greedy", "random"], seat=0)
>>> seen, info = env.reset(seed=1)
>>> ended = False
>>> while not ended:
...     seen, reward, ended, cut, info = env.step(env.action_space.sample(seen["action_mask"]))
>>> reward in (0, 1/3, 1/2, 1)
True

```

Arrays: a decision in every game of the batch in one call. A game that is over begins anew by \
itself: `over` and `rewards` tell of the one that has ended, the row is of the new one, and \
`actors` says whose row it is.

```python
>>> import numpy as np
>>> from signoria.rl.batch import Games
>>> games = Games("florenza_dice", seats=2, count=64, seed=1)
>>> rng, ended = np.random.default_rng(1), 0
>>> while ended < 64:
...     games.step((rng.random(games.masks.shape) * games.masks).argmax(axis=1))
...     ended += int(games.over.sum())
>>> games.fields.explain(0)
'asked: one of 0 me, 1 1 on, 2 chance, 3 nobody'

```

OpenSpiel, where chance is a player whose outcomes have probabilities:

```python
>>> import pyspiel, signoria.rl.open_spiel
>>> state = pyspiel.load_game("python_signoria_florenza(players=2)").new_initial_state()
>>> while not state.is_terminal():
...     if state.is_chance_node():
...         actions, chances = zip(*state.chance_outcomes())
...         state.apply_action(int(rng.choice(actions, p=chances)))
...     else:
...         state.apply_action(int(rng.choice(state.legal_actions())))
>>> sum(state.returns())
1.0

```""".splitlines()

_COMMON = """\
## What all have in common

In a clone, `pip install ".[rl]"` brings PettingZoo, Gymnasium and arrays, `pip install \
".[rl,spiel]"` OpenSpiel as well. Where a C compiler is, the rules are compiled.

**Observations** are `{"observation": row, "action_mask": mask}`: a row of integers (`int32`) and \
one 0 or 1 for every action of the game (`int8`). Kinds of fields: more of a *count* is more, a \
*category* is a name in numbers, to be spread into one number a value, a *flag* is 0 or 1. Equal \
views give equal rows: nothing hidden is in them.

**Seeds** are any integers. The same seed deals the same game, and neighbouring seeds have nothing \
to do with each other. Gymnasium takes seeds from 0 on, by its own rule.

**Illegal actions.** PettingZoo's `raw_env` raises `IllegalAction` and changes nothing; `env` ends \
the game, pays whoever chose it less than any legal game can, and says why in `infos`; what is \
outside of the action space fails there, as PettingZoo's wrappers would let it. Gymnasium's \
environment ends with the lowest reward, and `info["illegal"]` says why. OpenSpiel's states and \
arrays raise `IllegalAction`; in a batch no game is moved then. A game that is over must be begun \
anew: Gymnasium raises `ResetNeeded`, PettingZoo wants `None`.

**Rendering.** `render_mode` is `ansi` (text as the terminal draws it), `rgb_array` (that text as \
a picture) or `human` (printed).

**OpenSpiel** has explicit chance, one outcome a node. Its C++ `MCTSBot` cannot search games that \
are written in Python, its own included: use `open_spiel.python.algorithms.mcts`.

Environments, batches and generators can be pickled and copied. \
[examples](../../examples/README.md) has programs that learn.""".splitlines()


def pages() -> dict[str, str]:
    """Every page by its file's name."""
    return {"README.md": index(), **{f"{name}.md": page(name) for name in signoria.games()}}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, text in pages().items():
        (FOLDER / file).write_text(text, encoding="utf-8")
