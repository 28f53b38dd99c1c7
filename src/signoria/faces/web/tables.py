"""The table's pages: lobby, play and end are one fragment that the script swaps in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from signoria.faces.phrases import addressed, lines, phrases_for
from signoria.faces.web.beats import beats
from signoria.faces.web.boxes import box_words, titled
from signoria.faces.web.chapters import chapter_now
from signoria.faces.web.chart import chart
from signoria.faces.web.coaching import coach_words
from signoria.faces.web.drawings import Drawing, drawing_of
from signoria.faces.web.hints import hint_words
from signoria.faces.web.log_lines import log_lines, said_aloud, stretches
from signoria.faces.web.owners import names_of
from signoria.faces.web.paces import pace_words
from signoria.faces.web.page_data import HintData, TableData, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.problems import sentence
from signoria.faces.web.questions import asked_family, question_of, went_back
from signoria.faces.web.reactions import reactions
from signoria.faces.web.scene import Answer, Flight, Phase, Scene
from signoria.faces.web.scoring_view import newest_scoring, scoring_view
from signoria.faces.web.strip import StripSeat
from signoria.faces.web.surroundings import surroundings
from signoria.faces.web.verdict import deeds, verdict
from signoria.faces.web.words import Language, spoken
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import ROUND, Fact
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.offers import plain
from signoria.story import Story

PERSON, OPEN = "person", "open"


def table_page(visitor: Visitor, table: TableData) -> str:
    """The whole page of a table."""
    return paint("table/page.html", visitor, **contents_of(visitor, table, None))


def table_view(visitor: Visitor, table: TableData) -> str:
    """The part of the page that changes: ``<main id="table">``."""
    return paint("table/view.html", visitor, **contents_of(visitor, table, None))


def hint_view(visitor: Visitor, table: TableData, hint: HintData) -> str:
    """The same fragment, with what a bot would do."""
    return paint("table/view.html", visitor, **contents_of(visitor, table, hint))


def hint_page(visitor: Visitor, table: TableData, hint: HintData) -> str:
    """The whole page with a hint, for a browser without script."""
    return paint("table/page.html", visitor, **contents_of(visitor, table, hint))


# What the templates need


def contents_of(visitor: Visitor, table: TableData, hint: HintData | None = None) -> dict[str, Any]:
    """What the templates of a table need."""
    drawing = drawing_of(table.game)
    language, story = spoken(visitor.language), table.story
    scene = scene_of(language, table, story)
    kind = "lobby" if table.is_waiting else "end" if table.is_over else "play"
    is_asked = kind == "play" and not table.is_held and scene.is_asked
    answers = _whole(scene, drawing.answers(scene)) if is_asked else []
    earlier = _whole(scene, drawing.earlier(scene)) if is_asked else []
    turn = "mine" if is_asked or (kind == "play" and table.is_held) else "other"
    question, why = question_of(scene, table, kind)
    log = log_lines(scene, drawing, table)
    strip = drawing.strip(scene, table.scores) if kind != "lobby" else []
    return {
        **surroundings(
            visitor,
            f"/t/{table.table}",
            titled(language, scene.game),
            drawings=[drawing],
            learn=table.game,
        ),
        "box": box_words(language, scene.game),
        "table": table,
        "scene": scene,
        "drawing": drawing,
        "kind": kind,
        "turn": turn if kind == "play" else "none",
        "ply": len(table.record.moves),
        "title": _title(scene, kind, turn),
        "phases": _phases(scene, drawing, kind),
        "board": drawing.board(scene, answers),
        "strip": strip,
        "scoring": _scoring(scene, drawing, table, strip)
        if kind != "lobby" and not table.is_past
        else None,
        "flights": _flights(scene, drawing, table) if kind == "play" else [],
        "beats": beats(scene, table) if kind != "lobby" and not table.is_past else [],
        "went_back": went_back(scene, table),
        "reactions": reactions(language),
        "pace_words": partial(pace_words, language),
        "question": question,
        "why": why,
        "asked_family": asked_family(scene, table),
        "answers": answers,
        "earlier": earlier,
        "undrawn": [
            answer for answer in earlier + answers if not answer.parts and not answer.is_drawn
        ],
        "has_parts": any(answer.parts for answer in answers),
        "empty_answer": drawing.empty_answer(scene),
        "full_reason": drawing.full_reason(scene) if answers else "",
        "hint": hint_words(scene, answers + earlier, hint) if hint else None,
        "log": stretches(log),
        "spoken": said_aloud(log, question),
        "why_no_undo": _why_no_undo(scene, table),
        "can_ask": bool(table.my_seats) and _has_other_people(table),
        "can_go_back": bool(table.my_seats) and len(table.seats) > 1,
        "may_answer": bool(set(table.my_seats) & set(table.undo_unanswered)),
        "problem": sentence(language, table.problem) if table.problem else "",
        "help": scene.phrases.help(str(scene.seen["step"])) if kind == "play" else "",
        "chapter": chapter_now(scene) if kind == "play" else None,
        "primer": scene.phrases.primer(scene.seen),
        "variant_words": _variant_words(scene, table),
        "my_name": table.seats[table.seat].name if table.seat is not None else visitor.name,
        "open_seats": sum(seat.player == OPEN for seat in table.seats),
        **scores(scene, table.scores, table.winners, table.is_over),
        **(_end(scene, drawing, table) if kind == "end" else {}),
    }


def scene_of(language: Language, table: TableData, story: Story) -> Scene[Any]:
    """The scene that a table's viewer sees."""
    phrases = phrases_for(table.game, language.code)
    mine = table.my_seats[0] if len(table.my_seats) == 1 else None
    names = addressed(names_of(language, table.seats), mine)
    seen = dict(table.observation)
    ply = len(table.record.moves)
    is_asked = bool(seen["options"]) and not table.is_held
    offer = (table.offer or plain(story.at(ply))) if is_asked else None
    return Scene(
        game=story.game,
        phrases=phrases,
        language=language,
        seats=[replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)],
        seat=table.seat,
        seen=seen if not table.is_held else seen | {"options": []},
        news=story.news(_new_since(table), ply, table.seat),
        warnings=phrases.warn(table.warnings, names),
        state=offer.state if offer else None,
        offer=offer,
        names=names,
        lines=lines(phrases, story, names, table.seat, ply, seen),
        story=story,
        ply=ply,
        rolls=sum(move.who == CHANCE for move in table.record.moves),
        round_points=_round_points(story, ply),
    )


def _whole(scene: Scene[Any], answers: Sequence[Answer]) -> list[Answer]:
    """The answers, each with what is sent for it."""
    assert scene.offer is not None
    return [replace(answer, said=scene.offer.whole(answer.action)) for answer in answers]


def _round_points(story: Story, ply: int) -> Sequence[int]:
    """Everybody's points when the round of a position began; nothing in games without rounds."""
    began = story.notes("rounds", _begins_round, ply)
    for before in reversed(range(ply)):
        if began[before]:
            return story.points[before]
    return story.points[0] if any(fact.begins == ROUND for fact in story.set_up) else ()


def _begins_round(facts: Sequence[Fact]) -> bool:
    return any(fact.begins == ROUND for fact in facts)


def scores(
    scene: Scene[Any], sheets: Sequence[ScoreSheet], winners: Sequence[int], is_open: bool = False
) -> dict[str, Any]:
    """The score sheets as one table; before the end without what is hidden from the viewer, at
    the end without lines that brought nobody anything, and the best first.
    """
    totals = [0] * len(sheets)
    rows = []
    for at, (name, _) in enumerate(sheets[0].lines):
        is_secret = not is_open and scene.phrases.is_secret(name)
        points = [
            None if is_secret and seat != scene.seat else int(sheet.lines[at][1])
            for seat, sheet in enumerate(sheets)
        ]
        totals = [total + (point or 0) for total, point in zip(totals, points, strict=True)]
        known = [point for point in points if point is not None]
        best = max(known, default=0)
        if not scene.is_over or any(points):
            rows.append({"title": scene.phrases.line(name), "points": points, "best": best})
    order = list(range(len(sheets)))
    if winners:
        order.sort(key=lambda seat: (seat not in winners, -totals[seat], seat))
    return {
        "score_rows": rows,
        "score_order": order,
        "totals": totals,
        "leaders": list(winners),
    }


def _new_since(table: TableData) -> int:
    """Since when everything is new: the viewer's last move; and what the page does not show yet,
    the viewer's own deeds too.
    """
    if table.shown_ply is None:
        return table.seen_ply
    return min(table.seen_ply, table.shown_ply)


def _flights(scene: Scene[Any], drawing: Drawing[Any], table: TableData) -> list[Flight]:
    """What flies, of what the viewer's page does not show yet."""
    if table.shown_ply is None or table.shown_ply >= scene.ply:
        return []
    return drawing.flights(replace(scene, news=scene.story_since(table.shown_ply)))


def _phases(scene: Scene[Any], drawing: Drawing[Any], kind: str) -> list[Phase]:
    if kind == "lobby":
        return []
    over = [Phase(scene.language.say("Finished"), "now")] if kind == "end" else []
    return drawing.phases(scene) + over


def _title(scene: Scene[Any], kind: str, turn: str) -> str:
    if kind == "play" and turn == "mine":
        return scene.language.say("Your turn · {game}", game=scene.game.title)
    return scene.game.title


def _why_no_undo(scene: Scene[Any], table: TableData) -> str:
    if table.can_undo or table.why_no_undo in ("", "nothing") or not table.my_seats:
        return ""
    last = table.record.moves[-1].who if table.record.moves else NOBODY
    return scene.phrases.no_undo(table.why_no_undo, scene.names, last)


def _has_other_people(table: TableData) -> bool:
    return any(seat.player == PERSON and seat.seat not in table.my_seats for seat in table.seats)


def _variant_words(scene: Scene[Any], table: TableData) -> list[dict[str, str]]:
    """The variants that mean something with so many players."""
    found = []
    for variant in scene.game.variants.values():
        if len(table.seats) not in variant.seats:
            continue
        words = scene.phrases.variant(variant)
        chosen = table.options.get(variant.name, variant.default)
        title = next((value.title for value in words.values if value.value == chosen), chosen)
        found.append({"title": words.title, "value": title})
    return found


def _scoring(
    scene: Scene[Any], drawing: Drawing[Any], table: TableData, strip: Sequence[StripSeat]
) -> dict[str, Any] | None:
    """What was scored since the viewer's last turn, unless they are still to say that it ended;
    a lesson tells it in its own way.
    """
    ply = len(table.record.moves)
    if table.is_held or not table.table:
        return None
    found = newest_scoring(scene, drawing, table.story, ply, table.my_seats)
    return scoring_view(scene, found, strip, table.seen_ply)


def _end(scene: Scene[Any], drawing: Drawing[Any], table: TableData) -> dict[str, Any]:
    told = deeds(scene, drawing, table.story)
    until = len(table.record.moves)
    return {
        "chart": chart(scene, table.story, until, told, drawing.targets(scene)),
        "coach": coach_words(scene.language, table.record, table.story, table.table, table.coach),
        "highlights": told,
        "verdict": verdict(scene, table.story, table.scores, table.winners, table.my_seats),
    }
