"""What must always hold in Western, over random games of every size."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import new_match
from game.engine.draws import Draws
from game.engine.events import Event
from game.engine.match import Match
from game.rules.western.cards import KINDS
from game.rules.western.redeal import redeal
from tests.rules.always import (
    Redealing,
    anything,
    asked_seats,
    every_option_is_legal,
    is_legal,
    legal_or_refused,
    made_one_by_one,
    now_and_then,
    same_again,
    same_again_and_undone,
    saved,
    some,
    turns_from_data,
)
from tests.rules.western.watcher import Watcher
from tests.support import TEN_NAMES, answer_once, play_out, random_answer

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


def conserved(match: Match) -> None:
    """All the money and all the cards, and nobody has less or more than may be."""
    table = match.table
    seats = len(table.gamblers)
    view = match.view(None)
    total = {3: 580, 4: 610, 5: 750, 6: 890, 7: 850, 8: 960, 9: 1090, 10: 1200}[seats]
    fortunes = [gambler.money for gambler in table.gamblers]
    assert table.pot + sum(fortunes) == total
    assert min(table.pot, *fortunes) >= 0
    cards = Counter([*table.deck, *table.discards])
    for gambler in table.gamblers:
        assert 1 <= len(gambler.cards) <= view["hand-limit"]
        cards.update([*gambler.cards, *["sheriff"] * gambler.sheriff])
    in_play = match.pending is not None and match.pending.kind == "stop-sheriff"
    cards.update(["sheriff"] * in_play)
    assert cards.total() == 102 - sum(view["out"].values())
    assert cards == Counter(table.terms.cards)


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


@some(8)
@given(GAMES, st.integers(0, 150))
def test_every_option_offered_is_legal_also_in_its_json_form(
    game: dict[str, Any], steps: int
) -> None:
    match, rng = advanced(game, steps)
    play_out(match, rng, lambda match: every_option_is_legal(match, rng), most=20)


@some(30)
@given(GAMES, st.integers(0, 150))
def test_options_made_one_by_one_are_those_of_the_whole_list(
    game: dict[str, Any], steps: int
) -> None:
    match, _ = advanced(game, steps)
    if match.pending is not None:
        made_one_by_one(match.pending.options())


ANYTHING = anything(
    [*KINDS, ""],
    ["cards", "target", "discard"],
)


@some(100)
@given(GAMES, st.integers(0, 120), ANYTHING)
def test_any_answer_is_legal_or_refused_without_a_trace(
    game: dict[str, Any], steps: int, answer: Any
) -> None:
    match, rng = begun(game)
    legal_or_refused(match, rng, steps, answer)


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


@some(5)
@given(GAMES)
def test_clone_undo_and_replay_equal_play_at_any_decision(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    which = random.Random(game["seed"])
    play_out(match, rng, now_and_then(0.1, same_again_and_undone, which), most=150)
    same_again(match)


@pytest.mark.parametrize("seats", [3, 10])
def test_a_save_at_any_decision_goes_on_as_it_would_have(seats: int, tmp_path: Path) -> None:
    match, rng = begun({"seats": seats, "seed": 11, "open-train": True})
    path = tmp_path / "western.json"
    play_out(match, rng, now_and_then(0.1, lambda match: saved(match, path), rng), most=FEW)
    play_out(match, rng)
    saved(match, path)


@some(5)
@given(GAMES, st.integers(0, 200))
def test_every_turn_of_a_game_can_be_begun_from_its_table_as_data(
    game: dict[str, Any], steps: int
) -> None:
    match, _ = advanced(game, steps)
    turns_from_data(match)


@pytest.mark.slow
@some(25)
@given(GAMES)
def test_clone_undo_and_replay_equal_play_at_every_decision(game: dict[str, Any]) -> None:
    match, rng = begun(game)

    play_out(match, rng, same_again_and_undone, most=300)
    same_again(match)


# ---- secrets


def answer_of_both(match: Match, seat: int | None, rng: random.Random) -> tuple[Any, int] | None:
    """An answer that can be given in a match and in its re-dealt twin: the twin's question was
    asked before the cards changed hands, so only what needs no secret card of another will do."""
    pending = match.pending
    assert pending is not None
    asked = rng.choice(pending.seats)
    if asked == seat or pending.kind == "draw":
        return random_answer(pending, asked, rng), asked
    return None if pending.kind == "play" else (None, asked)


def same_are_asked(same: Match, twin: Match, _seat: int | None, news: list[Event]) -> None:
    """Also where somebody was shown a card: only whole hands on the table change that."""
    shown = any(event.kind == "hand-shown" for event in news)
    if not shown and twin.pending is not None and same.pending is not None:
        assert asked_seats(twin) == asked_seats(same), "who is asked tells nothing either"
        assert twin.pending.kind == same.pending.kind


REDEALING = Redealing(
    redeal, answer_of_both, lambda _match, twin, _seat: conserved(twin), afterwards=same_are_asked
)


@some(12)
@given(GAMES, st.integers(0, 10**6), st.integers(0, 100))
def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(
    game: dict[str, Any], salt: int, steps: int
) -> None:
    """Neither its view nor who is asked next: that depends on what everybody knows."""
    match, rng = advanced(game, steps)
    changed = []
    play_out(
        match, rng, lambda match: changed.append(REDEALING.unnoticed(match, rng, salt)), most=40
    )
    assert not changed or any(changed), "the re-deal must really change something"


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


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_ten_random_games_finish(seats: int) -> None:
    for seed in range(10):
        match, rng = begun({"seats": seats, "seed": seed})
        decisions = play_out(match, rng)
        assert match.result is not None and decisions < 10_000
