"""What is asked of whom, in words for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.requests import Decision
from game.i18n import mark

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

WAITS = {
    "play": mark("%(name)s is choosing a play."),
    "counter": mark("%(name)s may answer with a card."),
    "over-counter": mark("%(name)s may have the last word."),
    "stop-sheriff": mark("%(name)s could stop the Marshal."),
    "ladder": mark("%(name)s may raise the bid."),
    "draw": mark("%(name)s may draw."),
}
SEVERAL = mark("Anyone may bid higher.")


def waits_for(view: WesternView, pending: Decision[Any]) -> str:
    if len(pending.seats) > 1:
        return view.ui.say(SEVERAL)
    return view.ui.say(WAITS[pending.kind], name=view.names[pending.seats[0]])
