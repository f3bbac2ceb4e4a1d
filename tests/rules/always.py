"""What must always hold, whatever the game."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import strategies as st

from game import load_match
from game.engine.draws import Draws
from game.engine.errors import IllegalAnswer, UndoRefused
from game.engine.events import Event
from game.engine.match import Match
from game.engine.requests import TakeShot
from tests.support import answer_once, laid_open, play_out

Look = Callable[[Match], None]


def now_and_then(share: float, check: Look, rng: random.Random) -> Look:
    """Looks at such a share of all decisions."""
    return lambda match: check(match) if rng.random() < share else None


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


def made_one_by_one(options: Sequence[Any]) -> None:
    """Options that are made when they are asked for are those of the whole list."""
    listed = list(options)
    number = len(options)
    assert number == len(listed) > 0
    assert [options[place] for place in range(number)] == listed
    assert [options[place - number] for place in range(number)] == listed
    assert list(options[2:5]) == listed[2:5] and listed[0] in options
    for beyond in (number, -number - 1):
        with pytest.raises(IndexError):
            options[beyond]


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
    play_out(match, rng, most=steps)
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


def same_again_and_undone(match: Match) -> None:
    same_again(match)
    undone(match)


def undone(match: Match) -> None:
    """An answer that can be taken back leads to where it was given."""
    rng = random.Random(len(match.journal))
    before, twin = laid_open(match), match.clone()
    answer_once(twin, rng)
    try:
        twin.undo()
    except UndoRefused:
        return
    assert laid_open(twin) == before


def saved(match: Match, path: Path) -> None:
    """It comes back as it was."""
    match.save(path)
    again = load_match(path)
    assert laid_open(again) == laid_open(match)


def turns_from_data(match: Match) -> None:
    """Every turn so far can be begun from its table as data."""
    for start in match.turn_starts:
        data = match.rules.table_data(start.table)
        again = match.rules.table_from_data(data, match.names)
        assert match.rules.pack(again) == start.table


def is_legal(match: Match, answer: Any) -> bool:
    """Whether the first who is asked may answer that."""
    assert match.pending is not None
    try:
        match.pending.check(match.pending.seats[0], answer)
    except ValueError:
        return False
    return True


Redeal = Callable[[Any, int | None, Draws], None]
Answered = tuple[Any, int] | None  # an answer, and by whom


def twins(redeal: Redeal, m: Match, seat: int | None, number: int = 40) -> list[Any]:
    """Tables that the seat could sit at for all it knows."""
    tables = []
    for salt in range(number):
        table = copy.deepcopy(m.table)
        redeal(table, seat, Draws(salt, 1))
        m.rules.check_table(table)
        tables.append(table)
    return tables


def until_a_reveal(events: list[Event], seat: int | None) -> list[Event]:
    """What the seat is told, up to the first event that shows somebody what was hidden."""
    told = []
    for event in events:
        if event.reveals:
            break
        if event.seen_by(seat):
            told.append(event)
    return told


def redealt_unseen(redeal: Redeal, match: Match, seat: int | None, salt: int) -> tuple[Match, bool]:
    """A twin in which what the seat cannot see was dealt anew, with the same view for it; and
    whether anything is different."""
    twin = match.clone()
    redeal(twin.table, seat, Draws(salt, len(match.journal)))
    assert match.rules.view(twin.table, seat) == match.rules.view(match.table, seat)
    match.rules.check_table(twin.table)
    return twin, match.rules.pack(twin.table) != match.rules.pack(match.table)


def told_alike(
    match: Match, twin: Match, seat: int | None, given: tuple[Any, int]
) -> tuple[Match, list[Event]]:
    """An answer at a table and at its re-dealt twin: the seat is told the same, as far as nothing
    hidden is shown. Gives the first table as it goes on, and what happened at both."""
    same, events = match.clone(), len(match.events)
    for one in (same, twin):
        one.answer(*given)
    news, of_twin = (list(one.events[events:]) for one in (same, twin))
    told, told_twin = until_a_reveal(news, seat), until_a_reveal(of_twin, seat)
    shorter = min(len(told), len(told_twin))
    assert told[:shorter] == told_twin[:shorter]
    return same, [*news, *of_twin]


def asked_seats(match: Match) -> tuple[int, ...]:
    return () if match.pending is None else match.pending.seats


def goes_on_alike(same: Match, twin: Match, seat: int | None, news: list[Event]) -> None:
    """As long as nothing hidden was shown, the seat sees the same, and the same are asked."""
    if not any(event.reveals for event in news):
        assert twin.rules.view(twin.table, seat) == same.rules.view(same.table, seat)
        assert asked_seats(twin) == asked_seats(same), "who is asked tells nothing either"


class Redealing(NamedTuple):
    """What a seat cannot see is dealt anew, and nothing changes for it. `answer_of_both`: an answer
    that can be given at a table and at its twin, and by whom: the twin's question was asked before
    the cards changed hands. `holds`: of a table and its twin, for the seat. `afterwards`: of both
    after that answer, with what happened at both."""

    redeal: Redeal
    answer_of_both: Callable[[Match, int | None, random.Random], Answered]
    holds: Callable[[Match, Match, int | None], None]
    afterwards: Callable[[Match, Match, int | None, list[Event]], None] = goes_on_alike

    def unnoticed(self, match: Match, rng: random.Random, salt: int) -> bool:
        """By any seat, nor when the game goes on. Gives whether anything was different."""
        seat = rng.choice([None, *range(len(match.names))])
        twin, changed = redealt_unseen(self.redeal, match, seat, salt)
        self.holds(match, twin, seat)
        given = self.answer_of_both(match, seat, rng)
        if given is not None:
            same, news = told_alike(match, twin, seat, given)
            self.afterwards(same, twin, seat, news)
        return changed
