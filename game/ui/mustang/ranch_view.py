"""A ranch: who owns it, the stable where mustangs are safe, and the corral where they are not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, PARCHMENT
from game.ui.kit.tween import pulse
from game.ui.mustang.counters import draw_counter, draw_halos
from game.ui.mustang.places import RanchPlaces, herd_places
from game.ui.table.faces import draw_face

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

WOOD = "ui/table-wood"
COUNTER, OWN_COUNTER = 46.0, 58.0
NARROWEST = 272.0  # so wide is a plank whose parts are as large as designed
LEAST_NOTE = 110.0  # wide: words on the plank that have less are left out
PEEK = 128.0  # how wide the key is that shows the cards while it is held
SHADE = 2.0  # around any other
GLOW = 13.0  # around the ranch whose turn it is


class Header(NamedTuple):
    """Where the parts of a plank are; all but the name keep their size as it gets narrow."""

    unit: float
    face: Point
    name: Box
    note: Box
    cards: Point
    star: Point
    score: Box
    peek: Box


def header_places(plank: Box, *, note: bool, name_width: float, peek: bool = False) -> Header:
    """`peek`: something to hold stands between the words and the cards."""
    unit = min(plank.height / 36, plank.width / NARROWEST)
    y = plank.centery - 0.5
    face = (plank.x + 26 * unit, y)
    score = Box(plank.right - 46 * unit, plank.y + 1, 40 * unit, plank.height - 2)
    star = (score.x - 14 * unit, y)
    cards = (star[0] - 58 * unit, y)
    left = plank.x + 54 * unit
    right = cards[0] - 16 * unit
    hold = Box(right - PEEK * unit, plank.y + 2, PEEK * unit, plank.height - 3)
    if peek:
        right = hold.x - 4 * unit
    wide = min(name_width, right - left) if note else right - left
    name = Box(left, plank.y + 1, wide, plank.height - 2)
    rest = Box(
        name.right + 18 * unit, plank.y + 1, right - name.right - 26 * unit, plank.height - 2
    )
    return Header(unit, face, name, rest, cards, star, score, hold)


class RanchView:
    """Draws any of the ranches, and knows where their mustangs stand."""

    def __init__(self, view: MustangView) -> None:
        self._view = view

    # ------------------------------------------------------------------ where things are

    def places(self, seat: int) -> RanchPlaces:
        view = self._view
        if seat == view.front:
            return view.layout.own
        return view.layout.ranches[view.seen.clockwise(view.front).index(seat)]

    def _side(self, seat: int) -> float:
        wide = self.places(seat).picture == "ranch-own"
        return OWN_COUNTER * min(self._view.layout.share, 1.0) if wide else COUNTER

    def herds(self, seat: int) -> dict[str, tuple[Point, float]]:
        """Where each mustang of a ranch stands, and how large it is drawn."""
        rancher, places = self._view.seen.ranchers[seat], self.places(seat)
        found: dict[str, tuple[Point, float]] = {}
        for herd, room in ((rancher.stable, places.stable), (rancher.corral, places.corral)):
            points, side = herd_places(len(herd), room, self._side(seat))
            found.update({m: (at, side) for m, at in zip(herd, points, strict=True)})
        return found

    def next_in_corral(self, seat: int) -> tuple[Point, float]:
        """Where one more will stand, once the herd has made room for it."""
        count = len(self._view.seen.ranchers[seat].corral)
        return self._last_of(count + 1, self.places(seat).corral, seat)

    def next_in_stable(self, seat: int) -> tuple[Point, float]:
        count = len(self._view.seen.ranchers[seat].stable)
        return self._last_of(count + 1, self.places(seat).stable, seat)

    def _last_of(self, count: int, room: Box, seat: int) -> tuple[Point, float]:
        points, side = herd_places(count, room, self._side(seat))
        return points[-1], side

    def header(self, seat: int) -> Header:
        view, places = self._view, self.places(seat)
        name = view.names[seat]
        wide = view.ui.canvas.text_width(name, style="bold", size=20) + 4
        in_front = seat == view.front
        return header_places(
            places.plank, note=in_front, name_width=wide, peek=in_front and view.peeked_at
        )

    def has_room_for_words(self, seat: int) -> bool:
        """Whether the plank in front can say what is asked."""
        return self.header(seat).note.width > LEAST_NOTE

    def _note(self, seat: int) -> str:
        return self._view.pose.message if seat == self._view.front else ""

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, seat: int) -> None:
        view, places = self._view, self.places(seat)
        key = self._key(seat)
        margin = GLOW if self.is_active(seat) else SHADE
        around = places.box.inflate(2 * margin, 2 * margin)
        around.height = min(around.height, 720 - around.y)
        canvas.composed(
            ("mustang-ranch", *key),
            around,
            lambda: self._paint(canvas, seat),
            backdrop=WOOD,
            slot=f"mustang-ranch-{seat}",
        )
        if view.thinking == seat:
            self._draw_thinking(canvas, seat)

    def _key(self, seat: int) -> tuple[object, ...]:
        view = self._view
        rancher = view.seen.ranchers[seat]
        away = view.away
        return (
            seat,
            seat == view.front,
            len(view.names),
            rancher.name,
            view.players[seat],
            view.look.colours[seat],
            rancher.count,
            view.seen.ranchers[seat].score if view.shows_scores else None,
            tuple(rancher.stable),
            tuple(rancher.corral),
            tuple(m for m in (*rancher.stable, *rancher.corral) if m in away),
            self.is_active(seat),
            self._note(seat),
        )

    def is_active(self, seat: int) -> bool:
        seen = self._view.seen
        return seen.turn > 0 and not self._view.is_over and seat == seen.active

    def _paint(self, canvas: Canvas, seat: int) -> None:
        view, places = self._view, self.places(seat)
        if self.is_active(seat):
            canvas.nine("ui/glow", places.box.inflate(2 * GLOW + 8, 2 * GLOW + 8))
        canvas.picture(f"mustang/{places.picture}", places.ground)
        self._paint_plank(canvas, seat)
        for mustang, (at, side) in self.herds(seat).items():
            if mustang not in view.away:
                draw_counter(canvas, mustang, at, side)

    def _paint_plank(self, canvas: Canvas, seat: int) -> None:
        view, rancher = self._view, self._view.seen.ranchers[seat]
        places, parts = self.places(seat), self.header(seat)
        canvas.nine("ui/plank-dark", places.plank, grain=0.7)
        unit = parts.unit
        face = view.portrait(seat)
        draw_face(canvas, face, view.look.colours[seat], seat, parts.face, 43 * unit)
        canvas.text(rancher.name, parts.name, style="bold", size=20, colour=CREAM, drop=INK)
        note = self._note(seat)
        if note and self.has_room_for_words(seat):
            canvas.text(note, parts.note, style="italic", size=20, colour=LIGHT_GOLD, drop=INK)
        canvas.centred("mustang/hand-cards", parts.cards, size=(26 * unit, 26 * unit))
        at = (parts.cards[0] + 24 * unit, parts.cards[1])
        room = (22 * unit, 16 * unit)
        canvas.numeral(str(rancher.count), at, size=18, colour=PARCHMENT, within=room)
        if view.shows_scores:
            canvas.centred("mustang/star", parts.star, size=(25 * unit, 25 * unit))
            middle = parts.score.center
            room = (parts.score.width - 2, 19 * unit)
            score = str(view.seen.ranchers[seat].score)
            canvas.numeral(score, middle, size=23, colour=LIGHT_GOLD, within=room)

    def _draw_thinking(self, canvas: Canvas, seat: int) -> None:
        """Three dots on the plank."""
        parts = self.header(seat)
        unit = parts.unit
        wide = canvas.text_width(self._view.names[seat], style="bold", size=20)
        x = min(parts.name.x + wide + 18 * unit, parts.name.right - 30 * unit)
        dots = Box(x - 6 * unit, parts.name.centery - 8 * unit, 40 * unit, 20 * unit)
        time = self._view.ui.breath(dots)
        for number in range(3):
            beat = pulse(time - 0.18 * number, 0.9)
            at = (x + 12 * number * unit, parts.name.centery + (4 - 5 * beat) * unit)
            canvas.disc(at, 3.6 * unit, CREAM)

    def draw_lit(self, canvas: Canvas, seat: int, lit: Mapping[str, bool]) -> None:
        """Halos below mustangs that can be had."""
        away = self._view.away
        there = {m: spot for m, spot in self.herds(seat).items() if m not in away}
        draw_halos(canvas, there, lit)
