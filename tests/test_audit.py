"""The audit of packages: faults are found, and an unreachable registry is not taken for a clean bill."""

from __future__ import annotations

import pytest

from tools.audit import ask, client_faults, python_faults, verdict

CLEAN = {"dependencies": [{"name": "one", "version": "1", "vulns": []}, {"name": "own", "skip_reason": "editable"}]}
FAULTY = {"dependencies": [{"name": "one", "version": "1", "vulns": [{"id": "X-1"}]}]}


def test_faults_are_named() -> None:
    assert verdict("Python", CLEAN, python_faults) == ("Python: no known fault", True)
    assert verdict("Python", FAULTY, python_faults) == ("Python: known faults\n  one 1: X-1", False)
    assert verdict("client", {"vulnerabilities": {}}, client_faults) == ("client: no known fault", True)
    faulty = {"vulnerabilities": {"two": {"severity": "high"}}}
    assert verdict("client", faulty, client_faults) == ("client: known faults\n  two: high", False)


@pytest.mark.parametrize("told", [None, {}, [], {"message": "request failed"}, {"error": {"code": "ENOTFOUND"}}])
def test_what_could_not_be_asked_is_not_called_clean(told: object) -> None:
    for faults_in in (python_faults, client_faults):
        line, _ = verdict("packages", told, faults_in)
        assert "NOTHING WAS CHECKED" in line


def test_a_program_that_is_not_there_tells_nothing() -> None:
    assert ask(["no-such-program-of-ours"]) is None
