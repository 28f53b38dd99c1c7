"""What can be wrong with a corrected box, as templates: raised in the rules, in English."""

from __future__ import annotations

from signoria.faces.phrases.language import mark

MISTAKES = (
    mark("{path} must total {total} points (tracks.captain.total), not {sum}"),
    mark("{path} shows too many icons"),
    mark("{path} has {number} spaces; most are {most}"),
    mark("{path} must name at least one artist"),
    mark("{path} must be a list of {names}, not {found}"),
    mark("{path} must be one of {names}, not {found}"),
    mark("{path} must not rise from place to place, but is {numbers}"),
    mark("{path} must name each of {names} once"),
    mark("{path} must be a list of icons"),
    mark("{path} must need something"),
    mark("{path} must be in steps of {step} Fiorini, not {found}"),
    mark("{path} has {found}; an icon is one of {names} (points 1, points 2 …)"),
    mark("{path} has points; only the Captain of the People's track is scored"),
    mark("{path} has {number} icons of {kind}; most are {most}"),
    mark(
        "{path} cannot be built: it needs {number} icons of {kind}, and a space of "
        "the Rione shows {shown} (rione.{name})"
    ),
    mark("{path} must name Building {number}: it has no effect"),
    mark("{path} must share out the numbers 1 to {most}, each once, not {numbers}"),
)
