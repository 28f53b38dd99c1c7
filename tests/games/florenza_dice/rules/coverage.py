"""What golden records of the Florenza Dice Game must show, and what a record does show."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from signoria import NOBODY
from tests.games.florenza_dice.rules.positions import (
    BOX,
    CHIESA,
    COLOURS,
    GAME,
    LENGTHS,
    PATHS,
    TRACKS,
    WORKS,
)

CHOOSE_VALUE, TRADE = BOX["effects.choose_value"], BOX["effects.trade"]
CARPENTIERE = BOX["carpentiere.building"]
ARTISTS = [BOX[f"dice.personalities.{colour}"] for colour in COLOURS]
WAYS = ("anonymous", "two", "advance", "more", "cheaper")


def required() -> set[str]:
    """Every step, verb, option, Building, effect, icon, work, use of a die, prize and end."""
    found = {f"step {name}" for name in GAME.steps}
    found |= {f"verb {action.verb}" for action in GAME.words}
    found |= {action.text for action in GAME.words if action.verb in ("roll", "advance", "spend")}
    found |= {f"seats {seats}" for seats in GAME.seats}
    found |= {
        f"option {option.name}={value}"
        for option in GAME.variants.values()
        for value in option.values
    }
    found |= {f"built {number}" for number in range(1, 26)}
    found |= {f"carpentiere {edition}" for edition in ("english", "italian")}
    found |= {f"space {space}" for space in range(2, BOX["rione.spaces"] + 1)}
    found |= {f"value chosen {colour}" for colour in COLOURS}
    found |= {f"traded {colour}" for colour in COLOURS}
    found |= {f"once {way}" for way in WAYS}
    found |= {"changed", "masterpiece", "masterpiece with a Zecca", "other artist"}
    for colour, personality in zip(COLOURS, ARTISTS, strict=True):
        ways = ("resources", "fiorini", personality if personality in TRACKS else "artist")
        found |= {f"use {colour} {way}" for way in ways}
    for track, length in zip(TRACKS, LENGTHS, strict=True):
        found |= {f"{track} {space}" for space in range(1, length + 1)}
        found.add(f"{track} overflow")
    for path, work in zip(PATHS, WORKS, strict=True):
        found |= {f"{work} by {artist}" for artist in BOX[f"{path}.artists"]}
        found.add(f"{work} anonymous")
    found |= {f"income {work}" for work in CHIESA}
    found |= {f"prize {prize}" for prize in sorted(set(BOX["palazzo.prizes"]))}
    found |= {"two prizes in one turn", "die icon", "die icon in the income phase"}
    found |= {"captain", "bishop uses a USED die", "ghost captain", "ghost bishop"}
    found |= {"resource lost", "lose resource", "built in the captain phase"}
    found |= {"one winner", "tie broken by projects", "shared victory"}
    found |= {"pope beaten", "pope not beaten"}
    return found


def covered(record: Any) -> set[str]:
    """What a whole record shows."""
    found = {f"option {name}={value}" for name, value in record.options.items()}
    found |= {f"seats {record.seats}", *(f"verb {move.text.split()[0]}" for move in record.moves)}
    states = [read(str(state)) for state in record.states()]
    for (before, after), move in zip(pairwise(states), record.moves, strict=True):
        found |= {f"step {step.split()[0]}" for step in before["next"]}
        found |= in_a_move(before, after, move.text)
    return found | at_the_end(record.replay())


def at_the_end(state: Any) -> set[str]:
    """What the last state alone shows."""
    assert state.actor() == NOBODY
    totals = [sheet.total for sheet in GAME.scores(state)]
    if len(totals) == 1:
        beaten = GAME.observe(state, 0)["pope"]["beaten"]
        return {"pope beaten" if beaten else "pope not beaten"}
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return {"one winner"}
    return {"shared victory" if GAME.winners(state) == tied else "tie broken by projects"}


def in_a_move(before: Any, after: Any, text: str) -> set[str]:
    """What a move shows, from the facts before and after it."""
    verb, *words = text.split()
    if verb in ("roll", "start"):
        return {text} | _new_round(before, after)
    seat = _actor(before)
    found = {f"verb {verb}"} | ({text} if verb in ("advance", "lose", "spend") else set())
    if verb == "build":
        found |= _built(before, seat, int(words[0]))
    elif verb == "use":
        found |= _used(before, seat, *words)
        if words[1] == "resources" and not "".join(after["next"][:1]).startswith("Obtain"):
            found.add("resource lost")
    elif verb == "place":
        found |= _placed(before, words[0])
    elif verb == "change":
        found.add("changed")
    elif verb == "spend":
        owns = str(BOX["effects.masterpiece"]) in before[f"rione:{seat}"]
        found |= {"masterpiece with a Zecca"} if owns else {"masterpiece"}
    return found | _progress(before, after) | _new_round(before, after)


def _built(before: Any, seat: int, number: int) -> set[str]:
    found = {f"built {number}", f"space {len(before[f'rione:{seat}']) + 1}"}
    if number == CARPENTIERE:
        found.add(f"carpentiere {before['carpentiere'][0]}")
    if before["next"][0] == "CaptainsResource":
        found.add("built in the captain phase")
    return found


def _used(before: Any, seat: int, colour: str, way: str, *what: str) -> set[str]:
    found = {f"use {colour} {way}"}
    die, step = COLOURS.index(colour), before["next"][0]
    value = int(before["dice"][die]) - 1
    board = f"dice_board.{before['dice_board'][0]}"
    if way in WAYS:
        found.add(f"once {way}")
    if way in TRACKS or way == "advance":
        track, steps = (way, int(what[0])) if way in TRACKS else (what[0], 2)
        at = TRACKS.index(track)
        if int(before[f"tracks:{seat}"][at]) + steps > LENGTHS[at]:
            found.add(f"{track} overflow")
    if way in ("artist", "cheaper"):
        work = what[0]
        wanted = BOX[f"{PATHS[WORKS.index(work)]}.artists"]
        fits = ARTISTS[die] in wanted
        found.add(f"{work} by {ARTISTS[die]}" if fits else "other artist")
    elif way == "anonymous":
        found.add(f"{what[0]} anonymous")
    elif way == "resources" and BOX[f"{board}.resources"][value] != int(what[0]):
        found.add(f"value chosen {colour}")
    if step == "UseOneDie" and colour in before["used"] and before["bishop"] == [str(seat)]:
        found.add("bishop uses a USED die")
    if step == "UseAnyDie":
        found.add("die icon" if before["own_turn"] == ["1"] else "die icon in the income phase")
    return found


def _placed(before: Any, kind: str) -> set[str]:
    step = before["next"][0].split()
    if step[0] == "CaptainsResource":
        return {"captain"}
    if step[0] == "ObtainResources":
        colour = COLOURS[int(step[1])]
        if BOX[f"dice.resources.{colour}"] != kind:
            return {f"traded {colour}"}
    return set()


def _progress(before: Any, after: Any) -> set[str]:
    """Spaces marked and prizes won, by anybody."""
    found = set()
    prizes = []
    for seat in range(int(before["seats"][0])):
        was, now = before[f"tracks:{seat}"], after[f"tracks:{seat}"]
        for track, old, new in zip(TRACKS, was, now, strict=True):
            found |= {f"{track} {space}" for space in range(int(old) + 1, int(new) + 1)}
        if before[f"bonus:{seat}"] != after[f"bonus:{seat}"]:
            found.add(f"prize {after[f'bonus:{seat}'][0]}")
        prizes.append(after[f"bonus:{seat}"][0])
    if prizes.count(str(max(BOX["palazzo.prizes"]))) > 1:
        found.add("two prizes in one turn")
    return found


def _new_round(before: Any, after: Any) -> set[str]:
    """Incomes and offices of a new round."""
    if before["round"] == after["round"] or after["round"] == ["1"]:
        return set()
    found = {f"ghost {office}" for office in ("captain", "bishop") if after[office] == ["ghost"]}
    for seat in range(int(after["seats"][0])):
        artists = dict(zip(WORKS, before[f"artists:{seat}"], strict=True))
        found |= {f"income {work}" for work in CHIESA if artists[work] != "0"}
    return found


def _actor(facts: Any) -> int:
    return int(facts["player"][0])


def read(text: str) -> dict[str, list[str]]:
    """A position by its names; ``next`` is the agenda."""
    body, _, agenda = text.rpartition("next")
    found = {line.split()[0]: line.split()[1:] for line in body.split(";") if line.strip()}
    return found | {"next": [step.strip() for step in agenda.split(",") if step.strip()]}
