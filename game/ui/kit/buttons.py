"""Widgets that are pressed: buttons (wooden planks), check boxes, and hotspots over pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.theme import CREAM, FADED, INK, LIGHT_GOLD, SADDLE, Colour
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action, Widget

if TYPE_CHECKING:
    from game.ui.kit.scene import Ui

NAIL_ROOM = 26.0  # at either end of a plank
TIGHT_ROOM = 6.0  # the same where words are on one line, between the nails
FLAT = 40.0  # a plank lower than this has no nails
NARROW = 0.22  # of its width is what either end takes up at most
LOWEST = 36.0  # of the planks: nails grow no further than they would be large on this one
NARROWEST = 48.0  # the same for its width
ICON = 30.0
TICK = 28.0
WORTH_SHRINKING = 0.8
SHADED = 20.0  # around a plank: as far as its shadow is seen


class Button(Widget):
    """A plank with a label. `skin`: on, red, green or dark; `sub`: a smaller line below; `tight`:
    one of many in a row, whose word comes closer to its ends."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        label: str,
        action: Action,
        *,
        skin: str = "on",
        size: float = Type.LABEL,
        sub: str = "",
        icon: str = "",
        tip: str = "",
        chosen: bool = False,
        tight: bool = False,
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.label = label
        self.sub = sub
        self.tight = tight
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
            self._draw_plank(canvas)
        elif type(self) is Button:
            # Many of them are drawn in every frame: each is one picture.
            key = (
                self.plank(),
                self.label,
                self.sub,
                self.icon,
                self.size,
                self.tight,
                self.enabled,
            )
            around = self.box.inflate(2 * SHADED, 2 * SHADED)
            canvas.composed(("button", *key, self.held), around, lambda: self._paint(canvas))
        else:
            self._paint(canvas)

    def _paint(self, canvas: Canvas) -> None:
        canvas.drop_shadow(self.box)
        self._draw_plank(canvas)

    def _draw_plank(self, canvas: Canvas) -> None:
        canvas.nine(self.plank(), self.box, grain=self._grain(canvas))
        self.draw_label(canvas)

    def _grain(self, canvas: Canvas) -> float:
        """The scale of nails and edges."""
        return min(canvas.zoom, self.box.height / LOWEST, self.box.width / NARROWEST)

    def draw_label(self, canvas: Canvas) -> None:
        x, y, width, height = self.box
        side = self._nail_room(canvas)
        sink = 1.5 if self.held else 0
        inner = (x + side, y + 4 + sink, width - 2 * side, height - 8)
        if self.icon:
            inner = self._draw_icon(canvas, inner)
        if self.sub:
            upper, lower = height * 0.54, height * 0.36
            canvas.text(
                self.sub,
                (inner[0], y + upper + sink, inner[2], lower),
                size=Type.NOTE,
                colour=LIGHT_GOLD if self.enabled else SADDLE,
                align="centre",
                drop=self._drop(),
                wrap=False,
            )
            inner = (inner[0], y + 5 + sink, inner[2], upper - 4)
        if self.label:
            self.draw_words(canvas, inner)

    def _nail_room(self, canvas: Canvas) -> float:
        """The padding at either end of its words."""
        if self.tight:
            return TIGHT_ROOM * self._grain(canvas)
        has_nails = self.box.height >= FLAT * min(canvas.zoom, 1.0)
        nails = NAIL_ROOM * self._grain(canvas)
        return min(nails, self.box.width * NARROW) if has_nails else 10.0

    def draw_words(self, canvas: Canvas, box: Boxlike, *, wraps: bool = True) -> None:
        """The label; `wraps`: on two lines where it needs them."""
        canvas.text(
            self.label,
            box,
            style="title",
            size=self.size,
            colour=self._colour(CREAM),
            align="centre",
            drop=self._drop(),
            wrap=wraps and self._needs_two_lines(canvas, Box(*box).width),
        )

    def _needs_two_lines(self, canvas: Canvas, room: float) -> bool:
        """Whether it wraps: slightly smaller type on one line looks better than two lines."""
        width = canvas.text_width(self.label, style="title", size=self.size)
        return width * WORTH_SHRINKING > room

    def _draw_icon(
        self, canvas: Canvas, inner: tuple[float, float, float, float]
    ) -> tuple[float, float, float, float]:
        x, y, width, height = inner
        side, gap = min(height, ICON * canvas.zoom), 6 * canvas.zoom
        if not self.label:
            centre = (x + width / 2, y + height / 2)
            canvas.centred(self.icon, centre, size=(side, side), alpha=self._alpha())
            return inner
        centre = (x + side / 2, y + height / 2)
        canvas.centred(self.icon, centre, size=(side, side), alpha=self._alpha())
        return x + side + gap, y, width - side - gap, height

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
        side = min(TICK * canvas.zoom, height)
        words = side + 14 * canvas.zoom
        tick = (x + 2, y + (height - side) / 2, side, side)
        if self.focused and ui.director.top.group.shows_focus:
            canvas.focus_ring(tick)
        canvas.picture("ui/check-on" if self.on else "ui/check-off", tick)
        canvas.text(
            self.label,
            (x + words, y, width - words, height),
            colour=INK if self.enabled else FADED,
        )


class Hotspot(Widget):
    """A place to press without a look of its own: something else has drawn it, such as a card."""

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
            canvas.focus_edge(self.box)
