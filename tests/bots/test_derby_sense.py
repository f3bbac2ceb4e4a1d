"""What a bettor does at arranged tables: sense, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game import new_match
from game.engine.match import Match
from game.rules.derby.cards import COLOUR, VALUE
from game.rules.derby.paying import rider_of
from game.rules.derby.questions import ChooseBet, Laying, Layings, PlayCard
from tests.bots.punting import DERBY, LEVELS, WEIGHING, bot_of, chosen, seated, usually_chosen
from tests.rules.answering import say
from tests.rules.derby.scripting import begin, racing
from tests.support import TEN_NAMES

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


@every_level
@pytest.mark.parametrize("card", ["2-black", "6-black"])
def test_nobody_declines_the_second_roll_of_a_hard_ride(level: str, card: str) -> None:
    """A miss keeps the square, and no card is of the colour of any: whatever the temper, and
    however little a square is worth."""
    cards = {"brown": "9-black 8-black 7-black 6-black 5-black 2-black"}
    squares = {**dict.fromkeys(FAR_BEHIND, 10), "brown": 3}
    m = racing(cards=cards, squares=squares, rolls="1", hard_ride=True)
    say(m, card)
    assert m.pending is not None and m.pending.kind == "push"
    assert all(chosen(m, level, seed) for seed in range(15))


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


# --------------------------------------------------------------------------- the first cards


@weighing
@pytest.mark.parametrize("seats", [2, 5])
def test_who_bets_first_makes_a_good_horse_and_who_bets_last_a_dull_one(
    level: str, seats: int
) -> None:
    """A colour carries further, and its odds are long or it is fast; a plain six is neither."""
    m = begin(seats, first_card=2)
    good = usually_chosen(m, level).card
    assert COLOUR[good] != "black" and VALUE[good] in (2, 9)
    while m.pending is not None and m.pending.seats[0] != seats - 1:
        say(m, m.pending.options()[0])
    dull = usually_chosen(m, level).card
    assert COLOUR[dull] == "black" and VALUE[dull] in (5, 6, 7)


# --------------------------------------------------------------------------- the slate


@pytest.mark.parametrize(
    ("level", "seats", "derbies"),
    [("greenhorn", 2, 8), ("greenhorn", 5, 8), ("ranger", 2, 2), ("ranger", 5, 2)],
)
def test_a_table_of_the_same_level_does_not_crowd_one_horse(
    level: str, seats: int, derbies: int
) -> None:
    """On average no horse has two thirds of all chips, and enough are ridden."""
    most, ridden = 0, 0
    for seed in range(derbies):
        match = new_match(DERBY, TEN_NAMES[:seats], seed=seed)
        for asked in seated(match, level, seed=10 * seed).decisions():
            if asked.view["phase"] == "race":
                break
        bets = [horse["bets"] for horse in match.view(0)["horses"]]
        most += max(map(sum, bets))
        ridden += sum(rider_of(on_horse) is not None for on_horse in bets)
    chips = sum(match.view(0)["stacks"]) * seats * derbies
    assert most < chips * 2 / 3
    assert ridden >= (2 if seats == 2 else 4) * derbies


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
