"""Ask the registries whether a package we build on has a known fault: pip-audit for Python, npm audit for the client.

A registry that cannot be reached is named, and nothing is claimed of its packages; a known fault ends in exit code 1.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.parent / "web"
PYTHON = [sys.executable, "-m", "pip_audit", "--skip-editable", "--progress-spinner", "off", "--format", "json"]
CLIENT = ["npm", "audit", "--json"]


def python_faults(told: Any) -> list[str]:
    """The known faults in what pip-audit tells."""
    return [
        f"{package['name']} {package['version']}: {fault['id']}"
        for package in told["dependencies"]
        for fault in package.get("vulns", [])
    ]


def client_faults(told: Any) -> list[str]:
    """The known faults in what npm audit tells."""
    return [f"{name}: {fault['severity']}" for name, fault in told["vulnerabilities"].items()]


def ask(command: Sequence[str], folder: Path | None = None) -> Any:
    """What a program tells as JSON; nothing if it has nothing to tell."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
        return json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def verdict(name: str, told: Any, faults_in: Any) -> tuple[str, bool]:
    """A line about some packages, and whether they are all right as far as is known."""
    try:
        faults = faults_in(told)
    except (KeyError, TypeError, AttributeError):
        return f"{name}: their registry cannot be asked from here; NOTHING WAS CHECKED", True
    if faults:
        return "\n  ".join([f"{name}: known faults", *faults]), False
    return f"{name}: no known fault", True


def main() -> None:
    verdicts = [
        verdict("Python packages", ask(PYTHON), python_faults),
        verdict("packages of the client", ask(CLIENT, WEB), client_faults),
    ]
    for line, _ in verdicts:
        print(line)
    sys.exit(0 if all(well for _, well in verdicts) else 1)


if __name__ == "__main__":
    main()
