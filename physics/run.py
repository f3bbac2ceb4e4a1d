"""One shot, from the flick until everything has come to rest.

Pieces that can touch nothing for a while glide by themselves, exactly; where two may touch, the
engine takes over in steps of at most 1.5 mm, so that nothing is jumped over. What is asleep, as
it stood in the scene, wakes when something comes near.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from physics.arena import Arena, Touch
from physics.meeting import (
    approach,
    exact,
    fall_range,
    falls_onto,
    first_meeting,
    may_stray_together,
    meeting_time,
    outruns,
)
from physics.model import Flick, Outcome, Piece, Point, Scene
from physics.tokens import Token, die_token, piece_token
from physics.topple import Cylinder, blow, knock
from physics.tuning import (
    CLOSE,
    FRAME,
    LONG_LEG,
    LONGEST_TRAVEL,
    MM,
    MOST_STEPS,
    NOW,
    PRESSING,
    SKIN,
)


class Meeting(NamedTuple):
    """A moving piece may touch another one, at rest or not."""

    time: float
    token: Token
    other: Token


@lru_cache(maxsize=64)
def standing(pieces: tuple[Piece, ...]) -> tuple[Token, ...]:
    """The pieces of a scene at rest, sorted by name. They are shared: a twin wakes."""
    return tuple(piece_token(piece) for piece in sorted(pieces, key=lambda piece: piece.id))


class Run:
    """The state of a shot."""

    def __init__(self, scene: Scene, flick: Flick, arena: Arena | None = None) -> None:
        self.time = 0.0
        self._steps = 0
        self._scene = scene
        self.die = die_token(scene, flick)
        self.awake = [self.die]
        self.touched: list[str] = []
        self.fallen: list[str] = []
        self.left: list[str] = []
        self._edges = (scene.width * MM, scene.height * MM)
        self._asleep = list(standing(scene.pieces))
        self._arena = arena or Arena()
        self._beat = 0.0  # the engine's step while pieces are in touch
        self._pushes: dict[str, Point] = {}  # what each piece has taken of the blow it is taking

    def to_the_end(self) -> None:
        """Until nothing moves or falls any more."""
        while self._one_more_step():
            pass

    def go_on(self, steps: int) -> bool:
        """The same for some steps at most; True when it is over."""
        return not all(self._one_more_step() for _ in range(steps))

    def until_touches_are_known(self) -> None:
        """Until the die can touch nothing that it has not touched."""
        while not self._die_is_out_of_reach() and self._one_more_step():
            pass

    def _one_more_step(self) -> bool:
        """False when nothing moves or falls any more, or has done so for far too long."""
        for token in [token for token in self.awake if token.falling]:
            self._knock_neighbours(token)
        moving = [token for token in self.awake if token.moving]
        falling = [token for token in self.awake if token.falling]
        if not moving and not falling:
            self._settle()
            return False
        if self._steps == MOST_STEPS:
            for token in moving:
                token.halt()
            return False
        self._step(moving, falling)
        self._steps += 1
        return True

    def _die_is_out_of_reach(self) -> bool:
        """Whether it is gone, or neither its way nor anything that moves or falls leads to a
        touch any more."""
        die = self.die
        if die.gone:
            return True
        for token in self.awake:
            if token.moving and self._clear_until(token) < math.inf:
                return False
        for token in self.awake:
            if token is not die and (token.moving or token.falling):
                apart = math.hypot(token.x - die.x, token.y - die.y)
                if apart < die.range + fall_range(token) and not outruns(token, die):
                    return False
        return True

    @property
    def outcome(self) -> Outcome:
        """What it came to, for the rules."""
        die = self.die
        return Outcome(
            touched=tuple(self.touched),
            fallen=tuple(self.fallen),
            rest=None if die.gone else (die.x / MM, die.y / MM),
            turned=0.0 if die.gone else math.degrees(die.angle) % 90.0,
        )

    def _step(self, moving: list[Token], falling: list[Token]) -> None:
        crowded = any(self._crowded(token) for token in falling)
        free = self._free_time(moving, FRAME if crowded or not moving else math.inf)
        if free > NOW:
            self._glide(moving, falling, free)
            dt = free
        else:
            dt = self._engage(moving)
        self.time += dt
        for token in moving:
            self._leave_over_the_edge(token)
        for token in falling:
            self._fall(token, dt)

    # ------------------------------------------------------------------ who may touch whom

    def _free_time(self, moving: list[Token], longest: float) -> float:
        """For how long at most nothing can touch; a glide of that length is also accurate."""
        free = longest
        for token in moving:
            free = min(free, self._clear_until(token) - self.time, token.longest_glide)
        if len(moving) > 1:
            # Two that move do not pass each other on a straight line: leave room for that.
            free = min(free, FRAME if may_stray_together(moving) else LONG_LEG)
            free = first_meeting(moving, free)
        for token in moving:
            free = min(free, self._time_to_the_edge(token))
        return free

    def _time_to_the_edge(self, token: Token) -> float:
        """Until its middle is just beyond it: there a glide ends, for the piece is gone."""
        (width, height), vx, vy = self._edges, token.vx, token.vy
        first = math.inf
        if vx:
            first = ((width if vx > 0.0 else 0.0) - token.x) / vx
        if vy:
            first = min(first, ((height if vy > 0.0 else 0.0) - token.y) / vy)
        return max(token.time_to_travel(first + NOW), SKIN / token.pace)

    def _clear_until(self, token: Token) -> float:
        """When the token may touch something at rest: as found before, if that is not past."""
        if token.clear <= self.time:
            token.clear = self.time + self._clear_time(token)
        return token.clear

    def _clear_time(self, token: Token) -> float:
        """How long until the token can touch anything at rest, on its way straight ahead."""
        clear = math.inf if token.wind == (0.0, 0.0) else FRAME
        x, y, vx, vy = token.x, token.y, token.vx, token.vy
        reach, far = token.reach + CLOSE, token.range + CLOSE
        square = vx * vx + vy * vy
        for other in (*self._asleep, *self.awake):
            dx, dy = other.x - x, other.y - y
            span = reach + other.reach
            across = dx * vy - dy * vx
            if across * across > span * span * square or other.moving or other.gone:
                continue
            apart, out = dx * dx + dy * dy, far + other.reach
            if apart < span * span or (apart < out * out and dx * vx + dy * vy > 0.0):
                clear = meeting_time(token, other, clear)
        return token.time_to_travel(clear)

    def _look_again(self) -> None:
        """Something has a new course or place: what was clear may not be."""
        for token in self.awake:
            token.clear = 0.0

    # ------------------------------------------------------------------ moving

    def _glide(self, moving: list[Token], falling: list[Token], dt: float) -> None:
        self._pushes = {}
        for token in moving:
            token.glide(dt)
            if not token.moving:
                self._look_again()

    def _engage(self, moving: list[Token]) -> float:
        """Let the engine resolve what touches; how much time that took. A blow is struck where
        the pieces are, in no time; those that press on each other, or whose touch the engine
        has to find, move on by a step."""
        beat = self._beat or self._engine_time(moving)
        meetings = self._meetings(moving, beat)
        at_once = _strike(meetings)
        for meeting in meetings:
            if meeting.time <= (NOW if at_once else beat) and meeting.other in self._asleep:
                self._wake(meeting.other)
        self._arena.admit([token for token in self.awake if not token.gone])
        touches = self._arena.step(moving, beat, at_once)
        # The engine scales the impulse it remembers of a contact by the ratio of two steps, and
        # then takes it back unscaled: a step must not change while anything is in touch.
        self._beat = beat if touches else 0.0
        self._look_again()
        self._take_blows(touches)
        return 0.0 if at_once else beat

    def _engine_time(self, moving: list[Token]) -> float:
        """The longest step in which nothing moves too far."""
        pace = LONGEST_TRAVEL / FRAME
        for token in moving:
            pace = max(pace, token.pace)
        return LONGEST_TRAVEL / pace

    def _meetings(self, moving: list[Token], dt: float) -> list[Meeting]:
        """Who may touch whom within a step."""
        found = []
        for token in moving:
            x, y, reach, pace = token.x, token.y, token.reach + CLOSE, token.pace
            for other in (*self._asleep, *self.awake):
                dx, dy = other.x - x, other.y - y
                span = reach + other.reach + (pace + other.pace if other.moving else pace) * dt
                if dx * dx + dy * dy < span * span and other is not token and not other.gone:
                    found.append(Meeting(meeting_time(token, other, math.inf), token, other))
        return found

    def _wake(self, sleeper: Token) -> Token:
        self._asleep.remove(sleeper)
        token = sleeper.twin()
        self.awake.append(token)
        return token

    def _take_blows(self, touches: list[Touch]) -> None:
        pushes: dict[str, Point] = {}
        for touch in touches:
            self._note_touch_by_the_die(touch)
            jx, jy = touch.impulse
            self._take_blow(touch.second, touch.first, jx, jy, pushes)
            self._take_blow(touch.first, touch.second, -jx, -jy, pushes)
        self._pushes = pushes

    def _note_touch_by_the_die(self, touch: Touch) -> None:
        if self.die in (touch.first, touch.second):
            name = touch.second.id if touch.first is self.die else touch.first.id
            if name not in self.touched:
                self.touched.append(name)

    def _leave_over_the_edge(self, token: Token) -> None:
        """A piece whose middle is beyond the edge is gone; it has fallen, if it stood."""
        width, height = self._edges
        if 0.0 <= token.x <= width and 0.0 <= token.y <= height:
            return
        token.gone = True
        token.moving = False
        self.left.append(token.id)
        if token.cylinder is not None and token.lean is None:
            self.fallen.append(token.id)
        self._arena.dismiss(token)

    # ------------------------------------------------------------------ toppling

    def _take_blow(
        self, token: Token, by: Token, jx: float, jy: float, pushes: dict[str, Point]
    ) -> None:
        """A blow may take several steps: its parts add up, until there is a step without."""
        if token.cylinder is None or token.lean is not None:
            return
        before = pushes.get(token.id) or self._pushes.get(token.id, (0.0, 0.0))
        push = pushes[token.id] = (before[0] + jx, before[1] + jy)
        fall = blow(token.cylinder, math.hypot(*push), _height_of_touch(token.cylinder, by))
        if fall is not None:
            sign = 1.0 if fall.towards else -1.0
            self._begin_fall(token, math.atan2(sign * push[1], sign * push[0]), fall.speed)

    def _begin_fall(self, token: Token, lean: float, speed: float) -> None:
        token.begin_fall(lean, speed)
        self.fallen.append(token.id)

    def _fall(self, token: Token, dt: float) -> None:
        if token.tip(dt) and not token.gone:
            self._arena.dismiss(token)  # it comes back with the shape of a lying piece
            token.lie_down()
            self._leave_over_the_edge(token)
            self._look_again()

    def _settle(self) -> None:
        """When all is at rest: what fell comes to lie beside what it fell on, not in it."""
        fallen = [token for token in self.awake if token.foot and not token.gone]
        for sleeper in tuple(self._asleep):
            if any(_overlap(sleeper, token) for token in fallen):
                self._wake(sleeper)
        around = [
            token
            for token in self.awake
            if not token.gone and any(_overlap(token, other) for other in fallen)
        ]
        if len(around) > 1:
            self._arena.part(around)
            for token in around:
                self._leave_over_the_edge(token)

    def _crowded(self, falling: Token) -> bool:
        """Whether it may meet a standing piece before long."""
        reach = fall_range(falling) - falling.range + falling.pace * LONG_LEG
        for other in (*self._asleep, *self.awake):
            if other.cylinder is not None and other is not falling and other.lean is None:
                room = reach + other.reach + (other.pace * LONG_LEG if other.moving else 0.0)
                if math.hypot(other.x - falling.x, other.y - falling.y) < room:
                    return True
        return False

    def _knock_neighbours(self, falling: Token) -> None:
        """A falling piece meets those that its upper edge has come to."""
        assert falling.cylinder is not None
        far = falling.cylinder.radius + falling.cylinder.height * math.sin(falling.tilt)
        for sleeper in tuple(self._asleep):
            if falls_onto(falling, far, sleeper):
                self._knock(falling, self._wake(sleeper))
        for other in self.awake:
            new = other.lean is None and other.id not in falling.knocked
            if new and not other.gone and falls_onto(falling, far, other):
                self._knock(falling, other)

    def _knock(self, falling: Token, other: Token) -> float:
        """The impulse that the standing piece gets."""
        assert falling.cylinder is not None and falling.lean is not None
        assert other.cylinder is not None
        falling.knocked.add(other.id)
        bounce = falling.stuff.bounce * other.stuff.bounce
        hit = knock(falling.cylinder, falling.tilt, falling.tilt_speed, other.cylinder, bounce)
        falling.hold_up(hit.lost)
        other.vx += hit.impulse * math.cos(falling.lean) / other.mass
        other.vy += hit.impulse * math.sin(falling.lean) / other.mass
        other.moving = True
        other.synced = False
        self._look_again()
        if hit.fall is not None:
            lean = falling.lean if hit.fall.towards else falling.lean + math.pi
            self._begin_fall(other, lean, hit.fall.speed)
        return hit.impulse


def _strike(meetings: list[Meeting]) -> bool:
    """Bring the first two that are about to strike each other into touch, by hundredths of a
    millimetre; False if the engine has to find out itself what touches, because they press, or
    are not followed exactly."""
    for time, token, other in meetings:
        if time > NOW:
            continue
        if not exact(token, other):
            return False
        gap, speed, (nx, ny) = approach(token, other)
        if speed < PRESSING:
            return False
        closer = max(gap + SKIN / 2, 0.0)
        token.x += nx * closer
        token.y += ny * closer
        return True
    return False


def _overlap(one: Token, other: Token) -> bool:
    """Whether the circles around them do."""
    return math.hypot(one.x - other.x, one.y - other.y) < one.reach + other.reach


def _height_of_touch(standing: Cylinder, by: Token) -> float:
    """Where a piece is struck: by the middle of what strikes it."""
    if by.cylinder is not None:
        return min(by.cylinder.height, standing.height) / 2
    return by.side / 2 if by.side else by.radius
