"""What a face gets to draw the Florenza Dice Game from."""

from __future__ import annotations

import pytest

from tests.games.florenza_dice.rules.positions import (
    BOX,
    GAME,
    SPACES,
    WORKS,
    all_but,
    completed,
    icons,
    play,
    position,
    texts,
)
from tests.games.florenza_dice.tables import table_at


def sheet(state, seat=0):
    """A seat's sheet as everybody sees it."""
    return GAME.observe(state, None)["sheets"][seat]


def test_dice_say_what_they_bring():
    seen = GAME.observe(position(dice="1 4 4 1 4 4", used="red"), 0)
    assert seen["dice"][0] == {
        "colour": "white",
        "value": 1,
        "used": False,
        "resource": "marble",
        "personality": "captain",
        "resources": 1,
        "steps": 2,
        "fee": None,
        "fiorini": 200,
    }
    assert (seen["dice"][3]["fee"], seen["dice"][4]["fee"]) == (100, 200)
    assert [die["used"] for die in seen["dice"]] == [False] * 4 + [True, False]


def test_dice_that_were_not_rolled_bring_nothing():
    seen = GAME.observe(GAME.new(2), 0)["dice"]
    assert {die["value"] for die in seen} == {die["resources"] for die in seen} == {None}


def test_icons_are_shown_ticked_and_open():
    shown = sheet(position(ticks={0: "cupola.marble 3.gold"}))
    cupola = shown["chiesa"][1]
    assert [icon["kind"] for icon in cupola["icons"]] == icons("cupola")
    assert [icon["ticked"] for icon in cupola["icons"]] == [True] + [False] * 5
    third = shown["rione"][2]["icons"]
    assert [icon["kind"] for icon in third if icon["ticked"]] == ["gold"]
    assert [icon["kind"] for icon in third] == icons("3")


def test_works_say_whether_they_are_ready_or_completed():
    state = position(ticks={0: all_but("giardino")}, artists={0: completed("cupola", points=4)})
    giardino, cupola = sheet(state)["palazzo"][2], sheet(state)["chiesa"][1]
    assert (giardino["ready"], giardino["completed"], giardino["artist_points"]) == (
        True,
        False,
        None,
    )
    assert (cupola["ready"], cupola["completed"], cupola["artist_points"]) == (False, True, 4)
    assert all(icon["ticked"] for icon in cupola["icons"])
    assert cupola["artists"] == BOX["chiesa.cupola.artists"]
    assert cupola["income"] == "captain"


def test_a_space_shows_what_it_may_still_become():
    shown = sheet(position(rione={0: "1 22"}, ticks={0: "3.wood 5.gold"}))["rione"]
    assert [space["building"] for space in shown] == [1, 22] + [None] * 6
    assert [space["next"] for space in shown] == [False, False, True] + [False] * 5
    assert shown[2]["can_become"]["16"] == ["metal"]
    assert not {"1", "22"} & set(shown[2]["can_become"])
    assert shown[3]["can_become"] == {}
    assert shown[4]["can_become"]["20"] == ["metal", "fiorini"]
    assert "16" not in shown[4]["can_become"]
    assert [space["bonus_points"] for space in shown] == BOX["rione.points"]
    assert len(shown) == len(SPACES) + 1


def test_tracks_offices_supply_and_scores_are_there():
    state = position(tracks={0: "3 2 1"}, supply={0: "2 300 1"}, captain=0, bishop=1, spent="13")
    seen = GAME.observe(state, None)
    assert (seen["captain"], seen["bishop"], seen["spent"]) == (0, 1, [13])
    mine = seen["sheets"][0]
    assert mine["supply"] == {"spares": 2, "fiorini": 300, "stars": 1}
    assert mine["tracks"]["captain"] == {
        "marked": 3,
        "length": 12,
        "spaces": BOX["tracks.captain.spaces"],
    }
    assert mine["total"] == sum(mine["scores"].values()) == 1 + 1 + 2 + 1


def test_the_building_table_follows_the_edition():
    for edition, cost in (("english", ["wood", "spice"]), ("italian", ["metal", "spice", "gold"])):
        table = GAME.observe(position(carpentiere=edition), 0)["buildings"]
        assert [row["number"] for row in table] == list(range(1, 26))
        assert table[7]["resources"] == cost


def test_the_ghost_is_there_only_alone():
    assert "ghost" not in GAME.observe(position(2), 0)
    seen = GAME.observe(position(1, ghost="3 4 0", active="ghost", captain="ghost"), 0)
    assert (seen["ghost"], seen["active"], seen["captain"]) == (
        {"captain": 3, "bishop": 4},
        "ghost",
        "ghost",
    )


def test_options_are_for_the_seat_that_is_asked():
    state = play(position(2), "use white resources 2")
    assert GAME.observe(state, 0)["options"] == texts(state)
    assert GAME.observe(state, 1)["options"] == GAME.observe(state, None)["options"] == []


def test_the_question_says_what_it_is_about():
    state = position(rione={0: "7"}, ticks={0: "cupola.marble"}, next="ObtainResources 0 2 0")
    asked = GAME.observe(state, 0)["asked"]
    assert (asked["resource"], asked["left"], asked["may_trade"]) == ("marble", 2, True)
    assert asked["open"] == sum(icons(project).count("marble") for project in (*WORKS, *SPACES)) - 1
    state = position(supply={0: "0 200 1"}, rione={0: "20"}, ticks={0: all_but("giardino")})
    asked = GAME.observe(play(state, "use green artist giardino"), 0)["asked"]
    assert (asked["work"], asked["worth"], asked["with_star"]) == ("giardino", 2, 5)
    state = position(used="white red", next="UseDie, EndStep")
    assert GAME.observe(state, 0)["asked"]["die"] == 3


def test_options_to_hire_say_whom_and_for_how_much():
    state = position(supply={0: "0 200 0"}, rione={0: "1 13 18 21"}, ticks={0: all_but("giardino")})
    hiring = GAME.observe(state, 0)["hiring"]
    assert hiring["use green artist giardino"] == {"artist": "sculptor", "fee": 200}
    assert hiring["use green cheaper giardino"] == {"artist": "sculptor", "fee": 100}
    assert hiring["use red artist giardino"] == {"artist": "sculptor", "fee": 200}
    assert hiring["use white anonymous giardino"] == {"artist": "anonymous", "fee": 0}
    assert GAME.observe(state, 1)["hiring"] == {}


def test_a_fee_is_the_owners_own():
    state = position(dice="4 4 4 4 4 1", rione={0: "4", 1: "1"})
    assert sheet(state, 0)["fees"] == {"green": 100, "red": 200, "yellow": 100}
    assert sheet(state, 1)["fees"] == {"green": 200, "red": 200, "yellow": 100}


def test_phase_and_order_follow_the_first_player():
    seen = GAME.observe(position(3, first=2), None)
    assert (seen["phase"], seen["order"]) == ("turns", [2, 0, 1])
    state = position(captain=0, round=2, own_turn=0, next="CaptainsResource, PlayerTurn 0")
    assert GAME.observe(state, None)["phase"] == "offices"
    assert GAME.observe(GAME.new(2), None)["phase"] == "income"


def test_the_prize_is_shown_where_it_is_printed():
    assert GAME.observe(position(prize=3), None)["prize_place"] == 1
    assert GAME.observe(position(1, round=4, prize=3), None)["prize_place"] == 3
    assert GAME.observe(position(2, prize=1), None)["prize_place"] is None


@pytest.mark.parametrize(("seats", "dice"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_how_many_dice_are_left_to_use_in_a_round(seats, dice):
    table = table_at(seats, 0)
    left = []
    while not table.is_over:
        state = table.state
        now = [sheet["dice_left"] for sheet in GAME.observe(state, None)["sheets"]]
        step = str(state.step).split()[0]
        if step == "RollDice" and state.active == state.first and not state.used:
            assert now == [dice] * seats
        if step in ("UseDie", "UseOneDie"):
            left.append(now[int(state.actor())])
            assert left[-1] > 0
        table.step()
    assert set(left) == set(range(1, dice + 1))
    assert [sheet["dice_left"] for sheet in GAME.observe(table.state, None)["sheets"]] == [
        0
    ] * seats
