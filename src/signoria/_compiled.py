"""What is compiled, and from which text: known to the build, to imports and to tests.

python src/signoria/_compiled.py    fails, and says why, when there is something to compile
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).parents[2]  # of the project, if this is not an installed package
# Of the kernel: plain Python, not hot.
NEVER_COMPILED = ("__init__.py", "box.py", "fields.py", "news.py", "position.py")
LEARNING = (
    "habits",
    "judging",
    "manner",
    "network",
    "planning",
    "playing_on",
    "practising",
    "selfplay",
    "studying",
    "thinking",
    "tree",
)  # what is hot in it
AGAIN = "scripts/compile compiles them again"


def modules(root: Path = ROOT) -> list[Path]:
    """Kernel, rules, search and learning, one library: one source, two ways to run."""
    package = root / "src" / "signoria"
    kernel = [path for path in package.glob("kernel/*.py") if path.name not in NEVER_COMPILED]
    rules = [
        path
        for box in package.glob("games/*/box.toml")
        for path in box.parent.glob("rules/*.py")
        if path.name != "__init__.py"
    ]
    learning = [package / "learning" / f"{name}.py" for name in LEARNING]
    return sorted([*kernel, *rules, package / "bots" / "search.py", *learning])


def is_source_tree(root: Path = ROOT) -> bool:
    """Whether this is the project, where sources change, and not an installed package."""
    return (root / "scripts" / "compile").exists()


def library(root: Path = ROOT) -> Path | None:
    """What all compiled modules are doors to, if there are any."""
    return next((root / "src").glob("signoria__mypyc*"), None)


def texts(root: Path = ROOT) -> str:
    """What is about to be compiled, and with what: to be remembered when it is done."""
    hashes = [f"{_hash(path)} {path.relative_to(root)}" for path in _sources(root)]
    return "\n".join([_tools(), *hashes, ""])


def remember(texts: str, begun: float, root: Path = ROOT) -> None:
    """After compiling: write down from which texts, and when they were read."""
    _stamp(root).parent.mkdir(exist_ok=True)
    _stamp(root).write_text(texts, encoding="utf-8")
    os.utime(_stamp(root), (begun, begun))


def why_stale(root: Path = ROOT, *, thorough: bool = False) -> str:
    """Why compiled modules beside their sources would play other rules; "" if they do not.

    Files that are older than the last compilation are believed to be unchanged, unless this is
    *thorough*. Whatever is not a source tree, such as an installed package, is never stale.
    """
    if not is_source_tree(root) or library(root) is None:
        return ""
    if not _stamp(root).exists():
        return "nobody knows from which sources the compiled modules were made"
    compiled_at = _stamp(root).stat().st_mtime
    lines = _stamp(root).read_text(encoding="utf-8").splitlines()[1:]
    known = {name: text for text, name in (line.split(" ", 1) for line in lines)}
    here = {str(path.relative_to(root)): path for path in _sources(root)}
    for name in sorted(known.keys() ^ here.keys()):
        return f"{name} {'is new' if name in here else 'is gone'}"
    for name, path in here.items():
        is_suspect = thorough or path.stat().st_mtime > compiled_at
        if is_suspect and _hash(path) != known[name]:
            return f"{name} has changed"
    return ""


def why_compile(root: Path = ROOT) -> str:
    """Why there is something to compile; "" if there is not."""
    if library(root) is None:
        return "nothing is compiled yet"
    if why := why_stale(root, thorough=True):
        return why
    made_with = _stamp(root).read_text(encoding="utf-8").splitlines()[0]
    try:
        return "" if made_with == _tools() else f"{made_with} compiled it"
    except PackageNotFoundError as error:
        return str(error)


def _stamp(root: Path) -> Path:
    return root / "build" / "compiled"


def _sources(root: Path) -> list[Path]:
    package = root / "src" / "signoria"
    return [root / "setup.py", package / "_docstrings.py", *modules(root)]


def _tools() -> str:
    return f"mypy {version('mypy')}, librt {version('librt')}, Python {sys.version.split()[0]}"


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(why_compile() or 0)
