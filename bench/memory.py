"""Memory of a viewed game: what a worker keeps of a whole game that somebody has looked at.

    python bench/memory.py [seats]
    python bench/memory.py --shown [tables]

For each game, a game between bots is told as a ``Story``, worded in both languages; printed are
its moves, its facts, and the bytes that it keeps, without the record that it was made from. Run
it interpreted (``SIGNORIA_PURE=1``): the states of compiled games are smaller.

``--shown`` is a worker's memory after it has shown the end of so many tables of each game, 200
unless said otherwise, in both languages: stories, kept pieces, sentences and the tables themselves.
Twenty games of each are played, and shown at several tables.
"""

from __future__ import annotations

import gc
import os
import sys
import tracemalloc
from pathlib import Path

import signoria
from signoria.faces.phrases import lines, phrases_for
from signoria.faces.web.words import LANGUAGES
from signoria.story import Story

MEGABYTE = 1_000_000
SHOWN = 200  # tables of each game
PLAYED = 20  # different games
MOST = {"firenze": 12.0, "florenza_dice": 2.0}  # megabytes, as promised


def weigh(game: str, seats: int) -> tuple[Story, int]:
    """A story of a whole game, and its bytes."""
    record = signoria.Table(signoria.load(game), ["random"] * seats, seed=1).run()
    _told(record)  # whatever is loaded or cached once is not the story's
    gc.collect()
    tracemalloc.start()
    try:
        story = _told(record)
        gc.collect()
        return story, tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def _told(record: signoria.Record) -> Story:
    story = Story.of(record)
    for code in LANGUAGES:
        words = phrases_for(record.game, code)
        lines(words, story, words.names(record), None, len(story.moves))
    return story


def show(tables: int) -> None:
    """What a process holds that has shown so many finished games of each kind."""
    from signoria.faces import web
    from signoria.faces.web.page_data import Visitor
    from signoria.server.sitting import Chair
    from signoria.server.stories import Stories
    from signoria.server.tables import Opening, prepare
    from signoria.server.views import Viewer, table_data
    from signoria.session import PERSON

    stories, remembered = Stories(), []
    print(f"at first {_resident():.0f} MB", flush=True)
    for game in signoria.games():
        records = [
            signoria.Table(signoria.load(game), ["random"] * 3, seed=seed).run()
            for seed in range(min(PLAYED, tables))
        ]
        chairs = [Chair(seat, PERSON, f"Player {seat}", "x") for seat in range(3)]
        for number in range(tables):
            record = records[number % len(records)]
            opening = Opening(game, chairs, record.options, moves=record.moves)
            sitting, _ = prepare(opening)
            remembered.append(sitting)
            data = table_data(sitting, stories.of(sitting), Viewer())
            web.table_view(Visitor(("en", "it")[number % 2], "", ""), data)
        print(f"{tables} tables of {game}: {_resident():.0f} MB", flush=True)


def _resident() -> float:
    """Megabytes that this process takes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def main() -> None:
    """Weigh every game with as many players as it is for, or as many as wanted."""
    if sys.argv[1:2] == ["--shown"]:
        show(int(sys.argv[2]) if len(sys.argv) > 2 else SHOWN)
        return
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    for game in signoria.games():
        seats = wanted or signoria.load(game).seats[-1]
        story, size = weigh(game, seats)
        facts = sum(len(told) for told in story.facts)
        promised = f", at most {MOST[game]:.0f} MB" if game in MOST else ""
        print(
            f"{game}, {seats} players: {len(story.moves)} moves, {facts} facts, "
            f"{size / MEGABYTE:.2f} MB{promised}"
        )


if __name__ == "__main__":
    main()
