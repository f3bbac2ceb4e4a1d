"""What a rancher is asked, and why a game is over."""

from __future__ import annotations

from game.i18n import mark

QUESTIONS = {
    "action": mark("What do you do this turn?"),
    "defend": mark("Answer the theft with a stronger set?"),
    "let-go": mark("Which mustang leaves your corral?"),
    "shelter": mark("Which mustangs go into the stable, two at most?"),
}
REASONS = {
    "pile": mark("a pile on the prairie is empty"),
    "herd": mark("a whole herd is in one stable"),
}
