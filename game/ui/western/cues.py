"""Which cue shows which kind of event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.table.cue import REMARK, Cue, Happening
from game.ui.table.cues_plain import Remark, Tick
from game.ui.western.stage_changes import CHANGES

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

CUES: dict[str, type[Cue]] = {**dict.fromkeys(CHANGES, Tick), REMARK: Remark}


def cue_for(view: WesternView, happening: Happening) -> Cue:
    return CUES[happening.kind](view, happening)
