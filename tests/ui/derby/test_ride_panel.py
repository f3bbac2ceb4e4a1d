"""The panel below the course says what a horse does, and nothing that it will not do."""

from __future__ import annotations

from game.rules.derby.course import TOWN
from game.ui.derby.places import table_places
from game.ui.derby.ride.panel import NOBODY_PUSHES
from tests.rules.derby.scripting import racing
from tests.ui.derby.betting import view_of
from tests.ui.derby.moments import move_of, with_horse
from tests.ui.harness import Window


def test_nobodys_horse_is_not_said_to_push_where_it_walks_into_town() -> None:
    with Window((640, 360)) as window:
        view = view_of(window, racing(due="green"), 1)
        for start, pushes in ((3, 2), (16, 2), (17, 1), (18, 0)):
            view.seen = with_horse(view.seen, "beige", square=start)
            move = move_of("beige", start, card="9-black", value=9)
            assert view.ride._intent(move).text == NOBODY_PUSHES[pushes]


def test_a_horse_in_town_stands_on_no_number() -> None:
    with Window((640, 360)) as window:
        view = view_of(window, racing(due="green"), 1)
        for square, is_told in ((TOWN - 1, True), (TOWN, False)):
            view.seen = with_horse(view.seen, "green", square=square)
            horse = view.seen.horse("green")
            window.canvas.written.clear()
            view.ride._paint_move(window.canvas, view.layout.move, "Green", horse, own=False)
            read = [written.text for written in window.canvas.written]
            assert (str(square) in read) == is_told


def test_a_low_row_is_as_wide_as_a_high_one() -> None:
    """A replay leaves less room below the course."""
    with Window((640, 360)) as window:
        view = view_of(window, racing(due="green"), 1)
        middles = [round(view.ride.card_place(number).centerx) for number in range(6)]
        die_card = view.ride.die_card
        type(view).strip_height = 60.0
        try:
            assert view.layout == table_places(view.ui.zoom, 60.0) and view.ride.share < 0.8
            low = [round(view.ride.card_place(number).centerx) for number in range(6)]
            assert low == middles
            low_card = view.ride.die_card
            assert abs(low_card.centerx - die_card.centerx) < 1
            assert low_card.height < die_card.height
            assert abs(low_card.width / low_card.height - die_card.width / die_card.height) < 0.01
        finally:
            type(view).strip_height = 0.0
