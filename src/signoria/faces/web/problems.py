"""What went wrong, in a friendly sentence, and what to do."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.faces.web.page_data import Problem, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.surroundings import surroundings
from signoria.faces.web.words import Language, mark, spoken


@dataclass(frozen=True)
class Words:
    """A problem and its remedy."""

    title: str
    remedy: str


_WORDS = {
    "unknown-table": Words(
        mark("There is no such table."),
        mark("Perhaps the link was cut off. Ask for it again, or open a table of your own."),
    ),
    "unknown-invitation": Words(
        mark("This invitation is not valid any more."),
        mark("Somebody has taken the seat, or the game has begun. Ask for a new link."),
    ),
    "not-your-seat": Words(
        mark("You do not sit at this table."),
        mark("Open the link that you were given, in the browser in which you sat down."),
    ),
    "not-the-host": Words(
        mark("Only who opened the table can do that."),
        mark("Ask them."),
    ),
    "not-your-turn": Words(
        mark("Somebody else is asked now."),
        mark("This is how the table stands."),
    ),
    "stale": Words(
        mark("The table has moved on meanwhile."),
        mark("This is how it stands now. Choose again."),
    ),
    "illegal": Words(
        mark("That is not possible here."),
        mark("Nothing was changed. What is lit can be done."),
    ),
    "seat-taken": Words(
        mark("That seat is taken."),
        mark("Take another one, or watch."),
    ),
    "bad-name": Words(
        mark("That name cannot be used."),
        mark("A name is one short line of letters."),
    ),
    "bad-table": Words(
        mark("A table cannot be opened like that."),
        mark("Change the choices below."),
    ),
    "bad-record": Words(
        mark("That file is not a record we can replay."),
        mark("Records are the text files that you download from a table."),
    ),
    "unknown-game": Words(
        mark("There is no such game here."),
        mark("Choose one of the games on the first page."),
    ),
    "unknown-page": Words(
        mark("There is nothing at this address."),
        mark("Go back to the first page."),
    ),
    "unknown-puzzle": Words(
        mark("There is no such puzzle."),
        mark("Choose one on the page of puzzles."),
    ),
    "no-puzzles": Words(
        mark("There are no puzzles of this game here."),
        mark("Those that it came with were made by other rules or with another box."),
    ),
    "not-begun": Words(
        mark("The game has not begun."),
        mark("Some seats are still free."),
    ),
    "over": Words(
        mark("The game is over."),
        mark("You can look at it again, or play another one."),
    ),
    "other-rules": Words(
        mark("This game stands still."),
        mark("The rules have changed since it was begun. Its record has every move."),
    ),
    "unknown-box": Words(
        mark("There is no such box here."),
        mark("Choose one of the boxes on the page of a new table."),
    ),
    "nobody-late": Words(
        mark("Nobody lets you wait."),
        mark("A bot can play on only for somebody else whose time is over."),
    ),
    "somebody-away": Words(
        mark("Somebody is absent, and cannot agree to practice."),
        mark("Play on, or wait until they take their seat back."),
    ),
    "not-late": Words(
        mark("There is still time left."),
        mark("A bot can play on when it is over."),
    ),
    "unknown-call": Words(
        mark("This link is not valid any more."),
        mark("Nothing is sent to you about that table."),
    ),
    "bad-address": Words(
        mark("That is no address."),
        mark("An address is written name@example.org."),
    ),
    "bad-subscription": Words(
        mark("Your browser’s messages cannot be used here."),
        mark("This server sends to the push services it knows only."),
    ),
    "no-mail": Words(
        mark("This server sends no mail."),
        mark("Perhaps your browser can tell you."),
    ),
    "too-many-calls": Words(
        mark("You are told in too many ways already."),
        mark("Switch some of them off."),
    ),
    "too-large": Words(
        mark("That was too much at once."),
        mark("Send something smaller."),
    ),
    "too-fast": Words(
        mark("That was too quick."),
        mark("Wait a moment, then try again."),
    ),
    "cross-site": Words(
        mark("That request came from another page."),
        mark("Open Signoria in a window of its own and try again."),
    ),
    "no-time": Words(
        mark("There is no time for a hint now: many games are being thought about."),
        mark("Ask again in a moment."),
    ),
    "no-room": Words(
        mark("There is no room for new tables here."),
        mark("Tell whoever runs this server. Games that have begun go on."),
    ),
    "long-enough": Words(
        mark("Very much has happened at this table already."),
        mark("It can only be played to its end now. Open another one."),
    ),
    "busy": Words(
        mark("Too many things happened at once."),
        mark("Try again in a moment."),
    ),
}
_NOTHING_TO_ANSWER = Words(
    mark("There is nothing to answer now."),
    mark("This is how the table stands."),
)
_BAD_FORM = Words(
    mark("Something in the form is missing or wrong."),
    mark("Go back and fill it in again."),
)
_WORDS |= {
    "no-undo": Words(
        mark("That move cannot be taken back."),
        mark("Something was revealed since: ask the others."),
    ),
    "nothing-held": _NOTHING_TO_ANSWER,
    "nothing-asked": _NOTHING_TO_ANSWER,
    "not-over": Words(mark("The game is still going on."), mark("This is how the table stands.")),
    "key-reused": _WORDS["stale"],
    "bad-form": _BAD_FORM,
    "bad-seat": _BAD_FORM,
    "bad-ply": _BAD_FORM,
}
_OTHER = Words(
    mark("Something went wrong."),
    mark("Nothing was lost. Go back and try again."),
)


def words_of(language: Language, problem: Problem) -> Words:
    """A problem in a language."""
    found = _WORDS.get(problem.kind, _OTHER)
    return Words(language.say(found.title), language.say(found.remedy))


def sentence(language: Language, problem: Problem) -> str:
    """A problem in one line."""
    found = words_of(language, problem)
    return f"{found.title} {found.remedy}"


def problem_page(visitor: Visitor, problem: Problem) -> str:
    """A friendly page that says what to do."""
    language = spoken(visitor.language)
    return paint(
        "pages/problem.html",
        visitor,
        **surroundings(visitor, "/", language.say("A problem")),
        problem=problem,
        words=words_of(language, problem),
    )
