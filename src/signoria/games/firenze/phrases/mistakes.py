"""What can be wrong with a corrected box, as templates: raised in the rules, in English."""

from __future__ import annotations

from signoria.faces.phrases.language import mark

MISTAKES = (
    mark("{path} is {wanted}, but the heights of all colours add up to {sum}"),
    mark("{path} is {wanted}, but the bricks of all colours add up to {sum}"),
    mark("{path} is {wanted}, but the cards add up to {sum}"),
    mark("{path} is {wanted}, but the start cards add up to {sum}"),
    mark("{path} is {wanted}, but the balcony tiles add up to {sum}"),
    mark("{path} must rise one by one, not {numbers}"),
    mark("{path} needs a value {name}, which is not printed"),
    mark("{path} must name heights of {heights}, not {found}"),
    mark("{path} must be 0: one may play without the card"),
    mark("{path} must fill the row of {number} cards"),
    mark("{path} must rise from 0, the first brick free: {numbers}"),
    mark("{path} must be a brick's colour, not {found}"),
    mark("{path} add up to {sum}; there are {number} {colour} bricks"),
    mark("{path} needs {number} bricks at the start"),
    mark("{path} is {number} of only {all} cards"),
    mark(
        "{path} is {number}: {gone} commissions could be gone before anybody's last "
        "seal, and only {open} are sure to be open"
    ),
    mark("{path} must be for a height of {heights}"),
    mark("{path} needs a numeral, a colour and a height of this game"),
    mark("{path} needs a total from 0 to {most}, not {found}"),
    mark("{path} lies on {colour} {height}, where another balcony lies"),
    mark("{path} leaves numeral {numeral} in {number} colours; it needs two at least"),
)
