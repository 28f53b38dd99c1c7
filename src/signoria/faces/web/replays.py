"""Replay: any position of a record, with the sentence that led there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.boards import drawing_of
from signoria.faces.web.page_data import FAMILIES, SeatData, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.scene import Scene
from signoria.faces.web.story import Story, story_of
from signoria.faces.web.surroundings import surroundings
from signoria.faces.web.tables import names_of, scores
from signoria.faces.web.words import spoken
from signoria.kernel.game import ScoreSheet
from signoria.kernel.steps import CHANCE
from signoria.record import Record


def replay_page(visitor: Visitor, record: Record, at: int, table: str | None) -> str:
    """A record at a position, with the way forward and back."""
    return paint("replay/page.html", visitor, **_facts(visitor, record, at, table))


def replay_view(visitor: Visitor, record: Record, at: int, table: str | None) -> str:
    """The part of the page that changes."""
    return paint("replay/view.html", visitor, **_facts(visitor, record, at, table))


def replay_upload_page(visitor: Visitor, problem: str | None) -> str:
    """Open a record from a file."""
    language = spoken(visitor.language)
    return paint(
        "pages/upload.html",
        visitor,
        **surroundings(visitor, "/replay", language.say("Open a record")),
        problem=problem,
    )


def _facts(visitor: Visitor, record: Record, at: int, table: str | None) -> dict[str, Any]:
    drawing = drawing_of(record.game)
    language = spoken(visitor.language)
    story = story_of(record)
    last = len(record.moves)
    ply = min(max(0, at), last)
    scene = _scene(visitor, record, story, ply)
    stops = story.stops(scene.phrases, scene.names)
    back = max((stop for stop in stops if stop < ply), default=0)
    forward = min((stop for stop in stops if stop > ply), default=last)
    said = [line.sentence for line in scene.lines if line.ply == ply]
    return {
        **surroundings(
            visitor,
            f"/t/{table}/replay?at={ply}" if table else "/replay",
            scene.game.title,
            drawings=[drawing],
            learn=record.game,
        ),
        "scene": scene,
        "drawing": drawing,
        "board": drawing.facts(scene, []),
        "phases": drawing.phases(scene),
        "table_id": table,
        "ply": ply,
        "last": last,
        "back": back,
        "forward": forward,
        "stops": stops,
        "said": said or [language.say("The beginning.") if ply == 0 else ""],
        "title": language.say("{game}, move {ply}", game=scene.game.title, ply=ply),
        "lines": [
            {
                "ply": line.ply,
                "family": scene.family(line.seat) if line.seat is not None else "",
                "sentence": line.sentence,
            }
            for line in story.lines(scene.phrases, scene.names, last)
        ],
        **scores(scene, _sheets(record, story, ply), [], story.is_over),
    }


def _sheets(record: Record, story: Story, ply: int) -> Sequence[ScoreSheet]:
    """Whoever looks back at a game that is over may see everything."""
    state = record.replay(ply)
    return story.game.scores(state) if story.is_over else story.game.scores_seen(state, None)


def _scene(visitor: Visitor, record: Record, story: Story, ply: int) -> Scene:
    language = spoken(visitor.language)
    phrases = phrases_for(record.game, language.code)
    given = record.names or [""] * record.seats
    players = record.players or ["person"] * record.seats
    seats = [
        SeatData(
            seat, given[seat], FAMILIES[seat % len(FAMILIES)], players[seat], is_connected=True
        )
        for seat in range(record.seats)
    ]
    names = names_of(language, seats)
    before = max(
        (stop for stop in story.stops(phrases, names) if stop < ply),
        default=0,
    )
    return Scene(
        game=story.game,
        phrases=phrases,
        language=language,
        seats=[
            SeatData(seat.seat, name, seat.family, seat.player, is_connected=True)
            for seat, name in zip(seats, names, strict=True)
        ],
        seat=None,
        seen=story.sights[ply],
        before=story.sights[before],
        names=names,
        lines=story.lines(phrases, names, ply),
        rolls=sum(move.who == CHANCE for move in record.moves[:ply]),
    )
