"""What may be a player's name: the same rule at every set-up and for every save that is read."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from game.cleantext import MOST_MARKS, has_unseen, is_clean
from game.engine.errors import Message, SetupError
from game.engine.limits import LONGEST_NAME, MOST_SEATS
from game.i18n import mark

# Letters, digits and signs of Latin, Greek and Cyrillic.
SHOWN = (
    (0x0020, 0x0377),
    (0x037A, 0x03E1),
    (0x03F0, 0x052F),
    (0x1C80, 0x1C88),
    (0x1D00, 0x1DF9),
    (0x1DFB, 0x1FFE),
    (0x2010, 0x2027),
    (0x2030, 0x205E),
    (0x20A0, 0x20BF),
    (0x2C60, 0x2C7F),
    (0xA640, 0xA69F),
    (0xA722, 0xA7B7),
)


def tidy_name(typed: str) -> str:
    """A name as it is kept: no spaces around it, an accent as part of its letter."""
    return unicodedata.normalize("NFC", typed).strip()


def name_problem(name: str) -> Message | None:
    """One sentence about what keeps this from being a name; None for a good one."""
    if not name.strip():
        return Message(mark("A name needs at least one letter."))
    if len(name) > LONGEST_NAME:
        return Message(mark("A name can have at most %(most)d letters."), {"most": LONGEST_NAME})
    if has_unseen(name) or not name.isprintable():
        return Message(mark("A name can't contain invisible characters."))
    if not is_clean(name):
        return Message(mark("A letter can have at most %(most)d accents."), {"most": MOST_MARKS})
    return None


def new_name_problem(name: str) -> Message | None:
    """The same for a name that is chosen now: the window must be able to show it. Games of people
    with other names can be gone on with all the same."""
    problem = name_problem(name)
    if problem is None and not all(map(_can_be_shown, name)):
        problem = Message(mark("A name can have Latin, Greek or Cyrillic letters."))
    return problem


def _can_be_shown(char: str) -> bool:
    """Whether the window has a picture for it, and needs to do no more than set it in its place:
    other scripts join their letters, or have more of them than a typeface of the game."""
    code = ord(char)
    return any(first <= code <= last for first, last in SHOWN)


def check_each_name(names: Sequence[str]) -> None:
    """SetupError for the first that cannot be a name."""
    for name in names:
        problem = name_problem(name)
        if problem is not None:
            raise SetupError(problem.text, **problem.facts)


def are_names(names: Sequence[str]) -> bool:
    """Whether these, read from a file, can be shown as names of players at all."""
    return len(names) <= MOST_SEATS and all(name_problem(name) is None for name in names)
