"""What a rancher is asked, and why a game is over."""

from __future__ import annotations

from game.i18n import mark

QUESTIONS = {
    "action": mark("What do you do this turn?"),
    "defend": mark("Do you answer the theft with a stronger set?"),
    "let-go": mark("Which mustang of your corral do you let go?"),
    "shelter": mark("Which mustangs do you bring into the stable, two at most?"),
}
REASONS = {
    "pile": mark("a pile of the prairie is empty"),
    "herd": mark("a whole herd stands in a stable"),
}
