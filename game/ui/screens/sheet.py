"""What the menus share: a wooden table behind, sheets of paper on it, a heading, a way back."""

from __future__ import annotations

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, RED
from game.ui.kit.tokens import Type

HEADING = (40.0, 12.0, 820.0, 56.0)
TOP = 76.0  # where the sheets begin, below the heading
LEFT, RIGHT = 24.0, 1256.0  # edges of the sheets
FOOT_LEFT, FOOT_BOTTOM = 28.0, 706.0
FOOT_HEIGHT = 54.0  # of the planks at the foot, as designed
FOOT_GAP = 12.0
BACK = 190.0
VEIL = 140  # over what stands still behind a sheet


def draw_sheet(canvas: Canvas, ui: Ui, box: Boxlike, title: str = "") -> None:
    """A sheet of parchment, lighter where the player wants more contrast."""
    canvas.drop_shadow(box, depth=7)
    canvas.nine("ui/paper" if ui.settings.high_contrast else "ui/panel", box)
    if title:
        x, y, width, _ = box
        place = (x + 24, y + 12, width - 48, 40 * ui.zoom)
        canvas.text(title, place, style="title", size=Type.HEADING, colour=RED, wrap=False)


def draw_sheet_above(canvas: Canvas, ui: Ui, box: Boxlike, title: str) -> None:
    """A sheet in the middle of a screen that is veiled behind it, with its title."""
    canvas.veil(VEIL)
    draw_sheet(canvas, ui, box)
    x, y, width, _ = box
    place = (x + 30, y + 12, width - 60, 50)
    canvas.text(
        title, place, style="title", size=Type.TITLE, colour=RED, align="centre", wrap=False
    )


class Menu(Scene):
    """A screen of its own with a heading and a way back."""

    title = ""

    def heading(self) -> str:
        return self.ui.say(self.title)

    # ------------------------------------------------------------------ where things are

    @property
    def heading_box(self) -> Box:
        return Box(*HEADING)

    @property
    def foot(self) -> Box:
        """The strip of planks at the lower edge: as high as the player wants planks."""
        high = FOOT_HEIGHT * self.ui.zoom
        return Box(FOOT_LEFT, FOOT_BOTTOM - high, RIGHT - FOOT_LEFT, high)

    @property
    def body(self) -> Box:
        """What is left for sheets between the heading and the foot."""
        return Box(LEFT, TOP, RIGHT - LEFT, self.foot.y - FOOT_GAP - TOP)

    def foot_left(self, width: float) -> Box:
        """A plank at the left end of the foot."""
        foot = self.foot
        return Box(foot.x, foot.y, width * self.ui.zoom, foot.height)

    def foot_right(self, width: float) -> Box:
        """A plank at the right end of the foot."""
        foot, wide = self.foot, width * self.ui.zoom
        return Box(foot.right - wide, foot.y, wide, foot.height)

    # ------------------------------------------------------------------ the way back

    def build(self) -> None:
        self.group.add(
            Button(
                f"{self.name}.back",
                self.foot_left(BACK),
                self.ui.say("Back"),
                self.back,
                icon="ui/icon-back",
            )
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
            self.heading(),
            self.heading_box,
            style="title",
            size=Type.SCREEN,
            colour=colour,
            drop=INK,
            wrap=False,
        )
