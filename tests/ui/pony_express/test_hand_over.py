"""What is told to whoever takes the screen over, and has looked away."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.ui.pony_express.prompts.news import worth_of
from game.ui.pony_express.words import race_words
from game.ui.table.prompts.since import facts_since
from tests.support import answer_once, played
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import sit_down


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((960, 540)) as opened:
        yield opened


def test_since_your_turn_tells_what_all_could_see(window: Window) -> None:
    """The most telling things of the others' turns, and nothing of the own one."""
    words, told = race_words(window.ui), 0
    for steps in range(20, 400, 19):
        match = played(steps, seed=2)
        public = match.events_seen(None)
        for seat in range(3):
            facts = facts_since(public, (seat,), match.names, words, worth_of, seat)
            assert len(facts) <= 4
            assert all(window.canvas.assets.exists(fact.icon) for fact in facts)
            told += len(facts)
    assert told > 50


def test_the_hand_over_shows_the_standings_and_what_happened(window: Window) -> None:
    match = played(150, seed=2)
    while match.pending.kind != "reroll":
        answer_once(match, random.Random(1))
    sit_down(window, match)
    assert "The race" in window.words and "Since your turn" in window.words
    assert all(name in window.words for name in match.names)
    assert "Nothing to report yet." not in window.words
