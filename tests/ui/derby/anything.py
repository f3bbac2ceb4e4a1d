"""Somebody who does anything at all at the derby's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
from msgspec.structs import replace

from game.engine.match import Match
from tests.ui.derby.betting import NAMES
from tests.ui.table.any_player import AnyPlayer


class AnyBettor(AnyPlayer):
    game = "derby"
    seats = range(2, 7)
    names = NAMES
    keys = (
        *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_BACKSPACE),
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_u, pygame.K_c),
        *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END),
        *(pygame.K_b, pygame.K_p, pygame.K_s, pygame.K_l, pygame.K_r, pygame.K_a, pygame.K_o),
        *(pygame.K_t, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6),
        *(pygame.K_7, pygame.K_8, pygame.K_0),
    )

    def options(self) -> dict[str, Any]:
        return {
            "first-card": self.rng.randrange(4),
            "hard-ride": self.rng.random() < 0.3,
            "choose-tracks": self.rng.random() < 0.4,
            "hidden-hands": self.rng.random() < 0.4,
        }

    def any_answer(self, match: Match) -> tuple[int, Any]:
        pending = match.pending
        assert pending is not None
        seat = self.rng.choice(pending.seats)
        options = pending.options(seat)
        return seat, options[self.rng.randrange(len(options))]

    def hands(self, seen: Any) -> Sequence[Sequence[str] | None]:
        return [player.hand for player in seen.players]

    def held(self, match: Match, seat: int) -> list[str]:
        return list(match.table.bettors[seat].cards)

    def check_at_rest(self, table: Any) -> None:
        context = table.context
        assert context.seen == replace(table.session.match.seen(context.reader), log=())
        assert not context.coming
