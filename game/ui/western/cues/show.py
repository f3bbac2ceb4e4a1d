"""What the cues of Western work with."""

from __future__ import annotations

from game.ui.table.cues.show import Show
from game.ui.western.context import WesternContext

WesternShow = Show[WesternContext]
