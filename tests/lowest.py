"""Prints the lowest versions that pyproject.toml allows, as constraints to try them with.

python -m tests.lowest > lowest.txt
pip install --constraint lowest.txt ".[web]"
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def lowest() -> list[str]:
    """What is needed to run, with and without the server."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["web"]]
    found = [Requirement(line) for line in wanted]
    return [
        f"{one.name}=={bound.version}"
        for one in found
        for bound in one.specifier
        if bound.operator == ">="
    ]


if __name__ == "__main__":
    print("\n".join(lowest()))
    sys.exit(0)
