"""Ranchers at one screen: who sees cards sees them alone, and nobody can tell who holds what."""

from __future__ import annotations

import pytest

from game import new_match
from game.engine.match import Match
from game.hotseat.asks import GiveBack, PassScreen
from tests.hotseat.people import ALONE, AnyPeople, People, Seen, seated
from tests.hotseat.secrets import OtherSecrets

NAMES = ("Ann", "Bob", "Cleo")
ALONE_WITH_THE_HAND = {"action", "defend"}
IN_FRONT_OF_ALL = {"let-go", "shelter"}


def herd(seed: int, cards: int | None = None) -> Match:
    world = None if cards is None else OtherSecrets(seed, cards=cards)
    return new_match("mustang", NAMES, seed, {}, world)


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_by_three_people_is_handed_from_one_to_another(seed: int) -> None:
    people = AnyPeople(*seated(herd(seed)), seed)
    people.play()
    asked = {(ask.kind, ask.mode) for ask in people.asked}
    assert asked <= {
        (PassScreen.kind, "visit"),
        (GiveBack.kind, "visit"),
        *((kind, "visit") for kind in ALONE_WITH_THE_HAND),
        *((kind, "open") for kind in IN_FRONT_OF_ALL),
    }
    assert {kind for kind, _ in asked} >= {PassScreen.kind, GiveBack.kind, "action", "defend"}


def test_some_game_asks_openly_about_the_corral() -> None:
    kinds = set()
    for seed in range(12):
        people = AnyPeople(*seated(herd(seed)), seed)
        people.play()
        kinds |= {ask.kind for ask in people.asked if ask.mode == "open"}
    assert kinds == IN_FRONT_OF_ALL


def test_a_person_alone_is_asked_without_a_door() -> None:
    people = AnyPeople(*seated(herd(3), ALONE), 3)
    people.play()
    assert {ask.mode for ask in people.asked} == {"alone"}


class Exchanging(People):
    """Everybody only ever exchanges, and so shows nothing."""

    def choose(self, ask: object) -> object:
        pending = self.session.match.pending
        assert pending is not None
        return pending.options()[0]


def seen_while_exchanging(match: Match, steps: int) -> list[Seen]:
    people = Exchanging(*seated(match))
    for _ in range(steps):
        people.step()
    return people.seen


def test_other_hands_are_asked_for_alike() -> None:
    """What several see of the first rounds is the same whatever cards were dealt."""
    first = seen_while_exchanging(herd(8), 60)
    views = {repr(herd(8, cards=cards).view(0)["ranchers"][0]["cards"]) for cards in range(3)}
    assert len(views) == 3, "the hands differ"
    asks = [(seen.ask, seen.undo_refusal) for seen in first]
    for cards in range(3):
        others = seen_while_exchanging(herd(8, cards=cards), 60)
        assert [(seen.ask, seen.undo_refusal) for seen in others] == asks
