"""Pasteboard, and the backs of the cards: a lattice with a seal in its middle."""

from cards_pen import ball, box, glow, gradients, moved, oval, ring, shape, slant
from kit import bevel, draw, grain, paper, resize, svg
from kit.palette import CREAM
from kit.types import Array

_FINE = 2
_STEP = 9  # from lozenge to lozenge


def lattice_back(
    size: tuple[int, int],
    field: tuple[str, str, str],
    mesh: str,
    thread: str,
    mark: str,
    seed: int,
) -> Array:
    """`mark` is an outline in a box of 100 units, pressed into the seal."""
    w, h = size
    body = box(0.9, 0.9, w - 1.8, h - 1.8, CREAM, 1.8, 9 * w / 104)
    body += box(4.5, 4.5, w - 9, h - 9, glow(*field), 1.2, 5)
    body += "".join(
        shape(f"M{x:.1f} {y - 4.2:.1f} l3.3 4.2 l-3.3 4.2 l-3.3 -4.2 Z", mesh, 0)
        for row, y in enumerate(_steps(10.5, h - 10.5))
        for x in _steps(10.5 + (row % 2) * _STEP / 2, w - 10.5 - (row % 2) * _STEP / 2)
    )
    body += box(7, 7, w - 14, h - 14, "none", 1, 4, thread)
    r = 9.5 + w * 0.155
    seal = oval(0, 0, r, r, ball(*field), 1.6) + ring(0, 0, r - 2.4, 0.9, thread)
    part = 0.0115 * r
    seal += moved(
        shape(mark, slant("#fffaf0", "#f4e6c4", "#d8b87a"), 3), -50 * part, -50 * part, 0, part
    )
    return pasteboard(body + moved(seal, w / 2, h / 2), size, seed)


def _steps(first: float, last: float) -> list[float]:
    """Evenly spread from the first to the last, about a step apart."""
    count = max(1, round((last - first) / _STEP))
    return [first + (last - first) * k / count for k in range(count + 1)]


def pasteboard(body: str, size: tuple[int, int], seed: int) -> Array:
    """A drawing on a card, with a little tooth and an edge that catches the light."""
    w, h = 2 * size[0], 2 * size[1]
    flat_ = draw(svg(body, *size, gradients(body)), (w * _FINE, h * _FINE))
    rough = grain(resize(flat_, w, h), paper(h, w, seed, 0.7), 0.05)
    return bevel(rough, 2.2, height=0.4, spec=0.06)
