"""Ways from a table to the menus above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui.kit.routes import Route

if TYPE_CHECKING:
    from game.ui.table.played import PlayedTable

PAUSE: Route[PlayedTable[Any], None] = Route("pause")
# Whether the window may be closed without a word; False where the player is asked first.
MAY_CLOSE: Route[PlayedTable[Any], bool] = Route("may close")
