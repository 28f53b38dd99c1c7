"""Florenza's rulebook has every rule: each by its values or key words, in both languages."""

from __future__ import annotations

import re

import pytest

from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.printed import CLOSE, OPEN, bare
from signoria.faces.phrases.rulebook import Picture, Things, find, texts
from tests.games.florenza.phrases.facts import RULES
from tests.games.florenza.phrases.tables import GAME, placing, seen_by_asked
from tests.games.florenza.rules.positions import BOX

WORDS = {code: phrases_for("florenza", code) for code in ("en", "it")}
CODES = pytest.mark.parametrize("code", WORDS)


def said_in(code: str, key: str) -> str:
    """All that a chapter says."""
    chapter = next(one for one in WORDS[code].rulebook() if one.key == key)
    return bare("\n".join(texts(chapter)))


@pytest.mark.parametrize(("key", "english", "italian"), RULES, ids=[rule[1] for rule in RULES])
def test_a_rule_is_told(key, english, italian):
    assert english in said_in("en", key)
    assert re.search(italian, said_in("it", key))


@CODES
def test_tables_name_every_case(code):
    words = WORDS[code]
    assert all(words.ghost_action(one) in said_in(code, "ghosts") for one in BOX["ghosts.actions"])
    assert all(words.location(one) in said_in(code, "ghosts") for one in BOX["ghosts.locations"])
    assert all(words.workshop(number) in said_in(code, "ghosts") for number in range(1, 31))
    assert all(
        words.difficulty(one) in said_in(code, "alone") for one in BOX["ghosts.difficulties"]
    )
    assert all(words.good(one) in said_in(code, "income") for one in BOX["resources.names"])
    assert all(
        words.line(name) in said_in(code, "end") for name, _ in GAME.scores(placing())[0].lines
    )


@CODES
def test_the_church_track_is_told_space_by_space(code):
    chapter = next(one for one in WORDS[code].rulebook() if one.key == "tracks")
    grid = next(part for part in chapter.parts if hasattr(part, "rows"))
    told = [(bare(str(space)), bare(str(worth))) for space, worth in grid.rows]
    assert told[:2] == [("−1", "−1"), ("0", "0")]
    assert [worth.replace("−", "-") for _, worth in told] == [
        str(value) for value in BOX["tracks.church_values"]
    ]


@CODES
def test_every_tile_card_and_artwork_has_an_entry(code):
    keys = {entry.key for entry in WORDS[code].entries()}
    for table in ("workshops", "artists", "preachers", "captains"):
        names = {path.split(".")[0] for path in BOX.table(table) if "." in path}
        assert names <= keys, table
    works = {
        path.split(".")[0] + "-" + path.split(".")[1]
        for path in BOX.table("artworks")
        if path.count(".") == 2
    }
    assert len(works) == 27
    assert works <= keys


@CODES
def test_keys_are_anchors_and_used_once(code):
    words = WORDS[code]
    keys = [one.key for one in (*words.rulebook(), *words.entries())]
    assert len(set(keys)) == len(keys)
    assert not [key for key in keys if " " in key]


@CODES
def test_all_kinds_of_things_are_listed_and_all_lists_have_things(code):
    words = WORDS[code]
    kinds = {entry.kind for entry in words.entries()}
    parts = [part for chapter in words.rulebook() for part in chapter.parts]
    listed = {part.kind for part in parts if isinstance(part, Things)}
    assert listed <= kinds
    assert kinds - listed == {"place", "track"}  # explained in their chapters


def test_entries_say_the_printed_values():
    texts_of = {entry.key: bare(entry.text) for entry in WORDS["en"].entries()}
    assert texts_of["sartore"] == (
        "Costs 2 marble, 1 gold and 150 fiorini. It sells 1 textile for 300 fiorini and "
        "1 prestige. Reward: 1 prestige."
    )
    assert texts_of["casa"].endswith(
        "It brings 50 fiorini and 1 kinsman in phase 1 of every round."
    )
    assert texts_of["duomo-abside"].endswith(
        "10 prestige and 2 church influence. Each round 1 church influence."
    )
    assert texts_of["leonardo_da_vinci"] == (
        "Sculptor for 150: 2 3 3 3 3 4. Painter for 200: 3 3 3 4 4 7."
    )
    assert "lose 1 church influence and gain 1 wood" in texts_of["giordano_bruno"]
    assert texts_of["duca_d_alba"].startswith("You pay nothing, and you lose 1 church influence;")


def test_reconstructed_values_are_marked_and_printed_ones_are_not():
    texts_of = {entry.key: entry.text for entry in WORDS["en"].entries()}
    assert f"{OPEN}2 wood, 1 metal and 100 fiorini{CLOSE}" in texts_of["cava"]
    assert OPEN not in texts_of["picconiere"]
    assert OPEN not in said_in("en", "setup")


@pytest.mark.parametrize("word", ["sartore", "leonardo", "bruno", "gattamelata", "duomo cupola"])
def test_things_are_found_by_name(word):
    words = WORDS["en"]
    assert find(words.rulebook(), words.entries(), word).entries


def test_what_is_on_offer_is_what_can_be_taken():
    offered = WORDS["en"].on_offer(seen_by_asked(placing()))
    assert {"leonardo_da_vinci", "giordano_bruno", "gattamelata", "sartore"} <= set(offered)
    assert "duca_d_alba" not in offered  # Bea's kinsman is there
    assert "duomo-cupola" in offered
    assert set(offered) <= {entry.key for entry in WORDS["en"].entries()}


@CODES
def test_the_page_draws_every_picture(code):
    names = [
        part.name
        for one in WORDS[code].rulebook()
        for part in one.parts
        if isinstance(part, Picture)
    ]
    assert names == ["goods", "tracks", "preacher", "workshops", "artwork"]
