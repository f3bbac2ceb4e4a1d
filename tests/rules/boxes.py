"""Boxes that somebody has changed, of any game."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game.boardfile import BoardError
from game.rules.shared.box import GameBox

Spoil = Callable[[dict[str, Any]], object]


def changed_box(box: GameBox, spoil: Spoil) -> dict[str, Any]:
    data = copy.deepcopy(box.data)
    spoil(data)
    return data


def gives_one_sentence(
    read: Callable[[dict[str, Any], str], GameBox], data: dict[str, Any], place: str, reason: str
) -> None:
    """About where it is wrong, and why."""
    with pytest.raises(BoardError) as caught:
        read(data, "spoilt.yaml")
    sentence = str(caught.value)
    assert sentence.startswith("The board spoilt.yaml ") and sentence.endswith(".")
    assert "\n" not in sentence
    assert place in sentence and reason in sentence
