"""What a seat may know: a hand is its owner's, what is left over nobody's."""

from __future__ import annotations

import copy
import json
from functools import partial
from typing import Any
from unittest.mock import ANY

import pytest
from msgspec.structs import replace

from game import new_match
from game.engine.errors import IllegalAnswer, SaveError, UndoRefused
from game.engine.match import Match
from game.engine.views import typed_view
from game.rules.derby.box import shipped_box
from game.rules.derby.cards import HORSES
from game.rules.derby.events import EVENTS
from game.rules.derby.options import OPTIONS
from game.rules.derby.redeal import redeal
from game.rules.derby.rules import Derby
from game.rules.derby.view import DerbyView
from tests.rules import always
from tests.rules.answering import asked, say, told
from tests.rules.derby.scripting import begin, fact, lay, racing
from tests.support import TEN_NAMES

KEYS = {
    *("game", "phase", "options", "players", "horses", "bookmaker", "first", "round", "stack"),
    *("left-over", "active", "race-round", "on-move", "order", "arrived", "move", "winners"),
    *("deck", "rows", "first-rows", "shifts", "pays", "prizes", "tracks", "stacks", "you", "log"),
}
PLAYER = {"name", "cards", "stacks", "die-card", "prizes", "chips"}
HORSE = {"horse", "row", "cards", "played", "bets", "rider", "track", "square", "place"}
MOVE = {
    *("horse", "seat", "card", "level", "start", "square", "value", "pushes", "sure", "rolls"),
    "step",
}


def test_a_view_has_these_keys_and_is_plain_json() -> None:
    for m in (new_match("derby", TEN_NAMES[:6], seed=3), racing()):
        for seat in (None, 0, 1):
            view = m.view(seat)
            assert set(view) == KEYS and view["game"] == "derby" and view["you"] == seat
            assert json.loads(json.dumps(view)) == view
            assert all(set(one) == PLAYER for one in view["players"])
            assert all(set(one) == HORSE for one in view["horses"])
    assert set(view["move"]) == MOVE and view["move"]["step"] == "ride"
    assert view["winners"] is None, "nobody has won yet"


def test_a_view_of_the_race_in_its_public_form() -> None:
    m = racing(cards={"brown": "8-yellow 4-red"}, squares={"brown": 2}, hidden_hands=True)
    view = m.view(1)
    assert view["options"] == {
        **{"first-card": 0, "hard-ride": False, "choose-tracks": False, "hidden-hands": True},
    }
    assert view["horses"][0] == {
        **{"horse": "brown", "row": 0, "cards": 6, "played": [], "bets": [15, 0], "rider": 0},
        **{"track": 1, "square": 2, "place": None},
    }
    assert m.view(0)["horses"][0]["cards"][:2] == ["8-yellow", "4-red"]
    say(m, "8-yellow")
    assert m.view(1)["move"] == {
        **{"horse": "brown", "seat": 0, "card": "8-yellow", "level": False, "start": 2},
        **{"square": m.view(1)["horses"][0]["square"], "value": 8, "pushes": 0},
        **{"sure": m.view(1)["move"]["sure"], "rolls": [], "step": "push"},
    }


def test_the_struct_and_its_public_form_say_the_same() -> None:
    for m in (begin(3), racing(), racing(hidden_hands=True)):
        for seat in (None, 0, 1):
            seen = m.seen(seat)
            assert typed_view(m.view(seat), DerbyView, EVENTS) == replace(seen, log=ANY)
            assert [event.kind for event in seen.log] == [
                one["kind"] for one in m.view(seat)["log"]
            ]


def test_an_open_view_differs_from_a_spectators_by_cards_alone() -> None:
    for m in (begin(4), racing(hidden_hands=True)):
        seen, everything = m.rules.view(m.table, None), m.rules.open_view(m.table)
        assert [player.hand for player in everything.players] == [
            tuple(bettor.cards) for bettor in m.table.bettors
        ]
        assert [horse.cards for horse in everything.horses] == [
            tuple(horse.cards) for horse in m.table.horses
        ]
        without_cards = [
            replace(
                view,
                players=[replace(player, cards=0) for player in view.players],
                horses=[replace(horse, cards=0) for horse in view.horses],
            )
            for view in (seen, everything)
        ]
        assert without_cards[0] == without_cards[1] and seen != everything


def test_the_own_hand_is_a_list_anothers_a_count() -> None:
    m = begin(6, hands={0: "special 2-red 9-yellow 8-red 4-blue"})
    hand = ["9-yellow", "8-red", "4-blue", "2-red", "special"]
    assert [one["cards"] for one in m.view(0)["players"]] == [hand, 5, 5, 5, 5, 5]
    assert [one["cards"] for one in m.view(None)["players"]] == [5] * 6


def test_a_view_is_the_seats_own_to_write_on() -> None:
    m = racing()
    before = m.rules.pack(m.table)
    view = m.view(0)
    for key in ("deck", "rows", "first-rows", "shifts", "pays", "tracks", "order", "options"):
        view[key].clear()
    for key in ("cards", "played", "bets"):
        view["horses"][0][key].clear()
    assert m.rules.pack(m.table) == before and m.view(0)["deck"] and m.view(0)["pays"][0]
    m.view(0)["pays"][0].clear()
    assert m.view(0)["pays"][0] and m.view(0)["options"]


def test_options_are_the_asked_seats_secret() -> None:
    with pytest.raises(IllegalAnswer, match="Seat 1 is not asked"):
        begin().pending.options(1)


def test_a_bet_can_be_taken_back_and_a_card_cannot() -> None:
    m = begin(hands={0: "2-red"})
    say(m, "red")
    m.undo()
    assert asked(m) == ("bet", (0,)) and m.view(0)["players"][0]["stacks"][0] == 5
    say(m, "green")
    lay(m, "2-red", "red")
    with pytest.raises(UndoRefused, match="revealed a secret"):
        m.undo()


# ---- tables that a seat could not tell apart

twins = partial(always.twins, redeal)


def test_other_hands_and_what_is_left_over_change_and_the_own_hand_stays() -> None:
    m = begin(4)
    own = m.view(0)["players"][0]["cards"]
    tables = twins(m, 0)
    assert all(table.bettors[0].cards == own for table in tables)
    for changing in (
        lambda table: table.bettors[1].cards,
        lambda table: table.bettors[3].cards,
        lambda table: table.left_over,
    ):
        assert len({tuple(changing(table)) for table in tables}) > 20
    assert len({tuple(table.bettors[0].cards) for table in twins(m, None)}) > 20


def test_what_nobodys_horse_will_turn_next_is_unknown_and_a_riders_cards_are_not() -> None:
    cards = "9-black 7-red 5-blue 4-yellow 2-red special"
    m = racing(due="beige green", cards={"beige": cards})
    tables = twins(m, 0)
    assert len({tuple(table.horse("beige").held) for table in tables}) > 20
    assert {tuple(table.horse("green").held) for table in tables} == {
        tuple(m.table.horse("green").held)
    }
    assert all(table.horse("beige").played == m.table.horse("beige").played for table in tables)


# ---- tables that cannot be


def refused(m: Any, spoil: Any, reason: str) -> None:
    data = m.rules.table_data(m.checkpoint.table)
    m.rules.table_from_data(copy.deepcopy(data), m.names)
    spoil(data)
    with pytest.raises(SaveError, match=reason):
        m.rules.table_from_data(data, m.names)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda t: t["bettors"].clear(), "the seats are not those"),
        (lambda t: t["bettors"][0].update(seat=1), "the seats are not those"),
        (lambda t: t.update(active=4), "there is no seat 4"),
        (lambda t: t["bettors"][0].update(name="Zoe"), "its bettors are not those"),
        (lambda t: t["horses"].reverse(), "the horses are not those"),
        (lambda t: t["left_over"].pop(), "the cards are not the 42"),
        (lambda t: t["horses"][0].update(row=None), "the odds of brown cannot"),
        (lambda t: t["horses"][0].update(row=8), "the odds of brown cannot"),
        (lambda t: t["horses"][0]["bets"].pop(), "the bets on brown"),
        (lambda t: t["horses"][0].update(bets=[1, 0, 0, 0]), "has not the chips"),
        (lambda t: t["bettors"][0].update(stacks=[6, 4, 3, 2]), "other stacks than the first"),
        (lambda t: t.update(phase="over"), "no turn can follow"),
        (lambda t: t.update(winners=[0]), "no turn can follow"),
        (lambda t: t.update(phase="set-up"), "with everything in the box"),
        (lambda t: t.update(phase="race"), "the betting is not over"),
        (lambda t: t.update(round=0), "the set-up is not over"),
        (lambda t: t.update(first=1), "the first-player marker is elsewhere"),
        (lambda t: t.update(active=None), "there is nobody to play a card"),
        (lambda t: t.update(active=1), "cannot hold 8 cards"),
        (lambda t: t["bettors"][0]["cards"].reverse(), "in disorder"),
        (lambda t: t["horses"][0].update(square=19), "brown is not where it says"),
        (lambda t: t["horses"][0].update(square=1), "runs before the race"),
        (lambda t: t["horses"][0].update(held=["9-black"]), "runs before the race"),
        (lambda t: t["horses"][0].update(played=["2-red"]), "other cards than its own"),
        (lambda t: t["due"].append("red"), "runs before the race"),
        (lambda t: t.update(race_round=3), "runs before the race"),
    ],
)
def test_a_betting_table_that_cannot_be_is_refused_with_a_sentence(spoil: Any, reason: str) -> None:
    refused(begin(4), spoil, reason)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda t: t["order"].pop(), "another order than the tracks"),
        (lambda t: t["order"].reverse(), "another track or rider"),
        (lambda t: t["horses"][0].update(rider=1), "another track or rider"),
        (lambda t: t["horses"][0].update(row=8), "the odds of brown cannot"),
        (lambda t: t["horses"][0]["held"].reverse(), "the cards of brown are in disorder"),
        (lambda t: t["due"].reverse(), "in the order of their tracks"),
        (lambda t: t["arrived"].append("red"), "red is not where it says"),
        (lambda t: t["arrived"].append("mule"), "arrived are not those"),
        (lambda t: t["arrived"].append("blue"), "arrived are not those"),
        (lambda t: t.update(bookmaker=None), "the set-up is not over"),
        (
            lambda t: t["arrived"].append("red") or t["horses"][4].update(square=19, place=3),
            "the race is over",
        ),
        (lambda t: t["arrived"].extend(["red", "green"]), "more horses have arrived"),
        (
            lambda t: t.update(move={"horse": "brown", "seat": 0, "start": 0, "square": 0}),
            "has begun already",
        ),
        (lambda t: t.update(choosing="red"), "has begun already"),
        (lambda t: t["bettors"][0].update(prizes=15), "paid before the end"),
        (lambda t: t["bettors"][0].update(chips=0), "paid before the end"),
    ],
)
def test_a_race_that_cannot_be_is_refused_with_a_sentence(spoil: Any, reason: str) -> None:
    refused(racing(arrived="beige blue"), spoil, reason)


def test_the_set_up_is_a_turn_that_can_begin() -> None:
    rules = Derby(OPTIONS.checked({}), shipped_box())
    table = rules.new_table(TEN_NAMES[:3])
    assert rules.table_from_data(rules.table_data(rules.pack(table)), TEN_NAMES[:3]) == table


# --------------------------------------------------------------------------- hidden hands


def hidden(match: Match, seat: int | None) -> dict[str, Any]:
    return {horse["horse"]: horse["cards"] for horse in match.view(seat)["horses"]}


def test_with_hidden_hands_a_rider_alone_sees_the_cards_that_are_left() -> None:
    m = begin(3, hidden_hands=True)
    while not told(m, "race-began"):
        assert all(isinstance(cards, list) for cards in hidden(m, None).values())
        say(m, m.pending.options()[0] if asked(m)[0] != "bet" else HORSES[len(m.journal) % 7])
    while len(told(m, "card-ridden")) < 25:
        riders = {horse["horse"]: horse["rider"] for horse in m.view(None)["horses"]}
        assert set(riders.values()) & {0, 1, 2}, "somebody rides"
        for seat in (None, 0, 1, 2):
            for horse, cards in hidden(m, seat).items():
                if riders[horse] in (None, seat):
                    assert len(cards) == 6
                else:
                    assert cards == 6 - len(fact(m, horse, "played"))
        say(m, False if asked(m)[0] in ("push", "die-card") else m.pending.options()[0])


def test_without_hidden_hands_everybody_sees_all_six() -> None:
    m = begin(3)
    while not told(m, "race-began"):
        say(m, m.pending.options()[0])
    assert all(len(cards) == 6 for cards in hidden(m, None).values())
