"""Florenza Dice Game, drawn: the dice board, the District sheet and the building table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.chart import Target
from signoria.faces.web.drawing import Card, Drawing
from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Flight, Highlight, Phase, Scene
from signoria.faces.web.scoring import ScoringScene
from signoria.faces.web.strip import StripSeat
from signoria.faces.web.words import Language
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web import (
    answers,
    buildings,
    dice,
    example,
    flights,
    highlights,
    in_words,
    now,
    offices,
    rivals,
    scoring,
    sheet,
    strip,
)
from signoria.games.florenza_dice.web.marks import marks_of
from signoria.games.florenza_dice.web.wording import large_seat
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import Fact
from signoria.library import load
from signoria.story import Story

ICONS = ("fiorini", "spare", "resource", "star", "die")
ANONYMOUS = "anonymous"


class FlorenzaDiceDrawing(Drawing[Sight]):
    """A die is clicked where its use stands, a resource where its icon stands."""

    heaviness = 2

    def card(self, language: Language) -> Card:
        return Card(
            game=self.game,
            title=load(self.game).title,
            line=language.say("Use three dice, tick icons, build a Rione and hire artists."),
            players=load(self.game).seats,
            author="Danilo Festa",
            time=language.say("45–60 min"),
            weight=language.say("medium"),
        )

    def symbols(self, language: Language) -> dict[str, Any]:
        box = load(self.game).box
        phrases = phrases_for(self.game, language.code)
        assert isinstance(phrases, FlorenzaDicePhrases)
        people = [*box["tracks.names"], *box["artists.names"]]
        names = {
            **{kind: phrases.resource(kind) for kind in box["resources.names"]},
            **{icon: phrases.icon(icon) for icon in ICONS},
            **{track: phrases.track(track) for track in box["tracks.names"]},
            **{artist: phrases.artist(artist) for artist in (*box["artists.names"], ANONYMOUS)},
        }
        return {
            "letters": {kind: phrases.letter(kind) for kind in box["resources.names"]},
            "resources": {kind: phrases.resource(kind) for kind in box["resources.names"]},
            "initials": {name: phrases.initial(name) for name in people},
            "names": {icon: capital(name) for icon, name in names.items()},
        }

    def example(self, language: Language) -> dict[str, Any]:
        return example.ringo(self.game, language)

    def phases(self, scene: Scene[Sight]) -> list[Phase]:
        return offices.phases(scene)

    def board(self, scene: Scene[Sight], answers: Sequence[Answer]) -> dict[str, Any]:
        seat = large_seat(scene)
        marks = marks_of(scene)
        return {
            "seat": seat,
            "dice": dice.board(scene, seat, marks.fresh),
            "rounds": sheet.rounds(scene),
            "sheet": sheet.sheet(scene, seat, marks),
            "buildings": buildings.table(scene, seat, marks.shortcuts),
            "offices": offices.offices(scene, marks.fresh),
            "prizes": offices.prizes(scene),
            "pope": offices.pope(scene, marks.fresh),
            "now": now.now(scene),
            "rivals": rivals.rivals(scene, seat, marks),
            "words": in_words.board(scene),
        }

    def answers(self, scene: Scene[Sight]) -> list[Answer]:
        return answers.answers(scene)

    def strip(self, scene: Scene[Sight], scores: Sequence[ScoreSheet]) -> list[StripSeat]:
        return strip.strip(scene)

    def scoring(
        self, scene: Scene[Sight], moves: Sequence[Sequence[Fact]], first: int
    ) -> ScoringScene | None:
        return scoring.scoring(scene, moves, first)

    def flights(self, scene: Scene[Sight]) -> list[Flight]:
        return flights.flights(scene)

    def targets(self, scene: Scene[Sight]) -> list[Target]:
        """Pope Sisto IV, who has a number of points."""
        pope = scene.seen.get("pope")
        if pope is None:
            return []
        return [Target(scene.language.say("Pope Sisto IV"), int(pope["points"]))]

    def highlights(self, scene: Scene[Sight], story: Story) -> list[Highlight]:
        return highlights.highlights(scene, story)


DRAWING = FlorenzaDiceDrawing
