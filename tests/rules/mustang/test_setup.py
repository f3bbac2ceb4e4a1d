"""Setting up: what is in the box, the prairie, six cards each, who plays first."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game import load_match, new_match
from game.engine.errors import SetupError
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from game.rules.mustang.box import kind_of, shipped_box
from tests.rules.answering import asked, kinds, told
from tests.rules.mustang.scripting import exchange, hand
from tests.support import NAMES

COATS = ("bay", "chestnut", "palomino", "grey", "pinto")
PILES = {"stallion": 2, "mare": 3, "foal": 4}


def begin(seats: int = 3, first: int = 0, **world: Any) -> Match:
    scripted = ScriptedWorld(rolls=[[str(first)]], **world)
    return new_match("mustang", NAMES[:seats], seed=1, world=scripted)


def stacked() -> list[list[str]]:
    """Everything in the order of the box."""
    box = shipped_box()
    return [*map(list, box.piles.values()), list(box.cards), list(box.events)]


def test_ruling_the_coats_are_bay_chestnut_palomino_grey_and_pinto() -> None:
    assert shipped_box().coats == COATS


def test_there_are_47_mustangs_2_specials_and_in_each_coat_2_stallions_3_mares_4_foals() -> None:
    box = shipped_box()
    assert box.specials == ("midnight", "avalanche")
    for kind, each in PILES.items():
        wanted = [f"{coat}-{kind}-{n}" for coat in COATS for n in range(1, each + 1)]
        assert sorted(box.piles[kind]) == sorted(wanted)
        assert {kind_of(mustang) for mustang in wanted} == {kind}
    assert [len(pile) for pile in box.piles.values()] == [10, 15, 20]
    assert sum(map(len, box.piles.values())) + len(box.specials) == 47


def test_the_deck_has_values_1_to_8_in_the_five_suits_and_9_cowboys() -> None:
    counted = Counter(shipped_box().cards)
    assert counted.pop("cowboy") == 9
    assert counted == {f"{value}-{coat}": 1 for value in range(1, 9) for coat in COATS}
    assert len(shipped_box().cards) == 49


def test_ruling_the_six_events_are_one_of_each_and_two_sunny_days() -> None:
    assert Counter(shipped_box().events) == {
        "broken-fence": 1,
        "indians": 1,
        "heavy-rain": 1,
        "birth": 1,
        "sunny-day": 2,
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_prairie_has_one_of_each_kind_turned_up_and_the_two_specials(seats: int) -> None:
    m = begin(seats, shuffles=stacked())
    view = m.view(None)
    laid = {kind: [f"bay-{kind}-1"] for kind in PILES}
    assert view["open"] == laid
    assert view["piles"] == {"stallion": 9, "mare": 14, "foal": 19}
    assert view["specials"] == ["midnight", "avalanche"]
    assert told(m, "prairie-laid") == [{kind: mustangs[0] for kind, mustangs in laid.items()}]
    assert view["events-left"] == 6 and view["event"] is None and view["events-spent"] == []
    assert view["discards"] == [] and view["gone"] == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_six_cards_which_only_they_see(seats: int) -> None:
    m = begin(seats)
    assert told(m, "cards-dealt") == [{"number": 6}]
    assert m.view(None)["deck"] == 49 - 6 * seats
    for seat in range(seats):
        held = hand(m, seat)
        assert len(held) == 6
        (dealt,) = (log["data"] for log in m.view(seat)["log"] if log["kind"] == "hand-dealt")
        assert dealt == {"seat": seat, "cards": held}
    assert "hand-dealt" not in [log["kind"] for log in m.view(None)["log"]]


def test_hands_are_dealt_from_the_first_player_on_from_the_top_of_the_deck() -> None:
    m = begin(3, first=1, shuffles=stacked())
    cards = shipped_box().cards
    assert [hand(m, seat) for seat in (1, 2, 0)] == [
        list(cards[:6]),
        list(cards[6:12]),
        list(cards[12:18]),
    ]
    assert m.table.deck == list(cards[18:])


def test_a_hand_is_in_order_by_value_then_coat_cowboys_last() -> None:
    orders = stacked()
    dealt = ["cowboy", "7-pinto", "1-grey", "7-bay", "cowboy", "1-chestnut"]
    for card in dealt:
        orders[3].remove(card)
    orders[3] = dealt + orders[3]
    m = begin(2, shuffles=orders)
    assert hand(m, 0) == ["1-chestnut", "1-grey", "7-bay", "7-pinto", "cowboy", "cowboy"]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_ruling_the_first_player_is_drawn_at_random_then_clockwise(first: int) -> None:
    m = begin(3, first)
    assert told(m, "first-player") == [{"seat": first}]
    for turn in range(1, 5):
        seat = (first + turn - 1) % 3
        assert asked(m) == ("action", (seat,))
        view = m.view(None)
        assert (view["active"], view["turn"]) == (seat, turn)
        assert told(m, "turn-began")[-1] == {"seat": seat, "turn": turn}
        exchange(m, hand(m, seat)[0])


def test_every_seat_can_be_drawn() -> None:
    firsts = [new_match("mustang", NAMES[:5], seed=seed).view(None)["active"] for seed in range(60)]
    assert set(firsts) == set(range(5))


def test_the_set_up_asks_the_world_in_this_order() -> None:
    m = begin(4, shuffles=stacked())
    asked_for = [(who, len(what)) for who, what in m.journal]
    shuffled = [("shuffle", number) for number in (10, 15, 20, 49, 6)]
    assert asked_for == [("roll", 1), *shuffled]
    told_kinds = ["first-player", "prairie-laid", "cards-dealt", *["hand-dealt"] * 4, "turn-began"]
    assert kinds(m) == told_kinds


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_mustang_is_for_2_to_5_ranchers(seats: int) -> None:
    names = [f"Rancher {number}" for number in range(seats)]
    with pytest.raises(SetupError, match="2 to 5 players"):
        new_match("mustang", names, seed=1)


@pytest.mark.parametrize("options", [{"board": "mustang"}, {"must-fall": True}, {7: 7}])
def test_there_are_no_other_options(options: dict[Any, Any]) -> None:
    with pytest.raises(SetupError, match="its options are first"):
        new_match("mustang", NAMES[:3], options=options)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_begins_may_be_chosen(first: int) -> None:
    for seed in range(4):
        m = new_match("mustang", NAMES[:3], seed, {"first": first})
        assert told(m, "first-player") == [{"seat": first}] and asked(m) == ("action", (first,))
        assert [who for who, _ in m.journal] == ["shuffle"] * 5, "nothing is drawn for it"


@pytest.mark.parametrize("first", [-1, 5, True, "0", 1.0, [0]])
def test_only_a_seat_can_begin(first: Any) -> None:
    with pytest.raises(SetupError, match="is a seat from 0 to 4, or null"):
        new_match("mustang", NAMES[:5], options={"first": first})


def test_only_a_seat_at_this_table_can_begin() -> None:
    with pytest.raises(SetupError, match="Seat 4 cannot begin: there are only 3"):
        new_match("mustang", NAMES[:3], options={"first": 3})


def test_who_was_chosen_to_begin_is_kept_in_a_save(tmp_path: Path) -> None:
    m = new_match("mustang", NAMES[:3], 1, {"first": 2})
    m.save(tmp_path / "game.save")
    again = load_match(tmp_path / "game.save")
    assert again.options == {"first": 2} and asked(again) == ("action", (2,))
