"""Compiles kernel, games and search with mypyc, and the game still installs when that fails.

SIGNORIA_COMPILE=1 insists on compiling, 0 does not compile, auto (the default) tries.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path
from runpy import run_path
from time import time

from setuptools import setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
# Not imported: that would load the package that is about to be compiled.
COMPILED = run_path(str(HERE / "src" / "signoria" / "_compiled.py"))
FLAGS = [
    "-fno-semantic-interposition",  # lets the C compiler inline small methods
    "-Wno-misleading-indentation",  # nobody indents generated C, and to look takes minutes
]
# One library lets it inline the kernel into the games. That is a lot to read at once: optimizing
# when linking splits the work over the processors.
LINKING = ["-O3", "-fvisibility=hidden", "-flto=auto"]


def extensions() -> list[object]:
    from mypyc.build import mypycify

    sources = [str(path.relative_to(HERE)) for path in COMPILED["modules"](HERE)]
    found = mypycify(
        ["--config-file", "pyproject.toml", *sources],
        opt_level="3",
        debug_level="0",
        group_name="signoria",
    )
    has_gcc = "gcc" in (sysconfig.get_config_var("CC") or "")
    for extension in found:
        is_library = extension.name.endswith("__mypyc")  # the others are doors to it
        linking = LINKING if is_library and has_gcc else []
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *linking]
        extension.extra_link_args = [*extension.extra_link_args, *linking]
    return found


def say_why_not(error: BaseException) -> None:
    sys.stderr.write(f"{error}\nsignoria: not compiled, see above; the games run interpreted\n")


class BuildOrGoOn(build_ext):
    """In auto mode a missing compiler is no reason to fail: the same files run interpreted."""

    def run(self) -> None:
        try:
            super().run()
            if self.inplace and self.extensions:
                COMPILED["remember"](texts, begun, HERE)
        except Exception as error:
            if wanted == "1":
                raise
            say_why_not(error)
            for built in [
                *HERE.glob("src/**/*.so"),
                *HERE.glob("src/**/*.pyd"),
                *Path(self.build_lib).glob("**/*.so"),
            ]:
                built.unlink()
            self.extensions = []


wanted = os.environ.get("SIGNORIA_COMPILE", "auto")
if wanted not in ("0", "1", "auto"):
    sys.exit(f"SIGNORIA_COMPILE must be 0, 1 or auto, not {wanted!r}")

begun, texts = time(), ""
compiled: list[object] = []
if wanted != "0":
    try:
        texts = COMPILED["texts"](HERE)
        compiled = extensions()
    except (Exception, SystemExit) as error:
        if wanted == "1":
            raise
        say_why_not(error)

setup(ext_modules=compiled, cmdclass={"build_ext": BuildOrGoOn})
