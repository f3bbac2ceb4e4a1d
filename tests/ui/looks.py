"""The sizes of the window, scales of the type and languages in which texts are measured.

Everything is laid out in one design space, so the scale of the type and the language matter most:
with every run the tightest looks are measured (French is longer than English), in the soak all.
"""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

from game.i18n import LANGUAGES

Look = tuple[tuple[int, int], float, str]

SIZES = ((960, 540), (1280, 720), (1920, 1080))
SCALES = (0.8, 1.0, 1.5)
EVERY_RUN: set[Look] = {
    ((960, 540), 1.5, "fr"),
    ((1280, 720), 1.5, "it"),
    ((1280, 720), 1.0, "fr"),
}
TIGHTEST: set[Look] = {((960, 540), 1.5, "fr")}


def _looks(every_run: set[Look]) -> list[ParameterSet]:
    return [
        pytest.param(
            size,
            scale,
            code,
            id=f"{size[0]}x{size[1]}-{scale}-{code}",
            marks=() if (size, scale, code) in every_run else pytest.mark.slow,
        )
        for size in SIZES
        for scale in SCALES
        for code in LANGUAGES
    ]


LOOKS = _looks(EVERY_RUN)
# Where a whole game or a whole booklet is looked through: with every run the tightest only.
LONG_LOOKS = _looks(TIGHTEST)
LONG_SCALES = [
    pytest.param(scale, marks=() if scale == 1.0 else pytest.mark.slow) for scale in SCALES
]
