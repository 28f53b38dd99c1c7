"""Docstrings: ``help`` says the same of compiled classes as of their sources."""

from __future__ import annotations

import ast
import inspect
import pydoc
import sys
from pathlib import Path

import pytest

import signoria
from signoria import _compiled
from signoria._docstrings import Docstrings, literal

ROOT = Path(__file__).parents[1]
STATE = ROOT / "src" / "signoria" / "kernel" / "state.py"
GAME = ROOT / "src" / "signoria" / "kernel" / "game.py"
AS_MYPYC_WRITES = r"""
static PyGetSetDef game___ScoreSheet_getseters[] = {
    {"lines",
     (getter)game___ScoreSheet_get_lines, NULL,
     NULL, NULL},
    {"total",
     (getter)game___ScoreSheet_get_total,
    NULL, NULL, NULL},
static PyMethodDef state___State_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_state_____mypyc__State_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_state___State___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"reward",
     (PyCFunction)CPyPy_state___State___reward,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reward($self, seat)\n--\n\n")},
static PyTypeObject CPyType_state___State_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "State",
    .tp_doc = PyDoc_STR("State(seats)\n--\n\n"),
};
    {"settle", (PyCFunction)CPyPy_state___settle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("settle(state, answer)\n--\n\n") /* docstring */},
static struct PyModuleDef statemodule = {
    PyModuleDef_HEAD_INIT,
    "signoria.kernel.state",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
"""


def documented():
    """Every class and function of a compiled module, with its docstring in the source."""
    for path in _compiled.modules():
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name[0] != "_":
                yield module, node


def said(thing: object) -> str:
    """Its own docstring, not one that a base class has."""
    return inspect.cleandoc(getattr(thing, "__doc__", None) or "")


def test_classes_methods_properties_and_functions_have_their_docstrings_at_run_time():
    signoria.load("firenze")
    checked = 0
    for module, node in documented():
        __import__(module)
        thing = getattr(sys.modules[module], node.name)
        assert said(thing) == (ast.get_docstring(node) or ""), f"{module}.{node.name}"
        for method in node.body if isinstance(node, ast.ClassDef) else []:
            is_asked_for = isinstance(method, ast.FunctionDef) and ast.get_docstring(method)
            if is_asked_for and not method.name.startswith("_"):
                own = vars(thing)[method.name]
                assert said(own) == ast.get_docstring(method), f"{node.name}.{method.name}"
                checked += 1

    assert checked > 200


def test_modules_have_their_docstrings_at_run_time():
    for path in _compiled.modules():
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        __import__(module)
        written = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        assert said(sys.modules[module]) == (written or "")


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        (signoria.State, "An independent twin."),
        (signoria.State, "Two states are equal when they are the"),
        (signoria.Game, "The state that ``str(state)`` wrote."),
        (signoria.ScoreSheet, "All the lines together."),
        (signoria.load, "The game of that name"),
    ],
)
def test_help_explains_the_public_names(thing, sentence):
    assert sentence in pydoc.render_doc(thing, renderer=pydoc.plaintext)


def test_docstrings_are_put_behind_the_signatures_that_mypyc_writes():
    c = Docstrings([STATE, GAME], ROOT).put_into(AS_MYPYC_WRITES)

    assert r'PyDoc_STR("copy($self)\n--\n\n" "An independent twin.")' in c
    assert r'PyDoc_STR("State(seats)\n--\n\n" "A game in progress' in c
    assert r'PyDoc_STR("settle(state, answer)\n--\n\n" "Put *answer* in front' in c
    assert '"signoria.kernel.state",\n    "A game in progress: what lies' in c
    assert '(getter)game___ScoreSheet_get_total,\n    NULL, "All the lines together.", NULL}' in c
    assert "(getter)game___ScoreSheet_get_lines, NULL,\n     NULL, NULL}" in c
    assert "CPyDef_state_____mypyc__State_setup, METH_O, NULL}" in c


def test_docstrings_are_put_in_once():
    docstrings = Docstrings([STATE, GAME], ROOT)
    c = docstrings.put_into(AS_MYPYC_WRITES)

    assert docstrings.put_into(c) == c


@pytest.mark.parametrize("text", ['say "take 1"', "a\\b", "two\nlines", "7 × 8 … why??/", "1\n23"])
def test_a_text_is_what_c_reads(text):
    shown = literal(text)

    assert shown.isascii()
    assert "\n" not in shown
    assert "??" not in shown
    assert ast.literal_eval(f"b{shown}").decode() == text
