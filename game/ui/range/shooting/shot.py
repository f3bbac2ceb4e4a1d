"""A shot on the range: its table, what is kept of it, and what the physics made of it."""

from __future__ import annotations

from typing import NamedTuple

from game.practice.layout import Layout
from game.practice.record import Practised
from physics.result import ShotResult


class Shot(NamedTuple):
    layout: Layout
    kept: Practised
    result: ShotResult
