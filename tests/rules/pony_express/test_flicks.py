"""Flicks: legal ones, and all others refused without any change."""

import math
from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    MISS,
    arranged,
    asked,
    card,
    legal_flick,
    play,
    ride,
    say,
    scene,
    snapshot,
    told,
)

NAN, INF = math.nan, math.inf
HALF_DIE = 0.8
FACING = {"north-west": "south-east", "south-east": "north-west"}
# Where the shooter stands and what the firing line faces; at the Indians the middle of the dots.
PLACES = {
    "north-west": ((4.0, 29.5), (48.0, 4.0)),
    "south-east": ((48.0, 4.0), (4.0, 29.5)),
    "north-east": ((48.0, 30.5), (5.0, 4.2)),
}


def duel(corner: str = "north-west", **table: Any) -> Match:
    """Ann is to shoot at Bob."""
    where = table.pop("spaces", (24, 25, 28))
    shots = table.pop("shots", [MISS] * 6)
    m = arranged(where, rolls=["pair"], shots=shots, **table)
    ride(m, "pair")
    play(m, corner=corner)
    return m


def indians(bob: int = 2, **table: Any) -> Match:
    m = arranged((8, bob, 2), rolls=["pair"], shots=[MISS], **table)
    ride(m, "pair")
    return m


def refused(m: Match, answer: Any) -> None:
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert snapshot(m) == before
    assert asked(m)[0] == "flick"


def behind(m: Match, beyond: float, left: float) -> list[float]:
    """A point so far beyond the firing line and left of its middle, from the facts of the board."""
    (x, y), (to_x, to_y) = PLACES[scene_place(m)]
    away = math.dist((x, y), (to_x, to_y))
    dx, dy = (to_x - x) / away, (to_y - y) / away
    ahead = 4 + beyond
    return [x + ahead * dx - left * dy, y + ahead * dy + left * dx]


def scene_place(m: Match) -> str:
    if scene(m).mode == "figures":
        return "north-east"
    duel = m.view(None)["duel"]
    return duel["corners"][duel["seats"].index(scene(m).shooter)]


# ---- how it is flicked


@pytest.mark.parametrize(
    "changes",
    [
        {"speed": 0},
        {"speed": 0.0},
        {"speed": 4.5},
        {"speed": 1e-300},
        {"angle": 0},
        {"angle": 360},
        {"angle": -360.0},
        {"spin": 12.5},
        {"spin": -100},
        {"aim": 325.0},
        {"aim": None},
    ],
    ids=str,
)
def test_a_flick_from_0_to_4_5_metres_a_second_in_any_direction_is_legal(
    changes: dict[str, Any],
) -> None:
    m = duel()
    answer = legal_flick(m, **changes)
    say(m, answer)
    taken = told(m, "shot-taken")[0]
    assert taken["start"] == answer["start"]
    assert (taken["speed"], taken["angle"]) == (answer["speed"], answer["angle"])
    assert taken["spin"] == answer.get("spin", 0)


@pytest.mark.parametrize("spot", [(0.0, 0.0), (-1.0, 2.0)])
def test_a_flick_of_the_public_form_needs_only_start_angle_and_speed(
    spot: tuple[float, float],
) -> None:
    m = duel()
    say(m, {"start": behind(m, *spot), "angle": 330, "speed": 2})
    assert asked(m) == ("flick", (1,))


@pytest.mark.parametrize("speed", [-0.01, 4.51, 4.500001, -4.5, 1e9, NAN, INF, -INF, 10**400])
def test_a_speed_outside_0_to_4_5_is_refused_never_clamped(speed: Any) -> None:
    m = duel()
    refused(m, legal_flick(m, speed=speed))


@pytest.mark.parametrize("field", ["angle", "spin", "aim"])
@pytest.mark.parametrize("value", [NAN, INF, -INF, 1e300, 10**400])
def test_angle_spin_and_aim_are_numbers_of_a_sensible_size(field: str, value: Any) -> None:
    m = duel()
    refused(m, legal_flick(m, **{field: value}))


@pytest.mark.parametrize("field", ["speed", "angle", "spin", "aim"])
@pytest.mark.parametrize("value", ["2", True, [2.0], {}, b"2", 2 + 0j])
def test_a_flick_is_made_of_numbers(field: str, value: Any) -> None:
    m = duel()
    refused(m, legal_flick(m, **{field: value}))


@pytest.mark.parametrize("field", ["start", "angle", "speed"])
def test_start_angle_and_speed_cannot_be_left_out(field: str) -> None:
    m = duel()
    answer = legal_flick(m)
    del answer[field]
    refused(m, answer)
    refused(m, {**answer, field: None})


@pytest.mark.parametrize(
    "answer", [None, True, "flick", "stand", 3, [], {}, [[7, 27], 330, 2], {"card": "decoy"}]
)
def test_what_is_no_flick_at_all_is_refused(answer: Any) -> None:
    refused(duel(), answer)


def test_unknown_fields_are_refused() -> None:
    m = duel()
    refused(m, legal_flick(m, wind=1.0))


def test_the_options_of_a_flick_are_not_a_list() -> None:
    with pytest.raises(NotImplementedError):
        duel().pending.options()


def test_only_the_shooter_flicks() -> None:
    m = duel()
    for seat in (1, 2):
        with pytest.raises(IllegalAnswer):
            m.answer(legal_flick(m), seat)
    assert asked(m) == ("flick", (0,))


# ---- where it starts


@pytest.mark.parametrize("corner", ["north-west", "south-east"])
@pytest.mark.parametrize(
    ("beyond", "left"), [(0.0, 0.0), (0.0, 1.5), (0.0, -1.5), (-1.0, 0.5), (-1.9, -0.5)]
)
def test_the_die_may_start_on_and_behind_the_own_firing_line(
    corner: str, beyond: float, left: float
) -> None:
    m = duel(corner)
    say(m, legal_flick(m, start=behind(m, beyond, left)))
    assert asked(m) == ("flick", (1,))


@pytest.mark.parametrize("corner", ["north-west", "south-east"])
@pytest.mark.parametrize(("beyond", "left"), [(0.01, 0.0), (1.0, 0.0), (20.0, 0.0), (40.0, 0.0)])
def test_the_die_may_not_start_beyond_the_line(corner: str, beyond: float, left: float) -> None:
    m = duel(corner)
    refused(m, legal_flick(m, start=behind(m, beyond, left)))


def test_nobody_starts_behind_the_others_line() -> None:
    starts = {corner: behind(duel(corner), -0.5, 0.0) for corner in FACING}
    for corner, other in FACING.items():
        m = duel(corner)
        refused(m, legal_flick(m, start=starts[other]))


@pytest.mark.parametrize("left", [-6.01, 6.01, 9.0])
def test_the_die_starts_within_the_12_cm_of_the_line(left: float) -> None:
    for m in (duel(), indians()):
        refused(m, legal_flick(m, start=behind(m, -0.01, left)))


@pytest.mark.parametrize("left", [-5.99, 5.99])
def test_the_die_may_start_at_both_ends_of_the_line(left: float) -> None:
    m = duel()
    say(m, legal_flick(m, start=behind(m, -0.01, left)))
    assert asked(m) == ("flick", (1,))


@pytest.mark.parametrize(
    "start",
    [
        [HALF_DIE - 0.01, 29.5],  # over the west edge
        [4.0, 36 - HALF_DIE + 0.01],  # over the north edge
        [-1.0, 30.0],
        [2.0, 40.0],
        [0.0, 0.0],
        [NAN, 30.0],
        [2.0, NAN],
        [INF, 30.0],
        [2.0, -INF],
        [10**400, 30.0],
    ],
)
def test_the_die_starts_whole_on_the_board(start: list[Any]) -> None:
    m = duel()
    refused(m, legal_flick(m, start=start))


@pytest.mark.parametrize("start", [[2.0], [2.0, 30.0, 1.0], 5, "2,30", None, {"x": 2, "y": 30}])
def test_a_start_is_two_numbers(start: Any) -> None:
    m = duel()
    refused(m, legal_flick(m, start=start))


def test_the_edge_of_the_board_is_still_on_it() -> None:
    m = duel()
    say(m, legal_flick(m, start=[HALF_DIE, 33.0]))
    assert asked(m) == ("flick", (1,))


@pytest.mark.parametrize(
    ("away", "clear"), [(0.0, False), (1.0, False), (1.9, False), (2.05, True), (3.0, True)]
)
def test_the_die_starts_clear_of_the_own_rider(away: float, clear: bool) -> None:
    m = duel()
    along = scene(m).line.direction
    answer = legal_flick(m, start=[4 + along[0] * away, 29.5 + along[1] * away])
    if clear:
        say(m, answer)
        assert asked(m) == ("flick", (1,))
    else:
        refused(m, answer)


@pytest.mark.parametrize(("bob", "clear"), [(1, False), (20, True)])
def test_the_die_starts_clear_of_every_other_rider(bob: int, clear: bool) -> None:
    # Space 1, at (46, 25.5), lies behind the line of the north-east corner.
    m = indians(bob=bob)
    answer = legal_flick(m, start=[46.2, 27.2])
    assert scene(m).line.offsets((46.2, 27.2))[0] < 0
    if clear:
        say(m, answer)
        assert asked(m) == ("reroll", (1,))
    else:
        refused(m, answer)


@pytest.mark.parametrize(
    ("start", "standing", "lying"),
    [
        ([48.3, 25.5], True, False),  # a prisoner lies along x and is 3 cm long
        ([48.7, 25.5], True, True),
        ([46.0, 27.7], True, True),  # and no wider than its foot
        ([46.0, 27.3], False, False),
    ],
)
def test_the_die_starts_clear_of_a_rider_lying_in_prison(
    start: list[float], standing: bool, lying: bool
) -> None:
    for prison, clear in (((), standing), ((1,), lying)):
        m = indians(bob=1, prison=prison)
        if clear:
            say(m, legal_flick(m, start=start))
            assert told(m, "shot-taken")[0]["start"] == start
        else:
            refused(m, legal_flick(m, start=start))


def test_the_die_starts_clear_of_a_spent_die_that_still_lies_there() -> None:
    spot = behind(duel(), 0.0, 2.0)
    m = duel(cards={0: ["spare-cartridge"]}, shots=[{"rest": spot}])
    say(m, legal_flick(m))
    card(m, "spare-cartridge")
    refused(m, legal_flick(m, start=spot))


def test_at_the_indians_the_die_starts_behind_the_line_of_the_north_east_corner() -> None:
    m = indians()
    refused(m, legal_flick(m, start=[4.0, 33.0]))
    refused(m, legal_flick(m, start=behind(m, 0.5, 0.0)))
    say(m, legal_flick(m, start=behind(m, -1.0, 1.0)))
    assert told(m, "shot-taken")[0]["verdict"] == "figures"


def test_after_many_refusals_the_legal_flick_still_counts() -> None:
    m = duel()
    for speed in (-1, 5, NAN):
        refused(m, legal_flick(m, speed=speed))
    say(m, legal_flick(m))
    assert m.view(None)["duel"]["shots"] == [1, 1]
    assert len(told(m, "shot-taken")) == 1
