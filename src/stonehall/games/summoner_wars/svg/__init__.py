"""An SVG picture of a view: the battlefield, both players' panels, the phases and the viewer's own hand."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from stonehall.games.summoner_wars.svg.hand import Hand
from stonehall.games.summoner_wars.svg.ink import BAR, CARD_H, HAND_ROW, RAIL, SLAB_H, SLAB_Y, WIDTH, title
from stonehall.games.summoner_wars.svg.panels import Panels
from stonehall.games.summoner_wars.svg.slab import Slab, from_the_far_left
from stonehall.games.summoner_wars.view_shape import View
from stonehall.toolkit.drawing import THEMES, UI, fit, length, num, path, placed, rect


def picture(
    view: View,
    theme: str = "dark",
    width: int = WIDTH,
    name: Callable[[str], str] | None = None,
    words: Mapping[str, str] | None = None,
) -> str:
    """The view as one self-contained SVG image.

    ``name`` gives the shown name of a card id. ``words`` replaces other words, by the message ids of :data:`WORDS` and
    ``faction-…``, ``ability-…``, ``phase-…`` and ``seat-…``; what it lacks is shown in English.
    """
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r} (themes: {', '.join(THEMES)})")
    return Picture(view, THEMES[theme], name or title, words or {}).draw(width)


class Picture(Slab, Panels, Hand):
    """Draws one view."""

    def draw(self, width: int) -> str:
        view, theme = self.view, self.theme
        hand = next((side["hand"] for side in view["sides"] if side["seat"] == view["seat"]), None) or []
        rows = (len(hand) + HAND_ROW - 1) // HAND_ROW
        height = SLAB_Y + SLAB_H + 14 + rows * (CARD_H + 12)
        body = [self.bar(), self.slab()]
        body += [self.tile(piece) for piece in sorted(view["pieces"], key=from_the_far_left)]
        body.append(self.hand(view["seat"], hand, SLAB_Y + SLAB_H + 14))
        north, south = (self.panel(side) for side in sorted(view["sides"], key=lambda side: side["seat"]))
        body += [placed(12, SLAB_Y, north[0]), placed(12, height - 14 - south[1], south[0])]
        turn = f"{self.say('sw2-word-turn')} {view['turn']}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{round(width * height / WIDTH)}" '
            f'viewBox="0 0 {WIDTH} {num(height)}" role="img" font-family="{UI}" stroke-linecap="round" '
            f'stroke-linejoin="round"><title>{escape(title(view["game"]))}, {escape(turn)}</title>'
            f"<defs>{self.defs()}</defs>{rect(0, 0, WIDTH, height, theme['bg'])}"
            f"{rect(RAIL, BAR, WIDTH - RAIL, height - BAR, 'url(#sw-lamp)')}"
            f"{path(f'M{RAIL} {BAR}V{num(height)}', stroke=theme['line'])}{''.join(body)}</svg>\n"
        )


__all__ = ["THEMES", "Picture", "fit", "length", "picture", "title"]
