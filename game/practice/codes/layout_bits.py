"""A layout and a flick as bits, for codes: only what differs from the usual takes room."""

from __future__ import annotations

from typing import Final, Literal, TypeVar

import msgspec

from game.practice.codes.packing import DAMAGED, CodeError, Packer, Unpacker
from game.practice.layout import CORNERS, Layout, SceneKind, Side, problem
from game.practice.race import USUAL_BOARD
from game.practice.rounding import ANGLES, PLACES, SPEEDS, SPINS, STARTS
from physics.model import Flick, Point

_SCENES: Final[tuple[SceneKind, ...]] = ("duel", "figures", "showdown")
_SIDES: Final[tuple[Side | None, ...]] = (None, "left", "right")
_WINDS: Final[tuple[Literal["", "left", "right"], ...]] = ("", "left", "right")
_SHOTS: Final = (1, 2)
_OWN_WIND = len(_WINDS)  # a wind that blows as it likes
_NEARER = len(_SHOTS)  # one shot, of riders that have stepped nearer
# Bits of the numbers: a board is at most 200 cm wide.
_NAME, _COUNT, _PLACE, _TURN, _WIND, _PACES = 8, 5, 15, 17, 10, 5
_START, _ANGLE, _SPEED, _SPIN = 18, 20, 13, 15

T = TypeVar("T")


def put_choice(packer: Packer, choices: tuple[T, ...], chosen: T) -> None:
    packer.put(choices.index(chosen), 2)


def take_choice(unpacker: Unpacker, choices: tuple[T, ...]) -> T:
    number = unpacker.take(2)
    if number >= len(choices):
        raise CodeError(DAMAGED)
    return choices[number]


def put_point(packer: Packer, point: Point) -> None:
    for number in point:
        packer.put(round(number * PLACES), _PLACE)


def take_point(unpacker: Unpacker) -> Point:
    return unpacker.take(_PLACE) / PLACES, unpacker.take(_PLACE) / PLACES


def put_angle(packer: Packer, angle: float) -> None:
    packer.put_signed(round(angle * ANGLES), _ANGLE)


def take_angle(unpacker: Unpacker) -> float:
    return unpacker.take_signed(_ANGLE) / ANGLES


# --------------------------------------------------------------------------- a flick


def put_flick(packer: Packer, flick: Flick) -> None:
    """A rounded one: it comes out as it went in."""
    for number in flick.start:
        packer.put(round(number * STARTS), _START)
    put_angle(packer, flick.angle)
    packer.put(round(flick.speed * SPEEDS), _SPEED)
    packer.put(int(flick.spin != 0.0), 1)
    if flick.spin:
        packer.put_signed(round(flick.spin * SPINS), _SPIN)


def take_flick(unpacker: Unpacker) -> Flick:
    start = unpacker.take(_START) / STARTS, unpacker.take(_START) / STARTS
    angle, speed = take_angle(unpacker), unpacker.take(_SPEED) / SPEEDS
    return Flick(
        start, angle, speed, unpacker.take_signed(_SPIN) / SPINS if unpacker.take(1) else 0.0
    )


# --------------------------------------------------------------------------- a layout


def put_layout(packer: Packer, layout: Layout) -> None:
    put_choice(packer, _SCENES, layout.scene)
    name = b"" if layout.board == USUAL_BOARD else layout.board.encode()
    packer.put(len(name), _NAME)
    packer.put_bytes(name)
    put_choice(packer, CORNERS, layout.corner)
    for points in (layout.riders, layout.lying, layout.own):
        _put_points(packer, points)
    for point in (layout.target, layout.barrel, layout.die):
        _put_points(packer, () if point is None else (point,))
    if layout.die is not None:
        packer.put_signed(round(layout.die_turned * PLACES), _TURN)
    put_choice(packer, _SIDES, layout.decoy)
    _put_wind(packer, layout)
    packer.put(int(layout.must_fall), 1)
    packer.put(int(layout.steady), 1)
    _put_turn(packer, layout)


def take_layout(unpacker: Unpacker) -> Layout:
    """CodeError for one that cannot be set up."""
    scene = take_choice(unpacker, _SCENES)
    board = _take_name(unpacker)
    corner = take_choice(unpacker, CORNERS)
    riders, lying, own = (_take_points(unpacker) for _ in range(3))
    target, barrel, die = (_take_one_or_none(unpacker) for _ in range(3))
    layout = Layout(
        scene=scene,
        board=board,
        corner=corner,
        riders=riders,
        lying=lying,
        target=target,
        own=own,
        barrel=barrel,
        die=die,
        die_turned=0.0 if die is None else unpacker.take_signed(_TURN) / PLACES,
        decoy=take_choice(unpacker, _SIDES),
        wind=_take_wind(unpacker),
        must_fall=bool(unpacker.take(1)),
        steady=bool(unpacker.take(1)),
    )
    layout = _take_turn(unpacker, layout)
    refuse_impossible(layout)
    return layout


def refuse_impossible(layout: Layout) -> None:
    """A CodeError with what is wrong with it."""
    reason = problem(layout)
    if reason is not None:
        raise CodeError(reason.text, **reason.facts)


def _put_points(packer: Packer, points: tuple[Point, ...]) -> None:
    packer.put(len(points), _COUNT)
    for point in points:
        put_point(packer, point)


def _take_points(unpacker: Unpacker) -> tuple[Point, ...]:
    return tuple(take_point(unpacker) for _ in range(unpacker.take(_COUNT)))


def _take_one_or_none(unpacker: Unpacker) -> Point | None:
    points = _take_points(unpacker)
    if len(points) > 1:
        raise CodeError(DAMAGED)
    return points[0] if points else None


def _take_name(unpacker: Unpacker) -> str:
    content = unpacker.take_bytes(unpacker.take(_NAME))
    try:
        return content.decode() or USUAL_BOARD
    except UnicodeDecodeError:
        raise CodeError(DAMAGED) from None


def _put_wind(packer: Packer, layout: Layout) -> None:
    if isinstance(layout.wind, str):
        put_choice(packer, _WINDS, layout.wind)
        return
    packer.put(_OWN_WIND, 2)
    for push in layout.wind:
        packer.put_signed(round(push * PLACES), _WIND)


def _take_wind(unpacker: Unpacker) -> Literal["", "left", "right"] | Point:
    kind = unpacker.take(2)
    if kind < _OWN_WIND:
        return _WINDS[kind]
    return unpacker.take_signed(_WIND) / PLACES, unpacker.take_signed(_WIND) / PLACES


def _put_turn(packer: Packer, layout: Layout) -> None:
    """Two shots in a row begin a showdown, before anybody steps nearer."""
    if not layout.paces:
        put_choice(packer, _SHOTS, layout.shots)
        return
    packer.put(_NEARER, 2)
    packer.put(layout.paces, _PACES)


def _take_turn(unpacker: Unpacker, layout: Layout) -> Layout:
    kind = unpacker.take(2)
    if kind < _NEARER:
        return msgspec.structs.replace(layout, shots=_SHOTS[kind])
    if kind > _NEARER:
        raise CodeError(DAMAGED)
    return msgspec.structs.replace(layout, paces=unpacker.take(_PACES))
