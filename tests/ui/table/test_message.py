"""The slip of paper that says what is asked."""

from __future__ import annotations

from game.ui.kit.canvas import Box
from game.ui.table.log.message import draw_message
from tests.ui.harness import Window


def test_headline_and_line_stay_together_however_high_the_slip_is() -> None:
    with Window((640, 360)) as window:
        for high in (84.0, 174.0):
            window.canvas.written.clear()
            box = Box(40, 40, 496, high)
            draw_message(window.canvas, box, "Buck rides Blue.", "He thinks.")
            headline, line = (written.rect for written in window.canvas.written)
            assert 0 <= line.top - headline.bottom < 30
            assert abs((headline.top + line.bottom) / 2 - box.centery) < 8
