"""A notice lies at the top of the screen, or where it hides nothing that must stay clear."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.ui.kit.canvas import Box
from game.ui.table.view.notice import Notice
from tests.ui.harness import Window

SENTENCE = "The yellow 9 goes on Red, then press Confirm: that is what this lesson is about."
CARDS = {
    "none": [],
    "at the foot": [Box(300, 560, 700, 150)],
    "at the top": [Box(380, 10, 560, 180)],
    "one below the other": [Box(380, 10, 560, 180), Box(380, 200, 560, 180)],
    "in the middle": [Box(300, 60, 700, 400)],
    "nearly everywhere": [Box(0, 0, 1280, 600)],
}


@pytest.mark.parametrize("clear", CARDS.values(), ids=CARDS)
def test_a_notice_hides_nothing_that_must_stay_clear(clear: Sequence[Box]) -> None:
    with Window() as window:
        notice, canvas = Notice(), window.canvas
        notice.say(SENTENCE)
        notice.advance(1.0)
        canvas.written.clear()
        notice.draw(canvas, clear)
        rect = Box(canvas.written[0].rect)
        assert rect.collidelist(list(clear)) < 0
        assert Box(0, 0, 1280, 720).contains(rect)
        if not clear:
            assert rect.y < 40, "at the top"
