"""A dial for the wind: where the arrow points, there it blows, the harder the longer the arrow."""

from __future__ import annotations

import math
from collections.abc import Callable
from io import BytesIO

import pygame

from game.practice.layout import STRONGEST_WIND, Layout, Wind
from game.practice.race import wind_across
from game.ui.kit.canvas import Boxlike, Canvas, Point
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.scene import Ui
from game.ui.kit.theme import LIGHT_GOLD
from game.ui.kit.widget import Widget
from game.ui.range.commands import WindKey

CALM = 0.25  # m/s2: less is none
CLOSE = 0.22  # m/s2: so near to a wind of the race it is that one
STEP = 0.2  # m/s2 with an arrow key
HEAD = 17.0  # of the arrow, in the drawing
_INK = 'stroke="#2b1a10"'
WAYS = {
    WindKey.LEFT: (-1, 0),
    WindKey.RIGHT: (1, 0),
    WindKey.UP: (0, 1),
    WindKey.DOWN: (0, -1),
}


def wind_tip(ui: Ui) -> str:
    return ui.say(
        "Drag the arrow to set the wind. %(press)s: as in the race. %(arrows)s: turn it.",
        press=ui.keymap.label(NavigationKey.PRESS, ui.words),
        arrows=ui.keymap.labels(WAYS, ui.words),
    )


class WindDial(Widget):
    """`changed` is told when it is let go of, or at every key."""

    def __init__(
        self, id: str, box: Boxlike, layout: Layout, changed: Callable[[Wind], None], *, tip: str
    ) -> None:
        super().__init__(id, box, tip=tip)
        self._layout = layout
        self._changed = changed
        self._blows = layout.to_scene().wind  # m/s2, as it is shown
        self._by_pointer = False

    @property
    def _radius(self) -> float:
        return min(self.box.width, self.box.height) / 2 - 3

    def pressed(self, point: Point, ui: Ui) -> None:
        self.dragged(point, ui)

    def dragged(self, point: Point, ui: Ui) -> None:
        unit = STRONGEST_WIND / self._radius
        self._set((point[0] - self.box.centerx) * unit, (self.box.centery - point[1]) * unit)

    def _set(self, x: float, y: float) -> None:
        strength = math.hypot(x, y)
        most = STRONGEST_WIND * 0.98
        share = min(most / strength, 1.0) if strength else 0.0
        self._blows = (x * share, y * share)
        self._blows = self._as_layout()[1]

    def _as_layout(self) -> tuple[Wind, Point]:
        """The wind that is meant: none, one of the race, or just this one."""
        if math.hypot(*self._blows) < CALM:
            return "", (0.0, 0.0)
        line = self._layout.to_scene().line
        if math.dist(self._blows, wind_across(line, "left")) < CLOSE:
            return "left", wind_across(line, "left")
        if math.dist(self._blows, wind_across(line, "right")) < CLOSE:
            return "right", wind_across(line, "right")
        return self._blows, self._blows

    def released(self, point: Point, ui: Ui) -> None:
        self._by_pointer = True
        self._changed(self._as_layout()[0])

    def activate(self, ui: Ui) -> None:
        """By key: a wind of the race, from the left, then from the right, then none."""
        if self._by_pointer:
            self._by_pointer = False
            return
        ui.sounds.play("click")
        order: tuple[Wind, ...] = ("", "left", "right")
        wind = self._layout.wind
        self._changed(order[(order.index(wind) + 1) % 3] if wind in order else "")

    def handle(self, given: Input, ui: Ui) -> bool:
        command = ui.keymap.command_of(given, WindKey, repeats=True)
        if command is WindKey.CALM:
            self._blows = (0.0, 0.0)
        elif command in WAYS:
            dx, dy = WAYS[command]
            x, y = self._blows
            length = math.hypot(x + dx * STEP, y + dy * STEP)
            if length > STRONGEST_WIND * 0.98:
                return True
            self._blows = (x + dx * STEP, y + dy * STEP)
        else:
            return False
        ui.sounds.play("tick", 0.6)
        calm = math.hypot(*self._blows) < STEP / 2
        self._changed("" if calm else self._blows)
        return True

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        lit = self.focused and ui.director.top.group.shows_focus
        key = ("wind dial", self._blows, lit, self.hovered or self.held)
        around = self.box.inflate(8, 8)
        canvas.composed(key, around, lambda: self._paint(canvas, lit=lit), slot="wind dial")

    def _paint(self, canvas: Canvas, *, lit: bool) -> None:
        centre, radius = self.box.center, self._radius
        if lit:
            canvas.disc(centre, radius + 4, LIGHT_GOLD)
        area = canvas.area(
            (centre[0] - radius - 1, centre[1] - radius - 1, 2 * radius + 2, 2 * radius + 2)
        )
        svg = _drawing(self._blows, hot=self.hovered or self.held)
        canvas.stamp(pygame.image.load_sized_svg(BytesIO(svg.encode()), area.size), area.topleft)


def _drawing(blows: Point, *, hot: bool) -> str:
    """In a square of 100: a brass rim, a face with marks, and the arrow."""
    strength = math.hypot(*blows)
    face = "#ffe9a8" if hot else "#fbf3dc"
    marks = "".join(
        f'<path d="M50 13 V20" transform="rotate({turn} 50 50)" {_INK} stroke-width="2.5"/>'
        for turn in range(0, 360, 45)
    )
    calm = '<circle cx="50" cy="50" r="6" fill="#7a4522"/>'
    needle = _arrow(blows, strength) if strength else calm
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>'
        '<linearGradient id="brass" gradientUnits="userSpaceOnUse" x1="15" y1="10" x2="85" y2="95">'
        '<stop offset="0" stop-color="#ffe08a"/><stop offset="0.5" stop-color="#d79a22"/>'
        '<stop offset="1" stop-color="#8a5a10"/></linearGradient></defs>'
        f'<circle cx="50" cy="50" r="48" fill="url(#brass)" {_INK} stroke-width="3"/>'
        f'<circle cx="50" cy="50" r="40" fill="{face}" {_INK} stroke-width="1.6"/>'
        f'<circle cx="50" cy="50" r="24" fill="none" stroke="#a9713a" stroke-width="1.4"/>'
        f"{marks}{needle}</svg>"
    )


def _arrow(blows: Point, strength: float) -> str:
    """The longer, the harder it blows."""
    reach = 19.0 + 18.0 * strength / STRONGEST_WIND
    turn = -math.degrees(math.atan2(blows[1], blows[0]))
    tip, tail, neck = 50 + reach, 50 - reach, 50 + reach - HEAD
    half = HEAD * 0.62
    head = f"V{50 - half} L{tip} 50 L{neck} {50 + half} V53.5"
    outline = f"M{tail} 46.5 H{neck} {head} H{tail} Z"
    return (
        f'<path d="{outline}" transform="rotate({turn:.1f} 50 50)" fill="#a5281b" {_INK} '
        'stroke-width="3" stroke-linejoin="round"/>'
    )
