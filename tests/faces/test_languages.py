"""Languages: what they are called, and that nothing is left untranslated."""

from __future__ import annotations

import ast
import re

import pytest

from signoria.faces.phrases import addressed, language, languages, phrases_for, preferred
from tests.faces import catalogue

TO_THE_READER = "you as "


def test_english_and_italian_are_spoken():
    assert languages() == ["en", "it"]


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(ValueError, match=r"'de'.*en, it"):
        language("de")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_MESSAGES": "it_CH", "LANG": "en_GB"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "it_IT"}, "it"),
        ({}, "en"),
    ],
)
def test_the_surroundings_say_which_language_is_preferred(environment, code):
    assert code == preferred(environment)


@pytest.mark.parametrize(
    ("code", "number", "said"),
    [("en", 0.664, "0.66"), ("it", 0.664, "0,66"), ("en", 1, "1.00"), ("it", 0.005, "0,01")],
)
def test_a_decimal_has_the_mark_of_its_language(code, number, said):
    assert said == language(code).decimal(number, 2)


def test_numbers_below_0_have_a_true_minus():
    speak = language("en")
    assert speak.say("{name} has {points}.", name="-1", points=-3) == "-1 has \u22123."
    assert speak.plural("{number} point", "{number} points", -2) == "\u22122 points"
    assert speak.say("{points}", points=0) == "0"
    assert [speak.decimal(number, 1) for number in (-13.14, -0.04, 2)] == [
        "\u221213.1",
        "0.0",
        "2.0",
    ]


def test_every_sentence_has_an_italian_translation_with_the_same_placeholders():
    found = catalogue.italian()
    wrong = []
    for message in catalogue.wanted():
        if not message.id:
            continue
        said = found.get(message.id, message.context)
        if said is None or said.fuzzy or not said.string:
            wrong.append(f"not translated: {message.id!r}")
            continue
        if isinstance(message.id, tuple) != isinstance(said.string, tuple):
            wrong.append(f"a plural on one side only: {message.id!r}")
        keys = message.id if isinstance(message.id, tuple) else (message.id,)
        strings = said.string if isinstance(said.string, tuple) else (said.string,)
        for string in strings:
            # One form of a plural may do without its number.
            may, must = _placeholders(keys[-1]), _placeholders(keys[0])
            if message.context and message.context.startswith(TO_THE_READER):
                must = must - {message.context.removeprefix(TO_THE_READER)}
            if not string or not must <= _placeholders(string) <= may:
                wrong.append(f"empty, or other placeholders: {message.id!r}")
    assert wrong == []


def test_the_italian_catalogue_has_nothing_that_is_no_longer_said():
    wanted = catalogue.wanted()
    unused = [
        message.id
        for message in catalogue.italian()
        if message.id and wanted.get(message.id, message.context) is None
    ]
    assert unused == []


def test_no_sentence_hides_from_the_extraction():
    """Calls inside f-strings are not found, and sentences put together cannot be translated."""
    wanted = {
        key
        for message in catalogue.wanted()
        if message.id
        for key in (message.id if isinstance(message.id, tuple) else (message.id,))
    }
    hidden = []
    for source in [file for folder in catalogue.FOLDERS for file in folder.rglob("*.py")]:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            for said in _said(node):
                if said not in wanted:
                    hidden.append(f"{source.name}, line {node.lineno}: {said!r}")
    assert hidden == []


def test_every_sentence_to_the_reader_is_one_that_is_said_about_others():
    said = [message for message in catalogue.wanted() if not message.context]
    plain = {message.id for message in said}
    for message in catalogue.to_the_reader():
        part = message.context.removeprefix(TO_THE_READER)
        keys = message.id if isinstance(message.id, tuple) else (message.id,)
        strings = message.string if isinstance(message.id, tuple) else (message.string,)
        assert message.id in plain, f"nobody says {message.id!r}"
        for key, string in zip(keys, strings, strict=True):
            # Only a clause, whose subject stands before it, does not name whom it is about.
            assert part in _placeholders(key) or not key.endswith("."), key
            assert part not in _placeholders(string)
            assert _placeholders(string) >= _placeholders(keys[0]) - {part}, string


@pytest.mark.parametrize(
    ("code", "mine", "of_others", "by_others"),
    [
        ("en", "You took fur 3.", "Lorenzo took fur 3.", "Lorenzo took fur 3 from your roll."),
        (
            "it",
            "Hai preso pelliccia 3.",
            "Lorenzo ha preso pelliccia 3.",
            "Lorenzo ha preso pelliccia 3 dal tuo tiro.",
        ),
    ],
)
def test_a_sentence_about_the_reader_addresses_the_reader(code, mine, of_others, by_others):
    ginevra, lorenzo = addressed(["Ginevra", "Lorenzo"], 0)
    speak, die = language(code), "fur 3" if code == "en" else "pelliccia 3"
    assert mine == speak.say("{name} took {dice}.", name=ginevra, dice=die)
    assert of_others == speak.say("{name} took {dice}.", name=lorenzo, dice=die)
    template = "{name} took {dice} from {roller}'s roll."
    assert by_others == speak.say(template, name=lorenzo, dice=die, roller=ginevra)


def test_plurals_address_the_reader_and_what_has_no_second_person_keeps_the_name():
    (ginevra,) = addressed(["Ginevra"], 0)
    speak = language("en")
    one, many = "{name} has {number} point.", "{name} has {number} points."
    assert speak.plural(one, many, 2, name=ginevra) == "You have 2 points."
    assert speak.plural(one, many, 1, name="Ginevra") == "Ginevra has 1 point."
    assert speak.say("Monopolies of {name}", name=ginevra) == "Monopolies of Ginevra"


def test_whoever_stands_beside_the_reader_is_named_and_the_reader_is_not():
    speak, names = language("en"), addressed(["Ginevra", "Lorenzo", "Cosimo"], 1)
    assert speak.beside_you(names) == "Ginevra and Cosimo"
    assert speak.beside_you(names[:2]) == "Ginevra"
    assert speak.beside_you([names[0], names[2]]) == ""
    assert speak.beside_you(names[1:2]) == ""
    wins = phrases_for("medici_dice", "en")
    assert wins.ending({"seats": 3}, [9, 9, 1], [0, 1], names) == (
        "You and Ginevra win together with 9."
    )
    assert wins.ending({"seats": 3}, [9, 9, 1], [0], names) == (
        "Ginevra wins with 9: you have as many, but shorter columns."
    )


def test_no_word_of_the_translation_is_left_in_english():
    """The goods, their letters and the commands differ between the languages."""
    english, italian = phrases_for("medici_dice", "en"), phrases_for("medici_dice", "it")
    goods = ["spices", "dye", "grain", "fur", "cloth"]
    assert [english.letter(good) for good in goods] == list("SDGFC")
    assert [italian.letter(good) for good in goods] == list("STGPD")
    expected = ["spezie", "tinture", "grano", "pellicce", "drappi"]
    assert expected == [italian.good(good) for good in goods]


def _placeholders(text):
    return set(re.findall(r"{(\w+)}", text))


def _said(node):
    """The constant sentences of a call of say, plural, mark or term."""
    if not isinstance(node, ast.Call):
        return []
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    places = {"say": [0], "mark": [0], "plural": [0, 1], "term": [1]}.get(name, [])
    return [
        node.args[place].value
        for place in places
        if place < len(node.args)
        and isinstance(node.args[place], ast.Constant)
        and isinstance(node.args[place].value, str)
    ]
