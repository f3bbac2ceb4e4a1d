"""How fast things are shown: what goes on between others takes less time, the more gamblers there
are to wait for; what befalls somebody at the screen keeps the time that it needs to be read."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.table.cue import Happening

FEW, MORE = 3, 0.2  # gamblers of whom none is hurried, and how much faster it goes with each more
# Events that everybody follows, and cards that everybody pays, earns or answers for.
FOR_ALL = ("first-rolled", "first-player", "hand-shown", "train-came", "train-won", "game-won")
ALL_PAY = ("everybody-gives", "give-to-all", "hands-up", "train")
WHOSE = ("seat", "target", "payer", "payee", "victim", "winner", "loser", "against")


def haste_of(seats: int) -> float:
    """How many times as fast, with so many gamblers, as between three."""
    return 1.0 + MORE * max(seats - FEW, 0)


def concerns(happening: Happening, people: Iterable[int]) -> bool:
    """Whether one of these has a part in it."""
    data = happening.data
    if happening.kind in FOR_ALL:
        return True
    if happening.kind == "cards-played" and data["card"] in ALL_PAY:
        return True
    return not {data.get(name) for name in WHOSE}.isdisjoint(people)
