"""Wheels: pure ones are for every machine, compiled ones for theirs; what is missing is said first.

No test waits for mypyc: a stand-in writes a little C, or fails, where the real one would work.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import mypyc
import pytest

ROOT = Path(__file__).parents[1]
FILES = ["setup.py", "pyproject.toml", "README.md", "LICENSE", "src/signoria"]
WRITES_C = """
from pathlib import Path
from setuptools import Extension

def mypycify(paths, **options):
    Path("mypyc-was-here").touch()
    Path("library.c").write_text(
        '#include <Python.h>\\n'
        'static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "signoria__mypyc"};\\n'
        'PyMODINIT_FUNC PyInit_signoria__mypyc(void) { return PyModule_Create(&module); }\\n'
    )
    return [Extension("signoria__mypyc", ["library.c"])]
"""
FAILS = """
from pathlib import Path

def mypycify(paths, **options):
    Path("mypyc-was-here").touch()
    raise SystemExit("error: the compiler is ill")
"""
GOES_ON = "signoria: not compiled"


@pytest.fixture(scope="module")
def source(tmp_path_factory) -> Path:
    """What a wheel is built from, without what is compiled."""
    folder = tmp_path_factory.mktemp("source")
    leave_out = shutil.ignore_patterns("*.so", "__pycache__", "web", "locale")
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=leave_out)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def tree(source) -> Path:
    """The same as if it had never been built."""
    for name in ("build", "dist", "mypyc-was-here", "stand-in", "src/signoria.egg-info"):
        path = source / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    return source


def stand_in(tree: Path, code: str) -> str:
    """A mypyc of which only one function is another; the path to find it by."""
    package = tree / "stand-in" / "mypyc"
    package.mkdir(parents=True)
    real = str(Path(str(mypyc.__file__)).parent)
    (package / "__init__.py").write_text(f"__path__.append({real!r})\n", encoding="utf-8")
    (package / "build.py").write_text(code, encoding="utf-8")
    return str(package.parent)


def build(
    tree: Path, *command: str, mypyc: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    wanted = {name: it for name, it in os.environ.items() if name not in ("CC", "SIGNORIA_COMPILE")}
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", *command],
        cwd=tree,
        env={**wanted, "PYTHONPATH": mypyc, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def wheel(tree: Path, said: subprocess.CompletedProcess[str]) -> str:
    """The tags of the one wheel that was built."""
    assert said.returncode == 0, said.stderr
    (found,) = (tree / "dist").glob("*.whl")
    return found.stem.split("-", 2)[2]


def test_a_wheel_that_is_not_compiled_is_for_every_machine(tree):
    said = build(tree, "bdist_wheel", SIGNORIA_COMPILE="0")

    assert wheel(tree, said) == "py3-none-any"
    assert GOES_ON not in said.stderr


def test_a_compiled_wheel_is_for_its_platform(tree):
    said = build(tree, "bdist_wheel", mypyc=stand_in(tree, WRITES_C), SIGNORIA_COMPILE="1")

    tags = wheel(tree, said)
    assert tags.startswith(f"cp3{sys.version_info.minor}-cp3{sys.version_info.minor}")
    assert not tags.endswith("-any")


def test_a_wheel_whose_compiling_failed_is_for_every_machine(tree):
    said = build(tree, "bdist_wheel", mypyc=stand_in(tree, FAILS))

    assert wheel(tree, said) == "py3-none-any"
    assert (tree / "mypyc-was-here").exists()
    assert "the compiler is ill" in said.stderr
    assert GOES_ON in said.stderr


def test_who_insists_on_compiling_gets_no_other_wheel(tree):
    said = build(tree, "bdist_wheel", mypyc=stand_in(tree, FAILS), SIGNORIA_COMPILE="1")

    assert said.returncode != 0
    assert "the compiler is ill" in said.stderr
    assert not list(tree.glob("dist/*.whl"))


def test_a_missing_compiler_is_noticed_before_mypyc_works(tree):
    said = build(tree, "bdist_wheel", mypyc=stand_in(tree, WRITES_C), CC="no-such-compiler -O2")

    assert wheel(tree, said) == "py3-none-any"
    assert not (tree / "mypyc-was-here").exists()
    sentences = [line for line in said.stderr.splitlines() if GOES_ON in line]
    assert len(sentences) == 1
    assert "there is no C compiler no-such-compiler: install one" in sentences[0]


@pytest.mark.parametrize("command", [("bdist_wheel",), ("build_ext", "--inplace")])
def test_who_insists_on_compiling_hears_what_is_missing_and_nothing_is_built(tree, command):
    said = build(
        tree, *command, mypyc=stand_in(tree, WRITES_C), SIGNORIA_COMPILE="1", CC="no-such-compiler"
    )

    assert said.returncode != 0
    assert said.stderr.startswith("signoria: cannot be compiled, there is no C compiler")
    assert "Traceback" not in said.stderr
    assert not (tree / "mypyc-was-here").exists()


def test_missing_headers_are_noticed_before_mypyc_works(tree):
    without = (
        "import runpy, sys, sysconfig; real = sysconfig.get_path;"
        "sysconfig.get_path = lambda name, *more, **named: "
        "'/nowhere' if name == 'include' else real(name, *more, **named);"
        "sys.argv = ['setup.py', '--quiet', 'build_ext', '--inplace'];"
        "runpy.run_path('setup.py', run_name='__main__')"
    )
    said = subprocess.run(
        [sys.executable, "-c", without],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": stand_in(tree, WRITES_C), "SIGNORIA_COMPILE": "auto"},
        capture_output=True,
        text=True,
        check=False,
    )

    version = f"3.{sys.version_info.minor}"
    assert said.returncode == 0, said.stderr
    assert f"the C headers of Python {version} are missing: install them" in said.stderr
    assert f"python{version}-dev" in said.stderr
    assert not (tree / "mypyc-was-here").exists()


@pytest.mark.parametrize("command", ["sdist", "egg_info"])
def test_what_builds_nothing_compiles_nothing_and_is_silent_about_it(tree, command):
    said = build(tree, command, mypyc=stand_in(tree, WRITES_C), SIGNORIA_COMPILE="1")

    assert said.returncode == 0, said.stderr
    assert not (tree / "mypyc-was-here").exists()
    assert "compiled" not in said.stderr


def test_a_wish_that_is_none_is_refused(tree):
    said = build(tree, "bdist_wheel", SIGNORIA_COMPILE="yes")

    assert said.returncode != 0
    assert "SIGNORIA_COMPILE must be 0, 1 or auto, not 'yes'" in said.stderr
