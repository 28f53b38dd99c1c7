"""The question's place: what is asked, what is going on, and who has gone back."""

from __future__ import annotations

from typing import Any

from signoria.events import UNDO
from signoria.faces.web.beats import sentence as beat_sentence
from signoria.faces.web.page_data import TableData
from signoria.faces.web.scene import Scene

OPEN = "open"


def went_back(scene: Scene[Any], table: TableData) -> str:
    """Who has just gone back, or did not want to: everybody is told. Whoever asks again hears the
    next answer as a new one.
    """
    if table.went_back is None or table.undo_asked_by is not None:
        return ""
    seat, kind = table.went_back
    say = scene.language.say
    if kind == UNDO:
        return say("{name} took back:", name=scene.names[seat])
    return say("{name} does not want to go back.", name=scene.names[seat])


def question_of(scene: Scene[Any], table: TableData, kind: str) -> tuple[str, str]:
    """What is asked or going on, and why, for a lobby, a game or its end."""
    say = scene.language.say
    if table.is_past:
        return beat_sentence(scene, table.shown_ply or 0, scene.ply), ""
    if kind == "lobby":
        free = sum(seat.player == OPEN for seat in table.seats)
        if not free:
            return say("Everybody is here."), say("The game begins at once.")
        return (
            scene.language.plural(
                "Waiting for {number} more player.", "Waiting for {number} more players.", free
            ),
            say("Give each friend one of the links. The game begins when all seats are taken.")
            if table.is_host
            else say("The game begins when all seats are taken."),
        )
    if kind == "end":
        return scene.lines[-1].sentence if scene.lines else say("The game is over."), ""
    if table.is_held:
        last = scene.lines[-1].sentence if scene.lines else ""
        return say("Is that your move?"), last
    if scene.is_asked:
        asked = scene.phrases.question(_with_earlier(scene), scene.names)
        if len(table.my_seats) > 1 and table.seat is not None:
            return (
                say("{name}: {question}", name=scene.names[table.seat], question=asked.sentence),
                asked.why,
            )
        return asked.sentence, asked.why
    last = scene.lines[-1].sentence if scene.lines else ""
    return scene.phrases.waiting(scene.seen, scene.names), last


def _with_earlier(scene: Scene[Any]) -> Any:
    """The sight with all that can be answered, also to questions that are passed: the question
    tells of it, as the terminal's does.
    """
    earlier = scene.offer.earlier if scene.offer else ()
    return {**scene.seen, "options": [*scene.seen["options"], *earlier]}


def asked_family(scene: Scene[Any], table: TableData) -> str:
    """The shield beside the question: whose it is."""
    if table.is_past:
        acted = [move.who for move in table.record.moves[table.shown_ply or 0 :] if move.who >= 0]
        return scene.family(acted[-1]) if acted else ""
    actor = int(scene.seen["actor"])
    if table.is_held and table.seat is not None:
        return scene.family(table.seat)
    if actor in range(len(table.seats)):
        return scene.family(actor)
    roller = scene.seen.get("roller", -1)
    return scene.family(roller) if roller in range(len(table.seats)) else ""
