"""Builds the package; kernel, games and search are compiled with mypyc where that is possible.

SIGNORIA_COMPILE=1 insists on compiling, 0 does not compile, auto (the default) does if it can. What
is not compiled runs interpreted, from the same files, and its wheel is for every machine.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from time import time

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
# Not imported: that would load the package that is about to be compiled.
COMPILED = run_path(str(HERE / "src" / "signoria" / "_compiled.py"))
DOCSTRINGS = run_path(str(HERE / "src" / "signoria" / "_docstrings.py"))
FLAGS = [
    "-fno-semantic-interposition",  # lets the C compiler inline small methods
    "-Wno-misleading-indentation",  # nobody indents generated C, and to look takes minutes
]
# One library lets it inline the kernel into the games. That is a lot to read at once: optimizing
# when linking splits the work over the processors.
LINKING = ["-O3", "-fvisibility=hidden", "-flto=auto"]


def what_is_missing() -> str:
    """What compiling needs and this machine lacks, and what to install; "" if nothing."""
    if find_spec("mypyc") is None:
        return "mypyc is missing: install mypy[mypyc]"
    if sys.platform == "win32":
        return ""  # where compiler and headers are, setuptools knows
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return (
            f"there is no C compiler {compiler}: install one "
            "(Debian, Ubuntu, Fedora: gcc; macOS: xcode-select --install)"
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        return (
            f"the C headers of Python {version} are missing: install them "
            f"(Debian, Ubuntu: python{version}-dev; Fedora: python{version}-devel)"
        )
    return ""


wanted = os.environ.get("SIGNORIA_COMPILE", "auto")
if wanted not in ("0", "1", "auto"):
    sys.exit(f"SIGNORIA_COMPILE must be 0, 1 or auto, not {wanted!r}")
missing = what_is_missing() if wanted != "0" else ""


def refuse_or_warn() -> None:
    """Before anything is built: who insists on compiling hears at once that it cannot be."""
    if missing and wanted == "1":
        sys.exit(f"signoria: cannot be compiled, {missing}")
    if missing:
        sys.stderr.write(f"signoria: not compiled, the games run interpreted; {missing}\n")


def extensions() -> list[object]:
    from mypyc.build import mypycify

    paths = COMPILED["modules"](HERE)
    found = mypycify(
        ["--config-file", "pyproject.toml", *[str(path.relative_to(HERE)) for path in paths]],
        opt_level="3",
        debug_level="0",
        group_name="signoria",
    )
    docstrings = DOCSTRINGS["Docstrings"](paths, HERE)
    has_gcc = "gcc" in (sysconfig.get_config_var("CC") or "")
    for extension in found:
        is_library = extension.name.endswith("__mypyc")  # the others are doors to it
        linking = LINKING if is_library and has_gcc else []
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *linking]
        extension.extra_link_args = [*extension.extra_link_args, *linking]
        for source in map(Path, extension.sources if is_library else []):
            c = source.read_text(encoding="utf-8")
            source.write_text(docstrings.put_into(c), encoding="utf-8")
    return found


class Shipped(Distribution):
    """For one platform if it is compiled, else for all. What to compile is found when building."""

    is_compiled = wanted != "0" and not missing

    def has_ext_modules(self) -> bool:
        return self.is_compiled


class BuildPython(build_py):
    """The sources, in every kind of build."""

    def run(self) -> None:
        refuse_or_warn()
        super().run()


class BuildOrGoOn(build_ext):
    """In auto mode a failure is no reason to stop: the same files run interpreted."""

    def finalize_options(self) -> None:
        self.given = dict(vars(self))  # to finalize again, when it is known what to compile
        super().finalize_options()

    def run(self) -> None:
        refuse_or_warn()
        if not self.distribution.is_compiled:
            return
        begun, texts = time(), COMPILED["texts"](HERE)
        try:
            self.distribution.ext_modules = extensions()
            vars(self).update(self.given)
            self.ensure_finalized()
            super().run()
        except (Exception, SystemExit) as error:
            if wanted == "1":
                raise
            self.go_on(error)
        else:
            if self.inplace:
                COMPILED["remember"](texts, begun, HERE)

    def go_on(self, error: BaseException) -> None:
        """Leave nothing half compiled, and let the wheel be for every machine."""
        sys.stderr.write(f"{error}\nsignoria: not compiled, see above; the games run interpreted\n")
        for folder in (HERE / "src", Path(self.build_lib)):
            for built in [*folder.glob("**/*.so"), *folder.glob("**/*.pyd")]:
                built.unlink()
        self.extensions = self.distribution.ext_modules = []
        self.distribution.is_compiled = False
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True


setup(distclass=Shipped, cmdclass={"build_ext": BuildOrGoOn, "build_py": BuildPython})
