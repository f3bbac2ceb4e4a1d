"""What the rules of every game must hold, over random games of any size and options."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.errors import UndoRefused
from game.engine.match import TABLE_AFTER, Match
from tests.contract.subject import Subject
from tests.contract.subjects import every_game, every_table
from tests.rules.always import (
    anything,
    every_option_is_legal,
    legal_or_refused,
    made_one_by_one,
    now_and_then,
    same_again,
    same_again_and_undone,
    saved,
    turns_from_data,
)
from tests.support import laid_open, play_out, some

SEEDS = st.integers(0, 2**32)
LOOKED_AT = 20  # decisions that a test looks at closely


def advanced(subject: Subject, seed: int) -> tuple[Match, random.Random]:
    """After any number of random answers, perhaps at the end."""
    match, rng = subject.begun(seed)
    play_out(match, rng, most=rng.randrange(subject.long))
    return match, rng


@every_game
def test_random_games_of_every_size_end_with_a_result(subject: Subject) -> None:
    for seats in subject.game.seats:
        for seed in range(6):
            match, rng = subject.begun(seed, seats)
            turn = 0

            def adds_up(match: Match) -> None:
                nonlocal turn
                if len(match.turn_starts) != turn:
                    turn = len(match.turn_starts)
                    match.rules.check_table(match.table)

            assert play_out(match, rng, adds_up) < subject.most
            match.rules.check_table(match.table)
            result = match.result
            assert result is not None
            assert result["winners"] and {*result["winners"]} <= {*range(seats)}
            assert result["reason"] and {*result["scores"]} == {*range(seats)}


@every_game
@some(12)
@given(SEEDS)
def test_every_option_offered_is_legal_also_in_its_json_form(subject: Subject, seed: int) -> None:
    match, rng = advanced(subject, seed)
    play_out(match, rng, lambda match: every_option_is_legal(match, rng), most=LOOKED_AT)


@every_game
@some(12)
@given(SEEDS)
def test_turn_starts_are_all_found_by_whoever_asks_late_for_them(
    subject: Subject, seed: int
) -> None:
    late, rng = subject.begun(seed, drawn=True)
    early, early_rng = subject.begun(seed, drawn=True)
    before = [*early.turn_starts]
    for match, chance in ((late, rng), (early, early_rng)):
        play_out(match, chance, most=random.Random(seed).randrange(subject.long))
    again = late.clone()
    assert [*again.turn_starts] == [*late.turn_starts] == [*early.turn_starts]
    assert [*early.turn_starts][: len(before)] == before
    assert laid_open(again) == laid_open(late)


@every_game
def test_a_game_that_nobody_looks_at_packs_few_tables(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, rng = subject.begun(3, drawn=True)
    packed: list[int] = []
    pack = match.rules.pack
    monkeypatch.setattr(match.rules, "pack", lambda table: packed.append(1) or pack(table))
    play_out(match, rng)
    assert len(packed) <= len(match.journal) // TABLE_AFTER
    starts = len(match.turn_starts)
    assert len(packed) >= starts - 1


@every_game
@some(12)
@given(SEEDS)
def test_a_log_holds_what_its_seat_may_know_whenever_it_is_asked_for(
    subject: Subject, seed: int
) -> None:
    match, rng = subject.begun(seed, drawn=True)

    def some_look(match: Match) -> None:
        for seat in (None, *range(len(match.names))):
            if rng.random() < 0.3:
                log = match.events_seen(seat)
                assert log == [event for event in match.events if event.seen_by(seat)]
                log.clear()  # a list of its own
        if rng.random() < 0.1:
            match.clone()
        with suppress(UndoRefused):
            if rng.random() < 0.2:
                match.undo()

    play_out(match, rng, some_look, most=subject.long)


@every_game
@some(25)
@given(SEEDS)
def test_options_made_one_by_one_are_those_of_the_whole_list(subject: Subject, seed: int) -> None:
    match, _ = advanced(subject, seed)
    if match.pending is not None and match.pending.kind != "flick":
        made_one_by_one(match.pending.options())


@every_game
@some(90)
@given(st.data(), SEEDS)
def test_any_answer_is_legal_or_refused_without_a_trace(
    subject: Subject, data: st.DataObject, seed: int
) -> None:
    match, rng = subject.begun(seed)
    answer = data.draw(anything(subject.words, subject.keys))
    legal_or_refused(match, rng, rng.randrange(subject.long), answer)


@every_game
@some(5)
@given(SEEDS)
def test_clone_undo_and_replay_equal_play_at_any_decision(subject: Subject, seed: int) -> None:
    match, rng = subject.begun(seed)
    which = random.Random(seed)
    play_out(match, rng, now_and_then(0.1, same_again_and_undone, which), most=150)
    same_again(match)


@pytest.mark.slow
@every_game
@some(25)
@given(SEEDS)
def test_clone_undo_and_replay_equal_play_at_every_decision(subject: Subject, seed: int) -> None:
    match, rng = subject.begun(seed)
    play_out(match, rng, same_again_and_undone, most=300)
    same_again(match)


@every_table
def test_a_save_at_any_decision_goes_on_as_it_would_have(
    subject: Subject, seats: int, tmp_path: Path
) -> None:
    match, rng = subject.begun(11, seats)
    path = tmp_path / f"{subject.id}.jsonl"
    play_out(match, rng, now_and_then(0.08, lambda match: saved(match, path), rng), most=100)
    play_out(match, rng)
    saved(match, path)


@every_game
@some(5)
@given(SEEDS)
def test_every_turn_can_be_begun_from_its_table_as_data(subject: Subject, seed: int) -> None:
    match, _ = advanced(subject, seed)
    turns_from_data(match)


# --------------------------------------------------------------------------- secrets


@every_game
@some(12)
@given(SEEDS, st.integers(0, 10**6))
def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(
    subject: Subject, seed: int, salt: int
) -> None:
    """Neither its view, nor what it is told, nor who is asked next."""
    match, rng = subject.begun(seed)
    past = rng.randrange(subject.long // 2)
    play_out(match, rng, most=past)
    changed: list[bool] = []
    redeals = subject.redeals
    play_out(match, rng, lambda match: changed.append(redeals.unnoticed(match, rng, salt)), most=40)
    hidden = past < LOOKED_AT < len(changed)  # there is less to hide towards the end
    assert not hidden or any(changed), "the re-deal must really change something"


@every_table
def test_a_view_is_plain_json_and_of_its_seat(subject: Subject, seats: int) -> None:
    match, rng = subject.begun(5, seats)

    def is_plain(match: Match) -> None:
        for seat in (None, *range(seats)):
            view = match.view(seat)
            assert view["game"] == subject.id and view["you"] == seat
            assert json.loads(json.dumps(view)) == view

    play_out(match, rng, now_and_then(0.1, is_plain, rng), most=60)
    play_out(match, rng)
    is_plain(match)
