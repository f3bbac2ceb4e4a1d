"""Choosing cards and a player, without a window: whatever is legal can be chosen, and what is not
says why."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.engine.match import Match
from game.rules.western.choices import Move
from game.ui.western.prompts.turn.facts import Refusal, TurnFacts
from game.ui.western.prompts.turn.selection import Selection
from game.ui.western.prompts.turn.words import HEADLINES, REFUSALS, UNDECIDED, _about
from tests.rules.western.scripting import arranged
from tests.ui.western.gambling import gamble, play_on

HAND = "attack-1 attack-2 cowboy cowboy whisky joker levy"


def selection(match: Match) -> Selection:
    assert match.pending is not None and match.pending.kind == "play"
    seat = match.pending.seats[0]
    return Selection(TurnFacts.from_view(match.seen(seat), seat), match.pending.options(seat))


def holding(hand: str = HAND, **table: Any) -> Selection:
    return selection(arranged(5, hands={0: hand}, **table))


def choose(chosen: Selection, *cards: str) -> None:
    for card in cards:
        places = (
            i for i, held in enumerate(chosen.hand) if held == card and i not in chosen.chosen
        )
        chosen.toggle(next(places))


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_every_play_can_be_chosen_in_any_order(seats: int) -> None:
    match, rng, seen = gamble(seats, seats), random.Random(seats), 0
    while seen < 8:
        if match.pending is None:
            match = gamble(seats, rng.randrange(1000))
        assert match.pending is not None
        if match.pending.kind == "play" and rng.random() < 0.5:
            seen += 1
            for option in match.pending.options():
                chosen = selection(match)
                cards = rng.sample(option.cards, len(option.cards))
                choose(chosen, *([option.discard] if option.discard else cards))
                if option.discard:
                    assert chosen.discard == option.discard
                    continue
                if option.target is not None and chosen.target != option.target:
                    assert chosen.pick(option.target) is None
                play = chosen.play
                assert play is not None and (play.cards, play.target) == (
                    option.cards,
                    option.target,
                )
                assert _about(play.card) in HEADLINES
                assert play.target is None or _about(play.card) in UNDECIDED
        play_on(match, rng)


def test_what_goes_together_is_lit() -> None:
    chosen = holding()
    assert chosen.lit_cards == set()
    choose(chosen, "cowboy")
    lit = {chosen.hand[index] for index in chosen.lit_cards}
    assert lit == {"cowboy", "whisky"}
    choose(chosen, "cowboy")
    assert chosen.lit_cards == set()


def test_a_card_that_does_not_fit_takes_the_place_of_those_it_does_not_go_with() -> None:
    chosen = holding()
    choose(chosen, "cowboy", "cowboy", "whisky")
    assert sorted(chosen.cards) == ["cowboy", "whisky"]
    choose(chosen, "attack-1")
    assert sorted(chosen.cards) == ["attack-1", "whisky"]
    choose(chosen, "levy")
    assert sorted(chosen.cards) == ["levy", "whisky"]


def test_a_whisky_turns_round_before_the_next_player_is_found() -> None:
    chosen = holding()
    choose(chosen, "cowboy")
    assert chosen.play is not None and chosen.play.victim == 1
    choose(chosen, "whisky")
    assert chosen.play is not None and chosen.play.victim == 4


def test_a_joker_comes_along_where_a_sheriff_stands_and_stays_where_none_does() -> None:
    chosen = holding(sheriff=[2])
    choose(chosen, "attack-2")
    assert chosen.pick(2) is None
    assert chosen.play is not None and chosen.play.answer == Move(("joker", "attack-2"), 2)
    assert chosen.pick(3) is None and chosen.cards == ["attack-2"]


def test_another_outlaw_comes_along_for_somebody_who_is_not_next() -> None:
    chosen = holding()
    choose(chosen, "cowboy")
    assert chosen.pick(3) is None and chosen.cards == ["cowboy", "cowboy"]
    assert chosen.play is not None and chosen.play.target == 3


def test_who_alone_can_be_meant_is_meant() -> None:
    chosen = holding("give-it-back levy cake", losses={(3, 0): 40})
    choose(chosen, "give-it-back")
    assert chosen.target == 3 and chosen.play is not None


def test_a_player_may_be_meant_first() -> None:
    chosen = holding()
    assert chosen.pick(2) is None
    assert {chosen.hand[i] for i in chosen.lit_cards} >= {"attack-1", "attack-2", "cowboy"}
    choose(chosen, "attack-1")
    assert chosen.play is not None and chosen.play.target == 2


WHY_NOT: list[tuple[str, dict[str, Any], str, int | None, str]] = [
    # the hand, the table, the cards that are chosen, who is meant, and why that cannot be
    ("attack-1 levy cake", {"sheriff": [2]}, "attack-1", 2, "guarded"),
    ("attack-1 whisky joker levy", {"sheriff": [2]}, "whisky attack-1", 2, "guarded-whisky"),
    ("attack-1 joker", {"sheriff": [2]}, "attack-1", 2, "keep-one"),
    ("give-it-back levy", {"losses": {(2, 0): 40}, "money": {2: 10}}, "give-it-back", 2, "spent"),
    ("give-it-back levy", {}, "give-it-back", 2, "took-nothing"),
    ("give-it-back levy", {}, "give-it-back", None, "nobody-owes"),
    ("saloon levy levy levy cake cake", {}, "saloon", 2, "hands-differ"),
    ("saloon levy levy levy cake cake", {}, "saloon", None, "no-hand-alike"),
    ("attack-1 levy", {"sheriff": [1, 2, 3, 4]}, "attack-1", None, "all-guarded"),
    ("indians levy", {"sheriff": [1]}, "indians", None, "guarded"),
    ("pay-me levy", {}, "pay-me", 3, "next-only"),
    ("levy cake", {}, "levy", 3, "no-target"),
    ("dog levy", {}, "dog", None, "not-now"),
    ("joker attack-1 levy", {"sheriff": [2]}, "joker", None, "joker-alone"),
    ("joker attack-1 levy", {}, "joker", None, "joker-now"),
    ("train attack-1 levy", {"pot": 0}, "train", None, "empty-box"),
    ("train levy cake", {}, "train", None, "no-combination"),
    ("train attack-1", {}, "train", None, "keep-one"),
    ("train attack-1 levy", {}, "train", None, "train-alone"),
    ("cake levy", {}, "", 2, "nothing-for"),
]


@pytest.mark.parametrize(("hand", "table", "cards", "target", "why"), WHY_NOT)
def test_what_cannot_be_played_says_why(
    hand: str, table: dict[str, Any], cards: str, target: int | None, why: str
) -> None:
    chosen = holding(hand, **table)
    choose(chosen, *cards.split())
    refusal = chosen.why_not() if target is None else chosen.pick(target)
    assert isinstance(refusal, Refusal) and refusal.why == why and why in REFUSALS
    if "%(name)s" in REFUSALS[why]:
        assert refusal.seat is not None


def test_with_three_players_nothing_goes_with_a_whisky() -> None:
    chosen = selection(arranged(3, hands={0: "whisky levy cake"}))
    choose(chosen, "whisky", "levy")
    assert chosen.cards == ["levy"]
    assert chosen.facts.refusal(["whisky", "levy"], None).why == "no-join"
