"""Whole games, through the API and through the pages."""

from __future__ import annotations

from signoria import Record
from signoria.fairness import check
from tests.server.people import Person, Program, wait_until


def test_two_programs_and_a_bot_play_a_game_to_its_end(any_site):
    table = Program(any_site.address).opens("me", "me", "journeyman")

    seen = table.play_to_the_end()

    assert seen["status"] == "over"
    assert seen["winners"]
    assert all(
        score["total"] == sum(points for _, points in score["lines"]) for score in seen["scores"]
    )


def test_alone_below_the_popes_score_nobody_wins(program):
    table = program.opens("me", game="florenza_dice", variants={"pope": "extreme"})

    seen = table.play_to_the_end()

    assert seen["scores"][0]["total"] < 70
    assert seen["winners"] == []


def test_a_finished_record_replays_and_its_chance_can_be_checked(program):
    table = program.opens("me", "apprentice")
    seen = table.play_to_the_end()

    record = Record.parse(program.http.get(f"/tables/{table.name}/record").text)

    assert check(record) == []
    assert record.deals[0].commitment == table.made["commitment"]
    assert record.deals[0].seed == seen["seed"]
    totals = [int(sheet.total) for sheet in record.load().scores(record.replay())]
    assert totals == [score["total"] for score in seen["scores"]]


def test_bots_alone_play_to_the_end_by_themselves(any_site):
    program = Program(any_site.address)

    table = program.opens("greedy", "random", "flat 40")

    seen = wait_until(lambda: (found := program.sees(table.name))["status"] == "over" and found)
    assert seen["moves"] > 50


def test_a_newcomer_plays_against_bots_with_the_quick_start(person):
    answer = person.posts("/quick", game="medici_dice", mode="bots")
    table = answer.headers["location"].removeprefix("/t/")

    _play(person, table)

    assert 'data-turn="none"' in person.looks(table)


def test_somebody_plays_alone(person):
    answer = person.posts("/quick", game="medici_dice", mode="alone")
    table = answer.headers["location"].removeprefix("/t/")

    _play(person, table)

    assert 'data-turn="none"' in person.looks(table)


def test_two_people_share_one_screen(person, site):
    table = person.opens("me:Anna", "me:Bea")

    _play(person, table)

    sitting = site.tables.get(table)
    assert [seat.name for seat in sitting.chairs] == ["Anna", "Bea"]
    assert sitting.is_over


def test_it_works_without_script(site):
    person = Person(site.address, with_script=False)
    table = person.opens("me", "me:Bea", name="Anna")
    version, answers = person.answers(table)

    answer = person.acts(table, answers[0], version)

    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    page = person.http.get(f"/t/{table}")
    assert page.status_code == 200
    assert "<html" in page.text


def _play(person, table):
    for _ in range(500):
        version, answers = wait_until(lambda: _asked(person, table))
        if not answers:
            return
        answer = person.acts(table, answers[0], version)
        assert answer.status_code == 200, answer.text[:300]
    raise AssertionError("the game does not end")


def _asked(person, table):
    html = person.looks(table)
    if 'data-turn="none"' in html:
        return 0, []
    version, answers = person.answers(table)
    return (version, answers) if answers else None
