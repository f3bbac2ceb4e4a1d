"""Whatever really happens and is asked in a game can be said, in every language."""

from __future__ import annotations

import random

from game.bots import make_bot
from game.engine.match import Match
from game.i18n import LANGUAGES
from game.wording import words_for
from tests.contract.subject import Subject
from tests.contract.subjects import every_game
from tests.wording.samples import assert_plain_sentence

GAMES = 12  # of each
SHOWN = 0.7  # of all kinds of events, so much at least is seen in them


def play_by_bots(match: Match, seed: int) -> set[tuple[str, ...]]:
    """By random ones, asked in any order; which kinds of questions there were."""
    bots = [make_bot(match.game, "random", seed=seed + seat) for seat in range(len(match.names))]
    asked: set[tuple[str, ...]] = set()
    while match.pending is not None:
        window = getattr(match.pending, "window", None)
        asked.add((match.pending.kind,) if window is None else (match.pending.kind, window))
        seat = random.Random(len(match.events)).choice(match.pending.seats)
        match.answer(bots[seat].choose(match.view(seat), match.pending), seat)
    return asked


def each_event_is_a_sentence(match: Match, code: str) -> None:
    """For whoever may know of it; readers see their own secrets."""
    words = words_for(match.game, code, view=match.seen(None))
    for event in match.events:
        for you in (None, *range(len(match.names))):
            if event.seen_by(you):
                assert_plain_sentence(words.event(event, match.names, you))


@every_game
def test_whole_games_can_be_told(subject: Subject) -> None:
    told: set[str] = set()
    asked: set[tuple[str, ...]] = set()
    for seed in range(GAMES):
        match, _ = subject.begun(seed, min(3 + seed % 3, subject.sizes[-1]))
        asked |= play_by_bots(match, seed)
        told |= {event.kind for event in match.events}
        for code in LANGUAGES:
            each_event_is_a_sentence(match, code)
            words = words_for(match.game, code, view=match.seen(None))
            assert match.result is not None
            for you in (None, *range(len(match.names))):
                assert_plain_sentence(words.result(match.result, match.names, you))
    assert len(told) >= SHOWN * len(match.rules.event_types), "too short to show much"
    for question in asked:
        questions = {words_for(subject.id, code).question(*question) for code in LANGUAGES}
        assert len(questions) == len(LANGUAGES), questions
        assert all(question.strip().endswith("?") for question in questions), questions


@every_game
def test_everything_told_has_words_in_its_table(subject: Subject) -> None:
    match, _ = subject.begun(1)
    assert set(words_for(subject.id, "en").worded_events()) == set(match.rules.event_types)
