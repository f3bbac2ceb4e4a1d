"""How the players look: colours and portraits, kept beside the save, which knows only names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.bots.cast import CAST
from game.engine.errors import SaveError
from game.engine.files import NOT_JSON, read_bounded, write_atomically
from game.engine.players import HUMAN
from game.hotseat.savefiles import look_of
from game.ui.kit.theme import COLOURS

LARGEST = 4096  # bytes: ten colours
PORTRAITS = {member.name for member in CAST}


class Look(msgspec.Struct, frozen=True):
    """For each seat its colour."""

    colours: tuple[str, ...]

    def fits(self, seats: int, colours: Sequence[str]) -> bool:
        known = set(self.colours) <= set(colours)
        return known and len(self.colours) == seats == len(set(self.colours))


def usual_look(seats: int) -> Look:
    return Look(COLOURS[:seats])


def portrait(name: str, player: str) -> str:
    """The picture of whoever sits there: a member of the cast has a face of their own."""
    if player != HUMAN and name in PORTRAITS:
        return f"faces/{name.lower()}"
    return "faces/person"


def look_beside(save: Path, seats: int, colours: Sequence[str]) -> Look:
    """As it was kept; as usual where it was not, or does not fit. `colours`: those of the game."""
    try:
        look = msgspec.json.decode(read_bounded(look_of(save), LARGEST), type=Look)
    except (OSError, *NOT_JSON):
        return usual_look(seats)
    return look if look.fits(seats, colours) else usual_look(seats)


def keep_look(save: Path, colours: Sequence[str]) -> None:
    """A colour that is lost is no harm: nothing is said where it cannot be written."""
    try:
        write_atomically(look_of(save), msgspec.json.encode(Look(tuple(colours))))
    except SaveError:
        return
