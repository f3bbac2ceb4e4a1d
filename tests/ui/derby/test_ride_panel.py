"""The panel below the course says what a horse does, and nothing that it will not do."""

from __future__ import annotations

from game.ui.derby.ride_panel import NOBODY_PUSHES
from game.ui.derby.stage_parts import MoveState
from tests.rules.derby.scripting import racing
from tests.ui.derby.betting import view_of
from tests.ui.harness import Window


def test_nobodys_horse_is_not_said_to_push_where_it_walks_into_town() -> None:
    with Window((640, 360)) as window:
        view = view_of(window, racing(due="green"), 1)
        for start, pushes in ((3, 2), (16, 2), (17, 1), (18, 0)):
            view.stage.horses["beige"].square = start
            move = MoveState("beige", None, start, start, card="9-black", value=9)
            assert view.ride._intent(move).text == NOBODY_PUSHES[pushes]
