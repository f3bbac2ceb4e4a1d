"""The deck runs out, and the guard against a game in which nothing happens."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from tests.rules.answering import asked, kinds, say, told
from tests.rules.mustang.scripting import (
    PLAIN,
    arranged,
    catch,
    defend,
    exchange,
    hand,
    numbers,
    run_out,
    stable,
    steal,
)

RENEWAL = ("cards-drawn", "deck-renewed", "event-turned-up", "event-ended", "turn-began")


def test_the_moment_the_last_card_is_drawn_the_discards_are_a_new_deck_and_an_event_comes() -> None:
    m = run_out(events="sunny-day")
    assert {"8-bay", "8-grey"} <= set(hand(m, 0))
    assert kinds(m, *RENEWAL) == ["turn-began", *RENEWAL]
    assert told(m, "deck-renewed") == [{"number": 49 - 18, "stalled": False}]
    view = m.view(None)
    assert view["deck"] == 31 and view["discards"] == []
    assert {"1-bay", "1-grey"} <= set(m.table.deck), "the cards just played are among them"


def test_in_the_middle_of_a_draw_too_which_then_goes_on() -> None:
    m = run_out(deck="8-bay", events="sunny-day")
    assert told(m, "cards-drawn") == [{"seat": 0, "number": 1}, {"seat": 0, "number": 1}]
    order = [kind for kind in kinds(m) if kind in RENEWAL and kind != "turn-began"]
    assert order == ["cards-drawn", *RENEWAL[1:4], "cards-drawn"]
    assert told(m, "deck-renewed") == [{"number": 32, "stalled": False}]
    assert m.view(None)["deck"] == 31 and numbers(m) == [6, 6, 6]
    (first, second) = (event.data for event in m.events if event.kind == "cards-seen")
    assert first["cards"] == ["8-bay"]
    assert m.journal[-1][0] == "shuffle" and m.journal[-1][1][0] == second["cards"][0]


def test_a_deck_that_is_not_empty_is_left_alone() -> None:
    m = run_out(deck="8-bay 8-grey 8-pinto")
    assert told(m, "deck-renewed") == [] and m.table.deck == ["8-pinto"]


def test_the_discards_are_shuffled_by_the_world() -> None:
    before = run_out(events="sunny-day")
    order = sorted(before.table.deck)
    m = run_out(events="sunny-day", shuffles=[order])
    assert m.table.deck == order


def test_between_the_thiefs_draw_and_the_owners_the_deck_may_run_out() -> None:
    hands = {
        0: "3-bay 3-grey 5-bay 6-grey 7-bay 1-bay",
        1: "4-bay 4-grey 1-pinto 2-bay 5-grey 6-bay",
    }
    m = arranged(2, hands=hands, corral={1: "bay-foal-1"}, deck="8-bay 8-grey", events="sunny-day")
    steal(m, "bay-foal-1", "3-bay 3-grey")
    defend(m, "4-bay 4-grey")
    order = ("cards-drawn", "deck-renewed", "event-turned-up", "event-ended")
    assert kinds(m, *order) == [*order, "cards-drawn"]
    assert told(m, "cards-drawn") == [{"seat": 0, "number": 2}, {"seat": 1, "number": 2}]
    assert numbers(m) == [6, 6]


def test_an_event_in_the_owners_draw_begins_with_the_active_player_too() -> None:
    hands = {
        1: "3-bay 3-grey 5-bay 6-grey 7-bay 1-bay",
        0: "4-bay 4-grey 1-pinto 2-bay 5-grey 6-bay",
    }
    m = arranged(
        3,
        hands=hands,
        active=1,
        corral={0: "bay-foal-1 bay-foal-2", 1: "grey-foal-1", 2: "grey-foal-2 grey-foal-3"},
        deck="8-bay 8-grey 7-pinto",
        events="heavy-rain",
    )
    steal(m, "bay-foal-1", "3-bay 3-grey")
    defend(m, "4-bay 4-grey")
    assert told(m, "cards-drawn")[-1] == {"seat": 0, "number": 1}
    for seat in (1, 2, 0):
        assert asked(m) == ("shelter", (seat,))
        say(m, [])
    assert numbers(m) == [6, 6, 6]


def test_ruling_when_all_six_events_are_spent_they_are_shuffled_again() -> None:
    m = run_out(events="sunny-day", spent=True, seats=2)
    assert m.view(None)["events-left"] == 0
    assert len(m.view(None)["events-spent"]) == 6
    m = run_out(events="", spent=True, seats=2)
    assert told(m, "events-renewed") == [{"number": 6}]
    view = m.view(None)
    assert view["events-left"] == 5
    assert view["events-spent"] == [view["event"]]
    turned = told(m, "event-turned-up")
    assert turned == [{"event": view["event"], "left": 5}]
    assert [len(what) for who, what in m.journal if who == "shuffle"] == [49 - 12, 6]


# ---- nothing but exchanges


def exchange_round(m: Match, seats: int) -> None:
    for _ in range(seats):
        seat = asked(m)[1][0]
        exchange(m, hand(m, seat)[0])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_ruling_after_two_full_rounds_of_exchanges_the_discards_join_the_deck(seats: int) -> None:
    m = arranged(seats, deck="8-bay 8-grey 8-pinto")
    exchange_round(m, 2 * seats - 1)
    assert told(m, "deck-renewed") == []
    assert m.view(None)["exchanges"] == 2 * seats - 1
    exchange_round(m, 1)
    number = 49 - 6 * seats
    assert told(m, "deck-renewed") == [{"number": number, "stalled": True}]
    view = m.view(None)
    assert (view["deck"], view["discards"], view["exchanges"]) == (number, [], 0)
    assert told(m, "event-turned-up") == [], "without an event"


def test_ruling_the_count_begins_anew_after_that() -> None:
    m = arranged(2)
    exchange_round(m, 4)
    exchange_round(m, 3)
    assert len(told(m, "deck-renewed")) == 1
    exchange_round(m, 1)
    assert len(told(m, "deck-renewed")) == 2


def test_ruling_a_stabling_breaks_the_count() -> None:
    m = arranged(2, corral={0: "bay-foal-1"}, exchanges=2)
    stable(m, "bay-foal-1")
    assert m.view(None)["exchanges"] == 0
    exchange_round(m, 3)
    assert told(m, "deck-renewed") == []


def test_ruling_a_catch_and_a_theft_also_one_that_fails_break_it_too() -> None:
    m = arranged(2, hands={0: "1-bay 1-grey"}, exchanges=3)
    catch(m, "foal", "1-bay 1-grey")
    assert m.view(None)["exchanges"] == 0
    hands = {0: "1-bay 1-grey", 1: "2-bay 2-grey"}
    m = arranged(2, hands=hands, exchanges=3, corral={1: "bay-foal-1"})
    steal(m, "bay-foal-1", "1-bay 1-grey")
    defend(m, "2-bay 2-grey")
    assert m.view(None)["exchanges"] == 0 and told(m, "deck-renewed") == []


def test_the_exchange_is_finished_before_the_deck_is_shuffled() -> None:
    m = arranged(2, hands={0: PLAIN}, exchanges=3, top="8-bay")
    exchange(m, "1-bay")
    assert "8-bay" in hand(m, 0)
    assert kinds(m, "cards-drawn", "deck-renewed") == ["cards-drawn", "deck-renewed"]
