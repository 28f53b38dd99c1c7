"""What browsers post: form fields become facts, or a problem that says which field is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import Depends
from starlette.requests import Request

from signoria.faces.web.pages import GUESTS
from signoria.library import shelf_name
from signoria.server import problems
from signoria.server.absence import checked_pace
from signoria.server.credentials import hashed, invitation
from signoria.server.levels import bot_name, bot_named
from signoria.server.seating import checked_name
from signoria.server.sitting import FRIEND, OPEN, Chair
from signoria.server.tables import Opening, find_game
from signoria.server.views import Viewer
from signoria.session import PERSON

_MOST_FIELDS = 60
_MOST_DIGITS = 9
_MOST_SEATS = 12


async def posted(request: Request) -> Mapping[str, str]:
    """The fields of a form; a file counts as its text."""
    limit = request.app.state.server.settings.record_limit
    async with request.form(max_files=1, max_fields=_MOST_FIELDS, max_part_size=limit) as form:
        fields: dict[str, str] = {}
        for name, value in form.multi_items():
            if isinstance(value, str):
                fields.setdefault(name, value)
            elif content := await value.read():
                fields[name] = content.decode("utf-8", errors="replace")
        return fields


Posted = Annotated[Mapping[str, str], Depends(posted)]


def number(form: Mapping[str, str], name: str) -> int:
    """A field that must be a whole number."""
    said = optional_number(form, name)
    if said is None:
        raise problems.impossible("bad-form", f"the form does not say {name!r}")
    return said


def optional_number(form: Mapping[str, str], name: str) -> int | None:
    """A field that may be missing."""
    said = form.get(name, "").strip()
    if not said:
        return None
    if not (said.isascii() and said.isdecimal() and len(said) <= _MOST_DIGITS):
        raise problems.impossible("bad-form", f"{name!r} must be a whole number")
    return int(said)


def wished_table(form: Mapping[str, str], host: Viewer) -> Opening:
    """The table that the form of a new table describes."""
    game = find_game(form.get("game", ""))
    name = checked_name(form.get("name", ""))
    said = [form.get(f"seat-{seat}", "").strip() for seat in range(_MOST_SEATS)]
    wanted = [player for player in said if player]
    chairs = [_chair(seat, player, name, host) for seat, player in enumerate(wanted)]
    options = {
        field.removeprefix("option-"): value
        for field, value in form.items()
        if field.startswith("option-")
    }
    for option in game.variants.values():  # a choice for another number of players means nothing
        if len(chairs) not in option.seats:
            options.pop(option.name, None)
    return Opening(
        shelf_name(game),
        chairs,
        options,
        host.who,
        is_listed=bool(form.get("listed")),
        with_confirmation=bool(form.get("confirm")),
        pace=checked_pace(optional_number(form, "pace") or 0),
        invite=lambda table, seat: hashed(invitation(str(host.secret), table, seat)),
    )


def quick_table(form: Mapping[str, str]) -> dict[str, str]:
    """A quick start as the form of a new table, with sensible choices."""
    game = find_game(form.get("game", ""))
    mode = form.get("mode", "bots")
    players = optional_number(form, "players")
    seats = _quick_seats(mode, players, game.seats, form.get("level", "journeyman"))
    return {
        "game": shelf_name(game),
        "name": form.get("name", ""),
        **{f"seat-{seat}": player for seat, player in enumerate(seats)},
    }


def _quick_seats(mode: str, players: int | None, possible: range, level: str) -> list[str]:
    usual = min(max(3 if mode == "bots" else 2, possible[0]), possible[-1])
    count = usual if players is None else players
    if mode == "alone":
        return ["me"]
    others = {"bots": level, "friends": "friend", "hot-seat": "me"}.get(mode)
    if others is None:
        raise problems.impossible("bad-form", "a quick start is bots, alone, hot-seat or friends")
    if not 1 <= count <= _MOST_SEATS:
        raise problems.impossible("bad-table", f"no game is for {count} players")
    if mode == "hot-seat":
        return ["me", *(f"me:{GUESTS[seat % len(GUESTS)]}" for seat in range(1, count))]
    return ["me", *[others] * (count - 1)]


def _chair(seat: int, player: str, name: str, host: Viewer) -> Chair:
    kind, colon, guest = player.partition(":")
    if kind == "me":
        shown = checked_name(guest) if colon else name
        return Chair(seat, PERSON, shown, owner=host.who)
    if player in (OPEN, FRIEND):
        return Chair(seat, player)
    return Chair(seat, bot_named(player), bot_name(seat))
