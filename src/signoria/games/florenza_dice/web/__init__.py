"""Florenza Dice Game, drawn: the dice board, the District sheet and the building table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.drawing import Card, Drawing
from signoria.faces.web.scene import Answer, Highlight, Phase, Scene
from signoria.faces.web.words import Language
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web import (
    answers,
    buildings,
    dice,
    example,
    highlights,
    in_words,
    offices,
    rivals,
    sheet,
)
from signoria.games.florenza_dice.web.marks import marks_of
from signoria.games.florenza_dice.web.wording import large_seat
from signoria.library import load
from signoria.story import Story


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
            time=language.say("45 to 60 min"),
            weight=language.say("medium"),
        )

    def symbols(self, language: Language) -> dict[str, Any]:
        box = load(self.game).box
        phrases = phrases_for(self.game, language.code)
        assert isinstance(phrases, FlorenzaDicePhrases)
        people = [*box["tracks.names"], *box["artists.names"]]
        return {
            "letters": {kind: phrases.letter(kind) for kind in box["resources.names"]},
            "resources": {kind: phrases.resource(kind) for kind in box["resources.names"]},
            "initials": {name: phrases.initial(name) for name in people},
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
            "sheet": sheet.sheet(scene, seat, marks),
            "buildings": buildings.table(scene, seat),
            "offices": offices.offices(scene, marks.fresh),
            "prizes": offices.prizes(scene),
            "pope": offices.pope(scene, marks.fresh),
            "rivals": rivals.rivals(scene, seat, marks),
            "words": in_words.board(scene),
        }

    def answers(self, scene: Scene[Sight]) -> list[Answer]:
        return answers.answers(scene)

    def highlights(self, scene: Scene[Sight], story: Story) -> list[Highlight]:
        return highlights.highlights(scene, story)


DRAWING = FlorenzaDiceDrawing
