"""What must stay true of a table of Florenza, counted from its text alone.

Every kinsman, crest, tile and character is in exactly one place; markers stay on their tracks.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.florenza.rules.positions import BOX, KINSMEN, SPACES, WORKSHOPS, copies

ROUNDS = BOX["rounds.rounds"]
CRESTS = BOX["district.normal_crests"]
NAMES = {
    path.partition(".")[0]
    for kind in ("artists", "preachers")
    for path in BOX.table(kind)
    if path.endswith(".number")
}


def check(state: Any) -> None:
    """Count everything."""
    facts = dict(state.description())
    families = int(facts["seats"][0]) + len(facts["ghosts"])
    over = state.actor() == -2
    _check_tiles(facts, families)
    _check_characters(facts, families)
    for family in range(families):
        _check_kinsmen(facts, family)
        _check_crests(facts, family, families)
        assert int(facts[f"prestige:{family}"][0]) >= BOX["tracks.lowest_prestige"]
        assert int(facts[f"church:{family}"][0]) >= BOX["tracks.lowest_church"]
        value, count = map(int, facts[f"tokens:{family}"])
        assert value >= count >= 0
        assert (value == 0) == (count == 0)
        if f"goods:{family}" in facts:
            assert min(map(int, facts[f"goods:{family}"])) >= 0
    assert int(facts["round"][0]) == ROUNDS + 1 if over else int(facts["round"][0]) <= ROUNDS


def _check_tiles(facts: dict[str, list[str]], families: int) -> None:
    placed: Counter[str] = Counter()
    for family in range(families):
        spaces = facts[f"workshops:{family}"]
        assert len(spaces) == SPACES
        placed.update(word.split(":")[0] for word in spaces if word != "-")
    for kind, count in zip(WORKSHOPS, facts["supply"], strict=True):
        assert int(count) + placed[kind] == copies(kind, families), kind


def _check_characters(facts: dict[str, list[str]], families: int) -> None:
    in_play = [word.split(":")[0] for word in facts["characters"]]
    assert len(in_play) == len(set(in_play)) <= families + BOX["start.characters"]
    assert set(in_play) <= NAMES
    assert not set(in_play) & set(facts["gone"])
    assert set(facts["masterpieces"]) <= set(in_play)
    hired = [word.split(":")[-1] for word in facts["city_works"]] + facts["duomo"][1:]
    for family in range(families):
        hired += [word.split(":")[-1] for word in facts[f"works:{family}"]]
        hired += facts[f"charity:{family}"]
    away = [name for name in [*hired, *facts["detained"], *facts["turned"]] if name in NAMES]
    assert len(away) == len(set(away))
    assert set(away) <= set(in_play)


def _check_kinsmen(facts: dict[str, list[str]], family: int) -> None:
    mine = str(family)
    count = sum(map(int, facts[f"kinsmen:{family}"]))
    count += facts[f"charity:{family}"] != ["-"]
    count += facts["duomo"][0] == mine
    count += len(facts[f"works:{family}"])
    count += sum(word.split(":")[1] == mine for word in facts["city_works"])
    count += sum(word.split(":")[1] == mine for word in facts["fortune"])
    count += sum(space != "0" for space in facts.get(f"actions:{family}", ["0"])[1:])
    owner = 0
    while f"workshops:{owner}" in facts:
        tiles = [word.split(":") for word in facts[f"workshops:{owner}"] if word != "-"]
        count += sum(tile[2] == mine for tile in tiles)
        owner += 1
    assert count == KINSMEN


def _check_crests(facts: dict[str, list[str]], family: int, families: int) -> None:
    used = [0, 0, 0, 0]
    used[0] += len(facts[f"district:{family}"])
    for word in facts["city_crests"]:
        _, owner, kind = word.split(":")
        assert int(owner) < families
        used[int(kind)] += owner == str(family)
    for kind, count in enumerate(facts[f"crests:{family}"]):
        assert int(count) + used[kind] == (1 if kind else CRESTS)
