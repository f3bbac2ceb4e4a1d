"""The table of Tall Tale: what lies on it, what a seat sees of it, and what it cannot know."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from game.engine import rules, views
from game.engine.draws import Draws
from game.engine.events import Event
from game.rules.shared.deals import FirstPlayer, TurnBegan

FACES = ("1", "2", "3", "4", "5", "6")


class Teller(msgspec.Struct):
    name: str
    points: int = 0


class Table(rules.Table):
    tellers: list[Teller]
    active: int = 0
    turn: int = 0
    die: str | None = None  # under the cup
    told: str | None = None
    open: bool = False  # the cup was lifted
    winner: int | None = None

    @property
    def listener(self) -> int:
        return (self.active + 1) % len(self.tellers)


class DieRolled(Event, frozen=True, kw_only=True, tag="die-rolled"):
    """To all: a die lies under the cup."""

    seat: int


class DieSeen(Event, frozen=True, kw_only=True, tag="die-seen"):
    """To whoever rolled it."""

    reveals: ClassVar[bool] = True
    seat: int
    face: str


class Told(Event, frozen=True, kw_only=True, tag="told"):
    seat: int
    face: str


class Believed(Event, frozen=True, kw_only=True, tag="believed"):
    """The teller gets the points of the tale."""

    seat: int
    teller: int
    points: int


class CupLifted(Event, frozen=True, kw_only=True, tag="cup-lifted"):
    """Somebody looked: the points of the tale are the listener's if it was a lie."""

    reveals: ClassVar[bool] = True
    seat: int
    teller: int
    face: str
    winner: int
    points: int


EVENTS = (FirstPlayer, TurnBegan, DieRolled, DieSeen, Told, Believed, CupLifted)


class TallTaleView(views.View, kw_only=True, frozen=True, tag="tall-tale"):
    tellers: tuple[Teller, ...]
    turn: int
    die: str | None  # to the teller, and to all once the cup was lifted
    rolled: bool
    told: str | None


def view(table: Table, seat: int | None) -> TallTaleView:
    return _view(table, seat, sees=table.open or seat == table.active)


def open_view(table: Table) -> TallTaleView:
    return _view(table, None, sees=True)


def _view(table: Table, seat: int | None, *, sees: bool) -> TallTaleView:
    return TallTaleView(
        you=seat,
        active=table.active,
        tellers=tuple(Teller(teller.name, teller.points) for teller in table.tellers),
        turn=table.turn,
        die=table.die if sees else None,
        rolled=table.die is not None,
        told=table.told,
    )


def redeal(table: Table, seat: int | None, draws: Draws) -> None:
    """Another face under the cup, for all who cannot see it."""
    if table.die is not None and seat != table.active and not table.open:
        table.die = draws.pick(FACES)
