"""Spots over the seats in a replay: whoever is pressed sits in front from then on."""

from __future__ import annotations

from typing import Any

from game.ui.kit.buttons import Hotspot
from game.ui.kit.group import Group
from game.ui.table.hands.front_context import FrontContext
from game.ui.table.part import Part


class SeatSpots(Part[FrontContext[Any, Any, Any]]):
    """At the place of each seat; only in a replay: in a game whoever is asked sits there."""

    def build(self, group: Group) -> None:
        context = self.context
        if not context.replayed:
            return
        for seat, name in enumerate(context.names):
            spot = Hotspot(
                f"sit.{seat}",
                context.seat_box(seat),
                lambda seat=seat: self._sit(seat),  # type: ignore[misc]
                tip=context.ui.say("Watch from %(name)s's seat", name=name),
            )
            group.add(spot)

    def _sit(self, seat: int) -> None:
        self.context.turn_to(seat)
        self.context.actions.rebuild()
