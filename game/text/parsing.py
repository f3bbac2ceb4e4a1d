"""Numbers and names out of what people type."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.text.plain import folded

_WHOLE = re.compile(r"[0-9]{1,4}")
_DECIMAL = re.compile(r"[0-9]{1,4}([.,][0-9]{1,6})?|[.,][0-9]{1,6}")


def whole_number(text: str) -> int | None:
    return int(text) if _WHOLE.fullmatch(text) else None


def decimal(text: str) -> float | None:
    """With a point or, as in French and Italian, a comma; never negative."""
    return float(text.replace(",", ".")) if _DECIMAL.fullmatch(text) else None


def dice_numbers(words: Sequence[str]) -> tuple[int, ...] | None:
    """Indexes of dice, which people count from 1: `1 4`, `1,4` and `14` are all understood."""
    digits = "".join(words).replace(",", "")
    if not re.fullmatch("[1-5]*", digits) or len(set(digits)) != len(digits):
        return None
    return tuple(sorted(int(digit) - 1 for digit in digits))


def index_of_name(text: str, names: Sequence[str]) -> int | None:
    """Which name was typed; its beginning is enough where no other name begins the same. Of those
    that are called the same, the first."""
    typed = folded(text).strip()
    known = [folded(name) for name in names]
    if typed in known:
        return known.index(typed)
    begun = {name for name in known if typed and name.startswith(typed)}
    return known.index(begun.pop()) if len(begun) == 1 else None
