"""A die strikes a piece: momentum, restitution, spin and the side to which it goes."""

from __future__ import annotations

import math

import pytest

from physics import Piece, ShotResult, Track, simulate
from physics.model import Point
from physics.tuning import DIE, GRAVITY, STUFF
from tests.physics.tables import (
    MIDDLE,
    barrel,
    figure,
    from_the_middle,
    lying_die,
    lying_rider,
    rider,
    wide,
)
from tests.physics.theory import SLOWING, impulse

AHEAD = (MIDDLE[0] + 10.0, MIDDLE[1])  # a piece stands there, 10 cm east of the start


def at(dx: float, dy: float) -> Point:
    return MIDDLE[0] + dx, MIDDLE[1] + dy


def impact_speed(speed: float, gap: float) -> float:
    """In mm/s, of a die that was flicked with that many m/s and slid that many cm."""
    return math.sqrt((speed * 1000) ** 2 - 2 * SLOWING * gap * 10)


def speed_after(track: Track, time: float, slowing: float) -> float:
    """Along x just after that time, from the two samples that follow it: as long as a piece does
    not turn it slows evenly, so the mean speed between them was its speed halfway."""
    first = next(n for n, when in enumerate(track.times) if when > time + 1e-9)
    begin, end = track.times[first], track.times[first + 1]
    way = (track.poses[first + 1].at[0] - track.poses[first].at[0]) * 10
    mean = way / (end - begin)
    return mean + math.copysign(slowing * ((begin + end) / 2 - time), mean)


def track_of(result: ShotResult, name: str) -> Track:
    track = result.track(name)
    assert track is not None
    return track


@pytest.mark.parametrize(("kind", "speed"), [("rider", 1.4), ("rider", 3.5), ("figure", 1.0)])
def test_a_blow_head_on_shares_momentum_and_bounces_as_the_piece_does(
    kind: str, speed: float
) -> None:
    """0.5 % of the speed before: that is what reading speeds from samples a frame apart leaves."""
    piece = rider("pawn", AHEAD) if kind == "rider" else figure("pawn", AHEAD)
    result = simulate(wide(piece), from_the_middle(speed))
    stuff = STUFF[kind]
    before = impact_speed(speed, 10.0 - 0.8 - piece.radius)
    bounce = DIE.bounce * stuff.bounce
    total = DIE.mass + stuff.mass
    contact = result.contacts[0]
    assert contact.pieces == ("shot", "pawn")
    die = speed_after(track_of(result, "shot"), contact.time, SLOWING)
    pawn = speed_after(track_of(result, "pawn"), contact.time, stuff.friction * GRAVITY)
    tolerance = 0.005 * before
    assert die == pytest.approx((DIE.mass - bounce * stuff.mass) / total * before, abs=tolerance)
    assert pawn == pytest.approx((1 + bounce) * DIE.mass / total * before, abs=tolerance)
    assert contact.impulse == pytest.approx(impulse(kind, before) / 1000, rel=0.005)


@pytest.mark.parametrize("speed", [1.0, 2.5, 4.5])
def test_a_barrel_never_moves_and_sends_the_die_back(speed: float) -> None:
    result = simulate(wide(barrel(AHEAD)), from_the_middle(speed))
    before = impact_speed(speed, 10.0 - 0.8 - 1.0)
    after = speed_after(track_of(result, "shot"), result.contacts[0].time, SLOWING)
    bounce = STUFF["barrel"].bounce
    assert after == pytest.approx(-bounce * before, abs=0.005 * before)
    assert [track.id for track in result.tracks] == ["shot"]
    assert result.contacts[0].impulse == pytest.approx(
        (1 + bounce) * DIE.mass * before / 1000, rel=0.005
    )


def test_a_blow_head_on_on_a_lying_die_shares_momentum_too() -> None:
    """Equal masses: (1 + e) / 2 of the speed goes on. The engine steps up to 1.5 mm into such a
    contact, face to face: 2 %."""
    result = simulate(wide(lying_die(AHEAD)), from_the_middle(2.0))
    before = impact_speed(2.0, 10.0 - 1.6)
    contact = result.contacts[0]
    bounce = STUFF["die"].bounce
    ahead = speed_after(track_of(result, "die"), contact.time, SLOWING)
    behind = speed_after(track_of(result, "shot"), contact.time, SLOWING)
    assert ahead == pytest.approx((1 + bounce) / 2 * before, abs=0.02 * before)
    assert behind == pytest.approx((1 - bounce) / 2 * before, abs=0.02 * before)


@pytest.mark.parametrize("side", [1.0, -1.0])
@pytest.mark.parametrize("kind", ["rider", "figure", "barrel"])
def test_a_die_that_hits_beside_the_middle_goes_off_to_the_other_side(
    kind: str, side: float
) -> None:
    """The piece stands to the left, so the die's left corner meets it: the die goes off to the
    right and turns left, for it is held back on its left; the piece goes off to the left, and
    the die rubbing past turns it left too. Mirrored for a piece to the right."""
    spot = at(10.0, 1.2 * side)
    piece = {
        "rider": rider("pawn", spot),
        "figure": figure("pawn", spot),
        "barrel": barrel(spot),
    }[kind]
    result = simulate(wide(piece), from_the_middle(2.5))
    time = result.contacts[0].time
    before, after = (track_of(result, "shot").pose(time + shift) for shift in (0.0, 0.05))
    assert (after.at[1] - before.at[1]) * side < -0.05
    assert (after.turn - before.turn) * side > 1.0
    if kind == "barrel":
        return
    stood, pushed = (track_of(result, piece.id).pose(time + shift) for shift in (0.0, 0.05))
    assert pushed.at[0] > stood.at[0]
    assert (pushed.at[1] - stood.at[1]) * side > 0.05
    if kind == "rider":
        assert (pushed.turn - stood.turn) * side > 0.5


@pytest.mark.parametrize("side", [1.0, -1.0])
def test_a_face_that_hits_off_its_middle_turns_the_die_but_hardly_deflects_it(side: float) -> None:
    """Within 5.5 mm of the middle it is the flat face that strikes, square to the way: there is
    no push aside but that of the rubbing, whose coefficient is 0.25."""
    result = simulate(wide(rider("pawn", at(10.0, 0.4 * side))), from_the_middle(1.2))
    track = track_of(result, "shot")
    stood = track.pose(result.contacts[0].time)
    assert (track.poses[-1].turn - stood.turn) * side > 1.0
    pawn = track_of(result, "pawn").poses
    along, aside = pawn[-1].at[0] - pawn[0].at[0], pawn[-1].at[1] - pawn[0].at[1]
    assert along > 1.0
    assert abs(aside) <= 0.26 * along


@pytest.mark.parametrize("spin", [40.0, -40.0])
@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_spin_rubs_off_on_what_is_struck(spin: float, quarters: int) -> None:
    """The rider stands where the die, after so many quarter turns, strikes it with a square face.
    A die that turns left rubs upwards along its front: the rider is carried to the left of the
    way and turned to the right, as of two wheels, and the die goes off to the right."""
    way = track_of(simulate(wide(), from_the_middle(2.5, 0.0, spin)), "shot")
    square = next(n / 1e4 for n in range(10_000) if abs(way.pose(n / 1e4).turn) >= 90.0 * quarters)
    ahead = way.pose(square).at[0] + 0.8 + 1.0
    result = simulate(wide(rider("pawn", (ahead, MIDDLE[1]))), from_the_middle(2.5, 0.0, spin))
    time = result.contacts[0].time
    left = math.copysign(1.0, spin)
    (stood, pushed), (before, after) = (
        [track_of(result, name).pose(time + shift) for shift in (0.0, 0.05)]
        for name in ("pawn", "shot")
    )
    assert (pushed.at[1] - stood.at[1]) * left > 0.05
    assert (pushed.turn - stood.turn) * left < -1.0
    assert (after.at[1] - before.at[1]) * left < -0.05


@pytest.mark.parametrize(
    "piece",
    [
        rider("pawn", AHEAD),
        figure("pawn", AHEAD),
        lying_rider("pawn", AHEAD, 90.0),
        lying_die(AHEAD),
        barrel(AHEAD),
    ],
    ids=lambda piece: f"{piece.kind}{'-lying' if piece.lying else ''}",
)
def test_a_blow_through_the_middle_keeps_everything_on_the_line(piece: Piece) -> None:
    """Nothing pushes aside: a tenth of a millimetre over a way of up to a metre."""
    result = simulate(wide(piece), from_the_middle(3.0))
    assert result.touched == (piece.id,)
    for track in result.tracks:
        for pose in track.poses:
            assert abs(pose.at[1] - MIDDLE[1]) < 0.01
