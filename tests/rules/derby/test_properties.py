"""What must always hold in the derby, over random games of every size and variant."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game import new_match
from game.engine.match import Match
from game.rules.derby.cards import HORSES, KINDS
from game.rules.derby.options import SWITCHES
from tests.rules.always import (
    is_legal,
    now_and_then,
)
from tests.rules.derby.contract import conserved
from tests.support import TEN_NAMES, answer_once, play_out, some

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


# ---- secrets


@some(12)
@given(GAMES, st.integers(0, LONG))
def test_hands_are_shown_to_their_owners_alone(game: dict[str, Any], steps: int) -> None:
    match, _ = advanced(game, steps)
    for seat in (None, *range(len(match.names))):
        for other, player in enumerate(match.view(seat)["players"]):
            assert (type(player["cards"]) is list) == (other == seat)
    for event in match.events:
        assert event.audience == ((event.data["seat"],) if event.kind == "hand-dealt" else None)
