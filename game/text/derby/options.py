"""What can be chosen before a derby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.text.dialog import Dialog, V
from game.wording.derby.variants import FIRST_CARD, FIRST_CARDS, SWITCHES


def ask_options(dialog: Dialog[V], given: Mapping[str, Any]) -> dict[str, Any]:
    """What is given is not asked. Few want anything else than the usual."""
    _ = dialog.words.say
    open_ = [name for name in (FIRST_CARD, *SWITCHES) if name not in given]
    if not open_ or dialog.yes_or_no(_("Do you play by the usual rules?"), default=True):
        return {}
    return {
        name: _ask_first_card(dialog) if name == FIRST_CARD else _ask_switch(dialog, name)
        for name in open_
    }


def _ask_first_card(dialog: Dialog[V]) -> int:
    _ = dialog.words.say
    dialog.list_numbered([f"{_(way.name)}: {_(way.text)}" for way in FIRST_CARDS])
    prompt, help_lines = _("How does a horse get its first card?"), [_("Type the number of a way.")]
    return dialog.pick(prompt, [_(way.name) for way in FIRST_CARDS], help_lines, default=0)


def _ask_switch(dialog: Dialog[V], name: str) -> bool:
    _ = dialog.words.say
    return dialog.yes_or_no(
        _("Variant: %(text)s Do you play with it?", text=_(SWITCHES[name].text))
    )
