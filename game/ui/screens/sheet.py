"""What the menus share: a wooden table behind, sheets of paper on it, a heading, a way back."""

from __future__ import annotations

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, RED, UMBER, Colour

HEADING = (40.0, 12.0, 820.0, 56.0)
FOOT = 652.0  # where the buttons at the foot of a menu begin
FOOT_HEIGHT = 54.0
BACK = (28.0, FOOT, 190.0, FOOT_HEIGHT)


def quiet_ink(ui: Ui) -> Colour:
    """For what is said beside the main thing."""
    return INK if ui.settings.high_contrast else UMBER


def draw_sheet(canvas: Canvas, ui: Ui, box: Boxlike, title: str = "") -> None:
    """A sheet of parchment, lighter where the player wants more contrast."""
    canvas.drop_shadow(box, depth=7)
    canvas.nine("ui/paper" if ui.settings.high_contrast else "ui/panel", box)
    if title:
        x, y, width, _ = box
        place = (x + 24, y + 12, width - 48, 40)
        canvas.text(title, place, style="title", size=26, colour=RED, wrap=False)


class Menu(Scene):
    """A screen of its own with a heading and a way back."""

    title = ""

    def heading(self) -> str:
        return self.ui.say(self.title)

    def build(self) -> None:
        self.group.add(
            Button(f"{self.name}.back", BACK, self.ui.say("Back"), self.back, icon="ui/icon-back")
        )

    def back(self) -> None:
        self.ui.director.pop()

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self.back()

    def draw(self, canvas: Canvas) -> None:
        canvas.background("ui/table-wood")
        colour = CREAM if self.ui.settings.high_contrast else LIGHT_GOLD
        canvas.text(
            self.heading(), HEADING, style="title", size=36, colour=colour, drop=INK, wrap=False
        )
