"""Going back behind what others have done: the people here are asked, bots agree."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.events import UNDO
from signoria.faces.phrases import Names, Phrases, log
from signoria.faces.phrases.language import Language, term
from signoria.faces.terminal import commands
from signoria.faces.terminal.keyboard import ask
from signoria.faces.terminal.screen import BAD, QUESTION, QUIET
from signoria.kernel.steps import NOBODY
from signoria.table import Table, UndoError

_YES = (term("answer", "y"), term("answer", "yes"))
_NO = (term("answer", "n"), term("answer", "no"))


class Quit(Exception):
    """Somebody wants to leave."""


def take_back(table: Table, phrases: Phrases[Any], names: Names, screen: Console) -> bool:
    """Take the last move back, by consent if need be; if that cannot be, say why."""
    try:
        table.undo()
    except UndoError as refused:
        moves = table.session.moves
        last = moves[-1].who if moves else NOBODY
        screen.print(Text(phrases.no_undo(refused.reason, names, last), style=BAD))
        try:
            return _ask_back(table, phrases, names, screen)
        except UndoError:
            return False  # why was said
    return True


def _ask_back(table: Table, phrases: Phrases[Any], names: Names, screen: Console) -> bool:
    """Say what would be taken back, and ask everybody whose consent it needs; whether the table
    has gone back. What nobody can agree to raises :class:`~signoria.table.UndoError`.
    """
    language = phrases.language
    everybody = range(len(table.players))
    event, *_ = table.session.ask_undo(everybody)
    practice = table.session.makes_practice(everybody)
    screen.print(Text(_taken_back(table, phrases, names, int(event.text)), style=QUIET))
    if event.kind == UNDO:
        question = language.say("Take it back with the bots’ consent?")
        if agrees(screen, language, _warned(language, question, practice)):
            table.ask_undo()
            return True
        screen.print(Text(language.say("The move stands.")))
        return False
    waiting = table.ask_undo()
    while waiting:
        seat = waiting[0]
        question = language.say("{name}, do you agree to take it back?", name=names[seat])
        if not agrees(screen, language, _warned(language, question, practice)):
            table.answer_undo(False, seat)
            screen.print(Text(language.say("{name} does not agree: it stands.", name=names[seat])))
            return False
        waiting = table.answer_undo(True, seat)
    return True


def _warned(language: Language, question: str, makes_practice: bool) -> str:
    """Whoever agrees knows what it costs."""
    if not makes_practice:
        return question
    return (
        f"{question} {language.say('From there on it is practice, dealt anew: it counts no more.')}"
    )


def agrees(screen: Console, language: Language, question: str) -> bool:
    """Yes or no, asked until it is one of them; Enter is no, and who wants to may leave."""
    yes = {language.term(word) for word in _YES} | {word.text for word in _YES}
    no = {language.term(word) for word in _NO} | {word.text for word in _NO}
    screen.print(Text(question, style=QUESTION))
    while True:
        said = ask(screen, language.say("y or n")).lower()
        if said in yes:
            return True
        if not said or said in no:
            return False
        if commands.find((commands.QUIT,), language, said) is commands.QUIT:
            raise Quit
        screen.print(Text(language.say("Answer y or n."), style=BAD))


def _taken_back(table: Table, phrases: Phrases[Any], names: Names, ply: int) -> str:
    """How many moves would go, and the first of them in words."""
    record = table.record
    told = [line.sentence for line in log(phrases, record.until(ply + 1)) if line.ply > ply]
    return phrases.language.say(
        "This takes back {moves} moves, those of bots and of chance among them. The first: {move}",
        moves=len(record.moves) - ply,
        move=told[0] if told else _as_offered(table, phrases, names, ply),
    )


def _as_offered(table: Table, phrases: Phrases[Any], names: Names, ply: int) -> str:
    """A move of which the log says nothing, in the words of the answer that it was."""
    move = table.record.moves[ply]
    seen = table.game.observe(table.record.until(ply).replay(), max(move.who, 0))
    return phrases.label(seen, move.text, names)


def titled(table: Table, language: Language) -> str:
    """The game's title, and that it is practice if it is."""
    if not table.session.is_practice:
        return table.game.title
    return language.say("{game} (practice)", game=table.game.title)
