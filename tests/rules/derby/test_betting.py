"""Phase 1: bets, cards and odds; the marker; the cards left over."""

from __future__ import annotations

import pytest

from game.rules.derby.box import shipped_box
from game.rules.derby.cards import HORSES
from game.rules.derby.odds import row_after, shifted
from tests.rules.answering import asked, kinds, say, told
from tests.rules.derby.scripting import (
    begin,
    bet_and_lay,
    can,
    fact,
    lay,
    play_rest_of_betting,
)


def test_in_turn_bet_then_play_a_card_then_its_odds_change() -> None:
    m = begin(hands={0: "7-red"})
    assert asked(m) == ("bet", (0,)) and m.view(None)["stack"] == 5
    say(m, "green")
    assert asked(m) == ("play-card", (0,))
    lay(m, "7-red", "green")
    assert fact(m, "green", "bets") == [5, 0, 0, 0]
    assert fact(m, "green", "cards") == ["3-black", "7-red"] and fact(m, "green", "row") == 4
    assert asked(m) == ("bet", (1,))
    assert kinds(m)[-5:] == ["round-began", "turn-began", "bet-laid", "card-laid", "turn-began"]
    assert told(m, "bet-laid") == [{"seat": 0, "horse": "green", "chips": 5, "total": 5}]
    assert told(m, "card-laid") == [
        {
            **{"seat": 0, "horse": "green", "card": "7-red", "before": "3-black"},
            **{"difference": 4, "row_before": 6, "row": 4},
        }
    ]


def test_the_next_stack_goes_whole_on_one_horse_5_in_round_1_then_4_3_2_1() -> None:
    m = begin(2)
    for number, chips in enumerate((5, 4, 3, 2, 1), start=1):
        view = m.view(None)
        assert (view["round"], view["stack"]) == (number, chips)
        for _ in range(2):
            say(m, "red")
            say(m, m.pending.options()[0])
    assert [laid["chips"] for laid in told(m, "bet-laid")] == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]
    assert told(m, "bet-laid")[-1]["total"] == 15
    assert m.view(None)["players"][0]["stacks"] == []
    assert asked(m) == ("play-card", (1,)), "after round 5 only cards are played"
    assert m.view(None)["stack"] == told(m, "round-began")[-1]["stack"] == 0


def test_a_bet_may_go_on_any_horse() -> None:
    m = begin()
    assert all(can(m, horse) for horse in HORSES)
    assert not can(m, "black") and not can(m, 1) and not can(m, None)


def test_a_card_of_the_own_hand_on_a_horse_that_has_fewer_than_six() -> None:
    m = begin(5, hands={0: "2-red", 1: "8-red"})
    say(m, "red")
    assert can(m, {"card": "2-red", "horse": "brown"})
    assert not can(m, {"card": "8-red", "horse": "brown"}), "that is Bob's"
    assert not can(m, {"card": "2-red", "horse": "black"})
    lay(m, "2-red", "brown")
    for _ in range(4):
        seat = m.pending.seats[0]
        bet_and_lay(m, "brown", m.view(seat)["players"][seat]["cards"][-1], "brown")
    assert len(fact(m, "brown", "cards")) == 6 and asked(m) == ("bet", (1,))
    say(m, "brown")
    assert not can(m, {"card": "8-red", "horse": "brown"}), "it is full"
    assert can(m, {"card": "8-red", "horse": "beige"})


def test_the_first_player_marker_moves_one_to_the_left_after_each_round() -> None:
    m = begin(3, bookmaker=1)
    play_rest_of_betting(m)
    firsts = [began["first"] for began in told(m, "round-began")]
    assert firsts == [(1 + number) % 3 for number in range(11)], "all the time"
    seats = [began["seat"] for began in told(m, "turn-began")]
    assert seats[:9] == [1, 2, 0, 2, 0, 1, 0, 1, 2]
    assert len(seats) == 33


@pytest.mark.parametrize(
    ("difference", "rows"),
    [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)],
)
def test_ruling_odds_shift_by_the_difference(difference: int, rows: int) -> None:
    shifts = shipped_box().shifts
    assert shifted(4, difference, shifts) == 4 - rows, "higher: better"
    assert shifted(3, -difference, shifts) == 3 + rows, "lower: worse"


def test_odds_never_go_past_the_ends() -> None:
    m = begin(2, hands={0: "9-black 2-red"})
    say(m, "red")
    lay(m, "2-red", "blue")  # 4 before: one row worse
    assert fact(m, "blue", "row") == 6
    shifts = shipped_box().shifts
    assert shifted(1, 8, shifts) == 0 and shifted(6, -8, shifts) == 7


def test_a_special_changes_nothing_but_the_next_card_is_compared_with_it() -> None:
    m = begin(2, hands={0: "special", 1: "6-red"})
    bet_and_lay(m, "red", "special", "brown")
    assert fact(m, "brown", "row") == 0
    assert told(m, "card-laid")[0]["difference"] == 0
    say(m, "red")
    lay(m, "6-red", "brown")
    assert told(m, "card-laid")[1] == {
        **{"seat": 1, "horse": "brown", "card": "6-red", "before": "special"},
        **{"difference": 5, "row_before": 0, "row": 0},
    }
    box = shipped_box()
    assert row_after(6, "special", "6-red", box.shifts, box.first_rows) == 4
    assert row_after(6, "9-black", "special", box.shifts, box.first_rows) == 6
    assert row_after(None, None, "special", box.shifts, box.first_rows) == 7


@pytest.mark.parametrize("seats", range(2, 7))
def test_leftover_cards_are_laid_one_on_each_horse_with_room_brown_to_green(seats: int) -> None:
    m = begin(seats)
    play_rest_of_betting(m)
    left = {2: 1, 3: 2, 4: 3, 5: 0, 6: 5}[seats]
    laid = [one for one in told(m, "card-laid") if one["seat"] is None]
    assert len(laid) == left
    assert told(m, "left-over-turned") == ([{"number": left}] if left else [])
    shuffled = [len(what) for who, what in m.journal if who == "shuffle"]
    assert [number for number in shuffled[1:] if number < 6] == [left] * (left > 1)
    assert all(len(horse["cards"]) == 6 for horse in m.view(None)["horses"]), "every horse has six"
    assert m.view(None)["left-over"] == 0


def test_leftover_cards_go_round_again_and_change_odds_too() -> None:
    """Six bettors leave three places on beige and two on green."""
    m = begin(6, left="9-black special 9-yellow 8-red 2-red")
    last = iter(("beige", "beige", "green", "green", "green"))
    while asked(m)[0] in ("bet", "play-card"):
        if asked(m)[0] == "bet":
            say(m, HORSES[asked(m)[1][0]])
            continue
        elsewhere = [one for one in m.pending.options() if one.horse not in ("beige", "green")]
        wanted = elsewhere[0].horse if elsewhere else next(last)
        say(m, next(one for one in m.pending.options() if one.horse == wanted))
    laid = [one for one in told(m, "card-laid") if one["seat"] is None]
    assert [one["horse"] for one in laid] == ["beige", "green", "beige", "green", "beige"]
    box = shipped_box()
    for one in laid:
        rows = one["row_before"], one["before"], one["card"]
        assert one["row"] == row_after(*rows, box.shifts, box.first_rows)
    assert any(one["row"] != one["row_before"] for one in laid)
