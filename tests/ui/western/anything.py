"""Somebody who does anything at all at Western's table."""

from __future__ import annotations

from typing import Any

import pygame

from game.engine.match import Match
from game.rules.western.view import WesternView
from tests.ui.table.any_player import AnyPlayer
from tests.ui.western.gambling import NAMES, any_answer


class AnyGambler(AnyPlayer):
    game = "western"
    seats = range(3, 11)
    names = NAMES
    keys = (
        *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_BACKSPACE),
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_u, pygame.K_z),
        *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END),
        *(pygame.K_d, pygame.K_n, pygame.K_a, pygame.K_f, pygame.K_j, pygame.K_l, pygame.K_v),
        *(pygame.K_0, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6),
    )

    def options(self) -> dict[str, Any]:
        return {"open-train": self.rng.random() < 0.3}

    def any_answer(self, match: Match) -> tuple[int, Any]:
        return any_answer(match, self.rng)

    def hands(self, seen: WesternView) -> list[tuple[str, ...] | None]:
        return [player.hand for player in seen.players]

    def held(self, match: Match, seat: int) -> list[str]:
        return list(match.table.gamblers[seat].cards)

    def check_at_rest(self, table: Any) -> None:
        context, match = table.context, table.session.match
        assert context.seen == match.rules.view(match.table, context.reader)
        assert not context.coming
