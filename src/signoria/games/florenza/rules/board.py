"""One table: the city, the District boards, and what is under way."""

from __future__ import annotations

from signoria._compat import i32, i64, vec
from signoria.games.florenza.rules import description as written
from signoria.games.florenza.rules import encoding, scoring
from signoria.games.florenza.rules.district import Districts
from signoria.games.florenza.rules.words import WORDS
from signoria.kernel.actions import Action, Vocabulary


class Board(Districts):
    """One table."""

    def __init__(
        self,
        seats: i64,
        families: i64,
        round: i64,
        captain: i64,
        bishop: i64,
        muse: i64,
        detained: i64,
        in_play: i64,
        duomo_family: i64,
        duomo_preacher: i64,
        no_die: i64,
        work: i64,
        skill: i64,
        rolled: i64,
        given: i64,
        table: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.families = families
        self.round = round
        self.captain = captain
        self.bishop = bishop
        self.muse = muse
        self.detained = detained
        self.in_play = in_play
        self.duomo_family = duomo_family
        self.duomo_preacher = duomo_preacher
        self.no_die = no_die
        self.work = work
        self.skill = skill
        self.rolled = rolled
        self.given = given
        self.table = table

    def copy(self) -> Board:
        twin = Board(
            self.seats,
            self.families,
            self.round,
            self.captain,
            self.bishop,
            self.muse,
            self.detained,
            self.in_play,
            self.duomo_family,
            self.duomo_preacher,
            self.no_die,
            self.work,
            self.skill,
            self.rolled,
            self.given,
            self.table[:],
        )
        twin.copy_agenda(self)
        return twin

    def words(self) -> Vocabulary:
        return WORDS

    def reward(self, seat: i64) -> float:
        return scoring.reward(self, seat)

    def encode(self, seat: i64, out: vec[i32], at: i64) -> None:
        encoding.encode(self, seat, out, at)

    def description(self) -> list[tuple[str, list[str]]]:
        return written.description(self)

    def contents(self, action: Action) -> str:
        return written.contents(self, action)
