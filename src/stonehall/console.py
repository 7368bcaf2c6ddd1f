"""The program ``stonehall``: runs the command line, or says what to install where a part of it is missing.

Standard library only: the engine comes without dependencies, and this is what an engine alone can still say.
"""

from __future__ import annotations

import sys
from importlib import import_module

SERVER_COMMANDS = {"serve", "schema"}


def main() -> None:
    """The entry point of the program."""
    command = sys.argv[1:2]
    part = "server" if SERVER_COMMANDS.intersection(command) else "terminal"
    try:
        cli = import_module("stonehall.cli")
        if part == "server":
            import_module("stonehall.server.run")
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "stonehall"):
            raise
        program = " ".join(["stonehall", *command])
        print(f"{program}: the package {package} is not installed, and this needs it. Type:", file=sys.stderr)
        print(f'  pip install "stonehall[{part}]"', file=sys.stderr)
        sys.exit(2)
    cli.main()
