"""What every part of the picture needs: the view, the theme, words, and whose colours are whose."""
# interpreted: drawing, not speed

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stonehall.games.tash_kalar.view_shape import View
from stonehall.toolkit.drawing import INK, VELLUM

FIELDS: Final = {
    "northern": "#1F5288", "southern": "#9A3522", "highland": "#C69A26", "sylvan": "#4A9A72", "everfrost": "#B3BAC6",
    "nethervoid": "#E08655", "etherweave": "#B27FE0", "legend": "#6D3A86", "flare": "#C69A26",
}  # fmt: skip
"""The colour of each school, of legends and of flares."""
EDGES: Final = {
    False: {
        "northern": "#6CAEEE", "southern": "#F08A6C", "highland": "#F3DA8C", "sylvan": "#B4E6C9",
        "everfrost": "#EEF1F5", "nethervoid": "#FFC8A3", "etherweave": "#E0C6F8",
    },
    True: {
        "northern": "#1F5288", "southern": "#9A3522", "highland": "#6B4F00", "sylvan": "#1F5A3C",
        "everfrost": "#4A525C", "nethervoid": "#86400F", "etherweave": "#5B2F86",
    },
}  # fmt: skip
"""The edges of pieces, in the dark and the light theme."""
CHARGES: Final = {
    "northern": VELLUM, "southern": VELLUM, "highland": INK, "sylvan": INK, "everfrost": INK, "nethervoid": INK,
    "etherweave": INK, "legend": VELLUM, "flare": INK,
}  # fmt: skip
"""What is drawn on a field."""


class Pen:
    """Knows what is drawn and in which words."""

    def __init__(self, view: View, theme: Mapping[str, str], light: bool, word: Callable[..., str]) -> None:
        self.view = view
        self.theme = theme
        self.light = light
        self.word = word
        self.schools = {side["seat"]: side["school"] for side in view["sides"]}
        """Pieces have the colour of their owner's school; the first seat of a team is the owner of both."""

    def edge(self, school: str) -> str:
        return EDGES[self.light][school]
