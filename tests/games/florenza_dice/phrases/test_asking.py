"""Florenza Dice Game in words: questions, and what the others read meanwhile."""

from __future__ import annotations

from signoria.faces.phrases import phrases_for
from signoria.kernel.steps import NOBODY
from tests.games.florenza_dice.rules.positions import OTHERS, all_but, position, whole_sheet
from tests.games.florenza_dice.tables import GAME, NAMES, seen_by_asked, table_at

ENGLISH = phrases_for("florenza_dice", "en")
ITALIAN = phrases_for("florenza_dice", "it")


def question(state, words=ENGLISH):
    return words.question(seen_by_asked(state), NAMES)


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


def test_a_resource_without_an_icon_names_the_building_that_saves_it():
    wood = [tick for tick in whole_sheet().split() if tick.endswith(".wood")]
    carpentiere, both = ["2.spice", "2.fiorini"], ["2.spice", "2.textile", "2.fiorini", "2.fiorini"]
    step = "ObtainResources 1 1 0, EndStep"
    asked = question(position(ticks={0: " ".join([*wood, *carpentiere])}, next=step))
    assert asked.sentence == "No icon for wood is open."
    assert asked.why == "It is lost unless you build Carpentiere now."
    asked = question(position(ticks={0: " ".join([*wood, *both])}, next=step), ITALIAN)
    assert asked.why == "Va persa se non costruisci subito Carpentiere o Cambiavalute."
    state = position(ticks={0: whole_sheet()}, next="ObtainAnyResource, EndStep")
    assert question(state).sentence == "No icon for a resource is open."
    assert question(state).why == "It is lost unless you build Cambiavalute now."


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


def test_help_speaks_to_the_player():
    for step in GAME.steps:
        assert "Active" not in ENGLISH.help(step)
        assert "Giocatore" not in ITALIAN.help(step).replace("Primo Giocatore", "")
    for step in ("UseDie", "UseOneDie", "EndStep"):
        assert " you " in ENGLISH.help(step)
