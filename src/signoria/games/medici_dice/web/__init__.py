"""Medici: The Dice Game, drawn: dice in a tray, ships, columns and rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.chart import Target
from signoria.faces.web.drawing import Card, Drawing
from signoria.faces.web.scene import Answer, Flight, Highlight, Phase, Scene
from signoria.faces.web.scoring import ScoringScene
from signoria.faces.web.strip import StripSeat
from signoria.faces.web.words import Language, roman
from signoria.games.medici_dice.phrases import MediciDicePhrases
from signoria.games.medici_dice.rules.sight import all_faces
from signoria.games.medici_dice.sights import Sight
from signoria.games.medici_dice.web import (
    answers,
    columns,
    dice,
    example,
    fresh,
    highlights,
    in_words,
    pencil,
    rivals,
    scoring,
    ships,
    strip,
    travels,
    would,
)
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import Fact
from signoria.library import load
from signoria.story import Story

SHIPS = 3


class MediciDiceDrawing(Drawing[Sight]):
    """Chosen dice already stand in the ship, dashed."""

    heaviness = 1

    def card(self, language: Language) -> Card:
        return Card(
            game=self.game,
            title=load(self.game).title,
            line=language.say("Choose dice, load three ships, race your rivals for five goods."),
            players=load(self.game).seats,
            author="Reiner Knizia",
            time=language.say("15–30 min"),
            weight=language.say("light"),
        )

    def symbols(self, language: Language) -> dict[str, Any]:
        box = load(self.game).box
        phrases = phrases_for(self.game, language.code)
        assert isinstance(phrases, MediciDicePhrases)
        return {
            "faces": {face["face"]: face for face in all_faces()},
            "letters": {good: phrases.letter(good) for good in box["goods.names"]},
            "goods": {good: phrases.good(good) for good in box["goods.names"]},
            "gold": phrases.good(None),
        }

    def example(self, language: Language) -> dict[str, Any]:
        return example.adam(self.game, language)

    def phases(self, scene: Scene[Sight]) -> list[Phase]:
        now = SHIPS + 1 if scene.is_over else max(1, scene.seen["round"])
        return [
            Phase(
                scene.language.say("Round {number}", number=roman(number)),
                "done" if number < now else "now" if number == now else "",
            )
            for number in range(1, SHIPS + 1)
        ]

    def board(self, scene: Scene[Sight], answers: Sequence[Answer]) -> dict[str, Any]:
        seat = _large_seat(scene)
        new = fresh.fresh(scene.news)
        pencils = pencil.pencils(scene, answers)
        pieces = travels.names(scene, seat)
        return {
            "dice": dice.tray(scene, answers),
            "seat": seat,
            "columns": columns.columns(scene, seat, new, pencils),
            "ships": ships.ships(scene, seat, new, pieces, pencils),
            "loading": ships.loading(pencils),
            "past": ships.past(scene, seat),
            "would": would.would(scene, seat, pencils),
            "status": rivals.status(scene, seat),
            "rivals": rivals.rivals(scene, seat, new, pieces),
            "alone": rivals.alone(scene, new) if scene.seen["seats"] == 1 else None,
            "words": in_words.board(scene),
        }

    def answers(self, scene: Scene[Sight]) -> list[Answer]:
        return answers.answers(scene)

    def empty_answer(self, scene: Scene[Sight]) -> tuple[str, str]:
        say = scene.language.say
        return say("Load dice"), say("first choose dice from the tray")

    def full_reason(self, scene: Scene[Sight]) -> str:
        return answers.full_reason(scene)

    def strip(self, scene: Scene[Sight], scores: Sequence[ScoreSheet]) -> list[StripSeat]:
        return strip.strip(scene)

    def scoring(
        self, scene: Scene[Sight], moves: Sequence[Sequence[Fact]], first: int
    ) -> ScoringScene | None:
        return scoring.scoring(scene, moves, first)

    def flights(self, scene: Scene[Sight]) -> list[Flight]:
        return travels.flights(scene, _large_seat(scene))

    def highlights(self, scene: Scene[Sight], story: Story) -> list[Highlight]:
        return highlights.highlights(scene, story)

    def targets(self, scene: Scene[Sight]) -> list[Target]:
        return highlights.targets(scene)


def _large_seat(scene: Scene[Sight]) -> int:
    """Whose sheet is shown large: mine; for spectators that of whoever rolls."""
    if scene.seat is not None:
        return scene.seat
    return int(scene.seen["roller"]) if scene.seen["roller"] in range(len(scene.seats)) else 0


DRAWING = MediciDiceDrawing
