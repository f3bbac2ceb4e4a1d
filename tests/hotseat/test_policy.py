"""The policy of each game: what a person answers alone with the screen."""

from __future__ import annotations

import pytest

from game.engine.requests import Decision, PickOne
from game.games.registry import game_named


def asked(kind: str, seat: int = 1) -> Decision[str]:
    question = type("Question", (PickOne,), {"__slots__": (), "kind": kind})
    return question(seat, ("this", "that"))


@pytest.mark.parametrize("kind", ["action", "defend"])
def test_a_rancher_answers_with_the_hand_alone(kind: str) -> None:
    assert game_named("mustang").policy().is_secret(asked(kind))


@pytest.mark.parametrize("kind", ["let-go", "shelter"])
def test_a_rancher_is_asked_openly_about_the_corral(kind: str) -> None:
    assert not game_named("mustang").policy().is_secret(asked(kind))


@pytest.mark.parametrize("kind", ["action", "defend", "let-go", "shelter"])
def test_nothing_is_offered_or_passed_over_among_ranchers(kind: str) -> None:
    """An owner who cannot answer a theft is asked like any other: it must not show."""
    policy, question = game_named("mustang").policy(), asked(kind)
    assert policy.asked_now(question, 1) is None
    assert not policy.asks_for_card(question)
    assert not policy.nothing_to_play(question, 1)
    assert not policy.asks_all(question)


@pytest.mark.parametrize(
    ("kind", "secret", "to_all"),
    [("announce", True, False), ("accuse", False, True), ("place-corner", False, False)],
)
def test_riders_look_at_the_cup_alone_and_doubt_together(
    kind: str, secret: bool, to_all: bool
) -> None:
    policy, question = game_named("pony-express").policy(), asked(kind)
    assert (policy.is_secret(question), policy.asks_all(question)) == (secret, to_all)


@pytest.mark.parametrize(
    ("kind", "secret"),
    [
        ("bet", True),
        ("play-card", True),
        ("first-card", False),
        ("choose-track", False),
        ("ride", False),
        ("push", False),
        ("die-card", False),
    ],
)
def test_bettors_hide_their_hands_and_race_openly(kind: str, secret: bool) -> None:
    """And nobody is asked for a card out of turn."""
    policy, question = game_named("derby").policy(), asked(kind)
    assert policy.is_secret(question) == secret
    assert not policy.asks_for_card(question) and not policy.asks_all(question)
