"""How golden records of the Florenza Dice Game come about: players with a wish, and bots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from signoria import CHANCE, NOBODY, Record, Table
from tests.games.florenza_dice.rules import coverage
from tests.games.florenza_dice.rules.conservation import COSTS
from tests.games.florenza_dice.rules.positions import (
    BOX,
    CHIESA,
    COLOURS,
    GAME,
    LENGTHS,
    PALAZZO,
    SPACES,
    TRACKS,
    WORKS,
    all_but,
    icons,
)

MOST_SEEDS = 400
GENERAL, MOST_SCRIPTS = 36, 160
SPECIAL = ["chiesa", "gold", "income", "pair"]
SHY = 4.0  # how much of the judged value a wish may cost
MIXES = [["random"], ["random"] * 2, ["greedy"] * 2, ["random"] * 3, ["greedy"] * 4, ["greedy"]]
KINDS = ["buildings", "works", "tracks", "palazzo"]
POPES = ["normal", "easy", "hard", "extreme"]


def scripts() -> Iterator[tuple[str, Any]]:
    """Players who go for what no record shows yet; only records with something new."""
    missing = coverage.required()
    for number in range(MOST_SCRIPTS):
        kind = "" if number < GENERAL else SPECIAL[number % len(SPECIAL)]
        seats = 2 if kind == "pair" else 1 if kind else (1, 2, 1, 3, 1, 4)[number % 6]
        options = {
            "carpentiere": "italian" if number % 4 == 0 else "english",
            "dice_board": "monotone" if number % 5 == 4 else "tradeoff",
        }
        if seats == 1:
            options["pope"] = POPES[number // 2 % 4]
        record = _wishing(seats, options, number, set(missing), kind)
        new = coverage.covered(record) & missing
        if new:
            missing -= new
            yield f"script_{number:02}", record
        if not worth(missing):
            break
    yield "script_building_saves_gold", _saving_gold()


def games() -> Iterator[tuple[Any, Any]]:
    """Games of bots, seed after seed."""
    for seed in count():
        if seed == MOST_SEEDS:
            return
        for players in MIXES:
            options = {"pope": POPES[seed % 4]} if len(players) == 1 else {}
            table = Table(GAME, players, seed=seed, options=options)
            table.run()
            yield table.record, table.state


def worth(missing: set[str]) -> bool:
    """Whether whole games are worth a look: not while only their ends can show what is missing."""
    return any(not item.startswith(("pope", "one", "tie", "shared")) for item in missing)


def _wishing(seats: int, options: dict[str, str], seed: int, missing: set[str], kind: str) -> Any:
    chosen = GAME.choose(seats, options)
    record, state, random = Record.begin(GAME, seats, chosen), GAME.new(seats, chosen), Random(seed)
    wishes = [_Wish(seat, seed, random, kind) for seat in range(seats)]
    while state.actor() != NOBODY:
        actor = state.actor()
        if actor == CHANCE:
            action = random.choice(state.options())
        else:
            action = wishes[actor].choose(state, missing)
        before = coverage.read(str(state))
        record.add(state, action)
        state.apply(action)
        missing -= coverage.in_a_move(before, coverage.read(str(state)), action.text)
    return record


def _saving_gold() -> Any:
    """Gold is lost while nothing can be built, and traded by a Building built just then.

    Every die shows 1, so the Ghost leaves the yellow die; the free Building chooses its value.
    """
    yellow = COLOURS.index("yellow")
    free, trades = BOX["effects.choose_value"][yellow], BOX["effects.trade"][yellow]
    lines = ["spend spare", "place marble 3", "use red resources 1", "place textile 2"]
    lines += ["spend fiorini", "pay 2", f"build {trades}", "place wood 3"]
    chosen = GAME.choose(1, {})
    record, state = Record.begin(GAME, 1, chosen), GAME.new(1, chosen)
    while state.actor() != NOBODY:
        options = {action.text: action for action in state.options()}
        if state.actor() == CHANCE:
            wanted = [f"roll {free}", *[text for text in options if text.endswith(" 1")]]
        elif lines and lines[0] in options and _is_time(lines[0], record, options):
            wanted = [lines.pop(0)]
        else:
            wanted = [text for text in options if text.startswith("place gold ")]
            wanted += ["use yellow resources 2"] if lines else []
            wanted += [text for text in options if text.endswith(("fiorini", "done"))]
        action = options[next(text for text in wanted if text in options)]
        record.add(state, action)
        state.apply(action)
    return record


def _is_time(line: str, record: Any, options: dict[str, Any]) -> bool:
    """Textile for the Building when gold has just been lost, and the Building when more would."""
    if line.startswith("build"):
        return "lose resource" in options
    return line != "use red resources 1" or record.moves[-1].text == "use yellow resources 2"


class _Wish:
    """A player who likes some things more than the judged value does."""

    def __init__(self, seat: int, seed: int, random: Random, kind: str) -> None:
        self.track = TRACKS[(seat + seed // 4) % 3]
        self.kind = kind or KINDS[seed // 2 % 4 if seed % 3 else (seat + seed) % 4]
        self.random = random

    def choose(self, state: Any, missing: set[str]) -> Any:
        """Something new if there is, else what helps the wish, else what is judged best."""
        seat, before = state.actor(), coverage.read(str(state))
        project, lacks = self.target(before, seat, missing)
        judged = []
        for action in state.options():
            then = state.copy()
            then.apply(action)
            value = GAME.value(then, seat) + self.random.random() / 100
            value += self.liking(action.text, project, lacks, missing)
            value += self.patience(before, seat, action.text)
            judged.append((value, action.number, action, then))
        judged.sort(key=lambda found: found[:2], reverse=True)
        for value, _, action, then in judged[:16]:
            if value < judged[0][0] - SHY:
                break
            if coverage.in_a_move(before, coverage.read(str(then)), action.text) & missing:
                return action
        return judged[0][2]

    def target(self, before: Any, seat: int, missing: set[str]) -> tuple[str, set[str]]:
        """The project to go on with, and the kinds it lacks."""
        ticked = [tick.split(".") for tick in before[f"ticks:{seat}"]]
        built = before[f"rione:{seat}"]
        wanted = [n for n in range(1, 26) if f"built {n}" in missing and str(n) not in built]
        work = ""
        if self.kind == "gold":
            wanted = [number for number in (BOX["effects.change"],) if str(number) not in built]
        if self.kind in ("works", "palazzo", "chiesa", "pair", "income"):
            done = dict(zip(WORKS, before[f"artists:{seat}"], strict=True))
            open_works = [name for name in WORKS if done[name] == "0"]
            if self.kind == "works":
                new = [
                    name
                    for name in open_works
                    if any(item.startswith(f"{name} ") for item in missing)
                ]
                work = (new or open_works or [""])[0]
                casa = str(BOX["effects.anonymous_artist"])
                if f"{work} anonymous" in missing and casa not in built:
                    work, wanted = "", [int(casa)]
            elif self.kind == "income":
                work = "pulpito" if "pulpito" in open_works else ""
            else:
                first = CHIESA if self.kind == "chiesa" else PALAZZO
                work = next((name for name in first if name in open_works), "")
        if work:
            have = [kind for project, kind in ticked if project == work]
            return work, {
                kind for kind in icons(work) if have.count(kind) < icons(work).count(kind)
            }
        if self.kind == "tracks" or not wanted or len(built) > len(SPACES):
            return "", set()
        space = SPACES[len(built) - 1]
        begun = {kind for project, kind in ticked if project == space}
        costs = [set(COSTS[number, before["carpentiere"][0]]) - begun for number in wanted]
        return space, min(costs, key=lambda lacks: (len(lacks), sorted(lacks)))

    def patience(self, before: Any, seat: int, text: str) -> float:
        """Some things are worth waiting for."""
        verb, *words = text.split()
        if self.kind == "gold" and text.startswith("use yellow resources"):
            return 8.0
        if self.kind == "income" and verb == "use" and words[1] == "preacher":
            reached = int(before[f"tracks:{seat}"][2]) + int(words[2])
            return 4.0 if reached < LENGTHS[2] else -9.0
        if self.kind == "pair" and verb == "use" and words[1] in ("artist", "cheaper", "anonymous"):
            artists = [before[f"artists:{other}"][: len(PALAZZO)] for other in (0, 1)]
            if words[2] in PALAZZO and artists[seat].count("0") == 1:
                other = 1 - seat
                last = [
                    w for w, points in zip(PALAZZO, artists[other], strict=False) if points == "0"
                ]
                ready = len(last) == 1 and set(all_but(last[0]).split()) <= set(
                    before[f"ticks:{other}"]
                )
                return 20.0 if ready or not last else -20.0
        return 0.0

    def liking(self, text: str, project: str, lacks: set[str], missing: set[str]) -> float:
        """Points for what the wish is about."""
        verb, *words = text.split()
        if self.kind == "tracks":
            return 3.0 if f" {self.track}" in text else 0.0
        if verb == "build":
            return 6.0 if f"built {words[0]}" in missing else -4.0 * (self.kind == "buildings")
        if verb == "place":
            return 2.0 if words[1] == project and words[0] in lacks else -1.0
        if verb == "pay":
            return 3.0 if words[0] == project else 0.0
        if verb == "use" and words[1] == "resources":
            return 1.5 if BOX[f"dice.resources.{words[0]}"] in lacks else 0.0
        if verb == "use" and words[1] in ("artist", "cheaper", "anonymous"):
            return 5.0
        if verb == "spend":
            useful = lacks & {"fiorini"} if words[0] == "fiorini" else lacks - {"fiorini"}
            return 1.0 if useful else 0.0
        return 0.0
