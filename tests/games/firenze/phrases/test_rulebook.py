"""The rules of Firenze are complete: every rule of the rulebook, in both languages."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import Grid, Picture, Things, phrases_for
from signoria.faces.phrases.printed import SIGN, bare, plain
from signoria.faces.phrases.rulebook import find, texts
from signoria.faces.web import rules_page
from signoria.faces.web.page_data import Visitor
from tests.games.firenze.phrases.facts import FACTS
from tests.games.firenze.rules.positions import (
    BOX,
    BUILD,
    CARD_COUNT,
    CHOOSE,
    COLOURS,
    EXAMPLE_ROW,
    GAME,
    HEIGHTS,
    THOMAS,
    position,
)

ENGLISH, ITALIAN = (phrases_for("firenze", code) for code in ("en", "it"))
B = BOX


def chapter(phrases, key):
    return next(one for one in phrases.rulebook() if one.key == key)


def sentences(phrases, key):
    return [bare(text) for text in texts(chapter(phrases, key))]


@pytest.mark.parametrize("fact", FACTS)
@pytest.mark.parametrize(("phrases", "at"), [(ENGLISH, 1), (ITALIAN, 2)], ids=["en", "it"])
def test_a_rule_is_in_the_rules(fact, phrases, at):
    key, words = FACTS[fact][0], FACTS[fact][at]
    fitting = [text for text in sentences(phrases, key) if all(word in text for word in words)]
    assert fitting, (words, sentences(phrases, key))


def grid(phrases, key, rows):
    """The table of a chapter with so many rows."""
    parts = chapter(phrases, key).parts
    return next(one for one in parts if isinstance(one, Grid) and len(one.rows) == rows)


@pytest.mark.parametrize("phrases", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_every_commission_and_flag_is_in_the_rules(phrases):
    shown = grid(phrases, "commissions", len(COLOURS))
    for colour, row in zip(COLOURS, shown.rows, strict=True):
        points = [B[f"commissions.{colour}.{height}"] for height in HEIGHTS]
        assert list(row[1:]) == [*points, B[f"majorities.{colour}"]]
        assert row[0] == phrases.tower_colour(colour)


@pytest.mark.parametrize("phrases", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_every_balcony_level_tile_cost_and_brick_is_in_the_rules(phrases):
    tiles = " ".join(sentences(phrases, "commissions"))
    for number in range(1, B["contents.balconies"] + 1):
        tile = B.table(f"balconies.tile_{number}")
        assert f"{phrases.space(tile['colour'], tile['height'])}: {tile['total']}" in tiles
    levels = {
        str(row[0]): row[1]
        for part in chapter(phrases, "commissions").parts
        if isinstance(part, Grid) and len(part.head) == 2
        for row in part.rows
    }
    assert B.table("level_tiles").items() <= levels.items()
    (costs,) = grid(phrases, "phase-3", 1).rows
    assert list(costs[1:]) == B["construction.costs"][1:]
    (bricks,) = grid(phrases, "contents", 1).rows
    assert list(bricks[1:]) == B["bricks.counts"]


@pytest.mark.parametrize("phrases", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_every_card_is_in_the_rules_with_its_number_and_what_it_does(phrases):
    kinds = {part.kind for part in chapter(phrases, "cards").parts if isinstance(part, Things)}
    entries = {entry.key: entry for entry in phrases.entries()}
    for card, count in CARD_COUNT.items():
        entry = entries[card]
        assert entry.kind in kinds
        assert (bare(entry.title), bare(entry.note)) == (phrases.card(card), f"×{count}")
        assert bare(entry.text).startswith(phrases.card_text(card))


@pytest.mark.parametrize(
    ("phrases", "card", "words"),
    [
        (ENGLISH, "patrician", "before it is carried out, it spares you alone"),
        (ITALIAN, "patrician", "prima che si esegua, risparmia solo te"),
        (ENGLISH, "patrician", "in phase 6"),
        (ENGLISH, "monument", "The points come at the end"),
        (ITALIAN, "monument", "I punti arrivano alla fine"),
    ],
)
def test_a_card_says_when_it_counts(phrases, card, words):
    (entry,) = [entry for entry in phrases.entries() if entry.key == card]
    assert words in bare(entry.text)


def test_keys_are_unique_and_pictures_are_drawn():
    keys = [one.key for one in ENGLISH.rulebook()] + [one.key for one in ENGLISH.entries()]
    assert len(keys) == len(set(keys))
    page = rules_page(Visitor("en"), "firenze")
    names = [
        part.name for one in ENGLISH.rulebook() for part in one.parts if isinstance(part, Picture)
    ]
    assert len(names) == 2
    assert 'id="tower-purple"' in page
    assert 'class="builder"' in page


def test_values_and_names_that_may_not_be_printed_are_marked():
    entries = {entry.key: entry for entry in ENGLISH.entries()}
    assert plain(entries["tribute"].text) == f"Everybody returns 2{SIGN} bricks to the pouch."
    assert entries["mason"].text == bare(entries["mason"].text)
    assert SIGN in plain(entries["alms"].title)
    assert SIGN not in plain(entries["mason"].title)
    assert plain(entries["scandal"].text).startswith(f"−3{SIGN}")
    guess = "What it does is a guess of ours."
    guessed = [card for card in CARD_COUNT if entries[card].text.endswith(guess)]
    assert len(guessed) == sum(
        claim.is_unsure for path, claim in BOX.claims.items() if path.endswith("effect")
    )


@pytest.mark.parametrize(
    ("phrases", "word", "key"),
    [
        (ENGLISH, "botch", "botch"),
        (ITALIAN, "lavoro malfatto", "botch"),
        (ENGLISH, "feast of colours", "feast_of_colours"),
        (ENGLISH, "level tile 7", "level-7"),
        (ITALIAN, "bandiera della maggioranza", "flag"),
        (ENGLISH, "balcony IV: red 7", "balcony-IV-red-7"),
    ],
)
def test_what_has_a_name_is_found(phrases, word, key):
    found = find(phrases.rulebook(), phrases.entries(), word)
    assert [entry.key for entry in found.entries] == [key]


@pytest.mark.parametrize("phrases", [ENGLISH, ITALIAN])
def test_the_campanile_is_found_as_a_card_and_with_its_own_chapter(phrases):
    found = find(phrases.rulebook(), phrases.entries(), "campanile")
    assert [entry.key for entry in found.entries] == ["campanile"]
    assert [chapter.key for chapter in found.chapters] == ["the-campanile"]


def test_what_is_on_offer_has_entries():
    keys = {entry.key for entry in ENGLISH.entries()}
    state = position(
        3,
        churches="campanile san_miniato",
        cards={THOMAS: "mason"},
        balconies="I_white_6 II_red_5 - -",
        store={THOMAS: "2 red"},
        levels="7 8",
        next=CHOOSE,
    )
    offered = ENGLISH.on_offer(GAME.observe(state, THOMAS))
    assert set(offered) <= keys
    assert " ".join(offered[:6]) == EXAMPLE_ROW
    assert {"campanile", "san_miniato", "level-7", "level-8", "balcony-I-white-6"} <= {*offered}
    assert not {"level-5", "balcony-II-red-5", "spy"} & {*offered}


def test_a_card_in_hand_is_on_offer_while_it_can_be_played():
    state = position(3, row="", cards={THOMAS: "spy mason"}, store={THOMAS: "2 red"}, next=BUILD)
    offered = ENGLISH.on_offer(GAME.observe(state, THOMAS))
    assert "mason" in offered
    assert "spy" not in offered  # nobody has a brick
