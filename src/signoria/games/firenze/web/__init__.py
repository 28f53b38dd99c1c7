"""Firenze, drawn: towers of commissions, the card row, construction sites and storehouses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.drawing import Card, Drawing
from signoria.faces.web.scene import Answer, Flight, Highlight, Phase, Scene
from signoria.faces.web.scoring import ScoringScene
from signoria.faces.web.strip import StripSeat
from signoria.faces.web.words import Language
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web import (
    answers,
    bricks,
    city,
    example,
    flights,
    fresh,
    hand,
    highlights,
    in_words,
    pieces,
    rivals,
    row,
    scoring,
    seats,
    site,
    storehouse,
    strip,
)
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import Fact
from signoria.library import load
from signoria.story import Story

PHASES = range(1, 7)
KINDS = ("event", "personnel", "building", "celebration", "church")


class FirenzeDrawing(Drawing[Sight]):
    """What can be done is done where it is drawn: on cards, bricks, towers and commissions."""

    heaviness = 3

    def card(self, language: Language) -> Card:
        return Card(
            game=self.game,
            title=load(self.game).title,
            line=language.say("Raise towers every turn, and hand them over before others do."),
            players=load(self.game).seats,
            author="Andreas Steding",
            time=language.say("60–90 min"),
            weight=language.say("medium"),
        )

    def symbols(self, language: Language) -> dict[str, Any]:
        phrases = phrases_for(self.game, language.code)
        assert isinstance(phrases, FirenzePhrases)
        return {
            "colours": bricks.colours(phrases, load(self.game).box["bricks.colours"]),
            "kinds": {kind: phrases.kind(kind) for kind in KINDS},
        }

    def example(self, language: Language) -> dict[str, Any]:
        return example.holger(self.game, language)

    def phases(self, scene: Scene[Sight]) -> list[Phase]:
        words = bricks.phrases_of(scene)
        now = words.phase_of(scene.seen)
        return [
            Phase(
                f"{number} {words.phase(number)}",
                "now" if number == now else "done" if number < now else "",
            )
            for number in PHASES
        ]

    def board(self, scene: Scene[Sight], answers: Sequence[Answer]) -> dict[str, Any]:
        new = fresh.fresh(scene.news)
        seat = seats.large_seat(scene)
        offered = {answer.action: answer for answer in [*answers, *_before(scene)]}
        names = pieces.pieces(scene, seat)
        return {
            "seat": seat,
            "towers": city.towers(scene, offered, new),
            "level_tiles": city.level_tiles(scene, new),
            "churches": city.churches(scene, new, names),
            "end": city.end_words(scene),
            "row": row.row(scene, offered, new, names),
            "deck": row.deck(scene),
            "status": seats.status(scene, seat),
            "prestige": seats.prestige(scene, seat, new),
            "seals": scene.game.box[f"seals.{len(scene.seats)}"],
            "seals_left": scene.seen["players"][seat]["seals_left"],
            "seals_label": seats.seals_label(scene, seat),
            "site": site.site(scene, seat, offered, new),
            "store": storehouse.storehouse(scene, seat, offered, new),
            "costs": _costs(scene, seat),
            "hand": hand.hand(scene, seat, offered, new, names),
            "hand_is_seen": scene.seen["players"][seat]["hand"] is not None,
            "cards_in_hand": scene.seen["players"][seat]["cards_in_hand"],
            "possessions": scene.seen["players"][seat]["cards"],
            "target": seats.answer_about(offered, seat),
            "gains": _gains(scene, answers),
            "rivals": rivals.rivals(scene, seat, offered, new),
            "warnings": scene.warnings,
            "words": in_words.board(scene),
        }

    def strip(self, scene: Scene[Sight], scores: Sequence[ScoreSheet]) -> list[StripSeat]:
        return strip.strip(scene, fresh.fresh(scene.news))

    def answers(self, scene: Scene[Sight]) -> list[Answer]:
        return answers.answers(scene)

    def earlier(self, scene: Scene[Sight]) -> list[Answer]:
        return answers.earlier(scene)

    def empty_answer(self, scene: Scene[Sight]) -> tuple[str, str]:
        return answers.empty(scene)

    def full_reason(self, scene: Scene[Sight]) -> str:
        return scene.language.say("enough is chosen")

    def flights(self, scene: Scene[Sight]) -> list[Flight]:
        return flights.flights(scene)

    def scoring(
        self, scene: Scene[Sight], moves: Sequence[Sequence[Fact]], first: int
    ) -> ScoringScene | None:
        return scoring.scoring(scene, moves, first)

    def highlights(self, scene: Scene[Sight], story: Story) -> list[Highlight]:
        return highlights.highlights(scene, story)


def _before(scene: Scene[Sight]) -> list[Answer]:
    """Drawn answers to questions that are passed."""
    return [one for one in answers.earlier(scene) if one.is_drawn] if scene.is_asked else []


def _costs(scene: Scene[Sight], seat: int) -> list[dict[str, Any]]:
    """What building so many bricks costs; in one's own turn with all reductions."""
    now, is_turn = scene.seen["now"], scene.seen["turn"] == seat
    is_building = scene.is_asked and scene.seen["step"] == "BuildTowers"
    costs = now["costs"] if is_turn else scene.seen["construction_costs"]
    return [
        {
            "bricks": number,
            "cost": cost,
            "is_less": cost < scene.seen["construction_costs"][number],
            "is_built": is_turn and number == now["built"],
            "is_next": is_building and number == now["built"] + 1,
        }
        for number, cost in enumerate(costs)
        if number
    ]


def _gains(scene: Scene[Sight], answers: Sequence[Answer]) -> list[dict[str, Any]]:
    """What options would change in the storehouse and in the points."""
    found = []
    for answer in answers:
        verb, _, rest = answer.action.partition(" ")
        if verb == "take" and rest.isdecimal():
            lying = scene.seen["row"][int(rest) - 1]
            assert lying is not None
            found.append(
                {
                    "action": answer.action,
                    "bricks": [pair for pair in lying["bricks"].items() if pair[1]],
                    "cost": lying["cost"],
                }
            )
    return found


DRAWING = FirenzeDrawing
