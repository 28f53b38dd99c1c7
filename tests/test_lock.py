"""Ranges in pyproject.toml say what the package runs with, constraints.txt what is tested."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LINES = [
    line
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
LOCK = {canonicalize_name(name): version for name, _, version in (s.partition("==") for s in LINES)}
TOOLS = {"pip", "wheel"}  # Python's own, which bring nothing to a test


def requirements() -> dict[str, list[Requirement]]:
    """By where they are said: to run, for each extra that a test's environment has, to build."""
    extras = PROJECT["project"]["optional-dependencies"]
    (own,) = [one for one in map(Requirement, extras["dev"]) if one.name == "signoria"]
    extras = {name: lines for name, lines in extras.items() if name in {"dev", *own.extras}}
    said = {
        "run": PROJECT["project"]["dependencies"],
        "build": PROJECT["build-system"]["requires"],
        **extras,
    }
    return {
        where: [found for line in lines if (found := Requirement(line)).name != "signoria"]
        for where, lines in said.items()
    }


WANTED = [(where, one) for where, several in requirements().items() for one in several]


def brought() -> dict[str, str]:
    """Every distribution that a test's environment has because somebody asks for it."""
    found: dict[str, str] = {}
    waiting = [one for _, one in WANTED]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        for line in importlib.metadata.requires(name) or [] if name not in found else []:
            next_one = Requirement(line)
            extras = wanted.extras or {""}
            if any(not next_one.marker or next_one.marker.evaluate({"extra": e}) for e in extras):
                waiting.append(next_one)
        found[name] = importlib.metadata.version(name)
    return found


@pytest.mark.parametrize(("where", "wanted"), WANTED, ids=str)
def test_the_lock_lies_within_the_ranges(where, wanted):
    assert Version(LOCK[canonicalize_name(wanted.name)]) in wanted.specifier


@pytest.mark.parametrize(
    ("where", "wanted"), [one for one in WANTED if one[0] in ("run", "web")], ids=str
)
def test_what_runs_has_a_lowest_version_and_ends_before_the_next_that_may_break_it(where, wanted):
    assert sorted(one.operator for one in wanted.specifier) == ["<", ">="]


def test_the_lock_has_exact_versions_and_says_nothing_else():
    assert [line for line in LINES if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    assert len(LOCK) == len(LINES)


def test_the_lock_covers_everything_and_is_what_is_tested():
    there = {name: version for name, version in brought().items() if name not in TOOLS}

    assert {name: LOCK.get(name) for name in there} == there, "scripts/prepare, or scripts/lock"


def test_the_lock_has_nothing_that_nobody_asks_for():
    assert sorted(set(LOCK) - set(brought())) == []


def test_tests_and_play_install_what_is_locked():
    installs = [
        line
        for line in (ROOT / "scripts" / "prepare").read_text(encoding="utf-8").splitlines()
        if "pip install" in line
    ]
    assert installs
    assert [line for line in installs if "--constraint constraints.txt" not in line] == []


def test_to_build_and_to_run_compiled_ask_for_the_same_librt():
    found = {
        where: str(one.specifier)
        for where, several in requirements().items()
        for one in several
        if one.name == "librt"
    }

    assert found["run"] == found["build"]
    assert set(found) == {"run", "build"}


def test_what_is_imported_is_asked_for():
    """Not only brought along by something else, which may drop it."""
    homes = importlib.metadata.packages_distributions()
    for path in (ROOT / "src").glob("**/*.py"):
        wanted = ("run", "rl", "spiel") if "rl" in path.parts else ("run", "web")
        asked = {canonicalize_name(one.name) for where, one in WANTED if where in wanted}
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"^\s*(?:from|import) (\w+)", text, re.MULTILINE):
            owners = {canonicalize_name(home) for home in homes.get(name, [])}
            assert owners - {"mypy", "signoria"} <= asked, f"{path.name} imports {name}"


def test_addresses_have_one_place_and_none_is_made_up():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")

    assert text.count("[project.urls]") == 1
    assert "://" not in text + "\n".join(LINES)
