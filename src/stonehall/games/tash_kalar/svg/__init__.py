"""An SVG picture of a view: the arena with its pieces, the players, the tasks and the viewer's own hand."""
# interpreted: drawing, not speed

from __future__ import annotations

from collections.abc import Callable
from html import escape

from stonehall.games.tash_kalar.svg.arena import HATCHES, HATCHING, SIZE, Arena
from stonehall.games.tash_kalar.svg.around import BAR, RAIL, WIDTH, Around
from stonehall.games.tash_kalar.view_shape import View
from stonehall.games.tash_kalar.words import WORDS
from stonehall.kernel.message import Message, Value
from stonehall.toolkit.drawing import THEMES, UI, num, path, rect, theme_named


def english(id: str, /, **args: Value) -> str:
    return WORDS.text(Message(id, args))


def picture(view: View, theme: str = "dark", word: Callable[..., str] = english) -> str:
    """The view as one self-contained SVG image; ``word`` gives the words of a message id."""
    return Picture(view, theme_named(theme), theme == "light", word).draw()


def board(view: View, theme: str) -> str:
    """The arena of a view alone."""
    return Picture(view, theme_named(theme), theme == "light", english).draw_board()


class Picture(Arena, Around):
    """Draws one view."""

    def draw_board(self) -> str:
        """What all may see: where the viewer could summon is not marked."""
        being = [self.view["being"]] if self.view["being"] else []
        return self.image(SIZE, SIZE, "".join(self.stones(being)))

    def draw(self) -> str:
        view, theme = self.view, self.theme
        own = next((side for side in view["sides"] if side["seat"] == view["seat"]), None)
        hand, height = self.hand(own)
        ground = rect(0, 0, WIDTH, height, theme["bg"]) + path(f"M{RAIL} {BAR}V{num(height)}", stroke=theme["line"])
        return self.image(WIDTH, height, ground + self.bar() + self.panels() + self.arena() + hand)

    def image(self, width: float, height: float, body: str) -> str:
        """One self-contained image."""
        patterns = "".join(
            f'<pattern id="tk-{school}" width="4" height="4" patternUnits="userSpaceOnUse">'
            f"{path(d, stroke=HATCHES[school], width=0.9)}</pattern>"
            for school, d in HATCHING.items()
        )
        told = f"{self.view['game']}, {self.word('shell-turn', turn=self.view['turn'])}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
            f'viewBox="0 0 {num(width)} {num(height)}" role="img" font-family="{UI}" stroke-linecap="round" '
            f'stroke-linejoin="round"><title>{escape(told)}</title><defs>{patterns}</defs>{body}</svg>\n'
        )


__all__ = ["THEMES", "Picture", "picture"]
