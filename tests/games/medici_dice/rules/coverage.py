"""What golden records of Medici: The Dice Game must show, and what a record does show."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from signoria import NOBODY
from tests.games.medici_dice.rules.conservation import MARKS
from tests.games.medici_dice.rules.positions import BOX, COLUMN, GAME, GOODS, SPACES

NINE, TWELVE = 9, 12  # crosses that earn a bonus
BREAKTHROUGH = BOX["solitaire.breakthrough_from"]


def required() -> set[str]:
    """Every step, verb, face, option, rank, tie and limit."""
    found = {f"step {name}" for name in GAME.steps}
    found |= {f"verb {action.verb}" for action in GAME.words}
    found |= {action.text for action in GAME.words if action.verb in ("roll", "start")}
    found |= {
        f"option {option.name}={value}"
        for option in GAME.variants.values()
        for value in option.values
    }
    found |= {f"seats {seats}" for seats in GAME.seats}
    found |= {f"choose {count} of 5" for count in (1, 2, 3)}
    found |= {f"fill the ship with {count}" for count in (1, 2, 3, 4)}
    for seats in (2, 3, 4):
        found |= {f"ships {seats}: {ranks}" for ranks in rankings(seats)}
        for crossed in range(seats + 1):
            found |= {f"columns {seats}: {ranks or 'nobody'}" for ranks in rankings(crossed)}
    found |= {f"final tie broken by column {place}" for place in (1, 2, 3, 4, 5)}
    found |= {"final tie: shared victory", "one winner", "alone"}
    found |= {f"rank {name}" for name in BOX.table("solitaire.ranks")}
    found |= {f"alone: ship {band}" for band in ("below 20", "20 to 29", "30 and more")}
    found |= {f"alone: column {how}" for how in ("ahead", "equal", "behind", "empty")}
    found |= {"alone: breakthrough", "alone: breakthrough that lasts", "alone: circles beyond 12"}
    found |= {f"bonus for {n}, {who}" for n in (NINE, TWELVE) for who in ("alone", "together")}
    found |= {"bonus without a rank", "crosses beyond 12", "all ships full in one turn"}
    found |= {"full on another's turn", "last roller rolls again"}
    return found


def rankings(players: int) -> list[str]:
    """Every way in which so many players can be ranked: ``1 1 3`` is two firsts and a third."""
    if players == 0:
        return [""]
    found = []
    for first in range(1, players + 1):
        for rest in rankings(players - first):
            others = [str(int(rank) + first) for rank in rest.split()]
            found.append(" ".join(["1"] * first + others))
    return found


def ranking(values: list[int]) -> str:
    """How these rank, from the best."""
    return " ".join(str(1 + sum(other > mine for other in values)) for mine in sorted(values)[::-1])


def covered(record: Any) -> set[str]:
    """What a whole record shows."""
    found = {f"option {name}={value}" for name, value in record.options.items()}
    found |= {f"seats {record.seats}", *(f"verb {move.text.split()[0]}" for move in record.moves)}
    found |= {move.text for move in record.moves if not move.text.startswith("take")}
    previous: dict[str, Any] = {}
    texts = [str(state) for state in record.states()]
    for (before, after), move in zip(pairwise(texts), record.moves, strict=True):
        found |= _in_a_move(before, after, move.text)
    for text in texts:
        facts = _facts(text)
        found |= {f"step {step.split()[0]}" for step in facts["next"]}
        if facts["next"][:1] == ["RollDice 0"] and record.seats > 1:
            found.add("step Turn")
        if previous and (facts["round"] != previous["round"] or not facts["next"]):
            found |= _scored(facts, int(previous["round"][0]))
        previous = facts
    return found | at_the_end(record.replay())


def at_the_end(state: Any) -> set[str]:
    """What the last state alone shows: ships of all rounds, ranks and final ties."""
    assert state.actor() == NOBODY
    facts = _facts(str(state))
    seats = int(facts["seats"][0])
    totals = [sheet.total for sheet in GAME.scores(state)]
    found = set()
    for seat in range(seats):
        cargo = [face for ship in (1, 2, 3) for face in facts[f"ship{ship}:{seat}"]]
        made = dict.fromkeys(GOODS, 0)
        for face in cargo:
            if face != "gold5":
                made[face[:-1]] += MARKS[face[-1]]
        if max(made.values()) > COLUMN:
            found.add("crosses beyond 12")
    if seats == 1:
        return found | {"alone", f"rank {GAME.observe(state, 0)['rank']}"}
    for ship in range(1, len(SPACES) + 1):
        found.add(f"ships {seats}: {ranking(_values(facts, ship))}")
    tied = [seat for seat in range(seats) if totals[seat] == max(totals)]
    if len(tied) == 1:
        return found | {"one winner"}
    if GAME.winners(state) == tied:
        return found | {"final tie: shared victory"}
    columns = [sorted(map(int, facts[f"crosses:{seat}"]), reverse=True) for seat in tied]
    place = next(at for at in range(len(GOODS)) if len({row[at] for row in columns}) > 1)
    return found | {f"final tie broken by column {place + 1}"}


def _in_a_move(before: str, after: str, text: str) -> set[str]:
    if not text.startswith("take"):
        return set()
    was, now = _facts(before), _facts(after)
    count, step = len(text.split()) - 1, was["next"][0]
    found = set()
    if step == "ChooseDice":
        found.add(f"choose {count} of 5")
    elif step == "FillShip":
        found.add(f"fill the ship with {count}")
    ended = now["round"] != was["round"] or not now["next"]
    if step.startswith("ChooseOneDie"):
        roller, place = int(was["roller"][0]), int(step.split()[1])
        seat = (roller + place) % int(was["seats"][0])
        room = SPACES[int(was["round"][0]) - 1] - len(was[f"ship{was['round'][0]}:{seat}"])
        if room == 1 and not ended:
            found.add("full on another's turn")
        if ended:
            found.add("all ships full in one turn")
    is_same_roller = now["roller"] == was["roller"] and was["seats"] != ["1"]
    if is_same_roller and not ended and now["next"][:2] == ["RollDice 0", "FillShip"]:
        found.add("last roller rolls again")
    return found


def _scored(facts: dict[str, list[str]], round: int) -> set[str]:
    """What the scoring of a round shows."""
    seats = int(facts["seats"][0])
    crosses = [[int(number) for number in facts[f"crosses:{seat}"]] for seat in range(seats)]
    if seats == 1:
        return _scored_alone(facts, round, crosses[0])
    found = set()
    for good in range(len(GOODS)):
        column = [row[good] for row in crosses]
        found.add(f"columns {seats}: {ranking([n for n in column if n]) or 'nobody'}")
        paid = len(BOX[f"columns.majority.{seats}"])
        for mine in column:
            if mine >= NINE:
                found.add(f"bonus for {TWELVE if mine == TWELVE else NINE}, together")
                if sum(other > mine for other in column) >= paid:
                    found.add("bonus without a rank")
    return found


def _scored_alone(facts: dict[str, list[str]], round: int, crosses: list[int]) -> set[str]:
    circles = [int(number) for number in facts["circles"]]
    value = _values(facts, round)[0]
    band = "below 20" if value < 20 else "20 to 29" if value < 30 else "30 and more"
    found = {f"alone: ship {band}"}
    if max(circles) >= BREAKTHROUGH:
        found.add("alone: breakthrough")
        found |= {"alone: breakthrough that lasts"} if round < len(SPACES) else set()
        found |= {"alone: circles beyond 12"} if max(circles) == COLUMN else set()
        return found
    for mine, enemy in zip(crosses, circles, strict=True):
        how = "ahead" if mine > enemy else "equal" if mine == enemy else "behind"
        found.add(f"alone: column {how if mine else 'empty'}")
        if mine >= NINE:
            found.add(f"bonus for {TWELVE if mine == TWELVE else NINE}, alone")
    return found


def _values(facts: dict[str, list[str]], ship: int) -> list[int]:
    """What the ships of a round are worth."""
    seats = int(facts["seats"][0])
    return [sum(int(face[-1]) for face in facts[f"ship{ship}:{seat}"]) for seat in range(seats)]


def _facts(text: str) -> dict[str, list[str]]:
    """A position by its names; ``next`` is the agenda."""
    body, _, agenda = text.rpartition("next")
    found = {line.split()[0]: line.split()[1:] for line in body.split(";") if line.strip()}
    return found | {"next": [step.strip() for step in agenda.split(",") if step.strip()]}
