"""How Mustang draws the own hand for a look at it that is no question, behind the door."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mustang.view import MustangView
from game.ui.kit.boxes import in_rows
from game.ui.kit.canvas import Box, Canvas
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.card import CARD, draw_card, draw_card_back
from game.ui.table.hands.own_cards import FELT, OwnCards

WIDE, APART = 150.0, 18.0


def places(count: int) -> list[Box]:
    return in_rows(FELT.center, count, 1, (WIDE, WIDE * CARD[1] / CARD[0]), APART)


def own_hand(view: MustangView, seat: int) -> Sequence[str]:
    return view.own_hand(seat)


def draw(canvas: Canvas, context: MustangContext, cards: Sequence[str]) -> None:
    for card, box in zip(cards, places(len(cards)), strict=True):
        draw_card(canvas, context.ui, card, box)


def draw_backs(canvas: Canvas, count: int) -> None:
    for box in places(count):
        draw_card_back(canvas, box)


OWN_CARDS = OwnCards(hand=own_hand, draw=draw, draw_backs=draw_backs)
