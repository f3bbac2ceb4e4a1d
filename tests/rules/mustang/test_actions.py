"""A turn is exactly one action: exchange, catch, or stable. (Theft has a file of its own.)"""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.errors import IllegalAnswer, UndoRefused
from game.rules.mustang.choices import Action
from tests.rules.answering import asked, kinds, snapshot, told
from tests.rules.mustang.scripting import (
    PLAIN,
    arranged,
    catch,
    exchange,
    hand,
    numbers,
    ranch,
    stable,
)

RICH = "3-bay 3-grey 3-pinto 3-chestnut cowboy 1-bay"
RUN = "1-bay 2-bay 3-bay 4-bay cowboy 1-grey"


# ---- exchange


def test_an_exchange_puts_1_card_under_the_deck_and_draws_1() -> None:
    m = arranged(hands={0: PLAIN}, top="8-bay")
    exchange(m, "1-bay")
    assert "8-bay" in hand(m, 0) and "1-bay" not in hand(m, 0)
    assert m.table.deck[-1] == "1-bay"
    assert m.view(None)["discards"] == []
    assert asked(m) == ("action", (1,))


def test_an_exchange_puts_2_cards_under_the_deck_and_draws_2() -> None:
    m = arranged(hands={0: PLAIN}, top="8-bay cowboy 7-bay")
    exchange(m, "6-bay 1-bay")
    assert hand(m, 0) == ["2-chestnut", "3-palomino", "4-grey", "5-pinto", "8-bay", "cowboy"]
    assert m.table.deck[0] == "7-bay"
    assert m.table.deck[-2:] == ["1-bay", "6-bay"], "in hand order, the last one lowest"


def test_an_exchange_tells_all_how_many_and_only_the_player_which() -> None:
    m = arranged(hands={0: PLAIN}, top="8-bay cowboy")
    exchange(m, "1-bay 2-chestnut")
    assert told(m, "exchanged") == [{"seat": 0, "number": 2}]
    assert told(m, "cards-drawn") == [{"seat": 0, "number": 2}]
    (tucked,) = (event for event in m.events if event.kind == "cards-tucked")
    assert tucked.audience == (0,)
    assert tucked.data == {"seat": 0, "cards": ["1-bay", "2-chestnut"]}
    (seen,) = (event for event in m.events if event.kind == "cards-seen")
    assert seen.audience == (0,) and seen.data == {"seat": 0, "cards": ["8-bay", "cowboy"]}
    among = ("exchanged", "cards-tucked", "cards-drawn", "cards-seen")
    assert kinds(m, *among) == list(among)


def test_an_exchange_never_reaches_the_end_of_the_deck() -> None:
    m = arranged(hands={0: PLAIN}, deck="8-bay")
    exchange(m, "1-bay 2-chestnut")
    assert {"8-bay", "1-bay"} <= set(hand(m, 0)), "one of those put under comes straight back"
    assert m.table.deck == ["2-chestnut"]
    assert told(m, "deck-renewed") == []


def test_two_cowboys_are_the_same_card() -> None:
    m = arranged(hands={0: "1-bay 2-bay 3-grey 4-grey cowboy cowboy"})
    options = [o for o in m.pending.options() if o.action == "exchange"]
    assert len(options) == 5 + 10 + 1
    assert sum(option.cards == ("cowboy",) for option in options) == 1
    exchange(m, "cowboy cowboy")
    assert m.table.deck[-2:] == ["cowboy", "cowboy"]


@pytest.mark.parametrize(
    "cards",
    [
        [],
        ["1-bay", "2-chestnut", "3-palomino"],
        ["1-bay", "1-bay"],
        ["8-bay"],
        ["cowboy"],
        ["joker"],
        "1-bay",
        [1],
        None,
    ],
)
def test_only_1_or_2_cards_of_the_hand_can_be_exchanged(cards: Any) -> None:
    m = arranged(hands={0: PLAIN})
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer({"action": "exchange", "cards": cards})
    assert snapshot(m) == before


def test_there_is_no_passing_and_an_exchange_is_always_possible() -> None:
    m = arranged(hands={0: PLAIN})
    for nothing in (None, {}, "pass", {"action": "pass"}, {"action": "exchange"}):
        with pytest.raises(IllegalAnswer):
            m.answer(nothing)
    assert {option.action for option in m.pending.options()} == {"exchange"}


@pytest.mark.parametrize(
    "fields",
    [
        ("exchange", None, ["1-bay"]),
        ("exchange", None, None),
        ("exchange", [], ("1-bay",)),
        ("exchange", None, ("1-bay", ["2-chestnut"])),
        ("pass", None, ("1-bay",)),
        (5, "foal", ("1-bay", "1-bay")),
        (None, None, ()),
        ("catch", [], ("1-bay",)),
        ("stable", {}, ()),
        ("steal", 3, ()),
    ],
)
def test_a_ready_made_action_is_checked_like_any_other(fields: Any) -> None:
    m = arranged(hands={0: PLAIN})
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer(Action(*fields))
    assert snapshot(m) == before


# ---- catch


@pytest.mark.parametrize(
    ("mustang", "cards", "set_", "value"),
    [
        ("grey-foal-4", "3-bay 3-grey", "pair", 3),
        ("grey-mare-2", "3-grey 3-bay 3-pinto", "three", 3),
        ("grey-stallion-2", "3-bay 3-grey 3-chestnut cowboy", "four", 3),
    ],
)
def test_the_set_of_its_kind_catches_the_mustang_that_is_face_up(
    mustang: str, cards: str, set_: str, value: int
) -> None:
    m = arranged(hands={0: RICH}, face_up="grey-foal-4 grey-mare-2 grey-stallion-2")
    kind = mustang.split("-")[1]
    below = m.table.piles[kind][0]
    catch(m, mustang, cards)
    assert ranch(m, 0) == ([], [mustang])
    (caught,) = told(m, "mustang-caught")
    assert (caught["seat"], caught["mustang"], caught["source"]) == (0, mustang, "open")
    assert (sorted(caught["cards"]), caught["set"], caught["value"]) == (
        sorted(cards.split()),
        set_,
        value,
    )
    assert m.view(None)["open"][kind] == [below], "it is replaced from its pile"
    assert told(m, "mustang-turned-up") == [{"mustang": below}]
    assert asked(m) == ("action", (1,))


def test_a_catch_may_take_the_top_face_down_one_which_is_not_replaced() -> None:
    m = arranged(hands={0: RICH}, face_up="grey-foal-4")
    top = m.table.piles["foal"][0]
    left = len(m.table.piles["foal"])
    catch(m, "foal", "3-bay 3-grey")
    assert ranch(m, 0) == ([], [top])
    assert told(m, "mustang-caught")[0]["source"] == "pile"
    assert m.view(None)["open"]["foal"] == ["grey-foal-4"]
    assert m.view(None)["piles"]["foal"] == left - 1
    assert told(m, "mustang-turned-up") == []


@pytest.mark.parametrize("special", ["midnight", "avalanche"])
def test_a_royal_run_catches_a_special_which_is_never_replaced(special: str) -> None:
    m = arranged(hands={0: RUN})
    piles = m.view(None)["piles"]
    catch(m, special, "1-bay 2-bay 3-bay 4-bay cowboy")
    assert ranch(m, 0) == ([], [special])
    assert special not in m.view(None)["specials"]
    (caught,) = told(m, "mustang-caught")
    assert (caught["source"], caught["set"], caught["value"]) == ("special", "run", 5)
    assert m.view(None)["piles"] == piles and told(m, "mustang-turned-up") == []


def test_an_extra_one_that_is_face_up_is_replaced_too() -> None:
    m = arranged(hands={0: RICH}, face_up="grey-foal-4 grey-foal-3 bay-mare-1 bay-stallion-1")
    below = m.table.piles["foal"][0]
    catch(m, "grey-foal-4", "3-bay 3-grey")
    assert m.view(None)["open"]["foal"] == ["grey-foal-3", below], "the oldest first"


def test_a_special_that_came_back_is_caught_and_not_replaced() -> None:
    m = arranged(hands={0: RUN}, specials="avalanche midnight")
    catch(m, "midnight", "1-bay 2-bay 3-bay 4-bay cowboy")
    assert m.view(None)["specials"] == ["avalanche"]


def test_ruling_a_catch_takes_exactly_its_own_kind_of_set() -> None:
    m = arranged(hands={0: RICH}, face_up="grey-foal-4 grey-mare-2 grey-stallion-2")
    before = snapshot(m)
    for mustang, cards in [
        ("grey-foal-4", "3-bay 3-grey 3-pinto"),
        ("grey-mare-2", "3-bay 3-grey"),
        ("mare", "3-bay 3-grey 3-pinto 3-chestnut"),
        ("stallion", "3-bay 3-grey 3-pinto"),
        ("midnight", "3-bay 3-grey 3-pinto 3-chestnut"),
        ("midnight", "3-bay 3-grey 3-pinto 3-chestnut cowboy"),
    ]:
        with pytest.raises(IllegalAnswer):
            m.answer({"action": "catch", "mustang": mustang, "cards": cards.split()})
    assert snapshot(m) == before


@pytest.mark.parametrize(
    ("mustang", "cards"),
    [
        ("bay-foal-1", "3-bay 3-grey"),  # face down
        ("grey-foal-1", "3-bay 3-grey"),  # in another's corral
        ("grey-foal-4", "3-bay 1-bay"),  # no pair
        ("grey-foal-4", "8-bay 8-grey"),  # not in hand
        ("grey-foal-4", "3-bay 3-bay"),  # only one of it
        ("grey-foal-4", ""),
        ("special", "3-bay 3-grey"),
        (None, "3-bay 3-grey"),
        ("", "3-bay 3-grey"),
    ],
)
def test_only_what_is_there_can_be_caught_with_cards_in_hand(
    mustang: str | None, cards: str
) -> None:
    m = arranged(hands={0: RICH}, face_up="grey-foal-4", corral={1: "grey-foal-1"})
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer({"action": "catch", "mustang": mustang, "cards": cards.split()})
    assert snapshot(m) == before


def test_cards_played_go_to_the_discards_and_as_many_are_drawn_back() -> None:
    m = arranged(hands={0: RICH}, top="8-bay 8-grey 8-pinto")
    catch(m, "mare", "cowboy 3-bay 3-pinto")
    assert m.view(None)["discards"] == ["3-bay", "3-pinto", "cowboy"], "in hand order"
    assert hand(m, 0) == ["1-bay", "3-chestnut", "3-grey", "8-bay", "8-grey", "8-pinto"]
    assert told(m, "cards-drawn") == [{"seat": 0, "number": 3}]
    assert numbers(m) == [6, 6, 6]


def test_the_journal_keeps_the_cards_in_hand_order() -> None:
    m = arranged(hands={0: RICH})
    catch(m, "mare", "cowboy 3-pinto 3-bay")
    assert m.journal[0][1].cards == ("3-bay", "3-pinto", "cowboy")


def test_every_way_to_play_a_set_is_offered_once() -> None:
    m = arranged(hands={0: "6-bay 6-grey 7-bay 8-grey cowboy cowboy"}, face_up="grey-foal-4")
    pairs = [o.cards for o in m.pending.options() if o.mustang == "grey-foal-4"]
    assert sorted(pairs) == sorted(
        [
            ("6-bay", "6-grey"),
            ("6-bay", "cowboy"),
            ("6-grey", "cowboy"),
            ("7-bay", "cowboy"),
            ("8-grey", "cowboy"),
            ("cowboy", "cowboy"),
        ]
    )
    assert sorted(o.cards for o in m.pending.options() if o.mustang == "foal") == sorted(pairs)


# ---- stable


def test_a_mustang_of_the_own_corral_moves_to_the_stable_without_cards() -> None:
    m = arranged(corral={0: "bay-foal-1 midnight"}, stable={0: "grey-mare-1"})
    before = hand(m, 0)
    stable(m, "midnight")
    assert ranch(m, 0) == (["grey-mare-1", "midnight"], ["bay-foal-1"])
    assert hand(m, 0) == before and m.view(None)["discards"] == []
    assert told(m, "mustang-stabled") == [{"seat": 0, "mustang": "midnight", "why": "action"}]
    assert asked(m) == ("action", (1,))


@pytest.mark.parametrize(
    "answer",
    [
        {"action": "stable", "mustang": "grey-foal-1"},  # another's
        {"action": "stable", "mustang": "grey-mare-1"},  # there already
        {"action": "stable", "mustang": "foal"},
        {"action": "stable"},
        {"action": "stable", "mustang": "bay-foal-1", "cards": ["1-bay"]},
        {"action": "stable", "mustang": "bay-foal-1", "why": "rain"},
    ],
)
def test_only_a_mustang_of_the_own_corral_can_be_stabled(answer: dict[str, Any]) -> None:
    m = arranged(hands={0: PLAIN}, corral={0: "bay-foal-1", 1: "grey-foal-1"})
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert snapshot(m) == before


def test_stabling_can_be_taken_back_and_a_draw_cannot() -> None:
    m = arranged(corral={0: "bay-foal-1"}, hands={1: PLAIN})
    before = snapshot(m)
    stable(m, "bay-foal-1")
    m.undo(0)
    assert snapshot(m) == before
    stable(m, "bay-foal-1")
    exchange(m, "1-bay")
    with pytest.raises(UndoRefused, match="revealed a secret"):
        m.undo(1)
