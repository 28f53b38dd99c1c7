"""What a box must satisfy to be played: tiles, artworks, cards and tables that fit each other.

All of it is looked at before any constant is taken, so that a refused box leaves nothing behind.
"""

from __future__ import annotations

from signoria.kernel.box import Box

SKILLS = ("architect", "sculptor", "painter")
GHOST_ACTIONS = ("operate", "build", "chiesa", "palazzo", "fortune", "influence", "city")
CATEGORIES = ("product", "sale", "points", "income", "house")
LOCATIONS = ("palazzo", "chiesa", "duomo")  # these come first
CAPTAIN_LINES = ("unpaid", "middle", "bottom")
NO_FLAG = "none"


class Checks:
    """One look at a box."""

    def __init__(self, box: Box, most: int, coins: int) -> None:
        self.box = box
        self.most = most  # pieces or points
        self.coins = coins
        self.resources = len(box.names("resources.names", len(listed(box, "resources.names"))))
        self.faces = box.integer("die.faces", 2, most)
        self.players = box.integer("players.most", 2, len(listed(box, "players.families")))

    def run(self) -> None:
        """Everything, in the order of the box."""
        self.check_tracks()
        self.check_workshops()
        self.check_opening()
        self.check_artworks()
        self.check_characters()
        self.check_captains()
        self.check_ghosts()

    def keys(self, table: str, what: str) -> list[str]:
        """The tables below one that have such a value: ``duomo.cupola`` for ``cost``."""
        end = f".{what}"
        return [path.removesuffix(end) for path in self.box.table(table) if path.endswith(end)]

    def numbers(self, path: str, count: int, low: int, high: int) -> list[int]:
        """Checked numbers."""
        return self.box.integers(path, count, low, high)

    def sorted_row(self, path: str, low: int, falling: bool) -> list[int]:
        """Numbers that rise, or fall, from one to the next; equal ones are fine."""
        row = self.numbers(path, len(listed(self.box, path)), low, self.coins)
        if not row or row != sorted(row, reverse=falling):
            raise self.box.refuse(path, f"must not {'rise' if falling else 'fall'}, not {row}")
        return row

    def check_tracks(self) -> None:
        """The church track reaches a Bishop; every sum can be paid in tokens."""
        box = self.box
        lowest = box.integer("tracks.lowest_church", -self.most, 0)
        bishop = box.integer("offices.bishop_from", 1, self.most)
        path = "tracks.church_values"
        values = self.sorted_row(path, -self.most, False)
        if len(values) <= bishop - lowest or values[-lowest] != 0:
            raise box.refuse(
                path, f"must begin at {lowest}, reach the Bishop's {bishop} and have 0 at 0"
            )
        path = "offices.prestige_tokens"
        if self.sorted_row(path, 1, True)[-1] != 1:
            raise box.refuse(path, "must end with 1, so that every sum can be paid")
        areas = len(LOCATIONS)
        self.numbers("artist_prestige.rolls", areas, 1, 2)
        if len(self.sorted_row("no_die.base", 1, False)) != areas:
            raise box.refuse("no_die.base", "must be for district, civic buildings and Duomo")

    # Workshops

    def check_workshops(self) -> None:
        """Numbers from 1 on, categories that rise, tiles that give what their category says."""
        box = self.box
        keys = self.keys("workshops", "number")
        self.check_numbers([f"workshops.{key}.number" for key in keys])
        kinds = listed(box, "categories.kinds")
        if not kinds or not set(kinds) <= set(CATEGORIES):
            raise box.refuse("categories.kinds", f"must be some of {', '.join(CATEGORIES)}")
        last = 1
        taken: dict[tuple[int, int], str] = {}
        for key in sorted(keys, key=self.workshop_number):
            path = f"workshops.{key}"
            category = box.integer(f"{path}.category", 1, len(kinds))
            if category < last:
                raise box.refuse(f"{path}.category", "must rise with the numbers of the tiles")
            last = category
            box.integer(f"{path}.copies", 1, self.most)
            self.numbers(f"{path}.cost", self.resources + 1, 0, self.coins)
            self.numbers(f"{path}.reward", 2, 0, self.most)
            self.check_gives(path, str(kinds[category - 1]), category)
            for face in self.numbers(f"{path}.die", len(listed(box, f"{path}.die")), 1, self.faces):
                if (category, face) in taken:
                    other = taken[category, face]
                    raise box.refuse(f"{path}.die", f"names the {face}, which {other} has")
                taken[category, face] = key
        for category in range(1, len(kinds) + 1):
            for face in range(1, self.faces + 1):
                if (category, face) not in taken:
                    raise box.refuse("workshops", f"have none for the dice {category}, {face}")
        for key, more in (("casa", "start.casa"), ("casamento", "start.casamento")):
            least = self.players + box.integer(more, -1, 1)
            if box[f"workshops.{key}.copies"] < least:
                raise box.refuse(
                    f"workshops.{key}.copies",
                    f"must be at least {least}, for {self.players} players",
                )

    def workshop_number(self, key: str) -> int:
        """For sorting."""
        return int(self.box[f"workshops.{key}.number"])

    def check_numbers(self, paths: list[str]) -> None:
        """Different numbers from 1 on, without gaps."""
        seen: dict[int, str] = {}
        for path in paths:
            number = self.box.integer(path, 1, len(paths))
            if number in seen:
                raise self.box.refuse(path, f"is the number of {seen[number]} too")
            seen[number] = path.removesuffix(".number")

    def check_gives(self, path: str, kind: str, category: int) -> None:
        """What a tile takes and gives fits its category."""
        box = self.box
        takes = self.numbers(f"{path}.takes", self.resources, 0, self.most)
        gives = self.numbers(f"{path}.gives", len(listed(box, f"{path}.gives")), 0, self.coins)
        if len(gives) != len([*takes, "fiorini", "prestige", "church", "kinsmen"]):
            raise box.refuse(
                f"{path}.gives", "must be the resources, fiorini, prestige, church, kinsmen"
            )
        if any(takes) != (kind == "sale"):
            raise box.refuse(f"{path}.takes", "must be empty except for sales")
        goods = any(gives[: self.resources])
        fiorini, prestige, church, kinsmen = [bool(count) for count in gives[self.resources :]]
        points = prestige or church
        if kind == "sale":
            fits = points and fiorini and not goods and not kinsmen
            wanted = "points and fiorini"
        elif kind == "points":
            fits = points and not (fiorini or goods or kinsmen)
            wanted = "points alone"
        elif kind == "house":
            fits = kinsmen and not goods
            wanted = "kinsmen, fiorini and points"
        else:
            fits = goods and not (fiorini or points or kinsmen)
            wanted = "resources alone"
        if not fits:
            raise box.refuse(f"{path}.gives", f"must be {wanted}, as in category {category}")

    def check_opening(self) -> None:
        """Everybody finds a first workshop of another kind, and of each there is a second copy."""
        box = self.box
        start = self.numbers("start.resources", self.resources, 0, self.most)
        purse = [*start, box.integer("start.fiorini", 0, self.coins)]
        opening = []
        for key in self.keys("workshops", "number"):
            cost = box[f"workshops.{key}.cost"]
            first = box[f"workshops.{key}.number"] <= self.faces  # a Ghost may roll it
            payable = min([have - want for have, want in zip(purse, cost, strict=True)]) >= 0
            if payable:
                opening.append(key)
            if (payable or first) and box[f"workshops.{key}.copies"] < 2:
                raise box.refuse(
                    f"workshops.{key}.copies",
                    "must be 2 or more: it may be chosen on the first and on the second space",
                )
        if len(opening) < self.players:
            raise box.refuse(
                "start.fiorini", f"must pay for {self.players} kinds of workshops, for each player"
            )

    # Artworks

    def check_artworks(self) -> None:
        """Palazzo, Chiesa and Duomo first; by name in each location; flags in the city only."""
        box = self.box
        keys = self.keys("artworks", "cost")
        locations = list(dict.fromkeys([key.partition(".")[0] for key in keys]))
        if tuple(locations[: len(LOCATIONS)]) != LOCATIONS:
            raise box.refuse("artworks", f"must begin with {', '.join(LOCATIONS)}")
        places = [(locations.index(key.partition(".")[0]), key) for key in keys]
        if places != sorted(places):
            raise box.refuse(
                "artworks", "must stand by location, then by name: the order of the Ghosts"
            )
        crests = listed(box, "district.special_crests")
        for key in keys:
            path = f"artworks.{key}"
            skills = listed(box, f"{path}.skills")
            if not skills or len(set(skills)) != len(skills) or not set(skills) <= set(SKILLS):
                raise box.refuse(f"{path}.skills", f"must be some of {', '.join(SKILLS)}")
            self.numbers(f"{path}.cost", self.resources + 1, 0, self.coins)
            self.numbers(f"{path}.points", 2, 0, self.most)
            in_district = key.partition(".")[0] in LOCATIONS[:2]
            allowed = [NO_FLAG] if in_district else crests
            if box[f"{path}.flag"] not in allowed:
                raise box.refuse(f"{path}.flag", f"must be {' or '.join(map(str, allowed))} here")
        inside = [key for key in keys if key.partition(".")[0] in LOCATIONS[:2]]
        if box.integer("district.normal_crests", 0, self.most) < len(inside):
            raise box.refuse("district.normal_crests", f"must be enough for {len(inside)} artworks")

    # Characters and captains

    def check_characters(self) -> None:
        """Every artist asks a price for the skills he has rows for; the bag holds enough."""
        box = self.box
        artists, preachers = self.keys("artists", "number"), self.keys("preachers", "number")
        self.check_numbers(
            [f"artists.{key}.number" for key in artists]
            + [f"preachers.{key}.number" for key in preachers]
        )
        lives = box.integer("life_cards.cards", 1, self.most)
        for key in artists:
            path = f"artists.{key}"
            box.integer(f"{path}.life", 1, lives)
            prices = self.numbers(f"{path}.prices", len(SKILLS), 0, self.coins)
            if not any(prices):
                raise box.refuse(f"{path}.prices", "must have a price for at least one skill")
            for skill, price in zip(SKILLS, prices, strict=True):
                if price:
                    self.numbers(f"{path}.{skill}", self.faces, -self.most, self.most)
                    self.sorted_row(f"{path}.{skill}", -self.most, False)
                elif box[f"{path}.{skill}"]:
                    raise box.refuse(f"{path}.{skill}", "must be empty: he asks no price for it")
        for key in preachers:
            path = f"preachers.{key}"
            box.integer(f"{path}.life", 1, lives)
            box.integer(f"{path}.price", 0, self.coins)
            box.integer(f"{path}.kinsmen", 0, box.integer("start.kinsmen", 1, self.most))
            gains = self.numbers(f"{path}.gains", self.resources + 2, -self.most, self.most)
            if min(gains[: self.resources]) < 0:
                raise box.refuse(f"{path}.gains", "must not take resources")
            box.integer(f"{path}.at_once", 0, 1)
            box.integer(f"{path}.swaps", 0, 1)
        wanted = self.players + box.integer("start.characters", 0, self.most)
        if wanted > len(artists) + len(preachers):
            raise box.refuse("start.characters", "must leave enough characters in the bag")

    def check_captains(self) -> None:
        """Not paying hurts, paying more costs more, and bottom lines bring points."""
        box = self.box
        keys = self.keys("captains", "letter")
        letters = [str(box[f"captains.{key}.letter"]) for key in keys]
        if letters != sorted(set(letters)):
            raise box.refuse("captains", "must stand in the order of their letters")
        if self.players + box.integer("start.captains", -1, 1) > len(keys):
            raise box.refuse("start.captains", f"must not ask for more than {len(keys)}")
        for key in keys:
            cost = -1
            for line in CAPTAIN_LINES:
                path = f"captains.{key}.{line}"
                size = len(listed(box, path))
                fiorini, *gains = self.numbers(path, size, -self.most, self.coins) or [-1]
                if len(gains) != self.resources + len(("prestige", "church", "choice")):
                    raise box.refuse(path, "must be fiorini, prestige, church, resources, choice")
                if fiorini <= cost or (line == CAPTAIN_LINES[0] and fiorini):
                    raise box.refuse(path, "must cost more than the line above; the first is free")
                if line == CAPTAIN_LINES[0] and (max(gains) > 0 or min(gains) == 0):
                    raise box.refuse(path, "must hurt and bring nothing: nothing is paid for it")
                if line != CAPTAIN_LINES[0] and (min(gains) < 0 or gains[-1] > 1):
                    raise box.refuse(path, "must not hurt, and give one resource of choice at most")
                cost = fiorini
            if not any(box[path][1 : 1 + 2]):
                raise box.refuse(path, "must bring points: Ghosts take nothing else")

    def check_ghosts(self) -> None:
        """Locations once each, known actions, one number for each difficulty."""
        box = self.box
        keys = self.keys("artworks", "cost")
        city = list(dict.fromkeys([key.partition(".")[0] for key in keys]))[2:]
        if sorted(map(str, listed(box, "ghosts.locations"))) != sorted(city):
            raise box.refuse("ghosts.locations", f"must name each of {', '.join(city)} once")
        if len(city) != self.faces:
            raise box.refuse("ghosts.locations", f"must be {self.faces}, one a face of the die")
        actions = listed(box, "ghosts.actions")
        if not actions or not set(actions) <= set(GHOST_ACTIONS):
            raise box.refuse("ghosts.actions", f"must be some of {', '.join(GHOST_ACTIONS)}")
        names = box.names("ghosts.difficulties", len(listed(box, "ghosts.difficulties")))
        self.numbers("ghosts.dearest", len(names), 0, 1)
        self.numbers("ghosts.die", len(names), 1, self.faces)


def listed(box: Box, path: str) -> list[object]:
    """A value that must be a list."""
    found = box[path]
    if not isinstance(found, list):
        raise box.refuse(path, f"must be a list, not {found!r}")
    return found
