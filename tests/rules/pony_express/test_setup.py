"""Setting up: gold and spaces, who plays first, the draft, the figures."""

from collections import Counter
from typing import Any

import pytest

from game import new_match
from game.engine.draws import Draws
from game.engine.errors import IllegalAnswer, SetupError
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from game.rules.pony_express.cards import COPIES, DECK
from game.rules.pony_express.view import redeal
from tests.rules.pony_express.scripting import (
    NAMES,
    arranged,
    asked,
    dice,
    flick,
    hand,
    kinds,
    play,
    ride,
    say,
    step,
    told,
    verdicts,
)

CARDS = {
    "marked-die": 2,
    "canteen": 2,
    "poker-face": 1,
    "spyglass": 2,
    "good-lawyer": 1,
    "file-in-the-cake": 1,
    "rail-pass": 1,
    "on-his-tab": 1,
    "pickaxe": 1,
    "safe-conduct": 1,
    "fresh-horse": 1,
    "steady-hand": 2,
    "spare-cartridge": 1,
    "water-barrel": 1,
    "decoy": 1,
    "dust-devil": 1,
}
# The first six cards of a deck in this order are dealt to three players.
DEALT = ["canteen", "decoy", "pickaxe", "spyglass", "rail-pass", "canteen"]


def begin(rolls: list[str], seats: int = 3, **world: Any) -> Match:
    scripted = ScriptedWorld(rolls=[dice(roll) for roll in rolls], **world)
    return new_match("pony-express", NAMES[:seats], seed=1, world=scripted)


def stacked(first: list[str]) -> list[str]:
    rest = list(DECK)
    for card in first:
        rest.remove(card)
    return first + rest


@pytest.mark.parametrize(("seats", "bank"), [(3, 21), (4, 18), (5, 15)])
def test_every_rider_starts_on_space_1_with_3_nuggets_and_the_bank_keeps_the_rest(
    seats: int, bank: int
) -> None:
    view = new_match("pony-express", NAMES[:seats], seed=1).view(None)
    assert [(rider["space"], rider["gold"]) for rider in view["riders"]] == [(1, 3)] * seats
    assert [(rider["mailbox"], rider["prison"]) for rider in view["riders"]] == [(0, False)] * seats
    assert view["bank"] == bank


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_the_race_is_for_3_to_5_riders(seats: int) -> None:
    names = [f"Rider {number}" for number in range(seats)]
    with pytest.raises(SetupError):
        new_match("pony-express", names, seed=1)


@pytest.mark.parametrize("best", [0, 1, 2])
def test_everybody_rolls_five_dice_in_seat_order_and_the_best_hand_plays_first(best: int) -> None:
    rolls = ["pair", "pair", "pair"]
    rolls[best] = "three"
    m = begin(rolls)
    assert [fact["seat"] for fact in told(m, "open-roll")] == [0, 1, 2]
    assert told(m, "open-roll")[best]["faces"] == dice("three")
    assert told(m, "first-player") == [{"seat": best}]


def test_then_the_turns_go_clockwise() -> None:
    m = begin(["pair", "three", "nothing", *["pair"] * 4])
    for seat in range(3):
        say(m, m.pending.options(seat)[0], seat)
    turns = []
    for _ in range(4):
        turns.append(m.view(None)["active"])
        while m.view(None)["active"] == turns[-1]:
            step(m, {"announce": "pair"})
    assert turns == [1, 2, 0, 1]


def test_equal_hands_roll_again_between_themselves() -> None:
    m = begin(["K K 9 10 J", "pair", "J K 10 K 9", "pair", "two-pairs"])
    assert [fact["seat"] for fact in told(m, "open-roll")] == [0, 1, 2, 0, 2]
    assert told(m, "first-player") == [{"seat": 2}]


def test_equal_hands_that_are_not_the_best_need_no_second_roll() -> None:
    m = begin(["pair", "five", "pair"])
    assert len(told(m, "open-roll")) == 3
    assert told(m, "first-player") == [{"seat": 1}]


def test_ruling_equal_pairs_with_other_dice_beside_are_no_tie() -> None:
    m = begin(["K K 9 10 J", "K K 9 10 A", "nothing"])
    assert len(told(m, "open-roll")) == 3
    assert told(m, "first-player") == [{"seat": 1}]


def test_there_are_20_cards_of_16_kinds() -> None:
    assert CARDS == COPIES
    assert Counter(DECK) == CARDS
    assert len(DECK) == 20


def test_everybody_is_dealt_two_cards_and_all_are_asked_at_once_which_to_keep() -> None:
    m = begin([], shuffles=[stacked(DEALT)])
    assert asked(m) == ("keep-card", (0, 1, 2))
    offered = [m.pending.options(seat) for seat in range(3)]
    assert offered == [("canteen", "decoy"), ("pickaxe", "spyglass"), ("rail-pass", "canteen")]
    assert m.view(None)["deck"] == 14


def test_everybody_keeps_one_card_in_any_order_of_answering() -> None:
    m = begin([], shuffles=[stacked(DEALT)])
    say(m, "canteen", 2)
    assert asked(m) == ("keep-card", (0, 1))
    say(m, "spyglass", 1)
    say(m, "decoy", 0)
    assert [hand(m, seat) for seat in range(3)] == [["decoy"], ["spyglass"], ["canteen"]]
    assert m.view(None)["deck"] == 17


def test_the_kept_card_is_secret() -> None:
    m = begin([], shuffles=[stacked(DEALT)])
    for seat, card in enumerate(["decoy", "spyglass", "canteen"]):
        say(m, card, seat)
    assert [rider["cards"] for rider in m.view(1)["riders"]] == [1, ["spyglass"], 1]
    assert [rider["cards"] for rider in m.view(None)["riders"]] == [1, 1, 1]
    seen = {seat: str(m.view(seat)["log"]) for seat in (0, 1, 2, None)}
    assert [seat for seat, log in seen.items() if "decoy" in log] == [0]
    assert [seat for seat, log in seen.items() if "spyglass" in log] == [1]


def test_the_cards_not_kept_are_shuffled_back_into_the_deck() -> None:
    after = stacked(["marked-die", "canteen", "pickaxe", "rail-pass"])
    for card in ("decoy", "spyglass", "canteen"):
        after.reverse()
        after.remove(card)
        after.reverse()
    m = begin([], shuffles=[stacked(DEALT), after])
    for seat, card in enumerate(["decoy", "spyglass", "canteen"]):
        say(m, card, seat)
    assert m.table.deck == after
    assert Counter([*after, "decoy", "spyglass", "canteen"]) == CARDS


def test_ruling_an_equal_second_card_goes_under_the_deck_and_another_is_dealt() -> None:
    deck = stacked(["canteen", "canteen", *DEALT[1:5], "marked-die", "marked-die"])
    m = begin([], shuffles=[deck])
    offered = [m.pending.options(seat) for seat in range(3)]
    assert offered == [("canteen", "decoy"), ("pickaxe", "spyglass"), ("rail-pass", "marked-die")]
    assert m.table.deck == [*deck[7:], "canteen"]
    assert "canteen" not in str(m.view(1)["log"])  # nobody else learns of it


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ruling_nobody_is_ever_dealt_two_equal_cards(seats: int) -> None:
    passed_over = 0
    for seed in range(300):
        m = new_match("pony-express", NAMES[:seats], seed=seed)
        assert all(len(m.pending.options(seat)) == 2 for seat in range(seats))
        assert len(m.table.deck) == 20 - 2 * seats
        passed_over += len({*m.journal[-1][1][: 2 * seats]}) < 2 * seats
    assert passed_over  # there were decks that dealt blindly would have given somebody a pair


@pytest.mark.parametrize("answer", ["pickaxe", "horseshoe", None, 0, ["canteen"], {}])
def test_only_a_card_that_was_dealt_can_be_kept(answer: Any) -> None:
    m = begin([], shuffles=[stacked(DEALT)])
    with pytest.raises(IllegalAnswer):
        m.answer(answer, 0)
    assert asked(m) == ("keep-card", (0, 1, 2))


def test_nobody_keeps_twice() -> None:
    m = begin([], shuffles=[stacked(DEALT)])
    say(m, "canteen", 0)
    with pytest.raises(IllegalAnswer):
        m.answer("decoy", 0)
    assert asked(m) == ("keep-card", (1, 2))


def test_the_three_figures_stand_on_the_red_dots_ruling_in_duels_too() -> None:
    for spaces in ((8, 20, 22), (9, 10, 22)):
        m = arranged(spaces, rolls=["pair"])
        ride(m, "pair")
        if m.pending.kind == "corner":
            play(m, corner="north-west")
        figures = [piece for piece in m.pending.scene.pieces if piece.kind == "figure"]
        assert [piece.at for piece in figures] == [(6.95, 5.45), (2.95, 5.25), (5.1, 1.9)]


def test_ruling_touching_the_figures_means_nothing_in_a_duel() -> None:
    m = arranged((9, 10, 22), rolls=["pair"], shots=[{"toppled": 3}])
    ride(m, "pair")
    play(m, corner="north-west")
    flick(m)
    assert verdicts(m) == [(0, "miss")]
    assert asked(m) == ("flick", (1,))
    assert "gold-moved" not in kinds(m)


def test_no_redeal_of_what_a_seat_cannot_see_offers_two_equal_cards() -> None:
    """Else a player could tell such a table from the real one: the rules never offer them."""
    for seed in range(60):
        m = new_match("pony-express", NAMES, seed=seed)
        for number in range(10):
            table = m.rules.unpack(m.rules.pack(m.table))
            redeal(table, 0, Draws(seed, number))
            assert all(len(set(cards)) == 2 for cards in table.offered.values())
            assert table.offered[0] == m.table.offered[0]
            m.rules.check_table(table)
