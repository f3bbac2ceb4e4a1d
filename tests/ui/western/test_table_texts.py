"""Nothing that happens on Western's table is cut or lies across something else, in any look."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.rules.western.box_schema import MOST_MONEY
from tests.ui.harness import Window, crossing_texts, cut_texts
from tests.ui.table.sitting import LONG
from tests.ui.western.gambling import gamble, view_of

LARGEST = 10 * (MOST_MONEY - 10) + MOST_MONEY  # all the money of ten, in thousands


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_long_names_and_fortunes_have_their_room_on_the_plates(scale: float) -> None:
    with Window(text_scale=scale) as window:
        for seats in (3, 6, 10):
            match = gamble(seats, 1, LONG)
            view = view_of(window, match, 0)
            seen = view.context.seen
            rich = [replace(player, sheriff=True, money=LARGEST) for player in seen.players]
            view.put_on(replace(seen, turn=1, pot=LARGEST, players=tuple(rich)), match.events)
            window.canvas.written.clear()
            view.draw(window.canvas)
            assert not cut_texts(window)
            assert not crossing_texts(window)
