"""The names lettered across the land. Where they stand comes with the painting; on a board that
nobody has painted, the names of the first and the last place are lettered where there is room."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.i18n import mark
from game.paths import data_dir
from game.rules.pony_express.board import Board
from game.ui.pony_express.land.plan import LETTER, land_of
from game.wording.pony_express import RaceWords
from physics.model import Point

log = logging.getLogger(__name__)

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
    """A name on the land: its middle in cm, `big` or `italic`, and pixels between its letters.
    `words`: the name by language, where it is not one of NAMES."""

    key: str
    x: float
    y: float
    style: Literal["big", "italic"]
    spacing: float
    colour: str
    words: dict[str, str] | str = ""

    @property
    def room(self) -> float:
        """How wide it may become, in cm, in whatever language."""
        words = self.words or NAMES[self.key]
        longest = max(map(len, words.values() if isinstance(words, dict) else [words]))
        return longest * LETTER[self.style] * LOOSE

    def text(self, words: RaceWords) -> str:
        return words.space_name(self.words).upper() if self.words else words.say(NAMES[self.key])


@lru_cache(maxsize=8)
def labels_of(board: Board) -> tuple[LandLabel, ...]:
    painted = _all_labels(data_dir("sprites")).get(board.name)
    if painted is None:
        return tuple(_named(board, space, at) for space, at in land_of(board).names.items())
    return tuple(label for label in painted if label.key in NAMES)


def _named(board: Board, space: int, at: Point) -> LandLabel:
    return LandLabel(f"space-{space}", *at, "big", 2.0, "#4a2c17", board.labels[space])


def _all_labels(sprites: Path) -> dict[str, tuple[LandLabel, ...]]:
    path = sprites / "board" / "labels.json"
    try:
        found: Any = msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[LandLabel, ...]])
    except (OSError, msgspec.DecodeError) as error:
        log.warning("The names on the land cannot be read: %s.", error)
        return {}
    labels: dict[str, tuple[LandLabel, ...]] = found
    return labels
