"""A first game of Florenza Dice Game, to be played: one idea at a time."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.lesson import Lesson, LessonStep


def lesson(language: Language) -> Lesson:
    """The words to ``lesson.record``."""
    say = language.say
    return Lesson(
        steps=[*_first_round(language), *_second_round(language), *_third_round(language)],
        learned=[
            say(
                "Three dice on your own roll, one from every other: for resources, a personality "
                "or 200 Fiorini."
            ),
            say("Fill a project with resources and Fiorini; an artist completes an artwork."),
            say(
                "Artworks, buildings, the Captain's track and what is left over are points when "
                "the last round ends."
            ),
        ],
    )


def _first_round(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            8,
            say("Six dice, three for you"),
            say(
                "You rolled all six dice and use three of them, one after the other. The colour "
                "says what a die is about: green is spice. From 4 on it brings two, below only one."
            ),
            say(
                "Use the green die for 2 spice: one goes to the Ritratto, the other to space 2 of "
                "your Rione."
            ),
            say("That die has its use, too. Begin with green: 2 spice, one for the Ritratto."),
        ),
        LessonStep(
            11,
            say("Filling an artwork"),
            say(
                "An artwork shows the resources it needs, and each has its place. The Ritratto "
                "wants one spice and one textile. You need not finish a thing at once: two may "
                "grow side by side."
            ),
            say("Use the red die for 2 textile: one in the Ritratto, one in the Camera Nuziale."),
            say("Textile is what the Ritratto lacks: take it with the red die."),
        ),
        LessonStep(
            14,
            say("Fiorini belong to it"),
            say(
                "Most projects cost Fiorini as well. You may put them in at any time in your turn, "
                "100 at once, and no die is needed for it. You began with 200."
            ),
            say("Spend 100 Fiorini on the Ritratto."),
            say("First pay for the Ritratto: spend 100 Fiorini, and put them there."),
        ),
        LessonStep(
            16,
            say("An artist completes it"),
            say(
                "Everything is in place. Green, red and yellow dice also hire artists: sculptor, "
                "architect, painter. A low yellow die is a painter for 100. A paid artist adds "
                "2 points to the 4 of the work."
            ),
            say("Hire the painter with the yellow die for the Ritratto, then say you are done."),
            say("The painter is the point here: use the yellow die for the Ritratto."),
        ),
        LessonStep(
            34,
            say("One die from the other roll"),
            say(
                "Now Contessina has rolled and used three dice. From those she left you use one. "
                "With more players several may use the same die."
            ),
            say(
                "Use the brown die for 2 wood: one in space 2, one in the Camera Nuziale. Then you "
                "are done."
            ),
            say("Wood is what we are after: use the brown die for 2 wood."),
        ),
    ]


def _second_round(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            44,
            say("Any die is 200 Fiorini"),
            say(
                "Everybody has rolled once, so the second round begins, and you roll again. When a "
                "die shows nothing you need, take 200 Fiorini for it: every die can do that."
            ),
            say("Use the brown die for 200 Fiorini."),
            say("Your purse is empty: take 200 Fiorini with the brown die first."),
        ),
        LessonStep(
            45,
            say("Building in your Rione"),
            say(
                "Spaces of the Rione take any building, in the order of their numbers. A "
                "Carpentiere wants wood, spice and 100 Fiorini; no artist is needed. It is worth "
                "2 points, and it can do something from now on."
            ),
            say("Put 100 Fiorini in space 2 and build the Carpentiere."),
            say("Two things are there already: pay 100 Fiorini in space 2, then build."),
        ),
        LessonStep(
            48,
            say("Three tracks"),
            say(
                "White, brown and grey dice can also climb: for the Captain, the Bishop and the "
                "Preacher. Here low dice go two steps, high ones one. Many spaces give something "
                "when you reach them."
            ),
            say(
                "Use the white die for 2 steps of the Captain and the grey one for 2 of the "
                "Preacher. Then you are done."
            ),
            say("Try the tracks now: 2 steps with the white die, then 2 with the grey one."),
        ),
        LessonStep(
            67,
            say("Your buildings help"),
            say(
                "You began with the Lanaiuolo: for you the red die has any value you like. It "
                "shows 2 and would bring one textile, but you may take two. Contessina's numbers "
                "stay as they are."
            ),
            say(
                "Use the red die for 2 textile: one in the Camera Nuziale, one in the Cappella. "
                "Then you are done."
            ),
            say("Let the Lanaiuolo work: use the red die for 2 textile."),
        ),
    ]


def _third_round(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            71,
            say("Captain and Bishop"),
            say(
                "From the second round on, whoever is alone ahead on the Captain's track gets a "
                "resource at once. The Bishop may choose among all dice when another has rolled. "
                "If two are level, nobody holds the office."
            ),
            say("You are Captain: put gold in the Cappella."),
            say("It is free, and the Cappella needs gold: put it there."),
        ),
        LessonStep(
            78,
            say("Stars from the Preacher"),
            say(
                "The third space of the Preacher is a star, the fourth a resource of your choice. "
                "A star makes a masterpiece when an artist works for you; kept to the end, it is "
                "one point."
            ),
            say("Use the grey die for 2 steps of the Preacher, and put spice in the Cappella."),
            say("Two steps of the Preacher are worth most now: use the grey die."),
        ),
        LessonStep(
            80,
            say("A masterpiece"),
            say(
                "The Camera Nuziale has its wood and textile. Pay it, hire the painter, and spend "
                "the star: 4 points for the work, 2 for the painter, 2 more for a masterpiece. "
                "Four works make a Palazzo; the first to have one gets 6 points more."
            ),
            say("Pay 100 Fiorini, hire the painter with the yellow die, and spend the star."),
            say("The Camera Nuziale is so close: pay it, then hire the painter."),
        ),
        LessonStep(
            84,
            say("A spare is any resource"),
            say(
                "The Camera Nuziale gave you a spare. A spare becomes any resource whenever you "
                "like, and no die is needed. The Cappella still wants marble and 100 Fiorini."
            ),
            say(
                "Spend a spare as marble in the Cappella, take 200 Fiorini with the white die, pay "
                "the Cappella, and you are done."
            ),
            say("Begin with the spare: marble for the Cappella."),
        ),
        LessonStep(
            107,
            say("Works of the Chiesa pay every round"),
            say(
                "Two kinds of artists can do a work of the Chiesa. Once complete it brings you "
                "something now and at the start of every round: the Cappella a step of the Bishop."
            ),
            say("Hire the sculptor with the green die for the Cappella, and you are done."),
            say("The Cappella only waits for its artist: use the green die."),
        ),
        LessonStep(
            109,
            say("How it ends"),
            say(
                "With two players six rounds are played. Then artworks with their artists, "
                "buildings and the Captain's track are added up. A star or a spare that is left is "
                "one point, and so are 200 Fiorini."
            ),
        ),
    ]
