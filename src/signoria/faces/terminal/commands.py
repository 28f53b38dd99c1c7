"""What can be typed beside moves, in English and in the player's language."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.faces.phrases import Language
from signoria.faces.phrases.language import Term, mark, term


@dataclass(frozen=True)
class Command:
    """A word to type, and what it does."""

    name: str
    word: Term
    sentence: str
    also: tuple[Term, ...] = ()


def _command(word: Term, sentence: str, *also: Term) -> Command:
    return Command(word.text, word, sentence, also)


HELP = _command(
    term("command", "help"),
    mark("What you can do now, and how points are made; also ?. With a name: what that does."),
)
RULES = _command(term("command", "rules"), mark("The rules: all, a chapter, or about a word."))
OFFER = _command(term("command", "offer"), mark("What is on offer now, and what each does."))
ALL = term("command", "all")
UNDO = _command(
    term("command", "undo"),
    mark("Take back the last move; if something was revealed since, by consent."),
)
HINT = _command(term("command", "hint"), mark("What the computer would do, after some thought."))
LOG = _command(term("command", "log"), mark("What has happened so far."))
SCORES = _command(term("command", "scores"), mark("All the points, line by line."))
BOARD = _command(
    term("command", "board"), mark("Show the table again; with a word more, a part of it:")
)
SAVE = _command(
    term("command", "save"), mark("Say where the game is saved, or save a copy in a file.")
)
_ALSO_QUIT = (term("command", "q"), term("command", "exit"))
QUIT = _command(
    term("command", "quit"), mark("Save and leave; you can go on later. Also q."), *_ALSO_QUIT
)
PLAY = (HELP, RULES, OFFER, UNDO, HINT, LOG, SCORES, BOARD, SAVE, QUIT)

NEXT = _command(term("command", "next"), mark("One move on; Enter does the same."))
BACK = _command(term("command", "back"), mark("One move back."))
FIRST = _command(term("command", "first"), mark("To the beginning."))
LAST = _command(term("command", "last"), mark("To the end."))
COACH = _command(term("command", "coach"), mark("The best moves here, and why."))
LEAVE = _command(term("command", "quit"), mark("Leave. Also q."), *_ALSO_QUIT)
REPLAY = (NEXT, BACK, FIRST, LAST, LOG, SCORES, COACH, LEAVE)


def find(commands: tuple[Command, ...], language: Language, said: str) -> Command | None:
    """The command that a typed line begins with."""
    first = said.split(maxsplit=1)[0].lower() if said.split() else ""
    if first.startswith("?"):
        return HELP
    for command in commands:
        for word in (command.word, *command.also):
            if first in (word.text, language.term(word)):
                return command
    return None


def described(commands: tuple[Command, ...], language: Language) -> list[tuple[str, str]]:
    """Each command's word and what it does."""
    return [(language.term(each.word), language.say(each.sentence)) for each in commands]


def is_all(language: Language, word: str) -> bool:
    """Whether everything is asked for."""
    return word.lower() in (ALL.text, language.term(ALL))


def after_first(said: str) -> str:
    """What was typed after a command's word; a question mark needs no space behind it."""
    return said.removeprefix("?").strip() if said.startswith("?") else " ".join(said.split()[1:])
