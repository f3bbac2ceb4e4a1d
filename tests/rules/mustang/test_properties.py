"""What must always hold in Mustang, over random games of every size."""

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
from game.engine.match import Match
from game.rules.mustang.box import KINDS, shipped_box
from game.rules.mustang.redeal import redeal
from game.rules.mustang.scoring import score
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
    some,
)
from tests.rules.mustang.watcher import Watcher
from tests.support import NAMES, answer_once, play_out, random_answer

GAMES = st.fixed_dictionaries({"seats": st.integers(2, 5), "seed": st.integers(0, 2**32)})
BOX = shipped_box()
MUSTANGS = Counter([*BOX.specials, *(one for kind in KINDS for one in BOX.piles[kind])])


def begun(game: dict[str, Any]) -> tuple[Match, random.Random]:
    match = new_match("mustang", NAMES[: game["seats"]], seed=game["seed"])
    return match, random.Random(game["seed"])


def conserved(match: Match) -> None:
    """47 mustangs, 49 cards, 6 events."""
    table = match.table
    mustangs = [*table.specials, *table.gone]
    cards = [*table.deck, *table.discards]
    for kind in KINDS:
        mustangs += [*table.piles[kind], *table.open[kind]]
    for rancher in table.ranchers:
        mustangs += [*rancher.stable, *rancher.corral]
        cards += rancher.cards
    assert len(mustangs) == 47 and Counter(mustangs) == MUSTANGS
    assert len(cards) == 49 and Counter(cards) == Counter(BOX.cards)
    assert Counter([*table.events, *table.spent]) == Counter(BOX.events)
    assert len(table.tucked) <= len(table.deck)
    assert match.pending is None or (table.deck and all(table.open.values()))


@some(45)
@given(GAMES)
def test_mustangs_cards_and_events_are_conserved(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    play_out(match, rng, conserved)
    conserved(match)
    match.rules.check_table(match.table)
    result = match.result
    assert result is not None and result["reason"] in ("pile", "herd")
    best = max(result["scores"].values())
    assert result["winners"] and all(result["scores"][seat] == best for seat in result["winners"])
    for rancher in match.table.ranchers:
        ended = match.table.ended_by == rancher.seat
        assert result["scores"][rancher.seat] == score(rancher.stable, rancher.corral, ended)


@some(15)
@given(GAMES)
def test_every_option_offered_is_legal_also_in_its_json_form(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    play_out(match, rng, now_and_then(0.3, lambda match: every_option_is_legal(match, rng), rng))


@some(40)
@given(GAMES, st.integers(0, 150))
def test_options_made_one_by_one_are_those_of_the_whole_list(
    game: dict[str, Any], steps: int
) -> None:
    match, rng = begun(game)
    play_out(match, rng, most=steps)
    if match.pending is not None:
        made_one_by_one(match.pending.options())


ANYTHING = anything(
    ["exchange", "catch", "steal", "stable", "foal", "midnight", "7-bay", "cowboy", ""],
    ["action", "cards", "mustang"],
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
    st.sampled_from(["exchange", "catch", "steal", "stable"]),
    st.sampled_from([*MUSTANGS, *KINDS, None]),
    st.lists(st.integers(0, 5), max_size=5),
)
def test_any_action_is_an_option_or_refused(
    game: dict[str, Any], steps: int, action: str, mustang: str | None, places: list[int]
) -> None:
    """Nothing is legal that is not offered."""
    match, rng = begun(game)
    while match.pending is not None and (steps > 0 or match.pending.kind != "action"):
        answer_once(match, rng)
        steps -= 1
    if match.pending is None:
        return
    held = match.table.ranchers[match.pending.seats[0]].cards
    cards = [held[place] for place in places]
    answer = {"action": action, "mustang": mustang, "cards": cards}
    legal = is_legal(match, answer)
    offered = any(
        (one.action, one.mustang) == (action, mustang) and Counter(one.cards) == Counter(cards)
        for one in match.pending.options()
    )
    assert legal == offered


@some(6)
@given(GAMES)
def test_save_clone_undo_and_replay_equal_play_at_any_decision(game: dict[str, Any]) -> None:
    match, rng = begun(game)
    which = random.Random(game["seed"])
    play_out(match, rng, now_and_then(0.1, same_again_and_undone, which))
    same_again(match)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_save_at_any_decision_goes_on_as_it_would_have(seats: int, tmp_path: Path) -> None:
    match, rng = begun({"seats": seats, "seed": 11})
    path = tmp_path / "mustang.json"
    play_out(match, rng, now_and_then(0.1, lambda match: saved(match, path), rng))
    saved(match, path)


@pytest.mark.slow
@some(12)
@given(GAMES)
def test_save_clone_undo_and_replay_equal_play_at_every_decision(game: dict[str, Any]) -> None:
    match, rng = begun(game)

    play_out(match, rng, same_again_and_undone)
    same_again(match)


# ---- secrets


def answer_of_both(match: Match, seat: int | None, rng: random.Random) -> tuple[Any, int] | None:
    """An answer that can be given in a match and in its re-dealt twin: the twin's question was
    asked before the cards changed hands, so only what needs no secret card of another will do."""
    pending = match.pending
    assert pending is not None
    asked = pending.seats[0]
    if asked == seat or pending.kind in ("let-go", "shelter"):
        return random_answer(pending, asked, rng), asked
    if pending.kind == "defend":
        return None, asked
    stabling = [one for one in pending.options() if one.action == "stable"]
    return (rng.choice(stabling), asked) if stabling else None


REDEALING = Redealing(redeal, answer_of_both, lambda _match, twin, _seat: conserved(twin))


@some(12)
@given(GAMES, st.integers(0, 10**6))
def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(
    game: dict[str, Any], salt: int
) -> None:
    match, rng = begun(game)
    changed = []
    play_out(match, rng, lambda match: changed.append(REDEALING.unnoticed(match, rng, salt)))
    assert any(changed), "the re-deal must really change something"


@some(12)
@given(GAMES, st.integers(0, 10**6))
def test_a_redeal_respects_whatever_a_seat_has_watched(game: dict[str, Any], salt: int) -> None:
    """Somebody who writes down the own log knows some cards for sure: no twin belies them."""
    match, rng = begun(game)
    watchers = [Watcher(seat, len(match.names)) for seat in range(len(match.names))]
    known = 0

    def watched(match: Match) -> None:
        nonlocal known
        for watcher in watchers:
            watcher.read(match.view(watcher.seat)["log"])
            known += watcher.agrees_with(match.table)
        watcher = rng.choice(watchers)
        twin = match.clone()
        redeal(twin.table, watcher.seat, Draws(salt, len(match.journal)))
        watcher.agrees_with(twin.table)

    play_out(match, rng, watched)
    assert known, "the watchers must really know something"


@some(12)
@given(GAMES)
def test_nobody_is_told_a_card_that_another_holds_or_what_lies_face_down(
    game: dict[str, Any],
) -> None:
    """The log names a card in a hidden place only if it was there for the seat to see before."""
    match, rng = begun(game)

    def silent(match: Match) -> None:
        for seat in range(len(match.names)):
            seen = match.view(seat)
            del seen["log"], seen["ranchers"][seat]["cards"]
            text = str(seen)
            public = {*seen["discards"], *(seen["theft"] or {}).get("cards", ())}
            hidden = set(match.table.deck).union(*(one.cards for one in match.table.ranchers))
            assert not any(f"'{card}'" in text for card in hidden - public)
            for kind in KINDS:
                assert not any(f"'{one}'" in text for one in match.table.piles[kind])

    play_out(match, rng, silent)
    private = ("hand-dealt", "cards-tucked", "cards-seen")
    for event in match.events:
        assert (event.audience is not None) == (event.kind in private)
        assert event.audience is None or event.audience == (event.data["seat"],)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_forty_random_games_finish(seats: int) -> None:
    for seed in range(40):
        match, rng = begun({"seats": seats, "seed": seed})
        decisions = play_out(match, rng)
        assert match.result is not None
        assert decisions < 2000
