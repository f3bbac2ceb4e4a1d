"""What the menus share: a wooden table behind, sheets of paper on it, a heading, a way back."""

from __future__ import annotations

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import columns, inset, rows
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.screens.menu_places import HEADING, menu_places

TITLE = 40.0  # the line with the title of a sheet
TITLE_ABOVE = 50.0  # the same on a sheet in the middle of a screen
BACK = 190.0
VEIL = 140  # over what stands still behind a sheet


def draw_sheet(canvas: Canvas, ui: Ui, box: Boxlike, title: str = "") -> None:
    """A sheet of parchment, lighter where the player wants more contrast."""
    canvas.drop_shadow(box, depth=7)
    canvas.nine("ui/paper" if ui.settings.high_contrast else "ui/panel", box)
    if title:
        place = rows(inset(box, x=24, top=12), ui.units(TITLE))[0]
        heading(canvas, title, place, size=Type.HEADING)


def draw_sheet_above(canvas: Canvas, ui: Ui, box: Boxlike, title: str) -> None:
    """A sheet in the middle of a screen that is veiled behind it, with its title."""
    canvas.veil(VEIL)
    draw_sheet(canvas, ui, box)
    place = rows(inset(box, x=30, top=12), TITLE_ABOVE)[0]
    heading(canvas, title, place, size=Type.TITLE, align="centre")


class Menu(Scene):
    """A screen of its own with a heading and a way back."""

    title = ""

    def heading(self) -> str:
        return self.ui.say(self.title)

    # ------------------------------------------------------------------ where things are

    @property
    def heading_box(self) -> Box:
        return HEADING

    @property
    def foot(self) -> Box:
        """The strip of planks at the lower edge."""
        return menu_places(self.ui.zoom).foot

    @property
    def body(self) -> Box:
        """What is left for sheets between the heading and the foot."""
        return menu_places(self.ui.zoom).body

    def foot_left(self, width: float) -> Box:
        """A plank at the left end of the foot."""
        return columns(self.foot, self.ui.units(width))[0]

    def foot_right(self, width: float) -> Box:
        """A plank at the right end of the foot."""
        return columns(self.foot, self.ui.units(width), at=1.0)[0]

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
