"""The real table at a prepared position, for one person: a lesson's, a puzzle's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from signoria.faces.web.page_data import FAMILIES, SeatData, TableData
from signoria.offers import offer
from signoria.record import Record
from signoria.story import Story


def prepared_table(
    record: Record,
    story: Story,
    ply: int,
    seat: int,
    names: Sequence[str],
    version: int,
    seen_ply: int,
    is_asked: bool = True,
) -> TableData:
    """A position of a game as one seat sees it. Who only reads is asked nothing."""
    game, state = story.game, story.at(ply)
    offered = offer(state) if is_asked else None
    seen = game.observe(offered.state if offered else state, seat)
    return TableData(
        table="",
        game=game.name,
        version=version,
        seats=[
            SeatData(
                at,
                names[at],
                FAMILIES[at % len(FAMILIES)],
                "person" if at == seat else "greedy",
                is_mine=at == seat,
                is_connected=True,
            )
            for at in range(record.seats)
        ],
        seat=seat,
        my_seats=[seat],
        observation=seen if is_asked else {**seen, "options": []},
        record=replace(record, moves=record.moves[:ply]),
        story=story,
        options=record.options,
        offer=offered,
        scores=game.scores_seen(state, seat),
        winners=(),
        seen_ply=seen_ply,
        warnings=game.warnings(state, seat),
        why_no_undo="nothing",
    )
