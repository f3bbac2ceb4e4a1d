"""The game of the tests is one of the games as long as the contract is looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.registering import registered
from tests.games.tall_tale import TALL_TALE


@pytest.fixture(autouse=True, scope="module")
def fifth_game() -> Iterator[None]:
    with registered(TALL_TALE):
        yield
