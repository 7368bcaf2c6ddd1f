"""A battle of summoners in modules of the usual names: what it answers beyond what every such game does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stonehall.kernel.deck_plan import DeckDraft, DeckPlan
from stonehall.kernel.game import S, Setting, V
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.odds import Odds
from stonehall.toolkit.deck_lists import draft_of
from stonehall.toolkit.game_parts import BattleParts
from stonehall.toolkit.modular_game import ModularGame


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleGame(ModularGame[S, V]):
    """Attacks have odds, and people bring decks of their own; a deck goes by the emblem of its faction."""

    def __init__(
        self,
        parts: BattleParts,
        id: str,
        title: str,
        rules_version: int,
        seat_names: Sequence[str],
        seat_counts: Sequence[int],
        settings: Sequence[Setting],
    ) -> None:
        super().__init__(parts, id, title, rules_version, seat_names, seat_counts, settings)
        self.battle = parts

    def board_picture(self, view: V, theme: str, name: Callable[[str], str]) -> str:
        return self.battle.svg.board(view, theme, name)

    def odds(self, state: S, seat: int, text: str) -> Odds | None:
        return self.battle.odds.ODDS.of(state, seat, text)

    def invariant_errors(self, state: S, start: S) -> list[str]:
        return self.battle.invariants.invariant_errors(state, start)

    def emblem_of(self, deck: str) -> str:
        return str(self.battle.deck.deck_named(deck).faction.id) if deck else ""

    def deck_plan(self) -> DeckPlan | None:
        return self.battle.deck_plan.deck_plan()

    def read_draft(self, text: str) -> DeckDraft:
        reader = self.battle.deck.Reader("custom")
        return draft_of(reader, reader.deck, text)

    def deck_setting(self, text: str, name: str) -> str:
        return str(self.battle.deck.read_deck(text, name).write())
