"""A game at one terminal: people take turns at the keyboard, bots answer at once."""

from __future__ import annotations

import shlex
import signal
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from signoria.bots import FlatBot
from signoria.faces.phrases import Phrases, ending, lines_of, log
from signoria.faces.terminal import commands, saves
from signoria.faces.terminal.bad_input import INTERRUPTED
from signoria.faces.terminal.boards import show
from signoria.faces.terminal.choices import choices_of, draw_choices
from signoria.faces.terminal.keyboard import ask, prepare
from signoria.faces.terminal.refusing import why_not
from signoria.faces.terminal.scores import show_scores
from signoria.faces.terminal.screen import BAD, QUESTION, QUIET, console, lines
from signoria.kernel.actions import IllegalAction, UnknownAction
from signoria.kernel.steps import NOBODY
from signoria.table import Table, UndoError

HINTS = 5
HINT_MILLISECONDS = 1000


class Quit(Exception):
    """Somebody wants to leave."""


def run(table: Table, phrases: Phrases[Any], path: Path) -> int:
    """Play to the end; answers with an exit code.

    Whoever leaves before is told where the game is and how to go on.
    """
    prepare()
    game = Playing(table, phrases, console(), path)
    code = 0
    try:
        game.play()
    except (Quit, EOFError):
        game.leave()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        game.screen.print()
        game.leave()
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
        self.shown = -1  # the board was last shown after so many moves

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
            elif self.table.waiting_for is not None:
                self.ask_person(self.table.waiting_for)
            else:
                self.announce_slow_bot()
                self.table.step()
                self.tell()
        self.finish()

    def announce_slow_bot(self) -> None:
        """A bot with a budget may think for a while: say so to people at a terminal."""
        actor = int(self.table.state.actor())
        if (
            self.screen.is_terminal
            and actor >= 0
            and isinstance(self.table.players[actor], FlatBot)
        ):
            seen = self.table.game.observe(self.table.state, None)
            self.say(self.phrases.waiting(seen, self.names), QUIET)

    def save(self) -> None:
        """The dealer's seed goes with it, so that the same dice follow."""
        self.table.record.save(self.path, with_seed=True)

    def tell(self) -> None:
        """Save the last move and print it as a sentence."""
        self.save()
        for line in lines_of(self.phrases, self.table.session, self.names):
            self.say(line.sentence)

    def say(self, sentence: str, style: str = "") -> None:
        self.screen.print(Text(sentence, style=style))

    def say_where(self, sentence: str) -> None:
        """With the file's name in one piece, so that it can be copied."""
        self.screen.print(Text(sentence), soft_wrap=True)

    # Asking

    def ask_person(self, seat: int) -> None:
        """Ask until a move was made."""
        ply = len(self.table.session.moves)
        if self.shown != ply:
            self.show_board(seat)
            self.show_question(seat)
        prompt = self.language.say("{name} (a number, or ? for help)", name=self.names[seat])
        said = ask(self.screen, prompt)
        if not said:
            self.show_question(seat)
        elif command := commands.find(commands.PLAY, self.language, said):
            self.obey(command, seat, said)
        else:
            self.try_move(seat, said)

    def try_move(self, seat: int, said: str) -> None:
        """Play it, or say why not."""
        seen = self.table.game.observe(self.table.state, seat)
        try:
            self.table.play(self.phrases.understand(seen, said), seat)
        except IllegalAction as error:
            meant = "" if isinstance(error, UnknownAction) else self.phrases.understand(seen, said)
            clause = why_not(self.phrases, self.table.session, meant, self.names) if meant else ""
            self.say(self.phrases.refusal(said, clause), BAD)
            return
        self.tell()

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
        seen = self.table.game.observe(self.table.state, seat)
        self.shown = len(self.table.session.moves)
        self.screen.rule(style=QUIET, characters="─")
        facts = [] if seat is None else self.table.game.warnings(self.table.state, seat)
        warnings = self.phrases.warn(facts, self.names)
        show(self.screen, self.phrases, seen, self.names, self.table.game.title, warnings)

    def show_question(self, seat: int) -> None:
        """Who is asked, what, and the answers."""
        seen = self.table.game.observe(self.table.state, seat)
        question = self.phrases.question(seen, self.names)
        asked = Text.assemble((f"{self.names[seat]}: ", QUESTION), (question.sentence, QUESTION))
        if question.why:
            asked.append(f" {question.why}")
        self.screen.print(asked)
        choices = choices_of(self.phrases, self.table.game, self.table.state, seat)
        lines(self.screen, draw_choices(self.screen, choices))

    # Commands

    def obey(self, command: commands.Command, seat: int, said: str) -> None:
        """Do what a command says."""
        if command is commands.QUIT:
            raise Quit
        if command is commands.HELP:
            self.help(seat)
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
            self.shown = -1
            if self.table.held:
                self.show_board(None)
        elif command is commands.SAVE:
            self.save_copy(said)

    def help(self, seat: int) -> None:
        """Help for the current step, how points are made, and what can be typed."""
        seen = self.table.game.observe(self.table.state, seat)
        self.say(self.phrases.help(seen["step"]), QUESTION)
        for sentence in self.phrases.primer(seen):
            self.screen.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))
        choices = self.phrases.choices(seen)
        if choices:
            example = choices[-1]
            self.say(
                self.language.say(
                    "To choose “{label}”, type {key} or “{words}”.",
                    label=example.label,
                    key=example.key,
                    words=example.short,
                )
            )
        for word, sentence in commands.described(commands.PLAY, self.language):
            self.say(f"  {word:<14}{sentence}")

    def undo(self) -> None:
        """Take the last move back, or say why that cannot be."""
        try:
            self.table.undo()
        except UndoError as refused:
            self.say(self.phrases.no_undo(refused.reason, self.names, self.last_mover()), BAD)
            return
        self.save()
        self.shown = -1
        self.say(self.language.say("The last move was taken back."))

    def last_mover(self) -> int:
        """Who made the last move, if one was made."""
        moves = self.table.session.moves
        return moves[-1].who if moves else NOBODY

    def hint(self, seat: int) -> None:
        """The best options, as a computer sees them after a second of thought."""
        if self.table.held:
            self.say(self.language.say("Press Enter, or type undo."), BAD)
            return
        game, state = self.table.game, self.table.state
        labels = {each.action: each for each in self.phrases.choices(game.observe(state, seat))}
        rng = self.table.dealer.generator(len(self.table.session.moves))
        bot = FlatBot(milliseconds=HINT_MILLISECONDS)
        self.say(self.language.say("The best options on average (1 is best, 0 is worst):"))
        for candidate in bot.assess(game.view(state, seat), rng)[:HINTS]:
            choice = labels[candidate.action.text]
            average = self.language.decimal(candidate.average, 3)
            self.say(f"  {average}  {choice.key:>2} {choice.label}")

    def save_copy(self, said: str) -> None:
        """``save`` says where the game is; ``save FILE`` writes a copy, never over anything."""
        words = said.split(maxsplit=1)
        if len(words) == 1:
            self.say_where(self.language.say("The game is saved in {file}.", file=self.path))
            return
        path = Path(words[1]).expanduser()
        try:
            self.table.record.save(saves.check_new(path), with_seed=True)
        except (OSError, ValueError):
            sentence = self.language.say(
                "{file} cannot be written, or exists already; give another name.", file=path
            )
            self.say(sentence, BAD)
            return
        self.say_where(self.language.say("A copy is saved in {file}.", file=path))

    # The end

    def leave(self) -> None:
        """Save, and say how to go on."""
        if self.table.is_over:
            self.finish()
            return
        self.save()
        self.say_where(self.language.say("The game is saved in {file}.", file=self.path))
        command = f"signoria play --resume {shlex.quote(str(self.path))}"
        self.say_where(self.language.say("To go on: {command}", command=command))

    def finish(self) -> None:
        """The final table, the points line by line, and who has won."""
        table = self.table
        self.save()
        self.show_board(None)
        show_scores(self.screen, self.phrases, table.game, table.state, self.names)
        self.say(ending(self.phrases, table.game, table.state, self.names), QUESTION)
        self.say_where(
            self.language.say(
                "The record is in {file}, with the seed of the dice: signoria verify checks them.",
                file=self.path,
            )
        )
