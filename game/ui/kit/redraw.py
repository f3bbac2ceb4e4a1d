"""When the window is drawn again, and which part of it: what does not change is not drawn."""

from __future__ import annotations

import math

import pygame

BREATH = 1 / 12  # seconds between two frames of something that moves gently and always
GLOW = 1 / 6  # the same for a slow glow, of which less is enough
SETTLES = 2  # frames after a change: parts that learn their size as they are drawn need two
MOST_AREAS = 6  # that are drawn one by one: each costs a walk through everything on the screen


class Redraw:
    """What has changed, and the moments at which something will look different by itself. Moments
    are those of the window's clock, areas are pixels.

    Everything that will change says so again each time it is drawn."""

    def __init__(self) -> None:
        self._frames = SETTLES
        self._paced = False
        self._at = math.inf
        self._areas: list[tuple[float, pygame.Rect]] = []
        self._areas_at = math.inf

    def ask(self) -> None:
        """Draw the whole window in the next frames."""
        self._frames = SETTLES

    def keep_pace(self, wanted: bool) -> None:
        """Whether something goes on that cannot be seen yet, and must not be slowed down."""
        self._paced = wanted

    def ask_at(self, moment: float) -> None:
        """Draw the whole window at that moment."""
        self._at = min(self._at, moment)

    def ask_for(self, area: pygame.Rect, moment: float) -> None:
        """Draw this area at that moment."""
        self._areas.append((moment, area))
        self._areas_at = min(self._areas_at, moment)

    def is_due(self, now: float) -> bool:
        return self._frames > 0 or now >= min(self._at, self._areas_at)

    def wait(self, now: float) -> float:
        """Seconds until something changes, as far as is known."""
        if self._frames > 0 or self._paced:
            return 0.0
        return max(min(self._at, self._areas_at) - now, 0.0)

    def begin(self, now: float) -> list[pygame.Rect] | None:
        """It is being drawn: gives the areas that are due; None: the whole window."""
        whole = self._frames > 0 or now >= self._at or now < self._areas_at
        due = [area for moment, area in self._areas if now >= moment]
        self._frames = max(self._frames - 1, 0)
        if whole:
            self._at, self._areas = math.inf, []
        else:
            self._areas = [(moment, area) for moment, area in self._areas if now < moment]
        self._areas_at = min((moment for moment, _ in self._areas), default=math.inf)
        return None if whole else _apart(due)


def next_beat(now: float, every: float) -> float:
    """The next of the moments that lie so far apart: all that moves at one pace is drawn together,
    and whoever asks twice gets the same moment."""
    return (math.floor(now / every + 1e-6) + 1) * every


def _apart(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Few areas that do not overlap, and cover all of these."""
    apart: list[pygame.Rect] = []
    for area in areas:
        while (met := area.collidelist(apart)) >= 0:
            area = area.union(apart.pop(met))
        apart.append(area)
    if len(apart) > MOST_AREAS:
        return [apart[0].unionall(apart[1:])]
    return apart
