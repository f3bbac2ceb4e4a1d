"""Nothing that a bettor is asked is cut or lies across something, in any language and size."""

from __future__ import annotations

import random

import pygame
import pytest

from game.engine.match import Match
from game.rules.derby.course import DRAW_LEVEL
from game.ui.derby.menus.end import DerbyEnd
from game.ui.derby.odds.screen import OddsScreen
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.table import TABLE
from game.ui.table.look import usual_look
from tests.hotseat.people import seated
from tests.support import play_out
from tests.ui.derby.betting import derby
from tests.ui.derby.sitting import EndlessDerby, asked, sit_down
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LONG_LOOKS
from tests.ui.table.sitting import LONG, alone, hold_the_door, people


def look(window: Window, what: object) -> None:
    window.frames(2)
    assert not cut_texts(window), what
    assert not crossing_texts(window), what
    assert not misplaced_widgets(window), what


def late(match: Match) -> bool:
    """The bets are many."""
    return bool(match.view(None)["round"] == 5)


def star(match: Match) -> bool:
    assert match.pending is not None
    return DRAW_LEVEL in match.pending.options(0)


@pytest.mark.parametrize(("size", "scale", "code"), LONG_LOOKS)
def test_everything_has_its_room(size: tuple[int, int], scale: float, code: str) -> None:
    """In one window, which has read its pictures once."""
    with Window(size, language=code, text_scale=scale, animation_speed="instant") as window:
        look_at_bets(window)
        look_at_race(window)
        look_at_several(window)
        look_at_end(window)


def look_at_bets(window: Window) -> None:
    table = sit_down(window, asked(6, "bet", names=LONG, when=late))
    prompt = table.prompt
    assert isinstance(prompt, PlanPrompt)
    look(window, "bet")
    card = prompt.hand.cards[0]
    bet, lay = "orange", sorted(prompt.chosen.takers(card) - {"orange"})[-1]
    window.press("card.1")
    look(window, "a card")
    window.press(f"bet.{bet}")
    window.press(f"lay.{lay}")
    window.key(pygame.K_TAB)
    look(window, "bet and card")
    sit_down(window, asked(2, "bet", names=LONG, **{"first-card": 3}))
    look(window, "a hand of 21")
    table = sit_down(window, asked(6, "first-card", names=LONG, **{"first-card": 2}))
    window.press("card.5")
    look(window, "first card")


def look_at_race(window: Window) -> None:
    table = sit_down(window, asked(5, "ride", names=LONG, when=star))
    prompt = table.prompt
    assert isinstance(prompt, RidePrompt)
    look(window, "ride")
    place = next(n for n in prompt._playable() if prompt.hand.cards[n] == "special")
    window.press(f"card.{place + 1}")
    window.key(pygame.K_TAB)
    look(window, "a star")
    for kind in ("push", "die-card"):
        sit_down(window, asked(5, kind, names=LONG))
        look(window, kind)
    sit_down(window, asked(5, "choose-track", names=LONG, **{"choose-tracks": True}))
    window.key(pygame.K_3)
    look(window, "track")
    context = sit_down(window, asked(5, "push", names=LONG)).context
    window.open(OddsScreen(window.ui, context))
    look(window, "the chart of the odds")


def look_at_several(window: Window) -> None:
    sit_down(window, asked(3, "bet", names=LONG, when=late), people(3))
    look(window, "the door")
    hold_the_door(window)
    look(window, "behind the door")
    window.key_down(pygame.K_SPACE)
    look(window, "a look")
    window.key_up(pygame.K_SPACE)


def look_at_end(window: Window) -> None:
    match = derby(6, 3, LONG)
    play_out(match, random.Random(3))
    session, _ = seated(match, alone(6))
    table = EndlessDerby(window.ui, TABLE, session, usual_look(6), continued=True)
    window.open(table)
    window.open(DerbyEnd(window.ui, table))
    for _ in range(4):
        look(window, "the payout sheet")
        window.key(pygame.K_PAGEDOWN)
    window.press("end.odds")
    look(window, "the odds at the end")
