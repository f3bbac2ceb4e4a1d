"""A door that has to be held open for a moment, so that nobody opens it by mistake."""

from __future__ import annotations

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input, KeyPressed, KeyReleased
from game.ui.kit.layout import Units
from game.ui.kit.scene import Ui
from game.ui.kit.theme import LIGHT_GOLD
from game.ui.table.commands import DoorKey, TableKey
from game.ui.table.prompts.parts import draw_ring

HOLD = 0.6  # seconds
SWINGS = 0.45  # seconds
OPEN, WIDEST = (380.0, 66.0), 500.0
OPEN_MIDDLE = (640.0, 659.0)
CORNER = (200.0, 50.0)
CORNER_RIGHT = (1252.0, 661.0)
NAILS, RING = 26.0, 78.0  # what words leave free at the left, and at the right for the ring
RING_AT, RADIUS = 52.0, 17.0  # its middle from the right edge, and how large it is
WORDS = 25.0  # size of type on the plank that has to be held
LOWEST = 706.0  # where planks end at the latest


def open_box(ui: Ui) -> Box:
    """The plank below the door."""
    wide, high = min(ui.units(OPEN[0]), WIDEST), ui.units(OPEN[1])
    bottom = min(OPEN_MIDDLE[1] + high / 2, LOWEST)
    return Box(OPEN_MIDDLE[0] - wide / 2, bottom - high, wide, high)


def corner_box(ui: Ui) -> Box:
    """A smaller plank beside it."""
    wide, high = ui.units.size(CORNER)
    return Box(CORNER_RIGHT[0] - wide, CORNER_RIGHT[1] - high / 2, wide, high)


class HoldPlank(Button):
    """A plank that has to be held: a ring shows for how long still."""

    share = 0.0

    def activate(self, ui: Ui) -> None:
        """To press it is not enough."""

    def draw_label(self, canvas: Canvas) -> None:
        x, y, width, height = self.box
        units = Units(canvas.zoom)
        words = (x + units(NAILS), y + 4, width - units(NAILS + RING), height - 8)
        self.draw_words(canvas, words, wraps=False)
        ring = (x + width - units(RING_AT), y + height / 2)
        draw_ring(canvas, ring, units(RADIUS), self.share, LIGHT_GOLD)


class HeldDoor:
    """Opens once the plank, or a key, was held long enough."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._plank: HoldPlank | None = None
        self._key: int | None = None
        self._held = 0.0
        self._opens = False
        self.open = 0.0  # from 0, shut, to 1

    def build(self, group: Group, id: str) -> None:
        label = self._ui.say("Hold to open")
        plank = HoldPlank(id, open_box(self._ui), label, lambda: None, size=WORDS, chosen=True)
        self._plank = group.add(plank)
        group.focus_on(id, self._ui)

    def take(self, given: Input, group: Group) -> bool:
        """The key goes down or up. Enter is for another plank that is lit."""
        keymap, another_is_lit = self._ui.keymap, group.focus is not self._plank
        opens = keymap.matches(given, DoorKey.OPEN, repeats=True)
        confirms = keymap.matches(given, TableKey.CONFIRM, repeats=True) and not another_is_lit
        if isinstance(given, KeyPressed) and (opens or confirms):
            if not given.repeated:
                self._key = given.key
            return True
        if isinstance(given, KeyReleased) and given.key == self._key:
            self._key = None
            return True
        return False

    def let_go(self) -> None:
        self._key = None

    def advance(self, seconds: float) -> bool:
        """Whether it stands open now."""
        plank = self._plank
        holds = self._key is not None or (plank is not None and plank.held)
        if holds or self._opens or self._held > 0.0:
            self._ui.stir()
        if self._opens:
            self._swing(seconds)
        else:
            self._held = self._held + seconds if holds else max(self._held - 3 * seconds, 0.0)
            if self._held >= HOLD:
                self._opens = True
                self._ui.sounds.play("door-swing")
        if plank is not None:
            plank.share = min(self._held / HOLD, 1.0)
        return self.open >= 1.0

    def _swing(self, seconds: float) -> None:
        still = self._ui.settings.animation_speed == "instant"
        lasts = 0.0 if still else self._ui.motion(SWINGS)
        self.open = 1.0 if lasts <= 0.0 else min(self.open + seconds / lasts, 1.0)
