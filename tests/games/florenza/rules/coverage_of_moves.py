"""What a single move of a record shows: the table before it and after it, compared."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.games.florenza.rules.positions import BOX

INVISIBLE = {  # steps that resolve at once, by the action that a Ghost's kinsman stands on
    "chiesa": "GhostDistrictArtwork",
    "palazzo": "GhostDistrictArtwork",
    "fortune": "GhostHiresCaptain",
    "influence": "GhostGainsInfluence",
}


class Look:
    """A table at one moment."""

    def __init__(self, state: Any) -> None:
        self.facts = dict(state.description())
        self.agenda = [str(step) for step in state.agenda()]
        self.steps = [step.split()[0] for step in self.agenda]
        self.step = self.steps[0] if self.steps else ""
        self.families = int(self.facts["seats"][0]) + len(self.facts["ghosts"])
        self.actor = int(state.actor())

    def __getitem__(self, name: str) -> list[str]:
        return self.facts[name]

    def number(self, name: str) -> int:
        """A fact of one number."""
        return int(self.facts[name][0])

    def acting(self) -> int:
        """The family at the place that the step names."""
        return int(self["order"][int(self.agenda[0].split()[1])])

    def tiles(self) -> dict[tuple[int, int], list[str]]:
        """All workshops by family and space."""
        return {
            (family, space): word.split(":")
            for family in range(self.families)
            for space, word in enumerate(self[f"workshops:{family}"])
            if word != "-"
        }

    def crests(self) -> set[tuple[int, str]]:
        """Artworks completed, by family."""
        found = {
            (family, name) for family in range(self.families) for name in self[f"district:{family}"]
        }
        return found | {(int(w.split(":")[1]), w.split(":")[0]) for w in self["city_crests"]}

    def works(self) -> dict[tuple[int, str], str]:
        """Artists on artworks under way."""
        found = {
            (family, word.split(":")[0]): word.split(":")[1]
            for family in range(self.families)
            for word in self[f"works:{family}"]
        }
        for word in self["city_works"]:
            name, family, artist = word.split(":")
            found[int(family), name] = artist
        return found


def in_a_move(before: Look, after: Look, text: str) -> set[str]:
    """Everything that a move shows."""
    verb, _, what = text.partition(" ")
    found = _workshops(before, after) | _artworks(before, after) | _round(before, after)
    if before.step == "Production":
        both = {"pay": "captain before a production", "proceed": "production before a captain"}
        found |= {both[verb]} if verb in both else set()
    if verb == "operate":
        owner, space = map(int, what.split())
        found.add(f"operated {before.tiles()[owner, space - 1][0]}")
    elif verb == "charity":
        space, name = what.split()
        found |= {f"charity {name}", f"charity in the {space}"}
        if name == "antonio_da_padova" and after.actor == before.actor:
            found.add("antonio at once")
    elif verb == "pay" or (verb in ("crest", "incentive")):
        found.add(text)
    elif verb == "as":
        name = before["work"][0]
        found.add(f"{before.works()[before.acting(), name]} as {what}")
    elif verb == "detain":
        preacher = f"preachers.{what}.life" in BOX.values
        found.add(f"detained {'preacher' if preacher else 'artist'}")
    elif verb == "resource" and before.step == "ThirdResource":
        found.add("third resource by the captain")
    elif verb == "roll":
        if before.agenda[0].startswith("RollForPrestige") and before.agenda[0].endswith(" 2"):
            found.add("the muse's roll")
        found |= _ghosts(before, after)
    return found


def _workshops(before: Look, after: Look) -> set[str]:
    found = set()
    was, now = before.tiles(), after.tiles()
    for place, (kind, side, worker) in was.items():
        if side == "open" and worker == str(place[0]):
            if place not in now:
                found.add("failed workshop")
            elif now[place][1] == "built":
                found.add(f"built {kind}")
    for place, (kind, side, _) in now.items():
        if place not in was and side == "built":
            found.add(f"built {kind}")
    return found


def _artworks(before: Look, after: Look) -> set[str]:
    new = after.crests() - before.crests()
    found = {f"artwork {name.replace('.', ' ')}" for _, name in new}
    for family, name in new:
        building = name.partition(".")[0]
        done = [one for who, one in after.crests() if who == family]
        count = sum(one.startswith(f"{building}.") for one in done)
        if building in ("palazzo", "chiesa") and count == 4:
            found.add(f"whole {building}")
    if set(after["masterpieces"]) - set(before["masterpieces"]):
        found.add("masterpiece")
    for place, artist in before.works().items():
        if place not in after.works() and place not in after.crests():
            building = place[1].partition(".")[0]
            area = {"palazzo": "district", "chiesa": "district", "duomo": "duomo"}
            named = "" if artist == "unnamed" else " with a named artist"
            found.add(f"failed artwork in the {area.get(building, 'city')}{named}")
    return found


def _round(before: Look, after: Look) -> set[str]:
    """Offices and turn order, when a round has ended."""
    if before["round"] == after["round"]:
        return set()
    captain, bishop = after["captain"][0], after["bishop"][0]
    if captain == bishop == "-":
        case = "nobody"
    elif bishop == "-":
        case = "captain alone"
    elif captain == "-":
        case = "bishop alone"
    else:
        case = "one player" if captain == bishop else "two players"
    found = {f"offices: {case}"}
    if bishop != "-" and bishop == before["bishop"][0]:
        found.add("cardinal")
    if captain == "-":
        found.add("tie for captain")
    old, new = before["order"], after["order"]
    others = [who for who in new if who not in (captain, bishop)]
    for one, other in pairwise(others):
        tied = after[f"prestige:{one}"] == after[f"prestige:{other}"]
        if tied and old.index(one) > old.index(other):
            found.add("swapped places")
    seats = int(after["seats"][0])
    for office, who in (("captain", captain), ("bishop", bishop)):
        if who != "-" and int(who) >= seats:
            found.add(f"ghost {office}")
    if after["detained"] != ["-"] and before["detained"] == ["-"]:
        found.add("detained by a ghost")
    return found


def _ghosts(before: Look, after: Look) -> set[str]:
    found = set()
    if before.step == "RollThirdResource" and after["detained"] != ["-"]:
        found.add("detained by a ghost")
    if not before.step.startswith("Ghost") or before.step == "GhostStartingWorkshop":
        return found
    ghost = before.acting()
    was, now = before[f"actions:{ghost}"][1:], after[f"actions:{ghost}"][1:]
    crests = len(after.crests()) > len(before.crests())
    if before.step == "GhostTurn":
        placed = [
            at
            for at, (old, new) in enumerate(zip(was, now, strict=True))
            if (old, new) == ("0", "1")
        ]
        action = BOX["ghosts.actions"][placed[0]] if placed else ""
        if sum(space != "0" for space in was) == len(was) - 1 and "2" not in now:
            found.add("ghost table cleared")
        if action in INVISIBLE:
            found.add(f"step {INVISIBLE[action]}")
        if action in ("chiesa", "palazzo"):
            found.add(f"ghost {action}: {'done' if crests else 'no action'}")
        elif action == "fortune":
            closed = [sum("closed" in w for w in look["fortune"]) for look in (before, after)]
            found.add(f"ghost fortune: {'done' if closed[1] > closed[0] else 'no action'}")
        elif action == "influence":
            found.add("ghost influence: done")
        elif action == "operate" and after.step != "GhostOperates":
            found.add("ghost operate: no action")
    elif before.step == "GhostOperates":
        found.add("ghost operate: done")
    elif before.step == "GhostBuilds" and after.step != "GhostBuilds":
        more = len(after.tiles()) > len(before.tiles())
        found.add(f"ghost build: {'done' if more else 'no action'}")
    elif before.step == "GhostCityArtwork":
        found.add(f"ghost city: {'done' if crests else 'no action'}")
    return found
