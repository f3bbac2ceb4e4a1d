"""What is shown on a table: something that happened, or something that is said."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.events import Event
from game.engine.shots import ShotRecord
from game.engine.views import View


class Said(NamedTuple):
    """What a bot says, or what can be seen of it: `manner` is the kind of the remark."""

    seat: int
    key: str
    manner: str

    @property
    def kind(self) -> str:
        """Beside those of the events."""
        return "remark"


Told = Event | Said  # all that is shown, and stands in the log on the screen


class Happening(NamedTuple):
    """What is shown: an event, and what its reader may know right after it; or what is said.
    `shot`: how everything moved, where a flick is told of. `number`: of its frame in a recording's
    feed."""

    event: Told
    view: View | None = None
    shot: ShotRecord | None = None
    number: int | None = None
