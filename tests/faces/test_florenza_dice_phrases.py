"""Florenza Dice Game in words: names, questions and options."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.faces.phrases import phrases_for
from signoria.kernel.steps import NOBODY
from tests.faces.florenza_dice_tables import GAME, NAMES, seen_by_asked, table_at
from tests.faces.refusing import refusal
from tests.games.florenza_dice.rules.positions import OTHERS, all_but, position

ENGLISH = phrases_for("florenza_dice", "en")
ITALIAN = phrases_for("florenza_dice", "it")
RESOURCES = GAME.box["resources.names"]


def question(state, words=ENGLISH):
    return words.question(seen_by_asked(state), NAMES)


def choice(state, action, words=ENGLISH):
    found = words.choices(seen_by_asked(state))
    return next(one for one in found if one.action == action)


# Names


def test_resources_have_names_and_letters_of_their_own():
    assert "".join(ENGLISH.letter(kind) for kind in RESOURCES) == "MWESTG"
    assert "".join(ITALIAN.letter(kind) for kind in RESOURCES) == "MLESTO"
    expected = ["marmo", "legno", "metallo", "spezia", "tessuto", "oro"]
    assert expected == [ITALIAN.resource(kind) for kind in RESOURCES]
    assert ITALIAN.amount("spice", 2) == "2 spezie"


def test_every_building_has_an_effect_in_both_languages():
    for number in range(1, 26):
        for words in (ENGLISH, ITALIAN):
            assert words.building_effect(number)
            assert words.building_brief(number)
            assert words.building_group(number)
        assert ENGLISH.building_effect(number) != ITALIAN.building_effect(number)
    assert ENGLISH.building_effect(4) == "use the green die as if it showed any value"
    assert ITALIAN.building_effect(16) == ("una volta per turno: qualsiasi dado dà 300 fiorini")


def test_the_two_facciate_are_told_apart():
    names = [ITALIAN.artwork(work) for work in ("palazzo_facciata", "chiesa_facciata")]
    assert names == ["Facciata del Palazzo", "Facciata della Chiesa"]
    assert ITALIAN.artwork_title("chiesa_facciata") == "Facciata"


def test_icons_lines_and_options_have_words():
    for track in GAME.box["tracks.names"]:
        for icon in GAME.box[f"tracks.{track}.spaces"]:
            assert bool(ENGLISH.icon(icon)) == (icon != "-")
    assert ITALIAN.icon("points 2") == "2 punti"
    lines = [name for name, _ in GAME.scores(GAME.new(2))[0].lines]
    assert all(ENGLISH.line(name) != name for name in lines)
    for words in (ENGLISH, ITALIAN):
        options = words.options(GAME.options.values())
        assert all(option.title != option.name and option.sentence for option in options)
        assert all(value.title != value.value for option in options for value in option.values)


# Questions


def test_the_active_player_is_asked_for_one_die_after_another():
    assert question(position()).sentence == "Use your first die of three."
    state = position(used="white red", next="UseDie, EndStep")
    assert question(state, ITALIAN).sentence == "Usa il terzo e ultimo dado."


def test_the_others_are_asked_for_a_die_that_is_left():
    state = position(used="white red grey", next=OTHERS)
    assert question(state).sentence == "Use one of the dice Adam left."
    state = position(used="white red grey", bishop=1, next=OTHERS)
    assert question(state).sentence == "You are Bishop: use any one of the six dice."
    state = position(1, active="ghost", used="white red grey", next="UseOneDie, EndStep")
    assert question(state, ITALIAN).sentence == "Usa uno dei dadi lasciati da Papa Sisto IV."


def test_placing_says_how_much_and_what_buildings_allow():
    state = position(rione={0: "1 7 17"}, next="ObtainResources 0 2 0, EndStep")
    assert question(state).sentence == "Place 2 marble."
    assert question(state).why == ("You may trade it for any other resource, or for 200 Fiorini.")
    state = position(captain=0, round=2, own_turn=0, next="CaptainsResource, PlayerTurn 0")
    assert "Captain of the People" in question(state).sentence


def test_a_masterpiece_is_asked_with_its_worth():
    state = position(supply={0: "0 200 1"}, dice="1 1 1 1 1 1", ticks={0: all_but("giardino")})
    state.play("use green artist giardino")
    asked = question(state)
    assert asked.sentence == "Spend a star to make the Giardino a masterpiece?"
    assert asked.why.startswith("The artist is worth 4 instead of 2.")


def test_every_step_that_asks_has_a_question_and_words_for_those_who_wait():
    for seats in (1, 2, 3):
        table = table_at(seats, 0)
        while not table.is_over:
            seen = seen_by_asked(table.state)
            if table.state.actor() >= 0:
                asked = ENGLISH.question(seen, NAMES)
                assert asked.sentence != ENGLISH.help(seen["step"])
            assert ENGLISH.waiting(seen, NAMES) != ITALIAN.waiting(seen, NAMES)
            table.step()
    assert ENGLISH.waiting({**seen, "actor": NOBODY}, NAMES) == "The game is over."


# Options


def test_an_option_has_a_label_a_short_form_a_gain_and_a_group():
    state = position(dice="2 4 4 4 4 4", tracks={0: "1 0 0"})
    found = choice(state, "use white captain 2")
    assert (found.label, found.short, found.gain, found.group) == (
        "2 steps for the Captain with the white die",
        "white Captain +2",
        "100 F, +1",
        "white 2",
    )


def test_placing_says_what_becomes_possible():
    state = position(
        supply={0: "1 0 0"},
        ticks={0: f"2.wood {all_but('giardino', 'gold')}"},
        next="SpendSpare, EndStep",
    )
    assert choice(state, "place metal 2").gain == "→ Taverna"
    assert choice(state, "place gold giardino").gain == "→ sculptor"
    assert choice(state, "place gold 3").gain == ""
    assert choice(state, "place gold giardino", ITALIAN).label == "oro nel Giardino"


def test_hiring_says_what_it_costs_and_counts():
    state = position(
        supply={0: "0 200 0"},
        dice="1 1 1 4 1 1",
        rione={0: "1 13 18"},
        ticks={0: all_but("giardino")},
    )
    assert choice(state, "use green artist giardino").label == (
        "Giardino: sculptor with the green die, 200 F"
    )
    assert choice(state, "use green cheaper giardino").short == "green Giardino −100F"
    free = choice(state, "use white anonymous giardino")
    assert (free.label, free.gain) == ("Giardino: anonymous artist with the white die", "+5")


def test_a_resource_that_would_be_lost_is_announced():
    ticked = " ".join(f"{space}.marble" for space in range(2, 9))
    works = "giardino palazzo_facciata palazzo_facciata chiesa_facciata chiesa_facciata cupola"
    ticked += "".join(f" {work}.marble" for work in works.split())
    state = position(ticks={0: f"{ticked} cupola.marble"})
    assert choice(state, "use white resources 2").gain == "1 lost"


def test_every_option_of_a_game_is_understood_in_all_its_spellings():
    for seats in (1, 3):
        table = table_at(seats, 0)
        while not table.is_over:
            if table.state.actor() >= 0 and len(table.record.moves) % 20 == 0:
                seen = seen_by_asked(table.state)
                for words in (ENGLISH, ITALIAN):
                    for one in words.choices(seen):
                        for said in (str(one.key), one.action, one.label, one.short):
                            assert one.action == words.understand(seen, said)
            table.step()


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ("white marble", "use white resources 2"),
        ("grey fiorini", "use grey fiorini"),
        ("spare", "spend spare"),
        ("captain", "use white captain 1"),
        ("fiorini", "fiorini"),
        ("99", "99"),
    ],
)
def test_words_that_fit_one_option_are_enough(said, action):
    state = position(supply={0: "1 0 0"}, rione={0: "6"})
    assert action == ENGLISH.understand(seen_by_asked(state), said)


@given(st.text(max_size=30) | st.text("0123456789 marble,white+use", max_size=30))
def test_whatever_is_typed_gets_an_answer(said):
    seen = seen_by_asked(position())
    for words in (ENGLISH, ITALIAN):
        meant = words.understand(seen, said)
        if meant not in seen["options"]:
            assert refusal(words, seen, said, NAMES, meant in GAME.words)
