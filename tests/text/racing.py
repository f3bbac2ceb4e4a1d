"""What is typed at the race."""

from __future__ import annotations

from game.engine.match import Match
from tests.text.typists import is_yes_or_no

_BY_KIND = {
    "keep-card": "1",
    "keep-drawn": "1",
    "reroll": "stand",
    "announce": "3",
    "corner": "1",
    "flick": "0 2.5",
}


def line_of_rider(match: Match, prompt: str) -> str:
    """Nothing is rolled again, and no card played."""
    assert match.pending is not None
    return "" if is_yes_or_no(prompt) else _BY_KIND.get(match.pending.kind, "")
