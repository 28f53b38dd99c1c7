"""The notation of records: a header, then one line a move. ``docs/notation.md`` explains it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from signoria.kernel.steps import CHANCE

if TYPE_CHECKING:
    from signoria.record import Record

FORMAT = 1
_CHANCE = "*"
_END = "="
_COMMENT = "  # "
_MOST_SEATS = 99
_MOST_DIGITS = 9
_FORMER_WORDS = 2


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says where and what would be right."""


@dataclass(frozen=True)
class Move:
    """One line: who acted, in which words."""

    who: int
    text: str
    comment: str = ""
    line: int = 0  # in the file it was read from

    def __str__(self) -> str:
        who = _CHANCE if self.who == CHANCE else str(self.who)
        return f"{who} {self.text}" + (f"{_COMMENT}{self.comment}" if self.comment else "")


@dataclass(frozen=True)
class Deal:
    """Who dealt from a move on: the seed's hash before the game, the seed itself after it."""

    first: int
    commitment: str
    seed: str | None = None
    is_practice: bool = False  # somebody had gone back behind what was revealed


@dataclass(frozen=True)
class Former:
    """Until a move the game was played by other rules, perhaps with another box."""

    until: int
    rules: int
    box: str


def write(record: Record, with_seed: bool) -> str:
    """A record as text; seeds stay out of it unless asked for."""
    options = " ".join(f"{name}={value}" for name, value in sorted(record.options.items()))
    lines = [
        f"signoria {FORMAT}",
        f"game {record.game}",
        f"rules {record.rules}",
        f"seats {record.seats}",
        f"options {options}".strip(),
        f"box {record.box}",
        *(f"formerly {old.until} {old.rules} {old.box}" for old in record.former),
        *(f"name {seat} {name}" for seat, name in enumerate(record.names)),
        *(f"player {seat} {player}" for seat, player in enumerate(record.players)),
        *(f"dealer {deal.first} {deal.commitment}" for deal in record.deals),
        *(f"practice {deal.first}" for deal in record.deals if deal.is_practice),
        *(f"seed {deal.first} {deal.seed}" for deal in record.deals if with_seed and deal.seed),
        "",
        *map(str, record.moves),
        f"{_END} {len(record.moves)} moves",
    ]
    return "\n".join(lines) + "\n"


def read(text: str) -> dict[str, Any]:
    """The fields of the record that a text holds."""
    return _Reader(text).fields()


class _Reader:
    """Reads a record line by line, and knows where it is."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.header: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.players: dict[int, str] = {}
        self.deals: dict[int, Deal] = {}
        self.former: list[Former] = []
        self.moves: list[Move] = []
        self.at = 0

    def error(self, what: str) -> RecordError:
        return RecordError(f"line {self.at + 1}: {what}")

    def _go_on(self) -> bool:
        self.at += 1
        return self.at < len(self.lines)

    def fields(self) -> dict[str, Any]:
        self._read_header()
        self._read_moves()
        seats = self._integer("seats")
        if seats > _MOST_SEATS:
            raise RecordError(f"no game has {seats} seats")
        for found in (self.names, self.players):
            for seat in found:
                if not 0 <= seat < seats:
                    raise RecordError(f"the header names seat {seat}; there are {seats} seats")
        return dict(
            game=self._said("game"),
            rules=self._integer("rules"),
            seats=seats,
            box=self._said("box"),
            options=self._options(),
            names=[self.names.get(seat, "") for seat in range(seats)] if self.names else [],
            players=[self.players.get(seat, "") for seat in range(seats)] if self.players else [],
            deals=[self.deals[first] for first in sorted(self.deals)],
            moves=self.moves,
            former=self.former,
        )

    def _read_header(self) -> None:
        if self.lines[0].strip() != f"signoria {FORMAT}":
            raise self.error(
                f"a record begins with 'signoria {FORMAT}', not {self.lines[0][:40]!r}"
            )
        while self._go_on():
            line = self.lines[self.at].rstrip("\r")
            if not line.strip():
                return
            key, _, rest = line.partition(" ")
            if key in ("game", "rules", "seats", "options", "box"):
                if key in self.header:
                    raise self.error(f"the header says {key!r} twice")
                self.header[key] = rest.strip()
            elif key in ("name", "player", "dealer", "practice", "seed", "formerly"):
                self._read_numbered(key, rest)
            else:
                raise self.error(
                    f"{line[:40]!r} does not belong into a header; it ends with an empty line"
                )
        raise self.error("the record ends within its header: it was cut off")

    def _read_numbered(self, key: str, rest: str) -> None:
        word, _, said = rest.partition(" ")
        if not _is_number(word):
            raise self.error(f"'{key}' needs a number, as in '{key} 0 …', not {rest[:40]!r}")
        number = int(word)
        if key == "name":
            self._once(self.names, key, number, said)
        elif key == "player":
            self._once(self.players, key, number, said)
        elif key == "formerly":
            self._read_former(number, said)
        elif key == "dealer":
            self.deals[number] = Deal(number, said.strip())
        elif number not in self.deals:
            raise self.error(f"'{key} {number}' needs a line 'dealer {number}' before it")
        elif key == "practice":
            self.deals[number] = replace(self.deals[number], is_practice=True)
        else:
            self.deals[number] = replace(self.deals[number], seed=said.strip())

    def _read_former(self, until: int, said: str) -> None:
        words = said.split()
        if len(words) != _FORMER_WORDS or not _is_number(words[0]):
            raise self.error(
                f"'formerly {until}' needs the number of the rules and a box, not {said[:40]!r}"
            )
        self.former.append(Former(until, int(words[0]), words[1]))

    def _once(self, found: dict[int, str], key: str, number: int, said: str) -> None:
        if number in found:
            raise self.error(f"the header says '{key} {number}' twice")
        found[number] = said.strip()

    def _read_moves(self) -> None:
        while self._go_on():
            whole = self.lines[self.at]
            line = whole.partition(_COMMENT.strip())[0].split()
            if not line:
                continue
            if line[0] == _END:
                self._read_end(line)
                return
            if line[0] != _CHANCE and not _is_number(line[0]):
                raise self.error(
                    f"a move begins with a seat or *, as in '0 take 1', not {whole[:40]!r}"
                )
            who = CHANCE if line[0] == _CHANCE else int(line[0])
            comment = whole.partition(_COMMENT)[2].strip()
            self.moves.append(Move(who, " ".join(line[1:]), comment, self.at + 1))
        raise self.error(
            f"the last line '{_END} {len(self.moves)} moves' is missing: "
            f"the record was cut off after move {len(self.moves)}, or add that line"
        )

    def _read_end(self, line: list[str]) -> None:
        count = line[1] if len(line) > 1 else ""
        if count != str(len(self.moves)):
            raise self.error(
                f"the record announces {count or 'no number of'} moves but has {len(self.moves)}: "
                "lines were lost or added"
            )
        rest = [text for text in self.lines[self.at + 1 :] if text.strip()]
        if rest:
            self.at += 1
            raise self.error(f"nothing may follow the line '{' '.join(line)}'")

    def _said(self, key: str) -> str:
        if not self.header.get(key):
            raise RecordError(f"the header does not say '{key} …'")
        return self.header[key]

    def _integer(self, key: str) -> int:
        said = self._said(key)
        if not _is_number(said):
            raise RecordError(f"'{key}' must be a whole number, not {said[:40]!r}")
        return int(said)

    def _options(self) -> dict[str, str]:
        found = {}
        for word in self.header.get("options", "").split():
            name, equals, value = word.partition("=")
            if not equals or not value:
                raise RecordError(f"options are written name=value, not {word[:40]!r}")
            if name in found:
                raise RecordError(f"the header gives the option {name!r} twice")
            found[name] = value
        return found


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS
