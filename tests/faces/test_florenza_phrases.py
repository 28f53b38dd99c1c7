"""Florenza in words: questions, options, names and the verdict."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.kernel.steps import CHANCE, NOBODY
from tests.faces.florenza_tables import (
    GAME,
    NAMES,
    finished,
    placing,
    played_until,
    random_table,
    seen_by_asked,
)
from tests.games.florenza.rules.positions import goods, play

ENGLISH = phrases_for("florenza", "en")
ITALIAN = phrases_for("florenza", "it")
BOTH = (ENGLISH, ITALIAN)


def choice(words, seen, action, names=()):
    return next(each for each in words.choices(seen, names) if each.action == action)


# Asking


def test_whoever_places_reads_how_many_kinsmen_are_left_and_when_things_are_paid():
    seen = seen_by_asked(placing())
    assert ENGLISH.question(seen, NAMES).sentence == "Place a kinsman. You have 3."
    assert ITALIAN.question(seen, NAMES).sentence == "Piazza un familiare. Ne hai 3."
    assert ENGLISH.question(seen, NAMES).why == "Building is paid in phase 5, art in phase 6."


def test_an_artwork_asks_for_an_artist_with_one_of_its_skills():
    seen = seen_by_asked(play(placing(), "art palazzo_vescovile salone"))
    question = ENGLISH.question(seen, NAMES)
    assert question.sentence == "Hire an artist for Salone (Palazzo Vescovile)."
    assert question.why.startswith("The work takes architect / painter.")
    leonardo = choice(ENGLISH, seen, "hire leonardo_da_vinci")
    assert leonardo.label == "Leonardo da Vinci: painter 200"
    assert leonardo.gain == "(3…7PP) !"
    assert choice(ENGLISH, seen, "hire unnamed").label == "unnamed artist: free"


def test_a_construction_says_what_is_lacking_and_what_failing_costs():
    state = placing(
        adam={"workshops": "picconiere:built:- cava:open:0", "market": 1, "income": 0},
        bea={"workshops": "fabbro:built:-", "income": 0},
        next="Construction 5, DistrictActivities 6, OtherActivities 0, OtherActivities 1, Artworks",
    )
    seen = seen_by_asked(state)
    question = ENGLISH.question(seen, NAMES)
    assert question.sentence == "Cava is built now: it costs 2 wood, 1 metal and 100 fiorini."
    assert question.why.startswith("You lack 1 wood and 1 metal: use your other kinsmen first")
    given_up = choice(ENGLISH, seen, "proceed")
    assert (given_up.label, given_up.gain) == ("Give up Cava", "−1PP")
    assert ENGLISH.waiting(seen, NAMES) == "Adam is busy with Cava."


@pytest.mark.parametrize("words", BOTH)
def test_every_step_that_asks_has_a_question_of_its_own(words):
    asked = set()
    for seats, options in ((4, {}), (2, {"no_die": "yes"}), (1, {"ghosts": "easy+masterpiece"})):
        table = random_table(seats, **options)
        while not table.is_over:
            seen = seen_by_asked(table.state)
            step = seen["step"].split()[0]
            if step not in asked:
                if seen["options"]:
                    asked.add(step)
                    assert words.question(seen, NAMES).sentence != words.help(seen["step"])
                assert words.waiting(seen, NAMES)
                assert "{" not in words.waiting(seen, NAMES)
            table.step()
    assert len(asked) >= 16


def test_whoever_waits_reads_who_is_doing_what():
    seen = GAME.observe(placing(), None)
    assert ENGLISH.waiting(seen, NAMES) == "Adam is placing a kinsman."
    assert ITALIAN.waiting(seen, NAMES) == "Adam sta piazzando un familiare."
    assert ENGLISH.waiting({**seen, "actor": NOBODY}, NAMES) == "The game is over."
    ghost = {**seen, "actor": CHANCE, "step": "GhostTurn 1"}
    assert ENGLISH.waiting(ghost, NAMES) == "Bea is rolling for its action."


# Options


def test_assignments_come_in_groups_with_what_they_give_or_cost():
    seen = seen_by_asked(placing())
    own = choice(ENGLISH, seen, "operate 0 1")
    assert (own.label, own.short, own.gain, own.group) == (
        "Operate your Picconiere (space 1)",
        "Picconiere 1",
        "+1M",
        "Operate",
    )
    visit = choice(ENGLISH, seen, "operate 1 1", NAMES)
    assert (visit.label, visit.gain) == ("Operate Fabbro of Bea (space 1)", "+1E −1PP")
    charity = choice(ITALIAN, seen, "charity chiesa giordano_bruno")
    assert (charity.label, charity.gain, charity.group) == (
        "Carità nella tua Chiesa: Giordano Bruno",
        "−100f +2F",
        "Carità",
    )
    groups = list(dict.fromkeys(each.group for each in ENGLISH.choices(seen)))
    assert groups == ["Operate", "Build", "Artwork", "Charity", "Market", "Business", "Captain"]


def test_a_placement_that_cannot_be_paid_at_present_is_marked():
    seen = seen_by_asked(placing())
    assert choice(ENGLISH, seen, "build boscaiuolo").gain == "−1M −50f"
    assert choice(ENGLISH, seen, "build segheria").gain == "−2M −1E −100f !"
    assert choice(ITALIAN, seen, "art palazzo ritratto").gain == "+3PP !"


def test_what_is_promised_counts_as_spent():
    state = placing(
        adam={"goods": goods(marble=1), "fiorini": 100},
        bea={"workshops": "fabbro:built:-", "income": 0},
    )
    assert choice(ENGLISH, seen_by_asked(state), "build boscaiuolo").gain == "−1M −50f"
    state.play("build boscaiuolo")
    seen = seen_by_asked(state)
    assert choice(ENGLISH, seen, "build boscaiuolo").gain == "−1M −50f !"
    assert ENGLISH.warnings(seen, NAMES) == []


def test_warnings_name_what_is_due_what_is_lacking_and_the_penalty():
    state = placing(bea={"workshops": "fabbro:built:-", "income": 0})
    play(state, "build segheria", "art duomo pulpito", "hire gian_lorenzo_bernini")
    seen = seen_by_asked(state)
    assert ENGLISH.warnings(seen, NAMES) == [
        (
            "Phase 5: Segheria costs 2 marble, 1 metal and 100 fiorini. You still lack 1 metal; "
            "without it you lose 1 prestige."
        ),
        (
            "Phase 6: Pulpito (Duomo) with Gian Lorenzo Bernini costs 2 marble, 1 textile and "
            "400 fiorini. You still lack 2 marble, 1 textile and 350 fiorini; "
            "without it you lose 4 prestige."
        ),
    ]
    assert ITALIAN.warnings(seen, NAMES)[0].startswith("Fase 5: Segheria costa 2 marmi")
    assert ENGLISH.warnings({**seen, "seat": None}, NAMES) == []


def test_the_last_round_warns_of_a_palazzo_and_a_chiesa_without_artwork():
    seen = seen_by_asked(placing(round=7))
    assert ENGLISH.warnings(seen, NAMES) == [
        "Last round: a Palazzo without any artwork costs 4 points.",
        "Last round: a Chiesa without any artwork costs 4 points.",
    ]


@pytest.mark.parametrize("words", BOTH)
@pytest.mark.parametrize(
    ("seats", "step"),
    [
        (4, "StartingWorkshop"),
        (4, "PlaceKinsman"),
        (3, "HireArtist"),
        (3, "SellAtMarket"),
        (2, "CompleteArtworks"),
        (5, "CaptainOfThePeople"),
    ],
)
def test_every_option_is_understood_in_all_its_spellings(words, seats, step):
    seen = seen_by_asked(played_until(seats, 1, step))
    spelled = {}
    for each in words.choices(seen):
        for said in {str(each.key), each.action, each.label.lower(), each.short.lower()}:
            assert spelled.setdefault(said, each.action) == each.action
        assert words.understand(seen, each.label) == each.action
    assert len(words.choices(seen)) == len(seen["options"])


def test_a_result_is_chosen_by_its_own_number():
    state = placing(
        city_works="duomo.pulpito:0:gian_lorenzo_bernini",
        work="duomo.pulpito",
        skill="sculptor",
        rolled="2 6",
        next="ChooseResult 0, PlaceCrest 0, CompleteArtworks 0",
    )
    seen = seen_by_asked(state)
    assert ENGLISH.understand(seen, "2") == "result 2"
    assert ENGLISH.understand(seen, "6") == "result 6"
    assert [each.gain for each in ENGLISH.choices(seen)] == ["+4PP", "+5PP"]
    assert "Masterpiece" in ENGLISH.question(seen, NAMES).why


# Names and the end


def test_goods_have_names_and_letters_in_both_languages():
    resources = GAME.box["resources.names"]
    assert [ENGLISH.letter(good) for good in resources] == list("MWEGST")
    assert [ITALIAN.letter(good) for good in resources] == list("MLEOST")
    assert (
        ITALIAN.amounts({"marble": 2, "wood": 1, "fiorini": 50}) == "2 marmi, 1 legno e 50 fiorini"
    )
    assert ENGLISH.shorts({"gold": 1, "prestige": -1}) == "1G −1PP"


def test_workshops_say_what_they_do():
    assert ENGLISH.workshop(18) == ENGLISH.workshop("sartore") == "Sartore"
    assert ENGLISH.workshop_text(18) == "sells 1 textile for 300 fiorini and 1 prestige"
    assert ITALIAN.workshop_text("casa") == "50 fiorini e 1 familiare nella fase 1 di ogni round"
    assert ENGLISH.preacher_text("giordano_bruno") == "you lose 1 church influence and gain 1 wood"
    assert ENGLISH.preacher_text("francesco_d_assisi") == ""


@pytest.mark.parametrize("words", BOTH)
def test_score_lines_options_and_phases_have_names(words):
    state = GAME.new(2)
    lines = [name for name, _ in GAME.scores(state)[0].lines]
    assert all(words.line(name) != name for name in lines)
    options = words.options(GAME.options.values())
    assert [option.name for option in options] == list(GAME.options)
    assert all(option.title != option.name and option.sentence for option in options)
    assert len({words.phase(number) for number in range(9)}) == 9
    titles = {value.title for value in options[0].values}
    assert len(titles) == len(options[0].values)


def test_alone_the_verdict_names_the_best_ghost():
    seen = GAME.observe(finished(1, ghosts="easy+masterpiece"), None)
    seen["results"] = [
        {"total": 40, "result": "lost"},
        {"total": 12, "result": "lost"},
        {"total": 57, "result": "won"},
    ]
    assert ENGLISH.ending(seen, [40], [0], NAMES) == "Adam loses with 40: Pitti Ghost has 57."
    assert ITALIAN.ending(seen, [40], [0], NAMES) == (
        "Adam perde con 40 punti: Fantasma Pitti ne ha 57."
    )
    seen["results"][0] = {"total": 58, "result": "won"}
    assert ENGLISH.ending(seen, [58], [0], NAMES) == "Adam wins with 58: Pitti Ghost has 57."


def test_a_tie_that_goods_decide_is_explained():
    seen = GAME.observe(finished(2), None)
    assert ENGLISH.ending(seen, [30, 30], [1], NAMES) == (
        "Bea wins with 30: Adam has as many, but fewer resources or fiorini."
    )
    assert ENGLISH.ending(seen, [30, 20], [0], NAMES) == "Adam wins with 30."


@pytest.mark.parametrize("words", BOTH)
def test_the_primer_tells_how_points_are_made(words):
    plain = words.primer(seen_by_asked(placing()))
    without_die = words.primer(seen_by_asked(placing(no_die=1)))
    assert len(without_die) == len(plain) + 1
    assert all("{" not in sentence for sentence in plain)


def test_goods_in_hand_and_in_sight_pay_for_a_placement():
    """A kinsman at home in the Picconiere brings the marble that is lacking."""
    state = placing(
        adam={"goods": goods(wood=2, marble=1), "fiorini": 50},
        bea={"workshops": "fabbro:built:-", "income": 0},
    )
    assert choice(ENGLISH, seen_by_asked(state), "art chiesa cupola").gain.endswith("!")
    state.play("operate 0 1")
    assert choice(ENGLISH, seen_by_asked(state), "art chiesa cupola").gain == "+4PP +1CP"
