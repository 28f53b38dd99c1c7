"""One hash over everything that random games show: run in processes of their own and compared.

python -m tests.laws.fingerprint GAMES    prints how it ran and the hash, as JSON
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import signoria
from signoria import CHANCE, NOBODY, Record, Rng, Table
from signoria._compat import i32, vec
from signoria.bots import make
from signoria.kernel.news import Fact, hear
from signoria.library import games

PLAYERS = ["flat", "greedy", "random"]
LOOK = 3  # plies from one look to the next: each from another seat, so that all look
FEWEST = 2  # games for each number of seats, however long
MOST_LINES = 6000  # of one number of seats: long games, fewer of them
THOUGHTS = 30
THOUGHTS_FAR_AHEAD = 4  # in a game with a horizon


def fingerprint(count: int) -> str:
    """Every state's text, options, weights, views and news, every record and score sheet."""
    seen = hashlib.sha256()
    for name in games():
        game = signoria.load(name)
        seen.update(json.dumps([action.text for action in game.words]).encode())
        for seats in game.seats:
            lines = 0
            for number in range(count):
                if lines > MOST_LINES and number >= FEWEST:
                    break
                for line in _game(game, seats, number):
                    seen.update(line.encode())
                    lines += 1
        seen.update(_table(game, 2 * count).encode())
    return seen.hexdigest()


def _game(game: Any, seats: int, number: int) -> list[str]:
    rng = Rng(1000 * seats + number)
    fitting = [option for option in game.variants.values() if seats in option.seats]
    chosen = {
        option.name: option.values[(number + at) % len(option.values)]
        for at, option in enumerate(fitting)
    }
    news: list[Fact] = []
    state = game.new(seats, chosen, news)
    record = Record.begin(game, seats, game.choose(seats, chosen))
    lines = [repr(fact) for fact in news]
    while state.actor() != NOBODY:
        options = state.options()
        weights = state.weights() if state.actor() == CHANCE else [1] * len(options)
        lines += [str(state), str([action.number for action in options]), str(weights)]
        ply = len(record.moves)
        if ply % LOOK == 0:
            viewer = (None, *range(seats))[ply // LOOK % (seats + 1)]
            lines.append(json.dumps(game.observe(state, viewer)))
            row = vec[i32]([i32(0)] * game.fields(seats).width)
            game.encode(state, ply // LOOK % seats, row, 0)
            lines.append(str(list(row)))
            lines.append(repr(round(float(game.value(state, ply // LOOK % seats)), 6)))
        action = options[rng.weighted(weights)]
        record.add(state, action)
        lines.append(repr(hear(state, action)))
    sheets = [sheet.lines for sheet in game.scores(state)]
    rewards = [round(float(state.reward(seat)), 9) for seat in range(seats)]
    return [*lines, str(state), record.text(), json.dumps([sheets, game.winners(state), rewards])]


def _table(game: Any, thoughts_at_most: int) -> str:
    """A game of bots, as its record tells it; ``flat`` thinks a few times only."""
    seats = min(len(PLAYERS), max(game.seats))
    flat = make("flat 2")
    most = min(THOUGHTS_FAR_AHEAD if game.horizon else THOUGHTS, thoughts_at_most)
    thoughts = 0

    def seldom(view: Any) -> Any:
        nonlocal thoughts
        thoughts += len(view.options) > 1
        return flat.choose(view, Rng(thoughts)) if thoughts <= most else view.options[0]

    return Table(game, [seldom, *PLAYERS[1:]][:seats], seed=7).run().text()


if __name__ == "__main__":
    print(json.dumps([signoria.is_compiled(), fingerprint(int(sys.argv[1]))]))
