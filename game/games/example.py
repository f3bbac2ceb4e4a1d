"""Games of a game that are played anew to show its moments, always the same."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Example(NamedTuple):
    """Somebody at the first seat (with company, at a shared screen) among bots that do anything.

    `name`: what is special about it, empty for the first one; `people`: how many of the seats
    share the screen; `further`: it is looked through only for what comes up in no other."""

    seats: int
    seed: int
    name: str = ""
    people: int = 1
    options: Mapping[str, Any] = MappingProxyType({})
    further: bool = False
