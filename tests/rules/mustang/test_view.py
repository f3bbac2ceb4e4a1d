"""What a seat may know: a hand is its owner's, and nobody sees what lies face down."""

from __future__ import annotations

import copy
import json
from functools import partial
from typing import Any

import pytest

from game import new_match
from game.engine.errors import SaveError
from game.rules.mustang.box import COWBOY, shipped_box
from game.rules.mustang.redeal import redeal
from game.rules.mustang.rules import Mustang
from tests.rules import always
from tests.rules.answering import say
from tests.rules.mustang.scripting import (
    PLAIN,
    arranged,
    catch,
    defend,
    exchange,
    hand,
    rancher,
    steal,
)
from tests.support import NAMES

KEYS = {
    *("game", "ranchers", "piles", "open", "specials", "gone", "deck", "discards", "events-left"),
    *("events-spent", "event", "event-open", "turn", "active", "exchanges", "theft", "over"),
    *("ended-by", "you", "log"),
}
OTHERS = "1-chestnut 2-bay 3-bay 5-bay 6-grey 7-grey"


def test_a_view_has_these_keys_and_is_plain_json() -> None:
    m = new_match("mustang", NAMES[:4], seed=3)
    for seat in (None, 0, 3):
        view = m.view(seat)
        assert set(view) == KEYS and view["game"] == "mustang" and view["you"] == seat
        assert json.loads(json.dumps(view)) == view
        keys = {"name", "cards", "stable", "corral", "score"}
        assert all(set(one) == keys for one in view["ranchers"])


def test_the_own_hand_is_a_list_anothers_a_count() -> None:
    m = arranged(hands={0: PLAIN, 1: OTHERS})
    assert [one["cards"] for one in m.view(0)["ranchers"]] == [PLAIN.split(), 6, 6]
    assert [one["cards"] for one in m.view(None)["ranchers"]] == [6, 6, 6]


def test_the_running_score_counts_stable_and_corral() -> None:
    m = arranged(stable={1: "bay-stallion-1"}, corral={1: "bay-mare-1", 2: "midnight"})
    assert [one["score"] for one in m.view(0)["ranchers"]] == [0, 3 + 2 + 2, 5]


def test_a_view_is_the_seats_own_to_write_on() -> None:
    m = arranged(stable={1: "bay-stallion-1"}, corral={1: "bay-mare-1"}, deck="8-bay")
    before = m.rules.pack(m.table)
    view = m.view(0)
    for thing in (view["ranchers"][0]["cards"], view["ranchers"][1]["stable"], view["discards"]):
        thing.clear()
    view["open"]["foal"].clear()
    view["specials"].clear()
    assert m.rules.pack(m.table) == before


def test_options_are_the_active_seats_secret_and_nobody_else_is_asked() -> None:
    m = arranged(hands={0: PLAIN})
    assert m.pending.seats == (0,)
    with pytest.raises(ValueError, match="Seat 1 is not asked"):
        m.pending.options(1)


# ---- tables that a seat could not tell apart

twins = partial(always.twins, redeal)


def test_hands_deck_piles_and_events_change_and_what_is_seen_stays() -> None:
    m = arranged(hands={0: PLAIN}, events="birth indians")
    tables = twins(m, 0)
    assert all(table.ranchers[0].cards == PLAIN.split() for table in tables)
    assert all(table.open == m.table.open for table in tables)
    for changing in (
        lambda table: table.ranchers[1].cards,
        lambda table: table.ranchers[2].cards,
        lambda table: table.deck,
        lambda table: table.piles["stallion"],
        lambda table: table.piles["foal"],
        lambda table: table.events,
    ):
        assert len({tuple(changing(table)) for table in tables}) > 20


def test_whoever_put_a_card_under_the_deck_knows_it_there() -> None:
    m = arranged(hands={0: PLAIN, 1: OTHERS})
    exchange(m, "1-bay 2-chestnut")
    exchange(m, "7-grey")
    assert all(table.deck[-3:-1] == ["1-bay", "2-chestnut"] for table in twins(m, 0))
    assert len({table.deck[-1] for table in twins(m, 0)}) > 10, "but not what another put there"
    assert all(table.deck[-1] == "7-grey" for table in twins(m, 1))
    assert len({table.deck[-2] for table in twins(m, 1)}) > 10
    assert len({tuple(table.deck[-3:]) for table in twins(m, None)}) > 20


def test_and_knows_it_in_the_hand_of_who_draws_it() -> None:
    m = arranged(2, hands={0: "1-bay cowboy", 1: OTHERS}, deck="8-bay 8-grey")
    exchange(m, "1-bay cowboy")  # the deck is now these two
    exchange(m, "7-grey 6-grey")
    assert {"1-bay", COWBOY} <= set(hand(m, 1))
    for table in twins(m, 0):
        assert {"1-bay", COWBOY} <= set(table.ranchers[1].cards)
    assert any("1-bay" not in table.ranchers[1].cards for table in twins(m, None))
    assert any(COWBOY not in table.ranchers[1].cards for table in twins(m, None))


def test_a_card_that_was_followed_and_played_is_followed_no_more() -> None:
    m = arranged(2, hands={0: "1-bay", 1: "1-grey 2-bay 3-bay 5-bay 6-grey 7-grey"}, deck="8-bay")
    exchange(m, "1-bay")
    exchange(m, "7-grey")
    assert rancher(m, 1).marks == [("1-bay", 1)]
    exchange(m, hand(m, 0)[0])
    catch(m, "foal", "1-bay 1-grey")
    assert "1-bay" not in dict(rancher(m, 1).marks)


def test_nobody_follows_a_card_through_a_shuffle() -> None:
    m = arranged(2, exchanges=3, hands={0: PLAIN})
    exchange(m, "1-bay")
    assert m.table.tucked == []
    assert len({tuple(table.deck) for table in twins(m, 0)}) > 30


def test_all_know_that_a_thief_who_failed_has_no_cowboy_left() -> None:
    hands = {0: "3-bay 3-grey 1-grey 5-bay 6-grey 7-grey", 1: "4-bay 4-grey"}
    m = arranged(hands=hands, corral={1: "bay-foal-1"}, top="8-bay 8-grey")
    steal(m, "bay-foal-1", "3-bay 3-grey")
    defend(m, "4-bay 4-grey")
    for seat in (1, 2, None):
        held = [table.ranchers[0].cards.count(COWBOY) for table in twins(m, seat, 200)]
        assert max(held) == 2, "only the two cards drawn since may be cowboys"


def test_the_last_event_is_known_by_what_was_spent() -> None:
    m = arranged(events="birth", spent=True)
    assert all(table.events == ["birth"] for table in twins(m, 0, 5))


# ---- tables that cannot be


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda t: t["ranchers"].clear(), "the seats are not those"),
        (lambda t: t.update(active=3), "the seats are not those"),
        (lambda t: t["ranchers"][0].update(seat=1), "do not sit where they should"),
        (lambda t: t["ranchers"][0].update(name="Zoe"), "its ranchers are not those"),
        (lambda t: t["deck"].pop(), "the cards are not the 49"),
        (lambda t: t["deck"].append(COWBOY), "the cards are not the 49"),
        (lambda t: t["events"].pop(), "the events are not the 6"),
        (lambda t: t["piles"]["foal"].pop(), "the mustangs are not those"),
        (lambda t: t["gone"].append("midnight"), "the mustangs are not those"),
        (lambda t: t["piles"].update(mule=[]), "other piles"),
        (lambda t: t["open"]["mare"].append(t["piles"]["foal"].pop()), "something else lies"),
        (lambda t: t.update(event="birth"), "has begun already"),
        (lambda t: t.update(over="pile"), "no turn can follow"),
        (lambda t: t.update(turn=-1), "no turn can follow"),
        (lambda t: t.update(turn=0), "with everything in the box"),
        (lambda t: t.pop("turn"), "with everything in the box"),
        (
            lambda t: t["gone"].extend(t["piles"].pop("foal")) or t["piles"].update(foal=[]),
            "no turn",
        ),
        (lambda t: t["deck"].append(t["ranchers"][0]["cards"].pop()), "does not hold 6 cards"),
        (lambda t: t["ranchers"][0]["cards"].reverse(), "in disorder"),
        (lambda t: t["discards"].extend(t["deck"]) or t["deck"].clear(), "the deck cannot"),
        (lambda t: t.update(tucked=[1] * 99), "the deck cannot"),
        (lambda t: t["gone"].append(t["open"]["foal"].pop()), "nothing face up"),
        (lambda t: t.update(exchanges=6), "miscounts the exchanges"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(spoil: Any, reason: str) -> None:
    m = arranged(3)
    data = m.rules.table_data(m.rules.pack(m.table))
    data["news"] = []
    m.rules.table_from_data(copy.deepcopy(data), m.names)
    spoil(data)
    with pytest.raises(SaveError, match=reason):
        m.rules.table_from_data(data, m.names)


def test_the_set_up_is_a_turn_that_can_begin() -> None:
    rules = Mustang(shipped_box())
    table = rules.new_table(NAMES[:3])
    assert rules.table_from_data(rules.table_data(rules.pack(table)), NAMES[:3]) == table


def test_no_turn_begins_with_a_whole_herd() -> None:
    m = arranged(2, corral={0: "bay-foal-1"})
    data = m.rules.table_data(m.rules.pack(m.table))
    data["news"] = []
    piles, stable = data["piles"], data["ranchers"][0]["stable"]
    for kind, number in (("stallion", 1), ("mare", 2), ("foal", 3)):
        stable += [piles[kind].pop() for _ in range(number)]
    with pytest.raises(SaveError, match="a whole herd"):
        m.rules.table_from_data(data, m.names)


def test_a_theft_is_never_the_start_of_a_turn() -> None:
    m = arranged(2, hands={0: "3-bay 3-grey"}, corral={1: "bay-foal-1"})
    steal(m, "bay-foal-1", "3-bay 3-grey")
    data = m.rules.table_data(m.rules.pack(m.table))
    data["news"] = []
    with pytest.raises(SaveError, match="has begun already"):
        m.rules.table_from_data(data, m.names)
    say(m, None)
