"""What golden records of Firenze must show, and what a record does show."""

from __future__ import annotations

from typing import Any

from signoria import NOBODY
from signoria.games.firenze.rules.box import (
    BUILDING_NAMES,
    CARD_NAMES,
    CELEBRATION_NAMES,
    CHURCH_NAMES,
    EVENT_NAMES,
    PERSONNEL_NAMES,
)
from tests.games.firenze.rules.positions import BOX, COLOURS, GAME

NUMERALS = ("I", "II", "III", "IV")
LEVELS = BOX.table("level_tiles")
SOMETIMES_IDLE = ("botch", "collapse", "luxury_tax", "flood")
ALWAYS = {"step FinalScoring"}  # resolves itself at the end of every game


def required() -> set[str]:
    """Every step, verb, card, effect, phase, option and end."""
    found = {f"step {name}" for name in GAME.steps}
    found |= {f"verb {action.verb}" for action in GAME.words}
    found |= {f"reveal {name}" for name in CARD_NAMES}
    found |= {f"take {name}" for name in CARD_NAMES}
    found |= {f"play {name}" for name in PERSONNEL_NAMES}
    found |= {f"event {name} with effect" for name in EVENT_NAMES}
    found |= {f"event {name} without effect" for name in SOMETIMES_IDLE}
    found |= {f"church {name} pays" for name in CHURCH_NAMES}
    found |= {f"building {name} stays" for name in BUILDING_NAMES}
    found |= {f"celebration {name} scores" for name in CELEBRATION_NAMES}
    found |= {f"balcony {numeral} fulfilled" for numeral in NUMERALS}
    found |= {f"level tile {height} taken" for height in LEVELS}
    found |= {f"majority {colour}" for colour in COLOURS}
    found |= {
        f"option {option.name}={value}"
        for option in GAME.variants.values()
        for value in option.values
    }
    found |= {f"seats {seats}" for seats in GAME.seats}
    found |= {f"{count} bricks built" for count in range(1, 7)}
    found |= {"end by last seal", "end by reshuffles", "one winner", "shared victory"}
    found |= {"a later last seal", "a tie for a majority", "a reshuffle"}
    found |= {"a second building", "a church without a space", "a monument for another"}
    found |= {"a campanile torn down", "a ruin", "a patrician against an event"}
    found |= {"two commissions in a turn", "a pouch with fewer than four bricks"}
    found |= {"more than ten bricks kept", "more than five cards kept"}
    return found


def covered(record: Any) -> set[str]:
    """What a whole record shows."""
    found = {f"option {name}={value}" for name, value in record.options.items()}
    found |= {f"seats {record.seats}", *ALWAYS}
    for move in record.moves:
        verb, *words = move.text.split()
        found |= {f"verb {verb}", f"{verb} {words[0] if words else ''}".strip()}
        if verb == "take":
            found.add(f"take {move.comment.split()[0]}")
    before: dict[str, Any] = {}
    state = None
    for ply, state in enumerate(record.states()):
        after = dict(state.description())
        after["next"] = [str(step) for step in state.agenda()]
        found |= {f"step {step.split()[0]}" for step in after["next"]}
        if before:
            found |= _in_a_move(before, after, record.moves[ply - 1])
        before = after
    return found | at_the_end(state)


def at_the_end(state: Any) -> set[str]:
    """What the last state alone shows."""
    assert state.actor() == NOBODY
    facts = dict(state.description())
    seats = int(facts["seats"][0])
    sheets = [dict(sheet.lines) for sheet in GAME.scores(state)]
    found = {"end by reshuffles" if facts["finisher"] == ["-1"] else "end by last seal"}
    found.add("one winner" if len(GAME.winners(state)) == 1 else "shared victory")
    for colour in COLOURS:
        if any(sheet[f"majority {colour}"] for sheet in sheets):
            found.add(f"majority {colour}")
        counts = sorted(facts[f"seals:{colour}"].count(str(seat)) for seat in range(seats))
        if counts[-1] and counts[-1] == counts[-2]:
            found.add("a tie for a majority")
    for name in CELEBRATION_NAMES:
        if any(sheet[name.replace("_", " ")] for sheet in sheets):
            found.add(f"celebration {name} scores")
    done = [seat for seat in range(seats) if _seals(facts, seat) == BOX[f"seals.{seats}"]]
    if len(done) > 1:
        found.add("a later last seal")
    return found


def _seals(facts: dict[str, Any], seat: int) -> int:
    return sum(facts[f"seals:{colour}"].count(str(seat)) for colour in COLOURS)


def _in_a_move(was: dict[str, Any], now: dict[str, Any], move: Any) -> set[str]:
    verb = move.text.split()[0]
    seats, turn = int(now["seats"][0]), int(was["turn"][0])
    found = set()
    if was["reshuffles"] != now["reshuffles"]:
        found.add("a reshuffle")
    if verb in ("take", "pay"):
        found |= _taken(was, now, seats, turn)
    if verb in ("build", "again", "campanile"):
        built = int(was["built"][0]) + 1
        found.add(f"{built} bricks built")
    if verb == "fulfil":
        found |= _fulfilled(was, now, seats, turn)
    if verb == "play" and was["event"] != ["-"]:
        found.add("a patrician against an event")
    asked = was["next"][0]
    is_early = asked.startswith("DrawBricks") and not asked.endswith(" 1")
    if is_early and sum(map(int, now["bag"])) == 0:
        found.add("a pouch with fewer than four bricks")
    if was["event"] != ["-"] and verb in ("give", "cut"):
        found.add(f"event {was['event'][0]} with effect")
    if was["towers:" + str(turn)] and verb in ("pass", "give"):
        old, new = was[f"towers:{turn}"], now[f"towers:{turn}"]
        if any("*" not in word for word in old) and len(new) < len(old):
            found.add("a ruin")
    if now["turn"] != was["turn"] and now["next"]:
        found |= _after_a_turn(now, turn)
    return found


def _taken(was: dict[str, Any], now: dict[str, Any], seats: int, turn: int) -> set[str]:
    """What became of a card that was taken, if it was taken already."""
    found = set()
    discarded = {word.partition("=")[0] for word in set(now["discards"]) - set(was["discards"])}
    for name in discarded:
        if name in EVENT_NAMES and was["cheapest"] == ["0"]:
            found.add(f"event {name} without effect")
        if name in BUILDING_NAMES:
            found.add("a second building")
        if name in CHURCH_NAMES:
            found.add("a church without a space")
    if now["next"][0] == "GiveMonument":
        found.add("a monument for another")
    for name in BUILDING_NAMES:
        if f"{name}=1" in now[f"cards:{turn}"] and f"{name}=1" not in was[f"cards:{turn}"]:
            found.add(f"building {name} stays")
    return found


def _fulfilled(was: dict[str, Any], now: dict[str, Any], seats: int, turn: int) -> set[str]:
    found = set()
    for name in CHURCH_NAMES:
        if name in was["churches"] and name not in now["churches"]:
            found.add(f"church {name} pays")
    for height in set(was["levels"]) - set(now["levels"]):
        found.add(f"level tile {height} taken")
    for numeral, tile in zip(NUMERALS, was["balconies"], strict=True):
        if tile != "-":
            _, colour, height = tile.split("_")
            place = BOX["heights.all"].index(int(height))
            if was[f"seals:{colour}"][place] != now[f"seals:{colour}"][place]:
                found.add(f"balcony {numeral} fulfilled")
    if int(was["fulfilled"][0]) == 1 and int(now["fulfilled"][0]) != 1:
        found.add("two commissions in a turn")
    for seat in range(seats):
        if seat != turn and was[f"campanile:{seat}"] and not now[f"campanile:{seat}"]:
            found.add("a campanile torn down")
    return found


def _after_a_turn(now: dict[str, Any], seat: int) -> set[str]:
    found = set()
    if sum(map(int, now[f"store:{seat}"])) > BOX["limits.storehouse"]:
        found.add("more than ten bricks kept")
    held = sum(int(word.partition("=")[2]) for word in now[f"cards:{seat}"])
    if held > BOX["limits.cards"]:
        found.add("more than five cards kept")
    return found
