"""Moments of a race that no rules have made: events, and what is seen right after each."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.engine.events import Event
from game.rules.derby.cards import VALUE
from game.rules.derby.events import (
    CardRidden,
    DieRolled,
    HorseArrived,
    HorseBegan,
    HorseMoved,
    HorseRefused,
)
from game.rules.derby.view import DerbyView, MoveView, RollView
from game.ui.derby.context import DerbyContext
from game.ui.table.happening import Happening
from game.ui.table.view.table_view import TableView


def with_horse(seen: DerbyView, name: str, **facts: Any) -> DerbyView:
    """The view with one horse changed."""
    horses = [replace(one, **facts) if one.horse == name else one for one in seen.horses]
    return replace(seen, horses=tuple(horses))


def move_of(horse: str, start: int, **facts: Any) -> MoveView:
    """A turn that has just begun, but for these facts."""
    begun: dict[str, Any] = {
        **{"seat": None, "card": None, "level": False, "square": start, "value": 0},
        **{"pushes": 0, "sure": 0, "rolls": (), "step": "ride"},
    }
    return MoveView(horse=horse, start=start, **begun | facts)


def seen_after(seen: DerbyView, event: Event) -> DerbyView:
    match event:
        case HorseBegan():
            move = move_of(event.horse, seen.horse(event.horse).square, seat=event.seat)
            return replace(seen, on_move=event.horse, active=event.seat, move=move)
        case CardRidden():
            played = (*seen.horse(event.horse).played, event.card)
            return _moving(
                with_horse(seen, event.horse, played=played),
                card=event.card,
                level=event.level,
                value=VALUE[event.card],
            )
        case HorseMoved():
            return _moving(with_horse(seen, event.horse, square=event.square), square=event.square)
        case HorseRefused():
            return _moving(with_horse(seen, event.horse, square=event.start), square=event.start)
        case DieRolled():
            rolls = () if seen.move is None else seen.move.rolls
            roll = RollView(face=event.face, success=event.success)
            return _moving(seen, rolls=(*rolls, roll))
        case HorseArrived():
            arrived = (*seen.arrived, event.horse)
            over = replace(seen, arrived=arrived, on_move=None, active=None, move=None)
            return with_horse(over, event.horse, place=event.place)
        case _:
            raise AssertionError(f"nobody has said what is seen after {event.kind}")


def _moving(seen: DerbyView, **facts: Any) -> DerbyView:
    """The view with the turn changed, if one goes on."""
    return seen if seen.move is None else replace(seen, move=replace(seen.move, **facts))


def happenings(view: TableView[DerbyContext], *events: Event) -> list[Happening]:
    """One after the other, from what is seen now."""
    seen, found = view.context.seen, []
    for event in events:
        seen = seen_after(seen, event)
        found.append(Happening(event, seen))
    return found


def show(view: TableView[DerbyContext], *events: Event) -> None:
    for happening in happenings(view, *events):
        view.show(happening)
