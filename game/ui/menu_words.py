"""The texts that the menus take from a game: its set-up, its players, its bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class MenuWords(NamedTuple):
    """All marked for translation."""

    title: str  # of its set-up
    start: str
    sitters: str
    another: str
    at_least: str  # why no seat can be removed
    at_most: str  # why none can be added
    taken: str  # a %(name)s that sits there already
    shuffles: str  # what comes of other seats
    characters: str  # why one may choose who a bot is
    seed: str
    takes_over: str  # what a bot does with a person's seat
    watch: str  # the whole game once more
    levels: Mapping[str, str]  # how each level plays
    about: str = ""  # what it is like, where nothing but seats is set up
