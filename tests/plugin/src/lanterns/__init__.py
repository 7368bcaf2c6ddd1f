"""Lanterns: three people light paper lanterns along a canal, and the wind has a word in it.

Everybody holds two lanterns, which the others do not see. Whoever is on turn lights one of them at an empty place, with
one, two or three drops of oil, and scores a point for each drop and for each lantern of the same colour beside it. But
the more oil, the more easily the wind blows it out: two drops go out in a gust, three in a breeze as well. Then a new
lantern is drawn. When all have been lit, the most points win.
"""

from lanterns.game import Lanterns

__all__ = ["Lanterns"]
