"""The board of the race, as the rules and the window read it.

A board is data (`boards/*.yaml`): see board_schema for the form of the file and board_check for
what makes it playable. Here everything is looked up once, so that the rules only read.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.boardfile import Detail, convert_board, read_board
from game.engine.views import Shared
from game.rules.pony_express.board_check import check
from game.rules.pony_express.board_places import Place, figures_place_of, paces_of
from game.rules.pony_express.board_schema import (
    MOST_RIDERS,
    PEACEFUL,
    BoardFile,
    KeptBoard,
    Point,
    SpaceFile,
    Wording,
)

__all__ = [
    "Board",
    "BoardFile",
    "Place",
    "Sizes",
    "board_from_data",
    "board_from_file",
    "check",
]

Label = dict[str, str] | str  # by language, or the same name in all


class Sizes(NamedTuple):
    """In cm: the die's side, and diameter and height of what stands on the board."""

    die: float
    rider_foot: float
    rider_height: float
    figure_foot: float
    figure_height: float
    barrel: float


class Board(Shared):
    """One board, never changed. Tuples are indexed by space number; [0] is unused.

    Measures in cm from the bottom left corner, x to the right, y up.
    """

    __slots__ = (
        "_stands",
        "column",
        "corners",
        "data",
        "desert",
        "desert_from",
        "figures",
        "figures_place",
        "hand_table",
        "height",
        "kinds",
        "labels",
        "last",
        "mailboxes",
        "name",
        "next_station",
        "paces",
        "peaceful",
        "points",
        "prices",
        "sizes",
        "title",
        "width",
    )

    def __init__(self, name: str, file: BoardFile) -> None:
        """`file` has passed the check."""
        self.name = name
        self.data: dict[str, Any] = {"name": name, **_json_form(file)}
        self.title: dict[str, str] = msgspec.to_builtins(file.title)
        self._take_trail(file)
        self._take_table(file)

    def _take_trail(self, file: BoardFile) -> None:
        spaces = file.spaces
        self.last = len(spaces)
        self.kinds: tuple[str, ...] = ("", *(space.kind for space in spaces))
        self.prices: tuple[int | None, ...] = (None, *(space.price for space in spaces))
        self.next_station = _next_stations(spaces)
        self.peaceful: tuple[bool, ...] = (False, *(space.kind in PEACEFUL for space in spaces))
        self.desert_from = file.desert  # its first space
        self.desert: tuple[bool, ...] = (
            False,
            *(space.number >= file.desert for space in spaces),
        )
        self.labels: tuple[Label, ...] = ("", *(_label(space) for space in spaces))

    def _take_table(self, file: BoardFile) -> None:
        self.width, self.height = file.table.width, file.table.height
        self.hand_table = file.table.hand_table  # the strip along the top with the table of hands
        self.column = file.column
        self.points: tuple[Point, ...] = ((0.0, 0.0), *(space.at for space in file.spaces))
        self._stands = tuple(_columns(point, file.column) for point in self.points)
        self.mailboxes: tuple[Point, ...] = file.mailboxes
        self.paces: dict[str, tuple[Place, ...]] = paces_of(file)
        self.corners: dict[str, Place] = {name: at[0] for name, at in self.paces.items()}
        self.figures: tuple[Point, ...] = file.figures.dots
        self.figures_place: Place = figures_place_of(file)
        rider, figure = file.sizes.rider, file.sizes.figure
        self.sizes = Sizes(
            die=file.sizes.die,
            rider_foot=rider.foot,
            rider_height=rider.height,
            figure_foot=figure.foot,
            figure_height=figure.height,
            barrel=file.sizes.barrel,
        )

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Board":
        """The same one whenever a view brings its data again: checking it takes longer than a
        turn."""
        return _board_in_view(msgspec.json.encode(data))

    def stand(self, space: int, count: int, index: int) -> Point:
        """Where the index-th (in seat order, from 0) of count riders on a space stands."""
        return self._stands[space][count][index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.name, self.last))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Board":
        return self  # A board is never changed, so a copied game can keep it.

    def __repr__(self) -> str:
        return f"<Board {self.name}: {self.last} spaces>"


def board_from_file(path: Path, name: str | None = None) -> Board:
    """The board in a file; its id is the file's stem, unless it is offered under another."""
    file = read_board(path, BoardFile)
    check(file, str(path))
    return Board(name or path.stem, file)


def board_from_data(data: Mapping[str, Any], source: Detail) -> Board:
    """A board from the JSON form that `Board.data` gave, for instance in the save `source`."""
    kept = convert_board(data, KeptBoard, source)
    check(kept, source)
    return Board(kept.name, kept)


@lru_cache(maxsize=8)
def _board_in_view(encoded: bytes) -> Board:
    return board_from_data(msgspec.json.decode(encoded), "in the view")


def _json_form(file: BoardFile) -> dict[str, Any]:
    """As it comes out of a save: lists instead of tuples."""
    form: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(file))
    return form


def _next_stations(spaces: list[SpaceFile]) -> tuple[int | None, ...]:
    stations = [space.number for space in spaces if space.kind == "station"]
    following = dict(pairwise(stations))
    return tuple(following.get(number) for number in range(len(spaces) + 1))


def _label(space: SpaceFile) -> Label:
    if isinstance(space.label, Wording):
        words: dict[str, str] = msgspec.to_builtins(space.label)
        return words
    return space.label


def _columns(point: Point, apart: float) -> tuple[tuple[Point, ...], ...]:
    """[count][index]: a column along y, centred on the point, the first rider on top."""
    x, y = point
    return tuple(
        tuple((x, y + apart * ((count - 1) / 2 - index)) for index in range(count))
        for count in range(MOST_RIDERS + 1)
    )
