"""One thing more that a game offers in the pause."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.widget import Action


class PauseOffer(NamedTuple):
    """`why_not`: why that cannot be now; empty if it can."""

    id: str
    label: str
    icon: str
    tip: str
    action: Action
    why_not: str = ""
