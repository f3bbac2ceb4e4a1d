"""Refusals. Each carries one plain sentence that a player can read."""

from __future__ import annotations


class GameError(ValueError):
    """Something was asked that cannot be done; nothing has changed."""


class IllegalAnswer(GameError):
    """An answer that the rules do not allow at this moment."""


class UndoRefused(GameError):
    """An answer that cannot be taken back any more."""


class SetupError(GameError):
    """A game that cannot be started as asked: its name, seats, options or seed."""


class SaveError(GameError):
    """A save that cannot be read or written."""


class WorldError(GameError):
    """An answer of the world (a roll, a shuffle, a shot) that does not fit what was asked."""


class RulesBug(RuntimeError):
    """The rules broke down on a legal answer; the match stands as it was before it."""
