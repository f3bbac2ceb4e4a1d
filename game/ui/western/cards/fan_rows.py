"""Hands that lie open on the felt, in rows, one above the other."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tween import clamp
from game.ui.table.faces import draw_face
from game.ui.table.part import Part
from game.ui.western.cards.fans import Fan
from game.ui.western.cards.lying import Lying, draw_lying, on_the_way
from game.ui.western.context import WesternContext

WIDEST = 118.0
ASPECT = 164 / 130
HEAD = 90.0  # beside a row: who it is, and in a saloon how many kinds
APART, AROUND = 16.0, 8.0  # between two rows, and from a card to the edge of its cloth
SEEN = 0.68  # of a card at least, where another lies upon it


class FanRows(Part[WesternContext]):
    # ------------------------------------------------------------------ where they lie

    def _row(self, fan: Fan) -> tuple[Box, float]:
        """The room of a row without its head, and how wide a card is."""
        area, fans = self.context.places.clearing, self.context.fans.rows
        rows = len(fans)
        high = min((area.height + APART) / rows - APART - 2 * AROUND, WIDEST * ASPECT)
        room, count = area.width - HEAD - 2 * AROUND, max(len(fan.cards), 1)
        wide = min(high / ASPECT, room / (1 + SEEN * (count - 1)))
        step = high + 2 * AROUND + APART
        top = area.centery - (step * rows - APART) / 2 + step * fans.index(fan) + AROUND
        return Box(area.x + AROUND + HEAD, top, room, high), wide

    def _places(self, fan: Fan) -> list[Lying]:
        row, wide = self._row(fan)
        count = len(fan.cards)
        step = min(wide + 6, (row.width - wide) / max(count - 1, 1))
        left = row.centerx - step * (count - 1) / 2
        return [Lying((left + step * number, row.centery), wide) for number in range(count)]

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if not self.context.fans.is_open:
            return
        canvas.layer += 35
        ground = self.context.places.clearing.inflate(8, 8)
        key = ("western-search", round(ground.width), round(ground.height))
        canvas.composed(key, ground, lambda: canvas.fill(ground, INK, alpha=150, radius=16))
        for fan in self.context.fans.rows:
            self._draw_fan(canvas, fan)
        canvas.layer -= 35

    def _draw_fan(self, canvas: Canvas, fan: Fan) -> None:
        context = self.context
        places = self._places(fan)
        if fan.open >= 0.98 and places:
            self._draw_mat(canvas, fan, places)
        begin = Lying.in_box(context.hand_box(fan.seat))
        for number, (card, place) in enumerate(zip(fan.cards, places, strict=True)):
            late = 0.05 * number
            share = clamp(fan.open * (1 + late) - late)
            lying = on_the_way(begin, place, share, 0.0) if fan.open < 1.0 else place
            draw_lying(canvas, context.words, card if share > 0.3 else None, lying)
        if fan.open >= 1.0 and places:
            self._draw_head(canvas, fan.seat, places[0])

    def _draw_mat(self, canvas: Canvas, fan: Fan, places: Sequence[Lying]) -> None:
        """A dark cloth below, so that nothing of the table looks through."""
        box = _mat(places)
        if self.context.fans.winner == fan.seat:
            canvas.nine("ui/glow", box.inflate(36, 36))
        key = ("western-mat", round(box.width))
        canvas.composed(key, box, lambda: canvas.fill(box, INK, alpha=190, radius=14))

    def _draw_head(self, canvas: Canvas, seat: int, first: Lying) -> None:
        """Who it is, and how many kinds are counted."""
        context, fans = self.context, self.context.fans
        x, y = first.at[0] - first.wide / 2 - HEAD / 2, first.at[1]
        count = fans.counted.get(seat)
        at = (x, y) if count is None else (x, y - 30)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, at, 62)
        if count is not None:
            colour = LIGHT_GOLD if fans.winner == seat else CREAM
            canvas.numeral(str(count), (x, y + 30), size=34, colour=colour, within=(60, 36))


def _mat(places: Sequence[Lying]) -> Box:
    wide = places[0].wide
    left, right = places[0].at[0] - wide / 2, places[-1].at[0] + wide / 2
    y, high = places[0].at[1], wide * ASPECT
    left -= HEAD
    return Box(left - 10, y - high / 2 - AROUND, right - left + 20, high + 2 * AROUND)
