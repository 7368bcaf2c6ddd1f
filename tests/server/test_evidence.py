"""The programs of ``make load`` fail where they prove nothing."""

from __future__ import annotations

import asyncio

import pytest

from bench import attack, attackers, kills


def test_a_life_in_which_nobody_played_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "LONGEST_LIFE", 0.0)
    plays = asyncio.run(kills.live_on(kills.Witness("http://127.0.0.1:1")))
    assert plays == 0
    [line] = kills.too_few([kills.PLAYS_IN_A_LIFE, plays, 10**6])
    assert "life 2 only 0 plays" in line


def test_every_attack_must_have_happened_and_been_refused() -> None:
    assert set(attack.DEMANDS) == set(attackers.ATTACKS)
    for name, demands in attack.DEMANDS.items():
        assert demands
        assert len(attack.shortfall(name, {})) == len(demands)
        assert attack.shortfall(name, dict(demands)) == []
    assert attack.shortfall("deep", {"400 malformed": 99, "500 server-fault": 1}) == ["deep: 1 faults of the server"]
