"""Three ways to flick the die: a flick of the pointer, a slingshot, and keys.

Each hand takes inputs (places already in cm) and says where the die would go at this moment. The
power of a pointer's hand is measured in pixels (see `Measure`): it does not depend on the window.
Nothing here draws.
"""

from __future__ import annotations

import math
from typing import Protocol

from game.ui.kit.inputs import LEFT, KeyPressed, KeyReleased
from game.ui.kit.keymap.keymap import Keymap
from game.ui.pony_express.shot_commands import ARROWS, ShotKey
from game.ui.pony_express.shots.gesture import Aim, Gesture, Measure
from game.ui.pony_express.shots.placing import in_reach, moved_start, nearest_start
from game.ui.pony_express.shots.sway import metered, pulled, sway
from physics.model import Point, Scene

GRAB = 1.7  # cm around the die in which a press takes hold of it
TURN = 24.0  # degrees a second
FINE = 5.0  # with Shift
MOVE = 7.0  # cm a second


class Hand(Protocol):
    """`aim` is where the die would go now; `release` and `key_up` give the aim of a shot that is
    let go. `stalled`: the last flick was not one, for nobody knows how fast it was. `waited` as in
    the inputs."""

    start: Point
    aim: Aim | None
    holding: bool
    stalled: bool
    measure: Measure

    def point(self, at: Point, time: float, waited: float = 0.0) -> None: ...

    def press(self, at: Point, button: int, time: float) -> bool: ...

    def release(self, at: Point, button: int, time: float, waited: float = 0.0) -> Aim | None: ...

    def key(self, given: KeyPressed) -> bool: ...

    def key_up(self, given: KeyReleased) -> Aim | None: ...

    def update(self, seconds: float, now: float) -> None: ...

    def let_go(self) -> None: ...


def straight_ahead(scene: Scene, start: Point) -> float:
    """Degrees from a start towards what is to be hit."""
    spots = [
        piece.at
        for piece in scene.pieces
        if (piece.kind == "figure" if scene.target is None else piece.owner == scene.target)
    ]
    x = sum(at[0] for at in spots) / len(spots) - start[0]
    y = sum(at[1] for at in spots) / len(spots) - start[1]
    return math.degrees(math.atan2(y, x))


class PointerHand:
    """What flick and slingshot share: the die follows the pointer behind the line until it is
    pressed."""

    def __init__(self, scene: Scene, start: Point) -> None:
        self.start = start
        self.aim: Aim | None = None
        self.holding = self.stalled = False
        self.measure = Measure()
        self._scene = scene

    def point(self, at: Point, time: float, waited: float = 0.0) -> None:
        if self.holding:
            self.pull(self.measure.on_screen(at), time, waited)
        elif in_reach(self._scene, at):
            self.start = nearest_start(self._scene, at) or self.start

    def press(self, at: Point, button: int, time: float) -> bool:
        if button != LEFT:  # the other button changes one's mind
            taken, self.holding, self.aim = self.holding, False, None
            return taken
        if math.dist(at, self.start) > GRAB:
            return False
        self.holding, self.stalled = True, False
        self.take_hold(self.measure.on_screen(at), time)
        return True

    def key(self, given: KeyPressed) -> bool:
        return False

    def key_up(self, given: KeyReleased) -> Aim | None:
        return None

    def let_go(self) -> None:
        self.holding, self.aim = False, None

    # What they do with the die; here a place is in pixels, y up.

    def pull(self, at: Point, time: float, waited: float) -> None:
        raise NotImplementedError

    def take_hold(self, at: Point, time: float) -> None:
        raise NotImplementedError


class FlickHand(PointerHand):
    """Press the die, flick towards the target, let go."""

    def take_hold(self, at: Point, time: float) -> None:
        self._gesture = Gesture()
        self._gesture.add(time, at)

    def pull(self, at: Point, time: float, waited: float) -> None:
        self._gesture.add(time, at, waited)

    def update(self, seconds: float, now: float) -> None:
        self.aim = self._gesture.aim(now, self.measure.sensitivity) if self.holding else None

    def release(self, at: Point, button: int, time: float, waited: float = 0.0) -> Aim | None:
        if not self.holding or button != LEFT:
            return None
        self.holding = False
        self.stalled = self._gesture.is_stalled(time, waited)
        return None if self.stalled else self._gesture.aim(time, self.measure.sensitivity)


class SlingHand(PointerHand):
    """Pull the die back and let go; the aim sways meanwhile."""

    def take_hold(self, at: Point, time: float) -> None:
        self._from = self._at = at
        self._held = 0.0

    def pull(self, at: Point, time: float, waited: float) -> None:
        self._at = at

    def update(self, seconds: float, now: float) -> None:
        if not self.holding:
            self.aim = None
            return
        self._held += seconds
        self.aim = pulled(self._from, self._at, self._held)

    def release(self, at: Point, button: int, time: float, waited: float = 0.0) -> Aim | None:
        """The aim that was drawn last: it does not jump."""
        if not self.holding or button != LEFT:
            return None
        self.holding = False
        aim, self.aim = self.aim, None
        return aim


class KeysHand:
    """Move the die with the arrows, fix it, turn with the arrows, hold a key for power, let go."""

    def __init__(self, scene: Scene, start: Point, keymap: Keymap) -> None:
        self.start = start
        self.holding = self.stalled = False
        self.measure = Measure()  # of no use to keys: time makes the power
        self.placing = True
        self.angle = straight_ahead(scene, start)
        self.aim: Aim | None = Aim(self.angle, 0.0)
        self._scene = scene
        self._keymap = keymap
        self._down: set[ShotKey] = set()
        self._fine = False
        self._time = 0.0
        self._held = 0.0

    def point(self, at: Point, time: float, waited: float = 0.0) -> None:
        """The pointer is not of use here."""

    def press(self, at: Point, button: int, time: float) -> bool:
        return False

    def release(self, at: Point, button: int, time: float, waited: float = 0.0) -> Aim | None:
        return None

    def key(self, given: KeyPressed) -> bool:
        self._fine = given.shift
        command = self._keymap.command_of(given, ShotKey, repeats=True)
        if command in ARROWS:
            self._down.add(command)
            return True
        if command is ShotKey.POWER and not self.placing:
            if not given.repeated:
                self.holding, self._held = True, 0.0
            return True
        if command in (ShotKey.FIX, ShotKey.POWER) and not given.repeated and self.placing:
            self.placing = False
            self.angle = straight_ahead(self._scene, self.start)
            return True
        if command is ShotKey.MOVE_AGAIN and not self.placing:
            self.placing, self.holding = True, False
            return True
        return False

    def key_up(self, given: KeyReleased) -> Aim | None:
        self._down -= {arrow for arrow in ARROWS if self._keymap.lets_go(given, arrow)}
        if self._keymap.lets_go(given, ShotKey.POWER) and self.holding:
            self.holding = False
            return self.aim
        return None

    def update(self, seconds: float, now: float) -> None:
        right = (ShotKey.RIGHT in self._down) - (ShotKey.LEFT in self._down)
        up = (ShotKey.UP in self._down) - (ShotKey.DOWN in self._down)
        if self.placing:
            self._move(right * MOVE * seconds, up * MOVE * seconds)
        else:
            self.angle -= right * (FINE if self._fine else TURN) * seconds
        self._time += seconds
        self._held += seconds if self.holding else 0.0
        wobble = 0.0 if self.placing else sway(self._time)
        self.aim = Aim(self.angle + wobble, metered(self._held) if self.holding else 0.0)

    def _move(self, right: float, up: float) -> None:
        """Arrows mean the directions of the screen; the die goes where the line lets it."""
        if not right and not up:
            return
        along, across = self._scene.line.direction
        forward = right * along + up * across
        aside = up * along - right * across
        self.start = moved_start(self._scene, self.start, -forward, aside)

    def let_go(self) -> None:
        self.holding = False
        self._down.clear()


def hand_for(style: str, scene: Scene, start: Point, keymap: Keymap) -> Hand:
    if style == "keys":
        return KeysHand(scene, start, keymap)
    return FlickHand(scene, start) if style == "flick" else SlingHand(scene, start)
