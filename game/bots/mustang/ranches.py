"""What a ranch should be worth when the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from game.bots.mustang.hand_worth import lost
from game.rules.mustang.box import coat_of, kind_of, shipped_box
from game.rules.mustang.scoring import has_herd, score

Bred = tuple[str | None, str]  # coat and kind
SPECIAL = "special"
# A stallion without a mare of its coat, and a mare without a stallion: what they may still become,
# in points, with all the time of the world.
HOPE_OF_STALLION, HOPE_OF_MARE = 1.0, 0.4
LONG = 8  # own turns in which such hopes come true
# A herd of one coat that lacks so many mustangs becomes whole with about these chances.
HERD_LACKS = {0: 0.9, 1: 0.25, 2: 0.05}


@cache
def bred(mustang: str) -> Bred:
    return coat_of(mustang), kind_of(mustang)


class Ranch(NamedTuple):
    """The mustangs of a seat."""

    stable: tuple[str, ...]
    corral: tuple[str, ...]

    def with_new(self, mustang: str) -> Ranch:
        return Ranch(self.stable, (*self.corral, mustang))

    def without(self, mustang: str) -> Ranch:
        return Ranch(self.stable, tuple(one for one in self.corral if one != mustang))

    def sheltering(self, mustangs: Iterable[str]) -> Ranch:
        some = set(mustangs)
        left = tuple(one for one in self.corral if one not in some)
        return Ranch((*self.stable, *(one for one in self.corral if one in some)), left)


@lru_cache(maxsize=4096)
def points_of(ranch: Ranch) -> int:
    """Without the points for ending the game."""
    return score(ranch.stable, ranch.corral)


@lru_cache(maxsize=4096)
def brings_herd_in(ranch: Ranch) -> bool:
    """Whether one more mustang in the stable makes a herd."""
    return any(has_herd((*ranch.stable, mustang)) for mustang in ranch.corral)


def worth(ranch: Ranch, turns: float, hazards: Mapping[str, float]) -> float:
    """Its points, with what may still come of them in so many own turns, without what will be
    stolen: `hazards` says how likely a mustang of each kind is, between two of these turns."""
    points = shipped_box().points
    held = [bred(mustang) for mustang in ranch.stable + ranch.corral]
    stallions = {coat for coat, kind in held if kind == "stallion"}
    mares = {coat for coat, kind in held if kind == "mare"}
    couples = stallions & mares
    hope = min(turns / LONG, 1.0)
    total = float(sum([points[kind] for _, kind in held]) + points["couple"] * len(couples))
    total += hope * HOPE_OF_STALLION * len(stallions - mares)
    total += hope * HOPE_OF_MARE * len(mares - stallions)
    for mustang in ranch.corral:
        coat, kind = bred(mustang)
        alone = coat in couples and kind != "foal" and held.count((coat, kind)) == 1
        counts = points[kind] + (points["couple"] if alone else 0)
        total -= lost(counts, hazards[kind], turns)
    return total + _hope_of_herd(ranch, held, turns)


def _hope_of_herd(ranch: Ranch, held: Sequence[Bred], turns: float) -> float:
    """Points for a herd of one coat: whoever holds most of one must still find the time."""
    if len(held) < 4:
        return 0.0
    box = shipped_box()
    best = 0.0
    inside = [bred(mustang) for mustang in ranch.stable]
    for coat in {coat for coat, kind in held if kind == "stallion"}:
        lacks = outside = 0
        for kind, number in box.herd.items():
            lacks += max(number - held.count((coat, kind)), 0)
            outside += max(number - inside.count((coat, kind)), 0)
        if lacks in HERD_LACKS and outside + 2 * lacks <= turns:
            more = box.points["herd"] + box.points["ended"] - box.points["couple"]
            best = max(best, HERD_LACKS[lacks] * more if outside else 0.0)
            if not outside:
                return float(box.points["herd"] - box.points["couple"])
    return best
