"""A table with cards in play, their abilities, and the effects that wait: what a state of a card game keeps."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from stonehall.kernel.game import AnyGame
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.state import State
from stonehall.toolkit.abilities import Ability
from stonehall.toolkit.cards import AbilityCard
from stonehall.toolkit.pieces import P

B = TypeVar("B", bound=Ability)

Waiting = tuple[int, int, int, tuple[int, ...]]
"""A triggered effect that waits: moment, ability number, id of its card, payload."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable(State, Generic[P, B]):
    """A state with cards in play whose abilities react to moments (``triggers.py``).

    ``by_number`` are the abilities of the game; ``parting`` the moments, as bits, whose effects still take place when
    their card has just gone; ``silencing`` the question that cards answer which take abilities away.
    """

    def __init__(
        self, game: AnyGame, by_number: list[B], parting: int, silencing: int, field: list[P] | None = None
    ) -> None:
        super().__init__(game)
        self.by_number = by_number
        self.parting = parting
        self.silencing = silencing
        self.field: list[P] = [] if field is None else field
        """The cards on the board in the order they came there."""
        self.by_id: dict[int, P] | None = None
        """The same by their ids, once somebody asked for all: most copies that a search makes are never asked."""
        self.next_id = 1
        """The id of the next card that comes into play."""
        self.events: list[P] = []
        """The cards in play that lie beside the board."""
        self.fallen: dict[int, P] = {}
        """Cards that have just gone, and whose abilities may still work."""
        self.waiting: list[Waiting] = []
        self.auras: list[P] = []
        """The cards in play that give abilities to others, or take them away."""
        self.lent_moments = 0
        """The moments that given abilities may react to."""
        self.live_moments = 0
        """The moments that some card of this game reacts to: others need not be announced."""

    @abstractmethod
    def tell_triggered(self, number: int, source: P) -> None:
        """Note that the effect of an ability begins, in the words of the game."""

    @property
    def pieces(self) -> dict[int, P]:
        """The cards on the board by their ids."""
        found = self.by_id
        if found is None:
            found = {piece.id: piece for piece in self.field}
            self.by_id = found
        return found

    def on_board(self, id: int) -> P | None:
        """The card on the board with this id, if it is there: no mapping is made for a single one."""
        known = self.by_id
        if known is not None:
            return known.get(id)
        for piece in self.field:
            if piece.id == id:
                return piece
        return None

    def piece(self, id: int) -> P | None:
        """The card with this id: in play, or just gone."""
        found = self.on_board(id)
        if found is None:
            found = self.fallen.get(id)
        if found is None:
            for event in self.events:
                if event.id == id:
                    return event
        return found

    def own(self, seat: int) -> list[P]:
        """The cards on the board that a seat controls."""
        return [piece for piece in self.field if piece.controller == seat]

    # Which abilities a card has now -----------------------------------------------------------------------------

    def abilities_of(self, piece: P) -> tuple[B, ...]:
        """The abilities a card has now: printed, from cards under it, and lent by others; each once."""
        found: tuple[B, ...] = piece.abilities
        for aura in self.auras:
            printed: tuple[B, ...] = aura.printed
            for source in printed:
                if (source.silences or source.silences_when is not None) and self._is_silenced_by(piece, aura, source):
                    return ()
                if source.lends is not None and aura is not piece:
                    given = source.lends(self, aura, piece)
                    if given and not self.is_silenced(aura):
                        for lent in given:
                            if lent not in found:
                                found += (lent,)
        return found

    def ability_ids(self, piece: P) -> list[str]:
        """The ids of those printed on it that it still has, in their order, then of those it was given."""
        now = [own.id for own in self.abilities_of(piece)]
        abilities: tuple[B, ...] = piece.printed
        printed = [own.id for own in abilities if own.id in now]
        return printed + sorted([id for id in now if id not in printed])

    def is_silenced(self, piece: P) -> bool:
        """Whether a card in play has taken this one's abilities away."""
        return self.silencer_of(piece) is not None

    def silencer_of(self, piece: P) -> P | None:
        """The card in play that has taken this one's abilities away."""
        if self.lent_moments & (1 << self.silencing):
            for aura in self.auras:
                printed: tuple[B, ...] = aura.printed
                for source in printed:
                    if self._is_silenced_by(piece, aura, source):
                        return aura
        return None

    def _is_silenced_by(self, piece: P, aura: P, source: B) -> bool:
        if source.silences:
            return piece.id in aura.targets
        when = source.silences_when
        return when is not None and aura is not piece and when(self, aura, piece)

    def may_have(self, piece: P, moments: int) -> bool:
        """Whether it is worth looking for an ability that reacts to these moments or answers these questions."""
        return (piece.moments | self.lent_moments) & moments != 0

    def answers(self, question: int) -> list[tuple[P, B]]:
        """The abilities in play that answer a question, each with its card."""
        found: list[tuple[P, B]] = []
        bit = 1 << question
        if self.live_moments & bit:
            lent = self.lent_moments & bit != 0  # then any card may have it
            for piece in self.field:
                if lent or piece.moments & bit:
                    self._add_answers(piece, bit, found)
            for event in self.events:
                if lent or event.moments & bit:
                    self._add_answers(event, bit, found)
        return found

    def _add_answers(self, piece: P, bit: int, found: list[tuple[P, B]]) -> None:
        for own in self.abilities_of(piece):
            if own.moments & bit:
                found.append((piece, own))

    # Coming and going -------------------------------------------------------------------------------------------

    def enters(self, piece: P, card: AbilityCard[Any]) -> None:
        """A card comes into play, on the board or beside it: its moments matter now, and what it gives to others."""
        if piece.square < 0:
            self.events.append(piece)
        else:
            self.field.append(piece)
            if self.by_id is not None:
                self.by_id[piece.id] = piece
        self.live_moments |= card.live_moments
        if piece.lent_moments:
            self.auras.append(piece)
            self.lent_moments |= piece.lent_moments

    def leaves(self, piece: P) -> None:
        """A card is no longer in play."""
        if piece.square < 0:
            self.events.remove(piece)
        else:
            self.field.remove(piece)
            if self.by_id is not None:
                del self.by_id[piece.id]
        if piece.lent_moments:
            self.auras.remove(piece)
            self.lent_moments = 0
            for aura in self.auras:
                self.lent_moments |= aura.lent_moments

    def slip_under(self, card: AbilityCard[Any], owner: int, by: int, top: P) -> None:
        """A card lies under another from now on, put there by a seat."""
        self.live_moments |= card.live_moments
        top.lay_under(card.number, owner, by)

    def lend(self, piece: P, ability: B) -> None:
        """A card has a further ability for a while."""
        self.live_moments |= ability.moments
        piece.borrow(ability)

    def copy_effects_from(self, other: CardTable[P, B]) -> None:
        """The same auras work and the same effects wait: for ``clone``, after the cards in play were copied."""
        for aura in other.auras:
            for twin in self.field if aura.square >= 0 else self.events:
                if twin.id == aura.id:
                    self.auras.append(twin)
                    break
        self.lent_moments = other.lent_moments
        self.live_moments = other.live_moments
        self.waiting += other.waiting
        self.next_id = other.next_id
