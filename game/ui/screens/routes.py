"""Where the ways lead that tables take to the menus: imported when they are taken, so that a
window opens without them."""

from __future__ import annotations

from game.ui.kit.routes import Routes
from game.ui.table.ways import MAY_CLOSE, PAUSE, PausedTable


def menu_routes() -> Routes:
    routes = Routes()
    routes.lead(PAUSE, _pause)
    routes.lead(MAY_CLOSE, _may_close)
    return routes


def _pause(table: PausedTable) -> None:
    from game.ui.screens.pause import Pause

    table.ui.director.push(Pause(table.ui, table))


def _may_close(table: PausedTable) -> bool:
    from game.ui.screens.pause import may_close

    return may_close(table)
