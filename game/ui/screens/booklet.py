"""A booklet of rules: chapters made of plain parts. Each game writes its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple, Protocol

from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.scene import Ui


class Figure(Protocol):
    """Something small that draws itself: a die, a card, a counter."""

    @property
    def size(self) -> tuple[float, float]:
        """The room that it takes in a row."""

    @property
    def pictures(self) -> tuple[str, ...]:
        """What it is made of."""

    def draw(self, canvas: Canvas, centre: Point) -> None: ...


class Heading(NamedTuple):
    text: str


class Paragraph(NamedTuple):
    text: str
    style: str = "body"


class Bullet(NamedTuple):
    text: str


class Step(NamedTuple):
    """A numbered step, its number on a gold disc."""

    number: int
    title: str
    text: str


class Pictured(NamedTuple):
    """Something with its picture, which may have a frame; `note`: when it counts, in italics
    above the text."""

    picture: str
    size: tuple[float, float]
    title: str
    text: str
    note: str = ""
    framed: bool = False


class Worth(NamedTuple):
    """A row of a table: a number on a disc, a name, figures that show it, and what follows."""

    name: str
    number: str = ""
    shown: tuple[Figure, ...] = ()
    text: str = ""


class Cells(NamedTuple):
    """A row of a table: a name, and a number in each of its columns."""

    name: str
    cells: tuple[str, ...]


class Example(NamedTuple):
    """Figures in a row, and what they show: beside them, or below where that is too narrow."""

    shown: tuple[Figure, ...]
    text: str


class Key(NamedTuple):
    """What to press, and what it does."""

    keys: str
    text: str


Part = Heading | Paragraph | Bullet | Step | Pictured | Worth | Cells | Example | Key


def texts_of(part: Part) -> Iterator[str]:
    """All that can be read in it, for whoever searches."""
    for name in ("keys", "name", "title", "note", "text"):
        text = getattr(part, name, "")
        if text:
            yield text


class Chapter(NamedTuple):
    id: str
    title: str
    picture: str
    parts: tuple[Part, ...]


class Booklet(ABC):
    """The rules of a game by its id."""

    game: str
    guided = ""  # of its guided first game, marked for translation; empty: there is none

    @abstractmethod
    def chapters(self, ui: Ui) -> list[Chapter]:
        """In the player's language, every number taken from the rules."""
