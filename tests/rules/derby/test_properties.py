"""What must always hold in the derby, over random games of every size and variant."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import new_match
from game.engine.match import Match
from game.rules.derby.cards import HORSES, KINDS
from game.rules.derby.house import SWITCHES
from game.rules.derby.redeal import redeal
from tests.rules.always import (
    Redealing,
    anything,
    every_option_is_legal,
    is_legal,
    legal_or_refused,
    made_one_by_one,
    now_and_then,
    same_again,
    same_again_and_undone,
    saved,
    turns_from_data,
)
from tests.support import TEN_NAMES, answer_once, play_out, random_answer, some

OPTIONS = st.fixed_dictionaries(
    {"first-card": st.integers(0, 3), **dict.fromkeys(SWITCHES, st.booleans())}
)
GAMES = st.fixed_dictionaries(
    {"seats": st.integers(2, 6), "seed": st.integers(0, 2**32), "options": OPTIONS}
)
LONG = 150  # decisions: about where a game ends


def begun(game: dict[str, Any]) -> tuple[Match, random.Random]:
    match = new_match(
        "derby", TEN_NAMES[: game["seats"]], seed=game["seed"], options=game["options"]
    )
    return match, random.Random(game["seed"])


def advanced(game: dict[str, Any], steps: int) -> tuple[Match, random.Random]:
    """After so many random answers, or at the end."""
    match, rng = begun(game)
    play_out(match, rng, most=steps)
    return match, rng


def conserved(match: Match) -> None:
    """All 42 cards and everybody's 15 chips."""
    table = match.table
    cards = Counter([*table.deck, *table.left_over])
    for bettor in table.bettors:
        cards.update(bettor.cards)
        on_horses = sum(horse.bets[bettor.seat] for horse in table.horses)
        assert on_horses + sum(bettor.stacks) == 15
    for horse in table.horses:
        cards.update(horse.cards)
        if table.phase == "race":
            assert len(horse.cards) == 6
    assert cards.total() == 42 and cards == Counter(table.house.box.cards)


@some(15)
@given(GAMES)
def test_cards_and_chips_are_conserved_and_the_game_ends(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    play_out(match, rng, now_and_then(0.1, conserved, rng))
    conserved(match)
    match.rules.check_table(match.table)
    result = match.result
    assert result is not None and result["winners"]
    best = max(result["scores"].values())
    assert all(result["scores"][seat] == best for seat in result["winners"])
    assert len(match.view(None)["arrived"]) == 3


@some(15)
@given(GAMES)
def test_four_squares_a_turn_at_most_except_by_a_special_card(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    play_out(match, rng)
    squares = dict.fromkeys(HORSES, 0)
    start = 0
    for event in match.events:
        told = event.data
        if event.kind == "horse-began":
            start = squares[told["horse"]]
        elif event.kind == "horse-moved":
            horse = told["horse"]
            assert told["start"] == squares[horse] < told["square"] <= 19
            squares[horse] = told["square"]
            assert told["why"] == "level" or told["square"] - start <= 4
            assert told["why"] != "level" or told["square"] in [
                at for name, at in squares.items() if name != horse
            ]
        elif event.kind == "horse-refused":
            assert squares[told["horse"]] == told["square"] and told["start"] == start
            squares[told["horse"]] = start
        elif event.kind == "horse-tired":
            assert squares[told["horse"]] == told["square"] > start
        elif event.kind == "die-rolled":
            assert told["success"] == (told["face"] <= told["needs"])
    assert squares == {horse.horse: horse.square for horse in match.table.horses}


@some(15)
@given(GAMES)
def test_who_reads_the_log_alone_knows_all_odds_bets_and_chips(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    play_out(match, rng)
    rows: dict[str, int] = {}
    cards: dict[str, list[str]] = {horse: [] for horse in HORSES}
    bets: Counter[tuple[str, int]] = Counter()
    chips: Counter[int] = Counter()
    for log in match.view(None)["log"]:
        kind, told = log["kind"], log["data"]
        if kind in ("first-card-laid", "card-laid"):
            if kind == "card-laid":
                assert told["row_before"] == rows.get(told["horse"])
                assert told["before"] == (cards[told["horse"]] or [None])[-1]
            rows[told["horse"]] = told["row"]
            cards[told["horse"]].append(told["card"])
        elif kind == "bet-laid":
            bets[told["horse"], told["seat"]] += told["chips"]
            assert bets[told["horse"], told["seat"]] == told["total"]
        elif kind in ("prize-paid", "bet-paid"):
            chips[told["seat"]] += told["chips"]
            if kind == "bet-paid":
                assert bets.pop((told["horse"], told["seat"])) == told["stake"]
    assert not bets, "every bet is settled"
    seen = match.view(None)
    assert [rows[horse] for horse in HORSES] == [horse["row"] for horse in seen["horses"]]
    laid = [list(horse.cards) for horse in match.table.horses]
    assert [cards[horse] for horse in HORSES] == laid, "also with hidden hands"
    assert [chips[seat] for seat in range(game["seats"])] == [
        player["chips"] for player in seen["players"]
    ]


@some(8)
@given(GAMES, st.integers(0, LONG))
def test_every_option_offered_is_legal_also_in_its_json_form(
    game: dict[str, Any], steps: int
) -> None:
    match, rng = advanced(game, steps)
    play_out(match, rng, lambda match: every_option_is_legal(match, rng), most=12)


@some(25)
@given(GAMES, st.integers(0, 60))
def test_options_made_one_by_one_are_those_of_the_whole_list(
    game: dict[str, Any], steps: int
) -> None:
    match, _ = advanced(game, steps)
    if match.pending is not None:
        made_one_by_one(match.pending.options())


ANYTHING = anything([*KINDS, *HORSES, "draw-level", ""], ["card", "horse", "seat"])


@some(80)
@given(GAMES, st.integers(0, LONG), ANYTHING)
def test_any_answer_is_legal_or_refused_without_a_trace(
    game: dict[str, Any], steps: int, answer: Any
) -> None:
    match, rng = begun(game)
    legal_or_refused(match, rng, steps, answer)


@some(60)
@given(GAMES, st.integers(0, 60), st.sampled_from(KINDS), st.sampled_from(HORSES))
def test_any_card_on_any_horse_is_an_option_or_refused(
    game: dict[str, Any], steps: int, card: str, horse: str
) -> None:
    """Nothing is legal that is not offered."""
    match, rng = advanced(game, steps)
    while match.pending is not None and match.pending.kind not in ("play-card", "first-card"):
        answer_once(match, rng)
    if match.pending is None:
        return
    legal = is_legal(match, {"card": card, "horse": horse})
    offered = [(one.card, one.horse) for one in match.pending.options()]
    assert legal == ((card, horse) in offered)


@some(5)
@given(GAMES)
def test_clone_undo_and_replay_equal_play_at_any_decision(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    which = random.Random(game["seed"])
    play_out(match, rng, now_and_then(0.06, same_again_and_undone, which))
    same_again(match)


@pytest.mark.parametrize(("seats", "first_card"), [(2, 2), (6, 3)])
def test_a_save_at_any_decision_goes_on_as_it_would_have(
    seats: int, first_card: int, tmp_path: Path
) -> None:
    options = {"first-card": first_card, "choose-tracks": True}
    match, rng = begun({"seats": seats, "seed": 11, "options": options})
    path = tmp_path / "derby.json"
    play_out(match, rng, now_and_then(0.04, lambda match: saved(match, path), rng))
    saved(match, path)


@some(5)
@given(GAMES)
def test_every_turn_of_a_game_can_be_begun_from_its_table_as_data(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    play_out(match, rng)
    turns_from_data(match)


@pytest.mark.slow
@some(25)
@given(GAMES)
def test_clone_undo_and_replay_equal_play_at_every_decision(game: dict[str, Any]) -> None:
    match, rng = begun(game)

    play_out(match, rng, same_again_and_undone)
    same_again(match)


# ---- secrets


def answer_of_both(match: Match, seat: int | None, rng: random.Random) -> tuple[Any, int] | None:
    """An answer that can be given in a match and in its re-dealt twin: not a secret card."""
    pending = match.pending
    assert pending is not None
    (asked,) = pending.seats
    if pending.kind == "play-card" and asked != seat:
        return None
    return random_answer(pending, asked, rng), asked


REDEALING = Redealing(redeal, answer_of_both, lambda _match, twin, _seat: conserved(twin))


@some(12)
@given(GAMES, st.integers(0, 10**6), st.integers(0, LONG))
def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(
    game: dict[str, Any], salt: int, steps: int
) -> None:
    """Neither its view, nor what it is told, nor what happens before something hidden shows."""
    match, rng = advanced(game, steps)
    changed = []
    play_out(
        match, rng, lambda match: changed.append(REDEALING.unnoticed(match, rng, salt)), most=20
    )
    assert any(changed) or steps > 20, "the re-deal must really change something"


@some(12)
@given(GAMES, st.integers(0, LONG))
def test_hands_are_shown_to_their_owners_alone(game: dict[str, Any], steps: int) -> None:
    match, _ = advanced(game, steps)
    for seat in (None, *range(len(match.names))):
        for other, player in enumerate(match.view(seat)["players"]):
            assert (type(player["cards"]) is list) == (other == seat)
    for event in match.events:
        assert event.audience == ((event.data["seat"],) if event.kind == "hand-dealt" else None)
