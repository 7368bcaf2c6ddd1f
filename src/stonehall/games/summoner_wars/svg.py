"""An SVG picture of a view."""

from __future__ import annotations

from stonehall.games.summoner_wars.view import View


def picture(view: View) -> str:
    return f"<svg xmlns='http://www.w3.org/2000/svg'><title>{view['game']}</title></svg>"
