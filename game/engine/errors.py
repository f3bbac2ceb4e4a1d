"""The exceptions of the game: refusals, each with one plain sentence that a player can read."""

from __future__ import annotations

from typing import Any

import msgspec

from game.cleantext import LONGEST_SENTENCE, clean, from_outside, shortened

LONGEST_SHOWN = 60


def shown(value: Any) -> str:
    """A value for a sentence: short, and never an error of its own."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists without end
        return f"that {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


class Message(msgspec.Struct, frozen=True):
    """A text for players, marked where they may read it, with what goes into its placeholders:
    words, numbers, or further messages. In English; front-ends say it in the player's language.

    Much of it may come from outside: a file's name, or what stands in the file. It is kept clean
    and short here, so that every sentence made of it is."""

    text: str
    facts: dict[str, Any] = {}

    def __post_init__(self) -> None:
        if self.facts:
            cleaned = {name: from_outside(fact) for name, fact in self.facts.items()}
            msgspec.structs.force_setattr(self, "facts", cleaned)
        else:  # a text that was put together where it was needed
            text = shortened(clean(self.text), LONGEST_SENTENCE)
            msgspec.structs.force_setattr(self, "text", text)

    def __hash__(self) -> int:
        return hash(self.text)  # lists may be among the facts

    def __str__(self) -> str:
        return self.text % self.facts if self.facts else self.text


class GameError(ValueError):
    """Something was asked that cannot be done; nothing has changed."""

    def __init__(self, text: str, /, **facts: Any) -> None:
        self.message = Message(text, facts)
        super().__init__(str(self.message))


class IllegalAnswer(GameError):
    """An answer that the rules do not allow at this moment."""


class UndoRefused(GameError):
    """An answer that cannot be taken back any more."""


class SetupError(GameError):
    """A game that cannot be started as asked: its name, seats, options or seed."""


class SaveError(GameError):
    """A save that cannot be read or written."""


class SaveTaken(SaveError):
    """A file in which another game is saved, or being saved now."""


class WorldError(GameError):
    """An answer of the world (a roll, a shuffle, a shot) that does not fit what was asked."""


class RulesBug(RuntimeError):
    """The rules broke down on a legal answer; the match stands as it was before it."""
