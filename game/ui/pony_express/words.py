"""The words of the race, where no race is played: with one, its context has them."""

from __future__ import annotations

from functools import lru_cache

from game.ui.kit.scene import Ui
from game.wording.pony_express import RaceWords


def race_words(ui: Ui) -> RaceWords:
    """In the player's language."""
    return _words(ui.words.code, ui.settings.bandits)


@lru_cache(maxsize=8)
def _words(code: str, bandits: bool) -> RaceWords:
    return RaceWords(code, bandits=bandits)
