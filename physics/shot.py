"""`simulate`: a whole shot, recorded for drawing."""

from __future__ import annotations

import math
from typing import NamedTuple

from physics.arena import Touch
from physics.check import check_flick, check_scene
from physics.model import Flick, Scene
from physics.result import FLICKED, Contact, Pose, ShotResult, Track
from physics.run import Run
from physics.tokens import Token
from physics.tumble import HARD, Step, face_up, tumble
from physics.tuning import BOARD, FRAME, GRAVITY, MM, OVER_THE_EDGE


def simulate(scene: Scene, flick: Flick) -> ShotResult:
    """What comes of a flick; ShotError with one sentence for a scene or a flick that cannot be."""
    check_scene(scene)
    check_flick(scene, flick)
    run = RecordedRun(scene, flick)
    run.to_the_end()
    return run.result()


class Sample(NamedTuple):
    """A piece at one moment, in the simulation's units."""

    time: float
    x: float
    y: float
    angle: float
    tilt: float
    lean: float
    drop: float


class RecordedRun(Run):
    """A shot that keeps what can be seen and heard of it."""

    def __init__(self, scene: Scene, flick: Flick) -> None:
        super().__init__(scene, flick)
        self._samples: dict[str, list[Sample]] = {FLICKED: [_sample(self.die, 0.0)]}
        self._contacts: list[Contact] = []
        self._open: dict[tuple[str, str], int] = {}  # contacts that go on, by their place above
        self._gone: list[Token] = []

    def result(self) -> ShotResult:
        for token in self._gone:
            self._follow_over_the_edge(token)
        tracks = tuple(
            self._die_track(samples) if name == FLICKED else _track(name, samples)
            for name, samples in self._samples.items()
        )
        attitude = tracks[0].poses[-1].attitude
        assert attitude is not None
        outcome = self.outcome
        return ShotResult(
            touched=outcome.touched,
            fallen=outcome.fallen,
            left=tuple(self.left),
            contacts=tuple(self._contacts),
            tracks=tracks,
            rest=outcome.rest,
            turned=outcome.turned,
            face=face_up(attitude),
            duration=max(track.times[-1] for track in tracks),
        )

    # ------------------------------------------------------------------ what can be seen

    def _step(self, moving: list[Token], falling: list[Token]) -> None:
        begun = self.time
        super()._step(moving, falling)
        for token in self.awake:
            if token.id not in self._samples and (token.moving or token.lean is not None):
                self._samples[token.id] = [self._as_it_stood(token, begun)]
        for token in (*moving, *falling):
            self._add(token, _sample(token, self.time))

    def _as_it_stood(self, token: Token, time: float) -> Sample:
        piece = next(piece for piece in self._scene.pieces if piece.id == token.id)
        turned = math.radians(piece.turned)
        return Sample(time, piece.at[0] * MM, piece.at[1] * MM, turned, 0.0, 0.0, 0.0)

    def _add(self, token: Token, sample: Sample) -> None:
        samples = self._samples[token.id]
        if samples[-1].time < sample.time:
            samples.append(sample)

    def _glide(self, moving: list[Token], falling: list[Token], dt: float) -> None:
        """The frames of a long glide are found by gliding a part of it, and going back."""
        frames = _frames(self.time, self.time + dt)
        for token in dict.fromkeys((*moving, *falling)):
            begin = token.motion()
            for frame in frames:
                if token.falling:
                    token.tip(frame - self.time)
                if token.moving:
                    token.glide(frame - self.time)
                self._add(token, _sample(token, frame))
                token.resume(begin)
        super()._glide(moving, falling, dt)

    def _leave_over_the_edge(self, token: Token) -> None:
        super()._leave_over_the_edge(token)
        if token.gone:
            self._gone.append(token)

    def _follow_over_the_edge(self, token: Token) -> None:
        """Down to the table, and on for a little while; pieces fall over."""
        begun = self._samples[token.id][-1].time
        lean = math.atan2(token.vy, token.vx) if token.lean is None else token.lean
        frames = int(OVER_THE_EDGE / FRAME)
        for n in range(1, frames + 1):
            token.glide(FRAME)
            sample = _sample(token, begun + n * FRAME)
            time = n * FRAME
            tilt = max(sample.tilt, min(math.pi / 2, math.pi * n / frames))
            self._add(
                token,
                sample._replace(
                    drop=min(GRAVITY * time * time / 2, BOARD),
                    tilt=0.0 if token.side else tilt,
                    lean=lean,
                ),
            )

    def _die_track(self, samples: list[Sample]) -> Track:
        """The die's track has its attitude in space too."""
        blows: dict[float, float] = {}
        for contact in self._contacts:
            if FLICKED in contact.pieces:
                blows[contact.time] = blows.get(contact.time, 0.0) + contact.impulse
        steps = []
        for before, sample in zip([samples[0], *samples], samples, strict=False):
            over = HARD if sample.drop and not before.drop else 0.0
            steps.append(Step(sample.x, sample.y, sample.angle, blows.get(sample.time, over)))
        poses = [
            Pose(
                at=(sample.x / MM, sample.y / MM),
                turn=math.degrees(sample.angle),
                lift=(tumbled.lift - sample.drop) / MM,
                attitude=tumbled.attitude,
            )
            for sample, tumbled in zip(samples, tumble(steps, self.die.side), strict=True)
        ]
        return Track(FLICKED, tuple(sample.time for sample in samples), tuple(poses))

    # ------------------------------------------------------------------ what can be heard

    def _take_blows(self, touches: list[Touch]) -> None:
        super()._take_blows(touches)
        going_on: dict[tuple[str, str], int] = {}
        for touch in touches:
            pair = (touch.first.id, touch.second.id)
            impulse = math.hypot(*touch.impulse) / 1000
            if pair in self._open:
                number = going_on[pair] = self._open[pair]
                contact = self._contacts[number]
                total = contact.impulse + impulse
                self._contacts[number] = Contact(contact.time, contact.pieces, total, contact.at)
            else:
                going_on[pair] = len(self._contacts)
                self._note_contact(touch.first, touch.second, impulse, touch.at)
        self._open = going_on

    def _knock(self, falling: Token, other: Token) -> float:
        impulse = super()._knock(falling, other)
        self._note_contact(falling, other, impulse / 1000, (other.x, other.y))
        return impulse

    def _note_contact(
        self, one: Token, other: Token, impulse: float, at: tuple[float, float]
    ) -> None:
        pair = (one.id, other.id) if other is not self.die else (other.id, one.id)
        self._contacts.append(Contact(self.time, pair, impulse, (at[0] / MM, at[1] / MM)))


def _frames(begin: float, end: float) -> list[float]:
    """The times of all frames after the beginning and before the end."""
    first, last = math.floor(begin / FRAME) + 1, math.ceil(end / FRAME) - 1
    return [n * FRAME for n in range(first, last + 1) if begin < n * FRAME < end]


def _sample(token: Token, time: float) -> Sample:
    """The foot of a piece that has fallen lies behind its middle."""
    x, y, lean = token.x, token.y, token.lean or 0.0
    if token.foot:
        lean = token.angle
        x -= token.foot * math.cos(lean)
        y -= token.foot * math.sin(lean)
    return Sample(time, x, y, token.angle, token.tilt, lean, 0.0)


def _track(name: str, samples: list[Sample]) -> Track:
    poses = tuple(
        Pose(
            at=(sample.x / MM, sample.y / MM),
            turn=math.degrees(sample.angle),
            tilt=math.degrees(sample.tilt),
            lean=math.degrees(sample.lean),
            lift=-sample.drop / MM,
        )
        for sample in samples
    )
    return Track(name, tuple(sample.time for sample in samples), poses)
