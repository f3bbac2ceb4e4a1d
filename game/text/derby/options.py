"""What can be chosen before a derby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.derby.box import shipped_box
from game.rules.derby.options import FIRST_CARD
from game.text.dialog import Dialog
from game.wording.derby import DerbyWords
from game.wording.derby.variants import FIRST_CARDS, SWITCHES, ways_told


def ask_options(dialog: Dialog[DerbyWords], given: Mapping[str, Any]) -> dict[str, Any]:
    """What is given is not asked. Few want anything else than the usual."""
    _ = dialog.words.say
    open_ = [name for name in (FIRST_CARD, *SWITCHES) if name not in given]
    if not open_ or dialog.yes_or_no(_("Play with the standard rules?"), default=True):
        return {}
    return {
        name: _ask_first_card(dialog) if name == FIRST_CARD else _ask_switch(dialog, name)
        for name in open_
    }


def _ask_first_card(dialog: Dialog[DerbyWords]) -> int:
    _ = dialog.words.say
    told = ways_told(dialog.words, shipped_box().first_cards)
    dialog.list_numbered(
        [
            _("%(name)s: %(text)s", name=_(way.name), text=text)
            for way, text in zip(FIRST_CARDS, told, strict=True)
        ]
    )
    prompt = _("How does each horse get its first card?")
    help_lines = [_("Type the number of your choice.")]
    return dialog.pick(prompt, [_(way.name) for way in FIRST_CARDS], help_lines, default=0)


def _ask_switch(dialog: Dialog[DerbyWords], name: str) -> bool:
    _, variant = dialog.words.say, SWITCHES[name]
    dialog.console.say(_("%(name)s: %(text)s", name=_(variant.name), text=_(variant.text)))
    return dialog.yes_or_no(_("Play with this variant?"))
