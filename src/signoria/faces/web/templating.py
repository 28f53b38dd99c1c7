"""Jinja made for tables: the same pages, drawn in less time.

A table is drawn anew after every move, and most of it is as it was: its cards, tiles and tracks.
So a macro's markup is kept, by its arguments and by whatever else of the page the macro looks at
(:mod:`~signoria.faces.web.depending` reads that from the template), and drawn once as long as
they stay the same. Nothing in a template says so, and nothing may: a macro that looks at something
that has no plain value is drawn every time.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Any, cast

from jinja2 import Environment
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.nodes import Call, CondExpr, Const, Expr, Getattr, Name
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from signoria.faces.web.depending import Look, looks_of
from signoria.faces.web.keeping import Kept, NoKey, key_of

MOST_ESCAPED = 8192  # texts whose escaped form is remembered
_OF_DICTIONARIES = frozenset(dir(dict))
_SETTLED = ("say", "static")  # functions of the environment that look at their arguments alone


class Tables(Environment):
    """Templates whose pieces are kept."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.kept = Kept()
        self.too_large: set[tuple[str, str]] = set()  # macros whose arguments are not looked at
        self.looks: dict[str, dict[str, tuple[Look, ...] | None]] = {}  # of macros, by template

    def getattr(self, obj: Any, attribute: str) -> Any:
        """As ever, but a dictionary is asked for its content first, unless it has such a method:
        failing to find an attribute is what takes time.
        """
        if type(obj) is dict and attribute in obj and attribute not in _OF_DICTIONARIES:
            return obj[attribute]
        return super().getattr(obj, attribute)

    def piece(self, template: str | None, context: Context, macro: Macro) -> Macro:
        """A macro that is kept, if what it looks at can be known; its template by its path."""
        if template is None:
            return macro
        looks = self.looks_in(template).get(macro.name)
        if looks is None or macro.caller or macro.catch_kwargs or macro.catch_varargs:
            return macro
        return Piece(self, (template, macro.name), looks, context, macro)

    def looks_in(self, template: str) -> dict[str, tuple[Look, ...] | None]:
        """What the macros of a template look at."""
        if template not in self.looks:
            self.looks[template] = looks_of(self, template)
        return self.looks[template]

    @staticmethod
    def escaped(value: Any) -> str:
        """As ``escape``, to be written at once."""
        kind = type(value)
        if kind is str:
            return _escaped(value)
        if kind is Markup:
            return cast("str", value)
        return str(value) if kind is int or kind is float else escape(value)


@lru_cache(MOST_ESCAPED)
def _escaped(text: str) -> str:
    return str(escape(text))


class Piece(Macro):
    """A macro that is not drawn again for what it has been drawn for."""

    def __init__(
        self,
        environment: Tables,
        name: tuple[str, str],
        looks: Iterable[Look],
        context: Context,
        macro: Macro,
    ) -> None:
        vars(self).update(vars(macro))
        self._kept = environment.kept
        self._too_large = environment.too_large
        self._name = name
        self._seen: Hashable = None
        self._looks = looks
        self._context = context

    def drawn(self, evaluation: Any, args: tuple[Any, ...], named: dict[str, Any]) -> str:
        """What was drawn for such arguments, or is drawn now."""
        if self._name in self._too_large:
            return super().__call__(evaluation, *args, **named)
        try:
            if self._seen is None:  # a page does not change while it is drawn
                self._seen = key_of([look(self._context) for look in self._looks])
            key = self._name, self._seen, key_of(args), key_of(named) if named else None
        except NoKey:
            self._too_large.add(self._name)
            return super().__call__(evaluation, *args, **named)
        found = self._kept.get(key)
        if found is None:
            found = super().__call__(evaluation, *args, **named)
            self._kept.keep(key, found)
        return found


class TableContext(Context):
    """Calls macros without asking what they want to be passed."""

    def call(self, called: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """As ever."""
        if type(called) is not Piece:
            return super().call(called, *args, **kwargs)
        if kwargs:
            kwargs.pop("_loop_vars", None)
            kwargs.pop("_block_vars", None)
        return called.drawn(self.eval_ctx, args, kwargs)


class TableCode(CodeGenerator):
    """Writes the templates' code: macros become pieces, and what is written is escaped soon."""

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """The macro as a piece."""
        self.write(f"environment.piece({self.filename!r}, context, ")
        super().macro_def(macro_ref, frame)
        self.write(")")

    def visit_Getattr(self, node: Getattr, frame: Frame) -> None:  # noqa: N802 - as Jinja has it
        """A dictionary's content at once, as :meth:`Tables.getattr` would find it."""
        if node.attr in _OF_DICTIONARIES:
            super().visit_Getattr(node, frame)
            return
        self.write(f"(_at[{node.attr!r}] if type(_at := ")
        self.visit(node.node, frame)
        self.write(f") is dict and {node.attr!r} in _at else ")
        self.write(f"environment.getattr(_at, {node.attr!r}))")

    def _output_child_to_const(self, node: Expr, frame: Frame, finalize: Any) -> str:
        """Sentences without parts are written into the template, which is of one language."""
        if (settled := _settled(node)) is not None:
            name, parts = settled
            say: Any = self.environment.globals[name]
            return str(escape(say(*parts)))
        return super()._output_child_to_const(node, frame, finalize)

    def visit_CondExpr(self, node: CondExpr, frame: Frame) -> None:  # noqa: N802 - as Jinja has it
        """Without ``else`` it is the empty text, at once: something undefined takes time to say
        nothing, and a macro that is given it could not be kept.
        """
        if node.expr2 is None:
            node.expr2 = Const("", lineno=node.lineno, environment=node.environment)
        super().visit_CondExpr(node, frame)

    def _output_child_pre(self, node: Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.escaped(")


def _settled(node: Expr) -> tuple[str, list[Any]] | None:
    """A call with constants alone of what says the same in every page of a language."""
    if not isinstance(node, Call) or not isinstance(node.node, Name):
        return None
    others = node.kwargs or node.dyn_args or node.dyn_kwargs
    if node.node.name not in _SETTLED or others:
        return None
    parts = [part.value for part in node.args if isinstance(part, Const)]
    return (node.node.name, parts) if len(parts) == len(node.args) else None


Tables.context_class = TableContext
Tables.code_generator_class = TableCode
