"""Stealing from another's corral, and the owner's answer."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.errors import IllegalAnswer, UndoRefused
from game.engine.match import Match
from tests.rules.answering import asked, kinds, say, snapshot, told
from tests.rules.mustang.scripting import (
    PLAIN,
    arranged,
    catch,
    defend,
    hand,
    numbers,
    ranch,
    stable,
    steal,
)

THIEF = "3-bay 3-grey 5-bay cowboy cowboy 1-bay"
OWNER = "4-bay 4-grey 3-pinto 3-chestnut 6-bay 7-grey"


def tried(
    thief: str = THIEF, owner: str = OWNER, cards: str = "3-bay 3-grey", **more: Any
) -> Match:
    """Ann has tried to steal Cleo's foal; Cleo is asked."""
    m = arranged(hands={0: thief, 2: owner}, corral={2: "bay-foal-1 bay-mare-1"}, **more)
    steal(m, "bay-foal-1", cards)
    return m


def test_a_thief_names_a_mustang_and_plays_the_set_for_it() -> None:
    m = tried()
    facts = {
        "mustang": "bay-foal-1",
        "cards": ["3-bay", "3-grey"],
        "set": "pair",
        "value": 3,
    }
    assert told(m, "theft-tried") == [{"seat": 0, "owner": 2, **facts}]
    assert m.view(1)["theft"] == {"thief": 0, "owner": 2, **facts}
    assert m.view(None)["discards"] == ["3-bay", "3-grey"]
    assert asked(m) == ("defend", (2,))


def test_a_theft_is_taken_back_with_its_cards_until_its_owner_answers() -> None:
    """The thief has shown nothing but own cards, and nobody has drawn any."""
    m = tried()
    m.undo(0)
    assert asked(m) == ("action", (0,)) and m.view(None)["discards"] == []
    assert {"3-bay", "3-grey"} <= set(m.view(0)["ranchers"][0]["cards"])
    m = tried()
    m.answer(None)
    before = snapshot(m)
    with pytest.raises(UndoRefused):
        m.undo(0)
    assert snapshot(m) == before


def test_no_answer_and_the_mustang_moves_to_the_thiefs_corral() -> None:
    m = tried(top="8-bay 8-grey")
    say(m, None)
    assert ranch(m, 0) == ([], ["bay-foal-1"])
    assert ranch(m, 2) == ([], ["bay-mare-1"])
    assert told(m, "mustang-stolen") == [{"seat": 0, "owner": 2, "mustang": "bay-foal-1"}]
    assert {"8-bay", "8-grey"} <= set(hand(m, 0))
    assert hand(m, 0).count("cowboy") == 2, "who succeeds keeps the cowboys"
    assert told(m, "cards-drawn") == [{"seat": 0, "number": 2}]
    assert m.view(None)["theft"] is None
    assert asked(m) == ("action", (1,))


def test_a_stronger_set_answers_and_the_mustang_stays() -> None:
    m = tried()
    defend(m, "4-grey 4-bay")
    assert ranch(m, 2) == ([], ["bay-foal-1", "bay-mare-1"]) and ranch(m, 0) == ([], [])
    assert told(m, "theft-answered") == [
        {
            "seat": 2,
            "thief": 0,
            "mustang": "bay-foal-1",
            "cards": ["4-bay", "4-grey"],
            "set": "pair",
            "value": 4,
        }
    ]
    assert told(m, "mustang-stolen") == []


def test_a_thief_who_fails_discards_every_cowboy_still_in_hand_and_draws_all_of_it_back() -> None:
    m = tried(top="8-bay 8-grey 8-pinto 8-chestnut 7-bay 7-pinto")
    defend(m, "4-bay 4-grey")
    assert told(m, "cowboys-lost") == [{"seat": 0, "number": 2}]
    assert hand(m, 0) == ["1-bay", "5-bay", "8-bay", "8-chestnut", "8-grey", "8-pinto"]
    assert {"7-bay", "7-pinto"} <= set(hand(m, 2))
    played = ["3-bay", "3-grey", "4-bay", "4-grey", "cowboy", "cowboy"]
    assert m.view(None)["discards"] == played
    assert numbers(m) == [6, 6, 6]


def test_ruling_the_thief_draws_first_then_the_owner() -> None:
    m = tried()
    defend(m, "4-bay 4-grey")
    assert told(m, "cards-drawn") == [{"seat": 0, "number": 4}, {"seat": 2, "number": 2}]
    order = ("theft-tried", "theft-answered", "cowboys-lost", "cards-drawn")
    assert kinds(m, *order) == [*order, "cards-drawn"]


def test_cowboys_that_were_played_are_lost_anyway_and_counted_once() -> None:
    m = tried(cards="3-bay cowboy")
    defend(m, "4-bay 4-grey")
    assert told(m, "cowboys-lost") == [{"seat": 0, "number": 1}]
    assert told(m, "cards-drawn")[0] == {"seat": 0, "number": 3}
    assert m.view(None)["discards"].count("cowboy") == 2


def test_without_cowboys_none_are_lost() -> None:
    m = tried(thief="3-bay 3-grey 5-bay 6-grey 7-bay 1-bay")
    defend(m, "4-bay 4-grey")
    assert told(m, "cowboys-lost") == []
    assert told(m, "cards-drawn")[0] == {"seat": 0, "number": 2}


@pytest.mark.parametrize("cards", ["3-pinto 3-chestnut", "4-bay 3-pinto", "4-bay", "8-bay 8-grey"])
def test_an_answer_must_be_strictly_stronger_and_in_hand(cards: str) -> None:
    m = tried()
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer({"cards": cards.split()})
    assert snapshot(m) == before


@pytest.mark.parametrize("answer", [[], {}, {"cards": []}, {"cards": None}, True, "4-bay 4-grey"])
def test_an_answer_is_null_or_a_set(answer: Any) -> None:
    m = tried()
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert snapshot(m) == before


@pytest.mark.parametrize(
    "cards",
    ["4-bay cowboy", "1-bay 1-grey 1-pinto", "1-bay 1-grey 1-pinto cowboy"],
)
def test_ruling_a_defence_may_be_any_strictly_higher_set(cards: str) -> None:
    thief = "3-bay 3-grey 5-bay 6-grey 7-bay 2-bay"
    m = tried(thief=thief, owner="1-bay 1-grey 1-pinto 4-bay cowboy 6-bay")
    defend(m, cards)
    assert told(m, "theft-answered")[0]["cards"] == cards.split()
    assert numbers(m) == [6, 6, 6]


def test_a_run_answers_four_of_a_kind_and_nothing_answers_a_run_to_eight() -> None:
    fours, run = "8-bay 8-grey 8-pinto 8-chestnut", "2-bay 3-bay 4-bay 5-bay cowboy"
    hands = {0: f"{fours} 1-bay 1-grey", 1: f"{run} 1-pinto"}
    m = arranged(hands=hands, corral={1: "bay-stallion-1"})
    steal(m, "bay-stallion-1", fours)
    assert [o and o.cards for o in m.pending.options()] == [
        None,
        tuple(run.split()),
    ]
    hands = {0: "4-grey 5-grey 6-grey 7-grey 8-grey 1-grey", 1: "4-bay 5-bay 6-bay 7-bay 8-bay"}
    m = arranged(hands=hands, corral={1: "midnight"})
    steal(m, "midnight", "4-grey 5-grey 6-grey 7-grey 8-grey")
    assert [*m.pending.options()] == [None]


def test_ruling_a_theft_takes_exactly_its_own_kind_of_set() -> None:
    m = arranged(hands={0: "3-bay 3-grey 3-pinto 5-bay 6-bay 1-bay"}, corral={1: "bay-foal-1"})
    with pytest.raises(IllegalAnswer):
        steal(m, "bay-foal-1", "3-bay 3-grey 3-pinto")
    stolen = [option for option in m.pending.options() if option.action == "steal"]
    assert {len(option.cards) for option in stolen} == {2}


def test_ruling_there_is_one_defence_only() -> None:
    m = tried()
    defend(m, "4-bay 4-grey")
    assert asked(m) == ("action", (1,))


def test_being_asked_does_not_leak_the_owner_is_asked_whatever_is_in_hand() -> None:
    m = tried(owner=PLAIN, thief="3-bay 3-grey 8-bay")
    assert asked(m) == ("defend", (2,))
    assert [*m.pending.options()] == [None]


def test_what_is_in_a_stable_cannot_be_stolen() -> None:
    m = arranged(hands={0: THIEF}, stable={1: "bay-foal-1"}, corral={2: "grey-foal-1"})
    with pytest.raises(IllegalAnswer):
        steal(m, "bay-foal-1", "3-bay 3-grey")
    stolen = {option.mustang for option in m.pending.options() if option.action == "steal"}
    assert stolen == {"grey-foal-1"}


def test_nobody_steals_from_themselves_or_from_the_prairie() -> None:
    m = arranged(hands={0: THIEF}, corral={0: "bay-foal-1"}, face_up="grey-foal-1")
    for mustang in ("bay-foal-1", "grey-foal-1", "foal", "midnight"):
        with pytest.raises(IllegalAnswer):
            steal(m, mustang, "3-bay 3-grey")


def test_a_stolen_special_costs_a_run() -> None:
    m = arranged(hands={0: "1-bay 2-bay 3-bay 4-bay cowboy"}, corral={1: "midnight"})
    steal(m, "midnight", "1-bay 2-bay 3-bay 4-bay cowboy")
    say(m, None)
    assert ranch(m, 0) == ([], ["midnight"])


def test_the_stolen_mustang_can_be_stolen_back_and_stabled() -> None:
    hands = {0: "3-bay 3-grey", 1: "4-bay 4-grey"}
    m = arranged(2, hands=hands, corral={1: "bay-foal-1"})
    steal(m, "bay-foal-1", "3-bay 3-grey")
    say(m, None)
    steal(m, "bay-foal-1", "4-bay 4-grey")
    say(m, None)
    say(m, {"action": "exchange", "cards": hand(m, 0)[:1]})
    stable(m, "bay-foal-1")
    assert ranch(m, 1) == (["bay-foal-1"], [])


def test_a_theft_ends_no_game_and_turns_nothing_up() -> None:
    m = tried()
    say(m, None)
    assert told(m, "mustang-turned-up") == [] and m.result is None
    catch(m, "foal", _any_pair(m, 1))


def _any_pair(m: Match, seat: int) -> str:
    pairs = [option.cards for option in m.pending.options(seat) if option.mustang == "foal"]
    return " ".join(pairs[0])
