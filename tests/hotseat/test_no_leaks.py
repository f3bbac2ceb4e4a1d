"""Several people at one screen: from what is asked openly, and when, nobody learns a secret."""

from __future__ import annotations

import pytest

from game import new_match
from game.hotseat.asks import GiveBack, PassScreen
from tests.hotseat.people import ALONE, AnyPeople, People, Seen, seated
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


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [("human",) * 4, ("human", "random", "human", "random")])
def test_whatever_people_do_the_desk_leads_them_to_the_end(
    seed: int, players: tuple[str, ...]
) -> None:
    match = new_match(GAME, NAMES[: len(players)], seed)
    people = AnyPeople(*seated(match, players), seed)
    people.play()
    assert match.result is not None
    opened = [seen.ask for seen in people.seen]
    assert all(ask.about is PassScreen for ask in opened if ask.mode == "visit")
    assert sum(ask.about is PassScreen for ask in people.asked) == sum(
        ask.about is GiveBack for ask in people.asked
    )


@pytest.mark.parametrize("seed", range(3))
def test_a_person_alone_against_bots_never_sees_a_hand_over(seed: int) -> None:
    match = new_match(GAME, NAMES[:3], seed)
    people = AnyPeople(*seated(match, ALONE), seed)
    people.play()
    assert match.result is not None
    assert {ask.mode for ask in people.asked} == {"alone"}
    assert all(ask.seat == 0 for ask in people.asked)
