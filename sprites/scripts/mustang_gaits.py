"""How a horse moves: joints of trunk, neck and legs in a box of 216 by 144 units, facing right.

Angles are in degrees; those of bones count from straight down, forwards. A leg goes through the
same cycle in every gait; a gait only says when each hoof comes down.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ui_limbs import Joint, Limb

BOX = (216.0, 144.0)
GROUND = 136.0
Angles = tuple[float, float, float, float]
Point = tuple[float, float]
Put = Callable[[float, float], Point]

# Share of the cycle since the hoof came down, and the angles of the four bones from the trunk down.
HIND: tuple[tuple[float, Angles], ...] = (
    (0.00, (46, -2, 16, 44)),
    (0.15, (20, -28, 2, 34)),
    (0.30, (-14, -38, -32, 0)),
    (0.42, (-24, -58, -66, -74)),
    (0.60, (12, -76, -48, -74)),
    (0.80, (48, -52, -8, -24)),
    (0.92, (56, -14, 20, 22)),
)
FORE: tuple[tuple[float, Angles], ...] = (
    (0.00, (8, 36, 34, 56)),
    (0.15, (-8, 2, 2, 30)),
    (0.30, (-20, -30, -34, -6)),
    (0.42, (-16, -26, -84, -108)),
    (0.60, (8, 26, -92, -128)),
    (0.80, (24, 66, -22, -44)),
    (0.92, (20, 56, 44, 48)),
)
# When each hoof comes down in a gallop: far hind, near hind, far fore, near fore; then all fly.
FOOTFALLS = (0.0, 0.12, 0.36, 0.5)


@dataclass(frozen=True)
class Build:
    """What grows: the trunk and the legs, each against those of a grown horse."""

    trunk: float = 1.0
    legs: float = 1.0
    head: float = 1.0


GROWN = Build()
NEWBORN = Build(0.58, 0.76, 0.74)


@dataclass(frozen=True)
class Stance:
    """A moment: the trunk's lift and pitch (nose up), neck and head, four legs, the wind."""

    legs: tuple[Angles, Angles, Angles, Angles]  # far hind, near hind, far fore, near fore
    lift: float = 0.0
    pitch: float = 0.0
    neck: float = 0.0  # turned downwards
    head: float = 0.0
    wind: float = 1.0  # 0: mane and tail hang down
    wave: float = 0.0  # share of the cycle, for mane and tail
    build: Build = field(default=GROWN)


@dataclass(frozen=True)
class Bones:
    """Limbs ready to be painted."""

    trunk: tuple[Limb, ...]
    neck: tuple[Limb, ...]
    ears: tuple[Limb, Limb]  # far, near
    near: tuple[Limb, ...]
    far: tuple[Limb, ...]
    mane: tuple[Limb, ...]
    tail: tuple[Limb, ...]
    eye: Point
    nostril: Point
    blaze: Limb


def gallop(share: float) -> Stance:
    """The horse at this share of a gallop."""
    hind = [leg_at(HIND, share - down) for down in FOOTFALLS[:2]]
    fore = [leg_at(FORE, share - down) for down in FOOTFALLS[2:]]
    turn = 2 * math.pi
    return Stance(
        legs=(hind[0], hind[1], fore[0], fore[1]),
        lift=3.2 * math.cos(turn * (share - 0.92)),
        pitch=3.6 * math.cos(turn * (share - 0.2)),
        neck=5 - 6 * math.cos(turn * (share - 0.15)),
        head=-4 + 5 * math.cos(turn * (share - 0.15)),
        wave=share,
    )


STANDING = Stance(
    legs=((22, -30, -2, 30), (14, -36, -6, 28), (-2, 3, 1, 26), (-6, 0, 0, 26)),
    neck=-16,
    head=12,
    wind=0.0,
)
GRAZING = replace(STANDING, neck=62, head=14)


def bones(stance: Stance) -> Bones:
    """The joints of a horse in this stance, its lowest hoof (lift 0) on the ground."""
    size, put = stance.build, on_trunk(stance)
    hips, shoulders = (put(-27, -3), put(-29, -3)), (put(30, 4), put(27, 4))
    legs = [
        _leg(root, angles, _HIND_BONES if number < 2 else _FORE_BONES, size)
        for number, (root, angles) in enumerate(zip((*hips, *shoulders), stance.legs, strict=True))
    ]
    head = _Head(put(26, -8), stance.neck - stance.pitch, stance.head, size)
    dock = put(-42, -10)
    return Bones(
        trunk=_trunk(put, size.trunk),
        neck=head.limbs(),
        ears=(head.ear(far=True), head.ear(far=False)),
        near=(legs[1], legs[3]),
        far=(legs[0], legs[2]),
        mane=head.mane(stance.wind, stance.wave),
        tail=_tail(dock, stance.wind, stance.wave, size.trunk),
        eye=head.at(39, -25.5),
        nostril=head.at(56, -11.5),
        blaze=(head.joint(34, -34.5, 2.2), head.joint(44.5, -26.5, 2.4), head.joint(56, -13.5, 2)),
    )


def on_trunk(stance: Stance) -> Put:
    """Where a point of the trunk is, given against its middle."""
    size = stance.build
    middle = (100.0, GROUND - 71 * size.legs - stance.lift)

    def put(x: float, y: float) -> Point:
        return turned_about(
            (middle[0] + size.trunk * x, middle[1] + size.trunk * y), middle, -stance.pitch
        )

    return put


_HIND_BONES = ((22.0, 13.0, 9.0), (24.0, 9.0, 4.3), (20.0, 4.2, 2.9), (7.5, 2.9, 3.5))
_FORE_BONES = ((14.0, 11.0, 8.0), (23.0, 7.8, 4.1), (17.0, 3.9, 2.8), (7.5, 2.9, 3.5))


def _leg(
    root: Point, angles: Angles, form: tuple[tuple[float, float, float], ...], size: Build
) -> Limb:
    """A chain of bones: each has a length and the thickness of its two ends."""
    x, y = root
    thin = (size.legs + size.trunk) / 2
    joints: list[Joint] = [(x, y, form[0][1] * thin)]
    for angle, (length, _, end) in zip(angles, form, strict=True):
        x += length * size.legs * math.sin(math.radians(angle))
        y += length * size.legs * math.cos(math.radians(angle))
        joints.append((x, y, end * thin))
    return tuple(joints)


def _trunk(put: Put, scale: float) -> tuple[Limb, ...]:
    spine = ((-29, -3, 16.2), (-6, -1, 13.6), (16, 1, 16.0), (29, 0, 14.2))
    croup = ((-34, -8, 9.0), (-22, -9, 9.0), (0, -7, 8.0), (20, -10, 8.0))
    return tuple(tuple((*put(x, y), r * scale) for x, y, r in chain) for chain in (spine, croup))


class _Head:
    """Neck and head about the withers; points are given as on a horse that stands at ease."""

    def __init__(self, withers: Point, neck: float, head: float, size: Build) -> None:
        self._withers, self._neck, self._turn, self._size = withers, neck, head, size

    def at(self, x: float, y: float) -> Point:
        """A point of the head, which nods about the poll."""
        poll = (28.0, -36.0)
        more = self._size.head / self._size.trunk
        nodded = turned_about(
            (poll[0] + (x - poll[0]) * more, poll[1] + (y - poll[1]) * more), poll, self._turn
        )
        return self._neck_point(*nodded)

    def joint(self, x: float, y: float, r: float) -> Joint:
        return (*self.at(x, y), r * self._size.head)

    def _neck_point(self, x: float, y: float) -> Point:
        w, scale = self._withers, self._size.trunk
        return turned_about((w[0] + scale * x, w[1] + scale * y), w, self._neck)

    def _neck_joint(self, x: float, y: float, r: float) -> Joint:
        return (*self._neck_point(x, y), r * self._size.trunk)

    def limbs(self) -> tuple[Limb, ...]:
        neck = (
            self._neck_joint(-2, 4, 13.5),
            self._neck_joint(15, -16, 9.8),
            self._neck_joint(27, -31, 7.4),
        )
        head = (self.joint(29, -31, 7.6), self.joint(40, -22.5, 6.2), self.joint(54, -10, 4.7))
        jowl = (self.joint(32, -24, 6.0), self.joint(37, -19.5, 5.0))
        return (neck, head, jowl)

    def ear(self, far: bool) -> Limb:
        if far:
            return (self.joint(30, -36, 2.6), self.joint(30.5, -46, 0.4))
        return (self.joint(25.5, -36, 3.0), self.joint(22, -47, 0.4))

    def mane(self, wind: float, wave: float) -> tuple[Limb, ...]:
        """Locks from the poll to the withers, blown back or hanging."""
        locks: list[Limb] = [
            (
                self._neck_joint(27, -37, 3.6),
                self._neck_joint(15, -27, 4.6),
                self._neck_joint(4, -12, 4.2),
                self._neck_joint(-3, -4, 2),
            )
        ]
        for number, (x, y) in enumerate(((25, -38), (18, -31), (11, -23), (4, -13))):
            flutter = math.sin(2 * math.pi * (wave + 0.2 * number))
            root, scale = self._neck_point(x, y), self._size.trunk
            fall = (
                -(13 + 3 * flutter) * wind - 2.5 * (1 - wind),
                (2 + 4 * flutter) * wind + 12 * (1 - wind),
            )
            tip = (root[0] + scale * fall[0], root[1] + scale * fall[1])
            locks.append(((*root, 4.0 * scale), (*tip, 1.0 * scale)))
        brow = self.at(29, -38)
        locks.append(
            ((*brow, 2.6 * self._size.head), self.joint(36 - 7 * wind, -31 - 9 * wind, 1.0))
        )
        return tuple(locks)


def _tail(dock: Point, wind: float, wave: float, scale: float) -> tuple[Limb, ...]:
    """From the dock, streaming in the wind or hanging."""
    flutter = math.sin(2 * math.pi * wave)
    streaming = ((-12, -5), (-25, -3 + 2 * flutter), (-40, 6 + 5 * flutter))
    hanging = ((-9, 9), (-11, 30), (-14, 47))
    chain = [
        (
            dock[0] + scale * (s[0] * wind + h[0] * (1 - wind)),
            dock[1] + scale * (s[1] * wind + h[1] * (1 - wind)),
        )
        for s, h in zip(streaming, hanging, strict=True)
    ]
    first: Limb = (
        (*dock, 4.6 * scale),
        (*chain[0], 6.0 * scale),
        (*chain[1], 5.8 * scale),
        (*chain[2], 1.0),
    )
    strand = (
        chain[1][0] - 12 * wind * scale,
        chain[1][1] - (5 - 4 * flutter) * wind * scale + 10 * (1 - wind),
    )
    return (first, ((*chain[0], 5.0 * scale), (*strand, 1.0)))


def leg_at(cycle: tuple[tuple[float, Angles], ...], share: float) -> Angles:
    """The angles at this share of a leg's cycle, between its known moments."""
    share %= 1.0
    after = next((k for k, (moment, _) in enumerate(cycle) if moment > share), len(cycle))
    start, first = cycle[after - 1]
    end, second = cycle[after] if after < len(cycle) else (1.0, cycle[0][1])
    part = (share - start) / (end - start)
    part = part * part * (3 - 2 * part) * 0.5 + part * 0.5
    a, b, c, d = (one + (two - one) * part for one, two in zip(first, second, strict=True))
    return (a, b, c, d)


def turned_about(point: Point, about: Point, degrees: float) -> Point:
    """A point turned clockwise on the screen."""
    angle = math.radians(degrees)
    dx, dy = point[0] - about[0], point[1] - about[1]
    return (
        about[0] + dx * math.cos(angle) - dy * math.sin(angle),
        about[1] + dx * math.sin(angle) + dy * math.cos(angle),
    )
