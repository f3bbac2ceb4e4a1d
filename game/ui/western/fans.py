"""Hands that lie open on the felt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tween import between, clamp, overshoot
from game.ui.table.faces import draw_face
from game.ui.western.moves import Lying, draw_lying, on_the_way

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

SALOON = "saloon"
ROOM = 960.0  # across the table
WIDEST = 118.0
ASPECT = 164 / 130
HEAD = 90.0  # beside a row in a saloon: who it is, and how many kinds
BETWEEN, MANY = 800.0, 8  # the room between the plates, and how many cards have room there
UPPER, LOWER, LOWEST = 160.0, 308.0, 102.0  # the two rows of a saloon, and their widest card
BEFORE = 0.5  # of the way from the plate to the middle a searched hand lies


@dataclass
class Fan:
    """One hand: `open` from 0, still at the plate, to 1."""

    seat: int
    cards: Sequence[str]
    hidden: int
    open: float = 0.0


class Fans:
    """`counted`: in a saloon, how many kinds of each are counted already."""

    def __init__(self, view: WesternView) -> None:
        self._view = view
        self._fans: list[Fan] = []
        self._saloon = False
        self.counted: Mapping[int, int] = {}
        self.winner: int | None = None

    @property
    def is_open(self) -> bool:
        return bool(self._fans)

    def show(self, seat: int, cards: Sequence[str], hidden: int, why: str) -> None:
        if why != SALOON or not self._saloon:
            self.close()
        self._saloon = why == SALOON
        self._fans.append(Fan(seat, list(cards), hidden))

    def open(self, seat: int, share: float) -> None:
        for fan in self._fans:
            if fan.seat == seat:
                fan.open = share

    def count(self, counted: Mapping[int, int]) -> None:
        self.counted = dict(counted)

    def close(self) -> None:
        self._fans.clear()
        self._saloon = False
        self.counted = {}
        self.winner = None

    # ------------------------------------------------------------------ where they lie

    def _row(self, fan: Fan) -> tuple[Point, float, float]:
        """The middle of a row, how wide it may be, and how wide a card is."""
        count = max(len(fan.cards), 1)
        if self._saloon:
            number = self._fans.index(fan)
            room = (BETWEEN if count <= MANY else ROOM) - HEAD
            wide = min(LOWEST, room / count - 6)
            return (640.0 + HEAD / 2, LOWER if number else UPPER), room, wide
        layout = self._view.layout
        plate, centre = layout.plate(fan.seat), layout.felt.centre
        aside = plate.right < 480 or plate.left > 800
        wide = min(WIDEST, (BETWEEN if aside else ROOM) / count - 6)
        x, y = between(plate.center, centre, BEFORE)
        half, high = (count * (wide + 6)) / 2, wide * ASPECT / 2
        x = min(max(x, 20 + half), 1260 - half)
        if plate.right < 300:
            x = max(x, plate.right + 16 + half)
        elif plate.left > 980:
            x = min(x, plate.left - 16 - half)
        top, bottom = high + 8, 460 - high
        if plate.centery < 100:
            y = max(plate.bottom + high + 10, y)
        elif plate.centery > 380:
            y = min(plate.top - high - 10, y)
        return (x, min(max(y, top), bottom)), ROOM, wide

    def _places(self, fan: Fan) -> list[Lying]:
        (x, y), _, wide = self._row(fan)
        step, count = wide + 6, len(fan.cards)
        left = x - step * (count - 1) / 2
        return [Lying((left + step * number, y), wide) for number in range(count)]

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if not self._fans:
            return
        canvas.layer += 35
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
        if self._saloon and fan.open >= 1.0:
            self._draw_head(canvas, fan)

    def _mat(self, fan: Fan, places: Sequence[Lying]) -> Box:
        wide = places[0].wide
        left, right = places[0].at[0] - wide / 2, places[-1].at[0] + wide / 2
        y, high = places[0].at[1], wide * ASPECT
        if self._saloon:
            left -= HEAD
        return Box(left - 10, y - high / 2 - 8, right - left + 20, high + 16)

    def _draw_mat(self, canvas: Canvas, fan: Fan, places: Sequence[Lying]) -> None:
        """A dark cloth below, so that nothing of the table looks through."""
        box = self._mat(fan, places)
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
        seat = fan.seat
        draw_face(canvas, view.portrait(seat), view.colour(seat), seat, (x, y - 30), 62)
        count = self.counted.get(seat)
        if count is not None:
            grown = 34 * overshoot(1.0)
            colour = LIGHT_GOLD if self.winner == seat else CREAM
            canvas.numeral(str(count), (x, y + 30), size=grown, colour=colour, within=(60, 36))
