"""The table's pages: lobby, play and end are one fragment that the script swaps in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from signoria.faces.phrases import lines, phrases_for
from signoria.faces.web.chart import chart
from signoria.faces.web.drawings import Drawing, drawing_of
from signoria.faces.web.page_data import HintData, SeatData, TableData, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.problems import sentence
from signoria.faces.web.scene import Answer, Phase, Scene
from signoria.faces.web.surroundings import surroundings
from signoria.faces.web.words import Language, signed, spoken
from signoria.kernel.game import ScoreSheet
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.story import Story

PERSON, OPEN = "person", "open"
MOST_SPOKEN = 6  # sentences announced at once


def table_page(visitor: Visitor, table: TableData) -> str:
    """The whole page of a table."""
    return paint("table/page.html", visitor, **_contents(visitor, table, None))


def table_view(visitor: Visitor, table: TableData) -> str:
    """The part of the page that changes: ``<main id="table">``."""
    return paint("table/view.html", visitor, **_contents(visitor, table, None))


def hint_view(visitor: Visitor, table: TableData, hint: HintData) -> str:
    """The same fragment, with what a bot would do."""
    return paint("table/view.html", visitor, **_contents(visitor, table, hint))


def hint_page(visitor: Visitor, table: TableData, hint: HintData) -> str:
    """The whole page with a hint, for a browser without script."""
    return paint("table/page.html", visitor, **_contents(visitor, table, hint))


# What the templates need


def _contents(visitor: Visitor, table: TableData, hint: HintData | None) -> dict[str, Any]:
    drawing = drawing_of(table.game)
    language, story = spoken(visitor.language), table.story
    scene = scene_of(language, table, story)
    kind = "lobby" if table.is_waiting else "end" if table.is_over else "play"
    is_asked = kind == "play" and not table.is_held and scene.is_asked
    answers = drawing.answers(scene) if is_asked else []
    turn = "mine" if is_asked or (kind == "play" and table.is_held) else "other"
    question, why = _question(scene, table, kind)
    log = _log(scene, table)
    return {
        **surroundings(
            visitor, f"/t/{table.table}", scene.game.title, drawings=[drawing], learn=table.game
        ),
        "table": table,
        "scene": scene,
        "drawing": drawing,
        "kind": kind,
        "turn": turn if kind == "play" else "none",
        "ply": len(table.record.moves),
        "title": _title(scene, kind, turn),
        "phases": _phases(scene, drawing, kind),
        "board": drawing.board(scene, answers),
        "question": question,
        "why": why,
        "asked_family": _asked_family(scene, table),
        "answers": answers,
        "undrawn": [answer for answer in answers if not answer.parts and not answer.is_drawn],
        "has_parts": any(answer.parts for answer in answers),
        "empty_answer": drawing.empty_answer(scene),
        "full_reason": drawing.full_reason(scene) if answers else "",
        "hint": _hint(scene, answers, hint) if hint else None,
        "log": log,
        "spoken": _spoken(log, question),
        "why_no_undo": _why_no_undo(scene, table),
        "can_ask": bool(table.my_seats) and _has_other_people(table),
        "can_go_back": bool(table.my_seats) and len(table.seats) > 1,
        "may_answer": bool(set(table.my_seats) & set(table.undo_unanswered)),
        "problem": sentence(language, table.problem) if table.problem else "",
        "help": scene.phrases.help(str(scene.seen["step"])) if kind == "play" else "",
        "primer": scene.phrases.primer(scene.seen),
        "variant_words": _variant_words(scene, table),
        "my_name": table.seats[table.seat].name if table.seat is not None else visitor.name,
        "open_seats": sum(seat.player == OPEN for seat in table.seats),
        **scores(scene, table.scores, table.winners, table.is_over),
        **(_end(scene, drawing, story) if kind == "end" else {}),
    }


def scene_of(language: Language, table: TableData, story: Story) -> Scene[Any]:
    """The scene that a table's viewer sees."""
    phrases = phrases_for(table.game, language.code)
    names = names_of(language, table.seats)
    seen = dict(table.observation)
    ply = len(table.record.moves)
    is_asked = bool(seen["options"]) and not table.is_held
    return Scene(
        game=story.game,
        phrases=phrases,
        language=language,
        seats=[replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)],
        seat=table.seat,
        seen=seen if not table.is_held else seen | {"options": []},
        news=story.news(table.seen_ply, ply, table.seat),
        warnings=phrases.warn(table.warnings, names),
        state=story.at(ply) if is_asked else None,
        names=names,
        lines=lines(phrases, story, names, table.seat, ply, seen),
        rolls=sum(move.who == CHANCE for move in table.record.moves),
    )


def names_of(language: Language, seats: Sequence[SeatData]) -> list[str]:
    """What to call each seat; nobody is without a name."""
    return [seat.name or language.say("Player {number}", number=seat.seat + 1) for seat in seats]


def scores(
    scene: Scene[Any], sheets: Sequence[ScoreSheet], winners: Sequence[int], is_open: bool = False
) -> dict[str, Any]:
    """The score sheets as one table; before the end without what is hidden from the viewer."""
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
        rows.append({"title": scene.phrases.line(name), "points": points, "best": best})
    return {"score_rows": rows, "totals": totals, "leaders": list(winners)}


def _question(scene: Scene[Any], table: TableData, kind: str) -> tuple[str, str]:
    say = scene.language.say
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
        others = [
            f"{scene.names[seat]} {signed(int(table.scores[seat].total))}"
            for seat in sorted(
                range(len(table.seats)), key=lambda seat: -int(table.scores[seat].total)
            )
            if seat not in table.winners and len(table.seats) > 1
        ]
        return (
            scene.lines[-1].sentence if scene.lines else say("The game is over."),
            ", ".join(others),
        )
    if table.is_held:
        last = scene.lines[-1].sentence if scene.lines else ""
        return say("Is that your move?"), last
    if scene.is_asked:
        asked = scene.phrases.question(scene.seen, scene.names)
        if len(table.my_seats) > 1 and table.seat is not None:
            return (
                say("{name}: {question}", name=scene.names[table.seat], question=asked.sentence),
                asked.why,
            )
        return asked.sentence, asked.why
    last = scene.lines[-1].sentence if scene.lines else ""
    return scene.phrases.waiting(scene.seen, scene.names), last


def _phases(scene: Scene[Any], drawing: Drawing[Any], kind: str) -> list[Phase]:
    if kind == "lobby":
        return []
    over = [Phase(scene.language.say("Finished"), "now")] if kind == "end" else []
    return drawing.phases(scene) + over


def _asked_family(scene: Scene[Any], table: TableData) -> str:
    actor = int(scene.seen["actor"])
    if table.is_held and table.seat is not None:
        return scene.family(table.seat)
    if actor in range(len(table.seats)):
        return scene.family(actor)
    roller = scene.seen.get("roller", -1)
    return scene.family(roller) if roller in range(len(table.seats)) else ""


def _title(scene: Scene[Any], kind: str, turn: str) -> str:
    if kind == "play" and turn == "mine":
        return scene.language.say("Your turn · {game}", game=scene.game.title)
    return scene.game.title


def _log(scene: Scene[Any], table: TableData) -> list[dict[str, Any]]:
    """Newest first; what is new since the viewer's last move is marked."""
    newest = [
        {
            "ply": line.ply,
            "family": scene.family(line.seat) if line.seat is not None else "",
            "sentence": line.sentence,
            "is_new": bool(table.my_seats) and line.ply > table.seen_ply,
            "is_last_new": False,
        }
        for line in reversed(scene.lines)
    ]
    for line, newer in zip(newest[1:], newest, strict=False):
        line["is_last_new"] = newer["is_new"] and not line["is_new"]
    return newest


def _spoken(log: Sequence[dict[str, Any]], question: str) -> str:
    """What a screen reader is told: the latest sentences in order, then the question."""
    said = [str(line["sentence"]) for line in log[:MOST_SPOKEN] if line["is_new"]]
    return " ".join([*reversed(said), question])


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


def _hint(scene: Scene[Any], answers: Sequence[Answer], hint: HintData) -> dict[str, Any]:
    say = scene.language.say
    chosen = next((answer for answer in answers if answer.action == hint.action), None)
    reason = [
        say(
            "Tried out {count} times, it did best: {average} on average, where 1 is the most.",
            count=hint.simulations,
            average=scene.language.decimal(hint.average, 2),
        )
    ]
    if hint.others:
        action, average = hint.others[0]
        reason.append(
            say(
                "Next: {action} with {average}.",
                action=scene.phrases.label(scene.seen, action),
                average=scene.language.decimal(average, 2),
            )
        )
    return {
        "action": hint.action,
        "label": scene.phrases.label(scene.seen, hint.action),
        "reason": " ".join(reason),
        "parts": chosen.parts if chosen else (),
    }


def _end(scene: Scene[Any], drawing: Drawing[Any], story: Story) -> dict[str, Any]:
    return {
        "chart": chart(scene, story, len(story.moves)),
        "highlights": drawing.highlights(scene, story),
    }
