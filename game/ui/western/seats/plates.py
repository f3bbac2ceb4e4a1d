"""The plates at which everybody sits: face, name, money, cards, and what lies upon them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK, SADDLE, SAND, SHADOW, Colour
from game.ui.kit.tween import pulse
from game.ui.table.faces import draw_face
from game.ui.western.places import OWN_PLATE

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

MONEY: Colour = (46, 79, 36)
AROUND = 22.0  # the plate's picture is kept with so much room for its glow and star
FACE = 66.0
STAR = 40.0
MINI = (16.0, 22.0)
HORSE = 34.0
HORSE_HEAD, HORSE_GROWN = (0.67, 0.45), 1.9  # where it is on its card's picture, and how large
THINKS = (54.0, 20.0)


class PlateParts:
    """Where things are on a plate."""

    def __init__(self, box: Box, *, star: bool) -> None:
        unit = min(box.height / OWN_PLATE[1], box.width / OWN_PLATE[0])
        self.unit = unit
        self.face: Point = (box.x + 38 * unit, box.centery)
        left = box.x + 79 * unit
        room = 26 * unit if star else 8 * unit
        middle = box.y + box.height * 0.5
        self.name = Box(left, box.y + 6 * unit, box.right - room - left, middle - box.y - 6 * unit)
        self.cards: Point = (box.right - 50 * unit, box.y + box.height * 0.69)
        self.money = Box(left, middle, self.cards[0] - 12 * unit - left, box.height * 0.38)
        self.number: Point = (box.right - 26 * unit, self.cards[1])
        self.star: Point = (box.right - 16 * unit, box.y + 4 * unit)


class Plates:
    def __init__(self, view: WesternView) -> None:
        self._view = view

    def parts(self, seat: int) -> PlateParts:
        view = self._view
        return PlateParts(view.layout.plate(seat), star=view.seen.players[seat].sheriff)

    def cards_at(self, seat: int) -> Point:
        return self.parts(seat).cards

    def star_at(self, seat: int) -> Point:
        return self.parts(seat).star

    def cards_box(self, seat: int) -> Box:
        """The number of cards with its icon."""
        parts = self.parts(seat)
        x, y = parts.cards
        side = 36 * parts.unit
        return Box(x - 14 * parts.unit, y - side / 2, side + 24 * parts.unit, side)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        for seat in range(len(self._view.names)):
            self._draw_one(canvas, seat)
        if self._view.thinking is not None:
            self._draw_thinking(canvas, self._view.thinking)

    def skin(self, seat: int) -> str:
        """Whose turn it is, and at whom a card is aimed."""
        view, seen = self._view, self._view.seen
        target = seen.play.target if seen.play is not None else None
        if seat == target or view.pose.targets.get(seat, False):
            return "target"
        active = seen.turn > 0 and seen.winner is None and seat == seen.active
        return "active" if active else ""

    def _draw_one(self, canvas: Canvas, seat: int) -> None:
        view = self._view
        player = view.seen.players[seat]
        key = (
            "western-plate",
            seat,
            view.names[seat],
            view.players[seat],
            view.colour(seat),
            view.purses.money(seat),
            player.count,
            player.sheriff and seat not in view.unpinned,
            player.loses_turn,
            self.skin(seat),
            view.ui.words.code,
        )
        box = view.layout.plate(seat).inflate(2 * AROUND, 2 * AROUND)
        canvas.composed(key, box, lambda: self._paint(canvas, seat), slot=f"western-plate-{seat}")

    def _paint(self, canvas: Canvas, seat: int) -> None:
        view = self._view
        player, box, parts = view.seen.players[seat], view.layout.plate(seat), self.parts(seat)
        skin, unit = self.skin(seat), parts.unit
        if skin:
            glow = "ui/glow-red" if skin == "target" else "ui/glow"
            canvas.nine(glow, box.inflate(2 * AROUND, 2 * AROUND))
        canvas.nine(f"western/plate-{skin}" if skin else "western/plate", box)
        face = view.portrait(seat)
        draw_face(canvas, face, view.colour(seat), seat, parts.face, FACE * unit)
        name = view.names[seat]
        canvas.text(name, parts.name, style="bold", size=20, colour=INK)
        money = view.money_words(view.purses.money(seat))
        canvas.text(money, parts.money, style="title", size=22, colour=MONEY, wrap=False)
        canvas.centred("western/mini-card", parts.cards, size=(MINI[0] * unit, MINI[1] * unit))
        room = (24 * unit, 18 * unit)
        cards = str(player.count)
        canvas.numeral(cards, parts.number, size=22, colour=SADDLE, within=room)
        if player.loses_turn:
            canvas.fill(box, SHADOW, alpha=90, radius=12)
            self.draw_badge(canvas, self.horse_at(seat), unit)
        if player.sheriff and seat not in view.unpinned:
            canvas.centred("western/sheriff-star", parts.star, size=(STAR * unit, STAR * unit))

    def horse_at(self, seat: int) -> Point:
        """The upper left corner, where a horse marks whoever loses a turn."""
        box, unit = self._view.layout.plate(seat), self.parts(seat).unit
        return box.x + 12 * unit, box.y + 10 * unit

    def draw_badge(self, canvas: Canvas, at: Point, grown: float = 1.0) -> None:
        """The horse's head on a disc."""
        radius = HORSE / 2 * grown
        canvas.disc(at, radius + 2, INK)
        canvas.disc(at, radius, SAND)
        side = round(HORSE * grown / 2) * 2.0
        box = (at[0] - side / 2, at[1] - side / 2, side, side)
        canvas.composed(("western-horse",), box, lambda: _paint_horse(canvas, Box(*box)))

    def _draw_thinking(self, canvas: Canvas, seat: int) -> None:
        """Three dots on a small sign at the foot of the plate."""
        plate, unit = self._view.layout.plate(seat), self.parts(seat).unit
        wide, high = THINKS[0] * unit, THINKS[1] * unit
        box = Box(plate.right - wide - 14 * unit, plate.bottom - high / 2, wide, high)
        canvas.composed(("western-thinks",), box, lambda: canvas.fill(box, INK, radius=high / 2))
        time = self._view.ui.breath(box)
        for number in range(3):
            beat = pulse(time - 0.18 * number, 0.9)
            at = (box.centerx + 13 * (number - 1) * unit, box.centery + (1.5 - 3 * beat) * unit)
            canvas.disc(at, 3.2 * unit, CREAM)


def _paint_horse(canvas: Canvas, box: Box) -> None:
    """The head, a round piece of the card's picture, smooth at the edge."""
    wide = max(canvas.px(box.width), 2)
    size = (round(wide * HORSE_GROWN * 220 / 146), round(wide * HORSE_GROWN))
    whole = canvas.assets.picture("western/card-horse", size)
    head = pygame.Surface((wide, wide), pygame.SRCALPHA)
    x, y = HORSE_HEAD
    head.blit(whole, (round(wide / 2 - x * size[0]), round(wide / 2 - y * size[1])))
    mask = pygame.Surface((wide, wide), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.aacircle(mask, (255, 255, 255, 255), (wide // 2, wide // 2), wide // 2 - 1)
    head.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.stamp(head, canvas.area(box).topleft)
