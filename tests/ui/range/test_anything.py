"""Whatever anybody does on the range, and whatever happens to its files: it goes on."""

from __future__ import annotations

import pytest

from tests.ui.anybody import let_them
from tests.ui.harness import Window
from tests.ui.range.anything import AnyShooter

FEW, MANY = 150, 1500  # things that they do


def _let_them(number: int, things: int) -> None:
    with Window((640, 360)) as window:
        shooter = AnyShooter(window, number)
        let_them(shooter, things)
        shooter.check_file()


@pytest.mark.parametrize("number", [1, 2])
def test_a_few_things(number: int) -> None:
    _let_them(number, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3, 13))
def test_many_things(number: int) -> None:
    _let_them(number, MANY)
