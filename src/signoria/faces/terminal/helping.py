"""Help with the question at hand: what is asked, how points are made, what can be typed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from signoria.faces.terminal import commands
from signoria.faces.terminal.asking import Asked
from signoria.faces.terminal.boards import described_parts
from signoria.faces.terminal.screen import QUESTION


def show_help(
    screen: Console, asked: Asked, known: tuple[commands.Command, ...] = commands.PLAY
) -> None:
    """Help for the current step, how points are made, and what can be typed."""
    phrases, seen, language = asked.phrases, asked.seen, asked.phrases.language
    screen.print(Text(phrases.help(seen["step"]), style=QUESTION))
    for sentence in phrases.primer(seen):
        screen.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))
    choices = asked.choices()
    if asked.sets:
        screen.print(Text(how_to_gather(asked)))
    elif choices:
        example = choices[-1]
        how = language.say(
            "To choose “{label}”, type {key} or “{words}”.",
            label=example.label,
            key=example.key,
            words=example.short,
        )
        screen.print(Text(how))
    typed: list[tuple[str, str]] = []
    for word, sentence in commands.described(known, language):
        typed.append((word, sentence))
        if word == language.term(commands.BOARD.word):
            for part, shows in described_parts(phrases.game, language, word):
                typed.append((f"  {part}", shows))
    show_words(screen, typed)


def show_words(screen: Console, typed: Iterable[tuple[str, str]]) -> None:
    """What can be typed, and beside it what each does: long sentences stay in their column."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for word, sentence in typed:
        table.add_row(Text(word), Text(sentence))
    screen.print(Padding(table, (0, 0, 0, 2), expand=False))


def how_to_gather(asked: Asked) -> str:
    """How a set is typed."""
    return asked.phrases.language.say(
        "Type all that you choose in one line, in any order: {example}", example=asked.example()
    )


def no_set(asked: Asked, said: str) -> str:
    """Things that can be chosen, but not these together."""
    language = asked.phrases.language
    return language.say(
        "{said} is not a whole choice, or one that is not possible. For example: {example}",
        said=language.quoted(said),
        example=asked.example(),
    )
