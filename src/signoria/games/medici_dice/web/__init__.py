"""Medici: The Dice Game, drawn: dice in a tray, ships, columns and rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.drawing import Card, Drawing
from signoria.faces.web.scene import Answer, Highlight, Phase, Scene
from signoria.faces.web.words import Language, roman
from signoria.games.medici_dice.phrases import MediciDicePhrases
from signoria.games.medici_dice.web import (
    dice,
    example,
    highlights,
    in_words,
    preview,
    rivals,
    sheet,
)
from signoria.library import load
from signoria.story import Story

SHIPS = 3


class MediciDiceDrawing(Drawing[Any]):
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
            "faces": dice.all_faces(box),
            "letters": {good: phrases.letter(good) for good in box["goods.names"]},
            "goods": {good: phrases.good(good) for good in box["goods.names"]},
            "gold": phrases.good(None),
        }

    def example(self, language: Language) -> dict[str, Any]:
        return example.adam(self.game, language)

    def phases(self, scene: Scene[Any]) -> list[Phase]:
        now = SHIPS + 1 if scene.is_over else max(1, scene.seen["round"])
        return [
            Phase(
                scene.language.say("Round {number}", number=roman(number)),
                "done" if number < now else "now" if number == now else "",
            )
            for number in range(1, SHIPS + 1)
        ]

    def board(self, scene: Scene[Any], answers: Sequence[Answer]) -> dict[str, Any]:
        seat = sheet.large_seat(scene)
        previews = preview.previews(scene, [answer.action for answer in answers])
        return {
            "dice": dice.tray(scene, answers),
            "seat": seat,
            "columns": sheet.columns(scene, seat, previews),
            "ships": sheet.ships(scene, seat),
            "loading": preview.loading(scene, previews),
            "status": rivals.status(scene, seat),
            "total": scene.seen["sheets"][seat]["total"],
            "rivals": rivals.rivals(scene, seat),
            "alone": rivals.alone(scene) if scene.seen["seats"] == 1 else None,
            "warnings": scene.phrases.warnings(scene.seen, scene.names),
            "words": in_words.board(scene),
        }

    def answers(self, scene: Scene[Any]) -> list[Answer]:
        return dice.answers(scene)

    def empty_answer(self, scene: Scene[Any]) -> tuple[str, str]:
        say = scene.language.say
        return say("Load dice"), say("first choose dice from the tray")

    def full_reason(self, scene: Scene[Any]) -> str:
        places = " ".join(str(place) for place, _ in enumerate(scene.seen["dice"], 1))
        return scene.phrases.reason(scene.seen, f"take {places}", scene.names)

    def highlights(self, scene: Scene[Any], story: Story) -> list[Highlight]:
        return highlights.highlights(scene)


DRAWING = MediciDiceDrawing
