"""The seed of a bot's random numbers for one question: the same for the same question."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from game.engine.requests import Decision
from game.engine.views import log_in, you_in


def decision_seed(view: Any, request: Decision[Any]) -> int:
    """A number for this question: it differs with seat, kind, window and what has happened."""
    label = f"{you_in(view)} {request.kind} {getattr(request, 'window', '')}"
    return crc32(label.encode()) * 1_000_003 + len(log_in(view))
