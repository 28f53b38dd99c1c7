"""What golden records of Florenza must show, and what a record does show."""

from __future__ import annotations

from typing import Any

from signoria import NOBODY
from tests.games.florenza.rules.coverage_of_moves import Look, in_a_move
from tests.games.florenza.rules.positions import BOX, GAME, WORKSHOPS, workshop

SKILLS = ("architect", "sculptor", "painter")
ARTISTS = [path.partition(".")[0] for path in BOX.table("artists") if path.endswith(".life")]
PREACHERS = [path.partition(".")[0] for path in BOX.table("preachers") if path.endswith(".life")]
CAPTAINS = [path.partition(".")[0] for path in BOX.table("captains") if path.endswith(".name")]
ARTWORKS = [
    path.removesuffix(".cost").replace(".", " ")
    for path in BOX.table("artworks")
    if path.endswith(".cost")
]
GHOST_ACTIONS = ("operate", "build", "chiesa", "palazzo", "fortune", "city")
OFFICES = ("captain alone", "bishop alone", "nobody", "two players", "one player")


def required() -> set[str]:
    """Every step, verb, workshop, artist, preacher, captain, artwork, penalty, office, Ghost."""
    found = {f"step {name}" for name in GAME.steps}
    found |= {f"verb {action.verb}" for action in GAME.words}
    found |= {f"seats {seats}" for seats in GAME.seats}
    found |= {"option no_die=yes", "option no_die=no"}
    found |= {f"ghosts {count}" for count in (1, 2, 3, 4)}
    found |= {f"ghost {name}" for name in BOX["ghosts.difficulties"]}
    found |= {f"built {kind}" for kind in WORKSHOPS}
    found |= {f"operated {kind}" for kind in WORKSHOPS if workshop(kind, "category") <= 4}
    found |= {f"artwork {name}" for name in ARTWORKS}
    found |= {
        f"{artist} as {skill}"
        for artist in ARTISTS
        for skill, price in zip(SKILLS, BOX[f"artists.{artist}.prices"], strict=True)
        if price
    }
    found |= {f"charity {name}" for name in ["unnamed", *PREACHERS]}
    found |= {"charity in the chiesa", "charity in the duomo", "antonio at once"}
    found |= {f"pay {name} {line}" for name in CAPTAINS for line in (1, 2, 3)}
    found |= {"failed workshop", "captain before a production", "production before a captain"}
    found |= {
        f"failed artwork in the {area}{named}"
        for area in ("district", "city", "duomo")
        for named in ("", " with a named artist")
    }
    found |= {"whole palazzo", "whole chiesa", "masterpiece", "the muse's roll"}
    found |= {f"crest {kind}" for kind in ("normal", "prestige", "church", "kinsman")}
    found |= {f"incentive {steps}" for steps in range(5)}
    found |= {f"offices: {case}" for case in OFFICES}
    found |= {"cardinal", "tie for captain", "swapped places", "detained artist"}
    found |= {"detained preacher", "detained by a ghost", "third resource by the captain"}
    found |= {f"ghost {action}: done" for action in GHOST_ACTIONS}
    found |= {f"ghost {action}: no action" for action in GHOST_ACTIONS[1:]}
    found |= {"ghost influence: done", "ghost table cleared", "ghost bishop", "ghost captain"}
    found |= {"one winner", "tie broken by resources", "alone: won", "alone: lost"}
    return found


def covered(record: Any) -> set[str]:
    """What a whole record shows."""
    found = {f"option {name}={value}" for name, value in record.options.items()}
    found |= {f"seats {record.seats}", *(f"verb {move.text.split()[0]}" for move in record.moves)}
    if record.seats == 1:
        ghosts = record.options["ghosts"].split("+")
        found |= {f"ghosts {len(ghosts)}", *(f"ghost {name}" for name in ghosts)}
    states = record.states()
    before = Look(next(states))
    for move, state in zip(record.moves, states, strict=True):
        after = Look(state)
        found |= {f"step {name}" for name in before.steps}
        if "HoldingsIncome" in before.steps:
            found.add("step CollectIncome")  # it has just resolved itself
        found |= in_a_move(before, after, move.text)
        before = after
    return found | at_the_end(record.replay())


def at_the_end(state: Any) -> set[str]:
    """What the last state alone shows."""
    assert state.actor() == NOBODY
    results = GAME.observe(state, None)["results"]
    if len(GAME.scores(state)) == 1:
        return {f"alone: {results[0]['result']}"}
    totals = [one["total"] for one in results]
    if totals.count(max(totals)) == 1:
        return {"one winner"}
    facts = dict(state.description())
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    resources = [sum(map(int, facts[f"goods:{seat}"][:-1])) for seat in tied]
    return {"tie broken by resources"} if resources.count(max(resources)) == 1 else set()
