"""Throws of the die that are still to be shown."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.western import events

Roll = events.DieRolled | events.FirstRolled  # throws the die


class Throw(NamedTuple):
    """The face that is rolled, a seed for the way there, and who throws."""

    face: int
    seed: str
    seat: int


class Throws:
    """They are counted: no two of them are alike."""

    def __init__(self) -> None:
        self._count = 0
        self._expected: dict[int, Throw] = {}

    def expect(self, roll: Roll) -> Throw:
        """It will be shown soon."""
        self._count += 1
        throw = self._expected[id(roll)] = _throw_of(roll, self._count)
        return throw

    def take(self, roll: Roll) -> Throw:
        """The one that was expected."""
        return self._expected.pop(id(roll), None) or _throw_of(roll, 0)

    def forget(self) -> None:
        """Nothing of it will be shown."""
        self._expected.clear()


def _throw_of(roll: Roll, number: int) -> Throw:
    if isinstance(roll, events.FirstRolled):
        face = max(roll.faces)
        seat = roll.seats[roll.faces.index(face)]
        why = "first"
    else:
        face, seat, why = roll.face, roll.seat, roll.why
    return Throw(face, f"{number} {seat} {why} {face}", seat)
