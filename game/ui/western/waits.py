"""What is asked of whom, in words for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.feed import Asked
from game.i18n import mark
from game.ui.kit.scene import Ui

WAITS = {
    "play": mark("%(name)s is choosing a play."),
    "counter": mark("%(name)s may answer with a card."),
    "over-counter": mark("%(name)s may have the last word."),
    "stop-sheriff": mark("%(name)s could stop the Marshal."),
    "ladder": mark("%(name)s may raise the bid."),
    "draw": mark("%(name)s may draw."),
}
SEVERAL = mark("Anyone may bid higher.")


def waits_for(ui: Ui, names: Sequence[str], asked: Asked) -> str:
    if len(asked.seats) > 1:
        return ui.say(SEVERAL)
    return ui.say(WAITS[asked.kind], name=names[asked.seats[0]])
