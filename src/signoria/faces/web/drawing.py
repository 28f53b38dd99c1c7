"""What a game's drawing offers; this one serves any game, in words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic

from signoria.bundles import bundled
from signoria.faces.phrases import SightT
from signoria.faces.web.chart import Target
from signoria.faces.web.paint import static_file
from signoria.faces.web.scene import Answer, Flight, Highlight, Phase, Scene
from signoria.faces.web.scoring import ScoringScene
from signoria.faces.web.strip import StripSeat, StripThing
from signoria.faces.web.words import Language
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import SCORING, Fact
from signoria.library import folder, game_of, games, load
from signoria.story import Story

GENERIC = "generic"
TEMPLATES = Path("web", "templates")  # in a game's folder
_NOT_SHOWN = ("game", "seats", "seat", "actor", "step", "options")  # said elsewhere


@dataclass(frozen=True)
class Card:
    """A game on the home page."""

    game: str
    title: str
    line: str
    players: range
    author: str = ""
    time: str = ""
    weight: str = ""


class Drawing(Generic[SightT]):
    """Draws one game from scenes. Games derive from it and replace what they can show better."""

    heaviness = 9  # where it stands on the first page: newcomers find the light games first

    def __init__(self, game: str) -> None:
        self.game = game
        self._templates: dict[str, str] = {}

    @property
    def name(self) -> str:
        """The game's name, whatever its box."""
        return game_of(self.game)

    # Files

    def template(self, piece: str) -> str:
        """The file of a piece of the page: ``common``, ``mine``, ``rivals``, ``words`` …"""
        if piece not in self._templates:
            self._templates[piece] = self._template(f"{piece}.html")
        return self._templates[piece]

    def _template(self, name: str) -> str:
        has_own = self.name in games() and (folder(self.name) / TEMPLATES / name).exists()
        return f"{self.name if has_own else GENERIC}/{name}"

    @cached_property
    def style(self) -> str | None:
        """Its style sheet."""
        name = f"games/{self.name}.css"
        return name if static_file(name).exists() else None

    # Facts

    def card(self, language: Language) -> Card:
        """The game on the home page."""
        game = load(self.game)
        line = language.say("Every option is a button; the drawing is still to come.")
        return Card(self.game, game.title, line, game.seats)

    def symbols(self, language: Language) -> dict[str, Any]:
        """What its sprite is drawn from."""
        return {}

    def example(self, language: Language) -> dict[str, Any]:
        """A position for the pictures of its rules page."""
        return {}

    def phases(self, scene: Scene[SightT]) -> list[Phase]:
        """Rounds or phases, for the bar."""
        return []

    def board(self, scene: Scene[SightT], answers: Sequence[Answer]) -> dict[str, Any]:
        """Whatever its templates need; they find it as ``board``."""
        shown = {name: found for name, found in scene.seen.items() if name not in _NOT_SHOWN}
        return {"tree": _node(scene, "", shown)["inner"]}

    def answers(self, scene: Scene[SightT]) -> list[Answer]:
        """Every option of the seat that is asked; or every set, where some are offered."""
        if scene.sets:
            return [
                Answer(bundled(*way), label, label)
                for way in scene.sets
                if (label := scene.phrases.labels(scene.seen, way, scene.names))
            ]
        return [
            Answer(choice.action, choice.label, choice.label)
            for choice in scene.phrases.choices(scene.seen, scene.names)
        ]

    def earlier(self, scene: Scene[SightT]) -> list[Answer]:
        """What else could be done before going on to the question that is shown: buttons beside
        it, unless ``is_drawn``.
        """
        return list(scene.earlier)

    def empty_answer(self, scene: Scene[SightT]) -> tuple[str, str]:
        """The main answer while nothing is chosen, and why it is not possible yet."""
        return scene.language.say("Choose"), scene.language.say("first choose something")

    def full_reason(self, scene: Scene[SightT]) -> str:
        """Why nothing can be added to what is chosen."""
        return scene.language.say("that does not go together")

    def strip(self, scene: Scene[SightT], scores: Sequence[ScoreSheet]) -> list[StripSeat]:
        """Every seat in turn order, for the strip above the board; *scores* as the viewer may
        know them.
        """
        totals = [
            sum(int(points) for name, points in sheet.lines if not scene.phrases.is_secret(name))
            for sheet in scores
        ]
        return [
            StripSeat(
                seat=seat,
                points=[StripThing(scene.language.say("points"), total)],
                is_acting=scene.seen["actor"] == seat,
                leads=len(totals) > 1 and total == max(totals) and total > min(totals),
            )
            for seat, total in enumerate(totals)
        ]

    def scoring(
        self, scene: Scene[SightT], moves: Sequence[Sequence[Fact]], first: int
    ) -> ScoringScene | None:
        """The scoring scene among the *moves* since the viewer looked last, if there is one: each
        move's facts as the viewer may know them; *first* is the ply of the first of them, as log
        lines count (1 is the first move of a game). If there are several, the last. From facts
        only: the table may have gone on since. Before the end, what the end brings is one too.
        """
        return None

    def flights(self, scene: Scene[SightT]) -> list[Flight]:
        """What flies over the board, from ``scene.news`` alone: bricks to the bag, points to
        ``strip-<seat>-1``. The page shows it once; who wants no motion sees none.
        """
        return []

    def is_scored(self, facts: Sequence[Fact]) -> bool:
        """Whether a move's line in the log leads to a scoring scene."""
        return any(fact.begins == SCORING for fact in facts)

    def highlights(self, scene: Scene[SightT], story: Story) -> list[Highlight]:
        """Three to five things worth telling at the end, each a sentence with who, when and how
        much; with a seat and a ply they are marked in the chart.
        """
        return []

    def targets(self, scene: Scene[SightT]) -> list[Target]:
        """Alone: the Ghosts' points at the end, or what had to be reached."""
        return []


def _node(scene: Scene[Any], name: str, value: Any, depth: int = 0) -> dict[str, Any]:
    """An observation as lines of text, nested where it is: enough to play by."""
    title = name.replace("_", " ")
    if (text := _text(value)) is not None:
        return {"title": title, "text": text, "inner": []}
    if isinstance(value, dict):
        inner = [_node(scene, key, found, depth + 1) for key, found in value.items()]
    else:
        is_by_seat = depth == 1 and len(value) == len(scene.names)
        inner = [
            _node(scene, scene.names[at] if is_by_seat else f"{at + 1}", found, depth + 1)
            for at, found in enumerate(value)
        ]
    return {"title": title, "text": "", "inner": inner}


def _text(value: Any) -> str | None:
    """A value in one line, unless it holds too much."""
    if isinstance(value, dict):
        found = {name.replace("_", " "): _text(inner) for name, inner in value.items()}
        if any(isinstance(inner, dict | list) for inner in value.values()):
            return None
        return ", ".join(f"{name} {text}" for name, text in found.items())
    if isinstance(value, list):
        if any(isinstance(inner, dict | list) for inner in value):
            return None
        return ", ".join(f"{_text(inner)}" for inner in value) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    return "–" if value is None else str(value)
