"""Between betting and racing: riders are named, the view goes over to the course, tracks are
taken, and the race begins."""

from __future__ import annotations

from game.rules.derby import events
from game.rules.derby.cards import HORSES
from game.ui.derby.course.tags import draw_number
from game.ui.derby.cue import DerbyCue
from game.ui.derby.die.ten_sided_die import draw_still_die
from game.ui.derby.slate.places import rider_at
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import LIGHT_GOLD
from game.ui.kit.tween import clamp, mix, smooth
from game.ui.table.cues_plain import hang_sign

PANS = 1.3  # seconds from the slate to the course
COMES_FROM = -1.6  # squares before its house
SEEN_FROM, CELL = 0.3, 96.0  # seconds until rolls are seen, and how wide each is
RINGS, RINGS_FOR = 26.0, 0.5  # how far the ring round a rider spreads, and in how many seconds


class RiderNamed(DerbyCue):
    """Whoever has the most chips on a horse rides it. After the last of them the view goes over to
    the course."""

    event: events.RiderNamed
    SHOWN = 0.6
    _prepared = False

    def begin(self) -> None:
        self._is_last = self.horse == HORSES[-1]
        still = self.view.still
        self.lasts = self.SHOWN
        if self._is_last:
            self.lasts += 0.7 if still else 0.5 + PANS
        else:
            self.settle()
        self.play("stamp" if self.event.seat is not None else "tick")

    def update(self, seconds: float) -> None:
        if not self._is_last:
            return
        view = self.view
        leaves = self.lasts - PANS
        if not view.still and self.time >= leaves:
            view.pan = smooth(clamp((self.time - leaves) / PANS))
            if not self._settled:
                self.settle()
                self.play("whoosh")

    def finish(self) -> None:
        if self._is_last:
            self.view.pan = None

    def draw_on_board(self, canvas: Canvas) -> None:
        """While the first of them is looked at, the course is made ready."""
        if self.horse == HORSES[0] and not self._prepared:
            self._prepared = True
            self.view.prepare_course(canvas)

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        if view.pan is not None:
            return
        if self._is_last:
            view.slate.draw_rider(canvas, self.horse, self.event.seat)
        share = self.time / RINGS_FOR
        if not view.still and share < 1.0:
            canvas.disc(rider_at(self.horse), 18 + RINGS * share, LIGHT_GOLD, width=2)


class TrackRolled(DerbyCue):
    """Horses that are equal in everything: the die decides."""

    event: events.TrackRolled
    lasts = 2.2

    def begin(self) -> None:
        self.settle()
        self.play("dice-spill-1")

    def draw(self, canvas: Canvas) -> None:
        """Below the sign, each horse with what it rolled."""
        sign = hang_sign(self, canvas, self.view.ui.say("Rolling for tracks"), self.sentence())
        if self.time < SEEN_FROM or self.time > self.lasts - SEEN_FROM:
            return
        rolled = list(zip(self.event.horses, self.event.faces, strict=True))
        row = Box(0, sign.bottom + 8, CELL * len(rolled) + 20, CELL)
        row.centerx = sign.centerx
        canvas.layer += 60
        canvas.nine("ui/panel-dark", row)
        for number, (horse, face) in enumerate(rolled):
            left = row.x + 10 + CELL * number
            draw_still_die(canvas, Box(left + 26, row.y + 10, CELL - 32, CELL - 20), face)
            draw_number(canvas, horse, (left + 20, row.centery))
        canvas.layer -= 60


class TrackTaken(DerbyCue):
    """A horse trots into its house."""

    event: events.TrackTaken
    lasts = 0.5

    def begin(self) -> None:
        self.settle()
        self.view.course.field.follow()
        self.play(f"hooves-{self.event.track % 3 + 1}", 0.7)
        if self.event.seat is not None:
            self.lasts = 0.9
        self._trot(0.0)

    def update(self, seconds: float) -> None:
        self._trot(self.share)

    def _trot(self, share: float) -> None:
        runner = self.view.course.field.runners[self.horse]
        runner.at = 0.0 if self.view.still else mix(COMES_FROM, 0.0, smooth(share))

    def finish(self) -> None:
        self._trot(1.0)


class RaceBegan(DerbyCue):
    event: events.RaceBegan
    lasts = 1.8

    def begin(self) -> None:
        self.settle()
        self.play("bugle-start")

    def draw(self, canvas: Canvas) -> None:
        """The order stands below the course and beside it: the sign would be as wide as both."""
        hang_sign(self, canvas, self.view.ui.say("To the starting line!"), "", "derby/marker-star")
