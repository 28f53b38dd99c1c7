"""A first game of Medici: The Dice Game, to be played: one idea at a time."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.lesson import Lesson, LessonStep


def lesson(language: Language) -> Lesson:
    """The words to ``lesson.record``."""
    say = language.say
    return Lesson(
        steps=[
            LessonStep(
                5,
                say("Five dice, and a ship to fill"),
                say(
                    "You are a merchant, and five dice lie on the quay. Each shows a good and what "
                    "it is worth. When it is your roll you load one, two or three of them; this "
                    "ship has seven spaces."
                ),
                say("Choose grain 4, dye 4 and dye 3, then press “Load 3 dice”."),
                say(
                    "You may do that in a real game. Here we want a rich start: grain 4, dye 4 and "
                    "dye 3 bring 11."
                ),
            ),
            LessonStep(
                15,
                say("One die from every other roll"),
                say(
                    "Everybody else takes one of the dice you left, even the same one. Now it is "
                    "the other way round: Contessina has chosen, and you take one of the rest. A 0 "
                    "is worth nothing on the ship, but makes two crosses in its column."
                ),
                say("Take dye 0."),
                say("Grain 1 would add 1 to your ship. Try what a 0 does first: take dye 0."),
            ),
            LessonStep(
                22,
                say("Crosses make a column grow"),
                say(
                    "Dye has four crosses now: one for each die, two for the 0. Columns stay for "
                    "the whole game. Gold is the other way round: always worth 5, but no good, so "
                    "it makes no cross."
                ),
                say("Take gold 5."),
                say("Cloth would be a cross. Look at gold first: 5 for the ship, and no cross."),
                ("column-dye",),
            ),
            LessonStep(
                29,
                say("Only as many as fit"),
                say(
                    "Two spaces are left, so two dice are the most. Fur 4 and cloth 4 are worth "
                    "more, but two spices begin a column that nobody has. Point at a die to see "
                    "what it would bring."
                ),
                say("Choose spices 3 and spices 4, and load them."),
                say("A good thought. Here we take the lead in spices: choose spices 3 and 4."),
            ),
            LessonStep(
                37,
                say("A full ship rests"),
                say(
                    "Your ship is full and worth 23: you take nothing more this round. The others "
                    "go on. Whoever is last with room left rolls once and must fill the ship from "
                    "that roll, whatever it shows."
                ),
            ),
            LessonStep(
                39,
                say("The round is scored: ships"),
                say(
                    "All ships are full. With three players the richest ship brings 30 points and "
                    "the second 15. Contessina's 26 beats your 23. Equal ships would both get the "
                    "higher number."
                ),
                points=("strip-0-1", "strip-1-1"),
            ),
            LessonStep(
                39,
                say("The round is scored: columns"),
                say(
                    "Then every column pays: 10 to the longest, 5 to the second. You lead dye and "
                    "spices and are second in grain: 25 points. From nine crosses a column brings "
                    "you 10 more each round, from twelve 20."
                ),
                points=("column-dye", "column-spices", "column-grain"),
            ),
            LessonStep(
                45,
                say("The gap to the next"),
                say(
                    "The second ship has eight spaces and starts empty, but the crosses stay. In "
                    "grain Lorenzo has four, you have one. A single cross more than the next is "
                    "enough to lead."
                ),
                say("Take grain 0: two crosses at once."),
                say("Dye is already yours. Come close to Lorenzo in grain: take grain 0."),
                ("column-grain",),
            ),
            LessonStep(
                52,
                say("What you take, nobody else gets"),
                say(
                    "Your roll again. Two grains bring you to five, past Lorenzo's four, and gold "
                    "makes the ship rich. What you take is gone for the others, so look at what "
                    "you leave them."
                ),
                say("Choose grain 4, grain 3 and gold 5, and load them."),
                say("Grain is the prize here: choose grain 4, grain 3 and gold 5."),
            ),
            *_after_it(language),
        ],
        learned=[
            say("On your roll you load one to three dice; from every other roll you take one."),
            say("Numbers fill ships, goods make columns; a 0 makes two crosses, gold none."),
            say("Three rounds; each pays ships and columns, and the most points win."),
        ],
    )


def _after_it(language: Language) -> list[LessonStep]:
    """How a game goes on from there."""
    say = language.say
    return [
        LessonStep(
            55,
            say("Three ships, and then the end"),
            say(
                "The second round is scored like the first: ships again, and every column as long "
                "as it is by then. A column that was begun early therefore pays three times. The "
                "third ship has nine spaces and is the last chance to catch up. Whoever has the "
                "most points after three rounds wins."
            ),
        ),
        LessonStep(
            55,
            say("When you are in doubt"),
            say(
                "Choose dice and look before you load them: beside them stand the worth of the "
                "ship, the crosses, and what both would bring if the round were scored now. "
                "“Hint” says what a bot would take, and why. All the rules can be opened at the "
                "table at any time."
            ),
        ),
    ]
