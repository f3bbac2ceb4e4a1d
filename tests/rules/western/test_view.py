"""What a seat may know: a hand is its owner's, until it is shown."""

from __future__ import annotations

import copy
import json
from functools import partial
from typing import Any

import msgspec
import pytest

from game import new_match
from game.engine.errors import IllegalAnswer, SaveError, UndoRefused
from game.rules.western.box import shipped_box
from game.rules.western.options import OPTIONS
from game.rules.western.redeal import redeal
from game.rules.western.rules import Western
from tests.rules import always
from tests.rules.answering import asked, say
from tests.rules.western.scripting import arranged, gambler, hand, play
from tests.support import TEN_NAMES

KEYS = {
    *("game", "players", "pot", "deck", "discards", "direction", "turn", "active", "goal"),
    *("hand-limit", "draw-limit", "times", "pays", "joins-whisky", "open-train"),
    *("taken", "out", "play", "train", "winner", "you", "log"),
}


def test_a_view_has_these_keys_and_is_plain_json() -> None:
    m = new_match("western", TEN_NAMES[:6], seed=3)
    for seat in (None, 0, 5):
        view = m.view(seat)
        assert set(view) == KEYS and view["game"] == "western" and view["you"] == seat
        assert json.loads(json.dumps(view)) == view
        keys = {"name", "money", "cards", "sheriff", "loses-turn"}
        assert all(set(one) == keys for one in view["players"])


def test_the_own_hand_is_a_list_anothers_a_count() -> None:
    m = arranged(hands={0: "dog levy hat", 1: "cake"})
    assert [one["cards"] for one in m.view(0)["players"]] == [["levy", "dog", "hat"], 1, 2, 2]
    assert [one["cards"] for one in m.view(None)["players"]] == [3, 1, 2, 2]


def test_an_open_view_shows_every_hand_and_nothing_else_more() -> None:
    m = arranged(hands={0: "dog levy hat", 1: "cake"})
    seen, spectators = m.rules.open_view(m.table), m.rules.view(m.table, None)
    assert [one.hand for one in seen.players] == [tuple(one.cards) for one in m.table.gamblers]
    assert [one.count for one in seen.players] == [one.cards for one in spectators.players]
    assert msgspec.structs.replace(seen, players=spectators.players) == spectators


def test_a_view_is_the_seats_own_to_write_on() -> None:
    m = arranged(deck="levy", losses={(1, 0): 50})
    before = m.rules.pack(m.table)
    view = m.view(0)
    for thing in (view["players"][0]["cards"], view["discards"], view["taken"][1], view["times"]):
        thing.clear()
    view["out"].clear()
    assert m.rules.pack(m.table) == before and m.view(0)["times"] and m.view(0)["out"]


def test_what_is_played_is_in_the_public_view_as_the_protocol_says() -> None:
    m = arranged(hands={0: "attack-2 levy levy", 1: "dog levy"})
    play(m, "attack-2", 1)
    say(m, "dog")
    assert m.view(None)["play"] == {
        "seat": 0,
        "cards": ["attack-2"],
        "card": "attack-2",
        "target": 1,
        "counter": "dog",
        "step": "over-counter",
    }
    m = arranged(hands={0: "train attack-1 levy", 1: "attack-2 horse levy"})
    play(m, "train attack-1")
    say(m, {"cards": ["attack-2"]})
    assert m.view(None)["train"] == {
        "seat": 0,
        "leader": 1,
        "cards": ["attack-2"],
        "combination": "attack-2",
        "hat": False,
        "passed": [],
    }


def test_options_are_the_asked_seats_secret() -> None:
    m = arranged()
    with pytest.raises(IllegalAnswer, match="Seat 1 is not asked"):
        m.pending.options(1)


def test_what_was_played_or_drawn_cannot_be_taken_back() -> None:
    m = arranged(hands={0: "sheriff levy dog"})
    play(m, "sheriff")
    with pytest.raises(UndoRefused):
        m.undo()
    say(m, None)
    m.undo()
    assert asked(m) == ("stop-sheriff", (1,)), "a pass can, while nothing has followed"
    for _ in range(3):
        say(m, None)
    say(m, 1)
    with pytest.raises(UndoRefused, match="revealed a secret"):
        m.undo()


@pytest.mark.parametrize(
    ("cards", "target", "answers"),
    [
        ("", None, [{"discard": "dog"}]),
        ("saloon", 1, [None]),  # both hands were shown
        ("attack-1", 1, ["dog"]),
        ("train attack-1", None, [{"cards": ["attack-2"]}]),
    ],
)
def test_there_is_no_way_back_once_a_card_was_shown(
    cards: str, target: int | None, answers: list[Any]
) -> None:
    hands = {0: f"{cards} dog cake cake", 1: "attack-2 dog levy levy"}
    m = arranged(hands=hands)
    if cards:
        play(m, cards, target)
    for answer in answers:
        say(m, answer)
    with pytest.raises(UndoRefused):
        m.undo()


# ---- tables that a seat could not tell apart

twins = partial(always.twins, redeal)


def test_other_hands_and_the_deck_change_and_what_is_seen_stays() -> None:
    m = arranged(hands={0: "dog levy hat", 1: "cake cake horse", 2: "train joker joker"})
    tables = twins(m, 0)
    assert all(table.gamblers[0].cards == ["levy", "dog", "hat"] for table in tables)
    for changing in (
        lambda table: table.gamblers[1].cards,
        lambda table: table.gamblers[2].cards,
        lambda table: table.deck,
    ):
        assert len({tuple(changing(table)) for table in tables}) > 20
    assert len({tuple(table.gamblers[0].cards) for table in twins(m, None)}) > 20


def test_all_know_the_hands_that_hands_up_has_shown() -> None:
    m = arranged(hands={0: "hands-up dog dog", 1: "joker hat"}, top="train train")
    play(m, "hands-up")
    for seat in (0, 2, None):
        assert all(table.gamblers[1].cards == ["joker", "hat"] for table in twins(m, seat))
    assert len({tuple(table.gamblers[0].cards) for table in twins(m, 2)}) > 10, "but not Ann's"
    say(m, 2)
    assert len({tuple(table.gamblers[0].cards) for table in twins(m, 1)}) > 10


def test_a_card_that_was_seen_and_played_is_followed_no_more() -> None:
    m = arranged(hands={0: "hands-up dog dog", 1: "levy levy hat"})
    play(m, "hands-up")
    say(m, 0)
    play(m, "levy")
    say(m, 2)
    for table in twins(m, 0):
        assert {"levy", "hat"} <= {*table.gamblers[1].cards}
    assert len({tuple(table.gamblers[1].cards) for table in twins(m, 0)}) > 10, "two were drawn"


def test_who_took_a_card_and_who_lost_it_know_it() -> None:
    hands = {0: "give-it-back train dog", 2: "hat levy"}
    m = arranged(hands=hands, losses={(2, 0): 50}, shuffles=[["train", "dog"]])
    play(m, "give-it-back", 2)
    say(m, "hat")
    assert hand(m, 2) == ["levy", "train"] and gambler(m, 2).marks == [("train", 1)]
    assert all("train" in table.gamblers[2].cards for table in twins(m, 0))
    for other in (1, None):
        assert any("train" not in table.gamblers[2].cards for table in twins(m, other))


def test_of_a_hand_that_was_shown_the_others_do_not_know_which_card_was_taken() -> None:
    """Dan has seen all hands; then Cleo takes a card of Ann's: to Dan it may be any of them."""
    hands = {0: "give-it-back train dog dog", 2: "hat levy", 3: "hands-up cake"}
    m = arranged(hands=hands, losses={(2, 0): 50}, active=3, shuffles=[["train", "dog", "dog"]])
    play(m, "hands-up")
    say(m, 0)
    play(m, "give-it-back", 2)
    say(m, "hat")
    assert (hand(m, 0), hand(m, 2)) == (["dog", "dog"], ["levy", "train"])
    for seat in (1, 3, None):
        tables = twins(m, seat)
        assert any("train" not in table.gamblers[2].cards for table in tables)
        assert all("dog" in table.gamblers[0].cards for table in tables), "one of two is sure"
        assert any(table.gamblers[0].cards.count("dog") == 1 for table in tables)
    assert all(table.gamblers[0].cards == ["dog", "dog"] for table in twins(m, 2))
    assert all("train" in table.gamblers[2].cards for table in twins(m, 0))


def test_a_card_that_leaves_may_be_the_one_that_was_seen_for_everybody() -> None:
    """Two of a kind, each seen by another: when one is laid, neither is sure of the other."""
    m = arranged(hands={0: "levy levy dog"})
    gambler(m, 0).marks = [("levy", 1 << 1), ("levy", 1 << 2 | 1 << 1)]
    play(m, "levy")
    assert gambler(m, 0).marks == [("levy", 1 << 1)]


# ---- tables that cannot be


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda t: t["gamblers"].clear(), "the seats are not those"),
        (lambda t: t.update(active=4), "the seats are not those"),
        (lambda t: t["gamblers"][0].update(seat=1), "do not sit where they should"),
        (lambda t: t["gamblers"][0].update(name="Zoe"), "its gamblers are not those"),
        (lambda t: t.update(direction=0), "in no direction"),
        (lambda t: t["deck"].pop(), "the cards are not the 96"),
        (lambda t: t["deck"].append("hat"), "the cards are not the 96"),
        (lambda t: t["gamblers"][0].update(sheriff=True), "the cards are not the 96"),
        (lambda t: t.update(pot=60), "the money is not the 610k"),
        (lambda t: t.update(pot=-10), "that is no money"),
        (lambda t: t["gamblers"][0].update(money=145) or t.update(pot=45), "that is no money"),
        (lambda t: t.update(due=[0, 0, 0, 0]), "has begun already"),
        (lambda t: t.update(winner=0), "no turn can follow"),
        (lambda t: t.update(turn=-1), "no turn can follow"),
        (lambda t: t.update(turn=0), "with everything in the box"),
        (
            lambda t: (
                t["gamblers"][0].update(money=420)
                or t["gamblers"][1].update(money=0)
                or t["gamblers"][2].update(money=0)
            ),
            "somebody has won",
        ),
        (
            lambda t: (
                t["deck"].extend(t["gamblers"][0]["cards"]) or t["gamblers"][0]["cards"].clear()
            ),
            "cannot hold 0 cards",
        ),
        (lambda t: t["gamblers"][0]["cards"].reverse(), "in disorder"),
        (lambda t: t["gamblers"][0].update(losses=[0]), "miscounts what was taken"),
        (lambda t: t["gamblers"][0].update(losses=[0, -10, 0, 0]), "miscounts what was taken"),
        (lambda t: t["gamblers"][0].update(marks=[["hat", 2]]), "does not hold"),
        (lambda t: t["gamblers"][1].update(loses_turn=True), "only the next player"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(spoil: Any, reason: str) -> None:
    m = arranged(4, hands={0: "levy dog"})
    data = m.rules.table_data(m.checkpoint.table)
    m.rules.table_from_data(copy.deepcopy(data), m.names)
    spoil(data)
    with pytest.raises(SaveError, match=reason):
        m.rules.table_from_data(data, m.names)


def test_the_set_up_is_a_turn_that_can_begin() -> None:
    rules = Western(OPTIONS.checked({}), shipped_box())
    table = rules.new_table(TEN_NAMES[:3])
    assert rules.table_from_data(rules.table_data(rules.pack(table)), TEN_NAMES[:3]) == table


def test_no_table_fits_options_that_cannot_be() -> None:
    m = arranged(4)
    data = m.rules.table_data(m.checkpoint.table)
    rules = Western(OPTIONS.checked({"goal": 620}), shipped_box())
    with pytest.raises(SaveError, match="Nobody could win"):
        rules.table_from_data(data, TEN_NAMES[:4])
