"""Memory of a viewed game: what a worker keeps of a whole game that somebody has looked at.

    python bench/memory.py [seats]

For each game, a game between bots is told as a ``Story``, worded in both languages; printed are
its moves, its facts, and the bytes that it keeps, without the record that it was made from. Run
it interpreted (``SIGNORIA_PURE=1``): the states of compiled games are smaller.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc

import signoria
from signoria.faces.phrases import lines, phrases_for
from signoria.faces.web.words import LANGUAGES
from signoria.story import Story

MEGABYTE = 1_000_000
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


def main() -> None:
    """Weigh every game with as many players as it is for, or as many as wanted."""
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
