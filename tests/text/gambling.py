"""A gambler who answers any prompt of Western."""

from __future__ import annotations

import re

from tests.text.typists import AnyPlayer

GAME = "western"


class AnyGambler(AnyPlayer):
    """Every prompt of Western says in brackets which numbers it takes, or asks for yes or no."""

    def _sensible(self, prompt: str) -> str:
        pick = self._rng.choice
        if "ress Enter" in prompt:
            return ""
        if prompt.endswith("[y/N]"):
            return pick(["y", "n"])
        first, last = re.search(r"\[(\d+)(?:-(\d+))?", prompt).groups()
        numbers = [str(number) for number in range(int(first), int(last or first) + 1)]
        if "Who " in prompt:
            return pick(["", *numbers])
        if "What will you play?" not in prompt:
            return pick(numbers)
        if self._rng.random() < 0.2:
            return f"discard {pick(numbers)}"
        return " ".join(self._rng.sample(numbers, min(pick([1, 1, 1, 2, 2, 3]), len(numbers))))
