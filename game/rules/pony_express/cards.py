"""The 20 equipment cards of the race: 16 kinds, each played in its window."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations, product

import msgspec

from game.rules.pony_express.board import Board, Place
from game.rules.pony_express.card_numbers import PAWN_TO_BARREL
from game.rules.pony_express.pieces import duel_place, pawns
from game.rules.pony_express.table import Duel, Rider, Table
from game.rules.shared.hands import FACES
from physics.model import Point

COPIES = {
    "marked-die": 2,
    "canteen": 2,
    "poker-face": 1,
    "spyglass": 2,
    "good-lawyer": 1,
    "file-in-the-cake": 1,
    "rail-pass": 1,
    "on-his-tab": 1,
    "pickaxe": 1,
    "safe-conduct": 1,
    "fresh-horse": 1,
    "steady-hand": 2,
    "spare-cartridge": 1,
    "water-barrel": 1,
    "decoy": 1,
    "dust-devil": 1,
}
DECK = tuple(kind for kind, copies in COPIES.items() for _ in range(copies))

# Which kinds may be played in which window.
WINDOWS: dict[str, tuple[str, ...]] = {
    "after-roll": ("marked-die",),
    "before-reroll": ("canteen",),
    "announcing": ("poker-face",),
    "another-announced": ("spyglass",),
    "going-to-prison": ("good-lawyer",),
    "in-prison": ("file-in-the-cake",),
    "station": ("rail-pass",),
    "saloon": ("on-his-tab",),
    "mine": ("pickaxe",),
    "indians": ("safe-conduct",),
    "relay": ("fresh-horse",),
    "own-shot": ("steady-hand",),
    "missed": ("spare-cartridge",),
    "others-shot": ("water-barrel", "decoy", "dust-devil"),
}
# The next question goes to the same player, whether a card is asked for or not.
QUIET_WINDOWS = ("after-roll", "before-reroll", "own-shot")
SIDES = ("left", "right")
RAIL_PASS_LEGS = 2


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card with what it needs; only the fields of its kind are given."""

    card: str
    die: int | None = None
    face: str | None = None
    rider: int | None = None
    legs: int | None = None
    dice: tuple[int, ...] | None = None
    at: tuple[int, int] | None = None
    side: str | None = None


_ANY_DICE = tuple(chain.from_iterable(combinations(range(5), size) for size in range(6)))
_PICKAXES = tuple(Play("pickaxe", dice=dice) for dice in _ANY_DICE)


def plays_of(card: str, table: Table, rider: Rider) -> Iterator[Play]:
    """Every legal way in which the rider can play the card at this moment."""
    if card in ("marked-die", "spyglass"):
        yield from _plays_on_a_hidden_die(card, table)
    elif card == "rail-pass":
        yield from _rail_pass_plays(table, rider)
    elif card == "on-his-tab":
        yield from (Play(card, rider=other.seat) for other in table.others(rider))
    elif card == "pickaxe":
        yield from _PICKAXES
    elif card == "water-barrel":
        yield from (Play(card, at=point) for point in barrel_points(table, rider))
    elif card in ("decoy", "dust-devil"):
        yield from (Play(card, side=side) for side in SIDES)
    else:
        yield Play(card)


def _plays_on_a_hidden_die(card: str, table: Table) -> Iterator[Play]:
    assert table.cup is not None
    hidden = [die for die in range(5) if not table.cup.shown[die]]
    for die in hidden:
        if card == "spyglass":
            yield Play(card, die=die)
        else:
            yield from (Play(card, die=die, face=face) for face in FACES)


def _rail_pass_plays(table: Table, rider: Rider) -> Iterator[Play]:
    station: int | None = rider.space
    for legs in range(1, RAIL_PASS_LEGS + 1):
        station = table.board.next_station[station] if station is not None else None
        if station is not None:
            yield Play("rail-pass", legs=legs)


def barrel_points(table: Table, owner: Rider) -> tuple[tuple[int, int], ...]:
    """Where the owner of a water barrel may stand it in this duel."""
    duel = table.duel
    assert duel is not None
    standing = tuple(piece.at for piece in pawns(table))
    place = duel_place(table.board, duel, owner.seat)
    return _free_barrel_points(table.board, place, standing)


def barrel_in_the_way(table: Table, duel: Duel) -> bool:
    """Whether the barrel stands nearer to a pawn than it may: the riders have come to it."""
    return duel.barrel is not None and any(
        math.dist(duel.barrel, piece.at) < PAWN_TO_BARREL for piece in pawns(table)
    )


@lru_cache(maxsize=16)  # the pawns stand where they are for all the shots of a duel
def _free_barrel_points(
    board: Board, place: Place, standing: tuple[Point, ...]
) -> tuple[tuple[int, int], ...]:
    """Whole-centimetre points nearer to the owner's place than to the other's, at least 6 cm
    from any pawn, with the whole barrel on the board."""
    own, other = place.at, place.towards
    radius = board.sizes.barrel / 2
    across = range(math.ceil(radius), math.floor(board.width - radius) + 1)
    upwards = range(math.ceil(radius), math.floor(board.height - radius) + 1)
    points = [
        point
        for point in product(across, upwards)
        if math.dist(point, own) < math.dist(point, other)
    ]
    for pawn in standing:
        points = [point for point in points if math.dist(point, pawn) >= PAWN_TO_BARREL]
    return tuple(points)
