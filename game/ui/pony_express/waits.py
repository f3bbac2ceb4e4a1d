"""Who is asked what, in a sentence for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.feed import Asked
from game.i18n import mark
from game.ui.kit.scene import Ui

# What everybody may know about who is asked what. Who is asked for a card may hold one, and is
# not named.
WAITS = {
    "keep-card": mark("Everyone is choosing a first card."),
    "keep-drawn": mark("%(name)s is choosing a card."),
    "reroll": mark("%(name)s is looking under the cup."),
    "announce": mark("%(name)s is choosing an announcement."),
    "accuse": mark("Will anyone call a bluff?"),
    "take-move": mark("%(name)s may ride in place of the liar."),
    "corner": mark("%(name)s is choosing a corner."),
    "train": mark("%(name)s is thinking about the train."),
    "pay-prison": mark("%(name)s is in prison."),
    "flick": mark("%(name)s is taking aim."),
}


def waits_for(ui: Ui, asked: Asked, names: Sequence[str]) -> str:
    """Empty where that is nobody's business."""
    kind = asked.kind
    return ui.say(WAITS[kind], name=names[asked.seats[0]]) if kind in WAITS else ""
