"""What must always hold, whatever the game."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from game.engine.errors import IllegalAnswer
from game.engine.events import Event
from game.engine.match import Match
from game.engine.requests import TakeShot
from tests.support import answer_once, laid_open


def some(examples: int) -> Any:
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))


def every_option_is_legal(match: Match, rng: random.Random) -> None:
    """Also in its JSON form, and each is offered once."""
    pending = match.pending
    assert pending is not None
    if isinstance(pending, TakeShot):
        return
    for seat in pending.seats:
        options = pending.options(seat)
        assert len(options) == len(set(options)), "an option is offered once"
        for option in options:
            assert pending.check(seat, option) == option
        sample = rng.choice(options)
        form = json.loads(msgspec.json.encode(sample))
        assert pending.check(seat, form) == sample
        match.clone().answer(form, seat)


def anything(words: Sequence[str], keys: Sequence[str]) -> st.SearchStrategy[Any]:
    """Whatever somebody might answer, made of words and keys that mean something here."""
    return st.recursive(
        st.none() | st.booleans() | st.integers(-3, 12) | st.floats() | st.sampled_from(words),
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(keys), inner, max_size=4)
        ),
        max_leaves=8,
    )


def legal_or_refused(match: Match, rng: random.Random, steps: int, answer: Any) -> None:
    """After so many random answers any answer at all is legal, or refused without a trace."""
    for _ in range(steps):
        if match.pending is not None:
            answer_once(match, rng)
    if match.pending is None:
        return
    before = laid_open(match)
    try:
        match.answer(answer)
    except IllegalAnswer as refused:
        assert "\n" not in str(refused)
        assert laid_open(match) == before
    else:
        match.rules.check_table(match.table)


def same_again(match: Match) -> None:
    """As a clone, and played anew from its journal."""
    now = laid_open(match)
    assert laid_open(match.clone()) == now
    recorded = msgspec.json.decode(msgspec.json.encode(match.journal))
    entries = [(who, answer) for who, answer in recorded]
    again = Match.replayed(match.rules, match.names, match.seed, entries)
    assert laid_open(again) == now


def until_a_reveal(events: list[Event], seat: int | None) -> list[Event]:
    """What the seat is told, up to the first event that shows somebody what was hidden."""
    told = []
    for event in events:
        if event.reveals:
            break
        if event.seen_by(seat):
            told.append(event)
    return told


def asked_seats(match: Match) -> tuple[int, ...]:
    return () if match.pending is None else match.pending.seats
