"""Replay: any position of a record, with the sentence that led there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from signoria.faces.phrases import LogLine, lines, phrases_for
from signoria.faces.phrases.practice import practice_words
from signoria.faces.web.boxes import box_words, titled
from signoria.faces.web.coaching import best_of
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.owners import seats_of
from signoria.faces.web.page_data import BestData, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.scene import Scene
from signoria.faces.web.surroundings import surroundings
from signoria.faces.web.tables import scores
from signoria.faces.web.words import spoken
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import ROUND, SCORING, TURN
from signoria.kernel.steps import CHANCE
from signoria.library import shelf_name
from signoria.record import Record
from signoria.story import Story


def replayed(
    template: str,
    visitor: Visitor,
    record: Record,
    story: Story,
    at: int,
    table: str | None,
    seat: int | None = None,
    may_play_on: bool = True,
    best: BestData | None = None,
) -> str:
    """A record at a position, with the way forward and back; as *seat* saw it, if it may. From a
    game that is still going on nobody *may play on*, nor hear the coach. *best*: what it has said.
    """
    language = spoken(visitor.language)
    shown = contents_of_replay(visitor, record, story, at, table, seat)
    practice = practice_words(language, record.until(at))
    ply = shown["ply"]
    names = [owner.name for owner in seats_of(language, record)]
    return paint(
        template,
        visitor,
        **shown,
        may_play_on=may_play_on,
        practice=practice,
        is_decision=may_play_on and int(story.at(ply).actor()) >= 0,
        best=best_of(language, story, ply, names, best),
    )


replay_page = partial(replayed, "replay/page.html")
replay_view = partial(replayed, "replay/view.html")  # the part of the page that changes


def replay_upload_page(visitor: Visitor, problem: str | None) -> str:
    """Open a record from a file."""
    language = spoken(visitor.language)
    return paint(
        "pages/upload.html",
        visitor,
        **surroundings(visitor, "/replay", language.say("Open a record")),
        problem=problem,
    )


def contents_of_replay(
    visitor: Visitor, record: Record, story: Story, at: int, table: str | None, seat: int | None
) -> dict[str, Any]:
    """What the templates of a replay need."""
    drawing = drawing_of(shelf_name(story.game))
    language = spoken(visitor.language)
    last = len(record.moves)
    ply = min(max(0, at), last)
    scene, told = _scene(visitor, record, story, ply, seat)
    stops = _stops(told, last)
    back = max((stop for stop in stops if stop < ply), default=0)
    forward = min((stop for stop in stops if stop > ply), default=last)
    latest = max((line.ply for line in scene.lines), default=ply)
    said = [line.sentence for line in scene.lines if line.ply == latest]
    is_over = _is_over(record, story)
    sheets = _sheets(story, ply, is_over)
    return {
        **surroundings(
            visitor,
            f"/t/{table}/replay?at={ply}" if table else "/replay",
            titled(language, scene.game),
            drawings=[drawing],
            learn=drawing.game,
        ),
        "scene": scene,
        "box": box_words(language, scene.game),
        "drawing": drawing,
        "board": drawing.board(scene, []),
        "phases": drawing.phases(scene),
        "strip": drawing.strip(scene, sheets),
        "table_id": table,
        "ply": ply,
        "last": last,
        "seat": seat,
        "is_over": is_over,
        "next_turn": _next(story, ply, last, (TURN, ROUND, SCORING)),
        "next_round": _next(story, ply, last, (ROUND, SCORING)),
        "back": back,
        "forward": forward,
        "stops": stops,
        "told_at": latest,  # in the midst of something, what was said before it
        "said": said or [language.say("The beginning.")],
        "title": language.say("{game}, move {ply}", game=scene.game.title, ply=ply),
        "lines": [
            {
                "ply": line.ply,
                "family": scene.family(line.seat) if line.seat is not None else "",
                "sentence": line.sentence,
            }
            for line in told
        ],
        **scores(scene, sheets, [], is_over),
    }


def _stops(told: Sequence[LogLine], last: int) -> list[int]:
    """The positions worth a look: the beginning, and wherever a sentence was said."""
    return sorted({0, last, *(line.ply for line in told)})


def _next(story: Story, ply: int, last: int, kinds: Sequence[str]) -> int:
    """The next position where something of these kinds begins; else the last."""
    for at in range(ply + 1, last + 1):
        if any(fact.begins in kinds for fact in story.facts[at - 1]):
            return at
    return last


def _is_over(record: Record, story: Story) -> bool:
    """Whether the record has the end. A story may know more: the last move of a table may be held,
    and nobody sees the end until it stands.
    """
    return story.is_over and len(record.moves) == len(story.moves)


def _sheets(story: Story, ply: int, is_over: bool) -> Sequence[ScoreSheet]:
    """Whoever looks back at a game that is over may see everything."""
    state = story.at(ply)
    return story.game.scores(state) if is_over else story.game.scores_seen(state, None)


def _scene(
    visitor: Visitor, record: Record, story: Story, ply: int, viewed: int | None
) -> tuple[Scene[Any], Sequence[LogLine]]:
    """The scene, and all the lines of the record."""
    language = spoken(visitor.language)
    phrases = phrases_for(shelf_name(story.game), language.code)
    seats = seats_of(language, record)
    names = [owner.name for owner in seats]
    seen: dict[str, Any] = dict(story.game.observe(story.at(ply), viewed))
    seen["options"], last = [], len(record.moves)
    told = lines(phrases, story, names, None, last, seen if ply == last else None)
    before = max((stop for stop in _stops(told, last) if stop < ply), default=0)
    scene = Scene(
        game=story.game,
        phrases=phrases,
        language=language,
        seats=[replace(seat, is_mine=seat.seat == viewed) for seat in seats],
        seat=viewed,
        seen=seen,
        news=story.news(before, ply, viewed),
        names=names,
        lines=[line for line in told if line.ply <= ply],
        story=story,
        ply=ply,
        rolls=sum(move.who == CHANCE for move in record.moves[:ply]),
    )
    return scene, told
