"""Whatever anybody does on the range, and whatever happens to its files: it goes on."""

from __future__ import annotations

import pytest

from tests.ui.harness import Window
from tests.ui.range.anything import Anybody

FEW, MANY = 150, 1500  # things that they do


def _let_them(number: int, things: int) -> None:
    with Window((640, 360)) as window:
        anybody = Anybody(window, number)
        try:
            for _ in range(things):
                anybody.act()
            anybody.check_file()
        except Exception as error:
            raise AssertionError("\n".join(anybody.done[-12:])) from error


@pytest.mark.parametrize("number", [1, 2])
def test_a_few_things(number: int) -> None:
    _let_them(number, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3, 13))
def test_many_things(number: int) -> None:
    _let_them(number, MANY)
