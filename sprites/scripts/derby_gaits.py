"""How the racers of the derby move: a gallop in eight moments, a stand, and a refusal in three.

A gallop has four beats, hind, hind, fore, fore; then the legs are gathered and all hooves fly.
"""

import math
from dataclasses import dataclass, replace

from mustang_gaits import (
    GROUND,
    STANDING,
    Angles,
    Build,
    Point,
    Stance,
    bones,
    leg_at,
    on_trunk,
    turned_about,
)
from ui_limbs import Limb

FRAMES = 8
LONGEST = 0.375  # share of the cycle in which the horse is stretched out most
FLIGHT = 4.0  # how high the hooves are in the middle of the leap

# Share of the cycle since the hoof came down, and the angles of the four bones from the trunk down.
HIND: tuple[tuple[float, Angles], ...] = (
    (0.00, (54, 4, 22, 50)),
    (0.12, (28, -22, 8, 40)),
    (0.26, (-12, -38, -34, -2)),
    (0.36, (-36, -54, -62, -70)),
    (0.50, (-22, -80, -84, -104)),
    (0.66, (22, -80, -48, -84)),
    (0.84, (58, -44, -6, -22)),
    (0.94, (62, -6, 22, 26)),
)
FORE: tuple[tuple[float, Angles], ...] = (
    (0.00, (20, 42, 40, 60)),
    (0.12, (0, 8, 8, 36)),
    (0.26, (-18, -32, -36, -8)),
    (0.36, (-20, -30, -86, -112)),
    (0.50, (-4, 4, -112, -150)),
    (0.66, (22, 58, -74, -104)),
    (0.82, (38, 86, 22, 8)),
    (0.93, (30, 66, 60, 66)),
)
# When each hoof comes down: far hind, near hind, far fore, near fore.
FOOTFALLS = (0.0, 0.11, 0.34, 0.47)
_TOUCH = 0.26  # share of the cycle for which a hoof stays down


@dataclass(frozen=True)
class Ride:
    """A moment of horse and rider; the rider's own points are against the middle of the trunk."""

    stance: Stance
    sway: float = 0.0  # the rider's trunk, forwards
    rise: float = 0.0  # out of the saddle
    hands: float = 0.0  # pushed forwards along the neck
    wind: float = 1.0
    wave: float = 0.0


RACER = Build(trunk=0.98, legs=1.05, head=0.94)


def gallop(number: int) -> Ride:
    """One of eight moments; the first is the longest, for whoever shows but one."""
    share = (number / FRAMES + LONGEST) % 1
    before, now, after = (
        grounded(_stride(at), _height(at % 1)).lift
        for at in (share - 1 / FRAMES, share, share + 1 / FRAMES)
    )
    turn = 2 * math.pi
    return Ride(
        replace(
            _stride(share), lift=(before + 2 * now + after) / 4
        ),  # a trunk is too heavy to jolt
        sway=3.0 * math.cos(turn * (share - 0.5)),
        rise=1.6 * math.cos(turn * (share - 0.3)),
        hands=4 * math.cos(turn * (share - 0.55)),
        wave=share,
    )


def _stride(share: float) -> Stance:
    """Trunk, neck and legs at this share of the gallop."""
    turn = 2 * math.pi
    hind = [leg_at(HIND, share - down) for down in FOOTFALLS[:2]]
    fore = [leg_at(FORE, share - down) for down in FOOTFALLS[2:]]
    return Stance(
        legs=(hind[0], hind[1], fore[0], fore[1]),
        build=RACER,
        pitch=4.6 * math.cos(turn * (share - 0.16)),
        neck=17 - 8 * math.cos(turn * (share - 0.08)),
        head=-12 + 6 * math.cos(turn * (share - 0.08)),
        wave=share,
    )


def _height(share: float) -> float:
    """Of the lowest hoof over the ground: all fly from the last fore hoof's leaving on."""
    left = FOOTFALLS[3] + _TOUCH
    flown = (share - left) / (1 - left)
    return FLIGHT * math.sin(math.pi * flown) if flown > 0 else 0.0


def grounded(stance: Stance, height: float = 0.0) -> Stance:
    """The stance raised or lowered until its lowest hoof is so high over the ground."""
    frame = bones(stance)
    lowest = max(y + r for leg in (*frame.near, *frame.far) for _, y, r in leg[-2:])
    return replace(stance, lift=stance.lift + lowest - GROUND + height)


def stand() -> Ride:
    stance = replace(STANDING, neck=-4, head=6, wind=0.12, build=RACER)
    return Ride(grounded(stance), sway=-12, hands=-9, wind=0.1)


def refusal(number: int) -> Ride:
    """It digs in its fore hooves, goes down behind, and rears."""
    return (_braced, _sitting, _rearing)[number]()


def _braced() -> Ride:
    stance = Stance(
        legs=((40, -22, 22, 56), (52, -14, 26, 60), (30, 36, 34, 60), (22, 28, 26, 54)),
        pitch=3,
        neck=0,
        head=14,
        wind=0.0,
        build=RACER,
    )
    return Ride(grounded(stance), sway=5, hands=4, wind=-0.5)


def _sitting() -> Ride:
    stance = Stance(
        legs=((66, -10, 40, 70), (74, -4, 44, 74), (44, 50, 48, 70), (36, 42, 40, 66)),
        pitch=10,
        neck=2,
        head=6,
        wind=0.1,
        build=RACER,
    )
    return Ride(grounded(stance), sway=2, hands=6, wind=-0.8)


def _rearing() -> Ride:
    stance = Stance(
        legs=((56, -40, 26, 50), (66, -32, 30, 54), (50, 90, -34, -70), (62, 102, -8, -40)),
        pitch=27,
        neck=30,
        head=0,
        wind=0.3,
        build=RACER,
    )
    return Ride(grounded(stance), sway=13, hands=9, wind=0.4)


@dataclass(frozen=True)
class Rider:
    """Limbs of the one who rides, ready to be painted."""

    far_leg: Limb
    boot: tuple[Limb, ...]
    thigh: Limb
    body: Limb
    far_arm: Limb
    arm: Limb
    hand: Point
    head: Point
    scarf: tuple[Limb, ...]
    rein: tuple[Point, Point]  # from the hand to the bit


def rider(ride: Ride) -> Rider:
    """A jockey crouched over the withers, the weight in the stirrups."""
    put = on_trunk(ride.stance)
    up = ride.rise
    hip = put(-5 - 0.2 * ride.sway, -24 - up)
    shoulder = turned_about(put(16, -42 - up), hip, 1.6 * ride.sway)
    head = turned_about(put(28, -52 - up), hip, 1.5 * ride.sway)
    knee, heel, toe = put(22, -14), put(14, 8), put(22, 11)
    hand = put(40 + ride.hands, -25 - 0.3 * up)
    elbow = ((shoulder[0] + hand[0]) / 2 - 2, (shoulder[1] + hand[1]) / 2 + 7)
    back = ((hip[0] + shoulder[0]) / 2 - 1, (hip[1] + shoulder[1]) / 2 - 3)
    return Rider(
        far_leg=((*put(24, -12), 5), (*put(18, 8), 4), (*put(25, 11), 3)),
        boot=(((*knee, 5.2), (*heel, 4.2)), ((*heel, 4.0), (*toe, 2.9))),
        thigh=((*hip, 7.8), (*knee, 5.8)),
        body=((*hip, 8.0), (*back, 8.8), (*shoulder, 8.0)),
        far_arm=((*shoulder, 4.6), (elbow[0] + 5, elbow[1] - 3, 4.2), (hand[0] + 5, hand[1], 3.4)),
        arm=((*shoulder, 5.2), (*elbow, 4.6), (*hand, 3.6)),
        hand=hand,
        head=head,
        scarf=_scarf(shoulder, head, ride),
        rein=(hand, bones(ride.stance).nostril),
    )


def _scarf(shoulder: Point, head: Point, ride: Ride) -> tuple[Limb, ...]:
    """Knotted at the neck, its ends in the wind."""
    x, y = (shoulder[0] * 0.45 + head[0] * 0.55, shoulder[1] * 0.45 + head[1] * 0.55)
    flutter = math.sin(2 * math.pi * (2 * ride.wave + 0.1))
    back, fall = -17 * ride.wind, 9 * (1 - abs(ride.wind))
    return (
        ((x - 5, y - 1, 4.0), (x + 5, y + 2, 3.8)),
        ((x - 6, y, 3.2), (x - 6 + 0.6 * back, y + 1 + fall + 2 * flutter, 2.6)),
        ((x - 6 + 0.5 * back, y + 1 + fall, 2.4), (x - 6 + back, y + 2 + fall - 4 * flutter, 0.8)),
    )


def cloth(ride: Ride) -> tuple[Point, ...]:
    """The corners of the saddle cloth, from the upper left clockwise."""
    put = on_trunk(ride.stance)
    return (put(-32, -18.5), put(7, -18.5), put(9, 14), put(-31, 14))


def number_place(ride: Ride) -> Point:
    """The middle of what the rider's leg leaves free of the cloth."""
    return on_trunk(ride.stance)(-12.5, -0.5)
