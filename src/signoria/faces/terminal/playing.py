"""A game at one terminal: people take turns at the keyboard, bots answer at once."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.bots import FlatBot
from signoria.faces.phrases import Phrases, ending, lines_of, log
from signoria.faces.phrases.language import mark
from signoria.faces.terminal import commands, rules, saves
from signoria.faces.terminal.asking import Asked
from signoria.faces.terminal.bad_input import INTERRUPTED
from signoria.faces.terminal.boards import short, show, show_part
from signoria.faces.terminal.choices import draw_choices
from signoria.faces.terminal.forfeits import Forfeits
from signoria.faces.terminal.going_back import Quit, take_back, titled
from signoria.faces.terminal.helping import how_to_gather, no_set, show_help
from signoria.faces.terminal.hints import show_hint
from signoria.faces.terminal.keyboard import ask, prepare
from signoria.faces.terminal.refusing import why_not
from signoria.faces.terminal.scores import show_scores
from signoria.faces.terminal.screen import BAD, QUESTION, QUIET, console, lines
from signoria.guests.command import CommandBot
from signoria.kernel.actions import IllegalAction, UnknownAction
from signoria.table import Table


def run(table: Table, phrases: Phrases[Any], path: Path, again: Sequence[str] = ()) -> int:
    """Play to the end; answers with an exit code.

    Whoever leaves before is told where the game is and how to go on: with the words *again* too.
    """
    prepare()
    game = Playing(table, phrases, console(), path)
    code = 0
    try:
        game.play()
    except (Quit, EOFError):
        game.leave(again)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        game.screen.print()
        game.leave(again)
        code = INTERRUPTED
    return code


class Playing:
    """Plays a table to its end, or until somebody leaves. Every move is saved at once."""

    def __init__(self, table: Table, phrases: Phrases[Any], screen: Console, path: Path) -> None:
        self.table = table
        self.phrases = phrases
        self.language = phrases.language
        self.screen = screen
        self.path = path
        self.names = phrases.names(table.record)
        self.called = short(screen, self.names)  # where room is scarce
        self.forfeits = Forfeits(screen, self.language, table, self.names)
        self.shown = -1  # the board was last shown after so many moves
        self.taken = 0  # with so many lines

    def play(self) -> None:
        """Until the end; raises :class:`Quit` or ``EOFError`` when somebody leaves before."""
        self.save()
        where = self.language.say("The game is saved after every move in {file}.", file=self.path)
        self.say_where(where)
        self.say(self.language.say("Type ? for help at any time."))
        self.screen.print()
        while not self.table.is_over or self.table.held:
            if self.table.held:
                self.ask_to_confirm()
            else:
                self.announce_slow_bot()
                if self.table.step() is not None:
                    self.tell()
                elif self.table.waiting_for is not None:
                    self.ask_person(self.table.waiting_for)
        self.finish()

    def announce_slow_bot(self) -> None:
        """A bot with a budget may think for a while: say so to people at a terminal."""
        actor = int(self.table.state.actor())
        is_slow = actor >= 0 and isinstance(self.table.players[actor], FlatBot | CommandBot)
        if self.screen.is_terminal and is_slow:
            seen = self.table.game.observe(self.table.state, None)
            self.say(self.phrases.waiting(seen, self.names), QUIET)

    def save(self) -> None:
        """The dealer's seed goes with it, so that the same dice follow."""
        self.table.record.save(self.path, with_seed=True)

    def tell(self) -> None:
        """Save the last move and print it as a sentence."""
        self.save()
        self.forfeits.show()
        for line in lines_of(self.phrases, self.table.session, self.names):
            self.say(line.sentence)

    def say(self, sentence: str, style: str = "") -> None:
        self.screen.print(Text(sentence, style=style))

    def say_where(self, sentence: str) -> None:
        """With the file's name in one piece, to be copied."""
        self.screen.print(Text(sentence), soft_wrap=True)

    # Asking

    def ask_person(self, seat: int) -> None:
        """Ask until a move was made."""
        ply = len(self.table.session.moves)
        if self.shown != ply:
            self.show_board(seat)
            self.show_question(seat)
        prompt = self.language.say("{name} (a number, or ? for help)", name=self.called[seat])
        said = ask(self.screen, prompt)
        if not said:
            self.show_question(seat)
        elif command := commands.find(commands.PLAY, self.language, said):
            self.obey(command, seat, said)
        else:
            self.try_move(seat, said)

    def try_move(self, seat: int, said: str) -> None:
        """Play it, or say why not."""
        asked = self.asked(seat)
        meant = asked.meant(said)
        try:
            self.table.play(asked.whole(meant), seat)
        except IllegalAction as error:
            if asked.sets and asked.is_part_of_a_set(said):
                self.say(no_set(asked, said), BAD)
                return
            is_unknown = isinstance(error, UnknownAction)
            clause = "" if is_unknown else why_not(self.phrases, asked.state, meant, self.names)
            self.say(self.phrases.refusal(said, clause), BAD)
            return
        self.tell()

    def asked(self, seat: int) -> Asked:
        """What the person who is asked is shown."""
        return Asked(self.phrases, self.table.game, self.table.state, seat, self.names)

    def ask_to_confirm(self) -> None:
        """The move stands, but nothing goes on before the person agrees."""
        seat = self.table.session.moves[-1].who
        self.say(
            self.language.say("{name}, press Enter to go on, or type undo.", name=self.names[seat]),
            QUESTION,
        )
        said = ask(self.screen, self.names[seat])
        if not said:
            self.table.confirm()
        elif command := commands.find(commands.PLAY, self.language, said):
            self.obey(command, seat, said)
        else:
            self.say(self.language.say("Press Enter, or type undo."), BAD)

    def show_board(self, seat: int | None) -> None:
        state = self.table.state if seat is None else self.asked(seat).state
        seen = self.table.game.observe(state, seat)
        self.shown = len(self.table.session.moves)
        self.screen.rule(style=QUIET, characters="─")
        facts = [] if seat is None else self.table.game.warnings(state, seat)
        warnings = self.phrases.warn(facts, self.names)
        title = titled(self.table, self.language)
        self.taken = 1 + show(self.screen, self.phrases, seen, self.names, title, warnings)

    def show_question(self, seat: int) -> None:
        """Who is asked, what, and the answers."""
        asked = self.asked(seat)
        question = self.phrases.question(asked.seen, self.names)
        words = Text.assemble((f"{self.called[seat]}: ", QUESTION), (question.sentence, QUESTION))
        if question.why:
            words.append(f" {question.why}")
        if asked.sets:
            words.append(f" {how_to_gather(asked)}")
        self.screen.print(words)
        taken = self.taken + len(words.wrap(self.screen, self.screen.width))
        lines(self.screen, draw_choices(self.screen, asked.gaining(), taken))

    # Commands

    def obey(self, command: commands.Command, seat: int, said: str) -> None:
        """Do what a command says."""
        if command is commands.QUIT:
            raise Quit
        words = commands.after_first(said)
        if command is commands.HELP:
            self.help(seat, words)
        elif command is commands.RULES:
            self.rules(words)
        elif command is commands.OFFER:
            rules.show_offer(self.screen, self.phrases, self.asked(seat).seen)
        elif command is commands.UNDO:
            self.undo()
        elif command is commands.HINT:
            self.hint(seat)
        elif command is commands.LOG:
            for line in log(self.phrases, self.table.record):
                self.say(f"{line.ply:>4}  {line.sentence}")
        elif command is commands.SCORES:
            table = self.table
            show_scores(self.screen, self.phrases, table.game, table.state, self.names, seat)
        elif command is commands.BOARD:
            self.board(seat, said)
        elif command is commands.SAVE:
            self.save_copy(said)

    def board(self, seat: int, said: str) -> None:
        """``board`` shows the table again, ``board PART`` a part of it in full."""
        words = said.split(maxsplit=1)
        if len(words) == 1:
            self.shown = -1
            if self.table.held:
                self.show_board(None)
            return
        game, state = self.table.game, self.table.state
        seen, word = game.observe(state, seat), self.language.term(commands.BOARD.word)
        title = titled(self.table, self.language)
        show_part(self.screen, self.phrases, seen, self.names, title, word, words[1])

    def help(self, seat: int, words: str) -> None:
        """``?`` helps with the question; ``? botch`` says what a thing does."""
        if words:
            rules.show_about(self.screen, self.phrases, words)
        else:
            show_help(self.screen, self.asked(seat))

    def rules(self, words: str) -> None:
        """The chapters of the rules, all of them, or what they say about some words."""
        if not words:
            rules.show_contents(self.screen, self.phrases)
        elif commands.is_all(self.language, words):
            rules.show_all(self.screen, self.phrases)
        else:
            rules.show_about(self.screen, self.phrases, words)

    def undo(self) -> None:
        """Take the last move back, by consent if need be, or say why that cannot be."""
        if take_back(self.table, self.phrases, self.names, self.screen):
            self.save()
            self.shown = -1
            self.say(self.language.say("The last move was taken back."))

    def hint(self, seat: int) -> None:
        """The best options, as a computer sees them after a second of thought."""
        if self.table.held:
            self.say(self.language.say("Press Enter, or type undo."), BAD)
            return
        show_hint(self.screen, self.table, self.asked(seat))

    def save_copy(self, said: str) -> None:
        """``save`` says where the game is; ``save FILE`` writes a copy, never over anything."""
        words = said.split(maxsplit=1)
        if len(words) == 1:
            self.say_where(self.language.say("The game is saved in {file}.", file=self.path))
            return
        saves.save_copy(self.screen, self.language, self.table.record, Path(words[1]))

    # The end

    def leave(self, again: Sequence[str] = ()) -> None:
        """Save, and say how to go on: which command, with the words *again* too."""
        if self.table.is_over:
            self.finish()
            return
        self.save()
        self.say_where(self.language.say("The game is saved in {file}.", file=self.path))
        command = shlex.join(["signoria", "play", "--resume", str(self.path), *again])
        self.say_where(self.language.say("To go on: {command}", command=command))

    def finish(self) -> None:
        """The final table, the points line by line, and who has won."""
        table = self.table
        self.save()
        self.show_board(None)
        show_scores(self.screen, self.phrases, table.game, table.state, self.names)
        self.say(ending(self.phrases, table.game, table.state, self.names), QUESTION)
        if table.session.is_practice:
            self.say(self.language.say("It was practice: somebody had gone back."))
        where = mark(
            "The record is in {file}, with the seed of the dice: signoria verify checks them."
        )
        self.say_where(self.language.say(where, file=self.path))
