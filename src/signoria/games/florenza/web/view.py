"""What every part of the drawing needs: the scene, whose district is large, what is legal."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from signoria.faces.web.scene import Scene
from signoria.faces.web.words import Language
from signoria.games.florenza.phrases import FlorenzaPhrases

PLACE_KINSMAN = "PlaceKinsman"


@dataclass(frozen=True)
class View:
    """One viewer's look at the table."""

    scene: Scene[Any]
    legal: Collection[str]  # the texts of all options, if the viewer is asked

    @property
    def seen(self) -> Any:
        return self.scene.seen

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
    def numbers(self) -> list[int]:
        """The numbers of the step that asks: ``Construction 7``."""
        return [int(number) for number in str(self.seen["step"]).split()[1:]]

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

    def family(self, family: int) -> dict[str, Any]:
        found: dict[str, Any] = self.seen["families"][family]
        return found

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
        return {"shield": self.shield(family), "label": label}

    # Words that are said many times on one page

    def amount(self, name: str, number: int) -> str:
        """``2 marble``."""
        return _amount(self.phrases, name, number)

    def amounts(self, found: Mapping[str, int]) -> str:
        """``2 marble and 50 fiorini``."""
        return _amounts(self.phrases, tuple(found.items()))

    def workshop_text(self, key: str) -> str:
        """What a workshop does."""
        return _workshop_text(self.phrases, key)

    def artist_text(self, key: str) -> str:
        """An artist's skills and prices."""
        return self.phrases.artist_text(key)

    def preacher_text(self, key: str) -> str:
        """What a preacher brings beside his kinsmen."""
        return self.phrases.preacher_text(key)

    def captain_line(self, fiorini: int, gains: Mapping[str, int]) -> str:
        """``100 fiorini for 1 prestige``."""
        return _captain_line(self.phrases, fiorini, tuple(gains.items()))

    # Options

    def act(self, action: str) -> str:
        """The action if it is legal, for ``data-action``; else nothing."""
        return action if action in self.legal else ""

    def reason(self, action: str) -> str:
        """Why an action is not possible, while its kind is asked for."""
        if not self.legal or action in self.legal:
            return ""
        verb = action.partition(" ")[0]
        if not any(option.partition(" ")[0] == verb for option in self.legal):
            return ""
        return self.phrases.reason(self.seen, action, self.scene.names)


@lru_cache(maxsize=4096)
def _amount(phrases: FlorenzaPhrases, name: str, number: int) -> str:
    return phrases.amount(name, number)


@lru_cache(maxsize=4096)
def _amounts(phrases: FlorenzaPhrases, found: tuple[tuple[str, int], ...]) -> str:
    return phrases.amounts(dict(found))


@lru_cache(maxsize=256)
def _workshop_text(phrases: FlorenzaPhrases, key: str) -> str:
    return phrases.workshop_text(key)


@lru_cache(maxsize=256)
def _captain_line(
    phrases: FlorenzaPhrases, fiorini: int, gains: tuple[tuple[str, int], ...]
) -> str:
    return phrases.captain_line(fiorini, dict(gains))
