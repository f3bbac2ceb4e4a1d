"""What must always hold in Mustang, over random games of every size."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game import new_match
from game.engine.draws import Draws
from game.engine.match import Match
from game.rules.mustang.box import KINDS
from game.rules.mustang.redeal import redeal
from game.rules.mustang.scoring import score
from tests.rules.always import (
    is_legal,
)
from tests.rules.mustang.contract import MUSTANGS, conserved
from tests.rules.mustang.watcher import Watcher
from tests.support import NAMES, answer_once, play_out, some

GAMES = st.fixed_dictionaries({"seats": st.integers(2, 5), "seed": st.integers(0, 2**32)})


def begun(game: dict[str, Any]) -> tuple[Match, random.Random]:
    match = new_match("mustang", NAMES[: game["seats"]], seed=game["seed"])
    return match, random.Random(game["seed"])


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
