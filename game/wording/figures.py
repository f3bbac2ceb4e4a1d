"""What the three wooden figures are called: bandits, where the players prefer that."""

from __future__ import annotations

from game.i18n import mark
from game.wording.vocabulary import Vocabulary


def figures(words: Vocabulary, *, bandits: bool) -> str:
    """As a label."""
    return words.say(mark("bandits") if bandits else mark("Indians"))


def figures_said(words: Vocabulary, *, bandits: bool) -> str:
    """The same inside a sentence, with the article."""
    return words.say(mark("the bandits") if bandits else mark("the Indians"))
