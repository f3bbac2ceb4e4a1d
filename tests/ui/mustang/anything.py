"""Somebody who does anything at all at Mustang's table."""

from __future__ import annotations

from typing import Any

import pygame

from game.engine.match import Match
from tests.ui.mustang.ranching import NAMES, weighted
from tests.ui.table.any_player import WISHES, AnyPlayer
from tests.ui.table.showing import shows_all

RANCH_WISHES = {**WISHES, "running_score": (True, False)}


class AnyRancher(AnyPlayer):
    game = "mustang"
    seats = range(2, 6)
    names = NAMES
    settings = RANCH_WISHES
    keys = (
        *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_BACKSPACE),
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_u, pygame.K_h),
        *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END),
        *(pygame.K_c, pygame.K_s, pygame.K_t, pygame.K_e, pygame.K_d, pygame.K_a, pygame.K_l),
        *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7),
    )

    def any_answer(self, match: Match) -> tuple[int, Any]:
        assert match.pending is not None
        return match.pending.seats[0], weighted(match, self.rng)

    def hands(self, seen: Any) -> list[Any]:
        return [rancher.hand for rancher in seen.ranchers]

    def held(self, match: Match, seat: int) -> list[str]:
        cards: list[str] = match.table.ranchers[seat].cards
        return cards

    def check_at_rest(self, table: Any) -> None:
        view = table.view
        assert shows_all(view, table.session.match)
        assert not view.context.away and not view.context.coming
