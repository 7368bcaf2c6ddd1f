"""How long tests wait for what must come. Nothing need be so slow, but machines are busy with much else."""

from __future__ import annotations

from typing import Final

PATIENCE_S: Final = 60.0
