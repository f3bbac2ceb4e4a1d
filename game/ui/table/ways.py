"""Ways from a table to the menus above it, and what those menus see of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.ui.kit.routes import Route

if TYPE_CHECKING:
    from pathlib import Path

    from game.engine.session import Session
    from game.hotseat.desk import Desk
    from game.ui.kit.scene import Ui
    from game.ui.table.look import Look
    from game.ui.table.pause_offer import PauseOffer


class PausedTable(Protocol):
    """A table that stands still, or is about to be left."""

    ui: Ui
    session: Session
    desk: Desk
    look: Look
    saved_in: Path | None

    def pause_offer(self) -> PauseOffer | None:
        """One thing more to do in the pause."""

    def open_rules(self) -> None: ...

    def seats_changed(self) -> None:
        """A bot took over a seat, or a person took it back."""


PAUSE: Route[PausedTable, None] = Route("pause")
# Whether the window may be closed without a word; False where the player is asked first.
MAY_CLOSE: Route[PausedTable, bool] = Route("may close")
