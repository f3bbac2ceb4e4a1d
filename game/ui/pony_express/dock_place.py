"""Where short questions are asked at the table of the race: in the column beside the board."""

from __future__ import annotations

from game.ui.kit.scene import Ui
from game.ui.pony_express.places import DOCK, column_places
from game.ui.table.dock import Dock


def dock_of(ui: Ui, riders: int) -> Dock:
    """As large as the riders above leave room."""
    box = column_places(ui.zoom, riders).dock
    return Dock(box, min(ui.zoom, box.height / DOCK))
