"""Where the ways lead that tables take to the menus: imported when they are taken, so that a
window opens without them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui.kit.routes import Routes
from game.ui.table.ways import MAY_CLOSE, PAUSE

if TYPE_CHECKING:
    from game.ui.table.played import PlayedTable


def menu_routes() -> Routes:
    routes = Routes()
    routes.lead(PAUSE, _pause)
    routes.lead(MAY_CLOSE, _may_close)
    return routes


def _pause(table: PlayedTable[Any]) -> None:
    from game.ui.screens.pause import Pause

    table.ui.director.push(Pause(table.ui, table))


def _may_close(table: PlayedTable[Any]) -> bool:
    from game.ui.screens.pause import may_close

    return may_close(table)
