"""The names lettered across the painted land. Where they stand comes with the painting."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.i18n import mark
from game.paths import data_dir

log = logging.getLogger(__name__)

LETTER = {"big": 0.95, "italic": 0.82}  # cm that the painter keeps free for each letter
LOOSE = 1.15  # a name may take up a little more than that
NAMES = {
    "st-joseph": mark("ST JOSEPH"),
    "great-plains": mark("Great Plains"),
    "rocky-mountains": mark("Rocky Mountains"),
    "sacramento": mark("SACRAMENTO"),
    "sierra-nevada": mark("Sierra Nevada"),
    "salt-desert": mark("Salt Desert"),
    "salt-lake-city": mark("SALT LAKE CITY"),
    "great-salt-lake": mark("Great Salt Lake"),
    "great-basin": mark("Great Basin"),
    "ruby-range": mark("Ruby Range"),
    "carson-city": mark("CARSON CITY"),
    "nevada": mark("NEVADA"),
    "forty-mile-desert": mark("Forty Mile Desert"),
}


class LandLabel(msgspec.Struct, frozen=True):
    """A name on the land: its middle in cm, `big` or `italic`, and pixels between its letters."""

    key: str
    x: float
    y: float
    style: Literal["big", "italic"]
    spacing: float
    colour: str

    @property
    def room(self) -> float:
        """How wide it may become, in cm, in whatever language."""
        return len(NAMES[self.key]) * LETTER[self.style] * LOOSE


@lru_cache(maxsize=8)
def labels_of(board: str) -> tuple[LandLabel, ...]:
    """Those of a painted board; a board of players' own has none."""
    return tuple(
        label for label in _all_labels(data_dir("sprites")).get(board, ()) if label.key in NAMES
    )


def _all_labels(sprites: Path) -> dict[str, tuple[LandLabel, ...]]:
    path = sprites / "board" / "labels.json"
    try:
        found: Any = msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[LandLabel, ...]])
    except (OSError, msgspec.DecodeError) as error:
        log.warning("The names on the land cannot be read: %s.", error)
        return {}
    labels: dict[str, tuple[LandLabel, ...]] = found
    return labels
