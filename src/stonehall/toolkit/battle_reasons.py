"""Why a play of a battle is not legal, as far as all battles say so alike; the rules they cite are their own."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol

from stonehall.kernel.decision import CHANCE, Option, Step
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term, Value
from stonehall.kernel.state import State
from stonehall.toolkit.battle_abilities import BattleAbility
from stonehall.toolkit.english import EnglishText
from stonehall.toolkit.factions import FactionCard
from stonehall.toolkit.pointing import Clicks, is_offered, not_asked

AnyCard = FactionCard[Any]
Verdict = Callable[[Any, tuple[int, ...]], list[Problem]]
"""``(s, args)``: why the play of a verb with these arguments is not legal."""


REASONS: Final = (
    "ability-now", "ability-phase", "ability-used", "allowed", "choice", "cost", "effect", "hand", "luck", "no-ability",
    "no-card", "not-empty", "not-offered", "not-unit", "not-yours", "over", "own-card", "turn",
)  # fmt: skip
"""The reasons that every battle has words for."""


class Lying(Protocol):
    """A card in play."""

    @property
    def card(self) -> AnyCard: ...
    @property
    def controller(self) -> int: ...
    def has_used(self, ability: Any, /) -> bool: ...


class Reasons:
    """The reasons of one game in its words; the message of the reason ``hand`` is ``<prefix>-why-hand``.

    ``phases`` are their names, ``main`` is the step that asks for the plays of a phase, ``any_phase`` the phase of what
    can be used in all.
    """

    def __init__(self, words: EnglishText, prefix: str, phases: Sequence[Term], main: Step, any_phase: int) -> None:
        self.words = words
        self.prefix = prefix
        self.phases = phases
        self.main = main
        self.any_phase = any_phase

    def explain(
        self,
        s: State,
        option: Option,
        verdicts: Mapping[str, Verdict],
        not_now: Callable[[Any, str, tuple[int, ...]], list[Problem]],
        waiting: tuple[Collection[str], str],
        choice_rule: str,
    ) -> list[Problem]:
        """The rules an option breaks in this state, the nearest to the mistake first.

        ``not_now(s, verb, args)`` goes before the verdicts. While an effect is being resolved the verbs of ``waiting``
        have to wait (with the rule about that), others are none of the choices it leaves.
        """
        verb, decision = option.verb, s.decision
        if decision is None:
            return []
        if decision.seat == CHANCE:
            return self.why("luck")
        if self.is_resolving(s):
            verbs, rule = waiting
            return self.why("effect", rule) if verb in verbs else self.why("choice", choice_rule)
        problems = not_now(s, verb, option.args)
        if problems:
            return problems
        verdict = verdicts.get(verb)
        return self.why("not-offered") if verdict is None else verdict(s, option.args)

    def pointed(
        self,
        s: State,
        seat: int,
        clicked: tuple[str, str],
        clicks: Clicks,
        is_attack_on_own: Callable[[Any, str], bool],
        rules: tuple[str, str, str],
    ) -> list[Problem]:
        """Why nothing comes of pointing at something, wherever it is: nobody asks, it is offered, or an effect asks.

        ``clicked`` is what was picked before, if anything, and what was pointed at. An attack on an own card is not
        meant by pointing alone. ``rules`` are those about turns, about such attacks and about choices.
        """
        turns, own_cards, choices = rules
        over, luck, turn = [f"{self.prefix}-why-{reason}" for reason in ("over", "luck", "turn")]
        problems = not_asked(s, seat, self.words, over=over, luck=luck, turn=turn, rule=turns)
        if problems:
            return problems
        picked, at = clicked
        if is_offered(s, [picked, at] if picked else [at], clicks):
            attacks = [text for text in s.legal_texts() if clicks(text) == ("", *clicked)]
            own = any(is_attack_on_own(s.view(seat), text) for text in attacks)
            return self.why("own-card", own_cards) if own else self.why("allowed")
        return self.why("choice", choices) if self.is_resolving(s) else []

    def is_resolving(self, s: State) -> bool:
        """Whether what is asked belongs to an effect, not to the phase."""
        return s.asking_frame is not None and not s.is_asked_in(self.main)

    def why(self, reason: str, rule: str = "", **args: Value) -> list[Problem]:
        return [self.words.problem(f"{self.prefix}-why-{reason}", rule, "", **args)]

    def card(self, card: AnyCard) -> Term:
        return Term(f"{self.prefix}-card", card.id)

    def phase(self, phase: int) -> Term:
        return self.phases[phase]

    # Cards of the hand ------------------------------------------------------------------------------------------

    def in_hand(self, hand: Sequence[int], card: AnyCard, rule: str) -> list[Problem]:
        """Whether a card is missing in the hand."""
        return [] if card.number in hand else self.why("hand", rule, card=self.card(card))

    def price(self, card: AnyCard, cost: int, magic: int, rule: str) -> list[Problem]:
        """Whether magic is missing for a card."""
        return [] if cost <= magic else self.why("cost", rule, card=self.card(card), cost=cost, magic=magic)

    def occupied(self, piece: Lying | None, square: str, rule: str) -> list[Problem]:
        """Whether a card lies where there must be none."""
        return [] if piece is None else self.why("not-empty", rule, square=square, card=self.card(piece.card))

    # Units ------------------------------------------------------------------------------------------------------

    def no_own_unit(
        self, piece: Lying | None, is_unit: Callable[[Any], bool], seat: int, square: str, rule: str, unit_rule: str
    ) -> list[Problem]:
        """Why there is no unit on a square that a seat could use."""
        if piece is None:
            return self.why("no-card", rule, square=square)
        if piece.controller != seat:
            return self.why("not-yours", rule, card=self.card(piece.card), square=square)
        return [] if is_unit(piece) else self.why("not-unit", unit_rule, card=self.card(piece.card))

    def ability(
        self, ability: BattleAbility, name: Term, phase: int, user: Lying | None, rules: tuple[str, ...]
    ) -> list[Problem]:
        """Why an ability cannot be used: nobody has it, the phase is another, it was used, or it cannot be used now.

        ``user`` is the own card that has it; ``rules`` are those about each of these.
        """
        nobody, phases, once, now = rules
        if user is None:
            return self.why("no-ability", nobody, ability=name)
        if ability.uses is not None and ability.phase not in (phase, self.any_phase):
            return self.why("ability-phase", phases, ability=name, phase=self.phase(ability.phase))
        used = user.has_used(ability)
        return self.why("ability-used", once, ability=name) if used else self.why("ability-now", now, ability=name)
