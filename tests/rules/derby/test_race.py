"""Phase 2: order, moves, pushes, the special card, the town, the die card."""

from __future__ import annotations

import pytest

from game.engine.errors import UndoRefused
from game.rules.derby.course import lane_of, next_ahead, ride_answers, sure_squares
from tests.rules.answering import asked, kinds, say, told
from tests.rules.derby.scripting import can, fact, moves, racing, square

# Track 1 is ".Y..RY.BY.B.R.B..R": square 2 is yellow, 5 red, 18 red; track 7 "..R.BY.B.R.YB.RY..".


def test_ruling_the_tracks_and_their_colours() -> None:
    tracks = racing().view(None)["tracks"]
    assert tracks == [
        *(".Y..RY.BY.B.R.B..R", ".Y.RY..R.B.Y.B.RB.", ".B.YB..B.R.Y.R..YR"),
        *(".YB.Y.B.Y..R..RB.R", ".YR..BR..BY..B.YR.", "..BR.Y..RB.Y..RB.Y"),
        "..R.BY.B.R.YB.RY..",
    ]
    lane = lane_of(tracks[0])
    assert (lane[0], lane[2], lane[5], lane[8], lane[18], lane[19]) == (
        *("", "yellow", "red", "blue", "red", ""),
    )


def test_top_track_to_bottom_every_round() -> None:
    m = racing(
        7 - 1,
        riders=dict(
            zip(("brown", "beige", "yellow", "orange", "red", "blue"), range(6), strict=True)
        ),
        order="green blue red orange yellow beige brown",
        due="",
    )
    for _ in range(2):
        for seat in (5, 4, 3, 2, 1, 0):
            assert asked(m) == ("ride", (seat,))
            say(m, next(card for card in m.pending.options() if card != "draw-level"))
            say(m, False)
    began = [one["horse"] for one in told(m, "horse-began")]
    assert began[:7] == ["green", "blue", "red", "orange", "yellow", "beige", "brown"]
    assert began[7:14] == began[:7]
    assert [one["round"] for one in told(m, "race-round-began")] == [2, 3, 4]


def test_always_one_square() -> None:
    m = racing()
    assert asked(m) == ("ride", (0,)) and m.view(None)["on-move"] == "brown"
    say(m, m.pending.options()[0])
    assert asked(m) == ("push", (0,)) and square(m, "brown") == 1
    say(m, False)
    assert moves(m, "brown") == [("step", 0, 1)] and asked(m) == ("ride", (1,))


def test_one_more_if_the_turn_starts_on_a_square_of_the_cards_colour() -> None:
    m = racing(cards={"brown": "5-yellow 5-red"}, squares={"brown": 2})
    say(m, "5-yellow")
    assert moves(m, "brown") == [("step", 2, 3), ("colour", 3, 4)]
    assert m.view(None)["move"]["sure"] == 2
    m.undo()
    say(m, "5-red")
    assert moves(m, "brown") == [("step", 2, 3)]


def test_a_colour_on_the_way_counts_nothing() -> None:
    m = racing(cards={"brown": "5-yellow"}, squares={"brown": 1})
    say(m, "5-yellow")
    assert square(m, "brown") == 2


@pytest.mark.parametrize(("roll", "lands"), [(1, 2), (7, 2), (8, 0), (10, 0)])
def test_push_at_most_the_cards_value_one_more_else_back_to_the_start(
    roll: int, lands: int
) -> None:
    m = racing(cards={"brown": "7-red"}, rolls=str(roll), no_die_card=[0])
    say(m, "7-red")
    move = m.view(None)["move"]
    assert (move["step"], move["start"], move["square"], move["sure"]) == ("push", 0, 1, 1)
    say(m, True)
    assert square(m, "brown") == lands
    rolled = {"horse": "brown", "seat": 0, "face": roll, "needs": 7, "number": 1}
    assert told(m, "die-rolled") == [{**rolled, "success": roll <= 7}]
    if lands:
        assert asked(m) == ("push", (0,))
    else:
        assert told(m, "horse-refused") == [{"horse": "brown", "start": 0, "square": 1}]
        assert asked(m) == ("ride", (1,))


def test_after_a_success_once_more_in_the_same_way_so_four_at_most() -> None:
    m = racing(cards={"brown": "7-yellow"}, squares={"brown": 2}, rolls="7 3")
    for answer in ("7-yellow", True, True):
        say(m, answer)
    assert square(m, "brown") == 6 and asked(m) == ("ride", (1,))
    assert [one["number"] for one in told(m, "die-rolled")] == [1, 2]


def test_a_failed_second_push_costs_everything() -> None:
    m = racing(cards={"brown": "7-yellow"}, squares={"brown": 2}, rolls="7 8", no_die_card=[0])
    for answer in ("7-yellow", True, True):
        say(m, answer)
    assert square(m, "brown") == 2
    assert told(m, "horse-refused") == [{"horse": "brown", "start": 2, "square": 5}]


def test_all_six_cards_are_taken_back_when_all_are_played() -> None:
    cards = "9-black 8-black 7-black 6-black 5-black 4-black"
    m = racing(cards={"brown": cards}, due="", riders={"brown": 0, "green": 1})
    for number in range(7):
        while asked(m) != ("ride", (0,)):
            say(m, False if asked(m)[0] == "push" else m.pending.options()[0])
        held = cards.split()[number % 6 :]
        assert [*m.pending.options()] == held
        assert fact(m, "brown", "played") == cards.split()[: number % 6]
        say(m, held[0])
    assert {"horse": "brown"} in told(m, "cards-taken-back")


def test_ruling_a_horses_cards_and_those_played_are_public() -> None:
    m = racing(cards={"brown": "9-black 9-black"})
    say(m, "9-black")
    for seat in (None, 0, 1):
        (brown, *_) = m.view(seat)["horses"]
        assert len(brown["cards"]) == 6 and brown["played"] == ["9-black"]


# ---- the special card


def test_a_special_draws_level_with_the_next_horse_strictly_ahead_and_nothing_else() -> None:
    squares = {"brown": 3, "beige": 3, "red": 8, "blue": 11}
    m = racing(cards={"brown": "special"}, squares=squares)
    say(m, "draw-level")
    assert moves(m, "brown") == [("level", 3, 8)] and asked(m) == ("ride", (1,))
    assert told(m, "card-ridden") == [
        {"horse": "brown", "seat": 0, "card": "special", "level": True}
    ]
    assert fact(m, "brown", "played") == ["special"]


def test_or_it_is_played_as_a_card_of_value_1() -> None:
    m = racing(cards={"brown": "special"}, squares={"red": 8}, rolls="1")
    say(m, "special")
    assert square(m, "brown") == 1 and m.view(None)["move"]["value"] == 1
    say(m, True)
    assert square(m, "brown") == 2


def test_ruling_a_special_has_no_colour() -> None:
    assert sure_squares("special", 2, "yellow") == sure_squares("special", 3, "") == 1


def test_ruling_the_leader_plays_it_as_a_1() -> None:
    for squares in ({"brown": 8, "red": 8}, {"brown": 9}):
        m = racing(cards={"brown": "special"}, squares=squares)
        assert can(m, "special") and not can(m, "draw-level")
    assert not can(racing(squares={"red": 9}), "draw-level"), "without the card"


def test_ruling_it_cannot_enter_the_town() -> None:
    """A horse in town runs no more."""
    m = racing(cards={"brown": "special"}, squares={"brown": 8}, arrived="red")
    assert can(m, "special") and not can(m, "draw-level")
    assert next_ahead(8, [3, 8]) is None


# ---- the town


def test_one_square_away_a_normal_move_and_no_push() -> None:
    m = racing(cards={"brown": "8-red special"}, squares={"brown": 18, "green": 3})
    assert can(m, "special"), "as a 1 it walks in too"
    say(m, "special")
    assert told(m, "horse-arrived") == [{"horse": "brown", "seat": 0, "place": 1}]
    assert asked(m) == ("ride", (1,)) and fact(m, "brown", "place") == 1


def test_ruling_a_held_card_that_makes_the_town_certain_by_its_colour_must_be_played() -> None:
    """The bottom track has no colour on 17; the third one is yellow there."""
    order = "beige orange brown yellow red blue green"
    m = racing(
        cards={"brown": "9-yellow 2-yellow 8-black"}, squares={"brown": 17, "red": 18}, order=order
    )
    assert [*m.pending.options()] == ["9-yellow", "2-yellow"]
    assert not can(m, "8-black")
    say(m, "2-yellow")
    assert moves(m, "brown") == [("step", 17, 18), ("colour", 18, 19)]
    assert kinds(m, "horse-arrived", "die-rolled") == ["horse-arrived"]


def test_where_no_card_makes_it_certain_all_are_free() -> None:
    held = ["8-black", "7-red", "special"]
    answers = ride_answers(held, 17, "yellow", level=True)
    assert answers == ("8-black", "7-red", "special", "draw-level")
    assert ride_answers(held, 18, "red", level=False) == tuple(held)


def test_no_push_once_the_town_is_reached_and_excess_is_lost() -> None:
    m = racing(cards={"brown": "9-black"}, squares={"brown": 17}, rolls="9")
    say(m, "9-black")
    say(m, True)
    assert square(m, "brown") == 19 and kinds(m, "horse-arrived") == ["horse-arrived"]
    assert asked(m) == ("ride", (1,))
    assert sure_squares("8-red", 18, "red") == 1


def test_the_race_is_over_when_the_third_horse_arrives() -> None:
    m = racing(squares={"brown": 18}, arrived="red blue")
    say(m, m.pending.options()[0])
    assert m.pending is None and m.result is not None
    assert told(m, "race-over") == [{"places": ["red", "blue", "brown"]}]
    assert m.view(None)["phase"] == "over" and m.view(None)["arrived"] == ["red", "blue", "brown"]


def test_horses_in_town_have_no_more_turns() -> None:
    m = racing(arrived="beige yellow", due="brown green")
    say(m, m.pending.options()[0])
    say(m, False)
    say(m, m.pending.options()[0])
    say(m, False)
    began = [one["horse"] for one in told(m, "horse-began")]
    assert "beige" not in began and "yellow" not in began and len(began) > 2


# ---- the die card


def test_the_die_card_cancels_an_own_failure_once_and_the_second_roll_stands() -> None:
    m = racing(cards={"brown": "5-red"}, rolls="6 5 10")
    say(m, "5-red")
    say(m, True)
    assert asked(m) == ("die-card", (0,)) and m.view(None)["move"]["step"] == "die-card"
    assert square(m, "brown") == 1, "it has not refused yet"
    say(m, True)
    assert square(m, "brown") == 2 and not m.view(None)["players"][0]["die-card"]
    assert m.view(None)["move"]["rolls"] == [
        {"face": 6, "success": False},
        {"face": 5, "success": True},
    ]
    say(m, True)
    assert asked(m) == ("ride", (1,)), "there is no second one: the failure stands"
    assert square(m, "brown") == 0
    assert kinds(m, "die-rolled", "die-card-played", "horse-refused") == [
        *("die-rolled", "die-card-played", "die-rolled", "die-rolled", "horse-refused")
    ]


def test_a_second_failure_stands_and_a_kept_die_card_stays() -> None:
    for answer, rolled in ((True, 2), (False, 1)):
        m = racing(cards={"brown": "5-red"}, rolls="6 6")
        for each in ("5-red", True, answer):
            say(m, each)
        assert square(m, "brown") == 0 and len(told(m, "die-rolled")) == rolled
        assert m.view(None)["players"][0]["die-card"] is not answer


# ---- taking back


def test_a_card_can_be_taken_back_before_the_die_and_a_roll_cannot() -> None:
    m = racing(cards={"brown": "5-red"}, rolls="5")
    say(m, "5-red")
    m.undo()
    assert asked(m) == ("ride", (0,))
    say(m, "5-red")
    say(m, True)
    with pytest.raises(UndoRefused, match="roll"):
        m.undo()


def test_a_declined_push_can_be_taken_back_until_nobodys_horse_turns_a_card() -> None:
    m = racing(due="brown green")
    say(m, m.pending.options()[0])
    say(m, False)
    m.undo()
    assert asked(m) == ("push", (0,))
    m = racing(due="brown beige green", played={"beige": "8-yellow"}, cards={"beige": "8-yellow"})
    say(m, m.pending.options()[0])
    say(m, False)
    with pytest.raises(UndoRefused, match=r"hidden|roll"):
        m.undo()
