"""Changed sources win over stale compiled modules, and the tests stop when there are any."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from signoria import _compiled

ROOT = Path(__file__).parents[1]
LIBRARY = "signoria__mypyc.abi3.so"
RULE = "src/signoria/games/medici_dice/rules/round.py"
COMPILED = "file too short"  # what Python says of the empty files that stand for compiled modules
# What every test needs.
TESTS = [
    *("tests/__init__.py", "tests/conftest.py"),
    *("tests/browser/__init__.py", "tests/browser/people.py", "tests/browser/playing.py"),
]
ASK = "import signoria; print('interpreted' if not signoria.is_compiled() else 'compiled')"


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Path:
    """A source tree in which everything is compiled, as far as file names tell."""
    root = tmp_path_factory.mktemp("project")
    sources = shutil.ignore_patterns("*.so", "__pycache__", "faces", "server")
    shutil.copytree(ROOT / "src" / "signoria", root / "src" / "signoria", ignore=sources)
    for name in ("setup.py", "scripts/compile", *TESTS):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (root / "tests" / "test_nothing.py").write_text("def test_nothing(): pass\n", encoding="utf-8")
    for path in _compiled.modules(root):
        path.with_suffix(".abi3.so").touch()
    (root / "src" / LIBRARY).touch()
    return root


@pytest.fixture
def compiled(project) -> Path:
    """The same, compiled just now; changes are taken back."""
    before = {path: path.read_text(encoding="utf-8") for path in project.glob("src/**/*.py")}
    _compiled.remember(_compiled.texts(project), time.time(), project)
    yield project
    for path in set(project.glob("src/**/*.py")) - set(before):
        path.unlink()
    for path, text in before.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def run(root: Path, *command: str, **environment: str) -> tuple[int, str]:
    """A process in that tree: how it ended and what it said."""
    wanted = {name: it for name, it in os.environ.items() if name != "SIGNORIA_PURE"}
    said = subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env={**wanted, "PYTHONPATH": str(root / "src"), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return said.returncode, said.stdout + said.stderr


def change(path: Path) -> None:
    """Another text, a little later."""
    path.write_text(path.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    later(path)


def later(path: Path) -> None:
    """The same text, a little later."""
    os.utime(path, (time.time() + 2, time.time() + 2))


def test_compiled_modules_are_taken_as_long_as_nothing_has_changed(compiled):
    assert _compiled.why_stale(compiled, thorough=True) == ""
    assert COMPILED in run(compiled, "-c", ASK)[1]


def test_a_changed_rule_is_played_interpreted_and_the_message_says_how_to_compile(compiled):
    change(compiled / RULE)

    code, said = run(compiled, "-c", ASK)

    assert code == 0
    assert "interpreted\n" in said
    assert said.count(f"{RULE} has changed since they were compiled: scripts/compile") == 1


def test_a_file_that_was_only_touched_has_not_changed(compiled):
    later(compiled / RULE)

    assert _compiled.why_stale(compiled) == ""
    assert COMPILED in run(compiled, "-c", ASK)[1]


@pytest.mark.parametrize("name", ["kernel/news.py", "games/firenze/phrases/names.py", "table.py"])
def test_what_is_not_compiled_may_change(compiled, name):
    change(compiled / "src" / "signoria" / name)

    assert _compiled.why_stale(compiled, thorough=True) == ""


def test_a_new_rule_and_a_rule_that_is_gone_count_as_changes(compiled):
    new = compiled / RULE.replace("round.py", "new.py")
    new.write_text('"""New."""\n', encoding="utf-8")
    assert _compiled.why_stale(compiled).endswith("new.py is new")

    new.unlink()
    (compiled / RULE).unlink()
    assert _compiled.why_stale(compiled) == f"{RULE} is gone"


def test_a_change_that_kept_an_old_time_is_found_by_whoever_looks_thoroughly(compiled):
    change(compiled / RULE)
    os.utime(compiled / RULE, (1, 1))

    assert _compiled.why_stale(compiled) == ""
    assert _compiled.why_stale(compiled, thorough=True) == f"{RULE} has changed"


def test_what_was_written_while_the_compiler_ran_is_a_change(compiled):
    begun, texts = time.time() - 60, _compiled.texts(compiled)
    change(compiled / RULE)
    os.utime(compiled / RULE, (begun + 30, begun + 30))
    _compiled.remember(texts, begun, compiled)

    assert _compiled.why_stale(compiled) == f"{RULE} has changed"


def test_modules_that_were_compiled_from_nobody_knows_what_are_not_taken(compiled):
    (compiled / "build" / "compiled").unlink()

    assert "nobody knows" in _compiled.why_stale(compiled)
    assert "interpreted\n" in run(compiled, "-c", ASK)[1]


def test_who_asks_for_sources_hears_no_warning(compiled):
    change(compiled / RULE)

    assert run(compiled, "-c", ASK, SIGNORIA_PURE="1") == (0, "interpreted\n")


def test_what_is_installed_is_never_checked(compiled):
    change(compiled / RULE)
    (compiled / "scripts").rename(compiled / "elsewhere")
    try:
        assert _compiled.why_stale(compiled) == ""
        assert COMPILED in run(compiled, "-c", ASK)[1]
    finally:
        (compiled / "elsewhere").rename(compiled / "scripts")


def test_tests_stop_when_compiled_modules_are_stale_unless_they_are_about_sources(compiled):
    change(compiled / RULE)
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_nothing.py")

    code, said = run(compiled, *command)
    assert code == pytest.ExitCode.USAGE_ERROR
    assert f"{RULE} has changed since the rules were compiled: run scripts/compile" in said
    assert "passed" not in said

    assert run(compiled, *command, SIGNORIA_PURE="1")[0] == 0


WHILE_IT_RUNS = """
import time
from importlib.metadata import PackageNotFoundError
from pathlib import Path
import signoria
from signoria import _compiled, _ways_to_run
print(_ways_to_run.is_next_compiled())
(Path("src") / "{library}").touch()
print(_ways_to_run.is_next_compiled())
_compiled.remember(_compiled.texts(), time.time())
print(_ways_to_run.is_next_compiled())
signoria.load("firenze")
print(signoria.is_compiled())
"""


def test_what_is_compiled_beside_a_process_is_for_the_next_one(compiled):
    """Doors without their library are a compiler at work."""
    (compiled / "src" / LIBRARY).unlink()
    (compiled / "build" / "compiled").unlink()

    code, said = run(compiled, "-c", WHILE_IT_RUNS.format(library=LIBRARY))

    assert code == 0, said
    assert said.split() == ["False", "False", "True", "False"]
    assert COMPILED in run(compiled, "-c", ASK)[1]


def test_who_wants_sources_wants_them_for_the_next_process_too(compiled):
    ask = "from signoria import _ways_to_run; print(_ways_to_run.is_next_compiled())"
    assert run(compiled, "-c", ask, SIGNORIA_PURE="1") == (0, "False\n")


def test_whether_to_compile_is_asked_where_the_compiler_is_not_installed(compiled, monkeypatch):
    def missing(name):
        raise PackageNotFoundError(name)

    monkeypatch.setattr(_compiled, "version", missing)
    assert "mypy" in _compiled.why_compile(compiled)


def test_the_compiled_group_holds_kernel_rules_and_search():
    names = {str(path.relative_to(ROOT / "src" / "signoria")) for path in _compiled.modules()}

    assert {"kernel/state.py", "games/medici_dice/rules/round.py", "bots/search.py"} <= names
    assert not {"_compat.py", "kernel/news.py", "kernel/box.py"} & names
    assert not [name for name in names if name.startswith("games/") and "/rules/" not in name]
