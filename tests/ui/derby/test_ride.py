"""The panel below the course says what a horse does, and nothing that it will not do."""

from __future__ import annotations

from game.rules.derby.course import TOWN
from game.ui.derby.places import table_places
from game.ui.derby.ride.decision import NOBODY_PUSHES, DecisionPanel
from game.ui.derby.ride.move import MovePanel
from tests.rules.derby.scripting import racing
from tests.ui.derby.betting import part_of, view_of
from tests.ui.derby.moments import move_of, with_horse
from tests.ui.harness import Window


def test_nobodys_horse_is_not_said_to_push_where_it_walks_into_town() -> None:
    with Window((640, 360)) as window:
        view = view_of(window, racing(due="green"), 1)
        context, panel = view.context, part_of(view, DecisionPanel)
        for start, pushes in ((3, 2), (16, 2), (17, 1), (18, 0)):
            context.seen = with_horse(context.seen, "beige", square=start)
            move = move_of("beige", start, card="9-black", value=9)
            assert panel._intent(move).text == NOBODY_PUSHES[pushes]


def test_a_horse_in_town_stands_on_no_number() -> None:
    with Window((640, 360)) as window:
        view = view_of(window, racing(due="green"), 1)
        context, panel = view.context, part_of(view, MovePanel)
        for square, is_told in ((TOWN - 1, True), (TOWN, False)):
            context.seen = with_horse(context.seen, "green", square=square)
            horse = context.seen.horse("green")
            window.canvas.written.clear()
            panel._paint(window.canvas, context.layout.move, "Green", horse, own=False)
            read = [written.text for written in window.canvas.written]
            assert (str(square) in read) == is_told


def test_a_low_row_is_as_wide_as_a_high_one() -> None:
    """A replay leaves less room below the course."""
    with Window((640, 360)) as window:
        context = view_of(window, racing(due="green"), 1).context
        middles = [round(context.ride.card_place(number).centerx) for number in range(6)]
        die_card = context.ride.die_card
        context.strip_height = 60.0
        assert context.layout == table_places(context.ui.zoom, 60.0) and context.ride.share < 0.8
        low = [round(context.ride.card_place(number).centerx) for number in range(6)]
        assert low == middles
        low_card = context.ride.die_card
        assert abs(low_card.centerx - die_card.centerx) < 1
        assert low_card.height < die_card.height
        assert abs(low_card.width / low_card.height - die_card.width / die_card.height) < 0.01
