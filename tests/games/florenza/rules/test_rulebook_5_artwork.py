"""The rulebook in order: phase 6, artwork."""

from __future__ import annotations

import pytest

from tests.games.florenza.rules.positions import (
    BOX,
    JOHN,
    RINGO,
    artwork,
    character,
    church,
    fiorini,
    held,
    income,
    is_chance,
    play,
    pool,
    position,
    prestige,
    purse,
    step,
    texts,
    verbs,
)

THEN = "PlaceKinsman 0"
SALONE = "palazzo_vescovile.salone"
FACCIATA = "palazzo_della_signoria.facciata"
LEONARDO = "leonardo_da_vinci"
BERNINI = "gian_lorenzo_bernini"
ARTWORKS = [path.removesuffix(".cost") for path in BOX.table("artworks") if path.endswith(".cost")]
PALAZZO = [name for name in ARTWORKS if name.startswith("palazzo.")]
CHIESA = [name for name in ARTWORKS if name.startswith("chiesa.")]


def word(name):
    """``duomo cupola``."""
    return name.replace(".", " ")


def cost(name, more=0):
    """The goods for an artwork and so many fiorini more."""
    *resources, money = BOX[f"artworks.{name}.cost"]
    return purse([*resources, money + more])


def points(name):
    """Prestige and church influence of an artwork."""
    return BOX[f"artworks.{name}.points"]


def row(artist, skill):
    """Prestige by die."""
    return BOX[f"artists.{artist}.{skill}"]


def at_work(name, artist="unnamed", patron=JOHN, next=THEN, **more):
    """A kinsman is on an artwork with an artist, and phase 6 begins."""
    characters = "" if artist == "unnamed" else f"{artist}:3"
    options = {key: more.pop(key) for key in ("muse", "masterpieces", "no_die") if key in more}
    people = {"f0": {"income": 1}, f"f{patron}": {"income": 1} | more}
    if name in ARTWORKS[:8]:
        people[f"f{patron}"]["works"] = f"{name}:{artist}"
        city = ""
    else:
        city = f"{name}:{patron}:{artist}"
    return position(
        city_works=city, characters=characters, next=f"Artworks, {next}", **options, **people
    )


def example_6(fiorini=250):
    """Ringo's kinsman and Leonardo are on the Salone of the Palazzo Vescovile."""
    goods = cost(SALONE)["goods"]
    return at_work(SALONE, LEONARDO, RINGO, goods=goods, fiorini=fiorini)


def test_example_6():
    state = example_6()
    assert (state.actor(), texts(state)) == (RINGO, [f"complete {word(SALONE)}"])
    play(state, f"complete {word(SALONE)}")
    assert texts(state) == ["as painter"]
    play(state, "as painter")
    assert (fiorini(state, RINGO), held(state, RINGO)) == (0, {})


def test_example_6_with_a_fiorino_less_it_is_a_failure():
    state = play(example_6(249), f"complete {word(SALONE)}")
    assert (prestige(state, RINGO), fiorini(state, RINGO)) == (-3, 249)
    assert len(held(state, RINGO)) == 5


def example_7(fiorini=400, next=THEN):
    """John's kinsman and Bernini are on the Facciata of the Palazzo della Signoria."""
    goods = [3, 0, 0, 0, 1, 1]
    state = at_work(FACCIATA, BERNINI, JOHN, goods=goods, fiorini=fiorini, next=next)
    return play(state, f"complete {word(FACCIATA)}")


def test_example_7():
    state = example_7()
    assert texts(state) == ["as architect", "as sculptor"]
    play(state, "as architect")
    assert (fiorini(state, JOHN), held(state, JOHN)) == (0, {})
    assert is_chance(state)
    play(state, "roll 4")
    assert prestige(state, JOHN) == 8 + 5 == 13
    assert texts(state) == ["crest normal", "crest prestige", "crest church", "crest kinsman"]
    play(state, "crest kinsman")
    assert artwork(state, word(FACCIATA))["crest"] == JOHN
    assert artwork(state, word(FACCIATA))["crest_kind"] == "kinsman"


def test_example_7_the_next_income_brings_a_prestige_point_and_a_kinsman():
    state = play(example_7(next="CollectIncome, PlaceKinsman 0"), "as architect", "roll 4")
    play(state, "crest kinsman", "roll 1")
    assert prestige(state, JOHN) == 13 + 1
    assert income(state, JOHN) == 1 + 3 + 1


def test_example_7_as_a_sculptor_he_would_pay_50_less_and_score_less():
    state = play(example_7(), "as sculptor")
    assert fiorini(state, JOHN) == 50
    play(state, "roll 4", "pass")
    assert prestige(state, JOHN) == 8 + row(BERNINI, "sculptor")[3]


@pytest.mark.parametrize("fiorini", [350, 399])
def test_example_7_with_350_to_399_fiorini_only_the_sculptor_can_be_paid(fiorini):
    assert texts(example_7(fiorini)) == ["as sculptor"]


def test_example_7_with_less_it_is_a_failure():
    assert prestige(example_7(349), JOHN) == -3


def test_example_8():
    state = play(example_6(), f"complete {word(SALONE)}", "as painter", "roll 6")
    assert prestige(state, RINGO) == points(SALONE)[0] + row(LEONARDO, "painter")[5]
    assert church(state, RINGO) == points(SALONE)[1]
    assert character(state, LEONARDO)["masterpiece"]


@pytest.mark.parametrize(
    ("name", "skill"), [(SALONE, "painter"), ("santa_maria_novella.crocifisso", "sculptor")]
)
def test_example_8_from_now_on_he_cannot_complete_another_masterpiece(name, skill):
    price = BOX[f"artists.{LEONARDO}.prices"][("architect", "sculptor", "painter").index(skill)]
    state = at_work(name, LEONARDO, masterpieces=LEONARDO, **cost(name, price))
    play(state, f"complete {word(name)}", f"as {skill}", "roll 6")
    assert prestige(state, JOHN) == points(name)[0] + row(LEONARDO, skill)[4]


@pytest.mark.parametrize("name", ARTWORKS)
def test_each_artwork_costs_and_brings_what_its_box_shows(name):
    state = play(at_work(name, **cost(name)), f"complete {word(name)}", "roll 3")
    if name.startswith("duomo"):
        play(state, "roll 3")
    assert [prestige(state, JOHN), church(state, JOHN)] == points(name)
    assert (fiorini(state, JOHN), held(state, JOHN)) == (0, {})
    if name not in ARTWORKS[:8]:
        play(state, "crest normal")
    box = artwork(state, word(name))
    assert (box["crest"], box["crest_kind"], box["kinsman"]) == (JOHN, "normal", None)
    assert pool(state, JOHN) == 7


def test_in_the_district_a_normal_crest_is_placed_without_asking():
    state = play(
        at_work("palazzo.ritratto", **cost("palazzo.ritratto")), "complete palazzo ritratto"
    )
    play(state, "roll 2")
    assert step(state) == THEN


def test_a_special_crest_is_used_once():
    state = at_work(FACCIATA, crests=[9, 0, 1, 1], **cost(FACCIATA))
    play(state, f"complete {word(FACCIATA)}", "roll 2")
    assert verbs(state, "crest") == ["normal", "church", "kinsman"]


def test_the_artist_returns_to_his_card():
    state = play(example_6(), f"complete {word(SALONE)}", "as painter", "roll 2", "crest normal")
    assert character(state, LEONARDO)["where"] == "card"


# Benefit for completion of the Palace or Church


@pytest.mark.parametrize(
    ("building", "bonus"), [(PALAZZO, (4, 0)), (CHIESA, (0, 2))], ids=["palazzo", "chiesa"]
)
def test_the_fourth_artwork_completes_a_building(building, bonus):
    for last in building:
        others = [name for name in building if name != last]
        state = at_work(last, district=" ".join(others), crests=[7, 1, 1, 1], **cost(last))
        play(state, f"complete {word(last)}", "roll 2")
        expected = [points(last)[0] + bonus[0], points(last)[1] + bonus[1]]
        assert [prestige(state, JOHN), church(state, JOHN)] == expected


# Artist prestige

ARTISTS = [
    (path.partition(".")[0], skill)
    for path in BOX.table("artists")
    if path.endswith(".number")
    for skill in ("architect", "sculptor", "painter")
    if BOX[f"artists.{path.partition('.')[0]}.{skill}"]
]
FITTING = {"architect": FACCIATA, "sculptor": FACCIATA, "painter": SALONE}


@pytest.mark.parametrize(("artist", "skill"), ARTISTS)
def test_each_artist_is_paid_and_brings_prestige_by_the_die(artist, skill):
    name = FITTING[skill]
    price = BOX[f"artists.{artist}.prices"][("architect", "sculptor", "painter").index(skill)]
    for die in range(1, 7):
        state = at_work(name, artist, **cost(name, price))
        play(state, f"complete {word(name)}", f"as {skill}", f"roll {die}")
        assert prestige(state, JOHN) == points(name)[0] + row(artist, skill)[die - 1]
        assert fiorini(state, JOHN) == 0
        assert character(state, artist)["masterpiece"] == (die == 6)


def test_in_the_cathedral_the_die_is_rolled_twice_and_the_better_result_used():
    state = play(at_work("duomo.altare", **cost("duomo.altare")), "complete duomo altare")
    play(state, "roll 1", "roll 5")
    assert (state.actor(), texts(state)) == (JOHN, ["result 5"])
    play(state, "result 5")
    assert prestige(state, JOHN) == points("duomo.altare")[0] + BOX["artist_prestige.unnamed"][4]


def test_an_unlucky_roll_of_an_unnamed_artist_loses_prestige():
    state = play(at_work(FACCIATA, **cost(FACCIATA)), f"complete {word(FACCIATA)}", "roll 1")
    assert prestige(state, JOHN) == 8 - 1
