"""What can be wrong with a corrected box, as templates: raised in the rules, in English."""

from __future__ import annotations

from signoria.faces.phrases.language import mark

MISTAKES = (
    mark("{path} must have {number} rows, one a die"),
    mark("{path} must show each good once; die {die} shows {goods}"),
    mark("{path} must show the {number} in another good on every die: only golds are alike"),
    mark("{path} must fall from rank to rank, not {numbers}"),
    mark("{path} must be for 1 to {most} crosses"),
    mark("{path} must rise from rank to rank, from 0"),
    mark(
        "{path} must leave at most {most} spaces to the final player, who has one "
        "roll; with {players} players and choice.most_dice = {dice}, a ship of "
        "{spaces} may leave {left}"
    ),
)
