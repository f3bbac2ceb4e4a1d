"""How Western draws the own hand for a look at it that is no question, behind the door."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.rules.western.view import WesternView
from game.ui.kit.boxes import in_rows
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.hands.own_cards import FELT, OwnCards
from game.ui.western.cards.face import CARD, draw_card, draw_hand_back
from game.ui.western.context import WesternContext

WIDE, APART, ROW = 160.0, 16.0, 6  # a card, the room between, and how many lie side by side


def places(count: int) -> list[Box]:
    """In two rows where there are many."""
    centre, size = (FELT.centerx, FELT.centery + 18), (WIDE, WIDE * CARD[1] / CARD[0])
    return in_rows(centre, count, ceil(count / ROW), size, APART)


def own_hand(view: WesternView, seat: int) -> Sequence[str]:
    return view.own_hand(seat)


def draw(canvas: Canvas, context: WesternContext, cards: Sequence[str]) -> None:
    for card, box in zip(cards, places(len(cards)), strict=True):
        draw_card(canvas, context.words, card, box)


def draw_backs(canvas: Canvas, count: int) -> None:
    for box in places(count):
        draw_hand_back(canvas, box)


OWN_CARDS = OwnCards(hand=own_hand, draw=draw, draw_backs=draw_backs)
