"""What can be chosen on a turn is what the rules allow, and suggestions are cheap ones."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from game.engine.match import Match
from game.rules.mustang.choices import Action
from game.rules.mustang.sets import set_of
from game.rules.mustang.view import MustangView
from game.ui.mustang.prompts.selection import (
    ACTIONS,
    Refusal,
    Selection,
    Target,
    cheapest,
    defences,
)
from tests.ui.mustang.ranching import play_out, ranch


def selection_of(match: Match) -> Selection:
    seat = match.pending.seats[0]
    return Selection(match.seen(seat), seat)


def with_hand(cards: str, corral: tuple[str, ...] = (), others: tuple[str, ...] = ()) -> Selection:
    """On the first turn of a game for two, with these things instead."""
    seen: MustangView = ranch(2, 3).seen(0)
    own, other = seen.ranchers
    ranchers = (
        replace(own, cards=tuple(cards.split()), corral=corral),
        replace(other, corral=others),
    )
    return Selection(replace(seen, ranchers=ranchers), 0)


def target(selection: Selection, ref: str) -> Target:
    return next(found for found in selection.targets if found.ref == ref)


# --------------------------------------------------------------------------- the rules agree


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_targets_and_sets_are_all_that_the_rules_offer(seats: int) -> None:
    looked = 0

    def look(match: Match) -> None:
        nonlocal looked
        if match.pending.kind != "action":
            return
        looked += 1
        chosen = selection_of(match)
        offered = {
            (option.action, option.mustang, option.cards)
            for option in match.pending.options()
            if option.action != "exchange"
        }
        found = {(t.action, t.ref, s.cards) for t in chosen.targets for s in sets_of(chosen, t)}
        assert found == offered

    for seed in range(5):
        play_out(ranch(seats, seed), random.Random(seed), look)
    assert looked > 100


class NoCards:
    cards = ()


def sets_of(selection: Selection, wanted: Target) -> list[object]:
    return [NoCards] if wanted.action == "stable" else list(selection.sets_for(wanted))


def test_whatever_is_completed_is_legal_and_a_refusal_is_right() -> None:
    counted = dict.fromkeys(ACTIONS, 0)

    def look(match: Match) -> None:
        if match.pending.kind != "action":
            return
        offered = {option.action for option in match.pending.options()}
        for action in ACTIONS:
            chosen = selection_of(match)
            if action == "exchange":
                chosen.toggle(0)
            assert (chosen.refusal(action) is None) == (action in offered)
            if chosen.complete(action) is None:
                assert chosen.state(action) == "go"
                match.clone().answer(chosen.answer(action))
                counted[action] += 1

    for seed in range(5):
        play_out(ranch(4, seed), random.Random(seed), look)
    assert min(counted.values()) > 20


# --------------------------------------------------------------------------- choosing


def test_cards_first_lights_what_they_can_have() -> None:
    chosen = with_hand("7-bay 7-grey cowboy 3-pinto 4-palomino 8-chestnut")
    for index in (0, 1, 2):
        chosen.toggle(index)
    assert chosen.card_set == set_of(["7-bay", "7-grey", "cowboy"])
    assert {found.kind for found in chosen.lit_targets} == {"mare"}
    assert [found.is_pile for found in chosen.lit_targets] == [True, False]
    assert chosen.state("catch") == "help" and chosen.ready is None
    assert chosen.pick(chosen.lit_targets[1]) is None
    assert chosen.state("catch") == "go" and chosen.ready == "catch"


def test_a_mustang_first_chooses_the_cheapest_set() -> None:
    chosen = with_hand("2-bay 2-grey 5-bay 5-grey cowboy cowboy")
    assert chosen.pick(target(chosen, "foal")) is None
    assert chosen.cards == ["2-bay", "2-grey"]
    assert chosen.pick(target(chosen, "mare")) is None
    assert chosen.cards == ["2-bay", "2-grey", "cowboy"]


def test_cards_that_fit_already_stay() -> None:
    chosen = with_hand("2-bay 2-grey 5-bay 5-grey cowboy cowboy")
    chosen.choose(["5-bay", "cowboy"])
    assert chosen.pick(target(chosen, "foal")) is None
    assert chosen.cards == ["5-bay", "cowboy"]


def test_a_card_that_is_dragged_stays_if_it_can() -> None:
    chosen = with_hand("2-bay 2-grey 5-bay 5-grey cowboy cowboy")
    assert chosen.pick(target(chosen, "foal"), keeping=3) is None
    assert chosen.cards == ["5-bay", "5-grey"]


def test_what_cannot_be_had_is_refused_with_its_reason() -> None:
    chosen = with_hand("1-bay 2-grey 3-pinto 4-bay 5-grey 7-pinto")
    assert chosen.pick(target(chosen, "mare")) == Refusal("cards", "mare")
    assert chosen.target is None and chosen.chosen == []
    assert chosen.complete("catch") == Refusal("cards")
    assert chosen.complete("steal") == Refusal("mustangs")
    assert chosen.complete("exchange") == Refusal("number")


def test_another_card_gives_up_a_mustang_that_cannot_be_had_with_it() -> None:
    chosen = with_hand("2-bay 2-grey 5-bay 5-grey 7-bay cowboy")
    chosen.pick(target(chosen, "mare"))
    wanted = chosen.target
    chosen.toggle(chosen.hand.index("cowboy"))
    assert chosen.target is wanted, "a pair of twos can still become three of them"
    assert chosen.state("catch") == "help"
    chosen.toggle(chosen.hand.index("7-bay"))
    assert chosen.target is None


def test_stabling_needs_no_cards() -> None:
    chosen = with_hand(
        "2-bay 2-grey 5-bay 5-grey 7-bay cowboy", corral=("bay-foal-1", "grey-mare-1")
    )
    chosen.toggle(0)
    assert chosen.pick(target(chosen, "bay-foal-1")) is None
    assert (chosen.chosen, chosen.ready) == ([], "stable")
    chosen.toggle(0)
    assert chosen.target is None
    chosen.clear()
    assert chosen.complete("stable") is None
    assert chosen.target is not None and chosen.target.ref == "grey-mare-1", "the one worth more"


def test_a_pair_is_not_exchanged_by_a_slip() -> None:
    chosen = with_hand("2-bay 2-grey 5-bay 6-grey 7-bay 8-pinto")
    chosen.choose(["2-bay", "2-grey"])
    assert chosen.state("exchange") == "go" and chosen.ready is None
    chosen.choose(["2-bay", "5-bay"])
    assert chosen.ready == "exchange"
    assert chosen.answer("exchange") == Action("exchange", None, ("2-bay", "5-bay"))


def test_cards_that_lead_to_a_set_are_lit() -> None:
    chosen = with_hand("2-bay 2-grey 5-bay 6-grey 6-pinto cowboy")
    chosen.choose(["2-bay"])
    assert {chosen.hand[index] for index in chosen.lit_cards} == {"2-grey", "cowboy"}
    chosen.pick(target(chosen, "mare"))
    assert chosen.cards == ["2-bay", "2-grey", "cowboy"]
    assert chosen.lit_cards == set()


def test_the_best_theft_is_from_whoever_leads() -> None:
    chosen = with_hand(
        "2-bay 2-grey 2-pinto 6-grey 7-pinto cowboy", others=("bay-foal-1", "grey-mare-1")
    )
    assert chosen.complete("steal") is None
    assert chosen.target == Target("steal", "grey-mare-1", "mare", 1)
    stolen_with = ("2-bay", "2-grey", "2-pinto")
    assert chosen.answer("steal") == Action("steal", "grey-mare-1", stolen_with)


# --------------------------------------------------------------------------- defending


def test_defences_are_stronger_and_the_cheapest_comes_first() -> None:
    hand = ["4-bay", "4-grey", "5-bay", "6-grey", "cowboy", "cowboy"]
    theft = set_of(["4-pinto", "4-palomino"])
    assert theft is not None
    found = defences(hand, theft)
    assert found and all(one > theft for one in found)
    assert found[0].cards == ("5-bay", "cowboy")
    assert defences(hand, set_of(["cowboy"] * 5)) == []  # type: ignore[arg-type]


def test_the_cheapest_has_the_fewest_cowboys_then_the_lowest_value() -> None:
    sets = [set_of(cards.split()) for cards in ("1-bay cowboy", "6-bay 6-grey", "8-bay 8-grey")]
    assert cheapest([one for one in sets if one is not None]).value == 6


def test_while_one_is_to_be_brought_in_only_the_own_corral_is_lit() -> None:
    selection = with_hand(
        "2-bay 2-grey 3-bay 4-bay 5-bay 6-grey", corral=("bay-foal-1", "bay-mare-1")
    )
    selection.pick(target(selection, "bay-mare-1"))
    assert {found.ref for found in selection.lit_targets} == {"bay-foal-1", "bay-mare-1"}
