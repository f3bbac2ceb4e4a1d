"""Five flicks as the player likes them: from these comes the sensitivity of the flick."""

from __future__ import annotations

import time
from statistics import median
from typing import NamedTuple

from game.i18n import mark
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.inputs import (
    LEFT,
    Input,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.kit.layout import SCREEN, grid, inset, placed, rows, share
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CORAL, CREAM, GREEN, INK, SADDLE
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action
from game.ui.range.race import (
    FLICKS,
    STALLED,
    Gesture,
    draw_cube,
    draw_gauge,
    draw_pointer,
    fitting,
    power_of,
)
from game.ui.screens.sheet import draw_sheet_above

WIDTH, HEIGHT = 800.0, 520.0
PLANKS = 3
LARGEST = 1.35  # times that: then the sheet fills the screen
MARGIN, GAP = 34.0, 14.0
TITLE, WORDS, GAUGE, PLANK = 66.0, 76.0, 84.0, 56.0
DIE, GRAB = 46.0, 34.0  # the die's side, and how near a press takes hold of it
RAISED = 0.25  # of its side: so far above its place the middle of its picture is
UPRIGHT = (1.0, 0.0, 0.0, 0.0)
MARKS = 13.0  # radius of the marks that count the flicks

BEGIN = mark("Press the die, flick it as you like, and let go. Do this five times.")
MORE = mark("Flick again. Flicks to go: %(more)d.")
CHANGED = mark(
    "Your usual flick: %(before).1f m/s before, %(after).1f m/s now.\nSensitivity: %(old)d "
    "%% before, %(new)d %% now."
)
SAME = mark("Your usual flick is %(after).1f m/s. The sensitivity stays at %(new)d %%.")
TOO_SHORT = mark("That was too slow for a flick. Flick again.")


class CalibrationPlaces(NamedTuple):
    """`pad`: where the die lies: there is room for it, and a flick may leave it."""

    sheet: Box
    words: Box
    pad: Box
    gauge: Box
    planks: list[Box]


class Calibration(Scene):
    """Nothing changes before it is accepted; flicks after the fifth only show on the gauge what
    they would be."""

    name = "calibration"
    overlay = True
    fast_input = True

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.paces: list[float] = []  # pixels a second, of the flicks that count
        self.shown: float | None = None  # the pace of the last flick
        self._gesture: Gesture | None = None  # while the die is held
        self._trouble = ""

    @property
    def is_done(self) -> bool:
        return len(self.paces) == FLICKS

    @property
    def sensitivity(self) -> float:
        """The one that is tried: a new one once all flicks are there."""
        return fitting(self.paces) if self.is_done else self.ui.settings.flick_sensitivity

    # ------------------------------------------------------------------ where things are

    def _grown(self, designed: float) -> float:
        return self.ui.units(designed, most=LARGEST)

    @property
    def _places(self) -> CalibrationPlaces:
        units = self._grown
        sheet = placed(SCREEN, units(WIDTH), units(HEIGHT))
        inner = inset(sheet, x=MARGIN, top=self.ui.units(TITLE, most=1.2), bottom=MARGIN)
        page, planks = rows(inner, share(), units(PLANK), gap=MARGIN)
        words, rest = rows(page, units(WORDS), share())
        pad, gauge = rows(rest, share(), units(GAUGE), gap=GAP)
        return CalibrationPlaces(sheet, words, pad, gauge, grid(planks, PLANKS, 1, gap=GAP))

    @property
    def _die(self) -> Point:
        return self._places.pad.center

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        say = self.ui.say
        accept = self._plank(0, "accept", say("Use this sensitivity"), self._accept, skin="green")
        if not self.is_done:
            accept.disable(say("Flick five times first."))
        again = self._plank(1, "again", say("Start again"), self._again)
        if not self.paces:
            again.disable(say("You haven't flicked yet."))
        self._plank(2, "cancel", say("Cancel"), self.escape)
        self.group.rest_on("calibration.cancel", self.ui)

    def _plank(self, number: int, id: str, label: str, action: Action, skin: str = "on") -> Button:
        place = self._places.planks[number]
        return self.group.add(
            Button(
                f"calibration.{id}", place, label, action, size=Type.ENTRY, skin=skin, tight=True
            )
        )

    def _accept(self) -> None:
        self.ui.settings.change(flick_sensitivity=self.sensitivity)
        self.ui.director.pop()

    def _again(self) -> None:
        self.paces, self.shown, self._trouble = [], None, ""
        self.rebuild()

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self.ui.director.pop()

    # ------------------------------------------------------------------ flicking

    def intercept(self, given: Input) -> bool:
        if isinstance(given, PointerPressed):
            return self._press(given)
        if isinstance(given, PointerMoved) and self._gesture is not None:
            self._gesture.add(given.time, self._on_screen(given.at), given.waited)
            return True
        if isinstance(given, PointerReleased) and given.button == LEFT:
            return self._release(given)
        return False

    def _press(self, given: PointerPressed) -> bool:
        x, y = self._die
        dx, dy = given.at[0] - x, given.at[1] - y
        self._gesture = None  # the other button changes one's mind
        if given.button != LEFT or max(abs(dx), abs(dy)) > self._grown(GRAB):
            return False
        self._trouble = ""
        self._gesture = Gesture()
        self._gesture.add(given.time, self._on_screen(given.at))
        return True

    def _release(self, given: PointerReleased) -> bool:
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            return False
        swing = gesture.swing(given.time)
        if gesture.is_stalled(given.time, given.waited):
            self._refuse(STALLED)
        elif swing is None:
            self._refuse(TOO_SHORT)
        else:
            self._take(swing.pace)
        return True

    def _refuse(self, why: str) -> None:
        self.ui.sounds.play("error")
        self._trouble = why

    def _take(self, pace: float) -> None:
        self.shown = pace
        self.ui.sounds.play("tick")
        if len(self.paces) == FLICKS:
            return
        self.paces.append(pace)
        self.rebuild()
        if self.is_done:
            self.ui.sounds.play("mail")
            self.group.focus_on("calibration.accept", self.ui)

    def _on_screen(self, at: Point) -> Point:
        """In pixels of the pointer, y up."""
        way = self.ui.canvas.way
        return way(at[0]), -way(at[1])

    def focus_lost(self) -> None:
        self._gesture = None

    # ------------------------------------------------------------------ what is said

    def _words(self) -> str:
        say = self.ui.say
        if self._trouble:
            return say(self._trouble)
        if not self.paces:
            return say(BEGIN)
        if not self.is_done:
            return say(MORE, more=FLICKS - len(self.paces))
        old, new, usual = self.ui.settings.flick_sensitivity, self.sensitivity, median(self.paces)
        facts = {
            "before": power_of(usual, old),
            "after": power_of(usual, new),
            "old": round(100 * old),
            "new": round(100 * new),
        }
        return say(SAME if facts["old"] == facts["new"] else CHANGED, **facts)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        ui, places = self.ui, self._places
        draw_sheet_above(canvas, ui, places.sheet, ui.say("Calibrate the flick"))
        canvas.text(self._words(), places.words, size=Type.BODY, colour=INK, align="centre")
        canvas.fill(places.pad, SADDLE, radius=12)
        self._draw_marks(canvas)
        self._draw_die(canvas)
        draw_gauge(canvas, ui, places.gauge)
        speed = self._speed()
        if speed is not None:
            draw_pointer(canvas, places.gauge, speed)

    def _speed(self) -> float | None:
        """Of the flick that is being made, or of the last one."""
        swing = None if self._gesture is None else self._gesture.swing(time.perf_counter())
        pace = self.shown if swing is None else swing.pace
        return None if pace is None else power_of(pace, self.sensitivity)

    def _draw_marks(self, canvas: Canvas) -> None:
        """One for each flick, filled when it was made."""
        radius, pad = self._grown(MARKS), self._places.pad
        left, y = pad.x + 2 * radius, pad.y + 2 * radius
        for number in range(FLICKS):
            centre = (left + number * 2.6 * radius, y)
            canvas.disc(centre, radius, INK)
            canvas.disc(centre, radius - 3, GREEN if number < len(self.paces) else CREAM)

    def _draw_die(self, canvas: Canvas) -> None:
        held, centre = self._gesture is not None, self._die
        canvas.disc(centre, self._grown(GRAB) + 1.5, INK, width=5)
        canvas.disc(centre, self._grown(GRAB), CORAL if held else CREAM, width=2.5)
        side = self._grown(DIE)
        picture = draw_cube(UPRIGHT, max(canvas.px(side), 4))
        left, top = canvas.at((centre[0], centre[1] + side * RAISED))
        canvas.stamp(picture, (left - picture.get_width() // 2, top - picture.get_height() // 2))
