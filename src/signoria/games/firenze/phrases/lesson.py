"""A first game of Firenze, to be played: one idea at a time."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.lesson import Lesson, LessonStep


def lesson(language: Language) -> Lesson:
    """The words to ``lesson.record``."""
    say = language.say
    return Lesson(
        steps=[*_first_turns(language), *_third_turn(language), *_after_it(language)],
        learned=[
            say("Each turn: take a card with its bricks, perhaps exchange, build, hand over."),
            say("Two bricks are laid for nothing, more cost more; a tower that rests comes down."),
            say("Commissions bring points and take your seals; the last seal ends the game."),
        ],
    )


def _first_turns(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            40,
            say("Six cards, with bricks on them"),
            say(
                "You build towers for the families of Florence. Every turn begins with a card of "
                "the row: you get the card and the bricks that lie on it. The card on the left "
                "costs nothing."
            ),
            say("Take the first card, Recognition, with its two red bricks."),
            say("That card has its price. Begin with the free one on the left."),
        ),
        LessonStep(
            46,
            say("Two bricks are free"),
            say(
                "A tower has one colour, and every brick is a level. Two bricks a turn are laid "
                "for nothing. On the board, a balcony lies on red 4: the first such tower is worth "
                "6 points."
            ),
            say("Begin a red tower, lay the second red brick on it, and end building."),
            say("Red is what the balcony asks for: lay both red bricks on one tower."),
        ),
        LessonStep(
            61,
            say("Further right costs bricks"),
            say(
                "The row has moved to the left. Every card that you pass over gets one brick from "
                "your storehouse; whoever takes it later gets that brick, too. The Workshop is a "
                "building: it stays, and makes construction cheaper."
            ),
            say("Take the second card, the Workshop, and pay with your yellow brick."),
            say("The Workshop brings the two red bricks we need: take the second card."),
        ),
        LessonStep(
            68,
            say("More than two cost something"),
            say(
                "Three bricks cost one brick more, four cost three, five cost six. The Workshop "
                "takes one off, so three are free for you now. You may work on several towers."
            ),
            say("Lay both red bricks first, then begin a white tower, and end building."),
            say("First the red tower: two more bricks make it 4 high."),
        ),
        LessonStep(
            73,
            say("A commission"),
            say(
                "A tower of just the right height may be handed over. The points are yours, your "
                "seal closes the commission for good, and the bricks go back. Balconies are taken "
                "in the order I to IV."
            ),
            say("Fulfil red 4: balcony I for 6 points."),
            say("Do not let it stand: hand over red 4 for 6 points."),
        ),
    ]


def _third_turn(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            85,
            say("What grows, and what comes down"),
            say(
                "Your white tower must get a brick in this turn. A tower that got none is torn "
                "down, and half its bricks are lost. Look at the Mason: two bricks that were paid "
                "lie on it besides its four."
            ),
            say("Take the first card, the Mason, with six bricks."),
            say("Six bricks for nothing: take the Mason on the left."),
        ),
        LessonStep(
            91,
            say("Three for one"),
            say(
                "Before you build you may exchange once: three bricks of yours for any one in the "
                "row. With one more white brick your tower can reach 6."
            ),
            say("Exchange: take the white brick of card 1, and give yellow, green and blue."),
            say("We want a fifth white brick: exchange for the white one on card 1."),
        ),
        LessonStep(
            96,
            say("People help once"),
            say(
                "A person goes into your hand and is played in a turn of yours, when you like. "
                "The Mason makes this turn's construction three bricks cheaper: five bricks will "
                "cost 2 instead of 6."
            ),
            say("Play the Mason."),
            say("Before you build: play the Mason, and it gets much cheaper."),
        ),
        LessonStep(
            97,
            say("Building high"),
            say(
                "Five bricks are almost the most that you may lay in a turn; six is the limit. "
                "What they cost is paid from the storehouse, in any colours: here only green is "
                "left for it."
            ),
            say("Lay all five white bricks on the white tower."),
            say("Higher: all five white bricks go on the white tower."),
        ),
        LessonStep(
            104,
            say("The first of its height"),
            say(
                "White 6 brings 4 points. The level tile beside the towers gives 2 more to the "
                "first who hands over a tower of 6 levels. Such tiles lie at 5, 6, 7 and 8."
            ),
            say("Fulfil white 6."),
            say("Take it now, before Contessina is first: fulfil white 6."),
        ),
    ]


def _after_it(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            105,
            say("Cards of five kinds"),
            say(
                "Events happen at once. People and celebrations go into your hand, buildings in "
                "front of you, churches beside the board. At the end of your turn you keep at most "
                "10 bricks and 5 cards."
            ),
        ),
        LessonStep(
            105,
            say("How it ends"),
            say(
                "Two players have nine seals each. Whoever places the last gets 5 points, and the "
                "others have one more turn. Then each tower's flag goes to the most seals on it, "
                "and celebrations like your Recognition are counted."
            ),
        ),
    ]
