"""A lock on an open file that ends with the process that holds it, whatever becomes of the process."""

from __future__ import annotations

import sys
from typing import TextIO

if sys.platform == "win32":
    import msvcrt

    def take(file: TextIO) -> None:
        """Take the lock; ``OSError`` if another process has it."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(file: TextIO) -> None:
        """Take the lock; ``OSError`` if another process has it."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
