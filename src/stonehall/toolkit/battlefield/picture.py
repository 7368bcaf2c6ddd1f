"""The whole picture, put together."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from stonehall.kernel.view import DecisionView
from stonehall.toolkit.battle_views import BattleView
from stonehall.toolkit.battlefield.hand import Face, Hand
from stonehall.toolkit.battlefield.ink import BAR, CARD_H, HAND_ROW, RAIL
from stonehall.toolkit.battlefield.panels import Panels
from stonehall.toolkit.battlefield.slab import Slab, Tile, from_the_far_left
from stonehall.toolkit.drawing import UI, num, path, placed, rect


class Picture(Slab, Panels, Hand):
    """Draws one view: a game turns it into bars, tiles, faces and panels.

    ``name`` gives the shown name of a card id. ``words`` are by message ids without the prefix of the game, and by
    ``faction-…``, ``ability-…``, ``phase-…`` and ``seat-…``; what they lack is shown in English.
    """

    def moment_of(self, view: BattleView, phases: Sequence[str], moves: int, attacks: int) -> str:
        """Where in the turn we are, with what is left of so many moves and attacks; after the end, the result."""
        if view["over"]:
            return self.result(view["winners"], view["reason"])
        left = {"move": (view["moves_left"], moves), "attack": (view["attacks_left"], attacks)}
        return self.phases(phases, view["phase"], *left.get(view["phase"], (0, 0)))

    def board_alone(self, told: str, tiles: Sequence[Tile], beneath: str = "", above: str = "") -> str:
        """The slab with its tiles and nothing around it, as one image; see :meth:`put_together`."""
        at = self.at
        body = [self.slab(), beneath, *[self.tile(tile) for tile in sorted(tiles, key=from_the_far_left)], above]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{at.slab_w}" height="{at.slab_h}" '
            f'viewBox="{at.slab_x} {at.slab_y} {at.slab_w} {at.slab_h}" role="img" font-family="{UI}" '
            f'stroke-linecap="round" stroke-linejoin="round"><title>{escape(told)}</title>'
            f"<defs>{self.defs()}</defs>{''.join(body)}</svg>\n"
        )

    def put_together(
        self,
        told: str,
        width: int,
        bar: str,
        tiles: Sequence[Tile],
        hand: tuple[str, Sequence[Face], set[str]],
        panels: Sequence[tuple[str, float]],
        beneath: str = "",
        above: str = "",
    ) -> str:
        """One self-contained image.

        ``hand`` is the seat of the viewer, its cards and the ids of those it can use; ``panels`` go from the top to the
        bottom, each with its height; ``beneath`` lies on the slab below the tiles, ``above`` on them; ``told`` is the
        title.
        """
        theme, at = self.theme, self.at
        seat, faces, usable = hand
        rows = (len(faces) + HAND_ROW - 1) // HAND_ROW
        below = at.slab_y + at.slab_h + 14
        far, near = panels[: len(panels) // 2], panels[len(panels) // 2 :]
        stacked = sum([tall + 10 for _, tall in panels])
        height = max(below + rows * (CARD_H + 12), at.slab_y + stacked + 14)
        body = [bar, self.slab(), beneath, *[self.tile(tile) for tile in sorted(tiles, key=from_the_far_left)], above]
        body.append(self.hand(seat, faces, usable, below))
        y: float = at.slab_y
        for drawn, tall in far:
            body.append(placed(12, y, drawn))
            y += tall + 10
        y = height - 14 - sum([tall for _, tall in near]) - 10 * (len(near) - 1)
        for drawn, tall in near:
            body.append(placed(12, y, drawn))
            y += tall + 10
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{round(width * height / at.width)}" '
            f'viewBox="0 0 {at.width} {num(height)}" role="img" font-family="{UI}" stroke-linecap="round" '
            f'stroke-linejoin="round"><title>{escape(told)}</title>'
            f"<defs>{self.defs()}</defs>{rect(0, 0, at.width, height, theme['bg'])}"
            f"{rect(RAIL, BAR, at.width - RAIL, height - BAR, 'url(#sw-lamp)')}"
            f"{path(f'M{RAIL} {BAR}V{num(height)}', stroke=theme['line'])}{''.join(body)}</svg>\n"
        )


def offered(decision: DecisionView | None) -> set[str]:
    """Everything that the options of a decision name."""
    return {word for option in (decision["options"] if decision is not None else []) for word in option.split()}
