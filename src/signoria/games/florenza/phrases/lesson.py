"""A first game of Florenza, to be played: one idea at a time."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.lesson import Lesson, LessonStep


def lesson(language: Language) -> Lesson:
    """The words to ``lesson.record``."""
    say = language.say
    return Lesson(
        steps=[
            *_start(language),
            *_kinsmen(language),
            *_economy_and_art(language),
            *_second_round(language),
            *_after_it(language),
        ],
        learned=[
            say("Kinsmen promise in phase 4; workshops pay in phase 5, artworks in phase 6."),
            say("What you cannot pay fails and costs prestige, so count before you promise."),
            say(
                "Prestige makes the Captain, the church the Bishop; seven rounds, then all counts."
            ),
        ],
    )


def _start(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            12,
            say("Your first workshop"),
            say(
                "You lead a family of Florence. Before the game everybody builds two workshops and "
                "pays for them at once. You have 100 fiorini and one of each resource. The Fabbro "
                "costs one spice, and later makes metal."
            ),
            say("Build the Fabbro on space 1."),
            say("A good workshop, too. Begin with the Fabbro: it costs only one spice."),
        ),
        LessonStep(
            14,
            say("And a second one"),
            say(
                "Spaces are filled from 1 to 8, and low ones work first. Nobody may begin with the "
                "same workshop on the same space. The Monte di Pietà costs one metal and makes "
                "gold."
            ),
            say("Build the Monte di Pietà on space 2."),
            say("We want gold: build the Monte di Pietà."),
        ),
    ]


def _kinsmen(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            16,
            say("Kinsmen do the work"),
            say(
                "Every round brings kinsmen, fiorini and resources. Then all place their kinsmen "
                "one by one. Charity is the way to more of them: an unnamed preacher takes 100 "
                "fiorini and sends you two, whom you place later."
            ),
            say("Give charity in your Chiesa to an unnamed preacher."),
            say("First get more hands: charity in your Chiesa, to an unnamed preacher."),
            ("predicatore-chiesa",),
        ),
        LessonStep(
            19,
            say("Operating a workshop"),
            say(
                "A kinsman on one of your workshops uses it this round, and that is free. What it "
                "makes arrives later, in phase 5. Each workshop serves one kinsman a round."
            ),
            say("Send a kinsman to your Monte di Pietà."),
            say("Gold is the aim: send this one to your own Monte di Pietà."),
        ),
        LessonStep(
            21,
            say("Building another"),
            say(
                "A kinsman on a workshop of the supply begins to build it on your next space. You "
                "only promise now: it is paid in phase 5. The Erbolaio will cost one textile, "
                "which you have."
            ),
            say("Begin an Erbolaio."),
            say("Keep the dear ones for later: the Erbolaio costs one textile."),
            ("space-0-3",),
        ),
        LessonStep(
            23,
            say("An artwork, and its artist"),
            say(
                "Art is what your family is remembered for. The Cupola of your Chiesa wants two "
                "marble, two wood and 50 fiorini, and an architect or a painter. You choose the "
                "artist now and pay both together in phase 6."
            ),
            say("Place a kinsman on the Cupola of your Chiesa, and hire Giotto."),
            say("Look at the Cupola of your Chiesa first: you can pay it, and Giotto as well."),
        ),
        LessonStep(
            25,
            say("Market and family business"),
            say(
                "Two places have room for everybody. At the market you sell, buy and trade in "
                "phase 5; each kinsman in the family business simply earns 50 fiorini."
            ),
            say("Send the last kinsman to the market."),
            say("We need some fiorini for the artist: go to the market."),
        ),
    ]


def _economy_and_art(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            26,
            say("Phase 5: the workshops"),
            say(
                "Now workshops are dealt with, all spaces 1 first, then 2 and so on. Your Monte di "
                "Pietà has made gold. The Erbolaio is to be paid; if you could not, it would be "
                "gone and cost you prestige."
            ),
            say("Pay for the Erbolaio."),
            say("The market can wait: pay for the Erbolaio."),
        ),
        LessonStep(
            28,
            say("At the market"),
            say(
                "Sell one resource for 100 fiorini, buy one for 200, trade two for another: each "
                "once, in this order, or not at all."
            ),
            say("Sell gold, and leave the rest."),
            say("You need 200 fiorini for Giotto and the work: sell the gold."),
        ),
        LessonStep(
            32,
            say("Phase 6: the artist at work"),
            say(
                "Some artists know several skills, each with its price and its row of results. As "
                "architect Giotto costs 150. You pay him and the Cupola together, and 4 prestige "
                "and 1 church influence are yours."
            ),
            say("Let Giotto work as architect."),
            say("As painter he is dearer than we can pay well: choose the architect."),
        ),
        LessonStep(
            34,
            say("The die, and the Muse"),
            say(
                "The die says how well it went: a 1 is the poorest result in his row. Once a round "
                "the Muse lets one family roll again for 50 fiorini, and you choose the better."
            ),
            say("Ask the Muse for one more roll."),
            say("A 1 is his poorest result, and you have the money: ask the Muse."),
        ),
        LessonStep(
            36,
            say("A Masterpiece"),
            say(
                "A 6 is the Masterpiece of a named artist. He makes only one in his life; from "
                "then on his 6 counts as a 5."
            ),
            say("Use the 6."),
            say("The 6 is the Masterpiece: use that one."),
        ),
    ]


def _second_round(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            42,
            say("Captain of the People"),
            say(
                "Whoever has most prestige at the end of a round becomes Captain: that is you. The "
                "marker goes back to 0, and its points lie safe as tokens. In the income phase the "
                "Captain chooses the third resource, the same for all."
            ),
            say("Choose spice."),
            say("Spice is what you lack: choose spice."),
        ),
        LessonStep(
            43,
            say("What the Captain may do"),
            say(
                "The Captain may also detain an artist or preacher, whom nobody else can hire this "
                "round. The Bishop, who leads the church track, sends a kinsman of every rival "
                "away and calls one more."
            ),
            say("Detain Andrea Palladio."),
            say("An architect for yourself is worth it: detain Andrea Palladio."),
        ),
        LessonStep(
            44,
            say("A visit next door"),
            say(
                "You may operate a workshop of another family, if nobody is there yet. Its owner "
                "gets one prestige of yours at once; what it makes is yours."
            ),
            say("Send a kinsman to Contessina's Lanaiuolo."),
            say("Try a visit: Contessina's Lanaiuolo makes textile for you."),
        ),
        LessonStep(
            46,
            say("Captains of Fortune"),
            say(
                "These captains stay for the whole game, and each serves one kinsman a round. In "
                "phase 5 you decide how much you pay: the more, the more points; nothing at all "
                "costs you some."
            ),
            say("Hire Ludovico il Moro."),
            say("One captain is enough for a try: hire Ludovico il Moro."),
        ),
    ]


def _after_it(language: Language) -> list[LessonStep]:
    say = language.say
    return [
        LessonStep(
            47,
            say("Works of the city"),
            say(
                "In the Duomo and the five civic buildings everybody may finish a work, and each "
                "only once. They bring more, and income in every later round. In the Duomo the "
                "artist rolls twice; failing there costs most."
            ),
        ),
        LessonStep(
            47,
            say("How a round and the game end"),
            say(
                "After the artworks offices and turn order are new, people grow older, and some "
                "leave. After seven rounds everything is counted. A Palazzo or a Chiesa without "
                "any work costs many points, so begin both."
            ),
        ),
    ]
