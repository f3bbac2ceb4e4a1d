"""What a ranch is worth, and who wins. Pure functions: windows and bots reckon with them too."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import msgspec

from game.rules.mustang.box import KINDS, Box, coat_of, kind_of, shipped_box

Ranch = tuple[Sequence[str], Sequence[str]]  # stable and corral


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    line: str
    count: int
    points: int


def sheet(
    stable: Sequence[str], corral: Sequence[str], ended: bool = False, *, box: Box | None = None
) -> list[Line]:
    """The score line by line, all lines in their order. `ended`: this player ended the game."""
    box = box or shipped_box()
    points = box.points
    kinds = [kind_of(mustang) for mustang in chain(stable, corral)]
    herds = [coat for coat in box.coats if _is_herd(stable, box, coat)]
    couples = [coat for coat in _couples(stable, corral) if coat not in herds]
    counted = (
        ("specials", kinds.count("special"), points["special"]),
        ("stallions", kinds.count("stallion"), points["stallion"]),
        ("mares", kinds.count("mare"), points["mare"]),
        ("foals", kinds.count("foal"), points["foal"]),
        ("couples", len(couples), points["couple"]),
        ("herd", len(herds), points["herd"]),
        ("ended", int(ended), points["ended"]),
    )
    return [Line(line, count, count * each) for line, count, each in counted]


def score(
    stable: Sequence[str], corral: Sequence[str], ended: bool = False, *, box: Box | None = None
) -> int:
    return sum(line.points for line in sheet(stable, corral, ended, box=box))


def has_herd(stable: Sequence[str], *, box: Box | None = None) -> bool:
    """Whether a stable holds a whole herd, of any coats."""
    return _is_herd(stable, box or shipped_box(), None)


def _is_herd(stable: Sequence[str], box: Box, coat: str | None) -> bool:
    if len(stable) < box.herd_size:  # asked far more often than there is one
        return False
    kinds = [kind_of(mustang) for mustang in stable if coat is None or coat_of(mustang) == coat]
    return all(kinds.count(kind) >= number for kind, number in box.herd.items())


def _couples(stable: Sequence[str], corral: Sequence[str]) -> list[str]:
    """The coats of which there are a stallion and at least one mare."""
    held = {(coat_of(mustang), kind_of(mustang)) for mustang in chain(stable, corral)}
    return [coat for coat, kind in held if coat and kind == "stallion" and (coat, "mare") in held]


def winners(scores: Sequence[int], ranches: Sequence[Ranch]) -> tuple[list[int], str]:
    """Who wins, and what settled it: `none` where no two were level, else `special stallions
    mares foals`, or `shared`. `ranches`: stable and corral of each seat."""
    best = max(scores)
    level = [seat for seat, points in enumerate(scores) if points == best]
    if len(level) == 1:
        return level, "none"
    owners = [
        seat
        for seat in level
        if any(kind_of(mustang) == "special" for mustang in chain(*ranches[seat]))
    ]
    level = owners or level
    if len(level) == 1:
        return level, "special"
    for kind in KINDS:
        held = {seat: [kind_of(one) for one in ranches[seat][0]].count(kind) for seat in level}
        level = [seat for seat in level if held[seat] == max(held.values())]
        if len(level) == 1:
            return level, f"{kind}s"
    return level, "shared"
