"""What is typed at Western."""

from __future__ import annotations

from game.engine.match import Match
from tests.text.typists import AnyNumber

GAME = "western"


class AnyGambler(AnyNumber):
    """Answers any prompt; several cards may be played together, or one thrown away."""

    def number(self, prompt: str, numbers: list[str]) -> str:
        pick = self._rng.choice
        if "Who " in prompt:
            return pick(["", *numbers])
        if "What will you play?" not in prompt:
            return pick(numbers)
        if self._rng.random() < 0.2:
            return f"discard {pick(numbers)}"
        return " ".join(self._rng.sample(numbers, min(pick([1, 1, 1, 2, 2, 3]), len(numbers))))


def line_of_gambler(match: Match, prompt: str) -> str:
    """A card is thrown away, and nothing else done."""
    asks_for_cards = match.pending is not None and match.pending.kind == "play"
    return "discard 1" if asks_for_cards and prompt.endswith("]") else ""
