"""Bettors at one screen: the hand is looked at alone, once in a turn; the race is everybody's."""

from __future__ import annotations

from typing import Any

from game import new_match
from game.engine.match import Match
from game.hotseat.asks import Ask, GiveBack, PassScreen
from game.hotseat.desk import Desk
from tests.hotseat.people import People, Seen, seated
from tests.hotseat.secrets import Dealt, Hands, OtherSecrets
from tests.hotseat.test_desk import brief

GAME = "derby"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Flo")
HANDS = {2: 17, 3: 11, 4: 8, 5: 7, 6: 5}
DEAL = 1  # the world's request: before it the bookmaker is drawn


def table_of(seats: int, **options: Any) -> tuple[Match, Desk]:
    match = new_match(GAME, NAMES[:seats], 1, options)
    return match, seated(match, ("human",) * seats)[1]


def next_on(match: Match, seat: int) -> int:
    return (seat + 1) % len(match.names)


def lay_a_card(match: Match, desk: Desk, seat: int) -> None:
    assert match.pending is not None and match.pending.kind == "play-card"
    desk.answer(seat, match.pending.options(seat)[0])


def bet(desk: Desk, seat: int, horse: str = "red") -> None:
    """On a visit that begins with it."""
    assert brief(desk.ask()) == ("visit", PassScreen.kind, seat)
    desk.enter(seat)
    assert brief(desk.ask()) == ("visit", "bet", seat)
    desk.answer(seat, horse)


# --------------------------------------------------------------------------- what is asked how


def test_one_bets_and_lays_a_card_on_one_visit() -> None:
    match, desk = table_of(3)
    seat = match.view(None)["bookmaker"]
    bet(desk, seat)
    assert brief(desk.ask()) == ("visit", "play-card", seat), "nobody is sent away in between"
    assert desk.reader == seat
    lay_a_card(match, desk, seat)
    assert brief(desk.ask()) == ("visit", GiveBack.kind, seat)
    desk.leave()
    assert desk.reader is None
    assert brief(desk.ask()) == ("visit", PassScreen.kind, next_on(match, seat))


def test_two_turns_in_a_row_are_two_visits() -> None:
    """Of two bettors the last one of a round begins the next: the others see the first turn, and
    the bettor what came of it, before the second."""
    match, desk = table_of(2)
    first = match.view(None)["bookmaker"]
    second = next_on(match, first)
    for seat in (first, second):
        bet(desk, seat)
        lay_a_card(match, desk, seat)
        assert match.pending is not None and match.pending.seats == (second,)
        assert desk.bot_seat() is None
        assert brief(desk.ask()) == ("visit", GiveBack.kind, seat)
        desk.leave()
    bet(desk, second, "blue")
    assert match.view(None)["round"] == 2
    desk.undo(second)
    assert brief(desk.ask()) == ("visit", "bet", second), "taking back is part of the visit"


def test_a_bet_is_taken_back_on_the_same_visit() -> None:
    match, desk = table_of(2)
    seat = match.view(None)["bookmaker"]
    bet(desk, seat)
    desk.undo(seat)
    assert brief(desk.ask()) == ("visit", "bet", seat)
    assert not any(horse["bets"][seat] for horse in match.view(None)["horses"])


def test_who_looks_away_between_bet_and_card_is_handed_the_screen_again() -> None:
    match, desk = table_of(2)
    seat = match.view(None)["bookmaker"]
    bet(desk, seat)
    desk.leave()
    assert brief(desk.ask()) == ("visit", PassScreen.kind, seat)


def test_a_bot_between_two_people_waits_for_the_screen() -> None:
    match = new_match(GAME, NAMES[:3], 1)
    seat = match.view(None)["bookmaker"]
    players = ["human"] * 3
    players[next_on(match, seat)] = "random"
    _, desk = seated(match, players)
    bet(desk, seat)
    assert desk.bot_seat() is None
    lay_a_card(match, desk, seat)
    assert desk.bot_seat() is None, "the others do not look yet"
    desk.leave()
    assert desk.bot_seat() == next_on(match, seat)


def ridden_by_people(**options: Any) -> tuple[Match, Desk]:
    """A race of three people, at the first question which card is ridden."""
    match, desk = table_of(3, **options)
    while match.pending is not None and match.pending.kind != "ride":
        seat = match.pending.seats[0]
        match.answer(
            f"{match.view(None)['horses'][seat]['horse']}"
            if match.pending.kind == "bet"
            else match.pending.options(seat)[0],
            seat,
        )
    return match, desk


def test_a_ride_is_chosen_in_front_of_all_unless_hands_are_hidden() -> None:
    match, desk = ridden_by_people()
    assert match.pending is not None
    assert brief(desk.ask()) == ("open", "ride", match.pending.seats[0])


def test_with_hidden_hands_every_ride_is_a_visit_of_its_own_and_a_push_is_open() -> None:
    match, desk = ridden_by_people(**{"hidden-hands": True})
    asked = []
    for _ in range(12):
        assert match.pending is not None
        seat, kind = match.pending.seats[0], match.pending.kind
        if kind == "ride":
            assert brief(desk.ask()) == ("visit", PassScreen.kind, seat)
            desk.enter(seat)
            assert brief(desk.ask()) == ("visit", "ride", seat)
            desk.answer(seat, match.pending.options(seat)[0])
            if desk.reader == seat:
                assert brief(desk.ask()) == ("visit", GiveBack.kind, seat)
                desk.leave()
        else:
            assert brief(desk.ask()) == ("open", kind, seat)
            desk.answer(seat, False)
        asked.append(kind)
    assert {"ride", "push"} <= set(asked)


# --------------------------------------------------------------------------- no leak

# What each seat lays in the first rounds, whatever else is in its hand.
PLANS: Hands = {
    0: ("8-black", "7-red", "2-red"),
    1: ("9-yellow", "special", "4-blue"),
    2: ("7-black", "3-red", "5-red"),
    3: ("6-blue", "1-black", "special"),
}
ROUNDS = 3


class Planned(People):
    """Everybody lays what is planned, on the next horse each time, and bets on another one."""

    def choose(self, ask: Ask) -> Any:
        view = self.session.match.view(None)
        horses, number = [horse["horse"] for horse in view["horses"]], view["round"] - 1
        if ask.kind == "bet":
            return horses[(ask.seat + number) % len(horses)]
        assert ask.kind == "play-card"
        return {"card": PLANS[ask.seat][number], "horse": horses[(2 * ask.seat + number) % 7]}


def seen_by_all(others: int) -> list[Seen]:
    world = Dealt(1, PLANS, others, size=HANDS[len(PLANS)], deal=DEAL)
    match = new_match(GAME, NAMES[: len(PLANS)], 1, {}, world)
    people = Planned(*seated(match, ("human",) * len(PLANS)))
    while match.view(None)["round"] <= ROUNDS:
        people.step()
    return people.seen


def test_other_cards_in_hand_change_nothing_that_all_can_see() -> None:
    """Nor what could be undone."""
    first, *others = (seen_by_all(cards) for cards in range(4))
    assert len(first) >= ROUNDS * len(PLANS)
    assert {seen.ask.kind for seen in first} == {PassScreen.kind}
    assert all(other == first for other in others)


def test_the_cards_themselves_are_told_to_nobody_but_their_holder() -> None:
    """Before the first card is laid, any two deals look the same to all."""

    def before_play(cards: int) -> dict[str, Any]:
        match = new_match(GAME, NAMES, 1, {}, OtherSecrets(1, cards=cards))
        return match.view(None)

    assert before_play(1) == before_play(2)
