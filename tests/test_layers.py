"""Imports point one way: faces, server, bots, rl, table, record, cli → games → kernel."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "signoria"
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.glob("**/*.py"))
}
BOTTOM = ["signoria._compat"]
SIGHTS = ["sights", "rules.sight"]  # all that phrases and faces may know of the rules
RECORDS = ["signoria.record", "signoria.notation", "signoria.dealer"]
LAW = ("session", "course", "events", "bundles", "forced", "going_back", "offers")
SESSIONS = [f"signoria.{name}" for name in LAW]


def imports(path):
    """Every module of the package that a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            whole = {f"{node.module}.{name.name}" for name in node.names}
            found |= {name if name in MODULES else str(node.module) for name in whole}
    return sorted(name for name in found if name.split(".")[0] == "signoria")


def of_a_game(parts):
    """Rules know the kernel; phrases know news and sights; faces know phrases, not each other."""
    if len(parts) == 2:
        return []
    own, role = ".".join(parts[:3]), parts[3] if len(parts) > 3 else "rules"
    news = ["signoria.kernel", f"{own}.news", *BOTTOM]
    sights = [f"{own}.{name}" for name in SIGHTS]
    said = [*news, *sights, "signoria.faces.phrases", f"{own}.phrases", "signoria.library"]
    return {
        "rules": [*news, f"{own}.rules", f"{own}.sights"],
        "news": news,
        "sights": ["signoria.kernel", f"{own}.sights", *BOTTOM],
        "balance": [*news, "signoria.balance", f"{own}.rules"],
        "phrases": said,
        "terminal": [*said, f"{own}.terminal", "signoria.faces.terminal"],
        "web": [*said, f"{own}.web", "signoria.faces.web", "signoria.story"],
    }[role]


def allowed(module):
    """Beginnings of what a module may import; none at all: anything."""
    parts = module.split(".")
    layer = parts[1] if len(parts) > 1 else ""
    if layer in ("_compat", "_compiled"):
        return []
    if layer == "_ways_to_run":
        return ["signoria._compiled", "signoria.kernel"]
    if layer == "kernel":
        return ["signoria.kernel", *BOTTOM]
    if layer == "games":
        return of_a_game(parts)
    if layer == "learning":
        return ["signoria.kernel", "signoria.library", "signoria.learning", *BOTTOM]
    if layer == "bots":
        return ["signoria.kernel", "signoria.bots", "signoria.learning", *BOTTOM]
    if layer in ("library", "editions"):
        return ["signoria.kernel", "signoria.games", "signoria.editions", *BOTTOM]
    if layer == "dealer":
        return ["signoria.kernel", *BOTTOM]
    if layer == "history":
        return ["signoria.kernel", "signoria.library"]
    if layer in ("record", "notation"):  # a record, and how it is read and written
        below = ["signoria.kernel", "signoria.library", "signoria.history"]
        return [*below, "signoria.notation", "signoria.record"]
    if layer == "story":
        return ["signoria.kernel", *RECORDS]
    if layer in LAW:
        return ["signoria.kernel", *RECORDS, *SESSIONS]
    if layer == "listening":
        return ["signoria.kernel"]
    if layer in ("table", "players"):
        below = ["signoria.kernel", "signoria.bots", "signoria.library", "signoria.players"]
        return [*below, "signoria.listening", *RECORDS, *SESSIONS]
    if layer == "guests":
        return ["signoria.kernel", "signoria.bots", "signoria.guests"]
    return ["signoria"]  # faces, server, rl and the command line stand on everything


def test_a_module_imports_only_what_lies_below_it():
    wrong = [
        f"{module} imports {name}"
        for module, path in MODULES.items()
        for name in imports(path)
        if not any(name == start or name.startswith(f"{start}.") for start in allowed(module))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("signoria.games.firenze.rules.towers", "signoria.games.firenze.phrases"),
        ("signoria.games.firenze.rules.towers", "signoria.games.florenza.rules.board"),
        ("signoria.games.firenze.phrases.telling", "signoria.games.firenze.rules.towers"),
        ("signoria.games.firenze.phrases.telling", "signoria.games.firenze.web"),
        ("signoria.games.firenze.web.city", "signoria.games.firenze.rules.board"),
        ("signoria.games.firenze.web.city", "signoria.games.firenze.terminal"),
        ("signoria.kernel.state", "signoria.games.firenze.news"),
    ],
)
def test_the_layers_forbid_what_they_are_for(module, name):
    assert not any(name == start or name.startswith(f"{start}.") for start in allowed(module))


def test_a_server_cannot_reach_bots_from_elsewhere():
    """They run whatever they like: see ``signoria.guests``. Nothing that a server imports, nor
    what that imports, leads there.
    """
    reached, waiting = set(), [name for name in MODULES if name.startswith("signoria.server")]
    at_a_terminal = ("signoria.faces.terminal", "signoria.server.command", "signoria.server.table_")
    while waiting:
        name = waiting.pop()
        if name in MODULES and name not in reached and not name.startswith(at_a_terminal):
            reached.add(name)
            waiting += imports(MODULES[name])
    assert "signoria.bots" in reached
    assert [name for name in reached if name.startswith("signoria.guests")] == []


def test_the_kernel_knows_no_game():
    names = [path.name for path in (PACKAGE / "games").iterdir() if (path / "box.toml").exists()]
    assert names
    assert [
        f"{path.name} says {name}"
        for path in (PACKAGE / "kernel").glob("*.py")
        for name in names
        if name in path.read_text(encoding="utf-8")
    ] == []


def modules_of(path):
    """Every module that a file imports, of the package or not."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    return plain | {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}


def test_rules_and_bots_need_nothing_but_python():
    standard = {"__future__", "signoria", *sys.stdlib_module_names}
    layers = ["kernel/*.py", "games/*/rules/*.py", "games/*/news.py", "bots/*.py", "learning/*.py"]
    assert [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for layer in layers
        for path in PACKAGE.glob(layer)
        for name in modules_of(path)
        if name.split(".")[0] not in standard
    ] == []


def test_rules_hold_no_random_generator_and_no_clock():
    assert [
        f"{module} imports {name}"
        for module, path in MODULES.items()
        if module.startswith(("signoria.kernel", "signoria.games"))
        for name in modules_of(path) & {"random", "secrets", "time", "datetime", "os"}
    ] == []


def test_no_drawer_for_everything():
    shelf = {"utils", "common", "base", "manager", "helpers", "misc"}
    assert not shelf & {name.split(".")[-1] for name in MODULES}
