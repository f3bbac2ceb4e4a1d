"""`simulate`: a whole shot, recorded for drawing."""

from __future__ import annotations

import math
from typing import NamedTuple

from physics.arena import Arena, Touch
from physics.check import check_flick, check_scene
from physics.model import Flick, Scene
from physics.result import FLICKED, Contact, Pose, ShotResult, Track
from physics.run import Run
from physics.tokens import Token
from physics.topple import LYING
from physics.tumble import HARD, Step, tumble
from physics.tuning import BOARD, GRAVITY, MM, OVER_THE_EDGE, SAMPLED, SETTLING
from physics.turning import face_up


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
        super().__init__(scene, flick, Arena(locating=True))
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
            if name == FLICKED or len(samples) > 1
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

    def _wake(self, sleeper: Token) -> Token:
        token = super()._wake(sleeper)
        self._samples[token.id] = [_sample(token, self.time)]
        return token

    def _step(self, moving: list[Token], falling: list[Token]) -> None:
        """What has moved is sampled, also what was only pushed aside."""
        begun = self.time
        super()._step(moving, falling)
        self._sample_changes(begun)

    def _settle(self) -> None:
        begun = self.time
        super()._settle()
        self.time += SETTLING
        self._sample_changes(begun)

    def _sample_changes(self, begun: float) -> None:
        for token in self.awake:
            sample = _sample(token, self.time)
            if sample[1:] != self._samples[token.id][-1][1:]:
                self._keep_still(token, until=begun)
                self._add(token, sample)

    def _keep_still(self, token: Token, until: float) -> None:
        """It has rested since its last sample; its track begins where it first moves."""
        samples = self._samples[token.id]
        if samples[-1].time < until:
            still = samples[-1]._replace(time=until)
            samples[:] = [still] if len(samples) == 1 else [*samples, still]

    def _add(self, token: Token, sample: Sample) -> None:
        samples = self._samples[token.id]
        if samples[-1].time < sample.time:
            samples.append(sample)

    def _glide(self, moving: list[Token], falling: list[Token], dt: float) -> None:
        """The frames of a long glide are found by gliding a part of it, and going back."""
        frames = _frames(self.time, self.time + dt)
        for token in dict.fromkeys((*moving, *falling)):
            self._keep_still(token, until=self.time)
            tilt = token.tilt
            for frame in frames:
                self._add(token, _sample_ahead(token, frame, frame - self.time))
                token.tilt = tilt
        super()._glide(moving, falling, dt)

    def _leave_over_the_edge(self, token: Token) -> None:
        super()._leave_over_the_edge(token)
        if token.gone:
            self._gone.append(token)

    def _follow_over_the_edge(self, token: Token) -> None:
        """Down to the table, and on for a little while; what still stands falls over."""
        begun = self._samples[token.id][-1].time
        lean = math.atan2(token.vy, token.vx) if token.lean is None else token.lean
        frames = int(OVER_THE_EDGE / SAMPLED)
        token.moving = True
        for n in range(1, frames + 1):
            time = n * SAMPLED
            sample = _sample_ahead(token, begun + time, time)
            drop = min(GRAVITY * time * time / 2, BOARD)
            if token.cylinder is not None:
                tilt = token.tilt + (LYING - token.tilt) * min(2 * n / frames, 1.0)
                sample = sample._replace(tilt=tilt, lean=lean)
            self._add(token, sample._replace(drop=drop))

    def _die_track(self, samples: list[Sample]) -> Track:
        """The die's track has its attitude in space too."""
        blows: dict[float, float] = {}
        for contact in self._contacts:
            if FLICKED in contact.pieces:
                blows[contact.time] = blows.get(contact.time, 0.0) + contact.impulse
        steps: list[Step] = []
        over = True  # until it is seen to go down over the edge
        for sample in samples:
            blow = blows.get(sample.time, 0.0)
            if sample.drop and over:
                blow, over = HARD, False
            steps.append((sample.time, sample.x, sample.y, sample.angle, blow))
        poses = [
            Pose((x / MM, y / MM), math.degrees(angle), 0.0, 0.0, (lift - drop) / MM, attitude)
            for (_, x, y, angle, _, _, drop), (attitude, lift) in zip(
                samples, tumble(steps, self.die.side), strict=True
            )
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
                assert touch.at is not None
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
    first, last = math.floor(begin / SAMPLED) + 1, math.ceil(end / SAMPLED) - 1
    return [n * SAMPLED for n in range(first, last + 1) if begin < n * SAMPLED < end]


def _sample(token: Token, time: float) -> Sample:
    """The foot of a piece that has fallen lies behind its middle."""
    x, y, lean = token.x, token.y, token.lean or 0.0
    if token.foot:
        lean = token.angle
        x -= token.foot * math.cos(lean)
        y -= token.foot * math.sin(lean)
    return Sample(time, x, y, token.angle, token.tilt, lean, 0.0)


def _sample_ahead(token: Token, time: float, dt: float) -> Sample:
    """The same a little later, if nothing comes between. The tilt is left as it is then."""
    if token.falling:
        token.tip(dt)
    if not token.moving:
        return _sample(token, time)
    x, y, angle = token.ahead(dt)
    lean = token.lean or 0.0
    if token.foot:
        lean = angle
        x -= token.foot * math.cos(lean)
        y -= token.foot * math.sin(lean)
    return Sample(time, x, y, angle, token.tilt, lean, 0.0)


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
