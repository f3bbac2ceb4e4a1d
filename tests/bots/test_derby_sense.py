"""What a bettor does at arranged tables: sense, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.engine.match import Match
from game.rules.derby.questions import ChooseBet, Laying, Layings, PlayCard
from tests.bots.punting import LEVELS, WEIGHING, bot_of, usually_chosen
from tests.rules.answering import say
from tests.rules.derby.scripting import begin, racing

weighing = pytest.mark.parametrize("level", WEIGHING)
every_level = pytest.mark.parametrize("level", LEVELS)
SIX = "9-black 6-yellow 6-blue 3-red 3-blue 2-black"
FAR_BEHIND = dict.fromkeys(("beige", "yellow", "orange", "red", "blue", "green"), 3)


def brown_at(square: int, others: Mapping[str, int], **more: Any) -> Match:
    """Ann's brown is on the top track: .Y..RY.BY.B.R.B..R"""
    squares = {**others, "brown": square}
    return racing(cards={"brown": SIX}, squares=squares, due="brown green", **more)


# --------------------------------------------------------------------------- riding


@every_level
@pytest.mark.parametrize(
    ("square", "left", "card"),
    [
        (2, "6-yellow 6-blue", "6-yellow"),
        (8, "6-yellow 6-blue", "6-blue"),
        (5, "3-red 3-blue", "3-red"),
    ],
)
def test_rides_the_colour_under_the_horse(level: str, square: int, left: str, card: str) -> None:
    played = " ".join(one for one in SIX.split() if one not in left)
    m = brown_at(square, dict.fromkeys(FAR_BEHIND, square), played={"brown": played})
    assert usually_chosen(m, level) == card


@every_level
def test_draws_level_where_that_brings_most(level: str) -> None:
    m = racing(
        cards={"brown": "special 6-black 5-black 4-black 3-black 2-black"},
        squares={**dict.fromkeys(FAR_BEHIND, 12), "brown": 3},
    )
    assert usually_chosen(m, level) == "draw-level"


# --------------------------------------------------------------------------- pushing


@every_level
def test_pushes_a_nine_and_not_a_two(level: str) -> None:
    for card, pushes in (("9-black", True), ("2-black", False)):
        m = brown_at(4, dict.fromkeys(FAR_BEHIND, 4))
        say(m, card)
        assert usually_chosen(m, level) is pushes


@weighing
def test_who_is_sure_to_win_the_race_takes_no_risk(level: str) -> None:
    m = brown_at(16, FAR_BEHIND)
    say(m, "6-blue")
    assert usually_chosen(m, level) is False


@weighing
def test_a_last_chance_is_taken_however_small(level: str) -> None:
    """All others are one square from town, and all but one move before brown does again."""
    m = brown_at(17, dict.fromkeys(FAR_BEHIND, 18))
    say(m, "3-red")
    assert m.pending is not None and m.pending.kind == "push"
    assert usually_chosen(m, level) is True


@weighing
def test_does_not_beat_the_horse_that_pays_more(level: str) -> None:
    """Ann has a chip on brown, the favourite, and fourteen on green at 20-1, about to arrive."""
    m = brown_at(
        16,
        {**FAR_BEHIND, "green": 18},
        bets={"brown": [1, 0], "green": [14, 0], "red": [0, 15]},
        rows={"green": 7},
    )
    say(m, "9-black")
    assert usually_chosen(m, level) is False


# --------------------------------------------------------------------------- the die card


@weighing
def test_the_die_card_is_played_when_all_depends_on_it(level: str) -> None:
    m = brown_at(16, dict.fromkeys(FAR_BEHIND, 18), rolls="10")
    say(m, "9-black")
    say(m, True)
    assert m.pending is not None and m.pending.kind == "die-card"
    assert usually_chosen(m, level) is True


@weighing
def test_the_die_card_is_kept_where_the_second_roll_is_bad_too(level: str) -> None:
    m = brown_at(1, dict.fromkeys(FAR_BEHIND, 1), rolls="10")
    say(m, "2-black")
    say(m, True)
    assert usually_chosen(m, level) is False


# --------------------------------------------------------------------------- the slate


@every_level
def test_a_high_card_goes_where_the_own_chips_are(level: str) -> None:
    m = begin(3, hands={0: "9-yellow 9-black 8-yellow 8-blue 8-red 7-yellow"})
    say(m, "red")
    assert usually_chosen(m, level).horse == "red"


def slate(hand: str, stacks: list[int], **horses: dict[str, Any]) -> dict[str, Any]:
    """What Ann sees of a table for two near the end of the betting: all but these horses are full
    of low cards, and without chips."""
    view = begin(2).view(0)
    view["deck"] = dict.fromkeys(view["deck"], len(view["horses"]))  # for horses that are alike
    for player in view["players"]:
        player["stacks"] = stacks
    view["players"][0]["cards"] = hand.split()
    low = ["4-black", "3-red", "3-blue", "2-red", "2-blue", "2-yellow"]
    for horse in view["horses"]:
        horse.update({"row": 4, "cards": low, **horses.get(horse["horse"], {})})
    return view


FAST = "9-black 8-black 8-yellow 7-black 7-yellow"


@weighing
def test_a_low_card_comes_last_on_the_own_horse_for_its_odds(level: str) -> None:
    """Two or five: red is as fast with either, and pays more with the lower one."""
    view = slate("5-red 2-red", [], red={"cards": FAST.split(), "row": 1, "bets": [15, 0]})
    request = PlayCard(0, Layings(["5-red", "2-red"], ["red"]))
    assert bot_of(level).choose(view, request) == Laying("2-red", "red")


@weighing
def test_the_last_chip_takes_the_reins_of_a_good_horse(level: str) -> None:
    """Brown and beige are equally fast; on beige a chip makes a rider."""
    fast = {"cards": [*FAST.split(), "6-black"], "row": 2}
    view = slate("2-red", [1], brown={**fast, "bets": [0, 9]}, beige={**fast, "bets": [0, 0]})
    assert bot_of(level).choose(view, ChooseBet(0)) == "beige"
