"""How many examples a property test tries."""

from __future__ import annotations

import os

FEWER = 3


def examples(count: int) -> int:
    """So many in each round of ``make nightly``, a third of them in every other run."""
    return count if os.environ.get("STONEHALL_LUCK") == "fresh" else count // FEWER
