"""Whatever anybody does at Western's table: it goes on, and no hand is seen that must not be."""

from __future__ import annotations

import pytest

from tests.ui.anybody import let_them
from tests.ui.harness import Window
from tests.ui.western.anything import AnyGambler

FEW, MANY = 100, 1500  # things that they do


def test_a_few_things() -> None:
    with Window((640, 360)) as window:
        let_them(AnyGambler(window, 1), FEW)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(2, 12))
def test_many_things(number: int) -> None:
    with Window((640, 360)) as window:
        let_them(AnyGambler(window, number), MANY)
