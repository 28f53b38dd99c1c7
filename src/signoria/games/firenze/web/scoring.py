"""The scene before the end: the flags of the towers, compared; then the celebrations."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.scoring import GRID, Cell, Row, ScoringScene, ScoringStep
from signoria.games.firenze.news.building import CelebrationPaid, MajorityPaid, ScoringBegins
from signoria.games.firenze.news.parts import Scored
from signoria.games.firenze.phrases import judging
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import phrases_of
from signoria.kernel.news import Fact


def scoring(
    scene: Scene[Sight], moves: Sequence[Sequence[Fact]], first: int
) -> ScoringScene | None:
    """The final scoring, if it is among these moves."""
    for at, facts in enumerate(moves):
        if any(isinstance(fact, ScoringBegins) for fact in facts):
            return _scene(scene, facts, first + at)
    return None


def _scene(scene: Scene[Sight], facts: Sequence[Fact], ply: int) -> ScoringScene:
    flags = [fact for fact in facts if isinstance(fact, MajorityPaid)]
    cards = [fact for fact in facts if isinstance(fact, CelebrationPaid)]
    steps = []
    if flags:
        steps.append(_majorities(scene, flags))
    if cards:
        steps.append(_celebrations(scene, cards))
    return ScoringScene(
        ply=ply,
        title=scene.language.say("The final scoring"),
        steps=steps,
        go_on=scene.language.say("See the end"),
    )


def _majorities(scene: Scene[Sight], facts: Sequence[MajorityPaid]) -> ScoringStep:
    words = phrases_of(scene)
    return ScoringStep(
        tab=scene.language.say("Majorities"),
        layout=GRID,
        lead=scene.language.say("On each tower the most seals win its flag."),
        rows=[
            Row(
                cells=[
                    Cell(
                        seat,
                        points=fact.points if seat == fact.seat else 0,
                        value=str(count) if count else "",
                    )
                    for seat, count in enumerate(fact.counts)
                ],
                title=capital(words.tower(fact.colour)),
                icon=f"bit-{fact.colour}",
                words=judging.majority(scene.language, fact, scene.names),
            )
            for fact in facts
        ],
        points=_points(scene, facts),
    )


def _celebrations(scene: Scene[Sight], facts: Sequence[CelebrationPaid]) -> ScoringStep:
    """A row a card: who has how many, and what they bring or cost."""
    words, by_card = phrases_of(scene), dict[str, dict[int, CelebrationPaid]]()
    for fact in facts:
        by_card.setdefault(fact.card, {})[fact.seat] = fact
    return ScoringStep(
        tab=scene.language.say("Celebrations"),
        layout=GRID,
        lead=scene.language.say("Celebration cards bring their points, or cost them."),
        rows=[
            Row(
                cells=[
                    Cell(seat, held[seat].points, f"×{held[seat].count}")
                    if seat in held
                    else Cell(seat)
                    for seat in range(len(scene.seats))
                ],
                title=words.card(card),
                icon="t-celebration",
                words=words.card_text(card),
            )
            for card, held in by_card.items()
        ],
        points=_points(scene, facts),
    )


def _points(scene: Scene[Sight], facts: Sequence[Scored]) -> list[int]:
    """What these facts pay, by seat."""
    return [
        sum(fact.points for fact in facts if fact.seat == seat) for seat in range(len(scene.seats))
    ]
