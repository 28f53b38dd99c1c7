"""``vec`` and ``i64``: packed when compiled, a plain list and int when interpreted.

This module is never compiled itself: compiled modules get the packed types from mypyc. Games that
run interpreted on a compiled kernel get them here, for the kernel reads their tables.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    if str(find_spec("signoria.kernel.state").origin).endswith(".py"):
        i32 = i64 = u8 = int

        class vec:  # noqa: N801 - the name of the compiled type
            """``vec[i64](items)`` is ``list(items)``."""

            def __class_getitem__(cls, item: Any) -> Any:
                return list
    else:
        from librt.vecs import vec as packed
        from mypy_extensions import i32 as i32
        from mypy_extensions import i64 as i64
        from mypy_extensions import u8 as u8

        class vec:  # noqa: N801 - the name of the compiled type
            """``vec[i64]`` is the packed type; what is no type (``Options``) lies in a list."""

            def __class_getitem__(cls, item: Any) -> Any:
                return packed[item] if isinstance(item, type) else list

    def mypyc_attr(**_: Any) -> Any:
        return lambda cls: cls
