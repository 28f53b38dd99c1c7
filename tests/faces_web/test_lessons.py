"""Lessons: every step is drawn as a real table, points at things that are there, and leads on."""

from __future__ import annotations

import pytest

from signoria.faces import web
from signoria.faces.phrases.lesson import BETWEEN, LEARNER, Place, bundle
from signoria.library import games
from tests.faces_web.reading import all_of, check, read
from tests.faces_web.tables import ENGLISH, ITALIAN, VISITORS

TAUGHT = [game for game in games() if web.lesson_of(ENGLISH, game)]


def places(game, visitor=ENGLISH):
    """Every place of a lesson, the way of somebody who does what is asked, move by move."""
    lesson, course = web.lesson_of(visitor, game)
    place = Place()
    while place.step < len(lesson.steps):
        yield place
        place = course.follow(lesson, place, course.moves(lesson, place)[:1])
    yield place


def test_every_game_is_taught():
    assert games() == TAUGHT


@pytest.mark.parametrize("game", TAUGHT)
def test_steps_follow_each_other_and_ask_for_the_learners_own_moves(game):
    lesson, course = web.lesson_of(ENGLISH, game)
    plies = [step.ply for step in lesson.steps]
    assert plies == sorted(plies)
    for number, step in enumerate(lesson.steps):
        wanted = course.moves(lesson, Place(number))
        assert bool(step.task) == bool(wanted), step.title
        if wanted:
            assert int(course.story.at(step.ply).actor()) == LEARNER
            assert len(course.story.at(step.ply).options()) > 1, f"{step.title}: no choice"
            end = lesson.steps[number + 1].ply if number + 1 < len(lesson.steps) else None
            own = [move for move in course.record.moves[step.ply : end] if move.who == LEARNER]
            assert [move.text for move in own] == wanted, f"{step.title}: moves nobody asks for"
    assert len(lesson.learned) == 3


@pytest.mark.parametrize("visitor", VISITORS)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_place_is_a_page_with_all_that_it_points_at(game, visitor):
    lesson, course = web.lesson_of(visitor, game)
    for place in places(game, visitor):
        page = web.lesson_page(visitor, game, place)
        tree = check(page)
        ids = set(all_of(tree, "id"))
        if place.step == len(lesson.steps):
            assert all(line in "".join(tree.itertext()) for line in lesson.learned)
            continue
        step = lesson.steps[place.step]
        assert set(step.points) <= ids, (step.title, set(step.points) - ids)
        wanted = course.moves(lesson, place)
        offered = [BETWEEN.join(bundle(value)) for value in all_of(tree, "value")]
        before = [one for one in all_of(tree, "data-before") if one]
        if wanted:
            following = wanted[len(bundle(before[0])) :] if before else wanted
            goes = [
                BETWEEN.join(moves[:count])
                for moves in (following, wanted)
                for count in range(1, len(moves) + 1)
            ]
            aloud = BETWEEN.join(wanted)  # "Do it for me" has it in any case
            drawn = [one for one in offered if one != aloud] + all_of(tree, "data-action")
            is_whole = offered.count(aloud) > 1
            assert is_whole or any(way in drawn for way in goes), (step.title, wanted, offered)


@pytest.mark.parametrize("game", TAUGHT)
def test_both_languages_teach_the_same_with_other_words(game):
    english, italian = web.lesson_of(ENGLISH, game)[0], web.lesson_of(ITALIAN, game)[0]
    assert [step.ply for step in english.steps] == [step.ply for step in italian.steps]
    for one, other in zip(english.steps, italian.steps, strict=True):
        assert one.text != other.text
        assert bool(one.task) == bool(other.task)


@pytest.mark.parametrize("game", TAUGHT)
def test_another_move_is_answered_kindly_at_the_same_place(game):
    lesson, course = web.lesson_of(ENGLISH, game)
    for number, step in enumerate(lesson.steps):
        place = Place(number)
        if not step.task:
            continue
        others = [option.text for option in course.story.at(step.ply).options()]
        wanted = course.moves(lesson, place)
        other = next(text for text in others if text != wanted[0])
        assert course.follow(lesson, place, [other]) is None
        assert course.follow(lesson, place, []) is None
        page = web.lesson_page(ENGLISH, game, place, was_other=True)
        assert 'class="otherwise"' in page


# A first game takes five to ten minutes: reading and looking, with time to press.

WORDS_A_MINUTE = 200
SECONDS_A_STEP = 4
LEAST, MOST = 5, 10  # minutes


def sentences(tree):
    """What stands in the card and in the question."""
    for part in tree.iter():
        if part.get("id") in ("lesson", "question"):
            for one in part.iter():
                if (one.text or "").strip():
                    yield " ".join("".join(one.itertext()).split())


@pytest.mark.parametrize("visitor", VISITORS)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_is_read_and_played_in_five_to_ten_minutes(game, visitor):
    """Nobody reads the same sentence twice."""
    read_at, steps = dict[str, int](), 0
    for place in places(game, visitor):
        steps += 1
        for sentence in sentences(read(web.lesson_page(visitor, game, place))):
            read_at.setdefault(sentence, steps)
    words = sum(len(sentence.split()) for sentence in read_at)
    minutes = words / WORDS_A_MINUTE + steps * SECONDS_A_STEP / 60
    assert LEAST <= minutes <= MOST, (words, steps)
