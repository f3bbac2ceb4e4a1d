"""What the table shows of a choice that is being made."""

from __future__ import annotations

from typing import NamedTuple


class Laid(NamedTuple):
    """A card that would be laid on a horse."""

    card: str
    horse: str


class Shift(NamedTuple):
    """Rows of odds: where a horse's marker is, and where it would go; None: it has no odds yet."""

    horse: str
    before: int | None
    row: int


class Reach(NamedTuple):
    """Squares of the horse on its turn: where it comes without any risk, and where a push would
    bring it that must not roll more than the `value`."""

    horse: str
    sure: int
    push: int | None = None
    value: int = 0


class Pose(NamedTuple):
    """Of the hand, by the places of its cards: `chosen`, `lit`, `dim`, `held` by the pointer, and
    `looked` at, under it. `bare`: the hand is not drawn, because something else lies in its tray.
    On the slate: `bet` is the horse on which `stake` chips would be bet, `laid` the card and its
    horse, `shift` what becomes of the odds; `columns` may be pressed, `column` is the one that
    stands out. On the course: `horse` is the one that is asked about before any has moved, `reach`
    where it may come; `tracks` may be pressed, `track` is the one that is meant. `headline` and
    `line` are the message."""

    chosen: frozenset[int] = frozenset()
    lit: frozenset[int] = frozenset()
    dim: frozenset[int] = frozenset()
    held: frozenset[int] = frozenset()
    looked: int | None = None
    bare: bool = False
    bet: str | None = None
    stake: int = 0
    laid: Laid | None = None
    shift: Shift | None = None
    columns: frozenset[str] = frozenset()
    column: str | None = None
    horse: str | None = None
    reach: Reach | None = None
    tracks: frozenset[int] = frozenset()
    track: int | None = None
    headline: str = ""
    line: str = ""


PLAIN = Pose()
