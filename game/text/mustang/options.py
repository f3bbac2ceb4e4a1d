"""What can be chosen before a game of Mustang."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.mustang.options import FIRST
from game.text.dialog import Dialog
from game.wording.mustang import MustangWords


def ask_options(
    dialog: Dialog[MustangWords], given: Mapping[str, Any], names: Sequence[str]
) -> dict[str, Any]:
    """Who begins; what is given is not asked."""
    if FIRST in given:
        return {}
    _ = dialog.words.say
    ways = [_("drawn at random"), *names]
    dialog.list_numbered(ways)
    help_lines = [_("Whoever last rode a horse may begin. Or leave it to chance.")]
    chosen = dialog.pick(_("Who begins?"), ways, help_lines, default=0)
    return {FIRST: chosen - 1 if chosen else None}
