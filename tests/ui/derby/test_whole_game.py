"""A person plays a whole derby against bots, with the pointer alone and with the keys alone; two
people at the same screen bet, each behind the door."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.hotseat.asks import GiveBack, PassScreen
from game.rules.derby.cards import HORSES
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.prompts.track import TrackPrompt
from game.ui.table.hands.own_cards import LookAtCards
from tests.ui.derby.betting import derby
from tests.ui.derby.sitting import BREATH, EndlessDerby, asked, sit_down
from tests.ui.harness import Window
from tests.ui.table.sitting import alone, hold_the_door, people

SMALL = (320, 180)
Plays = Callable[[Window, EndlessDerby], None]


def by_pointer(window: Window, table: EndlessDerby) -> None:
    prompt = table.prompt
    if isinstance(prompt, PlanPrompt):
        place = next(i for i in range(len(prompt.hand.cards)) if prompt.chosen.is_playable(i))
        horse = sorted(prompt.chosen.takers(prompt.hand.cards[place]))[0]
        if prompt.chosen.stake:
            window.press(f"bet.{horse}")
        window.press(f"card.{place + 1}")
        window.press(f"lay.{horse}")
        window.press("plan.confirm")
    elif isinstance(prompt, RidePrompt):
        if prompt.chosen is None:
            window.press(f"card.{prompt._playable()[0] + 1}")
        window.press("ride.play")
    elif isinstance(prompt, TrackPrompt):
        if prompt.chosen is None:
            window.press(f"track.{prompt.options[0]}")
        window.press("choose-track.take")
    else:
        assert prompt is not None
        window.press(f"{prompt.ask.kind}.yes")


def by_keys(window: Window, table: EndlessDerby) -> None:
    prompt = table.prompt
    assert prompt is not None
    if isinstance(prompt, PlanPrompt):
        window.key(pygame.K_c)
        horses = list(HORSES)
        number = horses.index(sorted(prompt.chosen.takers(prompt.chosen.card))[-1])
        window.key(pygame.K_1 + number)
        if prompt.chosen.stake:
            window.key(pygame.K_b)
            window.key(pygame.K_1 + number)
        window.key(pygame.K_RETURN)
    elif isinstance(prompt, RidePrompt):
        if prompt.chosen is None:
            window.key(pygame.K_1 + prompt._playable()[-1])
        window.key(pygame.K_p)
    elif isinstance(prompt, TrackPrompt):
        if prompt.chosen is None:
            window.key(pygame.K_0 + prompt.options[-1])
        window.key(pygame.K_RETURN)
    else:
        window.key({"push": pygame.K_s, "die-card": pygame.K_r}[prompt.ask.kind])


def play_out(window: Window, table: EndlessDerby, plays: Plays) -> None:
    for _ in range(300):
        window.until(lambda: table.prompt is not None or table.is_over, most=3000)
        if table.is_over:
            return
        if not isinstance(table.prompt, PlanPrompt):
            window.unseen(1, BREATH / 60)
        before = len(table.session.match.journal)
        plays(window, table)
        assert len(table.session.match.journal) > before, table.prompt
    raise AssertionError("it does not end")


@pytest.mark.parametrize(
    ("plays", "options"),
    [
        (by_pointer, {"choose-tracks": True, "first-card": 2}),
        (by_keys, {"hard-ride": True}),
    ],
)
def test_a_whole_game(
    plays: Plays, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: list[str] = []
    with Window(SMALL, animation_speed="instant", bot_pace="fast") as window:
        monkeypatch.setattr(window.ui.sounds, "music", pieces.append)
        table = sit_down(window, derby(6, 4, **options), alone(6))
        play_out(window, table, plays)
        result = table.session.match.result
        assert result is not None and result["winners"]
        assert list(dict.fromkeys(pieces)) == ["music-derby", "music-course"]


def test_two_people_at_one_screen() -> None:
    with Window(SMALL, animation_speed="instant") as window:
        table = sit_down(window, derby(3, 3), ["human", "human", "random"])
        seats = set()
        for _ in range(4):
            prompt = table.prompt
            assert prompt is not None and prompt.ask.about is PassScreen
            seats.add(prompt.ask.seat)
            hold_the_door(window)
            behind_the_door(window, table)
            assert table.prompt is not None and table.prompt.ask.about is GiveBack
            window.key(pygame.K_RETURN)
            window.until(lambda: table.prompt is not None, most=600)
            window.frames(2)
        assert seats == {0, 1}


def behind_the_door(window: Window, table: EndlessDerby) -> None:
    """Bet and card on one visit; nothing of the hand shows unless its owner looks."""
    prompt = table.prompt
    assert isinstance(prompt, PlanPrompt) and prompt.ask.kind == "bet"
    assert set(table.context.hand_in_front()) == {None}
    window.key(pygame.K_c)  # not without a look
    assert prompt.chosen.card is None
    window.key_down(pygame.K_SPACE)
    window.frames(2)
    assert table.context.hand_in_front() == list(prompt.hand.cards)
    window.key(pygame.K_5)
    window.key(pygame.K_c)
    window.key(pygame.K_3)
    pose = prompt.pose()
    assert pose.laid is not None and pose.bet == "red"
    window.key_up(pygame.K_SPACE)
    window.frames(2)
    assert set(table.context.hand_in_front()) == {None}
    assert prompt.pose().laid is None and prompt.pose().chosen == {0} and prompt.pose().bet == "red"
    window.key(pygame.K_RETURN)
    window.until(lambda: table.prompt is not None, most=300)
    window.frames(2)


def test_own_cards_are_looked_at_behind_the_door_while_somebody_chooses_openly() -> None:
    with Window(SMALL, animation_speed="instant") as window:
        match = asked(3, "bet", 2, when=lambda match: match.view(None)["round"] == 2)
        table = sit_down(window, match, people(3))
        assert not table.is_calm  # a door stands there already
        chooses = asked(3, "first-card", **{"first-card": 2})
        table = sit_down(window, chooses, people(3))
        window.key(pygame.K_f, pygame.KMOD_SHIFT)
        window.frames(2)
        assert isinstance(window.scene, LookAtCards)
