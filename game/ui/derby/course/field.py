"""What moves on the course: the seven horses, their dust, and squares that are lit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.ui.derby.course.dust import Dust
from game.ui.derby.course.geometry import Course, course_in
from game.ui.derby.course.horse_pictures import draw_ghost, draw_runner
from game.ui.derby.course.lights import FLARES, HERE, MEANT, OPEN, PUSH, SURE, Light, draw_light
from game.ui.derby.course.runner import Manner, Runner
from game.ui.derby.course.tags import draw_chance
from game.ui.derby.horses import NUMBERS
from game.ui.derby.pose import Pose, Reach
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import clamp, pulse

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

FLARES_FOR = 0.9  # seconds
DUST_EVERY = 0.4  # squares between two clouds of a galloping horse
STRAIN_DUST_EVERY = 0.09  # seconds between two of one that strains
DUST_SIZE = 0.64  # of the lane's height
HEELS = 0.42  # of the lane's height behind a horse, where the dust rises
BREATHES_EVERY = 1 / 8  # seconds from picture to picture while nothing else moves
BREATHES = 1.4  # seconds in which the light below the horse on its turn comes and goes


class Field:
    def __init__(self, view: DerbyView) -> None:
        self._view = view
        self.runners: dict[str, Runner] = {}
        self.dust = Dust()
        self.flares: dict[tuple[int, int, str], float] = {}  # squares that burn, and for how long
        self._dusty: dict[str, float] = {}  # since its last cloud: squares, or seconds
        self._time = 0.0

    @property
    def course(self) -> Course:
        return course_in(self._view.layout.course)

    # ------------------------------------------------------------------ what happens on it

    def rest(self) -> None:
        self.dust.clear()
        self.flares.clear()
        for runner in self.runners.values():
            runner.rest()

    def stand(self) -> None:
        """Every horse where it is seen; one without a track is not there yet."""
        self.runners = {
            state.horse: Runner(state.horse, NUMBERS[state.horse], state.track, float(state.square))
            for state in self._view.seen.horses
            if state.track is not None
        }

    def follow(self) -> None:
        """The game has gone on: horses that nobody has moved there are put there."""
        seen = self._view.seen
        if len(self.runners) != sum(state.track is not None for state in seen.horses):
            self.stand()
        for horse, runner in self.runners.items():
            square = seen.horse(horse).square
            if abs(runner.at - square) > 0.01:
                runner.put(square)

    def flare(self, track: int, square: int, colour: str) -> None:
        """A square lights up."""
        if colour in FLARES:
            self.flares[track, square, colour] = FLARES_FOR

    def heels(self, runner: Runner, *, ahead: bool = False) -> Point:
        """Where its hooves throw up dust."""
        spot = self.course.spot(runner.track, runner.square)
        aside = HEELS * spot.pitch * (1 if ahead else -1)
        return spot.x + aside, spot.y + 0.3 * spot.pitch

    def raise_dust(self, runner: Runner, *, ahead: bool = False) -> None:
        if not self._view.still:
            size = self.course.spot(runner.track, runner.at).pitch * DUST_SIZE
            self.dust.rise(runner.track, self.heels(runner, ahead=ahead), size, ahead=ahead)

    # ------------------------------------------------------------------ time

    def advance(self, seconds: float) -> None:
        self._time += seconds
        if self._moves:
            self._view.ui.stir()
        self.dust.advance(seconds)
        self.flares = {key: left - seconds for key, left in self.flares.items() if left > seconds}
        for runner in self.runners.values():
            runner.advance(seconds)
            if runner.manner is Manner.GALLOPS:
                self._kick_up(runner, seconds)
        if self._moves:
            self._view.ui.stir()

    @property
    def _moves(self) -> bool:
        """Something does more than breathe."""
        if self.flares or self.dust.clouds:
            return True
        return any(runner.speed or runner.strain for runner in self.runners.values())

    def _kick_up(self, runner: Runner, seconds: float) -> None:
        """Clouds by the way that it makes, or by the time while it strains on the spot."""
        gone = abs(runner.speed) * seconds / DUST_EVERY
        strained = runner.strain * seconds / STRAIN_DUST_EVERY
        since = self._dusty.get(runner.horse, 0.0) + max(gone, strained)
        if since >= 1.0:
            since = 0.0
            self.raise_dust(runner)
        self._dusty[runner.horse] = since

    # ------------------------------------------------------------------ drawing

    def draw_lights(self, canvas: Canvas, pose: Pose) -> None:
        """Below the horses."""
        course = self.course
        if not self._view.still:
            self._view.ui.breath(self._view.layout.course, BREATHES_EVERY)
        on_move = self.runners.get(self._view.progress.on_move or "")
        if on_move is not None:
            breath = 1.0 if self._view.still else pulse(self._time, BREATHES)
            here = self._view.seen.horse(on_move.horse).square
            draw_light(canvas, course, HERE, on_move.track, here, round(150 + 105 * breath))
        for (track, square, colour), left in self.flares.items():
            alpha = 255 if self._view.still else round(255 * clamp(left / FLARES_FOR * 1.4))
            draw_light(canvas, course, FLARES[colour], track, square, alpha)
        if pose.reach is not None:
            self._light_reach(canvas, pose.reach)
        for light, track in self._chosen_tracks(pose):
            for square in range(1, 4):
                draw_light(canvas, course, light, track, square)

    def _chosen_tracks(self, pose: Pose) -> Iterator[tuple[Light, int]]:
        for track in sorted(pose.tracks):
            yield (MEANT if track == pose.track else OPEN), track

    def _light_reach(self, canvas: Canvas, reach: Reach) -> None:
        runner = self.runners.get(reach.horse)
        if runner is None:
            return
        draw_light(canvas, self.course, SURE, runner.track, reach.sure)
        if reach.push is not None:
            draw_light(canvas, self.course, PUSH, runner.track, reach.push)

    def draw_horses(self, canvas: Canvas, *, only: str = "", without: str = "") -> None:
        """Top lane first: what stands further down is nearer."""
        for runner in sorted(self.runners.values(), key=lambda one: one.track):
            if runner.horse == without or (only and runner.horse != only):
                continue
            self.dust.draw(canvas, runner.track)
            draw_runner(canvas, self.course, runner, still=self._view.still)

    def draw_reach(self, canvas: Canvas, reach: Reach) -> None:
        """Above the horses: the ghost of where it would stand, and the chance of a push."""
        runner = self.runners.get(reach.horse)
        if runner is None:
            return
        if reach.sure != runner.at:
            draw_ghost(canvas, self.course, reach.horse, runner.track, reach.sure)
        if reach.push is not None:
            words = self._view.words.chance(reach.value)
            draw_chance(canvas, self.course.spot(runner.track, reach.push), words)

    def draw_meant(self, canvas: Canvas, pose: Pose) -> None:
        """The ghost of a horse in the house of the track that is meant for it."""
        if pose.horse is not None and pose.track is not None:
            draw_ghost(canvas, self.course, pose.horse, pose.track, 0)
