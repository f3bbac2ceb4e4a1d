"""In which colour the less important words beside a shot are set."""

from __future__ import annotations

from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, SADDLE, Colour


def quiet_ink(ui: Ui) -> Colour:
    return INK if ui.settings.high_contrast else SADDLE
