"""A shot of a race on the practice range, and back to the very same moment of it.

A shot is offered once it has been taken and its verdict has been seen: in a replay, beside the
verdict and in the pause. Where several people race, its duel must be over besides: whoever tries
out a table, again and again, from which the next shot counts would rehearse what the others have
to do at once. Who has only bots against them may practise whenever they like, also a shot that is
due. All that the range is given is where everything stands, which everybody sees: neither hands
nor hidden dice matter to it, and of two twins whose secret is kept any is taken for the real one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.engine.requests import TakeShot
from game.i18n import mark
from game.practice.from_game import layout_due, layout_taken
from game.practice.layout import Layout
from game.rules.pony_express.events import ShotTaken
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.deals import TurnBegan
from game.ui.kit.scene import Ui
from game.ui.table.happening import Happening
from game.ui.table.played import PlayedTable
from physics.model import Scene

GOES_ON = mark("This duel isn't over. You can practise its shots afterwards.")
GONE = mark("This shot's table can't be set up on the practice range.")


class Offer(NamedTuple):
    """A table to practise at; `why_not`: why that cannot be now, empty if it can."""

    layout: Layout | None
    why_not: str = ""


class _Shot(NamedTuple):
    scene: Scene
    event: ShotTaken


class Practising:
    """The shots of a match that is watched again."""

    def __init__(self, ui: Ui, view: Callable[[], PonyExpressView]) -> None:
        self._ui = ui
        self._view = view  # what everybody knows
        self._last: _Shot | None = None  # the last one of this turn that has been seen

    def take(self, happening: Happening) -> None:
        """It has been seen."""
        event = happening.event
        if isinstance(event, TurnBegan):
            self._last = None
        elif isinstance(event, ShotTaken) and happening.shot is not None:
            self._last = _Shot(happening.shot.scene, event)

    def offer_in_pause(self) -> Offer | None:
        return self.offer()

    def offer(self) -> Offer | None:
        """The last shot, if there was one in this turn."""
        if self._last is None:
            return None
        layout = layout_taken(self._view(), self._last.scene, self._last.event)
        return Offer(layout, "" if layout is not None else self._ui.say(GONE))


def open_range(ui: Ui, offer: Offer) -> None:
    """With that table; the screen below waits."""
    from game.ui.range.screen import Range  # it shoots as the race does: imported late

    if offer.layout is not None:
        opened = Range(ui)
        ui.director.push(opened)
        opened.context.practise(offer.layout)


class PractisingInRace(Practising):
    """Those of a race that is being played."""

    def __init__(self, table: PlayedTable[Any]) -> None:
        super().__init__(table.ui, lambda: table.session.seen(None))
        self._table = table

    def offer(self) -> Offer | None:
        offer = super().offer()
        if offer is not None and len(self._table.session.humans) > 1 and self._goes_on():
            return Offer(None, self._ui.say(GOES_ON))
        return offer

    def _goes_on(self) -> bool:
        """More shots may be taken from where the last one was."""
        last, duel = self._last, self._view().duel
        return duel is not None and last is not None and last.event.seat in duel.seats

    def offer_in_pause(self) -> Offer | None:
        """The shot that is due, for who may try it out; otherwise the last one."""
        session = self._table.session
        if len(session.humans) == 1:
            (seat,) = session.humans
            question = self._table.desk.question(seat)
            if isinstance(question, TakeShot):
                layout = layout_due(session.seen(seat), question.scene)
                return None if layout is None else Offer(layout)
        return self.offer()
