"""Gamblers at one screen: nobody can tell, from who is asked and when, who holds which card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game import new_match
from game.engine.errors import GameError
from game.engine.match import Match
from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen
from game.hotseat.desk import Desk
from game.hotseat.western_policy import OFFERED, WesternPolicy
from game.rules.western.questions import ChooseDraw, ClimbLadder, Counter, OverCounter, StopSheriff
from tests.hotseat.people import AnyPeople, People, Seen, seated
from tests.hotseat.secrets import Dealt, Hands
from tests.hotseat.test_desk import brief

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal", "Ike", "Joe")
HAND = 8


def gamblers(
    seats: int, hands: Hands, *, seed: int = 1, others: int = 0, **options: Any
) -> tuple[Match, int]:
    """A new match, and who begins."""
    world = Dealt(seed, hands, others, size=HAND)
    match = new_match("western", NAMES[:seats], seed, options, world)
    return match, match.view(None)["active"]


def begun(hands: Sequence[Sequence[str]], seats: int, **options: Any) -> tuple[Match, list[int]]:
    """The first hand goes to who begins, the others to those who follow: their seats."""
    _, first = gamblers(seats, {seats - 1: ()}, **options)
    order = [(first + step) % seats for step in range(seats)]
    dealt = {order[place]: hand for place, hand in enumerate(hands)}
    match, _ = gamblers(seats, {seats - 1: (), **dealt}, **options)
    return match, order


def visit(desk: Desk, seat: int) -> Ask | None:
    assert brief(desk.ask()) == ("visit", PassScreen.kind, seat)
    desk.enter(seat)
    return desk.ask()


def played(desk: Desk, seat: int, *cards: str, target: int | None = None) -> None:
    """In private, and then all look again."""
    assert brief(visit(desk, seat)) == ("visit", "play", seat)
    desk.answer(seat, {"cards": [*cards], **({} if target is None else {"target": target})})
    assert brief(desk.ask()) == ("visit", GiveBack.kind, seat)
    desk.leave()


# --------------------------------------------------------------------------- what is asked how


def test_cards_are_chosen_alone_and_drawn_openly() -> None:
    match, order = begun([["levy"]], 3)
    _, desk = seated(match)
    played(desk, order[0], "levy")
    assert desk.ask() == Ask(order[0], ChooseDraw, "open", seats=(order[0],))


@pytest.mark.parametrize("holds", ["dog", "hat"])
def test_the_target_is_asked_openly_whatever_is_held(holds: str) -> None:
    match, (ann, bob, cleo) = begun([["attack-1", "cake"], [holds, *["cowboy"] * 7]], 3)
    _, desk = seated(match)
    played(desk, ann, "attack-1", target=bob)
    assert desk.ask() == Ask(bob, Counter, "offer", "counter", (bob,))
    with pytest.raises(GameError):
        desk.answer(bob, "dog")
    desk.claim_offer(bob)
    about = Counter if holds == "dog" else NothingFits
    assert visit(desk, bob) == Ask(bob, about, "visit", "counter", (bob,))
    assert desk.plays(bob) == (("dog",) if holds == "dog" else ())
    if holds == "dog":
        desk.answer(bob, "dog")
        desk.leave()
        assert desk.ask() == Ask(ann, OverCounter, "offer", "over-counter", (ann,))
    else:
        desk.decline_offer()
        assert brief(desk.ask()) == ("visit", GiveBack.kind, bob)
        desk.leave()
    assert cleo in desk.people


def test_all_who_might_stop_a_sheriff_are_asked_at_once() -> None:
    match, order = begun([["sheriff"], [], ["joker"]], 5)
    _, desk = seated(match, ("human",) * 5)
    played(desk, order[0], "sheriff")
    assert desk.ask() == Ask(order[1], StopSheriff, "offer", "stop-sheriff", tuple(order[1:]))
    desk.claim_offer(order[2])
    assert brief(visit(desk, order[2])) == ("visit", "stop-sheriff", order[2])
    desk.answer(order[2], None)
    desk.leave()
    assert desk.ask() == Ask(order[3], StopSheriff, "offer", "stop-sheriff", tuple(order[3:])), (
        "those who come after the claim are still asked"
    )
    desk.decline_offer()
    assert match.view(None)["players"][order[0]]["sheriff"]


def test_the_ladder_is_offered_to_all_anew_after_each_combination() -> None:
    match, order = begun([["train", "attack-1"], [], ["attack-2"]], 4)
    _, desk = seated(match, ("human",) * 4)
    played(desk, order[0], "train", "attack-1")
    assert desk.ask() == Ask(order[1], ClimbLadder, "offer", "ladder", tuple(order[1:]))
    desk.claim_offer(order[2])
    visit(desk, order[2])
    desk.answer(order[2], {"cards": ["attack-2"]})
    desk.leave()
    asked = (order[3], order[0], order[1])
    assert desk.ask() == Ask(order[3], ClimbLadder, "offer", "ladder", asked)
    desk.decline_offer()
    assert match.view(None)["train"] is None and match.view(None)["pot"] == 0
    assert str(desk.undo_refusal(order[1])) == "Can't undo: a card was offered since."


# --------------------------------------------------------------------------- the open train


def open_train(*hands: Sequence[str]) -> tuple[Match, Desk, list[int]]:
    match, order = begun([["train", "attack-1"], *hands], 4, **{"open-train": True})
    _, desk = seated(match, ("human",) * 4)
    played(desk, order[0], "train", "attack-1")
    return match, desk, order


def test_on_the_open_train_the_first_who_claims_has_the_screen() -> None:
    _, desk, order = open_train([], [], ["attack-3"])
    assert desk.ask() == Ask(order[1], ClimbLadder, "offer", "ladder", tuple(order[1:]))
    assert desk.asks_all
    desk.claim_offer(order[3])
    assert brief(visit(desk, order[3])) == ("visit", "ladder", order[3])
    desk.answer(order[3], {"cards": ["attack-3"]})
    desk.leave()
    assert desk.ask() == Ask(
        order[0], ClimbLadder, "offer", "ladder", (order[0], order[1], order[2])
    )


def test_on_the_open_train_a_claim_in_vain_leaves_the_others_theirs() -> None:
    match, desk, order = open_train([], [], ["attack-3"])
    desk.claim_offer(order[3])
    visit(desk, order[3])
    desk.answer(order[3], None)
    desk.leave()
    assert desk.ask() == Ask(order[1], ClimbLadder, "offer", "ladder", (order[1], order[2]))
    with pytest.raises(GameError):
        desk.answer(order[2], None)
    desk.decline_offer()
    assert match.view(None)["train"] is None


def test_bots_wait_for_whoever_has_claimed() -> None:
    match, order = begun([["train", "attack-1"]], 4, **{"open-train": True})
    match.answer({"cards": ["train", "attack-1"]})
    players = ["random"] * 4
    players[order[0]] = players[order[2]] = players[order[3]] = "human"
    _, desk = seated(match, players)
    assert desk.ask() == Ask(order[2], ClimbLadder, "offer", "ladder", (order[2], order[3]))
    assert desk.bot_seat() == order[1]
    desk.claim_offer(order[3])
    assert brief(desk.ask()) == ("visit", PassScreen.kind, order[3])
    assert desk.bot_seat() is None


# --------------------------------------------------------------------------- no leak

PLANS: tuple[tuple[str, ...], ...] = (
    ("sheriff",),
    ("train", "attack-1"),
    ("attack-2",),
    ("give-to-all",),
    ("cowboy", "cowboy"),
    ("levy",),
)


class Planned(People):
    """Everybody plays what is planned at that place, aims at the next one, draws none, and lays
    nothing else; but sometimes they look whether they could."""

    def choose(self, ask: Ask) -> Any:
        pending, match = self.session.match.pending, self.session.match
        assert pending is not None
        if ask.kind == "draw":
            return 0
        if ask.kind != "play":
            return None
        turn, seats = match.view(None)["turn"], len(match.names)
        cards = list(PLANS[(turn - 1) % len(PLANS)])
        target = (ask.seat + 1) % seats
        return next(
            move
            for move in pending.options(ask.seat)
            if list(move.cards) == cards and move.target in (None, target)
        )


def seen_by_all(seats: int, others: int, **options: Any) -> list[Seen]:
    _, first = gamblers(seats, {seats - 1: ()})
    hands = {(first + turn) % seats: plan for turn, plan in enumerate(PLANS[:seats])}
    match, _ = gamblers(seats, {seats - 1: (), **hands}, others=others, **options)
    people = Planned(*seated(match, ("human",) * seats))
    while match.view(None)["turn"] <= min(seats, len(PLANS)):
        people.step()
    return people.seen


@pytest.mark.parametrize(("seats", "open_train"), [(4, False), (6, True), (10, False)])
def test_other_cards_in_hand_change_nothing_that_all_can_see(seats: int, open_train: bool) -> None:
    """Nor what could be undone."""
    first, *others = (seen_by_all(seats, cards, **{"open-train": open_train}) for cards in range(6))
    assert {"stop-sheriff", "ladder", "counter"} <= {seen.ask.kind for seen in first}
    assert {"visit", "offer", "open"} == {seen.ask.mode for seen in first}
    assert all(other == first for other in others)


# --------------------------------------------------------------------------- whole games


class Noting(AnyPeople):
    """Sees that what nobody wants is all that the rules would have asked."""

    declined = 0

    def decide_offer(self, ask: Ask) -> None:
        match, before = self.session.match, len(self.session.match.journal)
        assert ask.kind == ask.window and ask.kind in OFFERED
        if self._rng.random() < 0.6:
            super().decide_offer(ask)
            return
        moment = WesternPolicy().moment_of(match.events)
        self.desk.decline_offer()
        nobody = [(seat, None) for seat in ask.seats]
        assert list(match.journal)[before : before + len(nobody)] == nobody
        assert WesternPolicy().moment_of(match.events) > moment, "and it goes on"
        self.declined += 1


@pytest.mark.parametrize("seats", [3, 10])
@pytest.mark.parametrize("open_train", [False, True])
def test_a_card_that_nobody_wants_is_all_that_the_rules_would_have_asked(
    seats: int, open_train: bool
) -> None:
    match = new_match("western", NAMES[:seats], 3, {"open-train": open_train})
    table = Noting(*seated(match, ("human",) * seats), 3)
    table.play()
    assert table.declined


@pytest.mark.parametrize("open_train", [False, True])
def test_a_person_alone_is_asked_only_for_cards_that_are_there(open_train: bool) -> None:
    match = new_match("western", NAMES[:5], 2, {"open-train": open_train})
    people = Reactive(*seated(match, ("human", *["random"] * 4)), 2)
    people.play()
    assert {ask.mode for ask in people.asked} == {"alone"}
    assert {ask.kind for ask in people.asked} & {*OFFERED}


class Reactive(AnyPeople):
    def choose(self, ask: Ask) -> Any:
        pending = self.session.match.pending
        assert pending is not None
        assert tuple(pending.options(ask.seat)) != (None,), "there is nothing to choose"
        return super().choose(ask)
