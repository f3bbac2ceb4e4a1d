"""How the other bettors of the guided first game ride: by rules that need the course."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.requests import Decision
from game.lessons.lesson import PlainView
from game.rules.derby.cards import COLOUR, SPECIAL, VALUE
from game.rules.derby.course import DRAW_LEVEL, TOWN, lane_of, next_ahead

GOOD_VALUE, BETTER_VALUE = 6, 8  # of a card with which they push, and push again
FAR = 3  # squares: worth a Star


def push_good_cards(view: PlainView, _request: Decision[Any]) -> bool:
    move = view["move"]
    wanted = BETTER_VALUE if move["pushes"] else GOOD_VALUE
    return bool(move["value"] >= wanted)


def ride_the_colour(view: PlainView, request: Decision[Any]) -> str:
    """The card of the square's colour, else the highest."""
    horse = next(one for one in view["horses"] if one["horse"] == view["on-move"])
    square: int = horse["square"]
    options: Sequence[str] = request.options()
    others = [one["square"] for one in view["horses"] if one is not horse]
    ahead = next_ahead(square, [other for other in others if other < TOWN])
    if DRAW_LEVEL in options and ahead is not None and ahead - square >= FAR:
        return DRAW_LEVEL
    colour = lane_of(view["tracks"][horse["track"] - 1])[square]
    cards = [card for card in options if card not in (DRAW_LEVEL, SPECIAL)] or [SPECIAL]
    return max(cards, key=lambda card: (bool(colour) and COLOUR[card] == colour, VALUE[card]))
