"""Telling people who left the page that it is their turn: what they choose, and what they get."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.faces.web.page_data import Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.surroundings import surroundings
from signoria.faces.web.words import spoken
from signoria.library import load


@dataclass(frozen=True)
class CallData:
    """What somebody has chosen at a table, and what there is to choose."""

    table: str
    game: str
    public_key: str  # for push; empty: there is none
    has_mail: bool
    devices: int  # browsers of theirs that are told
    address: str  # or empty
    is_confirmed: bool


def calls_page(visitor: Visitor, data: CallData) -> str:
    """Push, mail, or nothing."""
    title = load(data.game).title
    return paint(
        "pages/calls.html",
        visitor,
        **surroundings(visitor, f"/t/{data.table}/calls", title, learn=data.game),
        data=data,
    )


def call_page(visitor: Visitor, secret: str, what: str, address: str, is_done: bool) -> str:
    """Where a link in a mail leads: one button, or what it has done."""
    return paint(
        "pages/call.html",
        visitor,
        **surroundings(visitor, "/", ""),
        secret=secret,
        what=what,
        address=address,
        is_done=is_done,
    )


def push_words(code: str, game: str) -> dict[str, str]:
    """A message on somebody's screen."""
    say = spoken(code).say
    return {"title": say("Your turn"), "body": game}


def mail_words(code: str, game: str, link: str, off: str) -> tuple[str, str]:
    """A mail: what it is about, and its text."""
    say = spoken(code).say
    return say("Your turn · {game}", game=game), "\n".join(
        [
            say("The others wait for your move:"),
            link,
            "",
            say("To get no more of these mails:"),
            off,
        ]
    )


def confirm_words(code: str, link: str) -> tuple[str, str]:
    """The first mail."""
    say = spoken(code).say
    return say("Shall we tell you when it is your turn?"), "\n".join(
        [
            say("Somebody at a table of Signoria gave this address. If it was you, say yes here:"),
            link,
            "",
            say("If not, do nothing: nothing else will be sent."),
        ]
    )
