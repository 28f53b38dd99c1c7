"""A player's move in one sentence; moves that belong to a later one say nothing themselves."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.faces.phrases.kinds import Seen
from signoria.faces.phrases.language import Language, mark
from signoria.games.florenza_dice.phrases import effects, names
from signoria.games.florenza_dice.phrases.gains import gains, less, worded
from signoria.games.florenza_dice.phrases.reading import (
    FIORINI,
    HIRING,
    Use,
    artist_worth,
    die_of,
    next_space,
    price,
    read_use,
    resource_of_step,
    sheet_of,
    star_worth,
    step_of,
    work_of,
    works,
)
from signoria.games.florenza_dice.phrases.uses import hired, money
from signoria.kernel.box import Box

Told = tuple[str, Mapping[str, int]]  # a sentence, perhaps none, and the gains it speaks of
NOTHING: Told = ("", {})

# What is placed, by the step that asks for it.
_PLACED = {
    "ObtainResources": mark("{name} placed {resource} from {die} {where}."),
    "ObtainIdenticalResources": mark("{name} placed {resource} from {building} {where}."),
    "ObtainAnyResource": mark("{name} placed {resource} from a track {where}."),
    "CaptainsResource": mark("{name}, Captain of the People, placed {resource} {where}."),
    "SpendSpare": mark("{name} spent a spare as {resource} {where}."),
}


class Move:
    """A move between two observations."""

    def __init__(self, language: Language, box: Box, before: Seen, after: Seen, name: str) -> None:
        self.language = language
        self.box = box
        self.before = before
        self.after = after
        self.name = name
        self.sheet = sheet_of(before)
        self.sheet_after = after["sheets"][before["actor"]]
        self.gained = gains(self.sheet, self.sheet_after)
        self.is_new_round = before["round"] != after["round"]

    def told(self, action: str) -> Told:
        """The sentence, and what it has told of the gains."""
        use = read_use(self.before, action)
        verb, _, what = action.partition(" ")
        if use:
            return self._hire(use) if use.way in HIRING else self._use(use)
        if verb == "place":
            return self._place(*what.split())
        if verb == "build":
            return self._build(int(what))
        if verb == "advance":
            return self._chiesa(what)
        if verb == "pay":
            where = names.in_project(self.language, what)
            paid = self.language.say(
                "{name} paid 100 Fiorini {where}.", name=self.name, where=where
            )
            return paid, {FIORINI: -names.ICON}
        if action == "change resource":
            return self._change()
        if action == "spend star":
            return self._masterpiece()
        if action == "lose resource":
            return self.language.say("{name} had no use for a resource.", name=self.name), {}
        return NOTHING

    def lost(self, action: str) -> str:
        """What found no open icon after the last one was placed."""
        step, numbers = step_of(self.before)
        if not action.startswith("place ") or step not in (
            "ObtainResources",
            "ObtainIdenticalResources",
        ):
            return ""
        left = numbers[1] - 1
        if not left or step_of(self.after)[0] == step:
            return ""
        kind = resource_of_step(self.before, self.box)
        return self.language.say(
            "{amount} found no open icon.", amount=names.amount(self.language, kind, left)
        )

    # Dice

    def _use(self, use: Use) -> Told:
        """Where resources can be placed, the places tell it."""
        say = self.language.say
        die = die_of(self.before, use.colour)
        what = {
            "name": self.name,
            "die": names.die_name(self.language, use.colour),
            "value": str(die["value"]),
        }
        if use.way in ("resources", "two"):
            if step_of(self.after)[0].startswith("Obtain"):
                return NOTHING
            kind, number = self._obtained(use)
            things = names.amount(self.language, kind, number)
            return say(
                "{name} used {die} ({value}) for {things}, but no icon was open.",
                **what,
                things=things,
            ), {}
        if use.way in ("steps", "advance"):
            track = str(die["personality"] if use.way == "steps" else use.what)
            return self._advance(track, what)
        coins = money(self.box, use)
        return say("{name} used {die} ({value}) for {amount} Fiorini.", **what, amount=coins), {
            FIORINI: coins
        }

    def _advance(self, track: str, what: dict[str, str]) -> Told:
        what["track"] = names.personality_name(self.language, track)
        what["space"] = str(self.sheet_after["tracks"][track]["marked"])
        made = {track: self.gained[track]}
        things = worded(self.language, less(self.gained, made))
        if not things or self.is_new_round:
            return self.language.say(
                "{name} used {die} ({value}) for the {track}, now on space {space}.", **what
            ), made
        return self.language.say(
            "{name} used {die} ({value}) for the {track}, now on space {space}: {things}.",
            **what,
            things=things,
        ), self.gained

    def _obtained(self, use: Use) -> tuple[str, int]:
        if use.way == "two":
            return use.what, int(self.box["effects.amounts.identical_resources"])
        return str(die_of(self.before, use.colour)["resource"]), int(use.what)

    def _hire(self, use: Use) -> Told:
        cost = price(self.before, self.box, use)
        points = work_of(self.sheet, use.what)["points"]
        what = {
            "name": self.name,
            "artist": names.somebody(self.language, hired(self.before, use)),
            "work": names.the_artwork(self.language, use.what),
            "points": points,
            "worth": artist_worth(self.box, use),
        }
        if cost == 0:
            sentence = self.language.say(
                "{name} completed {work} with {artist} for nothing: {points} + {worth} points.",
                **what,
            )
        else:
            sentence = self.language.say(
                "{name} completed {work} with {artist} for {amount} Fiorini: "
                "{points} + {worth} points.",
                **what,
                amount=cost,
            )
        return sentence, {FIORINI: -cost}

    def _masterpiece(self) -> Told:
        work = works(self.sheet)[step_of(self.before)[1][0]]["name"]
        sentence = self.language.plural(
            "{name} spent a star: {work} is a masterpiece, {number} point more.",
            "{name} spent a star: {work} is a masterpiece, {number} points more.",
            star_worth(self.box, self.sheet),
            name=self.name,
            work=names.the_artwork(self.language, work),
        )
        return sentence, {"stars": -1}

    # The sheet

    def _place(self, kind: str, project: str) -> Told:
        step, numbers = step_of(self.before)
        resource = names.resource_name(self.language, kind)
        where = names.in_project(self.language, project)
        die = ""
        if step == "ObtainResources":
            found = self.before["dice"][numbers[0]]
            die = names.die_name(self.language, found["colour"])
            if kind != found["resource"]:
                return self.language.say(
                    "{name} traded {mine} from {die} for {resource} and placed it {where}.",
                    name=self.name,
                    mine=names.resource_name(self.language, found["resource"]),
                    die=die,
                    resource=resource,
                    where=where,
                ), {}
        building = effects.building_name(self.box, self.box["effects.identical_resources"])
        sentence = self.language.say(
            _PLACED[step],
            name=self.name,
            resource=resource,
            where=where,
            die=die,
            building=building,
        )
        return sentence, {"spares": -1} if step == "SpendSpare" else {}

    def _build(self, number: int) -> Told:
        space = next_space(self.sheet)
        at, bonus = (space["space"], space["bonus_points"]) if space else (0, 0)
        sentence = self.language.plural(
            "{name} built {building} in space {space}: {number} point.",
            "{name} built {building} in space {space}: {number} points.",
            self.before["buildings"][number - 1]["points"] + bonus,
            name=self.name,
            building=effects.building_name(self.box, number),
            space=at,
        )
        return sentence, {}

    def _chiesa(self, track: str) -> Told:
        sentence = self.language.say(
            "{name}'s Chiesa is complete: {steps}.",
            name=self.name,
            steps=effects.steps(self.language, track, self.box["chiesa.bonus_steps"]),
        )
        return sentence, {track: self.gained[track]}

    def _change(self) -> Told:
        coins = self.box["effects.amounts.change"]
        kind = resource_of_step(self.before, self.box)
        if kind:
            sentence = self.language.say(
                "{name} took {amount} Fiorini instead of {resource}.",
                name=self.name,
                amount=coins,
                resource=names.resource_name(self.language, kind),
            )
        else:
            sentence = self.language.say(
                "{name} took {amount} Fiorini instead of a resource.", name=self.name, amount=coins
            )
        return sentence, {FIORINI: coins}
