"""Riders at one screen: from what is asked openly, and when, nobody learns a secret."""

from __future__ import annotations

import pytest

from game import new_match
from tests.hotseat.people import People, Seen, seated
from tests.hotseat.secrets import OtherSecrets

GAME = "pony-express"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def seen_openly(seed: int, players: tuple[str, ...], cards: int | None) -> list[Seen]:
    names = NAMES[: len(players)]
    match = new_match(GAME, names, seed, world=OtherSecrets(seed, cards=cards))
    people = People(*seated(match, players))
    people.play()
    assert match.result is not None
    return people.seen


@pytest.mark.parametrize(("seed", "people"), [(0, 3), (1, 4), (2, 4), (3, 5)])
def test_other_cards_in_hand_change_nothing_that_all_can_see(seed: int, people: int) -> None:
    """Nor what could be undone."""
    first, *others = (seen_openly(seed, ("human",) * people, cards) for cards in range(5))
    assert len(first) > 50
    assert {"visit", "offer", "all", "open"} >= {seen.ask.mode for seen in first}
    assert {"visit", "offer", "all"} <= {seen.ask.mode for seen in first}
    assert all(other == first for other in others)
