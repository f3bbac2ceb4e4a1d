"""Text that comes from outside (a file, its name, the command line), made fit to be shown.

A control character can move a terminal's cursor, a bidirectional one turns a sentence around, and
a character without a picture hides what is there. None of them is ever needed in what is shown, so
they are taken out where text is set and printed, and where a sentence is made from outside text.
"""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Any

LONGEST_FACT = 240  # characters of one text from outside inside a sentence
LONGEST_SENTENCE = 1000
MOST_MARKS = 2  # accents above one another on a letter
ELLIPSIS = "…"

# Line ends, tabs and the separators of Unicode: a space is read in their place.
_GAPS = "\t\n\x0b\x0c\r\x1c-\x1f\x85\u2028\u2029"
# Controls, bidirectional controls, what takes no room and has no picture, fillers and blanks that
# pass for letters, selectors of variants, what has no meaning outside of its font.
_UNSEEN = (
    "\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    "\ue000-\uf8ff\U000e0000-\U000e0fff\U000f0000-\U0010ffff"
)
_BROKEN = "\ud800-\udfff"  # half a character: of a file's name that is not text
_MARKS = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"

_BAD = re.compile(f"[{_GAPS}{_UNSEEN}{_BROKEN}]")
_GAP = re.compile(f"[{_GAPS}]")
_HALF = re.compile(f"[{_BROKEN}]")
_PILE = re.compile(f"([{_MARKS}]{{{MOST_MARKS}}})[{_MARKS}]+")


def clean(text: str) -> str:
    """The text on one line, with what can be seen of it and no more."""
    if _BAD.search(text) is not None:
        text = _HALF.sub("?", _GAP.sub(" ", text))
        text = _BAD.sub("", text)
    return _PILE.sub(r"\1", text)


def clean_lines(text: str) -> str:
    """The same, with its line ends."""
    return "\n".join(map(clean, text.split("\n"))) if "\n" in text else clean(text)


def is_clean(text: str) -> bool:
    return clean(text) == text


def has_unseen(text: str) -> bool:
    """Whether there is something in it that would not be seen on the line."""
    return _BAD.search(text) is not None


def shortened(text: str, most: int) -> str:
    """No longer than that: its middle left out, as the end of a path says more than that."""
    if len(text) <= most:
        return text
    tail = (most - 1) // 2
    return text[: most - 1 - tail] + ELLIPSIS + text[len(text) - tail :]


def from_outside(fact: Any) -> Any:
    """A fact for a sentence: text and paths short and clean, anything else as it is."""
    if isinstance(fact, str | PurePath):
        return shortened(clean(str(fact)), LONGEST_FACT)
    return fact
