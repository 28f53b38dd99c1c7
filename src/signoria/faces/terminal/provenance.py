"""Where every printed value comes from, and how sure we are of it."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from signoria.faces.terminal.screen import QUIET
from signoria.kernel.box import GRADES, Box

_STYLES = {"rulebook": "green", "source": "cyan", "inferred": "yellow", "reconstructed": "magenta"}


def show_provenance(screen: Console, box: Box) -> None:
    """Each value with its grade, source and note; then how many there are of each grade."""
    for value in box.values.values():
        screen.print(
            Text.assemble(
                (value.path, "bold"), f" = {value.value!r}  ", (value.grade, _STYLES[value.grade])
            )
        )
        for said in (value.source, value.note):
            if said:
                screen.print(Padding(Text(said, style=QUIET), (0, 0, 0, 4), expand=False))
    counts = Counter(value.grade for value in box.values.values())
    screen.print()
    for grade in GRADES:
        screen.print(Text.assemble(f"{counts[grade]:>4}  ", (grade, _STYLES[grade])))
    screen.print(f"{len(box.values):>4}  values in {box.where}, fingerprint {box.fingerprint}")
