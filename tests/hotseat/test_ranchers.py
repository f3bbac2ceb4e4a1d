"""Ranchers at one screen: nobody can tell who holds what."""

from __future__ import annotations

from game import new_match
from game.engine.match import Match
from tests.hotseat.people import People, Seen, seated
from tests.hotseat.secrets import OtherSecrets

NAMES = ("Ann", "Bob", "Cleo")


def herd(seed: int, cards: int | None = None) -> Match:
    world = None if cards is None else OtherSecrets(seed, cards=cards)
    return new_match("mustang", NAMES, seed, {}, world)


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
