"""How a battlefield with cards is drawn: slab, tiles, players' panels, phases and hand, as parts of an SVG picture.

A game turns its view into :class:`~stonehall.toolkit.battlefield.slab.Tile` and
:class:`~stonehall.toolkit.battlefield.hand.Face`, which hold what is shown and no rule.
"""
