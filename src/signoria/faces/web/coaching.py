"""The coach on pages: what decided a game, and the best moves of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.coaching import best_words, decision_words, labels_of
from signoria.faces.web.boxes import titled
from signoria.faces.web.curve import curve
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.owners import seats_of
from signoria.faces.web.page_data import BestData, CoachData, SeatData, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.problems import sentence
from signoria.faces.web.surroundings import surroundings
from signoria.faces.web.words import Language, spoken
from signoria.library import shelf_name
from signoria.record import Record
from signoria.story import Story


def coach_page(visitor: Visitor, record: Record, story: Story, table: str, coach: CoachData) -> str:
    """What decided a game, on a page of its own."""
    language, drawing = spoken(visitor.language), drawing_of(shelf_name(story.game))
    return paint(
        "coach/page.html",
        visitor,
        **surroundings(
            visitor,
            f"/t/{table}/coach",
            titled(language, story.game),
            drawings=[drawing],
            learn=drawing.game,
        ),
        drawing=drawing,
        game=story.game,
        coach=coach_words(language, record, story, table, coach),
    )


def coach_part(visitor: Visitor, record: Record, story: Story, table: str, coach: CoachData) -> str:
    """The part of a page that the script swaps in."""
    words = coach_words(spoken(visitor.language), record, story, table, coach)
    return paint("coach/part.html", visitor, coach=words)


def coach_words(
    language: Language, record: Record, story: Story, table: str, coach: CoachData
) -> dict[str, Any]:
    """What the templates of the coach need."""
    seats, said = seats_of(language, record), coach.summary
    if coach.problem:
        problem = sentence(language, coach.problem)
    elif coach.has_failed:
        problem = language.say("There was no time for it. Ask again later.")
    else:
        problem = ""
    return {
        "table": table,
        "problem": problem,
        "is_working": coach.is_working,
        "percent": coach.percent,
        "is_said": said is not None,
        "unseen": said.unseen if said else 0,
        "seats": seats,
        "curve": curve(language, said, seats) if said else None,
        "skill": [
            {
                "family": owner.family,
                "name": owner.name,
                "luck": language.decimal(said.luck[seat], 1),
                "lost": language.decimal(said.lost[seat], 1),
                "costly": said.costly[seat],
            }
            for seat, owner in enumerate(seats)
        ]
        if said
        else [],
        "decisions": _decisions(language, story, seats, coach),
    }


def _decisions(
    language: Language, story: Story, seats: Sequence[SeatData], coach: CoachData
) -> list[dict[str, Any]]:
    if coach.summary is None:
        return []
    phrases = phrases_for(shelf_name(story.game), language.code)
    names = [owner.name for owner in seats]
    found = []
    for decision in coach.summary.costliest:
        state = story.at(decision.ply)
        words = decision_words(phrases, story.game, state, decision, names)
        family = seats[decision.seat].family
        found.append({"family": family, **vars(words)})
    return found


def best_of(
    language: Language, story: Story, ply: int, names: Sequence[str], asked: BestData | None
) -> dict[str, Any] | None:
    """The best moves of a position in words; nothing if nobody asked."""
    if asked is None:
        return None
    if asked.problem or asked.best is None:
        problem = sentence(language, asked.problem) if asked.problem else ""
        return {"moves": [], "conclusion": problem}
    phrases, state = phrases_for(shelf_name(story.game), language.code), story.at(ply)
    words = best_words(phrases, asked.best, labels_of(phrases, story.game, state, names), names)
    return {"moves": words.moves, "conclusion": words.conclusion}
