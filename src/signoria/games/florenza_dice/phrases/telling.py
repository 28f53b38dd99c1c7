"""What happened in Florenza Dice Game, in sentences; moves that are one deed share one."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.phrases import rolling
from signoria.games.florenza_dice.phrases.gains import gains, less, worded
from signoria.games.florenza_dice.phrases.moves import Move
from signoria.kernel.box import Box
from signoria.kernel.steps import CHANCE


def deed(
    language: Language, box: Box, before: Seen, who: int, action: str, after: Seen, names: Names
) -> list[Said]:
    """The move, what it brought, and what began after it."""
    covered: Mapping[str, int] = {}
    if who == CHANCE:
        told = rolling.rolls(language, before, action, after, names)
    else:
        move = Move(language, box, before, after, names[who])
        sentence, covered = move.told(action)
        told = [Said(who, said) for said in (sentence, move.lost(action)) if said]
    told += _prizes(language, before, after, names)
    told += rolling.ghost(language, before, after)
    if before["round"] not in (0, after["round"]):
        told.append(Said(None, language.say("Round {number} begins.", number=after["round"])))
    if who != CHANCE:
        told += _gains(language, before, who, covered, after, names)
    return told + rolling.offices(language, before, after, names)


def _gains(
    language: Language,
    before: Seen,
    who: int,
    covered: Mapping[str, int],
    after: Seen,
    names: Names,
) -> list[Said]:
    """What everybody received beside what is told already; at a new round it is income."""
    told = []
    is_new_round = before["round"] != after["round"]
    for seat, sheet in enumerate(after["sheets"]):
        found = gains(before["sheets"][seat], sheet)
        things = worded(language, less(found, covered if seat == who else {}))
        if not things:
            continue
        if seat != who or is_new_round:
            sentence = language.say(
                "{name} received {things} as income.", name=names[seat], things=things
            )
        else:
            sentence = language.say("{name} gained {things}.", name=names[seat], things=things)
        told.append(Said(seat, sentence))
    return told


def _prizes(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    """A Palazzo that was just completed."""
    return [
        Said(
            seat,
            language.plural(
                "{name}'s Palazzo is complete: {number} point.",
                "{name}'s Palazzo is complete: {number} points.",
                sheet["palazzo_prize"],
                name=names[seat],
            ),
        )
        for seat, sheet in enumerate(after["sheets"])
        if sheet["palazzo_prize"] and not before["sheets"][seat]["palazzo_prize"]
    ]
