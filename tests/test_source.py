"""The house style, where the syntax tree can tell: also what the compiler would get wrong."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from signoria._compiled import modules

HERE = Path(__file__).parents[1]
PACKAGE = HERE / "src" / "signoria"
WHAT_STEPS_SHARE = {"GiveBricks"}  # bases that are no steps themselves
PLAIN_NUMBERS = {-1, 0, 1, 2}
LONGEST = 300


COMPILED = modules()
SOURCES = sorted(PACKAGE.glob("**/*.py"))
TESTS = sorted((HERE / "tests").glob("**/*.py"))
RULES = sorted(
    path
    for path in PACKAGE.glob("games/*/rules/*.py")
    if path.name not in ("box.py", "value.py", "value_weights.py", "card_worth.py", "__init__.py")
)


@cache
def tree(path):
    """A file's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def lines(path, nodes):
    """Where nodes stand, for messages."""
    return [f"{place(path)}:{node.lineno}: {ast.unparse(node)[:60]}" for node in nodes]


def place(path):
    """A file's name, for messages."""
    return path.relative_to(HERE)


def wrong(paths, found):
    """What is found in all those files, as one message."""
    assert paths
    return "\n".join(str(line) for path in paths for line in found(path))


# What the compiler gets wrong


def shifted_constants(module):
    """Shifts with a literal or a Final constant on their left."""
    constants = {
        node.target.id
        for node in ast.walk(module)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation).startswith("Final")
    }
    found = []
    for node in ast.walk(module):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
            left = node.left
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift | ast.RShift):
            left = node.target
        else:
            continue
        while isinstance(left, ast.UnaryOp):
            left = left.operand
        constant = isinstance(left, ast.Name) and (left.id in constants or left.id.isupper())
        if constant or isinstance(left, ast.Constant):
            found.append(node)
    return found


def test_no_constant_stands_on_the_left_of_a_shift():
    assert wrong(COMPILED, lambda path: lines(path, shifted_constants(tree(path)))) == ""


@pytest.mark.parametrize(
    "line", ["1 << n", "-1 >> n", "BIT << n", "A: Final = 3\nA << n", "X <<= n"]
)
def test_the_shift_lint_finds_what_it_is_for(line):
    assert len(shifted_constants(ast.parse(line))) == 1


@pytest.mark.parametrize("line", ["n << 1", "dice >> die & 1", "high << HALF", "n <<= 2"])
def test_the_shift_lint_lets_variables_pass(line):
    assert shifted_constants(ast.parse(line)) == []


def converted_choices(module):
    """``i32(n if c else 0)`` is a call of Python's; ``put`` converts without one."""
    return [
        node
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("i32", "i64", "u8")
        and any(
            isinstance(one, ast.IfExp)
            and isinstance(one.body, ast.Constant) | isinstance(one.orelse, ast.Constant)
            for one in node.args
        )
    ]


def test_no_choice_is_converted_by_a_call():
    assert wrong(COMPILED, lambda path: lines(path, converted_choices(tree(path)))) == ""
    assert len(converted_choices(ast.parse("out[at] = i32(1 if n else 0)"))) == 1


BADLY_COMPILED = (ast.Lambda, ast.GeneratorExp, ast.Yield, ast.YieldFrom, ast.Await)
BADLY_COMPILED_NAMES = {
    *("dataclass", "dataclasses", "Enum", "IntEnum", "enum", "NamedTuple", "namedtuple"),
    *("Protocol", "Callable", "Optional"),
}


def badly_compiled(path):
    """What makes compiled modules slow or large."""
    return lines(
        path,
        [
            node
            for node in ast.walk(tree(path))
            if isinstance(node, BADLY_COMPILED)
            or (isinstance(node, ast.Name) and node.id in BADLY_COMPILED_NAMES)
            or (isinstance(node, ast.alias) and node.name in BADLY_COMPILED_NAMES)
        ],
    )


def test_compiled_modules_do_without_what_compiles_badly():
    assert wrong(COMPILED, badly_compiled) == ""


def inner_functions(path):
    """Functions and classes within functions."""
    outer = [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)]
    return lines(
        path,
        [
            inner
            for function in outer
            for inner in ast.walk(function)
            if inner is not function and isinstance(inner, ast.FunctionDef | ast.ClassDef)
        ],
    )


def test_compiled_modules_have_no_functions_within_functions():
    assert wrong(COMPILED, inner_functions) == ""


# What readers are owed


def strange_numbers(path):
    """Numbers in rules that have no name: constants of the box, or commented sizes, are fine."""
    text = path.read_text(encoding="utf-8").splitlines()
    module = ast.parse("\n".join(text))
    bit_tables = [
        node
        for node in module.body
        if path.name == "words.py" and isinstance(node, ast.AnnAssign | ast.Assign)
    ]
    named = {inner for node in bit_tables for inner in ast.walk(node)}
    return [
        f"{place(path)}:{node.lineno}: {node.value}"
        for node in ast.walk(module)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and node.value not in PLAIN_NUMBERS
        and node not in named
        and not (path.name == "board.py" and "#" in text[node.lineno - 1])
    ]


def test_rules_name_their_numbers():
    assert wrong(RULES, strange_numbers) == ""


def step_classes(path):
    """Classes that derive from a step."""
    found = {"Step", "Lists", "Roll", "Chance"}
    steps = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base).split("[")[0] for base in node.bases}
            if bases & (found | {"ChooseDice", "GiveBricks"}):
                found.add(node.name)
                steps.append(node)
    return steps


def test_every_step_has_a_docstring_that_players_can_read_as_help():
    steps = [(path, node) for path in RULES for node in step_classes(path)]
    assert len(steps) >= 13
    mute = []
    for path, node in steps:
        help = ast.get_docstring(node) or ""
        if not (help.endswith((".", "?")) and (help[0].isupper() or help[0].isdigit())):
            mute.append(f"{place(path)}: {node.name}")
    assert mute == []


def test_every_step_of_a_game_can_be_named_in_a_position():
    import signoria
    from signoria.library import games

    for name in games():
        written = {
            node.name
            for path in RULES
            if path.parents[1].name == name
            for node in step_classes(path)
        } - WHAT_STEPS_SHARE
        assert written == set(signoria.load(name).steps)


def test_every_module_begins_with_a_docstring():
    assert [
        str(place(path))
        for path in SOURCES
        if path.read_text(encoding="utf-8").strip() and not ast.get_docstring(tree(path))
    ] == []


def unfinished(path):
    """A file that is too long, or says that something is still to be done."""
    text = path.read_text(encoding="utf-8")
    marks = [f"{first}{rest}" for first, rest in (("TO", "DO"), ("FIX", "ME"), ("XX", "X"))]
    size = len(text.splitlines())
    if size > LONGEST:
        yield f"{place(path)} has {size} lines, more than {LONGEST}"
    for mark in marks:
        if mark in text:
            yield f"{place(path)} says {mark}"


def test_files_are_short_and_finished():
    assert wrong([*SOURCES, *TESTS], unfinished) == ""


def test_the_version_is_said_in_one_place_and_the_changelog_begins_with_it():
    import signoria

    project = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    changes = (HERE / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+) · (\d{4}-\d{2}-\d{2})$", changes, re.MULTILINE)

    assert 'dynamic = ["version"]' in project
    assert 'version = { attr = "signoria.__version__" }' in project
    assert newest
    assert newest[1] == signoria.__version__
