"""Whatever anybody does at the derby's table: it goes on, and no hand is seen that must not be."""

from __future__ import annotations

import pytest

from tests.ui.anybody import let_them
from tests.ui.derby.anything import AnyBettor
from tests.ui.harness import Window

FEW, MANY = 100, 1500  # things that they do


def test_a_few_things() -> None:
    with Window((640, 360)) as window:
        let_them(AnyBettor(window, 1), FEW)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(2, 12))
def test_many_things(number: int) -> None:
    with Window((640, 360)) as window:
        let_them(AnyBettor(window, number), MANY)
