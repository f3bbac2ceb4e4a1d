"""What a result gives for drawing: tracks without jumps, falls that go all the way, a die that
tumbles and ends flat on a face, and nothing that tells a decoy from its twin."""

from __future__ import annotations

import math
from itertools import pairwise

import msgspec
import pytest

from physics import Flick, Pose, ShotResult, Track, simulate
from physics.model import DIE_SIDE, MAX_SPEED
from physics.result import FLICKED, Quaternion
from physics.run import Run
from physics.tumble import Step, tumble
from physics.tuning import SAMPLED, SETTLING
from physics.turning import UPRIGHT, face_up
from tests.physics.tables import (
    MIDDLE,
    any_shots,
    duel,
    figure,
    figures,
    from_the_middle,
    lying_rider,
    rider,
    twins,
    wide,
)


@pytest.fixture(scope="module")
def results() -> list[ShotResult]:
    return [simulate(*shot) for seed in (41, 44) for shot in any_shots(seed, 300)]


def test_tracks_are_smooth_enough_to_draw(results: list[ShotResult]) -> None:
    """Sampled at least at every frame, at increasing times, and no piece is faster than the
    flick could make it, to a tenth of a millimetre: nothing jumps."""
    for result in results:
        for track in result.tracks:
            for (t, one), (u, other) in pairwise(zip(track.times, track.poses, strict=True)):
                assert t < u
                settles = u - t == pytest.approx(SETTLING) and u == track.times[-1]
                assert u - t <= SAMPLED + 1e-9 or one == other or settles
                way = math.dist(one.at, other.at)
                assert way <= 1.1 * MAX_SPEED * 100 * (u - t) + 0.01, (track.id, t)


def test_a_track_begins_where_the_piece_stood() -> None:
    for shot in any_shots(42, 60):
        result = simulate(*shot)
        stood = {piece.id: piece.at for piece in shot.scene.pieces} | {FLICKED: shot.flick.start}
        for track in result.tracks:
            assert track.poses[0].at == pytest.approx(stood[track.id], abs=1e-9)
            assert track.pose(-1.0) == track.poses[0]
            assert track.pose(1e9) == track.poses[-1]


def test_the_die_ends_where_the_result_says(results: list[ShotResult]) -> None:
    for result in results:
        last = result.tracks[0].poses[-1]
        assert result.tracks[0].id == FLICKED
        assert (FLICKED in result.left) == (result.rest is None)
        if result.rest is not None:
            assert last.at == pytest.approx(result.rest)
            assert last.turn % 90.0 == pytest.approx(result.turned, abs=1e-6)
        else:
            assert last.lift < 0.0, "it lies below the board"
        assert result.duration == max(track.times[-1] for track in result.tracks)


def test_whatever_leaves_goes_down_right_at_the_edge() -> None:
    """What is not below the board is on it, to a millimetre; and it does not stop there dead."""
    left = 0
    for shot in any_shots(43, 150):
        result = simulate(*shot)
        for track in result.tracks:
            for pose in track.poses:
                if pose.lift >= 0.0 and pose.tilt == 0.0:
                    assert -0.1 <= pose.at[0] <= shot.scene.width + 0.1
                    assert -0.1 <= pose.at[1] <= shot.scene.height + 0.1
        if FLICKED in result.left:
            left += 1
            assert not shot.scene.holds(result.tracks[0].poses[-1].at)
            on_board = [pose.at for pose in result.tracks[0].poses if pose.lift >= 0.0]
            assert math.dist(on_board[-1], result.tracks[0].poses[-1].at) > 0.05
    assert left > 50


def test_what_fell_is_drawn_falling_all_the_way(results: list[ShotResult]) -> None:
    seen = 0
    for result in results:
        for name in result.fallen:
            track = result.track(name)
            assert track is not None
            assert track.poses[-1].tilt == pytest.approx(90.0)
            tilts = [pose.tilt for pose in track.poses]
            assert tilts == sorted(tilts)
            seen += 1
    assert seen > 100


def test_a_prisoner_pushed_over_the_edge_is_not_drawn_toppling() -> None:
    prisoner = lying_rider("rider-2", (51.0, 2.0), 60.0)
    result = simulate(duel(prisoner), Flick((6.0, 27.0), -29.0, 4.5))
    assert "rider-2" in result.left
    assert "rider-2" not in result.fallen
    track = result.track("rider-2")
    assert track is not None
    assert {pose.tilt for pose in track.poses} == {0.0}


def test_a_figure_that_comes_to_lie_beyond_the_edge_is_gone() -> None:
    """Its foot stands on the board, its middle would hang in the air."""
    flick = Flick((47.22152441123921, 25.13665692197548), -154.0415101726682, 2.3530151526760785)
    result = simulate(figures(), flick)
    track = result.track("figure-2")
    assert track is not None
    before = max(n for n, pose in enumerate(track.poses) if pose.lift >= 0.0)
    assert track.poses[before].tilt == 90.0
    assert track.poses[before].at[0] > 0.0
    assert "figure-2" in result.left


@pytest.mark.parametrize("seed", [51, 52])
def test_nothing_comes_to_rest_in_something_else(seed: int) -> None:
    """Not even a figure that fell on the die: no deeper than half a millimetre, in 300 shots."""
    for shot in any_shots(seed, 300):
        run = Run(*shot)
        run.to_the_end()
        tokens = [token for token in run.awake if not token.gone]
        places = {token.id: (token.x, token.y) for token in tokens}
        if len(tokens) > 1 and run.fallen:
            run._arena.part(tokens)
        for token in tokens:
            assert math.dist(places[token.id], (token.x, token.y)) < 0.5, shot


def test_a_struck_piece_that_rested_goes_on_from_there() -> None:
    """Between two blows it stands still; it does not creep towards the second."""
    for shot in any_shots(46, 200):
        for track in simulate(*shot).tracks:
            for (t, one), (u, other) in pairwise(zip(track.times, track.poses, strict=True)):
                if u - t > SAMPLED + 1e-9 and u != track.times[-1]:
                    assert one == other


def test_contacts_are_in_order_and_lie_between_the_two(results: list[ShotResult]) -> None:
    for result in results:
        times = [contact.time for contact in result.contacts]
        assert times == sorted(times)
        for contact in result.contacts:
            assert contact.impulse >= 0.0
            assert len(set(contact.pieces)) == 2
        touched = [contact.pieces[1] for contact in result.contacts if contact.pieces[0] == FLICKED]
        assert tuple(dict.fromkeys(touched)) == result.touched


def test_a_pose_between_two_samples_lies_between_them() -> None:
    track = Track("piece", (1.0, 2.0), (Pose((0.0, 0.0), 10.0), Pose((4.0, 2.0), 20.0, 60.0, 5.0)))
    assert track.pose(1.5) == Pose((2.0, 1.0), 15.0, 30.0, 5.0)


# ---------------------------------------------------------------------- the tumbling die


def length(attitude: Quaternion) -> float:
    return math.hypot(*attitude)


def up_is_square(attitude: Quaternion) -> float:
    """How upright the die lies: 1 when one of its axes points straight up."""
    w, x, y, z = attitude
    column = (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y))
    return max(map(abs, column))


def test_a_die_tumbles_and_comes_to_lie_flat_on_a_face(results: list[ShotResult]) -> None:
    faces = set()
    for result in results:
        for pose in result.tracks[0].poses:
            assert pose.attitude is not None
            assert length(pose.attitude) == pytest.approx(1.0)
            assert pose.lift <= DIE_SIDE / 2 * (math.sqrt(2) - 1) + 1e-9
        last = result.tracks[0].poses[-1].attitude
        assert last is not None
        assert face_up(last) == result.face
        if result.rest is not None:
            assert up_is_square(last) == pytest.approx(1.0, abs=1e-6)
            assert result.tracks[0].poses[-1].lift == pytest.approx(0.0, abs=1e-9)
        faces.add(result.face)
    assert faces == {1, 2, 3, 4, 5, 6}


def test_a_die_never_turns_so_fast_that_the_eye_mistakes_its_sense(
    results: list[ShotResult],
) -> None:
    """Less than 90 degrees from one sample to the next, besides its spin on the board."""
    rolled = 0
    for result in results:
        for one, other in pairwise(result.tracks[0].poses):
            assert one.attitude is not None and other.attitude is not None
            cosine = abs(sum(a * b for a, b in zip(one.attitude, other.attitude, strict=True)))
            yaw = abs(other.turn - one.turn)
            assert 2 * math.degrees(math.acos(min(cosine, 1.0))) < 91.0 + yaw
            rolled += one.lift > 0.05
    assert rolled > 300


def test_a_die_that_meets_nothing_keeps_its_face() -> None:
    assert simulate(wide(), from_the_middle(2.0, 0.0, 50.0)).face == 1


def test_a_hard_blow_makes_the_die_roll_and_a_soft_one_does_not() -> None:
    ahead = (MIDDLE[0] + 10.0, MIDDLE[1])
    hard = simulate(wide(figure("pawn", ahead)), from_the_middle(4.0))
    soft = simulate(wide(rider("pawn", ahead)), from_the_middle(0.9))
    assert max(pose.lift for pose in hard.tracks[0].poses) > 0.1
    assert max(pose.lift for pose in soft.tracks[0].poses) == 0.0


def test_a_die_rolls_forward_over_its_leading_edge() -> None:
    """A quarter turn for each side's length: after the first the face that was behind is up."""
    side = 16.0
    steps: list[Step] = [(0.0, 0.0, 0.0, 0.0, 0.0), (1.0, 1.0, 0.0, 0.0, 9.0)]
    steps += [(1.0 + n, 1.0 + n, 0.0, 0.0, 0.0) for n in range(1, 61)]
    poses = tumble(steps, side)
    assert poses[0] == (UPRIGHT, 0.0)
    faces = [face_up(attitude) for attitude, _ in poses]
    assert faces[:9] == [1] * 9
    assert faces[12] == 5  # 2 looks ahead at first, so 5 was behind
    assert faces[30] == 6
    assert poses[-1][1] == pytest.approx(0.0, abs=1e-9)


# ---------------------------------------------------------------------- secrets


def test_nothing_tells_the_decoy_from_the_rider() -> None:
    """Both twins have the same owner, kind and measures. With their names exchanged, the result is
    the same with the names exchanged."""
    left, right = twins()
    names = {left.id: right.id, right.id: left.id}
    scene = duel(target=(left, right))
    swapped = duel(
        target=(
            msgspec.structs.replace(right, id=left.id),
            msgspec.structs.replace(left, id=right.id),
        )
    )
    told = msgspec.structs.asdict(left) | {"id": "", "at": ()}
    assert told == msgspec.structs.asdict(right) | {"id": "", "at": ()}
    for angle in (-33.0, -31.5, -30.0, -28.5, -27.0):
        flick = Flick(scene.line.centre, angle, 2.6)
        one, other = simulate(scene, flick), simulate(swapped, flick)
        assert other.touched == tuple(names[name] for name in one.touched)
        assert other.fallen == tuple(names[name] for name in one.fallen)
        assert [contact.impulse for contact in one.contacts] == pytest.approx(
            [contact.impulse for contact in other.contacts]
        )
