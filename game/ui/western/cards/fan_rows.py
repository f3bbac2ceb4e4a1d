"""Hands that lie open on the felt, in rows, one above the other."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import fan, grid, inset, rows
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Gap
from game.ui.kit.tween import clamp
from game.ui.table.faces import draw_face
from game.ui.table.part import Part
from game.ui.western.cards.face import CARD
from game.ui.western.cards.fans import Fan
from game.ui.western.cards.lying import Lying, draw_lying, on_the_way
from game.ui.western.context import WesternContext

WIDEST = 118.0
ASPECT = CARD[1] / CARD[0]
HEAD = 90.0  # beside a row: who it is, and in a saloon how many kinds
APART, AROUND = 16.0, 8.0  # between two rows, and from a card to the edge of its cloth
FACE, NUMBER, NUMBER_ROOM = 62.0, 34.0, (60.0, 36.0)
HALF = 30.0  # how far face and number are above and below the middle
DARK, CLOTH = 150, 190  # how dark the table is, and the cloth
GROUND_CORNER, CLOTH_CORNER = 16.0, 14.0
LATE, TURNED, ALMOST = 0.05, 0.3, 0.98  # shares of the way: each follows, is turned up, has come
LAYER = 35
SEEN = 0.68  # of a card at least, where another lies upon it


class FanRows(Part[WesternContext]):
    # ------------------------------------------------------------------ where they lie

    def _row(self, hand: Fan) -> tuple[Box, float]:
        """The room of a row without its head, and how wide a card is."""
        area, fans = self.context.places.clearing, self.context.fans.rows
        most = (WIDEST * ASPECT + 2 * AROUND, grid(area, 1, len(fans), gap=APART)[0].height)
        cloths = rows(area, *[min(most)] * len(fans), gap=APART, at=0.5)
        room, count = inset(cloths[fans.index(hand)], AROUND, left=HEAD), max(len(hand.cards), 1)
        wide = min(room.height / ASPECT, room.width / (1 + SEEN * (count - 1)))
        return room, wide

    def _places(self, hand: Fan) -> list[Lying]:
        row, wide = self._row(hand)
        return [Lying.in_box(box) for box in fan(row, len(hand.cards), wide, gap=Gap.SMALL)]

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if not self.context.fans.is_open:
            return
        canvas.layer += LAYER
        ground = self.context.places.clearing.inflate(8, 8)
        key = ("western-search", round(ground.width), round(ground.height))
        canvas.composed(
            key, ground, lambda: canvas.fill(ground, INK, alpha=DARK, radius=GROUND_CORNER)
        )
        for hand in self.context.fans.rows:
            self._draw_fan(canvas, hand)
        canvas.layer -= LAYER

    def _draw_fan(self, canvas: Canvas, hand: Fan) -> None:
        context = self.context
        places = self._places(hand)
        if hand.open >= ALMOST and places:
            self._draw_mat(canvas, hand, places)
        begin = Lying.in_box(context.hand_box(hand.seat))
        for number, (card, place) in enumerate(zip(hand.cards, places, strict=True)):
            late = LATE * number
            share = clamp(hand.open * (1 + late) - late)
            lying = on_the_way(begin, place, share, 0.0) if hand.open < 1.0 else place
            draw_lying(canvas, context.words, card if share > TURNED else None, lying)
        if hand.open >= 1.0 and places:
            self._draw_head(canvas, hand.seat, places[0])

    def _draw_mat(self, canvas: Canvas, hand: Fan, places: Sequence[Lying]) -> None:
        """A dark cloth below, so that nothing of the table looks through."""
        box = _mat(places)
        if self.context.fans.winner == hand.seat:
            canvas.nine("ui/glow", box.inflate(36, 36))
        key = ("western-mat", round(box.width))
        canvas.composed(key, box, lambda: canvas.fill(box, INK, alpha=CLOTH, radius=CLOTH_CORNER))

    def _draw_head(self, canvas: Canvas, seat: int, first: Lying) -> None:
        """Who it is, and how many kinds are counted."""
        context, fans = self.context, self.context.fans
        x, y = first.at[0] - first.wide / 2 - HEAD / 2, first.at[1]
        count = fans.counted.get(seat)
        at = (x, y) if count is None else (x, y - HALF)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, at, FACE)
        if count is not None:
            colour = LIGHT_GOLD if fans.winner == seat else CREAM
            canvas.numeral(
                str(count), (x, y + HALF), size=NUMBER, colour=colour, within=NUMBER_ROOM
            )


def _mat(places: Sequence[Lying]) -> Box:
    wide = places[0].wide
    left, right = places[0].at[0] - wide / 2, places[-1].at[0] + wide / 2
    y, high = places[0].at[1], wide * ASPECT
    cards = Box(left, y - high / 2, right - left, high)
    return inset(cards, left=-HEAD - 10, right=-10, y=-AROUND)
