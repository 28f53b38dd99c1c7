"""Phase 2: determine Captain of the People and Bishop."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza_dice.news import OfficesDetermined
from signoria.games.florenza_dice.rules.any_time import add_any_time, do_any_time, is_any_time
from signoria.games.florenza_dice.rules.board import NONE, Board, holder
from signoria.games.florenza_dice.rules.box import BISHOP, CAPTAIN, OFFICES_FROM
from signoria.games.florenza_dice.rules.district import tell_lost, why_not_placing
from signoria.games.florenza_dice.rules.placing import ANY_KIND, NO_DIE, add_all_places, place
from signoria.kernel.actions import Action
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Lists, Step, Steps


class DetermineOffices(Step[Board]):
    """Phase 2: Determine Captain of the People and Bishop. A tie leaves an office empty."""

    def run(self, state: Board) -> Steps:
        if state.round >= OFFICES_FROM:
            appoint(state, most_advanced(state, CAPTAIN), most_advanced(state, BISHOP))
        return address_captain(state)


class CaptainsResource(Lists[Board]):
    """Captain of the People: one Resource of your choice, to be placed at once."""

    def actor(self, state: Board) -> i64:
        if state.captain < 0 or state.any_open(state.captain) == 0:
            return AUTOMATIC
        return state.captain

    def run(self, state: Board) -> Steps:
        """Nobody is Captain, or no icon is open."""
        if state.news is not None:
            tell_unplaced(state)
        return DONE

    def gather(self, state: Board, menu: Menu) -> None:
        add_all_places(state, menu)
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        place(state, action, "captain", NO_DIE)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_placing(state, action, ANY_KIND)


def appoint(state: Board, captain: i64, bishop: i64) -> None:
    """Both offices for this round."""
    if state.news is not None:
        old_captain = holder(state.captain)
        old_bishop = holder(state.bishop)
        state.news.append(
            OfficesDetermined(
                holder(captain),
                holder(bishop),
                old_captain,
                old_bishop,
                _spaces(state, CAPTAIN),
                _spaces(state, BISHOP),
            )
        )
    state.captain = captain
    state.bishop = bishop


def _spaces(state: Board, track: int) -> tuple[int, ...]:
    """How far everybody is on a track; alone, the Ghost too."""
    marked = [int(state.marked(seat, track)) for seat in range(state.seats)]
    if state.seats == 1:
        marked.append(int(state.ghost(track)))
    return tuple(marked)


def tell_unplaced(state: Board) -> None:
    """The Captain's sheet takes no Resource any more."""
    if state.captain >= 0:
        tell_lost(state, ANY_KIND, 1, False)


def address_captain(state: Board) -> Steps:
    """The Captain is the next to decide, if there is one."""
    if state.captain >= 0:
        state.begin_phase(state.captain)
    return DONE


def most_advanced(state: Board, track: i64) -> i64:
    """The seat that has marked most spaces; NONE if several have."""
    most: i64 = -1
    found = NONE
    for seat in range(state.seats):
        marked = state.marked(seat, track)
        if marked > most:
            most = marked
            found = seat
        elif marked == most:
            found = NONE
    return found
