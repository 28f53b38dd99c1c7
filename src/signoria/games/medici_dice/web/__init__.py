"""Medici: The Dice Game, drawn: dice in a tray, ships, columns and rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.drawing import Card, Drawing
from signoria.faces.web.scene import Answer, Highlight, Phase, Scene
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
    ships,
)
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
            time=language.say("15 to 30 min"),
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
        return {
            "dice": dice.tray(scene, answers),
            "seat": seat,
            "columns": columns.columns(scene, seat, new, pencils),
            "ships": ships.ships(scene, seat, new),
            "loading": ships.loading(pencils),
            "status": rivals.status(scene, seat),
            "total": scene.seen["sheets"][seat]["total"],
            "rivals": rivals.rivals(scene, seat, new),
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

    def highlights(self, scene: Scene[Sight], story: Story) -> list[Highlight]:
        return highlights.highlights(scene, story)


def _large_seat(scene: Scene[Sight]) -> int:
    """Whose sheet is shown large: mine; for spectators that of whoever rolls."""
    if scene.seat is not None:
        return scene.seat
    return int(scene.seen["roller"]) if scene.seen["roller"] in range(len(scene.seats)) else 0


DRAWING = MediciDiceDrawing
