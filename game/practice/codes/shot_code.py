"""A shot as a text of less than 400 characters, to save it or send it to a friend.

It carries what was done (the table, the flick, the aim, the style), so that another copy of the
game plays it again, and what came of it there: a digest and up to twelve points of the die's way.
When this copy's physics comes to something else, `differs` says so, and the carried way is shown.
"""

from __future__ import annotations

import hashlib
import math
from typing import Final

import msgspec

from game.engine.errors import GameError, Message
from game.i18n import mark
from game.practice.codes.layout_bits import (
    put_angle,
    put_choice,
    put_flick,
    put_layout,
    put_point,
    refuse_impossible,
    take_angle,
    take_choice,
    take_flick,
    take_layout,
    take_point,
)
from game.practice.codes.packing import DAMAGED, CodeError, Packer, Unpacker, found, written
from game.practice.layout import Layout
from game.practice.measure import MOST_POINTS
from game.practice.record import Practised, Style, replayed
from game.practice.rounding import rounded_angle, rounded_flick
from physics import ShotResult
from physics.model import Flick, Point

KIND: Final = "S"
VERSION: Final = 1
_STYLES: Final[tuple[Style, ...]] = ("flick", "sling", "keys")
_DIGEST = 32  # bits
_POINTS = 4  # bits of their number
_SAME_REST = 0.05  # cm: other machines may round differently
_SAME_EDGE = 0.5  # cm: where a die goes over it is known less exactly

DIFFERS = mark("This computer calculates the shot differently. You see the original.")
NOT_LIKE_THAT = mark("The shot in this code isn't possible.")


class SharedShot(msgspec.Struct, frozen=True):
    """A shot that came with a code: as it is played here, and as it went where it was made."""

    layout: Layout
    flick: Flick
    shot: Practised
    result: ShotResult
    path: tuple[Point, ...]  # as it went there
    differs: Message | None = None  # from here


def shot_code(layout: Layout, shot: Practised, result: ShotResult) -> str:
    """The code of a practised shot; CodeError if it has no room in one."""
    refuse_impossible(layout)
    if shot.flick != rounded_flick(shot.flick, layout.to_scene()):
        raise CodeError(NOT_LIKE_THAT)
    packer = Packer()
    put_layout(packer, layout)
    put_flick(packer, shot.flick)
    put_angle(packer, rounded_angle(shot.aim))
    put_choice(packer, _STYLES, shot.style or _STYLES[0])  # a code has no room for an unknown one
    packer.put(outcome_digest(result), _DIGEST)
    packer.put(len(shot.path), _POINTS)
    for x, y in shot.path:  # a die that falls off the board may end a little beyond its edge
        put_point(packer, (max(x, 0.0), max(y, 0.0)))
    return written(KIND, VERSION, packer.content())


def read_code(text: str) -> SharedShot:
    """The shot of a code somewhere in a text, played once more; CodeError, one sentence, for
    anything else."""
    content, _ = found(KIND, VERSION, text)
    unpacker = Unpacker(content)
    layout = take_layout(unpacker)
    flick = take_flick(unpacker)
    aim = take_angle(unpacker)
    style = take_choice(unpacker, _STYLES)
    digest = unpacker.take(_DIGEST)
    path = tuple(take_point(unpacker) for _ in range(unpacker.take(_POINTS)))
    unpacker.end()
    if not 1 <= len(path) <= MOST_POINTS or aim != rounded_angle(aim):
        raise CodeError(DAMAGED)
    if flick != rounded_flick(flick, layout.to_scene()):
        raise CodeError(NOT_LIKE_THAT)
    try:
        shot, result = replayed(layout, flick, aim, style)
    except GameError:
        raise CodeError(NOT_LIKE_THAT) from None
    same = outcome_digest(result) == digest and _ends_alike(shot, path)
    return SharedShot(layout, flick, shot, result, path, None if same else Message(DIFFERS))


def outcome_digest(result: ShotResult) -> int:
    """What was touched, what fell and what went over the edge, in a few bits."""
    story = msgspec.json.encode((result.touched, result.fallen, result.left))
    return int.from_bytes(hashlib.blake2b(story, digest_size=_DIGEST // 8).digest(), "big")


def _ends_alike(shot: Practised, path: tuple[Point, ...]) -> bool:
    near = _SAME_EDGE if shot.left_board else _SAME_REST
    return math.dist(shot.path[-1], path[-1]) <= near
