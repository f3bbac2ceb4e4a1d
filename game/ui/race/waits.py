"""Who is asked what, in a sentence for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.requests import Decision
from game.hotseat.race_secrets import window_of
from game.i18n import mark
from game.ui.kit.scene import Ui

# What everybody may know about who is asked what. Who is asked for a card may hold one, and is
# not named.
WAITS = {
    "keep-card": mark("Everybody chooses a card to begin with."),
    "keep-drawn": mark("%(name)s chooses a card."),
    "reroll": mark("%(name)s looks under the cup."),
    "announce": mark("%(name)s thinks about an announcement."),
    "accuse": mark("Does anybody call a bluff?"),
    "take-move": mark("%(name)s may ride in place of the liar."),
    "corner": mark("%(name)s chooses a corner."),
    "train": mark("%(name)s thinks about the train."),
    "pay-prison": mark("%(name)s sits in prison."),
    "flick": mark("%(name)s takes aim."),
}
# In these windows only who holds a card is asked for one: nobody may tell that from the question
# that follows.
BEFORE = {"after-roll": "reroll", "before-reroll": "reroll", "own-shot": "flick"}


def waits_for(ui: Ui, pending: Decision[Any], names: Sequence[str]) -> str:
    """Empty where that is nobody's business."""
    kind = BEFORE.get(window_of(pending), pending.kind)
    return ui.say(WAITS[kind], name=names[pending.seats[0]]) if kind in WAITS else ""
