"""``signoria check-games``: what an upgrade would do to the games of a server."""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from signoria.faces.terminal.bad_input import INTERRUPTED
from signoria.faces.terminal.checking import found_in, not_all, summary
from signoria.faces.terminal.command_help import Command, language_here
from signoria.faces.terminal.progress import work
from signoria.server.table_command import DATABASE, needing_web

if TYPE_CHECKING:
    from signoria.server.checking import Finding


@click.command(name="check-games", cls=Command)
@DATABASE
@click.option("--json", "as_json", is_flag=True, help="Everything as JSON.")
@click.option(
    "--migrate", is_flag=True, help="Postgres: this is a copy, bring it to this version's shape."
)
def check_games(database: str, as_json: bool, migrate: bool) -> None:
    """Replay every stored game under this version, and say what would break. Run it before an
    upgrade, with the new version; no server needs to be stopped.

    Of an SQLite file a copy is checked. Exit code 1: something would break.

    Example: signoria check-games
    """
    with needing_web():
        from signoria.server.checking import VERDICTS, findings, to_check
        from signoria.server.settings import Settings

    settings = Settings.from_environment().with_database(database)
    settings.check()
    language = language_here()
    with to_check(settings, migrate) as storage:
        wanted = sum(storage.counted().values())
        done = work(findings(storage), wanted, language.say("tables"))
    counts = Counter(found.verdict for found in done.outcomes)
    wrong = [found for found in done.outcomes if found.is_wrong]
    if as_json:
        _write(done.outcomes, {verdict: counts[verdict] for verdict in VERDICTS}, done.is_all)
    else:
        for found in wrong:
            click.echo(found_in(language, found.table, found.game, found.verdict, found.detail))
        for line in summary(language, counts):
            click.echo(line)
    if not done.is_all:
        click.echo(not_all(language, len(done.outcomes), wanted), err=True)
        sys.exit(INTERRUPTED)
    sys.exit(1 if wrong else 0)


def _write(found: list[Finding], counts: dict[str, int], is_all: bool) -> None:
    tables = [asdict(one) for one in found if one.is_wrong or one.verdict != "goes on"]
    told = {"tables": len(found), "is_all": is_all, "counts": counts, "findings": tables}
    click.echo(json.dumps(told, indent=1))
