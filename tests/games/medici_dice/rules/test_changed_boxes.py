"""Any change of a number in the box is refused with a sentence, or whole games are played with it.

A process can load one box only; each is loaded and played by a child of one process.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import product
from random import Random

import pytest

from signoria.games.medici_dice.rules.final_player import most_left
from signoria.library import box_file

SHIPPED = box_file("medici_dice").read_text(encoding="utf-8")
BOXES = 60
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 20, 21, 30, 99, 100, 999)
# Names and grades are no numbers, and the rules of another game no change of this one.
NO_CHANGE = ("rules", "grade", "source", "note", "doubt", "game")

PLAY_EACH = """
import json, os, sys, signoria
for path in json.loads(sys.argv[1]):
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        continue
    try:
        game = signoria.load("medici_dice", box=path)
        for seats in game.seats:
            for seed in range(3):
                table = signoria.Table(game, ["random"] * seats, seed=seed)
                table.run()
                for seat in range(seats):
                    assert 0 <= table.state.reward(seat) <= 1
                    game.observe(table.state, seat)
            table = signoria.Table(game, ["greedy"] * seats, seed=seed)
            table.run()
            assert str(game.position(str(table.state))) == str(table.state)
        answer = ["played", ""]
    except signoria.BoxError as error:
        answer = ["refused", str(error)]
    except BaseException as error:
        answer = ["crashed", repr(error)]
    print(json.dumps(answer), flush=True)
    os._exit(0)
"""


def answers(folder, texts: list[str]) -> list[tuple[str, str]]:
    paths = []
    for number, text in enumerate(texts):
        path = folder / f"box{number}.toml"
        path.write_text(text, encoding="utf-8")
        paths.append(str(path))
    said = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PLAY_EACH, json.dumps(paths)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [tuple(json.loads(line)) for line in said.splitlines()]


def changed(random: Random) -> str:
    """One or two numbers of the box are others."""
    lines = SHIPPED.splitlines()
    places = [
        number
        for number, line in enumerate(lines)
        if (found := re.match(r"(\w+) *=[^\"]*\d", line)) and found[1] not in NO_CHANGE
    ]
    for number in random.sample(places, random.randint(1, 2)):
        name, equals, value = lines[number].partition("=")
        at = random.choice(list(re.finditer(r"\d+", value)))
        fresh = f"{value[: at.start()]}{random.choice(NUMBERS)}{value[at.end() :]}"
        lines[number] = f"{name}{equals}{fresh}"
    return "\n".join(lines)


def test_a_changed_box_is_refused_in_words_or_played_with(tmp_path):
    random = Random(12)
    texts = [changed(random) for _ in range(BOXES)]
    found = answers(tmp_path, texts)
    assert len(found) == BOXES
    crashed = [
        (set(text.splitlines()) - set(SHIPPED.splitlines()), said)
        for text, (kind, said) in zip(texts, found, strict=True)
        if kind == "crashed"
    ]
    assert crashed == []
    for kind, said in found:
        assert kind == "played" or re.search(r"box\d+\.toml, line \d+: [a-z_.0-9]+ \w+ ", said)
    kinds = [kind for kind, _ in found]
    assert kinds.count("played") > BOXES // 4
    assert kinds.count("refused") > BOXES // 10


SHIPS = [
    ("[7, 8, 9]", 3, ""),
    ("[10, 1, 10]", 3, ""),
    ("[7, 8, 11]", 3, "with 2 players and choice.most_dice = 3, a ship of 11 may leave 6"),
    ("[7, 8, 9]", 4, "with 2 players and choice.most_dice = 4, a ship of 9 may leave 6"),
    ("[6, 7, 8]", 4, ""),
    ("[20, 20, 20]", 1, ""),
    ("[20, 20, 20]", 3, "with 2 players and choice.most_dice = 3, a ship of 20 may leave 10"),
]


def test_one_roll_must_suffice_for_the_final_player(tmp_path):
    texts = [
        SHIPPED.replace("[7, 8, 9]", ships).replace("most_dice = 3", f"most_dice = {most}")
        for ships, most, _ in SHIPS
    ]
    line = SHIPPED[: SHIPPED.index("spaces = [7")].count("\n") + 1
    for (_, _, expected), (kind, said) in zip(SHIPS, answers(tmp_path, texts), strict=True):
        if expected:
            assert kind == "refused", said
            rule = "ships.spaces must leave at most 5 spaces to the final player, who has one roll"
            assert f"line {line}: {rule}; {expected}" in said
        else:
            assert (kind, said) == ("played", "")


@pytest.mark.parametrize(("seats", "most"), [(2, 9), (3, 5), (4, 3)])
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_no_line_of_play_leaves_more_to_the_final_player(seats, most, dice):
    """Every way to choose is tried, from every table with so many spaces."""
    known: dict[tuple[tuple[int, ...], int, int], int] = {}
    for free in product(range(most + 1), repeat=seats):
        for roller, place in product(range(seats), range(seats + 1)):
            if sum(free) and (place or free[roller]):
                tried = _tried(known, free, roller, place, dice)
                assert tried == most_left(list(free), roller, place, dice)


def _tried(known, free, roller, place, dice) -> int:
    key = (free, roller, place)
    if key not in known:
        known[key] = _try(known, free, roller, place, dice)
    return known[key]


def _try(known, free, roller, place, dice) -> int:
    seats = len(free)
    if place == seats:
        if sum(map(bool, free)) <= 1:
            return max(free)
        then = roller + 1
        while free[then % seats] == 0:
            then += 1
        return _tried(known, free, then % seats, 0, dice)
    seat = (roller + place) % seats
    most = min(free[seat], 1 if place else dice)
    return max(
        _tried(known, (*free[:seat], left, *free[seat + 1 :]), roller, place + 1, dice)
        for left in range(free[seat] - most, free[seat] - (1 if most else 0) + 1)
    )
