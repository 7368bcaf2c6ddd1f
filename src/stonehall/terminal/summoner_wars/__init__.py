"""Summoner Wars at a terminal: how it looks and how it speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

import typer
from rich.console import RenderableType
from rich.text import Text

from stonehall.games.summoner_wars import messages, svg
from stonehall.games.summoner_wars.cards import CARDS, PHASES
from stonehall.games.summoner_wars.view_shape import PieceView, SideView, View
from stonehall.kernel import Term
from stonehall.kernel.message import Message
from stonehall.terminal.battlefield import Board
from stonehall.terminal.battlefield_cards import Player
from stonehall.terminal.battlefield_display import BattlefieldDisplay
from stonehall.terminal.deck_commands import commands_for
from stonehall.terminal.finding import find_cards
from stonehall.terminal.layout import Layout, Marks
from stonehall.terminal.summoner_wars import card_commands
from stonehall.terminal.summoner_wars.board import board_of
from stonehall.terminal.summoner_wars.cards import card_sheet, legend
from stonehall.terminal.summoner_wars.decks import DESK
from stonehall.terminal.summoner_wars.panels import pile_lines, player_of


class SummonerWarsDisplay(BattlefieldDisplay[View, SideView, PieceView]):
    """The battlefield between two players."""

    phases = PHASES
    families = "sw2-terminal-family"
    family_words: ClassVar = {"summon": 2, "move": 2, "build": 2, "attack": 2, "use": 3, "open": 3}
    roundabout: ClassVar = {
        "sw2-option-move-back": "sw2-terminal-rest-back",
        "sw2-option-move-through": "sw2-terminal-rest-through",
        "sw2-option-move-back-through": "sw2-terminal-rest-through",
    }

    @classmethod
    def card_commands(cls) -> typer.Typer:
        return card_commands.app

    @classmethod
    def deck_commands(cls) -> typer.Typer:
        return commands_for(DESK, "Summoner Wars")

    # Pictures -----------------------------------------------------------------------------------------------------

    def board(self, view: View, layout: Layout, marks: Marks) -> Board:
        return board_of(view, self.words, layout, marks)

    def sides(self, view: View) -> tuple[Sequence[SideView], Sequence[SideView]]:
        south, north = view["sides"]
        return ([south], [north]) if view["seat"] == "north" else ([north], [south])

    def player(self, view: View, side: SideView) -> Player:
        return player_of(view, side, self.words)

    def pile_lines(self, side: SideView, width: int) -> Sequence[Text]:
        return pile_lines(side, self.words, width)

    def drawn(self, view: View, theme: str, words: Mapping[str, str]) -> str:
        return svg.picture(view, theme, name=self.card_name, words=words)

    def piece_at(self, view: View, place: str) -> PieceView | None:
        return next((piece for piece in view["pieces"] if piece["square"] == place), None)

    def sheet(self, id: str, piece: PieceView | None) -> RenderableType:
        return card_sheet(id, self.words, piece)

    def found(self, name: str) -> list[str]:
        return find_cards(name, CARDS, self.words, "sw2")

    def help(self) -> RenderableType:
        return legend(self.words)

    # Words --------------------------------------------------------------------------------------------------------

    def welcome(self, view: Mapping[str, object], seat: int, alone: bool) -> str:
        own, other = [cast(View, view)["sides"][place] for place in (seat, 1 - seat)]
        return self.words.get(
            "sw2-terminal-welcome" if alone else "sw2-terminal-welcome-two",
            you=Term("seat", own["seat"]), deck=Term("sw2-faction", own["faction"]),
            opponent=Term("seat", other["seat"]), foe=Term("sw2-faction", other["faction"]),
        )  # fmt: skip

    def option(self, view: View, text: str) -> Message:
        return messages.option(view, text)

    def is_attack_on_own(self, view: View, text: str) -> bool:
        return messages.is_attack_on_own(view, text)

    def is_square(self, word: str) -> bool:
        return word in messages.SQUARES
