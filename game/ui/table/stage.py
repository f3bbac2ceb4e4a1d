"""The table as the window shows it: each game has its own, moved by events alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self


class Stage(Protocol):
    """`match.answer()` plays on to the next question; the window then shows what happened one
    event after the other. A stage lags behind the match, and holds what its reader may know,
    never more: it is made of a view, and moved by the entries of that view's log."""

    @classmethod
    def from_view(cls, view: dict[str, Any]) -> Self:
        """As its reader may see the table now."""

    @classmethod
    def opening(cls, view: dict[str, Any], *, sees_all: bool = False) -> Self:
        """Before the first event of a game: from here its whole log can be played. `sees_all`:
        for a replay that is given all events."""

    def apply(self, entry: dict[str, Any]) -> None:
        """Move on by one event of the reader's log."""


def seen_hand(cards: int | Sequence[str]) -> tuple[int, list[str] | None]:
    """The cards of a player in a view: how many, and which, where the reader may know that."""
    return (cards, None) if isinstance(cards, int) else (len(cards), list(cards))
