"""Records checked, one or many: every move, and all chance as its seed deals it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from signoria import RecordError
from signoria.faces.phrases import Language
from signoria.faces.phrases.practice import practice_words
from signoria.faces.terminal import files
from signoria.faces.terminal.bad_input import BAD_INPUT, INTERRUPTED, complain
from signoria.faces.terminal.command_help import language_here
from signoria.faces.terminal.progress import work
from signoria.faces.terminal.wording import worded
from signoria.fairness import check


@dataclass(frozen=True)
class Checked:
    """A record that is as it should be, with so many moves; or what is wrong with it."""

    file: Path
    moves: int
    wrong: str = ""
    practice: str = ""


def run(named: Sequence[Path], box: Path | None) -> int:
    """Check records, and those in folders; answers with an exit code. One that is wrong does not
    keep the others from being checked.
    """
    language = language_here()
    wanted = [file for path in named for file in _records(path)]
    done = work(_each(wanted, box, language), len(wanted), language.say("records"))
    for each in done.outcomes:
        if each.wrong:
            complain(each.wrong)
        else:
            right = language.plural(
                "{file}: {number} move is legal, and chance is as the seed deals it.",
                "{file}: {number} moves are legal, and chance is as the seed deals it.",
                each.moves,
                file=each.file,
            )
            click.echo(f"{right} {each.practice}".rstrip())
    good = sum(not each.wrong for each in done.outcomes)
    parts = {"right": good, "number": len(done.outcomes), "wanted": done.wanted}
    if not done.is_all:
        complain(
            language.say(
                "interrupted: {number} of {wanted} records were checked, {right} are right", **parts
            )
        )
        return INTERRUPTED
    if len(wanted) > 1:
        click.echo(language.say("{right} of {wanted} records are right.", **parts))
    return 0 if good == done.wanted else BAD_INPUT


def _records(path: Path) -> list[Path]:
    """A file, or all records in a folder."""
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.txt"))
    if not found:
        raise RecordError(f"{path} holds no record (*.txt)")
    return found


def _each(wanted: list[Path], box: Path | None, language: Language) -> Generator[Checked]:
    for file in wanted:
        yield _checked(file, box, language)


def _checked(file: Path, box: Path | None, language: Language) -> Checked:
    try:
        record = files.read_record(file, box)
        with files.named(file):
            wrong = check(record)
    except ValueError as error:
        return Checked(file, 0, worded(language, str(error)))
    said = "; ".join(worded(language, one) for one in wrong)
    practice = practice_words(language, record)
    return Checked(file, len(record.moves), f"{file}: {said}" if said else "", practice)
