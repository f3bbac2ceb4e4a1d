"""The course: seven lanes to Sacramento, the horses on them, and the panels at its right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.ui.derby.commentary import Commentary
from game.ui.derby.course_crowd import Crowd, Nerve
from game.ui.derby.course_field import Field
from game.ui.derby.course_ground import draw_ground, draw_riders
from game.ui.derby.course_pictures import COURSE_PICTURES
from game.ui.derby.course_tags import draw_ridden
from game.ui.derby.order_panel import OrderPanel
from game.ui.derby.photo_finish import PhotoFinish
from game.ui.derby.podium_panel import PodiumPanel
from game.ui.derby.pose import Pose
from game.ui.derby.scene_part import ScenePart
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import SHADOW
from game.ui.table.bubbles import Tip
from game.ui.table.cue import Happening

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

DARKENS, THROBS = 96, 26  # of 255: the course in a moment of nerve, and with each beat


class CourseScene(ScenePart):
    def __init__(self, view: DerbyView) -> None:
        super().__init__(view)
        self.field = Field(view)
        self.order = OrderPanel(view)
        self.podium = PodiumPanel(view)
        self.commentary = Commentary(view)
        self.crowd = Crowd(view)
        self.nerve = Nerve(view)
        self.photo = PhotoFinish(view)

    def pictures(self) -> Iterable[str]:
        return COURSE_PICTURES

    # ------------------------------------------------------------------ what happens

    def stand(self, entries: Sequence[dict[str, Any]]) -> None:
        self.field.stand()
        self.commentary.stand(entries)
        self.crowd.stand()

    def rest(self) -> None:
        self.field.rest()
        self.crowd.rest()
        self.nerve.rest()
        self.photo.rest()

    def settled(self, happening: Happening) -> None:
        """A cue that is being shown moves its horse itself."""
        if self.view.cue is None:
            self.field.follow()
        self.commentary.hear(happening.entry)

    def advance(self, seconds: float) -> None:
        self.field.advance(seconds)
        self.crowd.advance(seconds)
        self.nerve.advance(seconds)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        view, field = self.view, self.field
        draw_ground(canvas, view)
        field.draw_lights(canvas, pose)
        draw_riders(canvas, view)
        tense = self.nerve.tension
        pushed = self.nerve.horse if tense else ""
        field.draw_horses(canvas, without=pushed)
        if pushed:
            beat = 0.0 if view.still else THROBS * self.nerve.beat
            canvas.fill(
                view.layout.course, SHADOW, alpha=round((DARKENS + beat) * tense), radius=12
            )
            field.draw_horses(canvas, only=pushed)
        if pose.reach is not None:
            field.draw_reach(canvas, pose.reach)
        draw_ridden(canvas, view)
        self.photo.look(canvas)

    def draw_panels(self, canvas: Canvas, pose: Pose) -> None:
        self.order.draw(canvas)
        self.podium.draw(canvas)
        self.commentary.draw(canvas)

    # ------------------------------------------------------------------ who is where

    def speaks_from(self, seat: int) -> Tip:
        """From the row of the horse on its turn, else of the first that the seat rides."""
        order, stage = self.order, self.view.stage
        own = [state.horse for state in order.horses() if state.rider == seat]
        if not own:
            return Tip((order.box.left, order.box.y + 24), "right")
        horse = stage.on_move if stage.on_move in own else own[0]
        row = order.row_of(horse or own[0])
        return Tip((row.left, row.centery), "right")

    def hand_box(self, seat: int) -> Box:
        return self.view.layout.move

    @property
    def clear(self) -> Box:
        """The upper part of the course: where the lanes end, nothing is covered."""
        box = self.view.layout.course
        return Box(box.x + 60, box.y + 20, box.width - 260, 180)
