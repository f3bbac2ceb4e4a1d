"""The wooden sign over a table."""

from __future__ import annotations

from game.ui.kit.canvas import Box
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.table.cues.banner import draw_banner
from tests.ui.harness import Window

SENTENCE = "The race begins, from the top track down: Red, Orange, Blue, Green, Beige and Brown!"


def test_a_long_sign_near_an_edge_stays_on_the_screen() -> None:
    with Window((640, 360)) as window:
        screen = Box(0, 0, *DESIGN_SIZE)
        for x in (100.0, 640.0, 1200.0):
            sign = draw_banner(
                window.canvas,
                "To the starting line!",
                SENTENCE,
                1.0,
                2.0,
                middle=(x, 118.0),
                still=True,
            )
            assert screen.contains(sign) and (x != 640.0 or sign.centerx == x)
