"""Every event of the race is one plain sentence in every language, for every reader."""

import random
import re
from collections.abc import Iterator

import pytest

from game import new_match
from game.bots import make_bot
from game.engine.events import Event
from game.engine.match import Match
from game.i18n import LANGUAGES
from game.rules.pony_express.events import EVENTS
from game.wording import Words
from tests.support import GAME, NAMES
from tests.wording.samples import NAMES as SAMPLE_NAMES
from tests.wording.samples import READERS, sample_events, shot

LABELS = ("", *(f"Place {number}" for number in range(1, 34)))
LEFTOVER = re.compile(r"[%{}]|\(\w+\)s|None|\d\.\d")


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return request.param


def tell(words: Words, event: Event, you: int | None = None) -> str | None:
    return words.event(event.kind, event.data, SAMPLE_NAMES, you)


def assert_plain_sentence(sentence: str | None) -> None:
    if sentence is None:
        return
    assert not LEFTOVER.search(sentence), sentence
    assert sentence[-1] in ".!", sentence
    assert sentence[0].isupper(), sentence
    assert "  " not in sentence and "\n" not in sentence, sentence
    assert not re.search(r"[.!?] \w", sentence), f"more than one sentence: {sentence}"


def test_the_samples_hold_every_kind_of_event() -> None:
    assert {type(event) for event in sample_events()} == set(EVENTS)


def test_every_event_is_one_plain_sentence_for_every_reader(code: str) -> None:
    for words in (Words(code), Words(code, bandits=True), Words(code, labels=LABELS)):
        for event in sample_events():
            for you in READERS:
                assert_plain_sentence(tell(words, event, you))


def test_a_spectator_is_told_all_but_what_another_line_says(code: str) -> None:
    silent = {
        (event.kind, event.data.get("free"))
        for event in sample_events()
        if tell(Words(code), event) is None
    }
    assert silent == {
        ("rerolled", ""),
        ("cards-drawn", None),
        ("cards-offered", None),
        ("duel-called", None),
    }


def test_who_reads_is_spoken_to_and_never_named(code: str) -> None:
    words = Words(code)
    for event in sample_events():
        named = tell(words, event)
        for you, name in enumerate(SAMPLE_NAMES):
            spoken = tell(words, event, you)
            assert spoken is None or name not in spoken, spoken
            if named is not None and name in named:
                assert spoken != named


def test_everybody_else_is_named(code: str) -> None:
    """Where a sentence for a spectator names somebody, nobody but the reader is left out."""
    words = Words(code)
    for event in sample_events():
        named = tell(words, event) or ""
        for you in range(len(SAMPLE_NAMES)):
            spoken = tell(words, event, you)
            for seat, name in enumerate(SAMPLE_NAMES):
                if spoken is not None and seat != you and name in named:
                    assert name in spoken, spoken


def test_other_languages_say_it_in_other_words() -> None:
    for event in sample_events():
        for you in READERS:
            told = [tell(Words(code), event, you) for code in LANGUAGES]
            if told[0] is not None:
                assert len(set(told)) == len(LANGUAGES), told


@pytest.mark.parametrize(
    ("you", "sentence"),
    [
        (None, "Xavi pays Zed 3 nuggets after the duel."),
        (0, "You pay Zed 3 nuggets after the duel."),
        (1, "Xavi pays you 3 nuggets after the duel."),
        (2, "Xavi pays Zed 3 nuggets after the duel."),
    ],
)
def test_a_payment_as_each_side_reads_it(you: int | None, sentence: str) -> None:
    data = {"giver": 0, "taker": 1, "amount": 3, "why": "duel"}
    assert Words("en").event("gold-moved", data, SAMPLE_NAMES, you) == sentence


def test_a_log_entry_that_went_through_json_is_worded_the_same() -> None:
    data = {"seat": 0, "faces": ["K", "K", "10", "10", "J"], "hand": "two-pairs", "bluff": True}
    sentence = Words("en").event("cup-lifted", data, SAMPLE_NAMES, None)
    assert sentence == "The cup comes up on K K 10 10 J, two pairs: Xavi was bluffing."


def test_a_name_may_hold_what_means_something_in_a_format() -> None:
    names = ("%(name)s", "100%", "{0}")
    sentence = Words("fr").event("accused", {"seat": 1, "accuser": 0}, names, None)
    assert sentence is not None
    assert sentence.startswith("%(name)s ") and " 100% " in sentence


def test_places_are_named_where_the_board_is_known(code: str) -> None:
    moved = {"seat": 0, "origin": 6, "to": 10, "why": "dice"}
    with_places = Words(code, labels=LABELS).event("moved", moved, SAMPLE_NAMES, None)
    without = Words(code).event("moved", moved, SAMPLE_NAMES, None)
    assert with_places is not None and without is not None
    assert "(Place 10)" in with_places and with_places.replace(" (Place 10)", "") == without
    arrival = Words(code, labels=LABELS).event("arrived", {"seat": 0}, SAMPLE_NAMES, None)
    assert arrival is not None and "Place 33" in arrival


def test_bandits_take_the_indians_place(code: str) -> None:
    """In the same words otherwise: the players chose what the figures are called."""
    indians, bandits = Words(code), Words(code, bandits=True)
    changed = 0
    for event in sample_events():
        before, after = tell(indians, event), tell(bandits, event)
        if before != after:
            changed += 1
            assert before is not None and after is not None
            assert before.replace(indians.figures_said, bandits.figures_said) == after
    assert changed == 1  # only the meeting itself names them


def test_a_rider_that_must_fall_and_is_only_touched_is_no_plain_miss() -> None:
    words = Words("en")
    assert tell(words, shot("miss")) == "Xavi misses."
    assert tell(words, shot("miss", touched=(0,))) == "Xavi misses."
    grazed = tell(words, shot("miss", touched=(1,)), you=1)
    assert grazed == "Xavi grazes you, but that is not enough."


def test_an_unknown_kind_of_event_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="no-such-event"):
        Words("en").event("no-such-event", {}, SAMPLE_NAMES, None)


def finished_races() -> Iterator[Match]:
    for seed in range(12):
        seats = 3 + seed % 3
        options = {"must-fall": seed % 2 == 0, "liars-go-to-jail": seed % 4 < 2}
        match = new_match(GAME, NAMES[:seats], seed=seed, options=options)
        play_by_bots(match, seed)
        yield match


def play_by_bots(match: Match, seed: int) -> None:
    bots = [make_bot(GAME, "random", seed=seed + seat) for seat in range(len(match.names))]
    while match.pending is not None:
        seat = random.Random(len(match.events)).choice(match.pending.seats)
        match.answer(bots[seat].choose(match.view(seat), match.pending), seat)


def test_whole_races_can_be_told() -> None:
    """What really happens, not only what the samples think of; readers see their own secrets."""
    kinds = set()
    for match in finished_races():
        assert match.result is not None
        for code in LANGUAGES:
            words = Words(code, labels=match.table.board.labels)
            for event in match.events:
                kinds.add(event.kind)
                for you in (None, *range(len(match.names))):
                    if event.seen_by(you):
                        told = words.event(event.kind, event.data, match.names, you)
                        assert_plain_sentence(told)
            assert_plain_sentence(words.result(match.result, match.names))
    assert len(kinds) > 25, "the races are too short to show much"
