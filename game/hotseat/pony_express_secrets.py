"""What is secret in the race when several people share a screen."""

from __future__ import annotations

from typing import Any

from game.engine.requests import Decision
from game.rules.pony_express.cards import COPIES, WINDOWS
from game.rules.pony_express.view import PonyExpressView

FOR_A_CARD = "play-card"
# What a person answers while looking at secrets.
SECRET_KINDS = ("keep-card", "keep-drawn", "reroll", "announce")
SECRET_WINDOWS = ("after-roll", "before-reroll", "announcing")
# In these a card is offered in front of everybody before it is chosen in private.
OPEN_WINDOWS = tuple(window for window in WINDOWS if window not in SECRET_WINDOWS)
# The rules ask only a holder; the others at the screen would see who is asked.
BEFORE_OWN_SHOT = "own-shot"


def is_secret(pending: Decision[Any]) -> bool:
    """Whether this is answered on a private screen."""
    if asks_for_card(pending):
        return window_of(pending) in SECRET_WINDOWS
    return pending.kind in SECRET_KINDS


def asks_for_card(pending: Decision[Any]) -> bool:
    return pending.kind == FOR_A_CARD


def window_of(pending: Decision[Any]) -> str:
    """The moment for which a card is asked; empty for any other question."""
    return str(getattr(pending, "window", ""))


def might_play(view: PonyExpressView, seat: int, window: str) -> bool:
    """Whether, by what everybody can see, that seat may hold a card for the window."""
    holds_some = view.riders[seat].count > 0
    return holds_some and any(view.spent.count(card) < COPIES[card] for card in WINDOWS[window])
