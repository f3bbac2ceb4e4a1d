"""Hidden hands: cards of other riders lie face down, the own ones show while a key is held."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.ride.cards import ridden_cards
from tests.rules.answering import told
from tests.ui.derby.sitting import asked, sit_down
from tests.ui.harness import Window
from tests.ui.table.sitting import answers_of, hold_the_door, people

HIDDEN = {"hidden-hands": True}


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((640, 360), animation_speed="instant") as opened:
        yield opened


def test_with_hidden_hands_the_cards_of_other_riders_lie_face_down(window: Window) -> None:
    match = asked(3, "ride", when=lambda match: len(told(match, "card-ridden")) > 9, **HIDDEN)
    context = sit_down(window, match).context
    others = [horse for horse in context.seen.horses if horse.rider not in (None, 0)]
    assert any(horse.played for horse in others)
    for horse in context.seen.horses:
        faces = ridden_cards(context, horse)
        assert len(faces) == 6
        if horse in others:
            assert sorted(filter(None, faces)) == sorted(horse.played)
        else:
            assert None not in faces


def test_one_of_several_sees_hidden_cards_while_a_key_is_held(window: Window) -> None:
    match = asked(3, "ride", when=lambda match: len(match.pending.options(0)) > 2, **HIDDEN)
    table = sit_down(window, match, people(3))
    hold_the_door(window)
    prompt = table.prompt
    assert isinstance(prompt, RidePrompt)
    horse = table.context.seen.horse(prompt.horse)
    window.frames(30)
    assert ridden_cards(table.context, horse).count(None) == 6 - len(horse.played)
    assert "Hold to peek at your cards." in window.words
    window.key(pygame.K_1)
    window.frames(30)
    assert prompt.chosen is None, "nobody plays cards unseen"
    window.key_down(pygame.K_SPACE)
    window.frames(3)
    assert None not in ridden_cards(table.context, horse)
    place = prompt._playable()[0]
    window.key(pygame.K_1 + place)
    assert table.context.words.card(prompt.hand.cards[place]) in window.words
    window.key_up(pygame.K_SPACE)
    window.frames(3)
    assert ridden_cards(table.context, horse).count(None) == 6 - len(horse.played)
    assert table.context.words.card(prompt.hand.cards[place]) not in window.words
    window.press("ride.play")
    assert answers_of(table)[-1] == prompt.hand.cards[place]
