"""A bettor who answers any prompt of the derby."""

from __future__ import annotations

import re

from tests.text.typists import AnyPlayer

GAME = "derby"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")


class AnyBettor(AnyPlayer):
    """Every prompt of the derby says in brackets which numbers it takes, or asks for yes or no."""

    def _sensible(self, prompt: str) -> str:
        if "ress Enter" in prompt:
            return ""
        if prompt.endswith("[y/N]"):
            return self._rng.choice(["y", "n"])
        first, last = re.search(r"\[(\d+)(?:-(\d+))?", prompt).groups()
        return str(self._rng.randint(int(first), int(last or first)))
