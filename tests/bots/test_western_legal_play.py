"""Gamblers answer every question legally, to the end of every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.bots.gambling import LEVELS, SEATS, mixed_game, seated
from tests.bots.watching import play_on
from tests.rules.western.scripting import arranged, play


def test_all_kinds_of_questions_are_asked_and_answered_this_way_and_that() -> None:
    asked: Counter[str] = Counter()
    for number in range(8):
        for question in mixed_game(SEATS[number % 2], 60 + number).decisions():
            answer = question.choice()
            kind = question.request.kind
            if kind == "play":
                asked["play" if answer.cards else "discard"] += 1
            elif len(question.request.options()) > 1 and kind != "draw":
                asked[kind if answer is None else f"{kind} laid"] += 1
            else:
                asked[kind] += 1
    assert asked.keys() >= {"play", "discard", "draw", "counter", "counter laid", "ladder laid"}
    assert asked.keys() >= {"over-counter", "over-counter laid", "stop-sheriff", "ladder"}


HARD: dict[str, dict[str, Any]] = {
    "one card": {"hands": {0: "joker"}},
    "two cards that cannot be played": {"hands": {0: "joker hat"}},
    "nothing but jokers": {"hands": {0: "joker joker joker joker joker joker"}},
    "no money anywhere but at one": {"money": {0: 0, 1: 390, 2: 0, 3: 0}},
    "everybody under a sheriff": {
        "hands": {0: "attack-3 indians saloon joker cake"},
        "sheriff": (1, 2, 3),
    },
    "an empty pot": {"hands": {0: "train attack-1 levy horse"}, "money": {0: 190}, "pot": 0},
    "ten cards and ten players": {
        "seats": 10,
        "hands": {0: "attack-1 attack-2 attack-3 saloon cowboy cowboy cowboy whisky"},
    },
    "a deck of one card": {"hands": {0: "levy cowboy"}, "deck": "joker"},
    "three guns that triple": {
        "seats": 9,
        "hands": {0: "attack-3 joker"},
        "options": {"triple-guns": True},
    },
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", HARD.values(), ids=HARD.keys())
def test_hard_moments_are_answered(level: str, table: dict[str, Any]) -> None:
    play_on(seated(arranged(**table, rolls="1 1 1 1"), level), most=1)


CARDS = {
    "attack-2": "dog dancer levy",
    "pay-me": "joker levy",
    "cowboy cowboy": "joker levy",
    "give-to-all": "joker levy",
    "indians": "joker levy",
    "saloon": "joker levy",
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("cards", CARDS)
@pytest.mark.parametrize("poor", [False, True])
def test_counters_are_answered(level: str, cards: str, poor: bool) -> None:
    hands = {0: f"{cards} cake dog", 1: CARDS[cards]}
    m = arranged(
        hands=hands, money={1: 0} if poor else {}, rolls="41" if cards == "saloon" else "2 5"
    )
    play(m, cards, None if cards in ("pay-me", "indians") else 1)
    assert m.pending is not None and m.pending.kind == "counter"
    play_on(seated(m, level), most=2)
