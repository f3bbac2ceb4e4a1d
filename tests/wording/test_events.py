"""Every event of every game is one plain sentence in every language, for every reader."""

import pytest

from game import new_match
from game.engine.errors import SetupError
from game.engine.events import Event
from game.i18n import LANGUAGES
from game.wording import words_for
from game.wording.pony_express import RaceWords
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
    assert set(plain_words(worded.game, "en").worded_events()) == {
        type(event) for event in worded.events()
    }


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
    with pytest.raises(SetupError, match="chess"):
        words_for("chess", "en")


def test_the_words_of_a_match_know_its_board() -> None:
    match = new_match("pony-express", NAMES[:3], seed=1)
    words = words_for("pony-express", "en", view=match.seen(None))
    assert isinstance(words, RaceWords)
    assert words.space(1) != RaceWords("en").space(1)
