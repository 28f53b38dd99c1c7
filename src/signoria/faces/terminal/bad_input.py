"""Every bad input becomes one message on standard error and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from signoria.faces.terminal.command_help import Group, places, spoken
from signoria.faces.terminal.wording import worded

BAD_INPUT = 2
INTERRUPTED = 130


class Commands(Group):
    """The commands of the command line. What they say is in the language that it asks for."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        language = spoken(sys.argv[1:] if args is None else args)
        extra["obj"] = language
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            sys.exit(BAD_INPUT)
        except click.ClickException as error:
            _refuse(places(language, worded(language, error.format_message())))
        except BrokenPipeError:
            # Whoever read along has gone; nothing may be written at the end either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except OSError as error:
            where = error.filename or language.say("a file")
            _refuse(f"{where}: {worded(language, error.strerror or str(error))}")
        except ValueError as error:
            _refuse(worded(language, str(error)))
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def complain(message: str) -> None:
    """One line on standard error."""
    one_line = " ".join(message.split())
    one_line = "".join(letter for letter in one_line if letter.isprintable())
    click.echo(f"signoria: {one_line}", err=True)


def _refuse(message: str) -> NoReturn:
    complain(message)
    sys.exit(BAD_INPUT)
