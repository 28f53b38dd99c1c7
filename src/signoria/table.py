"""A table: seats for people, bots and scripts, a dealer, a record, and undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from signoria.bots import Bot, make
from signoria.dealer import Dealer
from signoria.kernel.actions import Action, IllegalAction, choose
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, View
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.notation import Deal, RecordError
from signoria.record import Record

Player = Bot | Callable[[View], Action | str] | Sequence[str] | str | None
PERSON = "person"
LONGEST_NAME = 40


class UndoError(ValueError):
    """A move that cannot be taken back; the message says why, and so does :attr:`reason`."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason  # "nothing" to take back, "chance" or "other" has acted since


class Script:
    """A player who says the given words, one after another."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)
        self.at = 0

    def choose(self, view: View, rng: Rng) -> str:
        if self.at == len(self.words):
            raise IllegalAction(f"the script of seat {view.seat} has no word {self.at + 1}")
        self.at += 1
        return self.words[self.at - 1]


class _Function:
    """A player who is a plain function of the view."""

    def __init__(self, function: Callable[[View], Action | str]) -> None:
        self.function = function

    def choose(self, view: View, rng: Rng) -> Action | str:
        return self.function(view)


class Table:
    """A game in session.

    *seats* has one player a seat: ``None`` or ``"person"`` for somebody who acts through
    :meth:`play`, a bot or its name (``"greedy"``, ``"flat 500"``), a function from a view to an
    action, or a list of words to say. With *confirm*, the game goes on after a person's move
    only when :meth:`confirm` is called; until then the move can be taken back.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[Player],
        *,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        confirm: bool = False,
    ) -> None:
        game.check_seats(len(seats))
        self.game = game
        self.players = [_player(player) for player in seats]
        self.dealer = Dealer(seed)
        self.with_confirmation = confirm
        chosen = game.choose(len(seats), options or {})
        self.state: State = game.new(len(seats), chosen)
        self.record = Record.begin(game, len(seats), chosen)
        self.record.players = [_player_name(player) for player in seats]
        self.record.names = _names(names, len(seats))
        self.record.deals = [Deal(0, self.dealer.commitment, self.dealer.seed)]
        self._undoable: list[State] = []
        self.held = False

    @classmethod
    def resume(
        cls,
        record: Record,
        *,
        seats: Sequence[Player] | None = None,
        seed: str | int | None = None,
        confirm: bool = False,
    ) -> Table:
        """Go on with a saved game: with its dealer if the record has the seed, else a new one."""
        game = record.load()
        state = record.replay()
        players: list[Player] = list(seats if seats is not None else record.players)
        if not players:
            players = [PERSON] * record.seats
        if len(players) != record.seats:
            raise RecordError(f"the record has {record.seats} seats, not {len(players)}")
        known = record.deals[-1].seed if record.deals else None
        table = cls(
            game,
            players,
            seed=seed if known is None else known,
            options=record.options,
            confirm=confirm,
        )
        if known is None:
            deal = Deal(len(record.moves), table.dealer.commitment, table.dealer.seed)
            deals = [*(old for old in record.deals if old.first < deal.first), deal]
        else:
            deals = list(record.deals)
        table.record = replace(
            record, players=table.record.players, deals=deals, moves=list(record.moves)
        )
        table.state = state
        return table

    # Playing

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return int(self.state.actor()) == NOBODY

    @property
    def waiting_for(self) -> int | None:
        """The seat whose person must act, if one must."""
        actor = int(self.state.actor())
        return actor if actor >= 0 and self.players[actor] is None and not self.held else None

    def play(self, text: str, seat: int | None = None) -> Action:
        """A person acts. What is not legal raises :class:`IllegalAction` and changes nothing."""
        waiting = self.waiting_for
        if waiting is None:
            raise IllegalAction("the game is over" if self.is_over else "nobody is asked now")
        if seat is not None and seat != waiting:
            raise IllegalAction(f"it is the turn of seat {waiting}, not of seat {seat}")
        words = self.state.spelled(" ".join(text.split()))
        action = choose(self.game.words, self.state.options(), words)
        if self._undoable and self.record.moves[-1].who != waiting:
            self._undoable.clear()
        self._undoable.append(self.state.copy())
        self._act(action)
        self.held = self.with_confirmation and self._reveals_next()
        return action

    def confirm(self) -> None:
        """The person is content with the last move: let the game go on."""
        self.held = False

    def step(self) -> Action | None:
        """One outcome of chance, or one bot's move; ``None`` when a person is awaited."""
        if self.is_over or self.held or self.waiting_for is not None:
            return None
        actor = int(self.state.actor())
        options = self.state.options()
        if actor == CHANCE:
            action = options[self.dealer.deal(len(self.record.moves), self.state.weights())]
        else:
            action = self._bot_action(actor)
        self._undoable.clear()
        self._act(action)
        return action

    def run(self) -> Record:
        """Play to the end, without people."""
        while not self.is_over:
            if self.step() is None:
                raise ValueError(f"seat {self.waiting_for} is a person's: run() is for bots")
        return self.record

    # Undo

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back freely."""
        mine = seat is None or (bool(self.record.moves) and self.record.moves[-1].who == seat)
        return bool(self._undoable) and mine

    def undo(self, seat: int | None = None) -> None:
        """Take the last move back, as long as nothing was revealed since."""
        if not self.can_undo(seat):
            raise UndoError(*self._why_not(seat))
        self.state = self._undoable.pop()
        self.record.moves.pop()
        self.held = False

    def rewind(self, ply: int) -> None:
        """By everybody's consent: back to the state after so many moves."""
        self.state = self.record.replay(ply)
        self.record = self.record.until(ply)
        if not self.record.deals or self.record.deals[-1].commitment != self.dealer.commitment:
            deal = Deal(ply, self.dealer.commitment, self.dealer.seed)
            self.record.deals = [*(old for old in self.record.deals if old.first < ply), deal]
        self._undoable.clear()
        self.held = False

    # Helpers

    def _act(self, action: Action) -> None:
        self.record.add(self.state, action)
        self.state.apply(action)

    def _reveals_next(self) -> bool:
        actor = int(self.state.actor())
        return actor in (CHANCE, NOBODY) or self.players[actor] is not None

    def _bot_action(self, seat: int) -> Action:
        player = self.players[seat]
        assert player is not None
        view = self.game.view(self.state, seat)
        chosen = player.choose(view, self.dealer.generator(len(self.record.moves)))
        if isinstance(chosen, Action):
            if chosen in view.options:
                return chosen
            chosen = chosen.text
        words = self.state.spelled(str(chosen))
        try:
            return choose(self.game.words, self.state.options(), words)
        except IllegalAction as error:
            raise type(error)(f"seat {seat} ({self.record.players[seat]}): {error}") from error

    def _why_not(self, seat: int | None) -> tuple[str, str]:
        moves = self.record.moves
        if not moves:
            return "nothing", "no move has been made yet"
        if moves[-1].who == CHANCE:
            return "chance", "chance has acted since: ask the others"
        if seat is not None and moves[-1].who != seat:
            return "other", f"seat {moves[-1].who} has moved since: ask the others"
        return "nothing", "there is no move to take back"


def check(record: Record) -> list[str]:
    """What is wrong with a record's chance outcomes, by the seeds it publishes; best: nothing."""
    wrong: list[str] = []
    dealer: Dealer | None = None
    deals = {deal.first: deal for deal in record.deals}
    plies = 0
    for ply, state in enumerate(record.states()):
        if deal := deals.get(ply):
            dealer = Dealer(deal.seed) if deal.seed else None
            if dealer and dealer.commitment != deal.commitment:
                wrong.append(f"the seed from move {ply + 1} on does not match its hash")
        if ply < len(record.moves) and state.actor() == CHANCE and dealer:
            right = state.options()[dealer.deal(ply, state.weights())].text
            if right != record.moves[ply].text:
                wrong.append(
                    f"move {ply + 1}: the seed deals {right!r}, not {record.moves[ply].text!r}"
                )
            plies += 1
    if not plies and not wrong:
        wrong.append("the record publishes no seed, so its chance cannot be checked")
    return wrong


def _player(player: Player) -> Any:
    if player is None or player == PERSON:
        return None
    if isinstance(player, str):
        return make(player)
    if hasattr(player, "choose"):
        return player
    if callable(player):
        return _Function(player)
    return Script(player)


def _player_name(player: Player) -> str:
    if player is None:
        return PERSON
    if isinstance(player, str):
        return player
    name = getattr(player, "name", None)
    if isinstance(name, str):
        return name
    return "script" if isinstance(player, Sequence) else "function" if callable(player) else "bot"


def _names(names: Sequence[str] | None, seats: int) -> list[str]:
    if names is None:
        return []
    if len(names) != seats:
        raise ValueError(f"{len(names)} names for {seats} seats")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise ValueError(
                f"a name is one line of at most {LONGEST_NAME} printable characters, not {name!r}"
            )
    return [" ".join(name.split()) for name in names]
