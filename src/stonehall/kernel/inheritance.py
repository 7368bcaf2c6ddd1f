"""How a class of the compiled engine lets classes outside the package inherit from it: ``@mypyc_attr(…)``."""
# interpreted: the compiler must see one thing here, the running program another

# mypyc closes its classes to plain Python unless they are marked, and knows the mark by its full name. So type checkers
# and the compiler see the real one; a program that runs needs no package for it: it gets a mark that does nothing.

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda marked: marked


__all__ = ["mypyc_attr"]
