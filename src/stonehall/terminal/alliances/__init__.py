"""Summoner Wars Alliances at a terminal: how it looks and how it speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

import typer
from rich.console import RenderableType
from rich.text import Text

from stonehall.games.alliances import messages, svg
from stonehall.games.alliances.cards import CARDS, PHASES
from stonehall.games.alliances.notation import VINE
from stonehall.games.alliances.view_shape import PieceView, SideView, View
from stonehall.kernel import Term
from stonehall.kernel.message import Message
from stonehall.terminal.alliances import card_commands
from stonehall.terminal.alliances.board import board_of
from stonehall.terminal.alliances.cards import card_sheet, legend
from stonehall.terminal.alliances.decks import DESK
from stonehall.terminal.alliances.panels import pile_lines, player_of
from stonehall.terminal.battlefield import Board
from stonehall.terminal.battlefield_cards import Player
from stonehall.terminal.battlefield_display import BattlefieldDisplay
from stonehall.terminal.deck_commands import commands_for
from stonehall.terminal.finding import find_cards
from stonehall.terminal.layout import Layout, Marks


class AlliancesDisplay(BattlefieldDisplay[View, SideView, PieceView]):
    """The battlefield between two players, or the double board between two teams."""

    phases = PHASES
    families = "al-terminal-family"
    family_words: ClassVar = {
        "summon": 2, "boosted": 2, "mutate": 2, "build": 2, "move": 2, "attack": 2, "use": 3, "open": 3,
    }  # fmt: skip
    roundabout: ClassVar = {
        "al-option-move-stay": "al-terminal-rest-stay",
        "al-option-move-through": "al-terminal-rest-through",
    }

    @classmethod
    def card_commands(cls) -> typer.Typer:
        return card_commands.app

    @classmethod
    def deck_commands(cls) -> typer.Typer:
        return commands_for(DESK, "Summoner Wars Alliances")

    # Pictures -----------------------------------------------------------------------------------------------------

    def board(self, view: View, layout: Layout, marks: Marks) -> Board:
        return board_of(view, self.words, layout, marks)

    def sides(self, view: View) -> tuple[Sequence[SideView], Sequence[SideView]]:
        """A spectator sits in the south."""
        team = messages.team_of(view, view["seat"]) or view["sides"][0]["team"]
        return (
            [side for side in view["sides"] if side["team"] != team],
            [side for side in view["sides"] if side["team"] == team],
        )

    def player(self, view: View, side: SideView) -> Player:
        return player_of(view, side, self.words)

    def pile_lines(self, side: SideView, width: int) -> Sequence[Text]:
        return pile_lines(side, self.words)

    def drawn(self, view: View, theme: str, words: Mapping[str, str]) -> str:
        return svg.picture(view, theme, name=self.card_name, words=words)

    def piece_at(self, view: View, place: str) -> PieceView | None:
        lying = view["vines"] if place.endswith(VINE) else [*view["pieces"], *view["vines"]]
        return next((piece for piece in lying if piece["square"] == place.removesuffix(VINE)), None)

    def sheet(self, id: str, piece: PieceView | None) -> RenderableType:
        return card_sheet(id, self.words, piece)

    def found(self, name: str) -> list[str]:
        return find_cards(name, CARDS, self.words, "al")

    def help(self) -> RenderableType:
        return legend(self.words)

    # Words --------------------------------------------------------------------------------------------------------

    def welcome(self, view: Mapping[str, object], seat: int, alone: bool) -> str:
        sides = cast(View, view)["sides"]
        own = sides[seat]
        foes = [self.words.get(f"al-faction-{side['faction']}") for side in sides if side["team"] != own["team"]]
        return self.words.get(
            "al-terminal-welcome" if alone else "al-terminal-welcome-many",
            you=Term("seat", own["seat"]), deck=Term("al-faction", own["faction"]), foe=", ".join(foes),
        )  # fmt: skip

    def option(self, view: View, text: str) -> Message:
        return messages.option(view, text)

    def is_attack_on_own(self, view: View, text: str) -> bool:
        return messages.is_attack_on_own(view, text)

    def target_form(self, view: View, text: str) -> str:
        return super().target_form(view, text) or ("-vine" if text.endswith(VINE) else "")

    def is_square(self, word: str) -> bool:
        return word in messages.SQUARES
