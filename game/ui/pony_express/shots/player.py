"""A shot that has been simulated, played back: what is where at which moment, what is heard, and
when time slows down. Nothing here draws."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

from physics import ShotResult
from physics.model import DIE_SIDE, Piece, Scene
from physics.result import FLICKED, Pose

NEAR = 1.6  # cm between die and target that are worth a closer look
CLOSE_BY = 7.0  # cm: there the slow motion begins
AFTER = 0.22  # seconds that it goes on after the closest moment
SLOW = 0.22
TIPPED = 35.0  # degrees: from here on a figure counts as fallen
LYING = 75.0  # degrees: here it is heard
AFTERMATH = 0.35  # seconds that the picture stays when all is at rest
# Impulses in mN s at which a clack is louder.
LOUDER = (1.2, 3.0, 6.0)
GONE = -0.4  # cm below the board

Play = Callable[[str, float, float], None]


class Heard(NamedTuple):
    time: float
    sound: str
    volume: float
    pan: float


class ShotPlayer:
    """Time runs from the flick to the rest; `rate` is the player's choice of slow motion."""

    def __init__(self, scene: Scene, result: ShotResult) -> None:
        self.scene = scene
        self.result = result
        self.time = 0.0
        self.rate = 1.0
        self.seen = 0.0  # how far the shot has been watched: before that, nothing is given away
        self.length = result.duration + AFTERMATH
        self.slow_from, self.slow_until = _close_moments(scene, result)
        self._tracks = {track.id: track for track in result.tracks}
        self._sounds = sorted(_sounds(scene, result))

    # ------------------------------------------------------------------ time

    @property
    def is_over(self) -> bool:
        return self.time >= self.length

    @property
    def share(self) -> float:
        return min(self.time / self.length, 1.0)

    @property
    def is_close(self) -> bool:
        """Whether it is near just now."""
        return self.slow_from <= self.time < self.slow_until

    def advance(self, seconds: float, play: Play) -> None:
        before = self.time
        slow = SLOW if self.is_close and self.rate >= 1.0 else 1.0
        self.time = min(self.time + seconds * self.rate * slow, self.length)
        self.seen = max(self.seen, self.time)
        for heard in self._sounds:
            if before <= heard.time < self.time:
                play(heard.sound, heard.volume, heard.pan)

    def seek(self, share: float) -> None:
        """Anywhere in what has been watched already."""
        self.time = min(max(share, 0.0) * self.length, self.seen)

    def again(self) -> None:
        self.time = 0.0

    def skip(self) -> None:
        self.time = self.seen = self.length

    @property
    def die_is_sliding(self) -> bool:
        return 0.0 < self.time < self._tracks[FLICKED].times[-1]

    # ------------------------------------------------------------------ what is where

    def die(self, time: float | None = None) -> Pose:
        return self._tracks[FLICKED].pose(self.time if time is None else time)

    def pose(self, piece: Piece) -> Pose:
        track = self._tracks.get(piece.id)
        if track is None:
            return Pose(at=piece.at, turn=piece.turned, tilt=90.0 if piece.lying else 0.0)
        return track.pose(self.time)

    def die_path(self, until: float | None = None) -> list[tuple[float, float]]:
        """Where the die has been."""
        track = self._tracks[FLICKED]
        end = self.time if until is None else until
        path = [pose.at for time, pose in zip(track.times, track.poses, strict=True) if time <= end]
        return [*path, track.pose(end).at]

    def fallen(self) -> set[str]:
        """What has passed its tipping angle by now."""
        return {
            piece.id
            for piece in self.scene.pieces
            if piece.id in self.result.fallen and self.pose(piece).tilt >= TIPPED
        }

    def touched(self) -> set[str]:
        """What the die has touched by now."""
        return {
            piece
            for contact in self.result.contacts
            if contact.time <= self.time and FLICKED in contact.pieces
            for piece in contact.pieces
        } & set(self.result.touched)


def targets(scene: Scene) -> list[Piece]:
    """What is to be hit."""
    return [
        piece
        for piece in scene.pieces
        if (piece.kind == "figure" if scene.target is None else piece.owner == scene.target)
    ]


def _close_moments(scene: Scene, result: ShotResult) -> tuple[float, float]:
    """When the die comes near to what it is aimed at; the same time twice if it never does."""
    track = result.tracks[0]
    best = (math.inf, 0.0)
    for time, pose in zip(track.times, track.poses, strict=True):
        for piece in targets(scene):
            gap = math.dist(pose.at, piece.at) - piece.radius - DIE_SIDE / 2
            best = min(best, (gap, time))
    gap, closest = best
    if gap > NEAR:
        return 0.0, 0.0
    begin = next(
        time
        for time, pose in zip(track.times, track.poses, strict=True)
        if min(math.dist(pose.at, piece.at) for piece in targets(scene)) <= CLOSE_BY
        or time >= closest
    )
    return begin, closest + AFTER


def _sounds(scene: Scene, result: ShotResult) -> Iterable[Heard]:
    middle = scene.width / 2

    def pan(x: float) -> float:
        return max(min((x - middle) / middle, 1.0), -1.0) * 0.6

    die = result.tracks[0]
    yield Heard(0.0, "shot-launch", 0.9, pan(die.poses[0].at[0]))
    for contact in result.contacts:
        hardness = 1 + sum(contact.impulse >= step for step in LOUDER)
        volume = min(0.25 + contact.impulse / 8.0, 1.0)
        yield Heard(contact.time, f"die-clack-{hardness}", volume, pan(contact.at[0]))
    for time, pose in zip(die.times, die.poses, strict=True):
        if pose.lift < GONE:
            yield Heard(time, "die-drop", 0.8, pan(pose.at[0]))
            break
    kinds = {piece.id: piece.kind for piece in scene.pieces}
    for number, track in enumerate(result.tracks):
        for time, pose in zip(track.times, track.poses, strict=True):
            if track.id in result.fallen and pose.tilt >= LYING:
                name = "rider-fall" if kinds[track.id] == "rider" else f"peg-fall-{number % 3 + 1}"
                yield Heard(time, name, 0.8, pan(pose.at[0]))
                break
