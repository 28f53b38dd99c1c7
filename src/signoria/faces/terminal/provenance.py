"""Where every printed value comes from, and how sure we are of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from signoria.faces.phrases import Language
from signoria.faces.phrases.provenance import claimed, grade_meaning, grade_word, known
from signoria.faces.terminal.screen import QUIET
from signoria.kernel.box import GRADES, Box, Value

_STYLES = {
    "rulebook": "green",
    "source": "cyan",
    "inferred": "yellow",
    "sibling": "bright_magenta",
    "reconstructed": "magenta",
}


def show_provenance(screen: Console, box: Box, language: Language) -> None:
    """Each value with its grade, source and note; then how many there are of each grade."""
    _show(screen, box.values.values(), language)
    if box.claims:
        screen.print()
        screen.print(Text(language.say("Further facts, which are no values:"), style="bold"))
        _show(screen, box.claims.values(), language)
    counts = Counter(value.grade for value in box.values.values())
    screen.print()
    for grade in GRADES:
        screen.print(
            Text.assemble(
                f"{counts[grade]:>4}  ",
                (grade_word(language, grade), _STYLES[grade]),
                (f"  {grade_meaning(language, grade)}", QUIET),
            )
        )
    screen.print(
        language.say(
            "{number} values in {box}, fingerprint {fingerprint}",
            number=f"{len(box.values):>4} ",
            box=box.where,
            fingerprint=box.fingerprint,
        )
    )
    screen.print()
    screen.print(" ".join(said for said in (known(language, box), claimed(language, box)) if said))


def _show(screen: Console, values: Iterable[Value], language: Language) -> None:
    for value in values:
        word = grade_word(language, value.grade)
        screen.print(
            Text.assemble(
                (value.path, "bold"), f" = {value.value!r}  ", (word, _STYLES[value.grade])
            )
        )
        for said in (value.source, value.note):
            if said:
                screen.print(Padding(Text(said, style=QUIET), (0, 0, 0, 4), expand=False))
