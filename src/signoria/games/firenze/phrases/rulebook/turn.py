"""A turn and its six phases."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Part, Picture, Points
from signoria.games.firenze.phrases.names import phase_name

MUST = (1, 4, 6)  # phases that nobody may skip


def turn(language: Language) -> Chapter:
    """Whose turn it is, and the phases in order."""
    say = language.say
    names = [phase_name(language, number) for number in range(1, 7)]
    return Chapter(
        "turn",
        say("A turn"),
        [
            Paragraph(
                say(
                    "The starting player begins; then turns go clockwise. In your turn you alone "
                    "act; others only choose what an event takes from them. A turn has six phases, "
                    "in this order:"
                )
            ),
            Points(
                [
                    say("{phase}: you must.", phase=name)
                    if number in MUST
                    else say("{phase}: you may.", phase=name)
                    for number, name in enumerate(names, 1)
                ],
                True,
            ),
        ],
    )


def choose_a_card(language: Language, printed: Printed) -> Chapter:
    """1) Choose a card."""
    say = language.say
    return _phase(
        language,
        1,
        Points(
            [
                say(
                    "Choose exactly one card of the row. The left card is free; each other costs "
                    "one brick for every card to its left."
                ),
                say(
                    "Pay first: lay one brick of your storehouse, of any colour, on each card left "
                    "of the chosen one. You decide which brick lies where. The bricks on the "
                    "chosen card cannot pay for it, and what you cannot pay you cannot choose."
                ),
                say(
                    "Then take the card with all bricks on it. The bricks go into your storehouse "
                    "and are yours already when the card does something."
                ),
                say(
                    "What becomes of the card depends on its kind, which a sign at its top left "
                    "shows: see the chapter on cards. It is carried out before the row is filled "
                    "up."
                ),
                say(
                    "The cards right of the gap move one place to the left, with their bricks. A "
                    "new card from the deck comes to the right end, with {bricks} bricks drawn "
                    "from the pouch, or with as many as there are; it gets no more later.",
                    bricks=printed("row.bricks_a_card"),
                ),
                say(
                    "Discarded cards form the discard pile. When a card is needed and the deck is "
                    "used up, the pile is shuffled and becomes the new deck."
                ),
            ]
        ),
    )


def exchange(language: Language, printed: Printed) -> Chapter:
    """2) Exchange bricks."""
    return _phase(
        language,
        2,
        Points(
            [
                language.plural(
                    "Once a turn you may lay {number} brick of your storehouse on a card of the "
                    "row and take one brick of your choice that lay on it before.",
                    "Once a turn you may lay {number} bricks of your storehouse on a card of the "
                    "row and take one brick of your choice that lay on it before.",
                    printed("exchange.give"),
                ),
                language.say(
                    "Your bricks may have any colours, and the card that is new this turn may be "
                    "used too."
                ),
            ]
        ),
    )


def build(language: Language, printed: Printed) -> Chapter:
    """3) Build towers, and what that costs."""
    say = language.say
    costs = printed("construction.costs")
    return _phase(
        language,
        3,
        Points(
            [
                say(
                    "Lay up to {most} bricks of your storehouse on your construction site. Each "
                    "brick is one level.",
                    most=printed("construction.most"),
                ),
                say(
                    "A tower has one colour and at most {highest} levels. You may begin new towers "
                    "and go on with others; as many as you like, even of the same colour. You may "
                    "not join, divide or lower them.",
                    highest=printed("heights.all")[-1],
                ),
                language.plural(
                    "The first brick of a turn is free. For more you pay, as the table says.",
                    "The first {number} bricks of a turn are free. For more you pay, as the table "
                    "says.",
                    costs.count(0) - 1,
                ),
                say(
                    "You pay with further bricks of any colours from your storehouse, into the "
                    "pouch. What counts is the number of bricks in the whole turn, not how many "
                    "towers they are on, nor how tall those are."
                ),
                say(
                    "The costs are paid once, after the last brick. A brick can be laid only while "
                    "they can still be paid from what remains in your storehouse."
                ),
            ]
        ),
        Grid(
            say("What building costs"),
            [say("bricks built"), *range(1, len(costs))],
            [[say("cost"), *costs[1:]]],
        ),
        Picture(
            "holger_builds",
            say(
                "Holger has four towers and eight bricks. He builds four of them, which costs "
                "three more: two on white, one each on green and yellow. He has no red brick, so "
                "his red tower comes down; one of its three bricks comes back."
            ),
        ),
    )


def tear_down(language: Language, printed: Printed) -> Chapter:
    """4) Tear down abandoned construction."""
    say = language.say
    return _phase(
        language,
        4,
        Points(
            [
                say(
                    "A tower that stood at the start of your turn and got no brick comes down. "
                    "Half of it, rounded up, goes into the pouch, the rest back to your storehouse."
                ),
                say(
                    "A tower that was begun this turn stays. In the turns of others your towers "
                    "are not torn down, except a Campanile (see its chapter)."
                ),
                say(
                    "Cards can cut a tower, which means that they take its top brick. What is left "
                    "is still the same tower and must grow in your turn."
                ),
                say(
                    "So a tower can be handed over only in a turn in which it grew. One of "
                    "{highest} levels that you keep cannot grow any more: in your next turn it "
                    "comes down.",
                    highest=printed("heights.all")[-1],
                ),
            ]
        ),
    )


def fulfil(language: Language, printed: Printed) -> Chapter:
    """5) Fulfil commissions."""
    say = language.say
    return _phase(
        language,
        5,
        Points(
            [
                say(
                    "Hand over towers for open commissions of exactly their colour and height. You "
                    "score, your seal closes the commission, and the bricks go into the pouch."
                ),
                say(
                    "Hand over as many as you like, one after another, and name each tower as you "
                    "do so, while you have seals. You may as well keep a tower and go on building "
                    "it."
                ),
                say(
                    "Level tiles, churches and the bonus for the last seal are paid at once. If "
                    "you fulfil a balcony, you may fulfil the next one in the same turn."
                ),
            ]
        ),
        Paragraph(
            say(
                "Holger hands over the green tower of 6 for {green} points, and {level} for the "
                "level tile; then the white one of 6, which has balcony I, for {white}. From now "
                "on balcony II can be fulfilled. His yellow tower of 3 has no open commission.",
                green=printed("commissions.green.6"),
                level=printed("level_tiles.6"),
                white=printed("balconies.tile_1.total"),
            )
        ),
    )


def limits(language: Language, printed: Printed) -> Chapter:
    """6) Check limits."""
    say = language.say
    return _phase(
        language,
        6,
        Points(
            [
                say(
                    "Limits hold at the end of your own turn only: first for cards, then bricks. "
                    "Until then you may have as many as you like."
                ),
                say(
                    "At most {cards} cards stay: personnel and celebrations in your hand and "
                    "buildings, counted together. Discard personnel and buildings of your choice "
                    "until that is so.",
                    cards=printed("limits.cards"),
                ),
                say(
                    "Celebrations may not be discarded here: if you have {cards} or more of them, "
                    "they all stay, and all personnel and buildings go. A Patrician may be played "
                    "first, to discard a celebration; then count again.",
                    cards=printed("limits.cards"),
                ),
                say(
                    "At most {bricks} bricks stay in your storehouse; others of your choice go "
                    "into the pouch. Bricks in towers do not count. A Warehouse that you have just "
                    "discarded helps no more.",
                    bricks=printed("limits.storehouse"),
                ),
                say("Nothing may be discarded that need not be."),
            ]
        ),
    )


def _phase(language: Language, number: int, *parts: Part) -> Chapter:
    return Chapter(f"phase-{number}", f"{number} {phase_name(language, number)}", list(parts))
