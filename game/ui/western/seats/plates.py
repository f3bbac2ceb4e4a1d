"""The plates at which everybody sits: face, name, money, cards, and what lies upon them."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.canvas import Canvas
from game.ui.kit.layout import BOTTOM_RIGHT, inset, placed
from game.ui.kit.theme import INK, SADDLE, SHADOW
from game.ui.kit.tokens import Type
from game.ui.table.faces import draw_face
from game.ui.table.part import Part
from game.ui.table.thinking import draw_dots
from game.ui.western.colours import MONEY
from game.ui.western.context import WesternContext
from game.ui.western.seats.horse import draw_horse

AROUND = 22.0  # the plate's picture is kept with so much room for its glow and star
FACE = 66.0
STAR = 40.0
MINI = (16.0, 22.0)
SHADE, CORNER = 90, 12.0  # over the plate of whoever loses a turn
THINKS, THINKS_ASIDE = (54.0, 20.0), 14.0
DOT, APART = 3.2, 13.0
PICTURES = tuple(
    f"western/{name}"
    for name in ("plate", "plate-active", "plate-target", "mini-card", "sheriff-star")
)


class Plates(Part[WesternContext]):
    def pictures(self) -> Iterable[str]:
        return PICTURES

    def draw(self, canvas: Canvas) -> None:
        for seat in range(len(self.context.names)):
            self._draw_one(canvas, seat)
        if self.context.thinking is not None:
            self._draw_thinking(canvas, self.context.thinking)

    def _skin(self, seat: int) -> str:
        """Whose turn it is, and at whom a card is aimed."""
        context, seen = self.context, self.context.seen
        target = seen.play.target if seen.play is not None else None
        if seat == target or context.pose.targets.get(seat, False):
            return "target"
        active = seen.turn > 0 and seen.winner is None and seat == seen.active
        return "active" if active else ""

    def _draw_one(self, canvas: Canvas, seat: int) -> None:
        context = self.context
        player = context.seen.players[seat]
        key = (
            "western-plate",
            seat,
            context.names[seat],
            context.players[seat],
            context.colour(seat),
            context.money(seat),
            player.count,
            player.sheriff and seat not in context.unpinned,
            player.loses_turn,
            self._skin(seat),
            context.ui.words.code,
        )
        box = context.places.plate(seat).inflate(2 * AROUND, 2 * AROUND)
        canvas.composed(key, box, lambda: self._paint(canvas, seat), slot=f"western-plate-{seat}")

    def _paint(self, canvas: Canvas, seat: int) -> None:
        context = self.context
        player, box = context.seen.players[seat], context.places.plate(seat)
        places, skin = context.plate_places(seat), self._skin(seat)
        unit = places.unit
        if skin:
            glow = "ui/glow-red" if skin == "target" else "ui/glow"
            canvas.nine(glow, box.inflate(2 * AROUND, 2 * AROUND))
        canvas.nine(f"western/plate-{skin}" if skin else "western/plate", box)
        face = context.portrait(seat)
        draw_face(canvas, face, context.colour(seat), seat, places.face, FACE * unit)
        canvas.text(context.names[seat], places.name, style="bold", colour=INK)
        money = context.words.money(context.money(seat))
        canvas.text(money, places.money, style="title", size=Type.LABEL, colour=MONEY, wrap=False)
        canvas.centred("western/mini-card", places.cards, size=(MINI[0] * unit, MINI[1] * unit))
        room = (24 * unit, 18 * unit)
        cards = str(player.count)
        canvas.numeral(cards, places.number, size=Type.LABEL, colour=SADDLE, within=room)
        if player.loses_turn:
            canvas.fill(box, SHADOW, alpha=SHADE, radius=CORNER)
            draw_horse(canvas, places.horse, unit)
        if player.sheriff and seat not in context.unpinned:
            canvas.centred("western/sheriff-star", places.star, size=(STAR * unit, STAR * unit))

    def _draw_thinking(self, canvas: Canvas, seat: int) -> None:
        """Three dots on a small sign at the foot of the plate."""
        plate, unit = self.context.places.plate(seat), self.context.plate_places(seat).unit
        wide, high = THINKS[0] * unit, THINKS[1] * unit
        foot = inset(plate, right=THINKS_ASIDE * unit, bottom=-high / 2)
        box = placed(foot, wide, high, at=BOTTOM_RIGHT)
        canvas.composed(("western-thinks",), box, lambda: canvas.fill(box, INK, radius=high / 2))
        time = self.context.ui.breath(box)
        draw_dots(canvas, time, box.center, radius=DOT * unit, apart=APART * unit, rises=3 * unit)
