"""A table that stands still, as somebody sees it."""

from __future__ import annotations

from dataclasses import replace

from signoria.faces.web.page_data import StoppedData
from signoria.library import shelf_name
from signoria.record import Record
from signoria.server.reading import Stopped
from signoria.server.stories import Stories
from signoria.story import Story


def stopped_data(stopped: Stopped, stories: Stories, who: str | None) -> StoppedData:
    """The table for a page; nobody sees more of it than a spectator."""
    row, game, record = stopped.stored.row, stopped.game, stopped.record()
    return StoppedData(
        table=row.id,
        game=shelf_name(game) if game else row.game,
        record=record,
        reason=stopped.reason,
        changes=stopped.changes,
        rules=game.rules if game else 0,
        shown=last_shown(stopped, stories),
        reached=stopped.reached,
        is_over=stopped.stored.is_over,
        is_mine=any(chair.belongs_to(who) for chair in stopped.stored.chairs),
        can_play_on=stopped.can_play_on,
    )


def as_far_as_it_goes(stopped: Stopped, stories: Stories) -> tuple[Record, Story] | None:
    """The beginning of the game that these rules can replay."""
    if stopped.game is None:
        return None
    shown = stopped.record()
    record = shown.until(min(stopped.reached, len(shown.moves)))
    table = stopped.stored.row.id
    return record, stories.told(table, stopped.game, record.seats, record.options, record.moves)


def last_shown(stopped: Stopped, stories: Stories) -> tuple[Record, Story, int] | None:
    """The last position that can be drawn: the one that was stored, or as far as the rules go."""
    replayed = as_far_as_it_goes(stopped, stories)
    if replayed is None or stopped.game is None:
        return None
    record, story = replayed
    stored = stopped.position()
    if stored is None or stored[1] <= len(record.moves):
        return record, story, len(record.moves)
    state, ply = stored
    bare = replace(record, moves=[])
    return bare, Story(stopped.game, record.seats, record.options, state), ply
