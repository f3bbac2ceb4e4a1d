"""Why something cannot be done tells of secrets: it is gone before the others can read it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.ui.table.prompts.whispers import Whispers


def whispering(*, seen: bool, always: bool) -> tuple[Whispers, Any, list[str]]:
    said: list[str] = []
    peek = SimpleNamespace(open=seen, always=always)
    context: Any = SimpleNamespace(notice=said.append)
    return Whispers(context, peek), peek, said  # type: ignore[arg-type]


def test_a_refusal_is_taken_down_once_its_owner_looks_away() -> None:
    whispers, peek, said = whispering(seen=True, always=False)
    whispers.refused()
    whispers.draw_above(None)  # type: ignore[arg-type]
    assert said == []
    peek.open = False
    for _ in range(2):
        whispers.draw_above(None)  # type: ignore[arg-type]
    assert said == [""]


def test_a_refusal_is_taken_down_when_something_else_is_asked() -> None:
    whispers, _, said = whispering(seen=True, always=False)
    whispers.refused()
    whispers.close()
    assert said == [""]


@pytest.mark.parametrize(("seen", "always"), [(False, False), (True, True)])
def test_what_all_may_read_stays(seen: bool, always: bool) -> None:
    """It was said while nobody looked, or to whoever is alone."""
    whispers, peek, said = whispering(seen=seen, always=always)
    whispers.refused()
    peek.open = False
    whispers.draw_above(None)  # type: ignore[arg-type]
    whispers.close()
    assert said == []
