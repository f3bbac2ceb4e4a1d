"""What a board file of the race holds. All measures are in cm, from the bottom left corner."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MOST_RIDERS = 5
NUGGETS = 30

KINDS = ("start", "town", "plain", "relay", "mine", "station", "saloon", "indians", "finish")
PEACEFUL = ("start", "town")

Point = tuple[float, float]
Text = Annotated[str, Meta(min_length=1, max_length=40)]
TableSide = Annotated[float, Meta(ge=20, le=200)]
PieceSize = Annotated[float, Meta(ge=0.5, le=10)]


class Part(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"
):
    """A part of the file: read only, and a misspelt key is refused instead of ignored."""


class Wording(Part, frozen=True):
    """The same words in every language of the game."""

    en: Text
    fr: Text
    it: Text


class TableFile(Part, frozen=True):
    width: TableSide
    height: TableSide
    hand_table: Annotated[float, Meta(ge=0, le=20)]  # strip along the top, for the hands


class PieceFile(Part, frozen=True):
    foot: PieceSize  # diameter
    height: PieceSize


class SizesFile(Part, frozen=True):
    die: PieceSize  # side
    rider: PieceFile
    figure: PieceFile
    barrel: PieceSize  # diameter


class LineFile(Part, frozen=True):
    ahead: Annotated[float, Meta(ge=2, le=6)]  # from the place to its firing line
    width: Annotated[float, Meta(ge=2, le=60)]


class CornersFile(Part, frozen=True):
    north_west: Point
    south_east: Point


class FiguresFile(Part, frozen=True):
    dots: tuple[Point, Point, Point]
    place: Point  # where the die is flicked from


class SpaceFile(Part, frozen=True):
    number: int
    kind: str
    at: Point
    label: Text | Wording
    price: Annotated[int, Meta(ge=1, le=NUGGETS)] | None = None  # of the train to the next station


class BoardFile(Part, frozen=True):
    game: Literal["pony-express"]
    title: Wording
    table: TableFile
    sizes: SizesFile
    column: PieceSize  # from one rider to the next on the same space
    line: LineFile
    corners: CornersFile
    figures: FiguresFile
    mailboxes: tuple[Point, Point, Point]
    desert: int  # its first space
    spaces: Annotated[list[SpaceFile], Meta(min_length=12, max_length=60)]


class KeptBoard(BoardFile, frozen=True):
    """A board as a save keeps it: the file did not have to say what it is called."""

    name: Annotated[str, Meta(min_length=1, max_length=255)]
