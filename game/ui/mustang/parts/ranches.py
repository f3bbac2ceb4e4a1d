"""The ranches: who owns each, the stable where mustangs are safe, and the corral where they are
not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.mustang.events import GameEnded
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, DESIGN_SIZE, INK, LIGHT_GOLD, PARCHMENT
from game.ui.kit.tokens import Type
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.counter import draw_counter
from game.ui.mustang.pieces.plates import WOOD
from game.ui.mustang.places.header import Header
from game.ui.table.faces import draw_face
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part
from game.ui.table.thinking import draw_dots

SHADE = 2.0  # around any ranch
GLOW = 13.0  # around the one whose turn it is
FACE, CARDS, STAR = 43.0, 26.0, 25.0  # how wide they are on a plank
DOT, APART = 3.6, 12.0  # while somebody thinks


class Ranches(Part[MustangContext]):
    """`is_over`: as it has been told; the points may not be counted yet."""

    is_over = False

    def pictures(self) -> Iterable[str]:
        return ("mustang/ranch-own", "mustang/hand-cards", "mustang/star")

    def stand(self, entries: Sequence[Told]) -> None:
        self.is_over = any(isinstance(event, GameEnded) for event in entries)

    def settled(self, happening: Happening) -> None:
        self.is_over = self.is_over or isinstance(happening.event, GameEnded)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Whose turn it is comes first: the glow lies below what is beside it."""
        for seat in sorted(range(len(self.context.names)), key=self._is_active, reverse=True):
            self._draw_ranch(canvas, seat)

    def _draw_ranch(self, canvas: Canvas, seat: int) -> None:
        margin = GLOW if self._is_active(seat) else SHADE
        around = self.context.ranch(seat).places.box.inflate(2 * margin, 2 * margin)
        around.height = min(around.height, DESIGN_SIZE[1] - around.y)
        canvas.composed(
            ("mustang-ranch", *self._key(seat)),
            around,
            lambda: self._paint(canvas, seat),
            backdrop=WOOD,
            slot=f"mustang-ranch-{seat}",
        )
        if self.context.thinking == seat:
            self._draw_thinking(canvas, seat)

    def _key(self, seat: int) -> tuple[object, ...]:
        context = self.context
        rancher = context.seen.ranchers[seat]
        away = context.away
        return (
            seat,
            seat == context.front,
            len(context.names),
            rancher.name,
            context.players[seat],
            context.colour(seat),
            rancher.count,
            rancher.score if context.shows_scores else None,
            rancher.stable,
            rancher.corral,
            tuple(m for m in (*rancher.stable, *rancher.corral) if m in away),
            self._is_active(seat),
            self._note(seat),
        )

    def _is_active(self, seat: int) -> bool:
        seen = self.context.seen
        return seen.turn > 0 and not self.is_over and seat == seen.active

    def _note(self, seat: int) -> str:
        return self.context.pose.message if seat == self.context.front else ""

    def _paint(self, canvas: Canvas, seat: int) -> None:
        context, ranch = self.context, self.context.ranch(seat)
        places = ranch.places
        if self._is_active(seat):
            canvas.nine("ui/glow", places.box.inflate(2 * GLOW + 8, 2 * GLOW + 8))
        canvas.picture(f"mustang/{places.picture}", places.ground)
        self._paint_plank(canvas, seat, places.plank)
        for mustang, (at, side) in ranch.herd().items():
            if mustang not in context.away:
                draw_counter(canvas, mustang, at, side)

    def _paint_plank(self, canvas: Canvas, seat: int, plank: Box) -> None:
        context, parts = self.context, self.context.header(seat)
        canvas.nine("ui/plank-dark", plank, grain=0.7)
        unit = parts.unit
        face, colour = context.portrait(seat), context.colour(seat)
        draw_face(canvas, face, colour, seat, parts.face, FACE * unit)
        name = context.seen.ranchers[seat].name
        canvas.text(name, parts.name, style="bold", colour=CREAM, drop=INK)
        note = self._note(seat)
        if note and parts.has_room_for_words:
            canvas.text(note, parts.note, style="italic", colour=LIGHT_GOLD, drop=INK)
        self._paint_numbers(canvas, seat, parts)

    def _paint_numbers(self, canvas: Canvas, seat: int, parts: Header) -> None:
        """How many cards, and what it all counts."""
        rancher, unit = self.context.seen.ranchers[seat], parts.unit
        canvas.centred("mustang/hand-cards", parts.cards, size=(CARDS * unit, CARDS * unit))
        at = (parts.cards[0] + 24 * unit, parts.cards[1])
        room = (22 * unit, 16 * unit)
        canvas.numeral(str(rancher.count), at, size=Type.NOTE, colour=PARCHMENT, within=room)
        if self.context.shows_scores:
            canvas.centred("mustang/star", parts.star, size=(STAR * unit, STAR * unit))
            middle = parts.score.center
            room = (parts.score.width - 2, 19 * unit)
            score = str(rancher.score)
            canvas.numeral(score, middle, size=Type.NAME, colour=LIGHT_GOLD, within=room)

    def _draw_thinking(self, canvas: Canvas, seat: int) -> None:
        """Three dots on the plank."""
        context, parts = self.context, self.context.header(seat)
        unit = parts.unit
        wide = canvas.text_width(context.names[seat], style="bold")
        x = min(parts.name.x + wide + 18 * unit, parts.name.right - 30 * unit)
        dots = Box(x - 6 * unit, parts.name.centery - 8 * unit, 40 * unit, 20 * unit)
        time = context.ui.breath(dots)
        middle = (x + APART * unit, parts.name.centery + 1.5 * unit)
        draw_dots(canvas, time, middle, radius=DOT * unit, apart=APART * unit, rises=5 * unit)
