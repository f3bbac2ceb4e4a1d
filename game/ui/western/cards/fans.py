"""Hands that lie open on the felt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tween import clamp
from game.ui.table.faces import draw_face
from game.ui.western.cards.lying import Lying, draw_lying, on_the_way

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

SALOON = "saloon"
WIDEST = 118.0
ASPECT = 164 / 130
HEAD = 90.0  # beside a row: who it is, and in a saloon how many kinds
APART, AROUND = 16.0, 8.0  # between two rows, and from a card to the edge of its cloth
SEEN = 0.68  # of a card at least, where another lies upon it


@dataclass
class Fan:
    """One hand: `open` from 0, still at the plate, to 1."""

    seat: int
    cards: Sequence[str]
    open: float = 0.0


class Fans:
    """Rows, one above the other. `counted`: in a saloon, how many kinds of each are counted
    already."""

    def __init__(self, view: WesternView) -> None:
        self._view = view
        self._fans: list[Fan] = []
        self.counted: Mapping[int, int] = {}
        self.winner: int | None = None

    @property
    def is_open(self) -> bool:
        return bool(self._fans)

    def lay(self, hands: Sequence[Fan]) -> None:
        """These together, and no others; they are opened one by one."""
        self.close()
        self._fans = list(hands)

    @property
    def seats(self) -> list[int]:
        """Whose hands lie here."""
        return [fan.seat for fan in self._fans]

    def open(self, seat: int, share: float) -> None:
        for fan in self._fans:
            if fan.seat == seat:
                fan.open = share

    def count(self, counted: Mapping[int, int]) -> None:
        self.counted = dict(counted)

    def close(self) -> None:
        self._fans = []
        self.counted = {}
        self.winner = None

    # ------------------------------------------------------------------ where they lie

    def _row(self, fan: Fan) -> tuple[Box, float]:
        """The room of a row without its head, and how wide a card is."""
        area, rows = self._view.layout.clearing, len(self._fans)
        high = min((area.height + APART) / rows - APART - 2 * AROUND, WIDEST * ASPECT)
        room, count = area.width - HEAD - 2 * AROUND, max(len(fan.cards), 1)
        wide = min(high / ASPECT, room / (1 + SEEN * (count - 1)))
        step = high + 2 * AROUND + APART
        top = area.centery - (step * rows - APART) / 2 + step * self._fans.index(fan) + AROUND
        return Box(area.x + AROUND + HEAD, top, room, high), wide

    def _places(self, fan: Fan) -> list[Lying]:
        row, wide = self._row(fan)
        count = len(fan.cards)
        step = min(wide + 6, (row.width - wide) / max(count - 1, 1))
        left = row.centerx - step * (count - 1) / 2
        return [Lying((left + step * number, row.centery), wide) for number in range(count)]

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if not self._fans:
            return
        canvas.layer += 35
        ground = self._view.layout.clearing.inflate(8, 8)
        key = ("western-search", round(ground.width), round(ground.height))
        canvas.composed(key, ground, lambda: canvas.fill(ground, INK, alpha=150, radius=16))
        for fan in self._fans:
            self._draw_fan(canvas, fan)
        canvas.layer -= 35

    def _draw_fan(self, canvas: Canvas, fan: Fan) -> None:
        view = self._view
        places = self._places(fan)
        if fan.open >= 0.98 and places:
            self._draw_mat(canvas, fan, places)
        begin = Lying.in_box(view.hand_box(fan.seat))
        for number, (card, place) in enumerate(zip(fan.cards, places, strict=True)):
            late = 0.05 * number
            share = clamp(fan.open * (1 + late) - late)
            lying = on_the_way(begin, place, share, 0.0) if fan.open < 1.0 else place
            draw_lying(canvas, view, card if share > 0.3 else None, lying)
        if fan.open >= 1.0:
            self._draw_head(canvas, fan)

    def _mat(self, places: Sequence[Lying]) -> Box:
        wide = places[0].wide
        left, right = places[0].at[0] - wide / 2, places[-1].at[0] + wide / 2
        y, high = places[0].at[1], wide * ASPECT
        left -= HEAD
        return Box(left - 10, y - high / 2 - AROUND, right - left + 20, high + 2 * AROUND)

    def _draw_mat(self, canvas: Canvas, fan: Fan, places: Sequence[Lying]) -> None:
        """A dark cloth below, so that nothing of the table looks through."""
        box = self._mat(places)
        if self.winner == fan.seat:
            canvas.nine("ui/glow", box.inflate(36, 36))
        key = ("western-mat", round(box.width))
        canvas.composed(key, box, lambda: canvas.fill(box, INK, alpha=190, radius=14))

    def _draw_head(self, canvas: Canvas, fan: Fan) -> None:
        """Who it is, and how many kinds are counted."""
        view = self._view
        places = self._places(fan)
        if not places:
            return
        x = places[0].at[0] - places[0].wide / 2 - HEAD / 2
        y = places[0].at[1]
        seat, count = fan.seat, self.counted.get(fan.seat)
        at = (x, y) if count is None else (x, y - 30)
        draw_face(canvas, view.portrait(seat), view.colour(seat), seat, at, 62)
        if count is not None:
            colour = LIGHT_GOLD if self.winner == seat else CREAM
            canvas.numeral(str(count), (x, y + 30), size=34, colour=colour, within=(60, 36))
