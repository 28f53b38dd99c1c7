"""The final player has to fill the ship from one roll: how many empty spaces that may be."""

from __future__ import annotations


def most_left(free: list[int], roller: int, place: int, most_dice: int) -> int:
    """The most spaces that anybody may have to fill as the final player of a round.

    *free* are the empty spaces of all ships; the turn of *roller* goes on with who sits at
    *place*, counted clockwise from the roller: 0 while the roller has not chosen yet. Somebody
    has most left who always takes as little as possible, while all others take all they can.
    """
    most = 0
    for seat in range(len(free)):
        most = max(most, _left_for(seat, free.copy(), roller, place, most_dice))
    return most


def _left_for(last: int, free: list[int], roller: int, place: int, most_dice: int) -> int:
    seats = len(free)
    while True:
        for other in range(place, seats):
            seat = (roller + other) % seats
            wanted = most_dice if other == 0 and seat != last else 1
            free[seat] -= min(wanted, free[seat])
        if sum(free) == free[last]:
            return free[last]
        place = 0
        roller = (roller + 1) % seats
        while free[roller] == 0:
            roller = (roller + 1) % seats
