"""A scoring scene in all four layouts, made from Medici's facts."""

from __future__ import annotations

from signoria.faces.web.scoring import (
    GRID,
    LINES,
    SEATS,
    Cell,
    Row,
    ScoringScene,
    ScoringStep,
    place_word,
)
from signoria.faces.web.strip import StripThing
from signoria.games.medici_dice.news import ColumnScored, RoundScored, ScoringBegins, ShipScored


def example(scene, moves, first):
    """The last round that was scored: ships, columns, and what was written down, in words."""
    for at in reversed(range(len(moves))):
        if any(isinstance(fact, ScoringBegins) for fact in moves[at]):
            return _scene(scene, moves[at], first + at)
    return None


def _scene(scene, facts, ply):
    ships = sorted(
        (fact for fact in facts if isinstance(fact, ShipScored)), key=lambda fact: fact.value
    )
    columns: dict[str, list[ColumnScored]] = {}
    for fact in facts:
        if isinstance(fact, ColumnScored):
            columns.setdefault(fact.good, []).append(fact)
    rounds = [fact for fact in facts if isinstance(fact, RoundScored)]
    number = rounds[0].number
    return ScoringScene(
        ply=ply,
        title=f"Round {number} ends",
        go_on="Begin the next",
        steps=[
            ScoringStep(
                "Ships",
                SEATS,
                [
                    Row(
                        [
                            Cell(
                                fact.seat,
                                fact.points,
                                str(fact.value),
                                place=place_word(scene.language, fact.place or 1),
                            )
                        ]
                    )
                    for fact in ships
                ],
                "The ships are ranked and paid.",
                "A tie takes the higher pay.",
                [fact.ship for fact in rounds],
            ),
            ScoringStep(
                "Columns",
                GRID,
                [
                    Row(
                        [
                            Cell(fact.seat, fact.points, str(fact.crosses))
                            for fact in sorted(found, key=lambda fact: fact.seat)
                        ],
                        good,
                        words=f"{good} is paid",
                        style=good,
                    )
                    for good, found in columns.items()
                ],
                "The columns are paid.",
                "",
                [fact.monopolies for fact in rounds],
            ),
            ScoringStep(
                "Words",
                LINES,
                [
                    Row(
                        [
                            Cell(fact.seat, words="writes it down"),
                            Cell(None, words="and so on", more=[StripThing("tokens", 2, "i-ring")]),
                        ],
                        f"Round {number}",
                    )
                    for fact in rounds
                ],
                "What is written down.",
            ),
        ],
    )
