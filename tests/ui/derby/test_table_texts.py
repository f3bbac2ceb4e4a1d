"""Nothing that happens on the derby's table is cut or lies across something else, in any look."""

from __future__ import annotations

import pytest

from game.rules.derby.cards import HORSES
from game.ui.derby.charts.sheet import ChartsSheet
from tests.ui.derby.betting import derby, view_of
from tests.ui.derby.moments import with_horse
from tests.ui.harness import Window, crossing_texts, cut_texts
from tests.ui.looks import LOOKS
from tests.ui.table.sitting import LONG


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_long_names_and_many_bets_have_their_room(scale: float) -> None:
    with Window(text_scale=scale) as window:
        for seats in (2, 4, 6):
            view = view_of(window, derby(seats, 1, LONG), 0)
            context = view.context
            for horse in HORSES:
                context.seen = with_horse(context.seen, horse, bets=(15,) * seats)
            context.progress.first = 0
            window.canvas.written.clear()
            view.draw(window.canvas)
            assert not cut_texts(window)
            assert not crossing_texts(window)


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_the_sheet_of_tables_has_its_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, language=code, text_scale=scale) as window:
        window.open(ChartsSheet(window.ui, view_of(window, derby(3, 1), 0).context))
        window.frames(2)
        assert not cut_texts(window)
        assert not crossing_texts(window)
