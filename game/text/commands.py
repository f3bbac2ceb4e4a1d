"""The words that players type, in their language; the English ones are always understood."""

from __future__ import annotations

from functools import cache

from game.i18n import language, mark_in_context
from game.text.plain import folded

_WORDS = {
    # Translators: what is typed at a prompt; several words for the same, separated by spaces, are
    # all understood, and the first one is shown. All these words must differ from each other.
    "help": mark_in_context("typed by players", "help ?"),
    "rules": mark_in_context("typed by players", "rules"),
    "log": mark_in_context("typed by players", "log"),
    "cards": mark_in_context("typed by players", "cards hand"),
    "riders": mark_in_context("typed by players", "riders"),
    "board": mark_in_context("typed by players", "board"),
    "ranches": mark_in_context("typed by players", "ranches"),
    "prairie": mark_in_context("typed by players", "prairie"),
    "table": mark_in_context("typed by players", "table"),
    "slate": mark_in_context("typed by players", "slate"),
    "course": mark_in_context("typed by players", "course"),
    "charts": mark_in_context("typed by players", "charts"),
    "discard": mark_in_context("typed by players", "discard"),
    "undo": mark_in_context("typed by players", "undo"),
    "save": mark_in_context("typed by players", "save"),
    "quit": mark_in_context("typed by players", "quit q exit"),
    "yes": mark_in_context("typed by players", "yes y"),
    "no": mark_in_context("typed by players", "no n"),
    "none": mark_in_context("typed by players", "none"),
    "stand": mark_in_context("typed by players", "stand"),
    "keep": mark_in_context("typed by players", "keep"),
    "roll": mark_in_context("typed by players", "roll"),
    "show": mark_in_context("typed by players", "show"),
    "hide": mark_in_context("typed by players", "hide"),
    "left": mark_in_context("typed by players", "left l"),
    "right": mark_in_context("typed by players", "right r"),
    "from": mark_in_context("typed by players", "from"),
    "back": mark_in_context("typed by players", "back"),
}
_INITIALS = ("yes", "no")  # prompts show these by their first letter


class Commands:
    """What the words of a line mean."""

    def __init__(self, code: str) -> None:
        translated = language(code).pgettext
        self._meanings: dict[str, str] = {}
        self._shown: dict[str, str] = {}
        for meaning, (context, english) in _WORDS.items():
            own = translated(context, english).split()
            self._shown[meaning] = own[0]
            for word in own:
                self._meanings[folded(word)] = meaning
            if meaning in _INITIALS:
                self._meanings[folded(own[0][0])] = meaning
        for meaning, (_, english) in _WORDS.items():
            for word in english.split():
                self._meanings.setdefault(folded(word), meaning)

    def word(self, meaning: str) -> str:
        """The word to type for this meaning."""
        return self._shown[meaning]

    def meaning(self, word: str) -> str | None:
        return self._meanings.get(folded(word))

    def meanings(self, line: str) -> list[str]:
        """Every word of a line by its meaning; what means nothing, such as a number, as it is."""
        return [self.meaning(word) or word for word in line.split()]


@cache
def commands_in(code: str) -> Commands:
    """The commands of a language, put together once."""
    return Commands(code)
