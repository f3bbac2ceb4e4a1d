"""The three looks in which every moment is drawn: size of the window, language, size of the type,
motion. Together they cover the three languages, the smallest and the largest usual window, the
largest type, and reduced motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Look(NamedTuple):
    """`settings`: those that differ from the usual ones."""

    size: tuple[int, int]
    settings: Mapping[str, Any]


LOOKS: dict[str, Look] = {
    "1280x720-en": Look((1280, 720), {"language": "en"}),
    "960x540-fr-large": Look((960, 540), {"language": "fr", "text_scale": 1.5}),
    "1920x1080-it-still": Look((1920, 1080), {"language": "it", "reduced_motion": True}),
}
