"""Little dice in the booklet."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Canvas, Point

DIE, DIE_ROOM = 54.0, (44.0, 42.0)  # its picture has a shadow around it
DIE_SHEET = (5, 1)  # pictures of each face, turned a little differently


class Die(NamedTuple):
    """One of several in a row."""

    face: str
    place: int

    @property
    def size(self) -> tuple[float, float]:
        return DIE_ROOM

    @property
    def pictures(self) -> tuple[str, ...]:
        return (f"pieces/die-{self.face}",)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        canvas.cell(self.pictures[0], DIE_SHEET, self.place, centre, (DIE, DIE))


def dice(*faces: str) -> tuple[Die, ...]:
    return tuple(Die(face, place) for place, face in enumerate(faces))
