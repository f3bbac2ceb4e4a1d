"""What may be a player's name: the same rule at every set-up and for every save that is read."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from game.cleantext import MOST_MARKS, has_unseen, is_clean
from game.engine.errors import Message, SetupError
from game.engine.limits import LONGEST_NAME, MOST_SEATS
from game.i18n import mark


def tidy_name(typed: str) -> str:
    """A name as it is kept: no spaces around it, an accent as part of its letter."""
    return unicodedata.normalize("NFC", typed).strip()


def name_problem(name: str) -> Message | None:
    """One sentence about what keeps this from being a name; None for a good one."""
    if not name.strip():
        return Message(mark("A name needs at least one letter."))
    if len(name) > LONGEST_NAME:
        return Message(mark("A name has at most %(most)d letters."), {"most": LONGEST_NAME})
    if has_unseen(name) or not name.isprintable():
        return Message(mark("A name can't contain invisible characters."))
    if not is_clean(name):
        return Message(mark("A letter can have at most %(most)d accents."), {"most": MOST_MARKS})
    return None


def check_each_name(names: Sequence[str]) -> None:
    """SetupError for the first that cannot be a name."""
    for name in names:
        problem = name_problem(name)
        if problem is not None:
            raise SetupError(problem.text, **problem.facts)


def are_names(names: Sequence[str]) -> bool:
    """Whether these, read from a file, can be shown as names of players at all."""
    return len(names) <= MOST_SEATS and all(name_problem(name) is None for name in names)
