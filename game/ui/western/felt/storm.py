"""The part that draws a raid: dust over the felt, and a tumbleweed that rolls along with the
money."""

from __future__ import annotations

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import between, hop
from game.ui.table.part import Part
from game.ui.western.context import WesternContext
from game.ui.western.felt.raid import Raid
from game.ui.western.felt.rotation_cache import draw_turned

LASTS = 1.3  # seconds
SIDE = 48.0
EVERY = 0.06  # seconds between two clouds of dust
HOPS, HOP = 4, 26.0  # of the tumbleweed: how many, and how high
BELOW, DUST = 20.0, 52.0  # where a cloud is, and how large
TURNS, ANGLE_STEP = -900, 15  # degrees


class Storm(Part[WesternContext]):
    def _at(self, raid: Raid) -> Point:
        centre = self.context.places.cash_box.center
        x, y = raid.begin
        beyond = (2 * centre[0] - x, 2 * centre[1] - y)
        share = raid.age / LASTS
        at = between(raid.begin, beyond, share)
        return at[0], at[1] - HOP * abs(hop((share * HOPS) % 1.0))

    def advance(self, seconds: float) -> None:
        context, raid = self.context, self.context.raid
        if raid is None:
            return
        context.ui.stir()
        raid.age += seconds
        raid.dusted += seconds
        if raid.age >= LASTS:
            context.raid = None
        elif raid.dusted >= EVERY:
            raid.dusted = 0.0
            x, y = self._at(raid)
            context.effects.dust((x, y + BELOW), DUST)

    def draw(self, canvas: Canvas) -> None:
        raid = self.context.raid
        if raid is not None:
            angle = TURNS * (raid.age / LASTS)
            draw_turned(canvas, "board/tumbleweed", self._at(raid), SIDE, angle, ANGLE_STEP)
