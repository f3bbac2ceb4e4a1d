"""Which saved game is the newest, whatever the clock says.

Every time anybody sits down to a game, a new one or a saved one, it gets the next number: one more
than the highest among the saves. The number stands in the first line of the save, so the game that
was played last has the highest, also after a clock that went back or files that were copied. The
times of the files decide only between saves without a number, of formats before it was kept.
"""

from __future__ import annotations

import re
from pathlib import Path

_HEAD = 128  # bytes: far more than what comes before the number
_NUMBER = re.compile(
    rb'\{"sum":"[0-9a-f]{8}","kind":"save","format":\d{1,4},"sitting":(\d{1,15})[,}]'
)


def sitting_of(path: Path) -> int:
    """The number in the save; 0 if it has none."""
    try:
        if not path.is_file():  # reading a pipe could wait for ever
            return 0
        with path.open("rb") as file:
            found = _NUMBER.match(file.read(_HEAD))
    except OSError:
        return 0
    return 0 if found is None else int(found[1])


def next_sitting(saves: list[Path]) -> int:
    return max(map(sitting_of, saves), default=0) + 1
