"""The throws of the die in a race: none is like another, and each is looked for beside the frames
as soon as it is known that it will be shown."""

from __future__ import annotations

from game.rules.derby.events import DieRolled
from game.ui.derby.die.ten_sided_die import TenSidedDie
from game.ui.table.happening import Happening


class Throws:
    """`_coming`: faces and seeds of throws that wait to be shown, by their happening."""

    def __init__(self, die: TenSidedDie) -> None:
        self._die = die
        self._made = 0
        self._coming: dict[int, tuple[int, str]] = {}

    def expect(self, happening: Happening, roll: DieRolled) -> None:
        self._made += 1
        seed = f"{self._made} {roll.horse} {roll.number} {roll.face}"
        self._coming[id(happening)] = (roll.face, seed)
        self._die.expect(roll.face, seed)

    def throw(self, happening: Happening, roll: DieRolled, nerve: float) -> float:
        """The die is thrown; gives the seconds until it lies."""
        unexpected = (roll.face, f"{roll.horse} {roll.face}")
        face, seed = self._coming.pop(id(happening), unexpected)
        lasts = self._die.roll(face, seed, nerve)
        for throw in self._coming.values():
            self._die.expect(*throw)
        return lasts

    def forget(self, happening: Happening) -> None:
        """A throw that was skipped will not be made any more."""
        throw = self._coming.pop(id(happening), None)
        if throw is not None:
            self._die.forget(*throw)

    def rest(self) -> None:
        self._coming.clear()
        self._die.expect_none()
