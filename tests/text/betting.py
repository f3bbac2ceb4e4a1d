"""What is typed at the derby."""

from __future__ import annotations

from game.engine.match import Match
from tests.text.typists import first_of_the_list

GAME = "derby"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")


def line_of_bettor(match: Match, prompt: str) -> str:
    """The first card is laid on a horse that has room for it."""
    if match.pending is None or match.pending.kind != "play-card":
        return first_of_the_list(match, prompt)
    horses = match.view(None)["horses"]
    rooms = [number for number, horse in enumerate(horses, 1) if len(horse["cards"]) < 6]
    return f"1 {rooms[0]}"
