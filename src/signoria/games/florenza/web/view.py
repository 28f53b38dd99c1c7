"""What every part of the drawing needs: the scene, whose district is large, what is legal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from signoria.faces.web.grades import Group
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import Language
from signoria.games.florenza.news import artworks, economy, kinsmen
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.phrases.previewing import result_of
from signoria.games.florenza.sights import Artwork, Family, Sight
from signoria.games.florenza.web.fresh import Fresh, fresh
from signoria.kernel.news import Preview

PLACE_KINSMAN = "PlaceKinsman"


@dataclass(frozen=True)
class View:
    """One viewer's look at the table."""

    scene: Scene[Sight]
    legal: Collection[str]  # the texts of all options, if the viewer is asked
    trade: Mapping[str, Any] | None = None  # what can be given and taken, if that is asked
    previews: dict[str, Preview] = field(default_factory=dict)  # as far as somebody has asked
    words: dict[object, str] = field(default_factory=dict)  # said many times on one page
    cards: dict[str, dict[str, Any]] = field(default_factory=dict)  # of people, to be looked at
    groups: dict[str, Group] = field(default_factory=dict)  # marks of what stands together

    @property
    def seen(self) -> Sight:
        return self.scene.seen

    @cached_property
    def fresh(self) -> Fresh:
        """What is new since the viewer looked last."""
        return fresh(self.scene.news)

    @property
    def language(self) -> Language:
        return self.scene.language

    @property
    def phrases(self) -> FlorenzaPhrases:
        found = self.scene.phrases
        assert isinstance(found, FlorenzaPhrases)
        return found

    @property
    def box(self) -> Any:
        return self.scene.game.box

    @property
    def step(self) -> str:
        """The name of the step that asks."""
        return str(self.seen["step"]).partition(" ")[0]

    @property
    def large(self) -> int:
        """Whose district is large: the viewer's; for spectators that of the first player."""
        if self.scene.seat is not None:
            return self.scene.seat
        first = next((family for family in self.seen["order"] if family >= 0), 0)
        return int(first) if first < self.seen["seats"] else 0

    @property
    def is_placing(self) -> bool:
        """Whether the viewer is asked to place a kinsman."""
        return bool(self.legal) and self.step == PLACE_KINSMAN

    def family(self, family: int) -> Family:
        """One family."""
        return self.seen["families"][family]

    def artwork(self, key: str) -> Artwork:
        """An artwork by its key: the large district's own, or the city's."""
        both = [*self.seen["artworks"], *self.family(self.large)["artworks"]]
        return next(one for one in both if one["key"] == key)

    def name(self, family: int) -> str:
        """Whoever leads a family."""
        return self.phrases.family(self.seen, family, self.scene.names)

    def shield(self, family: int) -> str:
        """A seat's shield; Ghosts have that of their house."""
        if family < self.seen["seats"]:
            return self.scene.family(family)
        return str(self.family(family)["name"])

    def kinsman(self, family: int | None) -> dict[str, Any] | None:
        """A kinsman somewhere, with words."""
        if family is None:
            return None
        label = self.language.say("kinsman of {name}", name=self.name(family))
        return {"shield": self.shield(family), "label": label, "piece": f"kin-{family}"}

    # Words

    def amount(self, name: str, number: int) -> str:
        """``2 marble``."""
        return self.once((name, number), lambda: self.phrases.amount(name, number))

    def amounts(self, found: Mapping[str, int]) -> str:
        """``2 marble and 50 fiorini``."""
        return self.once(tuple(found.items()), lambda: self.phrases.amounts(dict(found)))

    def workshop_text(self, key: str) -> str:
        """What a workshop does."""
        return self.once(key, lambda: self.phrases.workshop_text(key))

    def captain_line(self, fiorini: int, gains: Mapping[str, int]) -> str:
        """``100 fiorini for 1 prestige``."""
        line = (fiorini, tuple(gains.items()))
        return self.once(line, lambda: self.phrases.captain_line(fiorini, dict(gains)))

    def once(self, what: object, say: Callable[[], str]) -> str:
        """What is said several times on a page, and made once; *what* it is about."""
        if what not in self.words:
            self.words[what] = say()
        return self.words[what]

    # Options

    def act(self, action: str) -> str:
        """The action if it is legal, for ``data-action``; else nothing."""
        return action if action in self.legal else ""

    def preview(self, action: str) -> Preview:
        """What an option would do."""
        if action not in self.previews:
            self.previews[action] = self.scene.preview(action)
        return self.previews[action]

    def lacking(self, action: str) -> dict[str, int]:
        """What is missing to pay for an option, now or when it is due."""
        fact = result_of(self.preview(action)) if action in self.legal else None
        match fact:
            case kinsmen.BuildingBegun() | kinsmen.ArtworkBegun() | kinsmen.ArtistHired():
                return dict(fact.lack)
            case economy.BuildingFailed() | artworks.ArtworkFailed():
                return dict(fact.lack)
        return {}

    def price_of_visit(self, action: str) -> int:
        """The prestige that a kinsman's way to another's workshop costs."""
        fact = result_of(self.preview(action)) if action in self.legal else None
        return fact.price if isinstance(fact, kinsmen.Operated) else 0

    def reason(self, action: str) -> str:
        """Why an action is not possible, while its kind is asked for."""
        if not self.legal or action in self.legal:
            return ""
        verb = action.partition(" ")[0]
        if not any(option.partition(" ")[0] == verb for option in self.legal):
            return ""
        return self.scene.why_not(action)
