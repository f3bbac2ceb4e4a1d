"""The board that a view carries, made ready for looking things up."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from game.rules.pony_express.board import Board, board_from_data


@lru_cache(maxsize=8)
def _board(encoded: bytes) -> Board:
    return board_from_data(msgspec.json.decode(encoded), "in the view")


def board_of(view: dict[str, Any]) -> Board:
    """The same one for every view of a board: checking it again would take longer than a turn."""
    return _board(msgspec.json.encode(view["board"]))
