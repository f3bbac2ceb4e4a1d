"""Every card has its window: played there and nowhere else, and who is asked."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from game.rules.pony_express.cards import DECK
from tests.rules.pony_express.scripting import (
    arranged,
    asked,
    decline,
    drive,
    hand,
    question,
    say,
    snapshot,
    step,
    window,
)


class Moment(NamedTuple):
    """How to come to a window: whose it is, the table, and the answers on the way."""

    window: str
    seat: int
    table: dict[str, Any]
    answers: Mapping[str, Any] = MappingProxyType({})


RIDE = {"announce": "pair"}
DUEL: dict[str, Any] = {"spaces": (24, 25, 28), "rolls": ["pair"], "shots": [{}, {}]}


def onto(space: int) -> dict[str, Any]:
    return {"spaces": (space - 1, 1, 1), "rolls": ["pair", "pair"]}


TOWN = onto(3)
MOMENTS = (
    Moment("after-roll", 0, TOWN),
    Moment("before-reroll", 0, TOWN),
    Moment("announcing", 0, TOWN, RIDE),
    Moment("another-announced", 1, TOWN, RIDE),
    Moment("going-to-prison", 1, TOWN, {**RIDE, "accuse": True}),
    Moment("in-prison", 0, {**TOWN, "prison": (0,)}),
    Moment("station", 0, onto(8), RIDE),
    Moment("saloon", 0, onto(10), RIDE),
    Moment("mine", 0, onto(7), RIDE),
    Moment("indians", 0, onto(9), RIDE),
    Moment("relay", 0, onto(11), RIDE),
    Moment("own-shot", 0, onto(9), RIDE),
    Moment("own-shot", 0, DUEL, RIDE),
    Moment("missed", 0, DUEL, RIDE),
    Moment("others-shot", 1, DUEL, RIDE),
)
CARDS = {
    "after-roll": ["marked-die"],
    "before-reroll": ["canteen"],
    "announcing": ["poker-face"],
    "another-announced": ["spyglass"],
    "going-to-prison": ["good-lawyer"],
    "in-prison": ["file-in-the-cake"],
    "station": ["rail-pass"],
    "saloon": ["on-his-tab"],
    "mine": ["pickaxe"],
    "indians": ["safe-conduct"],
    "relay": ["fresh-horse"],
    "own-shot": ["steady-hand"],
    "missed": ["spare-cartridge"],
    "others-shot": ["water-barrel", "decoy", "dust-devil"],
}
# What each card needs, such as would be legal in its own window.
NEEDS: dict[str, dict[str, Any]] = {
    "marked-die": {"die": 0, "face": "A"},
    "canteen": {},
    "poker-face": {},
    "spyglass": {"die": 0},
    "good-lawyer": {},
    "file-in-the-cake": {},
    "rail-pass": {"legs": 1},
    "on-his-tab": {"rider": 1},
    "pickaxe": {"dice": [0, 1]},
    "safe-conduct": {},
    "fresh-horse": {},
    "steady-hand": {},
    "spare-cartridge": {},
    "water-barrel": {"at": [40, 15]},
    "decoy": {"side": "left"},
    "dust-devil": {"side": "left"},
}
ids = [f"{moment.window}-{number}" for number, moment in enumerate(MOMENTS)]
each_moment = pytest.mark.parametrize("moment", MOMENTS, ids=ids)
# In these the same player is asked next, card or no card, so nobody can tell who holds one.
QUIET = [m for m in MOMENTS if m.window in ("after-roll", "before-reroll", "own-shot")]
OPEN = [m for m in MOMENTS if m not in QUIET]


def come_to(moment: Moment, held: list[str]) -> Match:
    m = arranged(cards={moment.seat: held}, **moment.table)
    drive(m, lambda m: window(m) == (moment.window, moment.seat), moment.answers)
    return m


@each_moment
def test_each_card_is_played_in_its_window_and_leaves_the_game(moment: Moment) -> None:
    for card in CARDS[moment.window]:
        m = come_to(moment, [card])
        assert asked(m) == ("play-card", (moment.seat,))
        say(m, {"card": card, **NEEDS[card]})
        assert m.table.spent == [card]
        assert m.view(None)["spent"] == [card]
        assert card not in hand(m, moment.seat)


@each_moment
def test_to_play_no_card_is_always_an_answer_and_keeps_it(moment: Moment) -> None:
    for card in CARDS[moment.window]:
        m = come_to(moment, [card])
        assert m.pending.options()[0] is None
        say(m, None)
        assert m.table.spent == []
        assert card in hand(m, moment.seat)


@each_moment
def test_no_card_of_another_window_can_be_played(moment: Moment) -> None:
    m = come_to(moment, list(NEEDS))
    assert {play.card for play in m.pending.options()[1:]} == set(CARDS[moment.window])
    before = snapshot(m)
    for card in NEEDS.keys() - set(CARDS[moment.window]):
        with pytest.raises(IllegalAnswer):
            m.answer({"card": card, **NEEDS[card]})
    assert snapshot(m) == before


@each_moment
def test_a_card_is_played_with_exactly_what_it_needs(moment: Moment) -> None:
    m = come_to(moment, CARDS[moment.window])
    before = snapshot(m)
    every = {key: value for needs in NEEDS.values() for key, value in needs.items()}
    for card in CARDS[moment.window]:
        right = {"card": card, **NEEDS[card]}
        lacking = [{k: v for k, v in right.items() if k != key} for key in right]
        extra = [{**right, key: every[key]} for key in every.keys() - right.keys()]
        unknown = [{**right, "free": True}, [card], card, True, {}]
        for answer in [*(lack for lack in lacking if lack != right), *extra, *unknown]:
            with pytest.raises(IllegalAnswer):
                m.answer(answer)
    assert snapshot(m) == before


def windows_seen(moment: Moment, held: list[str], **table: Any) -> list[tuple[str, int]]:
    """All windows of the turn that leads to this moment, with who was asked."""
    m = arranged(cards={moment.seat: held}, **{**moment.table, **table})
    seen: list[tuple[str, int]] = []

    def turn_is_over(m: Match) -> bool:
        if m.view(None)["active"] == 1:
            return True
        seen.extend([window(m)] if window(m) else [])
        return False

    drive(m, turn_is_over, {"pay-prison": True, **RIDE, **moment.answers})
    return seen


@pytest.mark.parametrize("moment", QUIET, ids=lambda moment: moment.window)
def test_in_a_window_where_nobody_can_tell_only_a_holder_is_asked(moment: Moment) -> None:
    held = [card for card in NEEDS if card not in CARDS[moment.window]]
    assert (moment.window, 0) not in windows_seen(moment, held)
    assert (moment.window, 0) in windows_seen(moment, CARDS[moment.window])


each_open_moment = pytest.mark.parametrize("moment", OPEN, ids=lambda moment: moment.window)


@each_open_moment
def test_in_any_other_window_whoever_might_hold_a_card_for_it_is_asked(moment: Moment) -> None:
    # The one that is left lies in the deck, but nobody can know that; a relay brings a spyglass.
    for left in CARDS[moment.window]:
        seen = windows_seen(moment, ["marked-die"], deck=["spyglass", left])
        assert (moment.window, moment.seat) in seen


@each_open_moment
def test_nobody_is_asked_for_a_card_whose_copies_are_all_out_of_the_game(moment: Moment) -> None:
    seen = windows_seen(moment, ["marked-die"], deck=[])
    assert (moment.window, moment.seat) not in seen


@each_open_moment
def test_nobody_without_a_card_in_hand_is_asked_for_one(moment: Moment) -> None:
    changes = {"deck": []} if moment.window == "relay" else {}
    assert windows_seen(moment, [], **changes) == []


# ---- the order of the windows


def asked_in_order(m: Match, answers: dict[str, Any]) -> list[str]:
    """The questions until the turn passes on, windows by their own names."""
    order: list[str] = []

    def turn_is_over(m: Match) -> bool:
        if m.view(None)["active"] == 1:
            return True
        order.append(question(m)[0])
        return False

    drive(m, turn_is_over, answers)
    return order


def test_after_a_roll_marked_die_then_canteen_then_reroll_then_announce_and_poker_face() -> None:
    m = arranged((1, 2, 2), cards={0: list(NEEDS), 1: ["spyglass"], 2: ["canteen"]})
    assert asked_in_order(m, RIDE) == [
        "after-roll",
        "before-reroll",
        "reroll",
        "announce",
        "announcing",
        "another-announced",
        "another-announced",
        "accuse",
        "accuse",
    ]


def test_a_prison_turn_has_the_file_before_pay_or_roll() -> None:
    m = arranged((1, 2, 2), cards={0: ["file-in-the-cake"]}, prison=(0,), rolls=["nothing"])
    assert asked_in_order(m, {"pay-prison": False}) == ["in-prison", "pay-prison"]


def test_before_a_duel_shot_the_other_duellist_then_the_shooter_and_after_a_miss_the_spare() -> (
    None
):
    held = {0: list(NEEDS), 1: ["steady-hand"]}
    m = arranged((24, 25, 28), cards=held, rolls=["pair"], shots=[{}] * 6)
    drive(m, lambda m: asked(m)[0] == "corner", RIDE)
    order = []
    for _ in range(7):
        order.append(question(m))
        step(m)
    assert order == [
        ("corner", 0),
        ("others-shot", 1),
        ("own-shot", 0),
        ("flick", 0),
        ("missed", 0),
        ("others-shot", 0),
        ("own-shot", 1),
    ]


def test_at_the_indians_safe_conduct_comes_before_the_steady_hand() -> None:
    m = arranged(
        (8, 1, 1),
        cards={0: ["safe-conduct", "steady-hand"]},
        rolls=["pair"],
        shots=[{"toppled": 1}],
    )
    order = asked_in_order(m, RIDE)
    assert order[-3:] == ["indians", "own-shot", "flick"]


# ---- one card per player and window


def test_one_card_per_player_and_window() -> None:
    held = {0: ["marked-die", "marked-die"], 1: ["spyglass", "spyglass"]}
    m = arranged((1, 2, 2), cards=held)
    say(m, {"card": "marked-die", "die": 0, "face": "A"})
    assert asked(m) == ("reroll", (0,))
    say(m, "stand")
    say(m, "pair")
    decline(m, until="another-announced")
    assert window(m) == ("another-announced", 1)
    say(m, {"card": "spyglass", "die": 0})
    assert asked(m) == ("accuse", (1, 2))


def test_one_of_three_cards_before_the_others_shot_and_another_before_the_next() -> None:
    held = {1: ["water-barrel", "decoy", "dust-devil"]}
    m = arranged((24, 25, 28), cards=held, rolls=["pair"], shots=[{}] * 6)
    drive(m, lambda m: window(m) == ("others-shot", 1), RIDE)
    for card, needs in (("decoy", {"side": "left"}), ("dust-devil", {"side": "right"})):
        assert window(m) == ("others-shot", 1)
        say(m, {"card": card, **needs})
        assert asked(m) == ("flick", (0,))
        drive(m, lambda m: window(m) == ("others-shot", 1), {})
    assert hand(m, 1) == ["water-barrel"]


# ---- who is asked for a reaction


def asked_for(m: Match, name: str, answers: dict[str, Any]) -> list[int]:
    seats = []

    def note(m: Match) -> bool:
        seat = window(m)
        if seat and seat[0] == name:
            seats.append(seat[1])
        return m.view(None)["active"] == 1

    drive(m, note, answers)
    return seats


def deck_after(played: tuple[str, ...], held: dict[int, list[str]]) -> list[str]:
    deck = list(DECK)
    for card in (*played, *(card for cards in held.values() for card in cards)):
        deck.remove(card)
    return deck


@pytest.mark.parametrize(
    ("held", "played", "seats"),
    [
        ({1: ["canteen"], 2: ["spyglass"], 3: ["decoy"]}, (), [1, 2, 3]),  # any card might be one
        ({2: ["canteen"]}, (), [2]),  # who has no card has no spyglass
        ({1: ["canteen"], 2: ["spyglass"]}, ("spyglass",), [1, 2]),  # there is another
        ({1: ["canteen"], 2: ["decoy"]}, ("spyglass", "spyglass"), []),  # both are out of the game
    ],
)
def test_everybody_who_might_hold_a_spyglass_is_asked_for_it(
    held: dict[int, list[str]], played: tuple[str, ...], seats: list[int]
) -> None:
    m = arranged((1, 2, 3, 4), cards=held, deck=deck_after(played, held))
    assert asked_for(m, "another-announced", RIDE) == seats


@pytest.mark.parametrize(
    ("held", "played", "seats"),
    [
        ({1: ["canteen"]}, (), [1]),
        ({1: ["good-lawyer"]}, (), [1]),
        ({1: []}, (), []),
        ({1: ["canteen"]}, ("good-lawyer",), []),
    ],
)
def test_who_would_go_to_prison_is_asked_for_a_good_lawyer_if_it_might_be_held(
    held: dict[int, list[str]], played: tuple[str, ...], seats: list[int]
) -> None:
    m = arranged((1, 1, 7), cards=held, deck=deck_after(played, held), rolls=["pair", "nothing"])
    assert asked_for(m, "going-to-prison", {**RIDE, "accuse": True}) == seats


SHOT_CARDS = ("water-barrel", "decoy", "dust-devil")


@pytest.mark.parametrize(
    ("held", "played", "seats"),
    [
        ({0: ["canteen"], 1: ["canteen"]}, (), [1, 0] * 3),
        ({0: [], 1: ["canteen"]}, (), [1] * 3),
        ({0: ["canteen"], 1: ["decoy"]}, SHOT_CARDS[::2], [1, 0] * 3),
        ({0: ["canteen"], 1: ["canteen"]}, SHOT_CARDS, []),
        ({0: [], 1: [], 2: ["decoy"]}, (), []),  # who is not in the duel is not asked
    ],
)
def test_each_duellist_is_asked_before_the_others_shot_if_a_card_for_it_might_be_held(
    held: dict[int, list[str]], played: tuple[str, ...], seats: list[int]
) -> None:
    deck = deck_after(played, held)
    m = arranged((24, 25, 28), cards=held, deck=deck, rolls=["pair"], shots=[{}] * 6)
    assert asked_for(m, "others-shot", RIDE) == seats


@each_open_moment
def test_who_is_asked_without_the_card_can_only_decline(moment: Moment) -> None:
    m = come_to(moment, ["marked-die"])
    assert m.pending.options() == (None,)
    before = snapshot(m)
    for card in NEEDS:
        with pytest.raises(IllegalAnswer):
            m.answer({"card": card, **NEEDS[card]})
    assert snapshot(m) == before


def test_no_view_tells_whether_the_one_asked_holds_the_card() -> None:
    tables = [
        arranged((1, 2, 3), cards={1: [held]}, top=[top])
        for held, top in (("canteen", "spyglass"), ("spyglass", "canteen"))
    ]
    for m in tables:
        drive(m, lambda m: window(m) is not None, RIDE)
    first, second = tables
    assert asked(first) == asked(second)
    for seat in (0, 2, None):
        assert first.view(seat) == second.view(seat)
