"""Things to press: planks, small planks with an icon, check marks, and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.theme import CREAM, FADED, INK, LIGHT_GOLD, SADDLE, Colour
from game.ui.kit.widget import Action, Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

NAIL_ROOM = 26  # at either end of a plank
FLAT = 40  # a plank lower than this has no nails
WORTH_SHRINKING = 0.8


class Button(Widget):
    """A plank with a word. `skin`: on, red, green or dark; `sub`: a smaller line below."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        label: str,
        action: Action,
        *,
        skin: str = "on",
        size: float = 22,
        sub: str = "",
        icon: str = "",
        tip: str = "",
        chosen: bool = False,
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.label = label
        self.sub = sub
        self.icon = icon
        self.skin = skin
        self.size = size
        self.chosen = chosen
        self._action = action

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def plank(self) -> str:
        if not self.enabled:
            return "ui/plank-off"
        if self.held:
            return "ui/plank-down"
        hot = self.hovered or self.chosen
        if self.skin == "on":
            return "ui/plank-hot" if hot else "ui/plank-on"
        if hot and self.skin in ("red", "green"):
            return f"ui/plank-{self.skin}-hot"
        return f"ui/plank-{self.skin}"

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.focused and (ui.director.top.group.shows_focus or self.chosen):
            canvas.focus_ring(self.box)
        else:
            canvas.drop_shadow(self.box)
        canvas.nine(self.plank(), self.box)
        self.draw_label(canvas)

    def draw_label(self, canvas: Canvas) -> None:
        x, y, width, height = self.box
        side = NAIL_ROOM if height >= FLAT else 10
        sink = 1.5 if self.held else 0
        inner = (x + side, y + 4 + sink, width - 2 * side, height - 8)
        if self.icon:
            inner = self._draw_icon(canvas, inner)
        if self.sub:
            upper, lower = height * 0.54, height * 0.36
            canvas.text(
                self.sub,
                (inner[0], y + upper + sink, inner[2], lower),
                size=18,
                colour=LIGHT_GOLD if self.enabled else SADDLE,
                align="centre",
                drop=self._drop(),
                wrap=False,
            )
            inner = (inner[0], y + 5 + sink, inner[2], upper)
        if self.label:
            canvas.text(
                self.label,
                inner,
                style="title",
                size=self.size,
                colour=self._colour(CREAM),
                align="centre",
                drop=self._drop(),
                wrap=self._needs_two_lines(canvas, inner[2]),
            )

    def _needs_two_lines(self, canvas: Canvas, room: float) -> bool:
        """A little smaller on one line looks better than two."""
        width = canvas.text_width(self.label, style="title", size=self.size)
        return width * WORTH_SHRINKING > room

    def _draw_icon(
        self, canvas: Canvas, inner: tuple[float, float, float, float]
    ) -> tuple[float, float, float, float]:
        x, y, width, height = inner
        side = min(height, 30.0)
        if not self.label:
            centre = (x + width / 2, y + height / 2)
            canvas.centred(self.icon, centre, size=(side, side), alpha=self._alpha())
            return inner
        centre = (x + side / 2, y + height / 2)
        canvas.centred(self.icon, centre, size=(side, side), alpha=self._alpha())
        return x + side + 6, y, width - side - 6, height

    def _alpha(self) -> int:
        return 255 if self.enabled else 110

    def _colour(self, usual: Colour) -> Colour:
        return usual if self.enabled else FADED

    def _drop(self) -> Colour | None:
        return INK if self.enabled else None


class Check(Widget):
    """A box to tick, with its words to the right."""

    def __init__(
        self, id: str, box: Boxlike, label: str, on: bool, action: Action, *, tip: str = ""
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.label = label
        self.on = on
        self._action = action

    def activate(self, ui: Ui) -> None:
        self.on = not self.on
        ui.sounds.play("click")
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        x, y, width, height = self.box
        side = 28.0
        tick = (x + 2, y + (height - side) / 2, side, side)
        if self.focused and ui.director.top.group.shows_focus:
            canvas.focus_ring(tick)
        canvas.picture("ui/check-on" if self.on else "ui/check-off", tick)
        canvas.text(
            self.label,
            (x + side + 14, y, width - side - 14, height),
            colour=INK if self.enabled else FADED,
        )


class Hotspot(Widget):
    """A place that something else has drawn, such as a card or a die."""

    def __init__(
        self, id: str, box: Boxlike, action: Action, *, tip: str = "", ring: bool = True
    ) -> None:
        super().__init__(id, box, tip=tip)
        self._action = action
        self._ring = ring

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self._ring and self.focused and ui.director.top.group.shows_focus:
            canvas.frame(self.box.inflate(10, 10), (138, 90, 16), width=6, radius=12)
            canvas.frame(self.box.inflate(8, 8), LIGHT_GOLD, width=3, radius=11)
