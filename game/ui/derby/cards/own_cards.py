"""How the derby draws the own hand for a look at it that is no question, behind the door."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.rules.derby.view import DerbyView
from game.ui.derby.cards.face import CARD, draw_card, draw_card_back
from game.ui.derby.context import DerbyContext
from game.ui.kit.boxes import in_rows
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.hands.own_cards import FELT, OwnCards

APART, ROW = 14.0, 9  # the room between cards, and how many lie side by side
MANY_ROWS, SMALLER = 3, 0.92  # from so many rows on they are smaller


def places(count: int) -> list[Box]:
    """In two or three rows where there are many."""
    rows = max(ceil(count / ROW), 1)
    share = 1.0 if rows < MANY_ROWS else SMALLER
    centre = (FELT.centerx, FELT.centery + 18)
    return in_rows(centre, count, rows, (CARD[0] * share, CARD[1] * share), APART)


def own_hand(view: DerbyView, seat: int) -> Sequence[str]:
    return view.own_hand


def draw(canvas: Canvas, context: DerbyContext, cards: Sequence[str]) -> None:
    for card, box in zip(cards, places(len(cards)), strict=True):
        draw_card(canvas, card, box)


def draw_backs(canvas: Canvas, count: int) -> None:
    for box in places(count):
        draw_card_back(canvas, box)


def are_there(context: DerbyContext, seat: int) -> bool:
    """In the race everything is open."""
    return not context.on_course


OWN_CARDS = OwnCards(hand=own_hand, draw=draw, draw_backs=draw_backs, are_there=are_there)
