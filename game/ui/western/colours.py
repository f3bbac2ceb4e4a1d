"""Colours of Western's table."""

from __future__ import annotations

from game.ui.kit.theme import Colour

MONEY: Colour = (46, 79, 36)  # of an amount
