"""Every event of every game is one plain sentence in every language, for every reader."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game import new_match
from game.bots import make_bot
from game.engine.events import Event
from game.engine.match import Match
from game.i18n import LANGUAGES
from game.wording import Words, words_for
from tests.support import NAMES
from tests.wording.samples import NAMES as SAMPLE_NAMES
from tests.wording.samples import READERS, WORDED, Worded, assert_plain_sentence, plain_words, tell

UNKNOWN = "no-such-event"


class Unheard(Event, frozen=True, kw_only=True, tag=UNKNOWN):
    """Of no game."""


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(params=WORDED)
def worded(request: pytest.FixtureRequest) -> Worded:
    return WORDED[request.param]


def test_the_samples_hold_every_kind_of_event(worded: Worded) -> None:
    assert {type(event) for event in worded.events()} == set(worded.kinds)


def test_there_are_words_for_every_kind_of_event_and_for_no_other(worded: Worded) -> None:
    assert set(plain_words(worded.game, "en").EVENTS) == {type(event) for event in worded.events()}


def test_every_event_is_one_plain_sentence_for_every_reader(worded: Worded, code: str) -> None:
    for words in worded.words(code):
        for event in worded.events():
            for you in READERS:
                assert_plain_sentence(tell(words, event, you))


def test_a_spectator_is_told_all_but_what_another_line_says(worded: Worded, code: str) -> None:
    words = plain_words(worded.game, code)
    assert {event.kind for event in worded.events() if tell(words, event) is None} == worded.silent


def test_who_reads_is_spoken_to_and_never_named(worded: Worded, code: str) -> None:
    words = plain_words(worded.game, code)
    for event in worded.events():
        named = tell(words, event)
        for you, name in enumerate(SAMPLE_NAMES):
            spoken = tell(words, event, you)
            assert spoken is None or name not in spoken, spoken
            if named is not None and name in named:
                assert spoken != named


def test_everybody_else_is_named(worded: Worded, code: str) -> None:
    """Where a sentence for a spectator names somebody, nobody but the reader is left out."""
    words = plain_words(worded.game, code)
    for event in worded.events():
        named = tell(words, event) or ""
        for you in range(len(SAMPLE_NAMES)):
            spoken = tell(words, event, you)
            for seat, name in enumerate(SAMPLE_NAMES):
                if spoken is not None and seat != you and name in named:
                    assert name in spoken, spoken


def test_other_languages_say_it_in_other_words(worded: Worded) -> None:
    for event in worded.events():
        for you in READERS:
            told = [tell(plain_words(worded.game, code), event, you) for code in LANGUAGES]
            if told[0] is not None:
                assert len(set(told)) == len(LANGUAGES), told


def test_an_unknown_kind_of_event_is_an_error_that_names_it(worded: Worded) -> None:
    with pytest.raises(KeyError, match=UNKNOWN):
        plain_words(worded.game, "en").event(Unheard(), SAMPLE_NAMES, None)


def test_a_game_without_words_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="chess"):
        words_for("chess", "en")


# --------------------------------------------------------------------------- whole games


def options_of(game: str, seed: int) -> dict[str, Any]:
    if game == "derby":
        switches = {"hard-ride": seed % 2 == 0, "choose-tracks": seed % 3 == 0}
        return {"first-card": seed % 4, **switches}
    if game != "pony-express":
        return {}
    return {"must-fall": seed % 2 == 0, "liars-go-to-jail": seed % 4 < 2}


def finished_games(game: str) -> Iterator[Match]:
    for seed in range(12):
        match = new_match(game, NAMES[: 3 + seed % 3], seed=seed, options=options_of(game, seed))
        play_by_bots(match, seed)
        yield match


def play_by_bots(match: Match, seed: int) -> None:
    bots = [make_bot(match.game, "random", seed=seed + seat) for seat in range(len(match.names))]
    while match.pending is not None:
        seat = random.Random(len(match.events)).choice(match.pending.seats)
        match.answer(bots[seat].choose(match.view(seat), match.pending), seat)


@pytest.mark.parametrize(
    ("game", "most_kinds"), [("pony-express", 25), ("mustang", 20), ("western", 26), ("derby", 25)]
)
def test_whole_games_can_be_told(game: str, most_kinds: int) -> None:
    """What really happens, not only what the samples think of; readers see their own secrets."""
    kinds = set()
    for match in finished_games(game):
        assert match.result is not None
        for code in LANGUAGES:
            words = words_for(game, code, table=match.table)
            for event in match.events:
                kinds.add(event.kind)
                for you in (None, *range(len(match.names))):
                    if event.seen_by(you):
                        told = words.event(event, match.names, you)
                        assert_plain_sentence(told)
            assert_plain_sentence(words.result(match.result, match.names))
    assert len(kinds) > most_kinds, "the games are too short to show much"


def test_the_words_of_a_match_know_its_board() -> None:
    match = new_match("pony-express", NAMES[:3], seed=1)
    words = words_for("pony-express", "en", table=match.table)
    assert isinstance(words, Words)
    assert words.space(1) != Words("en").space(1)
