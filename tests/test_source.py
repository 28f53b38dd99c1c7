"""The house style, where the syntax tree can tell: also what the compiler would get wrong."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
PACKAGE = HERE / "src" / "signoria"
WHAT_STEPS_SHARE = {"GiveBricks"}  # bases that are no steps themselves
PLAIN_NUMBERS = {-1, 0, 1, 2}
LONGEST = 300


def _compiled():
    """The compiled group, as ``setup.py`` names it, without building anything."""
    tree = ast.parse((HERE / "setup.py").read_text(encoding="utf-8"))
    wanted = [
        node
        for node in tree.body
        if isinstance(node, ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.FunctionDef) and node.name == "modules")
        or (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in CONSTANTS)
    ]
    space = {"__file__": str(HERE / "setup.py")}
    exec(compile(ast.Module(wanted, []), "setup.py", "exec"), space)
    return [HERE / name for name in space["modules"]()]


CONSTANTS = ("HERE", "NEVER_COMPILED")
COMPILED = _compiled()
SOURCES = sorted(PACKAGE.glob("**/*.py"))
TESTS = sorted((HERE / "tests").glob("**/*.py"))
RULES = sorted(
    path
    for path in PACKAGE.glob("games/*/rules/*.py")
    if path.name not in ("box.py", "value.py", "value_weights.py", "card_worth.py", "__init__.py")
)
every_compiled = pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.name))


def tree(path):
    """A file's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def lines(path, nodes):
    """Where nodes stand, for messages."""
    return [f"{path.name}:{node.lineno}: {ast.unparse(node)[:60]}" for node in nodes]


def test_the_compiled_group_holds_kernel_games_and_search():
    names = {str(path.relative_to(PACKAGE)) for path in COMPILED}
    assert {"kernel/state.py", "games/medici_dice/rules/round.py", "bots/search.py"} <= names
    assert "_compat.py" not in names


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


@every_compiled
def test_no_constant_stands_on_the_left_of_a_shift(path):
    assert lines(path, shifted_constants(tree(path))) == []


@pytest.mark.parametrize(
    "line", ["1 << n", "-1 >> n", "BIT << n", "A: Final = 3\nA << n", "X <<= n"]
)
def test_the_shift_lint_finds_what_it_is_for(line):
    assert len(shifted_constants(ast.parse(line))) == 1


@pytest.mark.parametrize("line", ["n << 1", "dice >> die & 1", "high << HALF", "n <<= 2"])
def test_the_shift_lint_lets_variables_pass(line):
    assert shifted_constants(ast.parse(line)) == []


@every_compiled
def test_compiled_modules_do_without_what_compiles_badly(path):
    forbidden = (ast.Lambda, ast.GeneratorExp, ast.Yield, ast.YieldFrom, ast.Await)
    found = [node for node in ast.walk(tree(path)) if isinstance(node, forbidden)]
    names = {"dataclass", "dataclasses", "Enum", "IntEnum", "enum", "NamedTuple", "namedtuple"}
    names |= {"Protocol", "Callable", "Optional"}
    found += [
        node
        for node in ast.walk(tree(path))
        if (isinstance(node, ast.Name) and node.id in names)
        or (isinstance(node, ast.alias) and node.name in names)
    ]
    assert lines(path, found) == []


@every_compiled
def test_compiled_modules_have_no_functions_within_functions(path):
    found = [
        inner
        for outer in ast.walk(tree(path))
        if isinstance(outer, ast.FunctionDef)
        for inner in ast.walk(outer)
        if inner is not outer and isinstance(inner, ast.FunctionDef | ast.ClassDef)
    ]
    assert lines(path, found) == []


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
        f"{path.name}:{node.lineno}: {node.value}"
        for node in ast.walk(module)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and node.value not in PLAIN_NUMBERS
        and node not in named
        and not (path.name == "board.py" and "#" in text[node.lineno - 1])
    ]


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parents[1].name}/{path.name}")
def test_rules_name_their_numbers(path):
    assert strange_numbers(path) == []


def step_classes(path):
    """Classes that derive from a step."""
    found = {"Step", "Roll", "Chance"}
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
    for path, node in steps:
        docstring = ast.get_docstring(node) or ""
        assert docstring.endswith((".", "?")), f"{path.name}: {node.name}"
        assert docstring[:1].isupper() or docstring[:1].isdigit(), f"{path.name}: {node.name}"


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


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_module_begins_with_a_docstring(path):
    if path.read_text(encoding="utf-8").strip():
        assert ast.get_docstring(tree(path))


@pytest.mark.parametrize("path", [*SOURCES, *TESTS], ids=lambda path: str(path.relative_to(HERE)))
def test_files_are_short_and_finished(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    marks = [f"{first}{rest}" for first, rest in (("TO", "DO"), ("FIX", "ME"), ("XX", "X"))]
    assert not [mark for mark in marks if mark in text]


def test_versions_agree():
    import signoria

    assert f'version = "{signoria.__version__}"' in (HERE / "pyproject.toml").read_text()
