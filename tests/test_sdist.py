"""The source distribution is the repository: to build, to test and to read, and it plays."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import signoria

ROOT = Path(__file__).parents[1]
ADDED = {"PKG-INFO", "setup.cfg"}  # by setuptools
PLAY = """
import signoria
for name in signoria.games():
    game = signoria.load(name)
    signoria.Table(game, ["random"] * game.seats[-1], seed=1).run()
print(signoria.__file__, signoria.__version__, signoria.is_compiled(), *signoria.games())
"""


def run(folder: Path, *command: str, **environment: str) -> str:
    wanted = {name: it for name, it in os.environ.items() if name != "PYTHONPATH"}
    found = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**wanted, "SIGNORIA_COMPILE": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


@pytest.fixture(scope="module")
def tracked() -> list[str]:
    """The files of the repository."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a repository: perhaps a source distribution itself")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return sorted(name for name in listed.split("\0") if name and (ROOT / name).is_file())


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory, tracked) -> Path:
    """The source distribution, unpacked elsewhere."""
    folder = tmp_path_factory.mktemp("sdist")
    clone, made = folder / "clone", folder / "made"
    for name in tracked:  # a copy, so that nothing is left behind in the repository
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        (clone / name).write_bytes((ROOT / name).read_bytes())
        (clone / name).chmod((ROOT / name).stat().st_mode)
    (clone / "src" / "signoria" / "kernel" / "state.cpython-311-x86_64-linux-gnu.so").touch()
    (clone / "src" / "signoria" / "__pycache__").mkdir()
    (clone / "src" / "signoria" / "__pycache__" / "table.cpython-311.pyc").touch()
    run(clone, "setup.py", "--quiet", "sdist", "--dist-dir", str(made))
    (archive,) = made.iterdir()
    with tarfile.open(archive) as found:
        found.extractall(folder, filter="data")
    return folder / f"signoria-{signoria.__version__}"


@pytest.fixture(scope="module")
def wheel(unpacked) -> Path:
    """A wheel that is built from the source distribution."""
    run(unpacked, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", str(unpacked.parent))
    (found,) = unpacked.parent.glob("*.whl")
    return found


def test_the_source_distribution_has_every_file_of_the_repository_and_no_other(unpacked, tracked):
    found = {str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()}

    assert sorted(set(tracked) - found) == []
    more = found - set(tracked) - ADDED
    assert [
        name for name in more if not name.startswith(("src/signoria.egg-info/", "build/"))
    ] == []


def test_scripts_can_still_be_run(unpacked):
    for script in (ROOT / "scripts").iterdir():
        assert os.access(unpacked / "scripts" / script.name, os.X_OK), script.name


def test_a_wheel_from_the_source_distribution_has_the_package_with_all_its_files(wheel, tracked):
    with zipfile.ZipFile(wheel) as found:
        names = set(found.namelist())
    package = [name.removeprefix("src/") for name in tracked if name.startswith("src/signoria/")]
    only_to_read = ("README.md", ".png")

    assert "signoria/games/firenze/box.toml" in names
    assert [name for name in package if name not in names and not name.endswith(only_to_read)] == []


def test_the_wheel_says_who_made_it_under_which_licence_and_for_which_python(wheel):
    with zipfile.ZipFile(wheel) as found:
        info = f"signoria-{signoria.__version__}.dist-info"
        metadata = found.read(f"{info}/METADATA").decode()
        assert f"{info}/licenses/LICENSE" in found.namelist()

    for line in (
        f"Version: {signoria.__version__}",
        "Author: The Signoria authors",
        "License-Expression: MIT",
        "Requires-Python: >=3.11",
        "Classifier: Topic :: Games/Entertainment :: Board Games",
        "Keywords: board games,",
    ):
        assert line in metadata


def test_what_is_installed_from_it_plays(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as found:
        found.extractall(tmp_path / "installed")

    said = run(tmp_path, "-c", PLAY, PYTHONPATH=str(tmp_path / "installed")).split()

    assert said[0].startswith(str(tmp_path))
    assert said[1:3] == [signoria.__version__, "False"]
    assert said[3:] == signoria.games()
