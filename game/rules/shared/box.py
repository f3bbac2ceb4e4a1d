"""The box of a game: its constants, from the file that comes with it or from a save."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Generic, Self, TypeVar

from game.boardfile import Detail, board_path, convert_board, read_board
from game.engine.errors import Message, SetupError
from game.i18n import mark

F = TypeVar("F")
B = TypeVar("B", bound="GameBox")


class GameBox:
    """What is in a box, never changed. `data` is its JSON form."""

    __slots__ = ("data",)
    data: dict[str, Any]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.data == other.data

    def __hash__(self) -> int:
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # A box is never changed, so a copied game can keep it.


class Boxes(Generic[F, B]):
    """Those of one game. `checked` makes a box of a file of the form `schema`, or says what is
    wrong with the file."""

    def __init__(self, game: str, schema: type[F], checked: Callable[[F, Detail], B]) -> None:
        self._game = game
        self._schema = schema
        self._checked = checked
        self.shipped = lru_cache(maxsize=1)(self._read)

    def _read(self) -> B:
        """The box that comes with the game."""
        path = board_path(self._game, self._game)
        return self._checked(read_board(path, self._schema), str(path))

    def kept_in(self, materials: Mapping[str, Any] | None) -> B:
        """The box that a game was begun with, from its save; None: a new game."""
        if materials is None:
            return self.shipped()
        if not isinstance(materials.get("box"), dict):
            raise SetupError(mark("Game data is missing."))
        return self.from_data(materials["box"], Message(mark("stored in the save")))

    def from_data(self, data: Mapping[str, Any], source: Detail) -> B:
        """A box from the JSON form that it gave, for instance in the save `source`."""
        box = self._checked(convert_board(data, self._schema, source), source)
        # Tables of a game on the shipped box share the shipped one, and what is kept for it.
        return self.shipped() if box == self.shipped() else box
