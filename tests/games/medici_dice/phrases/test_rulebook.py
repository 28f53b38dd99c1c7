"""The rules in our words have every rule of the printed rulebook, chapter by chapter."""

from __future__ import annotations

import re

import pytest

from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.printed import bare, plain
from signoria.faces.phrases.rulebook import Picture, find, simple, texts
from signoria.faces.web.page_data import Visitor
from signoria.faces.web.pages import rules_page
from tests.faces.tables import first_roll, seen_by_asked, table_at
from tests.games.medici_dice.rules.positions import GAME

CODES = ("en", "it")

# Of each fact the printed rulebook states: the chapter, and words that say it in both languages.
FACTS = {
    "three rounds, a ship a round": ("idea", "three rounds", "tre round"),
    "the most points win": ("idea", "most points win", "vince chi ha più punti"),
    "how many play": ("idea", "For 1 to 4 players", "Da 1 a 4 giocatori"),
    "what is in the box": ("idea", "5 dice, a score sheet", "5 dadi, una scheda"),
    "the sizes of the ships": ("getting_ready", "7, 8 and 9 spaces", "7, 8 e 9 spazi"),
    "which ship in which round": (
        "getting_ready",
        "In the first round only the first ship is loaded, the one with 7",
        "Nel primo round si carica solo la prima nave, quella di 7",
    ),
    "the second and third ship": (
        "getting_ready",
        "only the second, with 8; in the third only the third, with 9",
        "solo la seconda, di 8; nel terzo solo la terza, di 9",
    ),
    "columns are monopolies": ("getting_ready", "called monopolies", "chiamano anche monopoli"),
    "five columns": ("getting_ready", "12 spaces for each of the five", "12 spazi per ognuna"),
    "sheets are open": ("getting_ready", "sheets lie open", "schede sono scoperte"),
    "the oldest starts": ("getting_ready", "oldest player", "più anziano"),
    "clockwise": ("getting_ready", "clockwise", "senso orario"),
    "the marker": ("getting_ready", "takes the marker", "prende il segnalino"),
    "gold on every die": ("dice", "sixth face is the golden 5", "sesta faccia è il 5 d’oro"),
    "the colours": ("dice", "red blue green black purple", "rosso blu verde nero viola"),
    "roll all dice": ("turn", "Roll all five dice", "Tira tutti e cinque i dadi"),
    "choose 1 to 3": ("turn", "Choose 1 to 3", "Scegline da 1 a 3"),
    "not more than fit": ("turn", "never more than your ship", "mai più degli spazi vuoti"),
    "the others choose one": ("turn", "exactly one of the dice", "esattamente uno dei dadi"),
    "after the roller": ("turn", "choose after the roller", "dopo chi ha tirato"),
    "the same die": ("turn", "take the same die", "prendere lo stesso dado"),
    "order on demand": ("turn", "may ask", "può chiedere"),
    "order from the roller": ("turn", "clockwise from the roller", "orario da chi ha tirato"),
    "better said aloud": ("turn", "aloud is advised", "ad alta voce è consigliato"),
    "the next player rolls": ("turn", "next player clockwise", "prossimo giocatore in senso"),
    "numbers into the ship": (
        "entering",
        "next empty space of the ship",
        "spazio vuoto della nave",
    ),
    "running totals": ("entering", "total of the ship so far", "totale della nave"),
    "one cross": ("entering", "gets 1 cross", "riceve 1 croce"),
    "crosses from the top": ("entering", "its column from the top", "dall’alto della sua"),
    "two for a zero": ("entering", "gives 2 crosses", "2 croci"),
    "none for gold": ("entering", "gives no cross", "non dà croci"),
    "twelve at most": ("entering", "holds 12 crosses", "contiene 12 croci"),
    "full ships sit out": ("full_ships", "sits out", "sta fermo"),
    "the final player": ("full_ships", "even more than 3", "anche più di 3"),
    "the final player right after a turn": (
        "full_ships",
        "even if the turn before was yours",
        "anche se il turno prima era già tuo",
    ),
    "one roll is enough": ("full_ships", "one roll is always enough", "un tiro basta sempre"),
    "one roll": ("full_ships", "once", "una volta"),
    "who starts the next round": ("full_ships", "starts the next round", "round seguente"),
    "ships first": ("scoring", "First the ships", "Prima le navi"),
    "ships of four": ("scoring", "4 30 20 10 0", "4 30 20 10 0"),
    "ships of three": ("scoring", "3 30 15 0", "3 30 15 0"),
    "ships of two": ("scoring", "2 20 0", "2 20 0"),
    "columns of two": ("scoring", "2 10 ·", "2 10 ·"),
    "columns of three and four": ("scoring", "3 10 5 4 10 5", "3 10 5 4 10 5"),
    "the bonus for 9": ("scoring", "9 crosses or more in a column gets 10", "9 croci o più"),
    "the bonus is everybody's": ("scoring", "whoever has the most", "altri ne hanno di più"),
    "the second column": ("scoring", "the second as well", "anche il secondo"),
    "the bonus for 12": ("scoring", "12 crosses it is 20 points more, instead", "12 croci sono 20"),
    "nothing without a cross": ("scoring", "Without a cross", "Senza croci"),
    "crosses stay": ("scoring", "Crosses stay", "Le croci restano"),
    "only current ships": ("scoring", "Ships of earlier rounds", "navi dei round precedenti"),
    "what is written down": ("scoring", "their sum", "la loro somma"),
    "equals get the higher": ("ties", "highest place they share", "punti più alti"),
    "the next is not awarded": ("ties", "are not awarded", "non si assegnano"),
    "after two equal ships": ("ties", "is third and gets 10", "è terza e riceve 10"),
    "after three equal ships": ("ties", "the last one 0", "l’ultima 0"),
    "equal columns": ("ties", "nobody is second", "nessuno è secondo"),
    "the end": ("end", "After the third round", "terzo round"),
    "ties at the end": ("end", "longest column", "colonna più lunga"),
    "the longest has the most crosses": ("end", "the most crosses", "con più croci"),
    "and so on": ("end", "second longest", "seconda più lunga"),
    "alone, turn after turn": ("alone", "one turn after another", "un turno dopo l’altro"),
    "alone, 1 to 3": ("alone", "Choose 1 to 3", "Scegline da 1 a 3"),
    "circles for all dice left": ("alone", "circle 1 space", "cerchia 1 spazio"),
    "two circles for a zero": (
        "alone",
        "2 for a 0, none for gold",
        "2 per uno 0, nessuno per l’oro",
    ),
    "circles from the top": ("alone", "from the top", "dall’alto"),
    "circles stay": ("alone", "Both stay from round to round", "Restano entrambi da un round"),
    "circles in the last turn": ("alone", "are still circled", "si cerchiano ancora"),
    "ship below 20": ("alone", "below 20 scores nothing", "sotto 20 non dà nulla"),
    "ship from 30 on": ("alone", "30 on its total and 10 more", "30 il suo totale e 10 in più"),
    "as many crosses as circles": ("alone", "at least as many crosses", "almeno tante croci"),
    "ten for a column": ("alone", "scores 10", "dà 10 punti"),
    "bonuses alone": ("alone", "10 points more for a column with 9", "10 punti in più per una"),
    "bonuses alone, instead": (
        "alone",
        "20 instead of these with 12",
        "20 invece di questi con 12",
    ),
    "breakthrough": ("alone", "With 9 circles or more in any one", "Con 9 cerchi o più in una"),
    "breakthrough at once": ("alone", "from the scoring of this", "dal conteggio di questo"),
    "ships still score": ("alone", "Ships still score", "navi danno ancora punti"),
    "deck scrubber": ("ranks", "deck scrubber 0–79", "0–79"),
    "dish washer": ("ranks", "dish washer 80–99", "80–99"),
    "captain": ("ranks", "captain 190–199", "190–199"),
    "medici": ("ranks", "Medici 200+", "Medici 200+"),
}


def said(code: str) -> dict[str, str]:
    """The words of each chapter, without marks."""
    chapters = phrases_for("medici_dice", code).rulebook()
    return {chapter.key: " ".join(bare(" ".join(texts(chapter))).split()) for chapter in chapters}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("fact", FACTS)
def test_every_fact_of_the_rulebook_is_told(fact, code):
    chapter, *words = FACTS[fact]
    assert words[CODES.index(code)] in said(code)[chapter]


@pytest.mark.parametrize("code", CODES)
def test_alone_there_are_no_numbers_but_those_of_the_box(code):
    numbers = set(map(int, re.findall(r"\d+", said(code)["alone"])))
    assert numbers == {0, 1, 2, 3, 9, 10, 12, 20, 30}


@pytest.mark.parametrize("code", CODES)
def test_the_arrangement_of_the_dice_is_marked_as_reconstructed(code):
    phrases = phrases_for("medici_dice", code)
    (chapter,) = [one for one in phrases.rulebook() if one.key == "dice"]
    shown = plain(" ".join(texts(chapter)))
    assert shown.count("°") == 25 + 3  # the faces, and the colours of three goods
    for other in phrases.rulebook():
        if other.key != "dice":
            assert "°" not in plain(" ".join(texts(other)))


@pytest.mark.parametrize("code", CODES)
def test_chapters_and_entries_have_names_of_their_own(code):
    phrases = phrases_for("medici_dice", code)
    chapters, entries = phrases.rulebook(), phrases.entries()
    keys = [chapter.key for chapter in chapters] + [entry.key for entry in entries]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("code", CODES)
def test_words_that_people_type_are_found(code):
    phrases = phrases_for("medici_dice", code)
    for words, keys in (
        (("gold", "oro"), ["gold"]),
        (("dye", "tinture"), ["dye"]),
        (("breakthrough", "sfondamento"), ["breakthrough"]),
        (("final player", "ultimo giocatore"), ["final_player"]),
        (("cook", "cuoco"), ["rank_cook"]),
    ):
        found = find(phrases.rulebook(), phrases.entries(), words[CODES.index(code)])
        assert [entry.key for entry in found.entries] == keys


def test_goods_on_the_dice_that_can_be_taken_are_on_offer():
    phrases = phrases_for("medici_dice", "en")
    assert phrases.on_offer(seen_by_asked(first_roll())) == ["dye", "dye", "grain", "fur", "gold"]
    over = table_at(2, 10_000).state
    assert phrases.on_offer(GAME.observe(over, None)) == []
    known = {entry.key for entry in phrases.entries()}
    assert set(phrases.on_offer(seen_by_asked(first_roll()))) <= known


@pytest.mark.parametrize("code", CODES)
def test_the_page_shows_every_chapter_and_picture(code):
    phrases = phrases_for("medici_dice", code)
    page = rules_page(Visitor(language=code), "medici_dice")
    for chapter in phrases.rulebook():
        assert f'id="{chapter.key}"' in page
        pictures = [part for part in chapter.parts if isinstance(part, Picture)]
        section = page.split(f'id="{chapter.key}"')[1].split("</section>")[0]
        assert section.count("<figure>") == len(pictures)
        assert section.count("<svg") >= len(pictures)
        for text in filter(None, texts(chapter)):
            assert simple(text).split()[-1] in simple(section)
