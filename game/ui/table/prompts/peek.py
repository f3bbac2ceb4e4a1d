"""Hold to peek: secrets are drawn only while their owner holds a key or a button."""

from __future__ import annotations

from typing import Protocol

from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.layout import Units
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Widget
from game.ui.table.commands import PeekKey
from game.ui.table.prompts.parts import draw_keycap

CAP = 96.0  # how wide the picture of the key is
LOWEST = 40.0  # of the keys: the picture grows no further than it would on this one


class PeekButton(Widget):
    """The picture of the key, which the pointer can hold as well. Without words it has an eye."""

    def __init__(self, id: str, box: Boxlike, label: str, key: str, peek: Peek) -> None:
        super().__init__(id, box)
        self._label = label
        self._key = key
        self._peek = peek

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        x, y, width, height = self.box
        units = Units(canvas.zoom).limited(most=height / LOWEST)
        cap = units(CAP)
        if self.focused and ui.director.top.group.shows_focus:
            canvas.focus_ring((x, y, cap, height))
        sink = 2 if self._peek.open else 0
        draw_keycap(canvas, self._key, (x, y + sink, cap, height - 4))
        if not self._label:
            eye = "ui/icon-eye" if self._peek.open else "ui/icon-eye-shut"
            at, side = (x + cap + units(22), y + height / 2), units(32)
            canvas.centred(eye, at, size=(side, side))
            return
        words = (x + cap + 14, y, width - cap - 14, height)
        canvas.text(self._label, words, size=Type.BODY, colour=CREAM, drop=INK)


class OnScreen(Protocol):
    """A scene, or a table of which no more is known."""

    ui: Ui


class Peek:
    """Whether somebody's secrets may be drawn now. A person alone with bots sees them always."""

    def __init__(self, scene: OnScreen, *, always: bool) -> None:
        self._scene = scene
        self.always = always
        self._key_down = False
        self._button: PeekButton | None = None

    @property
    def open(self) -> bool:
        if self.always:
            return True
        ui = self._scene.ui
        if not ui.has_focus or ui.director.top is not self._scene:
            return False
        return self._key_down or (self._button is not None and self._button.held)

    def build(self, group: Group, id: str, box: Boxlike, *, small: bool = False) -> None:
        """Where several people share the screen: the button to hold."""
        if self.always:
            return
        ui, say = self._scene.ui, self._scene.ui.say
        key = ui.keymap.cap(PeekKey.HOLD, ui.words)
        button = PeekButton(id, box, "" if small else say("hold to peek"), key, self)
        button.tip = say("Hold this to see your cards.") if small else ""
        self._button = group.add(button)

    def take(self, given: Input) -> bool:
        """The key goes down or up."""
        if self.always:
            return False
        keymap = self._scene.ui.keymap
        if keymap.matches(given, PeekKey.HOLD, repeats=True):
            self._key_down = True
            return True
        if keymap.lets_go(given, PeekKey.HOLD):
            self._key_down = False
            return True
        return False

    def forget(self) -> None:
        """The window, or the screen, went to the background: the key may be let go of unseen."""
        self._key_down = False
