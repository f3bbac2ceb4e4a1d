"""The course: seven lanes to Sacramento, the horses on them, and the panels at its right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.rules.derby.events import DieRolled
from game.ui.derby.course.camera import PhotoFinish
from game.ui.derby.course.commentary import Commentary
from game.ui.derby.course.crowd import Crowd, Nerve
from game.ui.derby.course.field import Field
from game.ui.derby.course.ground import draw_dusk, draw_ground, draw_riders
from game.ui.derby.course.order_panel import OrderPanel
from game.ui.derby.course.pictures import COURSE_PICTURES
from game.ui.derby.course.tags import draw_ridden
from game.ui.derby.podium.payday import Payday
from game.ui.derby.podium.steps import PodiumPanel
from game.ui.derby.pose import Pose
from game.ui.derby.race_cue import RaceCue
from game.ui.derby.scene_part import ScenePart
from game.ui.kit.canvas import Box, Canvas
from game.ui.table.bubbles import Tip
from game.ui.table.happening import Happening, Told

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
        self.payday = Payday(view)
        self._throws = 0  # of the die, so far: no two of them are alike
        self._coming: dict[int, tuple[int, str]] = {}  # faces and seeds of throws that are queued

    def lay_out(self) -> None:
        view = self.view
        view.die.lay_out(view.layout.decision, view.ride.die_place, view.ride.die_size)

    def pictures(self) -> Iterable[str]:
        return COURSE_PICTURES

    # ------------------------------------------------------------------ what happens

    def stand(self, entries: Sequence[Told]) -> None:
        self.field.stand()
        self.commentary.stand(entries)
        self.crowd.stand()
        self._show_last_roll(entries)
        if self.view.seen.phase == "over":
            self.payday.begin(self.view.seen.arrived)
            self.payday.stand()

    def _show_last_roll(self, entries: Sequence[Told]) -> None:
        rolls = (event.face for event in reversed(entries) if isinstance(event, DieRolled))
        face = next(rolls, None)
        if face is None:
            self.view.die.hide()
        else:
            self.view.die.show(face)

    def rest(self) -> None:
        self.field.rest()
        self.crowd.rest()
        self.nerve.rest()
        self.photo.rest()
        self.payday.rest()
        self._coming.clear()
        self.view.die.expect_none()

    def expect(self, happening: Happening) -> None:
        """It will be shown: a throw is looked for beside the frames."""
        event = happening.event
        if isinstance(event, DieRolled) and not self.view.still:
            self._throws += 1
            seed = f"{self._throws} {event.horse} {event.number} {event.face}"
            self._coming[id(happening)] = (event.face, seed)
            self.view.die.expect(event.face, seed)

    def throw(self, happening: Happening, roll: DieRolled, nerve: float) -> float:
        """The die is thrown; gives the seconds until it lies."""
        die, unexpected = self.view.die, (roll.face, f"{roll.horse} {roll.face}")
        face, seed = self._coming.pop(id(happening), unexpected)
        lasts = die.roll(face, seed, nerve)
        for throw in self._coming.values():
            die.expect(*throw)
        return lasts

    def celebrate(self, places: Sequence[str]) -> None:
        self.payday.begin(places)

    def settled(self, happening: Happening) -> None:
        """A cue that is being shown moves its horse itself."""
        if self.view.cue is None:
            self.field.follow()
            self._follow_die(happening.event)
        self._forget(happening)
        self.commentary.hear(happening.event)

    def _follow_die(self, event: Told) -> None:
        """What nobody has seen fall."""
        if isinstance(event, DieRolled):
            self.view.die.show(event.face)

    def _forget(self, happening: Happening) -> None:
        """A throw that was skipped will not be made any more."""
        throw = self._coming.pop(id(happening), None)
        if throw is not None:
            self.view.die.forget(*throw)

    def advance(self, seconds: float) -> None:
        self.field.advance(seconds)
        self.crowd.advance(seconds)
        self.nerve.advance(seconds)
        self.payday.advance(seconds)
        self.view.die.advance(seconds * self.view.haste)  # the cue that throws it counts on that

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        view, field = self.view, self.field
        draw_ground(canvas, view)
        field.draw_lights(canvas, pose)
        tense = self.nerve.tension
        pushed = self.nerve.horse if tense else ""
        field.draw_horses(canvas, without=pushed)
        draw_riders(canvas, view)
        if pushed:
            beat = 0.0 if view.still else THROBS * self.nerve.beat
            draw_dusk(canvas, view.layout.course, round((DARKENS + beat) * tense))
            field.draw_horses(canvas, only=pushed)
        if pose.reach is not None:
            field.draw_reach(canvas, pose.reach)
        field.draw_meant(canvas, pose)
        self.photo.look(canvas)
        if not (isinstance(view.cue, RaceCue) and view.cue.shows_card):
            draw_ridden(canvas, view)

    def draw_panels(self, canvas: Canvas) -> None:
        self.order.draw(canvas)
        self.podium.draw(canvas)
        self.commentary.draw(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        view = self.view
        if view.shows_ride and view.ride.horse(view.pose) is not None:
            view.die.draw(canvas)
        self.payday.draw(canvas)

    # ------------------------------------------------------------------ who is where

    def speaks_from(self, seat: int) -> Tip:
        """From the row of the horse on its turn, else of the first that the seat rides."""
        order, on_move = self.order, self.view.progress.on_move
        own = [state.horse for state in order.horses() if state.rider == seat]
        if not own:
            return Tip((order.box.left, order.box.y + 24), "right")
        horse = on_move if on_move in own else own[0]
        row = order.row_of(horse or own[0])
        return Tip((row.left, row.centery), "right")

    def hand_box(self, seat: int) -> Box:
        return self.view.layout.move

    @property
    def clear(self) -> Box:
        """The upper part of the course: where the lanes end, nothing is covered."""
        box = self.view.layout.course
        return Box(box.x + 60, box.y + 20, box.width - 260, 180)
