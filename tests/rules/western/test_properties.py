"""What must always hold in Western, over random games of every size."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game import new_match
from game.engine.draws import Draws
from game.engine.match import Match
from game.rules.western.redeal import redeal
from tests.rules.always import (
    is_legal,
    now_and_then,
)
from tests.rules.western.contract import conserved
from tests.rules.western.watcher import Watcher
from tests.support import TEN_NAMES, answer_once, play_out, some

GAMES = st.fixed_dictionaries(
    {"seats": st.integers(3, 10), "seed": st.integers(0, 2**32), "open-train": st.booleans()}
)
FEW = 80  # decisions: what a test looks at closely


def begun(game: dict[str, Any]) -> tuple[Match, random.Random]:
    options = {"open-train": game.get("open-train", False)}
    match = new_match("western", TEN_NAMES[: game["seats"]], seed=game["seed"], options=options)
    return match, random.Random(game["seed"])


def advanced(game: dict[str, Any], steps: int) -> tuple[Match, random.Random]:
    """After so many random answers, or at the end."""
    match, rng = begun(game)
    play_out(match, rng, most=steps)
    return match, rng


@some(12)
@given(GAMES)
def test_money_and_cards_are_conserved_and_somebody_wins(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    play_out(match, rng, now_and_then(0.1, conserved, rng))
    conserved(match)
    match.rules.check_table(match.table)
    result = match.result
    assert result is not None and result["reason"] == "goal"
    (winner,) = result["winners"]
    goal = match.view(None)["goal"]
    rich = [seat for seat, money in result["scores"].items() if money >= goal]
    assert rich == [winner]


@some(15)
@given(GAMES)
def test_every_payment_is_told_and_the_rest_of_the_log_adds_up(game: dict[str, Any]) -> None:
    """Who reads the log alone knows all the money and the size of every hand."""
    match, rng = begun(game)
    play_out(match, rng)
    table = match.table
    money: Counter[int | None] = Counter()
    hands: Counter[int] = Counter()
    for event in match.events:
        told = event.data
        if event.kind == "money-dealt":
            money.update(dict.fromkeys(range(game["seats"]), told["money"]))
            money[None] = told["pot"]
        elif event.kind == "paid":
            assert 0 <= told["amount"] <= told["owed"]
            money[told["payer"]] -= told["amount"]
            money[told["payee"]] += told["amount"]
        elif event.kind in ("cards-dealt", "cards-drawn"):
            seats = range(game["seats"]) if event.kind == "cards-dealt" else [told["seat"]]
            hands.update(dict.fromkeys(seats, told["number"]))
        elif event.kind == "cards-played":
            hands[told["seat"]] -= len(told["cards"])
            first = "train" in told["cards"]
        elif event.kind == "train-laid":
            hands[told["seat"]] -= 0 if first else len(told["cards"])
            first = False
        elif event.kind in ("card-discarded", "countered", "over-countered"):
            hands[told["seat"]] -= 1
        elif event.kind == "card-taken":
            hands.update({told["seat"]: 1, told["victim"]: -1})
    assert [money[one.seat] for one in table.gamblers] == [one.money for one in table.gamblers]
    assert money[None] == table.pot
    assert [hands[one.seat] for one in table.gamblers] == [len(o.cards) for o in table.gamblers]


@some(100)
@given(
    GAMES,
    st.integers(0, 120),
    st.lists(st.integers(0, 9), max_size=4),
    st.none() | st.integers(-1, 10),
    st.sampled_from([None, None, None, "whisky", "joker", "train"]),
)
def test_any_play_is_an_option_or_refused(
    game: dict[str, Any], steps: int, places: list[int], target: int | None, helper: str | None
) -> None:
    """Nothing is legal that is not offered."""
    match, rng = advanced(game, steps)
    while match.pending is not None and match.pending.kind != "play":
        answer_once(match, rng)
    if match.pending is None:
        return
    held = match.table.gamblers[match.pending.seats[0]].cards
    cards = [held[place % len(held)] for place in places] + [helper] * (helper is not None)
    legal = is_legal(match, {"cards": cards, "target": target})
    offered = any(
        one.target == target and one.cards and Counter(one.cards) == Counter(cards)
        for one in match.pending.options()
    )
    assert legal == offered


# ---- secrets


@some(12)
@given(GAMES, st.integers(0, 10**6))
def test_a_redeal_respects_whatever_a_seat_has_watched(game: dict[str, Any], salt: int) -> None:
    """Somebody who writes down the own log knows some cards for sure: no twin belies them."""
    match, rng = begun(game)
    watchers = [Watcher(seat, len(match.names)) for seat in range(len(match.names))]
    known = 0

    def watched(match: Match) -> None:
        nonlocal known
        if rng.random() > 0.2:
            return
        watcher = rng.choice(watchers)
        watcher.read(match.view(watcher.seat)["log"])
        known += watcher.agrees_with(match.table)
        watcher.is_held_to_know_no_more(match.table)
        twin = match.clone()
        redeal(twin.table, watcher.seat, Draws(salt, len(match.journal)))
        watcher.agrees_with(twin.table)

    play_out(match, rng, watched, most=400)
    assert known or len(match.journal) < 300, "the watchers must really know something"


@some(12)
@given(GAMES, st.integers(0, 150))
def test_hands_are_shown_to_their_owners_alone_and_private_events_told_to_whom_they_concern(
    game: dict[str, Any], steps: int
) -> None:
    match, _ = advanced(game, steps)
    for seat in (None, *range(len(match.names))):
        for other, player in enumerate(match.view(seat)["players"]):
            assert (type(player["cards"]) is list) == (other == seat)
    for event in match.events:
        private = event.kind in ("hand-dealt", "cards-seen", "card-seen")
        assert (event.audience is not None) == private
        if private:
            told = event.data
            assert {*event.audience} == {told["seat"], told.get("victim", told["seat"])}
