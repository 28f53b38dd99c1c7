"""What can be wrong with a corrected box, as templates: raised in the rules, in English."""

from __future__ import annotations

from signoria.faces.phrases.language import mark

MISTAKES = (
    mark("{path} must be a list, not {found}"),
    mark("{path} must not rise, not {found}"),
    mark("{path} must not fall, not {found}"),
    mark("{path} must begin at {low}, reach the Bishop's {number} and have 0 at 0"),
    mark("{path} must end with 1, so that every sum can be paid"),
    mark("{path} must be for district, civic buildings and Duomo"),
    mark("{path} must be some of {names}"),
    mark("{path} must be the resources, fiorini, prestige, church, kinsmen"),
    mark("{path} must be empty except for sales"),
    mark("{path} must be {names}, as in category {category}"),
    mark("{path} must pay for {number} kinds of workshops, for each player"),
    mark("{path} must begin with {names}"),
    mark("{path} must stand by location, then by name: the order of the Ghosts"),
    mark("{path} must be enough for {number} artworks"),
    mark("{path} must leave enough characters in the bag"),
    mark("{path} must stand in the order of their letters"),
    mark("{path} must not ask for more than {most}"),
    mark("{path} must name each of {names} once"),
    mark("{path} must be {number}, one a face of the die"),
    mark("{path} must rise with the numbers of the tiles"),
    mark("{path} must be at least {number}, for {players} players"),
    mark("{path} is the number of {name} too"),
    mark("{path} must be 2 or more: it may be chosen on the first and on the second space"),
    mark("{path} must be {name} here"),
    mark("{path} must have a price for at least one skill"),
    mark("{path} must not take resources"),
    mark("{path} must bring points: Ghosts take nothing else"),
    mark("{path} names the {die}, which {name} has"),
    mark("{path} have none for the dice {first}, {second}"),
    mark("{path} must be fiorini, prestige, church, resources, choice"),
    mark("{path} must cost more than the line above; the first is free"),
    mark("{path} must hurt and bring nothing: nothing is paid for it"),
    mark("{path} must not hurt, and give one resource of choice at most"),
    mark("{path} must be empty: he asks no price for it"),
)
